import { describe, expect, it } from 'vitest';
import { DEAL, move, namesOf, playAll, table, view } from '../../test/naive/support.js';
import wonGames from '../../test/fixtures/won-games.json';
import {
  bestMove,
  checkAction,
  legalActions,
  loadGame,
  newGame,
  parseActions,
  play,
  redo,
  restart,
  saveGame,
  undo,
} from './index.js';

/** Faults people have met in software like ours, each with the test that would have caught it in the rules. */

const QUEEN_TO_2 = 'QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
const won = wonGames.find(({ code }) => code === 'SD1-S1-AAAAAGM')!;
const wonGame = playAll(newGame(won.code), parseActions(won.actions));

describe('rules', () => {
  it('the stock that "does nothing" over an empty column: refused with the name of the rule', () => {
    const game = newGame(table('SD1-S4', ['KS', '-', '3H 9C', '4C', '5D', '6S', '7H']));
    expect(checkAction(game.position, DEAL)).toBe('empty-column');
    expect(() => play(game, DEAL)).toThrow(expect.objectContaining({ reason: 'empty-column' }));
    expect(checkAction(play(game, move(0, 1)).game.position, DEAL)).toBe('empty-column');
  });

  it('fewer cards than columns: a reason of its own, and no way round it but undo, restart and a new game', () => {
    const game = newGame(table('SD1-S4', ['2D', '3C'], { removed: 'SH' }));
    expect(checkAction(game.position, DEAL)).toBe('too-few-cards');
    expect(() => play(game, DEAL)).toThrow(expect.objectContaining({ reason: 'too-few-cards' }));
  });

  it('"stuck" though a run can be split over the empty columns and the stock dealt: the way is among the legal actions', () => {
    const position = table('SD1-S4', ['7S 6S 5S', '-', '-', '2H', '2D', '2C', '2S'], { stock: 'AS AH' });
    let game = newGame(position);
    expect(checkAction(position, DEAL)).toBe('empty-column');
    for (const action of [move(0, 1), move(0, 2), DEAL]) {
      expect(legalActions(game.position)).toContainEqual(action);
      game = play(game, action).game;
    }
    expect(game.moves).toBe(3);
  });

  it('empty columns, and the deal when it is all that is left, are listed as legal', () => {
    const oneGap = table('SD1-S4', ['KS', 'KH', 'KD', 'KC', '3S', '3H', '-']);
    expect(legalActions(oneGap)).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5].map((from) => move(from, 6))));
    expect(legalActions(oneGap)).toHaveLength(6);
    const onlyDeal = table('SD1-S4', ['KS', 'KH', 'KD', 'KC', '3S', '3H', '3D']);
    expect(legalActions(onlyDeal)).toEqual([DEAL]);
    expect(bestMove(table('SD1-S4', ['2H KS', 'KH', '-']), 0, 1)).toEqual(move(0, 2));
  });

  it('a card of another suit is taken: one suit is asked of groups only', () => {
    const position = table('SD1-S4', ['8H', '2D 7S', '9C 8D 7D', '9S']);
    expect(checkAction(position, move(1, 0))).toBeNull();
    expect(checkAction(position, move(2, 3, 2))).toBeNull();
    expect(checkAction(table('SD1-S4', ['9H', '8S 7D']), move(1, 0, 2))).toBe('not-a-run');
  });

  it('no king lands on an ace, whatever follows it in the pack', () => {
    const position = table('SD1-S4', ['AS', 'AH', 'AD', 'AC', 'KS', 'KH', 'KD']);
    for (let king = 4; king < 7; king++) {
      for (let ace = 0; ace < 4; ace++) {
        expect(checkAction(position, move(king, ace))).toBe('king-needs-empty');
        expect(checkAction(position, move(ace, king))).toBe('wrong-rank');
      }
    }
    expect(legalActions(position)).toEqual([DEAL]);
  });

  it('a run completed by a deal is removed, on any column', () => {
    for (let c = 0; c < 7; c++) {
      const columns = ['4H', '4D', '4C', '6H', '6D', '6C', '8H'];
      columns[c] = `KS ${QUEEN_TO_2}`;
      const stock = ['TH', 'TD', 'TC', 'QH', 'QD', 'QC', 'JH'];
      stock[c] = 'AS';
      const { game, removed } = play(newGame(table('SD1-S4', columns, { stock: stock.join(' ') })), DEAL);
      expect(removed.map(({ column }) => column)).toEqual([c]);
      expect([game.score, game.position.columns[c]!.cards.length]).toEqual([599, 0]);
    }
  });

  it('a hidden king completes no run', () => {
    const { game, removed } = play(newGame(table('SD1-S4', [`[KS] ${QUEEN_TO_2}`, '2H AS'])), move(1, 0));
    expect(removed).toEqual([]);
    expect(game.position.columns[0]).toMatchObject({ hidden: 1 });
    // turned up at last it does not complete one by itself either, for the run above it has left
    const later = play(game, move(0, 2, 12));
    expect(later.flipped).toHaveLength(1);
    expect(later.removed).toEqual([]);
    expect(play(later.game, move(2, 0, 12)).removed).toHaveLength(1);
  });

  it('the last removal is the win, in that action', () => {
    const line = parseActions(won.actions);
    const before = playAll(newGame(won.code), line.slice(0, -1));
    expect(before.won).toBe(false);
    const last = play(before, line.at(-1)!);
    expect([last.won, last.game.won, last.removed.length]).toEqual([true, true, 1]);
  });

  it('no card of a removed run can be had again but by undo', () => {
    const start = newGame(table('SD1-S4', [`KS ${QUEEN_TO_2}`, '2H AS', '3D']));
    const { game } = play(start, move(1, 0));
    const spades = game.position.columns.flatMap((column) => column.cards).filter((card) => card.suit === 'spades');
    expect([spades, game.position.stock.filter((card) => card.suit === 'spades')]).toEqual([[], []]);
    expect(checkAction(game.position, move(0, 1))).toBe('empty-source');
    expect(namesOf(undo(game).position.columns[0]!.cards)).toBe(`KS ${QUEEN_TO_2}`);
  });

  it('no loss is ever declared: without a legal action the game is just not won, and undo is there', () => {
    const dead = table('SD1-S4', ['KS', 'KH', 'KD', 'KC', '3S', '3H', '[4D] 5C'], { rest: 6 });
    expect(legalActions(dead)).toEqual([]);
    expect(checkAction(dead, DEAL)).toBe('stock-empty');
    expect(checkAction(dead, move(4, 5))).toBe('wrong-rank');
    const game = newGame(dead);
    expect(game.won).toBe(false);
    expect(Object.keys(view(game)).filter((name) => /lost|loss|over|dead/i.test(name))).toEqual([]);
  });

  it('cards are not missing: the stock tells what is left', () => {
    let game = newGame('SD1-S4-AAAAABD');
    const left = [game.position.stock.length];
    for (let i = 0; i < 4; i++) {
      game = play(game, DEAL).game;
      left.push(game.position.stock.length);
    }
    expect(left).toEqual([24, 17, 10, 3, 0]);
  });
});

