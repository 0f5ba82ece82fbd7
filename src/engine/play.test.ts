import { describe, expect, it } from 'vitest';
import { DEAL, deepFreeze, move, nameOf, namesOf, table, textOf, view } from '../../test/naive/support.js';
import wonGames from '../../test/fixtures/won-games.json';
import { newGame, parseActions, play, undo } from './index.js';
import type { Game, Outcome } from './index.js';

function columns(game: Game): string[] {
  return textOf(game.position).slice(7).split(' / ')[0]!.split(' | ');
}

function events(outcome: Outcome): unknown {
  return {
    dealt: outcome.dealt.map(({ column, card }) => `${column} ${nameOf(card)}`),
    flipped: outcome.flipped.map(({ column, card }) => `${column} ${nameOf(card)}`),
    removed: outcome.removed.map(({ column, suit, cards }) => `${column} ${suit} ${namesOf(cards)}`),
    won: outcome.won,
  };
}

const nothing = { dealt: [], flipped: [], removed: [], won: false };
const QUEEN_TO_2 = 'QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
const RUN = `KS ${QUEEN_TO_2} AS`;

describe('a move', () => {
  const board = table('SD1-S4', ['[3D 4C] 7S', '8H', '9D 8S 7D', 'KS', 'AS', '-', '6D 5D']);

  it('puts a card on one of the next rank, whatever its suit, and turns up the card below', () => {
    const outcome = play(newGame(board), move(0, 1));
    expect(events(outcome)).toEqual({ ...nothing, flipped: ['0 4C'] });
    expect(columns(outcome.game).slice(0, 2)).toEqual(['[3D] 4C', '8H 7S']);
    expect([outcome.game.score, outcome.game.moves]).toEqual([499, 1]);
  });

  it('puts a run in its order', () => {
    const outcome = play(newGame(board), move(6, 0, 2));
    expect(events(outcome)).toEqual(nothing);
    expect([columns(outcome.game)[0], columns(outcome.game)[6]]).toEqual(['[3D 4C] 7S 6D 5D', '-']);
  });

  it('may take only the end of a run', () => {
    const { game } = play(newGame(board), move(6, 5));
    expect([columns(game)[5], columns(game)[6]]).toEqual(['5D', '6D']);
  });

  it('puts any card on an empty column', () => {
    for (const from of [0, 1, 2, 3, 4, 6]) {
      const { game } = play(newGame(board), move(from, 5));
      expect(columns(game)[5]).toBe(nameOf(board.columns[from]!.cards.at(-1)!));
    }
  });

  it('may put a whole column on another empty one, which costs as any move', () => {
    const { game } = play(newGame(board), move(3, 5));
    expect([columns(game)[3], columns(game)[5], game.score, game.moves]).toEqual(['-', 'KS', 499, 1]);
  });

  it('leaves every other column and the stock as they are', () => {
    const { game } = play(newGame(board), move(0, 1));
    for (const c of [2, 3, 4, 5, 6]) expect(game.position.columns[c]).toEqual(board.columns[c]);
    expect(game.position.stock).toEqual(board.stock);
  });

  it('turns nothing up where the card below is face up already', () => {
    const outcome = play(newGame(board), move(2, 1));
    expect(events(outcome)).toEqual(nothing);
    expect(columns(outcome.game)[2]).toBe('9D 8S');
  });

  it('changes nothing in the game it was made from', () => {
    const game = deepFreeze(newGame(board));
    const before = JSON.stringify(view(game));
    play(game, move(0, 1));
    play(game, move(6, 0, 2));
    expect(JSON.stringify(view(game))).toBe(before);
  });
});

