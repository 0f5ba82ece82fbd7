import { KING, SUITS } from '../engine/card.js';
import { EMPTY, rankOf, type Columns } from './columns.js';
import type { Table } from './table.js';

/** A suit whose thirteen cards are all there, as bits of its ranks. */
const WHOLE = 0x1fff;

/** The cards that a group of so many holds down to this one, as bits of ranks. */
export const ranksOf = (last: number, count: number): number => ((1 << count) - 1) << (rankOf(last) - 1);

/**
 * A quick proof that a state cannot be won: it could not be won even if the game were much easier. In the easier game a
 * piece may leave the table for good as soon as the rank above its first card was ever at an end of a column, however
 * many pieces go there and whatever has covered it since; so may the lower part of a piece before a deal covers it. All
 * deals come, with nothing lost. Where no piece can leave any more, no column is empty, and of each suit a card is missing that a run needs, the real game is stuck, too.
 */
export class Stuck {
  readonly #table: Table;
  /** What stays of the columns. */
  readonly #left: Int32Array;
  /** What has left: four suits, as bits of ranks. */
  readonly #gone = new Int32Array(4);

  constructor(table: Table) {
    this.#table = table;
    this.#left = table.start.slice();
  }

  /** True: no win can follow. False says nothing. */
  holds(state: Int32Array, stage: number): boolean {
    const { width, columns, deals } = this.#table;
    const left = this.#left;
    for (let i = 0; i < width; i++) {
      if (state[i] === EMPTY) return false;
      left[i] = state[i]!;
    }
    this.#gone.fill(0);
    for (let next = stage, ends = 0; ; next++) {
      ends = this.#leave(ends);
      if (!ends || completes(columns, left, this.#gone)) return false;
      const deal = deals[next];
      if (!deal) return true;
      for (let i = 0; i < deal.length; i++) {
        this.#part(left[i]!, ends);
        left[i] = columns.child(left[i]!, deal[i]!, true);
      }
    }
  }

  /** Lets the longest lower part of a piece leave that finds a card of the next rank. */
  #part(id: number, ends: number): void {
    const { columns } = this.#table;
    const card = columns.card[id]!;
    let count = columns.run[id]! - 1;
    while (count > 0 && !((ends >> (rankOf(card) + count)) & 1)) count--;
    this.#gone[card >> 4]! |= ranksOf(card, count);
  }

  /** Takes off all that can leave. Returns the ranks that were at an end by then, as bits; 0 if a column is empty. */
  #leave(before: number): number {
    const { width, columns } = this.#table;
    const left = this.#left;
    let ends = before;
    for (let last = -1; last !== ends;) {
      last = ends;
      for (let i = 0; i < width; i++) {
        for (;;) {
          const id = left[i]!;
          const card = columns.card[id]!;
          const run = columns.run[id]!;
          ends |= 1 << rankOf(card);
          if (!((ends >> (rankOf(card) + run)) & 1)) break;
          if (run === columns.size[id]) return 0;
          this.#gone[card >> 4]! |= ranksOf(card, run);
          left[i] = columns.take(id, run);
        }
      }
    }
    return ends;
  }
}

/** The cards of each suit that might be put together, as bits of ranks. */
const ranks = new Int32Array(SUITS.length);

/** Whether a run might be put together: of what has left, and of what lies at the ends of what stays. */
export function completes({ card, run, size }: Columns, left: Int32Array, gone: Int32Array): boolean {
  for (let suit = 0; suit < ranks.length; suit++) ranks[suit] = gone[suit]!;
  for (let i = 0; i < left.length; i++) {
    const id = left[i]!;
    if (id === EMPTY) continue;
    const last = card[id]!;
    const count = run[id]!;
    // What stays on others cannot be put on another card; only a king need not. A whole column might change places
    // with another card of its rank, over an empty column.
    ranks[last >> 4]! |= ranksOf(last, rankOf(last) + count > KING || count === size[id] ? count : count - 1);
  }
  return ranks.includes(WHOLE);
}
