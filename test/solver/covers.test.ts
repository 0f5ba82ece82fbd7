import { expect, it } from 'vitest';
import { someCover } from '../../src/solver/covers.js';
import { generator, whole } from '../naive/support.js';

const KING = 13;

/** A column as far as it matters here: rank of its last unmoved card (0: none), and ranks of the moved cards on it. */
interface Column {
  readonly unmoved: number;
  readonly moved: readonly number[];
}

/** What there is of each rank. */
function tally(columns: readonly Column[]): { unmoved: number[]; moved: number[]; free: Int32Array } {
  const free = new Int32Array(KING + 2);
  const moved = Array.from({ length: KING + 2 }, () => 0);
  for (const column of columns) {
    if (column.unmoved) free[column.unmoved]!++;
    for (const rank of column.moved) {
      moved[rank]!++;
      free[rank]!++;
      free[rank + 1]!--;
    }
  }
  return { unmoved: columns.map((column) => column.unmoved), moved, free };
}

/** Every way to put the moved cards on the columns, one column after the other, none empty. */
function plainCovers(unmoved: readonly number[], moved: readonly number[], dealt: number): Set<string> {
  const ways = new Set<string>();
  const left = [...moved];
  const way: string[] = [];
  const place = (i: number): void => {
    if (i === unmoved.length) {
      if (left.every((count) => count === 0)) ways.add(way.slice(0, dealt).join(' '));
      return;
    }
    const starts = unmoved[i] ? [unmoved[i]] : Array.from({ length: KING }, (_, k) => k + 1);
    for (const start of starts) {
      // the first moved card of the column
      const first = unmoved[i] ? start - 1 : start;
      for (let end = start; end > 0; end--) {
        for (let rank = first; rank >= end; rank--) left[rank]!--;
        if (left.every((count) => count >= 0)) {
          way.push(`${start}-${end}`);
          place(i + 1);
          way.pop();
        }
        for (let rank = first; rank >= end; rank--) left[rank]!++;
      }
    }
  };
  place(0);
  return ways;
}

function coversFound(unmoved: readonly number[], free: Int32Array, dealt: number): Set<string> {
  const ways = new Set<string>();
  const isFound = someCover(unmoved, free, dealt, (covers) => {
    expect(covers).toHaveLength(dealt);
    ways.add(covers.map(({ start, end }) => `${start}-${end}`).join(' '));
    return false;
  });
  expect(isFound).toBe(false);
  return ways;
}

it('finds each way in which moved cards may lie, and no other', () => {
  let most = 0;
  let none = 0;
  for (let seed = 0; seed < 1500; seed++) {
    const random = generator(seed);
    const width = 2 + whole(random, 4);
    // Small ranks leave more ways for few cards; now and then there are kings.
    const highest = seed % 3 ? 5 : KING;
    const columns = Array.from({ length: width }, (): Column => {
      const unmoved = random() < 0.4 ? 0 : 1 + whole(random, highest);
      const first = unmoved ? unmoved - 1 : 1 + whole(random, highest);
      const count = whole(random, Math.min(first, 4) + 1);
      return { unmoved, moved: Array.from({ length: count }, (_, k) => first - k) };
    });
    const { unmoved, moved, free } = tally(columns);
    const dealt = 1 + whole(random, width);
    const ways = plainCovers(unmoved, moved, dealt);
    const before = [...free];
    expect([seed, [...coversFound(unmoved, free, dealt)].sort()]).toEqual([seed, [...ways].sort()]);
    expect([...free]).toEqual(before);
    most = Math.max(most, ways.size);
    none += Number(!ways.size);
  }
  expect(most).toBeGreaterThan(30);
  // a column stays empty
  expect(none).toBeGreaterThan(50);
});

it('stops at the first way that is welcome', () => {
  const { unmoved, free } = tally([
    { unmoved: 5, moved: [4, 3] },
    { unmoved: 6, moved: [] },
    { unmoved: 5, moved: [] },
  ]);
  expect(coversFound(unmoved, free, 2).size).toBeGreaterThan(1);
  let calls = 0;
  expect(someCover(unmoved, free, 2, () => ++calls === 1)).toBe(true);
  expect(calls).toBe(1);
});
