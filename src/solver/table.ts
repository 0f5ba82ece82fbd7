import { SUITS, type Card } from '../engine/card.js';
import type { Position } from '../engine/position.js';
import { Columns, EMPTY } from './columns.js';

const numberOf = ({ suit, rank }: Card): number => SUITS.indexOf(suit) * 16 + rank;

/** A card that the player does not see: of no suit, and of a rank that nothing fits. */
const UNSEEN = SUITS.length * 16;

/**
 * What does not change while one deal is searched: the coming deals, which columns are alike, and the store of columns.
 * A state of the search is one column number for each column and the number of deals made since (the stage).
 */
export class Table {
  readonly columns = new Columns();
  /** Number of columns. */
  readonly width: number;
  /** Column numbers of the position searched. */
  readonly start: Int32Array;
  /** The cards of each coming deal; a deal may be short. */
  readonly deals: readonly (readonly number[])[];
  /**
   * By stage, for each column, the first column that gets the same cards from all deals to come. Such columns may be
   * swapped without any difference: after the third deal of Spiderette columns 4–7, with an empty stock all.
   */
  readonly twins: readonly Int32Array[];
  /** Whether deals go over empty columns. */
  readonly relaxed: boolean;
  /** The fixed parts of the columns of a state. */
  readonly #fixed: Int32Array;
  /** Bits of a hash that tell the classes of columns apart. */
  readonly salts: readonly Int32Array[];

  /** @param blind whether to search with what the player sees: hidden cards unknown, no deals */
  constructor({ columns, stock }: Position, relaxed: boolean, blind = false) {
    this.width = columns.length;
    this.relaxed = relaxed;
    this.start = Int32Array.from(columns, ({ cards, hidden }) =>
      cards.reduce(
        (id, card, i) => this.columns.child(id, blind && i < hidden ? UNSEEN : numberOf(card), i >= hidden),
        EMPTY,
      ),
    );
    this.#fixed = this.start.slice();
    const deals: number[][] = [];
    for (let i = 0; i < stock.length && !blind; i += this.width)
      deals.push(stock.slice(i, i + this.width).map(numberOf));
    this.deals = deals;
    this.twins = Array.from({ length: deals.length + 1 }, (_, stage) => {
      const coming = columns.map((_column, i) =>
        deals
          .slice(stage)
          .map((deal) => deal[i])
          .join(),
      );
      return Int32Array.from(coming, (cards) => coming.indexOf(cards));
    });
    this.salts = this.twins.map((twins, stage) => twins.map((twin) => Math.imul(twin * 64 + stage + 1, 0x9e3779b1)));
  }

  /** Puts alike columns in the order of their numbers: states that differ in nothing else become one. */
  sort(state: Int32Array, stage: number): void {
    const twins = this.twins[stage]!;
    for (let i = 1; i < this.width; i++) {
      const twin = twins[i]!;
      const id = state[i]!;
      let to = i;
      for (let j = i - 1; j >= twin; j--) {
        if (twins[j] !== twin) continue;
        if (state[j]! <= id) break;
        state[to] = state[j]!;
        to = j;
      }
      state[to] = id;
    }
  }

  /** Deals into `state`, which is at the given stage. False where the rules refuse it. */
  deal(state: Int32Array, stage: number): boolean {
    const cards = this.deals[stage];
    if (!cards || (!this.relaxed && state.includes(EMPTY))) return false;
    for (let i = 0; i < cards.length; i++)
      state[i] = this.columns.cleared(this.columns.child(state[i]!, cards[i]!, true));
    return true;
  }

  /** Moves cards within `state`. */
  move(state: Int32Array, from: number, to: number, count: number): void {
    const source = state[from]!;
    state[to] = this.columns.cleared(this.columns.put(state[to]!, source, count));
    // A position that was entered may hide a complete run.
    state[from] = this.columns.cleared(this.columns.take(source, count));
  }

  hash(state: Int32Array, stage: number): number {
    const salts = this.salts[stage]!;
    const { hash } = this.columns;
    let sum = stage;
    for (let i = 0; i < this.width; i++) {
      const mixed = Math.imul(hash[state[i]!]! ^ salts[i]!, 0x85ebca6b);
      sum = (sum + (mixed ^ (mixed >>> 15))) | 0;
    }
    sum = Math.imul(sum ^ (sum >>> 16), 0xc2b2ae35);
    return sum ^ (sum >>> 13);
  }

  /**
   * Evenly spread bits that are the same for all states of a kind: those that differ only in where cards lie that may go
   * back and forth.
   */
  kind(state: Int32Array, stage: number): number {
    const { fixed, size } = this.columns;
    let cards = 0;
    for (let i = 0; i < this.width; i++) {
      this.#fixed[i] = fixed[state[i]!]!;
      cards += size[state[i]!]!;
    }
    return this.hash(this.#fixed, stage) ^ Math.imul(cards, 0x9e3779b1);
  }
}
