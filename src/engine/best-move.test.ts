import { describe, expect, it } from 'vitest';
import { move, playAll, table } from '../../test/naive/support.js';
import wonGames from '../../test/fixtures/won-games.json';
import { bestMove, checkAction, newGame, parseActions } from './index.js';

describe('bestMove', () => {
  it('prefers the same suit to one rank higher of any suit, wherever it lies', () => {
    const position = table('SD1-S4', ['8H', '-', '8C', '[2D] 7S', '8S', '8D', 'KH']);
    expect(bestMove(position, 3, 1)).toEqual(move(3, 4));
  });

  it('prefers of the same suit the column that makes the longest run', () => {
    const position = table('SP1-S1', ['8S', '9S 8S', 'TS 9S 8S', '3S 9S 8S', 'TS 9S 8S', '2S 7S', '-']);
    expect(bestMove(position, 5, 1)).toEqual(move(5, 2));
  });

  it('counts no hidden card and no other suit into that run', () => {
    const hidden = table('SD1-S1', ['[TS 9S] 8S', '9S 8S', '2S 7S']);
    expect(bestMove(hidden, 2, 1)).toEqual(move(2, 1));
    const mixed = table('SD1-S2', ['TS 9H 8S', '9S 8S', '2S 7S']);
    expect(bestMove(mixed, 2, 1)).toEqual(move(2, 1));
  });

  it('takes the leftmost where equal', () => {
    expect(bestMove(table('SD1-S1', ['2S 7S', '8S', '8S']), 0, 1)).toEqual(move(0, 1));
    expect(bestMove(table('SD1-S4', ['2S 7S', '-', '8H', '8D']), 0, 1)).toEqual(move(0, 2));
    expect(bestMove(table('SD1-S4', ['2S 7S', '3H', '-', '-']), 0, 1)).toEqual(move(0, 2));
  });

  it('does not ask how long the run of another suit would be', () => {
    expect(bestMove(table('SD1-S4', ['2S 7S', '8H', 'TD 9D 8D']), 0, 1)).toEqual(move(0, 1));
  });

  it('prefers one rank higher to an empty column, an empty column to nothing', () => {
    expect(bestMove(table('SD1-S4', ['-', '2S 7S', '8H']), 1, 1)).toEqual(move(1, 2));
    expect(bestMove(table('SD1-S4', ['-', '2S 7S', '9H']), 1, 1)).toEqual(move(1, 0));
    expect(bestMove(table('SD1-S4', ['3H', '2D KS QS', '-', '9H']), 1, 2)).toEqual(move(1, 2, 2));
  });

  it('moves no group that is a whole column to another empty column', () => {
    const position = table('SD1-S4', ['7S 6S', '-', '-', '[2H] KD']);
    expect(bestMove(position, 0, 2)).toBeNull();
    expect(bestMove(position, 0, 1)).toEqual(move(0, 1));
    expect(bestMove(position, 3, 1)).toEqual(move(3, 1));
  });

  it('finds none where there is none', () => {
    const position = table('SD1-S4', ['7S', '2H', '3C', 'KD', '5H', 'JC', 'KS']);
    expect(bestMove(position, 0, 1)).toBeNull();
    expect(bestMove(position, 3, 1)).toBeNull();
  });

  it('moves nothing that may not be moved', () => {
    const position = table('SD1-S4', ['[8C] 7S', '9D 8S 7D', '-', '8D', 'KC']);
    for (const [from, count] of [
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 1],
      [0, 0],
      [0, 14],
      [0, -1],
      [7, 1],
      [-1, 1],
      [0.5, 1],
      [Number.NaN, 1],
      [0, Number.NaN],
      [0, 1.5],
    ]) {
      expect(bestMove(position, from!, count!), `${from} ${count}`).toBeNull();
    }
    expect(bestMove(position, 0, 1)).toEqual(move(0, 3));
  });

  it('is null in a won game', () => {
    const { code, actions } = wonGames[0]!;
    expect(bestMove(playAll(newGame(code), parseActions(actions)).position, 0, 1)).toBeNull();
  });

  it('is always legal', () => {
    const position = table('SP1-S2', ['8S', '9S 8H', '7H 6H 5H', '[3S] 9S', 'TS 9S 8S', '2S 7S', '-']);
    for (let from = 0; from < 10; from++) {
      for (let count = 1; count < 4; count++) {
        const best = bestMove(position, from, count);
        if (best) expect(checkAction(position, best)).toBeNull();
        if (best) expect([best.from, best.count]).toEqual([from, count]);
      }
    }
    expect(bestMove(position, 2, 3)).toEqual(move(2, 1, 3));
  });
});
