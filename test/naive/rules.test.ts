import { describe, expect, it } from 'vitest';
import deals from '../fixtures/deals.json';
import wonGames from '../fixtures/won-games.json';
import type { NaiveAction } from './rules.js';
import { naiveCheck, naiveGame, naiveName, naivePlay, naiveRead, naiveText, naiveUndo, naiveWon } from './rules.js';

/** The naive rules must be right by themselves before anything is played beside them. */

function read(actions: string): NaiveAction[] {
  return actions.split(' ').map((word) => {
    const match = /^(\d+)>(\d+)(?:x(\d+))?$/.exec(word);
    if (!match) return { type: 'deal' };
    return { type: 'move', from: Number(match[1]) - 1, to: Number(match[2]) - 1, count: Number(match[3] ?? 1) };
  });
}

describe('naive rules', () => {
  it.each(deals)('$code is dealt as the golden vector says', ({ code, columns, stock }) => {
    const { now } = naiveGame(code, false, 100);
    expect(now.columns.map((column) => column.map(naiveName).join(' '))).toEqual(columns);
    expect(now.stock.map(naiveName).join(' ')).toBe(stock);
    expect(now.columns.map((column) => column.filter((card) => !card.up).length)).toEqual(
      columns.map((column) => column.split(' ').length - 1),
    );
  });

  it.each(wonGames)('$code is won in $moves actions with $score points', ({ code, actions, moves, score }) => {
    const game = naiveGame(code, false, 100);
    const steps = read(actions);
    for (const action of steps) {
      expect(naiveWon(game)).toBe(false);
      expect(naiveCheck(game, action)).toBeNull();
      naivePlay(game, action);
    }
    expect(naiveWon(game)).toBe(true);
    expect([game.now.moves, game.now.score]).toEqual([moves, score]);
    naiveUndo(game);
    expect(naiveWon(game)).toBe(false);
    expect(game.now.score).toBeLessThan(score);
  });

  it('reads what it writes', () => {
    const game = naiveGame('SP1-S4-AAAAABD', false, 100);
    const text = naiveText(game);
    expect(naiveText(naiveGame(naiveRead(text), false, 100))).toBe(text);
    expect(text.slice(0, 40)).toBe('SP1-S4 [KH JC 9H 9S 2C] 3D | [KC KD 3C 5');
  });
});
