import { expect, it, vi } from 'vitest';
import { newGame, parseActions, replay } from '../../src/engine/index.js';
import type { Action } from '../../src/engine/index.js';
import { shorten, solveSync } from '../../src/solver/index.js';
import wonGames from '../fixtures/won-games.json';

// Searches take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The shortest win after so many steps. */
function shortened(code: string, actions: readonly Action[], steps: number): readonly Action[] {
  let best = actions;
  for (const shorter of shorten(newGame(code).position, actions, false)) {
    expect(shorter.length).toBeLessThanOrEqual(best.length);
    best = shorter;
    if (--steps < 0) break;
  }
  return best;
}

it('takes detours out of a win', () => {
  const { code, actions } = wonGames.find((game) => game.code === 'SD1-S1-AAAAAGM')!;
  const found = solveSync(newGame(code).position, { shortenMs: 0 }).actions!;
  const short = shortened(code, found, 200);
  expect(short.length).toBeLessThan(found.length);
  expect(short.length).toBeLessThanOrEqual(parseActions(actions).length + 6);
  expect(replay({ code, start: newGame(code).position, options: { relaxedDeal: false }, actions: short }).won).toBe(
    true,
  );
});

it.each(['SD1-S2-AAAAABD', 'SD1-S4-AAAAABE'])('keeps %s won', (code) => {
  const { position } = newGame(code);
  const found = solveSync(position, { shortenMs: 0 }).actions!;
  const short = shortened(code, found, 80);
  expect(short.length).toBeLessThanOrEqual(found.length);
  expect(replay({ code, start: position, options: { relaxedDeal: false }, actions: short }).won).toBe(true);
});
