import { describe, expect, it } from 'vitest';
import { DEAL, move, playAll, table, view } from '../../test/naive/support.js';
import { IllegalActionError, checkAction, legalActions, movableCount, newGame, parseActions, play } from './index.js';
import type { Action, Position } from './index.js';
import wonGames from '../../test/fixtures/won-games.json';

const won = wonGames.find(({ code }) => code === 'SD1-S1-AAAAAGM')!;
const wonGame = playAll(newGame(won.code), parseActions(won.actions));

/** 1: 7S on hidden; 2: 8H; 3: 9D 8S 7D; 4: KS; 5: AS; 6: empty; 7: 6D 5D */
const board = table('SD1-S4', ['[3D 4C] 7S', '8H', '9D 8S 7D', 'KS', 'AS', '-', '6D 5D']);
/** every column holds a card */
const full = table('SD1-S4', ['[3D 4C] 7S', '8H', '9D 8S 7D', 'KS', 'AS', '2C', '6D 5D']);

const moveReasons: [string, Position | null, Action, string | null][] = [
  ['no game', null, move(0, 1), 'no-game'],
  ['a won game', wonGame.position, move(0, 1), 'game-over'],
  ['a column from before the first', board, move(-1, 1), 'no-such-column'],
  ['a column after the last', board, move(0, 7), 'no-such-column'],
  ['half a column', board, move(0.5, 1), 'no-such-column'],
  ['a column that is not a number', board, move(Number.NaN, 1), 'no-such-column'],
  ['a column named by text', board, move('0' as unknown as number, 1), 'no-such-column'],
  ['a column not given', board, { type: 'move', from: 0 } as unknown as Action, 'no-such-column'],
  ['its own column', board, move(0, 0), 'same-column'],
  ['no card', board, move(0, 1, 0), 'bad-count'],
  ['less than no card', board, move(0, 1, -1), 'bad-count'],
  ['half a card', board, move(0, 1, 0.5), 'bad-count'],
  ['a count that is not a number', board, move(0, 1, Number.NaN), 'bad-count'],
  ['more cards than a run can have', board, move(0, 1, 14), 'bad-count'],
  ['more cards than the column has', board, move(1, 0, 2), 'bad-count'],
  ['more cards than the column has, hidden ones counted', board, move(0, 1, 4), 'bad-count'],
  ['an empty column', board, move(5, 0), 'empty-source'],
  ['hidden cards', board, move(0, 5, 2), 'hidden-card'],
  ['cards of two suits', board, move(2, 5, 2), 'not-a-run'],
  ['a king on a card', board, move(3, 1), 'king-needs-empty'],
  ['a card on an ace', board, move(0, 4), 'on-ace'],
  ['a card on a lower one', board, move(1, 0), 'wrong-rank'],
  ['a card on one two higher', board, move(6, 0), 'wrong-rank'],
  ['a card on one of the same rank', board, move(0, 2), 'wrong-rank'],
  ['a card on one rank higher, of another suit', board, move(0, 1), null],
  ['a run on one rank higher, of another suit', board, move(6, 0, 2), null],
  ['a king on an empty column', board, move(3, 5), null],
  ['a run on an empty column', board, move(6, 5, 2), null],
  ['an ace on an empty column', board, move(4, 5), null],
];

