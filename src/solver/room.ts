import { Rest, wordsOf } from './rest.js';
import { NONE, States } from './states.js';
import { completes } from './stuck.js';
import type { Table } from './table.js';

/** Rests remembered, at most: about 80 bytes each. */
const MOST = 1_000_000;
const MOST_AT_LENGTH = 8_000_000;

/** Rests looked at for one proof, at most; with a stock left, where long proofs seldom come to an end, many fewer. */
const EFFORT = 5000;
const EARLY_EFFORT = 20;
const LAST_DEAL_EFFORT = 20_000;

/** What is known of a rest; open is one that hope was left for only because the effort was spent. */
const LOST = 0;
const HOPE = 1;
const OPEN = 2;

/**
 * A thorough proof that a state cannot be won. Here a state is known only by the cards that have not moved (`Rest`); all
 * that has moved lies wherever there is room for it. That is easier than the game, and yet not easy: to take a piece off
 * a column costs a place for its first card, and gains one on the card under it. If no order of doing so gets the cards
 * of any run together, there is no win.
 *
 * States that differ only in where moved cards lie are one here, so that a proof is soon found again.
 */
export class Room {
  readonly #table: Table;
  #seen: States;
  readonly #hopes: Uint8Array;
  /** One for each piece taken off. */
  readonly #rests: Rest[] = [];
  readonly #name: Int32Array;
  /** How many may still be looked at. */
  #effort = 0;
  readonly #isAtLength: boolean;
  readonly #most: number;

  /**
   * @param isAtLength whether to prove all that can be proved before a short last deal, whatever it takes: for those who
   *   look at all states of a table, as a search for a win has better things to do
   */
  constructor(table: Table, isAtLength = false) {
    this.#table = table;
    this.#isAtLength = isAtLength;
    this.#most = isAtLength ? MOST_AT_LENGTH : MOST;
    this.#hopes = new Uint8Array(this.#most);
    this.#name = new Int32Array(wordsOf(table.width));
    this.#seen = new States(this.#name.length);
  }

  /** True: no win can follow. False says nothing. */
  lacks(state: Int32Array, stage: number): boolean {
    const { deals, relaxed, width } = this.#table;
    const isBeforeShort = stage === deals.length - 1 && deals[stage]!.length < width && !relaxed;
    const isKind = this.#isAtLength && isBeforeShort;
    this.#effort = isKind ? LAST_DEAL_EFFORT : stage < deals.length ? EARLY_EFFORT : EFFORT;
    if (this.#seen.count + this.#effort > this.#most) this.#seen = new States(this.#name.length);
    this.#rest(0).begin(state, stage, isKind);
    return !this.#hope(0);
  }

  #rest(depth: number): Rest {
    return (this.#rests[depth] ??= new Rest(this.#table));
  }

  /** Whether a run may be put together. */
  #hope(depth: number): boolean {
    const rest = this.#rest(depth);
    rest.takeFree();
    rest.name(this.#name);
    const hash = hashOf(this.#name);
    const known = this.#seen.find(this.#name, 0, hash);
    if (known !== NONE && !(this.#hopes[known] === OPEN && this.#effort)) return this.#hopes[known] !== LOST;
    if (!this.#effort || completes(this.#table.columns, rest.left, rest.gone)) return true;
    this.#effort--;
    const id = known === NONE ? this.#seen.add(this.#name, 0, hash, NONE) : known;
    const hope = this.#hopeFurther(depth);
    this.#hopes[id] = !hope ? LOST : this.#effort ? HOPE : OPEN;
    return hope;
  }

  /** Whether there is hope after one more piece was taken off, whichever, or after a deal. */
  #hopeFurther(depth: number): boolean {
    const rest = this.#rest(depth);
    const next = this.#rest(depth + 1);
    for (let i = 0; i < this.#table.width; i++) {
      const count = rest.piece(i);
      if (!count || !(rest.fits(i) || rest.moves(i, count))) continue;
      next.copy(rest);
      if (next.take(i, count) && this.#hope(depth + 1)) return true;
    }
    return rest.someDeal(next, () => this.#hope(depth + 1));
  }
}

/** Evenly spread 32 bits. */
function hashOf(name: Int32Array): number {
  let hash = 0;
  for (let i = 0; i < name.length; i++) {
    hash = Math.imul(hash ^ name[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
