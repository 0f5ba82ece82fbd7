import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Frontier } from '../../src/solver/frontier.js';
import { randomBits } from '../../src/solver/random.js';
import { NONE } from '../../src/solver/states.js';

interface Entry {
  readonly key: number;
  readonly group: number;
  readonly kind: number;
}

const entries = fc.array(
  fc.record({ key: fc.integer({ min: 0, max: 50 }), group: fc.nat(4), kind: fc.nat(3).map((n) => n * 0x1234567) }),
  { maxLength: 60 },
);

/** Of each group or kind, the states left that promise most. */
function firsts(left: Map<number, Entry>, by: (entry: Entry) => unknown): Set<number> {
  const least = new Map<unknown, number>();
  for (const entry of left.values()) least.set(by(entry), Math.min(entry.key, least.get(by(entry)) ?? Infinity));
  return new Set([...left].filter(([, entry]) => entry.key === least.get(by(entry))).map(([id]) => id));
}

const takes = fc.array(fc.constantFrom('best' as const, 'ofGroup' as const, 'ofKind' as const), { maxLength: 80 });

it('takes every state once, and none before a better one of its group or kind', () => {
  fc.assert(
    fc.property(entries, entries, takes, fc.nat(), (begin, more, ways, seed) => {
      const frontier = new Frontier();
      const bits = randomBits(seed);
      const left = new Map<number, Entry>();
      let count = 0;
      const add = (entry: Entry): void => {
        left.set(count, entry);
        frontier.add(count++, entry.key, entry.group, entry.kind);
      };
      const take = (way: (typeof ways)[number]): void => {
        const id = way === 'best' ? frontier.best() : frontier[way](bits);
        if (!left.size) {
          expect(id).toBe(NONE);
          return;
        }
        expect(left.has(id)).toBe(true);
        const { group, kind } = left.get(id)!;
        const alike = { best: () => 0, ofGroup: (entry: Entry) => entry.group, ofKind: (entry: Entry) => entry.kind };
        // What shares a place with a kind of another group may come as one of that group.
        const better = way === 'ofKind' ? [alike.ofKind, alike.ofGroup] : [alike[way]];
        expect(
          better.some((by) => firsts(left, by).has(id)),
          `${way} of ${group} and ${kind}`,
        ).toBe(true);
        left.delete(id);
      };
      begin.forEach(add);
      for (const way of ways) take(way);
      more.forEach(add);
      for (const way of ways) take(way);
      while (left.size) take('ofKind');
      for (const way of ['best', 'ofGroup', 'ofKind'] as const) take(way);
    }),
    { numRuns: 300 },
  );
});

it('holds more states than it has room for at first', () => {
  const frontier = new Frontier();
  const keys = Array.from({ length: 5000 }, (_, i) => (i * 7919) % 5003);
  keys.forEach((key, id) => frontier.add(id, key, id % 3, Math.imul(id, 0x9e3779b1)));
  const taken = keys.map(() => keys[frontier.best()]);
  expect(taken).toEqual([...keys].sort((a, b) => a - b));
  expect(frontier.best()).toBe(NONE);
});