describe('a deal', () => {
  it('puts one card face up on each column, first to last', () => {
    const game = newGame('SD1-S4-AAAAABD');
    const outcome = play(game, DEAL);
    expect(events(outcome)).toEqual({
      ...nothing,
      dealt: ['0 3C', '1 8H', '2 3D', '3 4S', '4 AH', '5 QD', '6 KS'],
    });
    expect(columns(outcome.game)).toEqual([
      'JS 3C',
      '[TS] JH 8H',
      '[2H TD] 7C 3D',
      '[TH 6S KC] JC 4S',
      '[9S 7D 8C KD] 2D AH',
      '[3S 4D 8S 7S 9D] 4C QD',
      '[QC TC 6C 6D QH AS] 5S KS',
    ]);
    expect(outcome.game.position.stock).toHaveLength(17);
    expect([outcome.game.score, outcome.game.moves]).toEqual([499, 1]);
  });

  it('gives 7, 7, 7 and 3 cards in Spiderette, the last on columns 1 to 3', () => {
    let game = newGame('SD1-S4-AAAAABD');
    const given: number[][] = [];
    while (game.position.stock.length > 0) {
      const outcome = play(game, DEAL);
      given.push(outcome.dealt.map(({ column }) => column));
      game = outcome.game;
    }
    const all = [0, 1, 2, 3, 4, 5, 6];
    expect(given).toEqual([all, all, all, [0, 1, 2]]);
    expect(() => play(game, DEAL)).toThrow(expect.objectContaining({ reason: 'stock-empty' }));
  });

  it('gives five times 10 cards in Spider', () => {
    let game = newGame('SP1-S4-AAAAABD');
    for (let i = 0; i < 5; i++) {
      const outcome = play(game, DEAL);
      expect(outcome.dealt.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      game = outcome.game;
    }
    expect(() => play(game, DEAL)).toThrow(expect.objectContaining({ reason: 'stock-empty' }));
  });

  it('fills empty columns too where the host has relaxed it', () => {
    const position = table('SD1-S4', ['KS', '-', '5C', '-'], { stock: 'AS 2S 3S 4S 5S 6S 7S' });
    const outcome = play(newGame(position, { relaxedDeal: true }), DEAL);
    expect(columns(outcome.game)).toEqual(['KS AS', '2S', '5C 3S', '4S', '5S', '6S', '7S']);
    expect(events(outcome)).toMatchObject({ flipped: [] });
  });
});

describe('removal', () => {
  it('takes a complete run made by a move and turns up the card below, in the same action', () => {
    const position = table('SD1-S4', [`[5D 9C] KS ${QUEEN_TO_2}`, '[7H] AS', 'KH']);
    const outcome = play(newGame(position), move(1, 0));
    expect(outcome.game.position.removed).toEqual(['spades']);
    expect(columns(outcome.game).slice(0, 3)).toEqual(['[5D] 9C', '7H', 'KH']);
    expect([outcome.game.score, outcome.game.moves]).toEqual([599, 1]);
    expect(outcome.removed).toHaveLength(1);
    expect(outcome.removed[0]!.column).toBe(0);
    expect(outcome.removed[0]!.suit).toBe('spades');
    expect(namesOf(outcome.removed[0]!.cards)).toBe(RUN);
    expect(outcome.flipped.map(({ column, card }) => `${column} ${nameOf(card)}`).toSorted()).toEqual(['0 9C', '1 7H']);
    expect(outcome.won).toBe(false);
  });

  it('takes a complete run that a whole run has completed', () => {
    const position = table('SD1-S4', ['3H KS QS JS TS', '9S 8S 7S 6S 5S 4S 3S 2S AS']);
    const outcome = play(newGame(position), move(1, 0, 9));
    expect(columns(outcome.game).slice(0, 2)).toEqual(['3H', '-']);
    expect(namesOf(outcome.removed[0]!.cards)).toBe(RUN);
    expect(outcome.flipped).toEqual([]);
  });

  it('takes nothing on an empty column when only 12 cards lie there', () => {
    const position = table('SD1-S4', [`${QUEEN_TO_2} AS`, '-', 'KS']);
    const { game, removed } = play(newGame(position), move(0, 1, 12));
    expect(removed).toEqual([]);
    expect(columns(game)[1]).toBe(`${QUEEN_TO_2} AS`);
  });

  it('takes a run that lay under other cards when they leave: only an entered position can have one', () => {
    const under = play(newGame(table('SD1-S4', [`[2D] KS ${QUEEN_TO_2} AS 5H`, '6C', '3D'])), move(0, 1));
    expect(under.removed.map(({ column }) => column)).toEqual([0]);
    expect(under.flipped.map(({ column }) => column)).toEqual([0]);
    expect(columns(under.game).slice(0, 2)).toEqual(['2D', '6C 5H']);
    expect(under.game.score).toBe(599);
    const upon = play(newGame(table('SD1-S1', [`KS ${QUEEN_TO_2} AS KS ${QUEEN_TO_2}`, '3S AS'])), move(1, 0));
    expect(upon.removed.map(({ column }) => column)).toEqual([0, 0]);
    expect(columns(upon.game).slice(0, 2)).toEqual(['-', '3S']);
    expect(upon.game.score).toBe(699);
  });

  it('takes no run of two suits', () => {
    const position = table('SD1-S4', ['KS QS JS TS 9S 8H 7S 6S 5S 4S 3S 2S', 'AS']);
    const { game, removed } = play(newGame(position), move(1, 0));
    expect(removed).toEqual([]);
    expect(game.position.columns[0]!.cards).toHaveLength(13);
    expect(game.score).toBe(499);
  });

  it('takes no run with a hidden king', () => {
    const position = table('SD1-S4', [`[KS] ${QUEEN_TO_2}`, 'AS']);
    const { game, removed, flipped } = play(newGame(position), move(1, 0));
    expect([removed, flipped]).toEqual([[], []]);
    expect(columns(game)[0]).toBe(`[KS] ${QUEEN_TO_2} AS`);
  });

  it('takes every run a deal completes, by column, and turns up what lay below each', () => {
    const position = table(
      'SP1-S2',
      [
        '5H',
        `[3H] KS ${QUEEN_TO_2}`,
        '5H',
        `KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H`,
        '7S',
        `8H KS ${QUEEN_TO_2}`,
        '7S',
        'KS',
        'KS',
        '9H',
      ],
      { stock: 'TH AS 3H AH 9S AS TS TS JH JH' },
    );
    const outcome = play(newGame(position), DEAL);
    expect(outcome.removed.map(({ column, suit }) => [column, suit])).toEqual([
      [1, 'spades'],
      [3, 'hearts'],
      [5, 'spades'],
    ]);
    expect(outcome.flipped.map(({ column, card }) => [column, nameOf(card)])).toEqual([[1, '3H']]);
    expect(columns(outcome.game)).toEqual([
      '5H TH',
      '3H',
      '5H 3H',
      '-',
      '7S 9S',
      '8H',
      '7S TS',
      'KS TS',
      'KS JH',
      '9H JH',
    ]);
    expect(outcome.game.position.removed).toEqual(['spades', 'hearts', 'spades']);
    expect([outcome.game.score, outcome.game.moves]).toEqual([500 - 1 + 300, 1]);
    expect(outcome.dealt).toHaveLength(10);
    const back = undo(outcome.game);
    expect(view(back)).toEqual({ ...view(newGame(position)), canRedo: true });
  });

  it('takes a run in a relaxed deal as well', () => {
    const position = table('SD1-S4', ['-', `KS ${QUEEN_TO_2}`], { stock: '5H AS' });
    const outcome = play(newGame(position, { relaxedDeal: true }), DEAL);
    expect(outcome.removed.map(({ column }) => column)).toEqual([1]);
    expect(outcome.dealt.map(({ card }) => nameOf(card)).slice(0, 2)).toEqual(['5H', 'AS']);
    expect(columns(outcome.game)[1]).toBe('-');
  });
});

describe('winning', () => {
  const twelve = (suit: string): string => QUEEN_TO_2.replaceAll('S', suit);

  it('is decided at the removal of the 4th run in Spiderette', () => {
    const position = table('SD1-S4', [`KC ${twelve('C')}`, 'AC'], { removed: 'HDS' });
    const { game, won, removed } = play(newGame(position), move(1, 0));
    expect([won, game.won, game.everWon, removed.length]).toEqual([true, true, true, 1]);
    expect([game.score, game.moves]).toEqual([599, 1]);
    expect(game.position.removed).toEqual(['hearts', 'diamonds', 'spades', 'clubs']);
    expect(game.position.columns.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  it('is not there at the 3rd run of Spiderette, nor at the 4th or 7th of Spider', () => {
    const third = table('SD1-S4', [`KC ${twelve('C')}`, 'AC', 'KD'], { removed: 'HS' });
    expect(play(newGame(third), move(1, 0)).won).toBe(false);
    const fourth = table('SP1-S4', [`KC ${twelve('C')}`, 'AC', 'KD'], { removed: 'HDS' });
    expect(play(newGame(fourth), move(1, 0)).won).toBe(false);
    const seventh = table('SP1-S4', [`KC ${twelve('C')}`, 'AC', 'KD'], { removed: 'HDSHSC' });
    const { game, won } = play(newGame(seventh), move(1, 0));
    expect([won, game.won, game.everWon]).toEqual([false, false, false]);
  });

  it('is decided at the 8th run in Spider, by a deal too', () => {
    const eighth = table('SP1-S4', [`KC ${twelve('C')}`, 'AC'], { removed: 'HDSHSCD' });
    expect(play(newGame(eighth), move(1, 0)).won).toBe(true);
    const byDeal = table('SP1-S4', [`KC ${twelve('C')}`], { stock: 'AC', removed: 'HDSHSCD' });
    expect(play(newGame(byDeal, { relaxedDeal: true }), DEAL).won).toBe(true);
  });

  it.each(wonGames)('$code is won in $moves actions with $score points', ({ code, actions, moves, score }) => {
    let game = newGame(code);
    const steps = parseActions(actions);
    expect(steps).toHaveLength(moves);
    for (const [i, action] of steps.entries()) {
      const outcome = play(game, action);
      game = outcome.game;
      expect(outcome.won, `action ${i}`).toBe(i === moves - 1);
      expect(game.won).toBe(i === moves - 1);
      expect(game.score).toBe(500 - (i + 1) + 100 * game.position.removed.length);
    }
    expect([game.moves, game.score, game.position.removed.length, game.actions.length]).toEqual([
      moves,
      score,
      4,
      moves,
    ]);
    expect(game.actions).toEqual(steps);
  });
});
