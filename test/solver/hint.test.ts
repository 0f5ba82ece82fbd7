import { describe, expect, it, vi } from 'vitest';
import { checkAction, newGame, parsePosition, play } from '../../src/engine/index.js';
import type { Card, Position } from '../../src/engine/index.js';
import { hint, hintSeeingAll } from '../../src/solver/index.js';
import { codeOf, generator, table, whole } from '../naive/support.js';

// Searches take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The same to the eye: what lies face down and in the stock is shuffled among itself. */
function unseenShuffled(position: Position, seed: number): Position {
  const random = generator(seed);
  const unseen: Card[] = [
    ...position.columns.flatMap(({ cards, hidden }) => cards.slice(0, hidden)),
    ...position.stock,
  ];
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = whole(random, i + 1);
    [unseen[i], unseen[j]] = [unseen[j]!, unseen[i]!];
  }
  const columns = position.columns.map(({ cards, hidden }) => ({
    cards: [...unseen.splice(0, hidden), ...cards.slice(hidden)],
    hidden,
  }));
  return { ...position, columns, stock: unseen };
}

describe('a hint', () => {
  it.each([1, 2, 4])('is legal all through games of %d suits, never goes round in circles, and wins some', (suits) => {
    let won = 0;
    for (let shuffle = 0; shuffle < 8; shuffle++) {
      let game = newGame(codeOf('SD1', suits, shuffle));
      for (;;) {
        const given = hint(game.position);
        if (!given) break;
        expect(given.plan[0]).toEqual(given.action);
        expect(checkAction(game.position, given.action)).toBeNull();
        game = play(game, given.action).game;
        expect(game.moves).toBeLessThan(300);
      }
      if (game.won) won++;
    }
    if (suits === 1) expect(won).toBeGreaterThan(1);
  });

  it('is the same whatever lies face down and in the stock', () => {
    for (let shuffle = 0; shuffle < 12; shuffle++) {
      let game = newGame(codeOf(shuffle % 3 ? 'SD1' : 'SP1', [1, 2, 4][shuffle % 3]!, shuffle));
      for (let i = 0; i < 25; i++) {
        const given = hint(game.position);
        expect(hint(unseenShuffled(game.position, i))).toEqual(given);
        if (!given) break;
        game = play(game, given.action).game;
      }
    }
  });

  it('completes a run', () => {
    const position = table('SD1-S4', [
      '[2D] KS QS JS TS 9S 8S 7S 6S 5S',
      '3H 4S 3S 2S AS',
      '7D',
      '7C',
      'KC',
      '2H',
      'TD',
    ]);
    const given = hint(position)!;
    expect(given.goal).toBe('run');
    const after = given.plan.reduce((game, action) => play(game, action).game, newGame(position));
    expect(after.position.removed).toHaveLength(position.removed.length + 1);
  });

  it('deals where nothing else is left', () => {
    const position = table('SD1-S4', ['KS', 'KH', 'KD', 'KC', 'JS', 'JH', 'JD']);
    expect(hint(position)).toMatchObject({ goal: 'deal', action: { type: 'deal' } });
  });

  it('fills empty columns before a deal', () => {
    const position = table('SD1-S4', ['KS QH', 'KH', 'KD', 'KC', 'JS', 'JH', '-']);
    expect(hint(position)!.plan.at(-1)).toMatchObject({ type: 'move' });
    expect(hint(position, { relaxedDeal: true })).not.toBeNull();
  });

  it('is none in a won game and at a dead end', () => {
    expect(hint(parsePosition('SD1-S4 - | - | - | - | - | - | - / - / SHDC'))).toBeNull();
    expect(hint(table('SD1-S4', ['2D', '3C'], { removed: 'SH' }))).toBeNull();
  });
});

describe('a hint that sees all', () => {
  it('is a step of a win', async () => {
    const { position } = newGame('SD1-S1-AAAAABD');
    const given = await hintSeeingAll(position, { shortenMs: 0 });
    expect(given!.goal).toBe('win');
    expect(given!.plan.reduce((game, action) => play(game, action).game, newGame(position)).won).toBe(true);
  });

  it('is the other hint where no win is found', async () => {
    const { position } = newGame('SD1-S4-AAAAABD');
    expect(await hintSeeingAll(position, { maxNodes: 10 })).toEqual(hint(position));
  });
});
