import { EMPTY, rankOf } from './columns.js';
import { NONE, States } from './states.js';
import { completes, ranksOf } from './stuck.js';
import type { Table } from './table.js';

/** Arrangements remembered, at most: about 70 bytes each. */
const MOST = 1_000_000;

/** Ranks from nothing to above a king. */
const RANKS = 15;

/** An arrangement: what stays, and what there is room for beside it. */
interface Rest {
  /** What stays of the columns. */
  readonly left: Int32Array;
  /** By rank, how many cards of it have nothing on them. */
  readonly free: Int32Array;
  /** What has left its place: four suits, as bits of ranks. */
  readonly gone: Int32Array;
}

/**
 * A thorough proof that a state without a stock cannot be won. Once a card has been moved it lies on a card of the next
 * rank, or at the bottom of a column; so as long as no run is removed, each place taken is a place less for another card
 * of that rank. Here all that has been moved lies wherever there is room for it, and may be moved at any time. That is
 * easier than the game, and yet not easy: to take a piece off a column costs a place for its first card, and gains one
 * on the card under it. If no order of doing so gets the cards of any run together, there is no win.
 *
 * States that differ only in where moved cards lie are one arrangement here, so that a proof is soon found again.
 */
export class Room {
  readonly #table: Table;
  readonly #seen: States;
  readonly #hopes = new Uint8Array(MOST);
  /** An arrangement for each piece taken off. */
  readonly #rests: Rest[] = [];
  /** What an arrangement is known by: its columns, and which cards there are at all. */
  readonly #name: Int32Array;

  constructor(table: Table) {
    this.#table = table;
    this.#name = new Int32Array(table.width + 1);
    this.#seen = new States(this.#name.length);
  }

  /** True: no win can follow a state without a stock. False says nothing. */
  lacks(state: Int32Array): boolean {
    const { width, columns } = this.#table;
    const { left, free, gone } = this.#rest(0);
    free.fill(0);
    gone.fill(0);
    let cards = 0;
    for (let i = 0; i < width; i++) {
      const id = state[i]!;
      left[i] = id;
      cards += columns.suits[id]!;
      if (id !== EMPTY) free[rankOf(columns.card[id]!)]!++;
    }
    this.#name[width] = cards;
    return !this.#hope(0);
  }

  #rest(depth: number): Rest {
    return (this.#rests[depth] ??= {
      left: this.#table.start.slice(),
      free: new Int32Array(RANKS),
      gone: new Int32Array(4),
    });
  }

  /** Whether a run may be put together. */
  #hope(depth: number): boolean {
    const { columns, deals, width } = this.#table;
    const { left, gone } = this.#rest(depth);
    this.#takeFree(depth);
    if (completes(columns, left, gone)) return true;
    this.#table.sort(left, deals.length);
    for (let i = 0; i < width; i++) this.#name[i] = left[i]!;
    const hash = this.#table.hash(left, deals.length) ^ Math.imul(this.#name[width]!, 0x9e3779b1);
    const known = this.#seen.find(this.#name, 0, hash);
    if (known !== NONE) return this.#hopes[known] === 1;
    if (this.#seen.count === MOST) return true;
    const id = this.#seen.add(this.#name, 0, hash, NONE);
    const hope = this.#hopeFurther(depth);
    this.#hopes[id] = hope ? 1 : 0;
    return hope;
  }

  /** Takes off what costs nothing: pieces on a card of the next rank, and those that leave an empty column. */
  #takeFree(depth: number): void {
    const { columns, width } = this.#table;
    const { left, free, gone } = this.#rest(depth);
    for (let again = true; again;) {
      again = false;
      for (let i = 0; i < width; i++) {
        const id = left[i]!;
        if (id === EMPTY) continue;
        const card = columns.card[id]!;
        const run = columns.run[id]!;
        const above = rankOf(card) + run;
        if (!free[above]) continue;
        let below = id;
        for (let k = 0; k < run; k++) below = columns.parent[below]!;
        if (below === EMPTY) free[above]!--;
        else if (rankOf(columns.card[below]!) !== above) continue;
        gone[card >> 4]! |= ranksOf(card, run);
        left[i] = columns.take(id, run);
        again = true;
      }
    }
  }

  /** Whether there is hope after one more piece was taken off, whichever. */
  #hopeFurther(depth: number): boolean {
    const { columns, width } = this.#table;
    const { left, free, gone } = this.#rest(depth);
    const empty = left.indexOf(EMPTY);
    const next = this.#rest(depth + 1);
    for (let i = 0; i < width; i++) {
      const id = left[i]!;
      const run = columns.run[id]!;
      if (run === columns.size[id]) continue;
      const card = columns.card[id]!;
      const above = rankOf(card) + run;
      if (!free[above] && empty < 0) continue;
      next.left.set(left);
      next.free.set(free);
      next.gone.set(gone);
      if (free[above]) {
        next.free[above]!--;
        next.gone[card >> 4]! |= ranksOf(card, run);
      } else next.left[empty] = columns.put(EMPTY, id, run);
      const under = columns.take(id, run);
      next.left[i] = under;
      next.free[rankOf(columns.card[under]!)]!++;
      if (this.#hope(depth + 1)) return true;
    }
    return false;
  }
}
