import { describe, expect, it, vi } from 'vitest';
import { newGame, parseCode } from '../../src/engine/index.js';
import {
  dailyCode,
  loadCatalogue,
  packCatalogue,
  solveSync,
  unpackCatalogue,
  winnableCode,
} from '../../src/solver/index.js';

// Searches take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('packing', () => {
  it('keeps everything but the last bits of the effort', () => {
    const records = [
      { shuffle: 0, actions: 0, nodes: 1 },
      { shuffle: 1, actions: 53, nodes: 1024 },
      { shuffle: 34, actions: 64, nodes: 500 },
      { shuffle: 2 ** 35 - 1, actions: 4000, nodes: 4_000_000 },
    ];
    const entries = unpackCatalogue(packCatalogue(records), 'spiderette', 2);
    expect(entries.map(({ code }) => parseCode(code))).toEqual(
      records.map(({ shuffle }) => ({ variant: 'spiderette', suits: 2, shuffle })),
    );
    expect(entries.map(({ actions }) => actions)).toEqual([0, 53, 64, 4000]);
    expect(entries.map(({ effort }) => effort)).toEqual([0, 10, 9, 22].map((n) => expect.closeTo(n, 0)));
    expect(entries.map(({ difficulty }) => difficulty)).toEqual([0, 2 / 3, 1 / 3, 1]);
  });

  it('refuses shuffles that do not rise', () => {
    const record = { shuffle: 5, actions: 50, nodes: 9 };
    expect(() => packCatalogue([record, record])).toThrow(RangeError);
  });
});

describe.each(['spiderette', 'spider'] as const)('the catalogue of %s', (variant) => {
  it.each([1, 2, 4] as const)('of %d suits holds deals that can be won, each once', async (suits) => {
    const entries = await loadCatalogue(variant, suits);
    expect(entries.length).toBeGreaterThanOrEqual(variant === 'spiderette' ? 1000 : 100);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
    for (const { difficulty } of entries) expect(difficulty >= 0 && difficulty <= 1).toBe(true);
    // all of them are won by `npm run catalogue -- --check`
    const { code } = entries.toSorted((a, b) => a.effort - b.effort)[0]!;
    expect(solveSync(newGame(code).position, { shortenMs: 0 }).verdict).toBe('won');
  });
});

describe('the deal of the day', () => {
  const day = 86_400_000;

  it('is that of the UTC day', async () => {
    const code = await dailyCode(new Date('2027-03-01T00:00:00Z'));
    expect(await dailyCode(new Date('2027-03-01T23:59:59.999Z'))).toBe(code);
    expect(await dailyCode(new Date('2027-03-02T00:00:00Z'))).not.toBe(code);
    expect(await dailyCode(new Date('1960-01-01T12:00:00Z'))).toMatch(/^SD1-S1-/);
  });

  it('does not come again before all others were there', async () => {
    const { length } = await loadCatalogue('spiderette', 4);
    const codes = await Promise.all(
      Array.from({ length }, (_, i) => dailyCode(new Date(day * (20_000 + i)), { suits: 4 })),
    );
    expect(new Set(codes).size).toBe(length);
  });
});

describe('a winnable deal', () => {
  it('is of the game, the suits and the difficulty asked for', async () => {
    const all = await loadCatalogue('spiderette', 4);
    for (const random of [0, 0.5, 0.999]) {
      const code = await winnableCode({ suits: 4, difficulty: [0, 0.3] }, () => random);
      expect(all.find((entry) => entry.code === code)!.difficulty).toBeLessThanOrEqual(0.3);
    }
    expect(await winnableCode({ variant: 'spider', suits: 2 })).toMatch(/^SP1-S2-/);
  });
});
