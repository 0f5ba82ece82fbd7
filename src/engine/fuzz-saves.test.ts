import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checks, mutate, Tally } from '../../test/fuzz/support.js';
import { begin, generator, pick, plays, view } from '../../test/naive/support.js';
import { legalActions, loadGame, newGame, play, saveGame } from './index.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

describe('saves', () => {
  /** Replaces one value somewhere in a JSON value. */
  function spoil(value: unknown, random: () => number): unknown {
    const nodes: { holder: Record<string, unknown>; key: string }[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const key of Object.keys(node)) {
        nodes.push({ holder: node as Record<string, unknown>, key });
        visit((node as Record<string, unknown>)[key]);
      }
    };
    visit(value);
    // half of the time near the root: lists of cards and actions would else take nearly all
    const { holder, key } = nodes[Math.floor(nodes.length * (random() < 0.5 ? random() : random() ** 8))]!;
    const old = holder[key];
    const text = typeof old === 'string' ? mutate(old, Math.floor(random() * 2 ** 31)) : 'SD1-S1-AAAAABD';
    const values: unknown[] = [
      undefined,
      null,
      true,
      false,
      -1,
      0,
      1,
      2,
      3,
      0.5,
      1e9,
      2 ** 53,
      Number.NaN,
      Infinity,
      '',
      text,
      text,
      text,
      [],
      {},
      [null],
      { type: 'deal' },
      value,
      JSON.parse('{"__proto__":{"x":1}}'),
    ];
    const choice = values[Math.floor(random() * (values.length + 3))];
    if (random() < 0.1) delete holder[key];
    else holder[key] = typeof old === 'number' && random() < 0.4 ? old + Math.floor(random() * 5) - 2 : choice;
    return value;
  }

  it('with one value changed are refused with SaveError, or are a whole game', () => {
    const tally = new Tally();
    fc.assert(
      fc.property(plays(60), fc.nat(), (p, spoiler) => {
        const random = generator(p.seed);
        let game = begin(p.start);
        for (let i = 0; i < p.steps; i++) {
          const legal = legalActions(game.position, game.options);
          if (legal.length === 0) break;
          game = play(game, pick(random, game.position, legal)).game;
        }
        const text = JSON.stringify(saveGame(game));
        const spoilt = generator(spoiler);
        for (let i = 0; i < 6; i++) checks.load(tally, spoil(JSON.parse(text), spoilt));
        expect(view(loadGame(JSON.parse(text)))).toEqual(view(game));
      }),
      { numRuns: 150 },
    );
    expect(tally.refused).toBeGreaterThan(200);
    expect(tally.read).toBeGreaterThan(5);
  });

  it('of random JSON are refused', () => {
    const tally = new Tally();
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => checks.load(tally, value)),
      { numRuns: 500 },
    );
    expect(tally.read).toBe(0);
  });

  it('never change the prototype of anything', () => {
    const saved = JSON.stringify(saveGame(newGame('SD1-S1-AAAAABD')));
    const poisoned = JSON.parse(
      saved.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
    );
    const tally = new Tally();
    checks.load(tally, poisoned);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(tally.read + tally.refused).toBe(1);
  });
});