const dealReasons: [string, Position | null, string | null][] = [
  ['no game', null, 'no-game'],
  ['a won game', wonGame.position, 'game-over'],
  ['an empty stock', table('SD1-S1', ['KS', 'KS', 'KS', 'KS', '3S', '3S', '2S'], { rest: 6 }), 'stock-empty'],
  ['fewer cards than columns', table('SD1-S4', ['2D', '3C'], { removed: 'SH' }), 'too-few-cards'],
  ['no card at all on the table', table('SP1-S1', []), 'too-few-cards'],
  ['an empty column', board, 'empty-column'],
  [
    'as many cards as columns, one column empty',
    table('SD1-S4', ['2D 3C', '4C', '5C', '6C', '7C', '8C']),
    'empty-column',
  ],
  ['9 cards on the 10 columns of Spider', table('SP1-S1', ['AS 2S', '3S 5S', 'KS QS 3S 5S 7S']), 'too-few-cards'],
  [
    '10 cards on 9 columns of Spider',
    table('SP1-S1', ['AS 2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'TS']),
    'empty-column',
  ],
  ['7 cards on the 7 columns of Spiderette', table('SD1-S1', ['AS', '2S', '3S', '4S', '5S', '6S', '7S']), null],
  ['a card on each column', full, null],
  ['a card on each column while moves remain', newGame('SD1-S1-AAAAABD').position, null],
];

describe('reasons of refusal', () => {
  it.each(moveReasons)('move: %s', (_, position, action, reason) => {
    expect(checkAction(position, action)).toBe(reason);
  });

  it.each(dealReasons)('deal: %s', (_, position, reason) => {
    expect(checkAction(position, DEAL)).toBe(reason);
  });

  it('the last deal of 3 is refused over an empty column as well, even where it would get no card', () => {
    const position = table('SD1-S1', ['KS', 'KS', 'QS', 'QS', '3S', '[9S] 4S', '-'], { stock: 'AS AS AS', rest: 5 });
    expect(position.stock).toHaveLength(3);
    expect(checkAction(position, DEAL)).toBe('empty-column');
    expect(checkAction(position, DEAL, { relaxedDeal: true, undoLimit: 100 })).toBeNull();
  });

  it('relaxed deals know neither empty columns nor too few cards', () => {
    const relaxed = { relaxedDeal: true, undoLimit: 100 };
    expect(checkAction(board, DEAL, relaxed)).toBeNull();
    expect(checkAction(table('SD1-S4', ['2D', '3C'], { removed: 'SH' }), DEAL, relaxed)).toBeNull();
    expect(checkAction(table('SP1-S1', []), DEAL, relaxed)).toBeNull();
    expect(checkAction(wonGame.position, DEAL, relaxed)).toBe('game-over');
    expect(checkAction(dealReasons[2]![1], DEAL, relaxed)).toBe('stock-empty');
    expect(checkAction(null, DEAL, relaxed)).toBe('no-game');
  });

  describe('come in their order: of two that apply, the first is given', () => {
    const moves: [string, Position | null, Action, string][] = [
      ['no-game before no-such-column', null, move(9, 9, 99), 'no-game'],
      ['game-over before no-such-column', wonGame.position, move(9, 9, 99), 'game-over'],
      ['game-over before empty-source', wonGame.position, move(0, 1, 1), 'game-over'],
      ['no-such-column before same-column', board, move(7, 7), 'no-such-column'],
      ['no-such-column before bad-count', board, move(0, 7, 0), 'no-such-column'],
      ['no-such-column before empty-source', board, move(5, 7), 'no-such-column'],
      ['same-column before bad-count', board, move(0, 0, 99), 'same-column'],
      ['same-column before empty-source', board, move(5, 5), 'same-column'],
      ['same-column before hidden-card', board, move(0, 0, 3), 'same-column'],
      ['bad-count before empty-source', board, move(5, 0, 0), 'bad-count'],
      ['bad-count before hidden-card', board, move(0, 1, 14), 'bad-count'],
      ['empty-source where the count would be one', board, move(5, 0, 13), 'empty-source'],
      ['hidden-card before not-a-run', board, move(0, 1, 3), 'hidden-card'],
      ['not-a-run before wrong-rank', board, move(2, 0, 2), 'not-a-run'],
      ['not-a-run before on-ace', board, move(2, 4, 3), 'not-a-run'],
      ['king-needs-empty before on-ace', board, move(3, 4), 'king-needs-empty'],
      ['king-needs-empty before wrong-rank', board, move(3, 0), 'king-needs-empty'],
      ['on-ace before wrong-rank', board, move(0, 4), 'on-ace'],
      ['on-ace for an ace on an ace', table('SD1-S4', ['AS', 'AH']), move(0, 1), 'on-ace'],
    ];
    it.each(moves)('%s', (_, position, action, reason) => {
      expect(checkAction(position, action)).toBe(reason);
    });

    it('not-a-run before king-needs-empty', () => {
      expect(checkAction(table('SD1-S4', ['KS QH', '3C']), move(0, 1, 2))).toBe('not-a-run');
    });
    it('hidden-card before king-needs-empty', () => {
      expect(checkAction(table('SD1-S4', ['[KS] QS', '3C']), move(0, 1, 2))).toBe('hidden-card');
    });
    it('stock-empty before empty-column', () => {
      const bare = table('SD1-S4', ['2D', '[4C] 3C'], { removed: 'SH', rest: 1 });
      expect(checkAction(bare, DEAL)).toBe('stock-empty');
      const barest = table('SD1-S4', ['KC', 'QC JC TC', '9C 8C 7C 6C 5C 4C 3C 2C AC'], { removed: 'SHD' });
      expect(barest.stock).toHaveLength(0);
      expect(checkAction(barest, DEAL)).toBe('stock-empty');
    });
    it('too-few-cards before empty-column', () => {
      expect(checkAction(table('SD1-S4', ['2D 3C AD', '4C 5C 6C'], { removed: 'SH' }), DEAL)).toBe('too-few-cards');
    });
  });

  it('play throws them and leaves the game as it was', () => {
    const game = newGame(board);
    const before = JSON.stringify(view(game));
    for (const [, position, action, reason] of moveReasons) {
      if (position !== board || reason === null) continue;
      let refused: unknown;
      try {
        play(game, action);
      } catch (error) {
        refused = error;
      }
      expect(refused, reason).toBeInstanceOf(IllegalActionError);
      expect(refused).toMatchObject({ reason, action, index: null });
      expect((refused as Error).message.length).toBeGreaterThan(15);
    }
    expect(() => play(game, DEAL)).toThrow(expect.objectContaining({ reason: 'empty-column' }));
    expect(JSON.stringify(view(game))).toBe(before);
    expect(() => play(wonGame, DEAL)).toThrow(expect.objectContaining({ reason: 'game-over' }));
    expect(() => play(wonGame, move(0, 1))).toThrow(expect.objectContaining({ reason: 'game-over' }));
  });

  it('play goes by the options of its own game', () => {
    const strict = newGame(board);
    const relaxed = newGame(board, { relaxedDeal: true });
    expect(() => play(strict, DEAL)).toThrow(IllegalActionError);
    expect(play(relaxed, DEAL).dealt.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('what is no action at all is refused with an error of the engine', () => {
    const game = newGame('SD1-S1-AAAAABD');
    for (const action of [
      null,
      undefined,
      {},
      [],
      'deal',
      7,
      { type: 'undo' },
      { type: '__proto__' },
      { type: 'move' },
    ]) {
      expect(() => play(game, action as unknown as Action), JSON.stringify(action)).toThrow(IllegalActionError);
    }
  });
});

describe('legalActions', () => {
  const key = (action: Action): string =>
    action.type === 'deal' ? 'd' : `${action.from + 1}>${action.to + 1}x${action.count}`;

  it('lists each move and the deal once', () => {
    const list = legalActions(full).map(key);
    expect(list.toSorted()).toEqual(['1>2x1', '3>2x1', '5>6x1', '7>1x2', '7>3x2', 'd'].toSorted());
  });

  it('lists moves to empty columns, a whole column to another one included', () => {
    const list = legalActions(board).map(key).toSorted();
    const expected = [
      '1>2x1',
      '3>2x1',
      '7>1x2',
      '7>3x2',
      '1>6x1',
      '2>6x1',
      '3>6x1',
      '4>6x1',
      '5>6x1',
      '7>6x1',
      '7>6x2',
    ];
    expect(list).toEqual(expected.toSorted());
    expect(legalActions(board, { relaxedDeal: true, undoLimit: 100 })).toHaveLength(expected.length + 1);
  });

  it('is empty in a won game', () => {
    expect(legalActions(wonGame.position)).toEqual([]);
    expect(legalActions(wonGame.position, { relaxedDeal: true, undoLimit: 100 })).toEqual([]);
  });
});

describe('movableCount', () => {
  it('counts the run at the end of a column', () => {
    const counts = (columns: string[]): number[] => table('SD1-S4', columns).columns.map(movableCount);
    expect(counts(['-', 'KS', '[3D 2D] AD', '[7H] 6H 5H', '9D 8S 7S', '5C 6C', 'QS JS TS 9S 8H'])).toEqual([
      0, 1, 1, 2, 2, 1, 1,
    ]);
    expect(counts(['QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS', 'AH KH', '4D 4C', 'TC 8C', '[5D] 3D'])).toEqual([
      12, 1, 1, 1, 1, 0, 0,
    ]);
  });

  it('counts to 13, though no complete run stays on a table', () => {
    const { cards } = table('SD1-S4', ['QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS', 'KS']).columns[0]!;
    const king = { id: 60, suit: 'spades', rank: 13 } as const;
    expect(movableCount({ cards: [king, ...cards], hidden: 0 })).toBe(13);
    expect(movableCount({ cards: [king, ...cards], hidden: 1 })).toBe(12);
  });
});