describe('undo, restart, score', () => {
  it('undo leaves no card face up and none glued to another', () => {
    const start = newGame(table('SD1-S4', ['[3D 4C] 7S', '8H', '9D 8S', '-', 'AS', '2C', '6D 5D']));
    const game = playAll(start, [move(0, 1), move(0, 3)]);
    const back = undo(undo(game));
    expect(view(back)).toEqual({ ...view(start), canRedo: true });
    expect(legalActions(back.position)).toEqual(legalActions(start.position));
    expect(back.position.columns[0]!.hidden).toBe(2);
  });

  it('the move that completed a run is one action and one undo', () => {
    const start = newGame(table('SD1-S4', [`[2D] KS ${QUEEN_TO_2}`, '[2H] AS', '3D']));
    const { game, removed, flipped } = play(start, move(1, 0));
    expect([removed.length, flipped.length, game.moves]).toEqual([1, 2, 1]);
    expect(view(undo(game))).toEqual({ ...view(start), canRedo: true });
  });

  it('two moves in a row are counted as two', () => {
    const game = playAll(newGame(table('SD1-S4', ['KS', '-'])), [move(0, 1), move(1, 0)]);
    expect([game.moves, game.score]).toEqual([2, 498]);
  });

  it('no redo is left after a new move', () => {
    const start = newGame(table('SD1-S4', ['KS', '-', '-']));
    const game = play(undo(play(start, move(0, 1)).game), move(0, 2)).game;
    expect(game.canRedo).toBe(false);
    expect(redo(game)).toBe(game);
  });

  it('the deal is part of the save: restart after a load deals the same cards', () => {
    for (const start of [newGame('SP1-S4-KOLIBRI'), newGame(table('SD1-S4', ['KS', '-', '[2D] 3H']))]) {
      const game = play(start, legalActions(start.position)[0]!).game;
      const loaded = loadGame(JSON.parse(JSON.stringify(saveGame(game))));
      expect(view(restart(loaded))).toEqual(view(start));
    }
  });

  it('no points are made by moving to and fro, by undo and redo, or by turning cards', () => {
    let game = newGame(table('SD1-S4', [`[2D] KS ${QUEEN_TO_2}`, '[2H] AS', '3D', '-']));
    game = play(game, move(2, 3)).game;
    game = play(game, move(3, 2)).game;
    expect(game.score).toBe(498);
    game = play(game, move(1, 0)).game;
    for (let i = 0; i < 5; i++) game = redo(undo(game));
    expect([game.score, game.moves]).toEqual([500 - 3 + 100, 3]);
  });

  it('a win undone and made again is still the one win of its deal', () => {
    expect(wonGame.everWon).toBe(true);
    const back = undo(wonGame);
    expect(back.everWon).toBe(true);
    const again = play(back, parseActions(won.actions).at(-1)!).game;
    expect([again.won, again.everWon, again.score, again.moves]).toEqual([true, true, 847, 53]);
    expect(loadGame(JSON.parse(JSON.stringify(saveGame(back)))).everWon).toBe(true);
    expect(restart(back).everWon).toBe(false);
  });
});
