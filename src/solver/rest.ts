import { KING, SUITS } from '../engine/card.js';
import { EMPTY, rankOf } from './columns.js';
import { someCover, type Cover } from './covers.js';
import { ranksOf } from './stuck.js';
import type { Table } from './table.js';

/** Above a king: there is no such place, so a king that has been moved needs a column of its own. */
const ABOVE = KING + 1;

/** Moved cards under a dealt one, as cards of no suit: 16 × this + rank. */
const COVERED = SUITS.length + 1;

/** Words of a name. */
export const wordsOf = (width: number): number => width + 6;

/**
 * What is known of a table when all that is told is which cards have not moved yet (since the state that is looked at,
 * or since they were dealt), and no run was removed.
 *
 * A card that has moved lies on a card of the next rank, or at the bottom of a column. So for each rank the number of
 * cards with nothing on them is known wherever the moved cards lie: those of that rank, less those under cards that have
 * not moved, less the moved cards of the rank below. Where that is less than none, as many of the moved cards are at
 * the bottom of a column, and of columns without unmoved cards there must be enough.
 *
 * A deal covers cards that are not known: the end of every column. They go into the pool. Of these as many have nothing
 * on them as columns were left out, and one more for each dealt card that has left. Only of a kind (see `begin`) is each
 * way followed in which moved cards may lie: those under a dealt card lie in its column as cards of no suit, until it leaves.
 */
export class Rest {
  /** The unmoved cards of the columns. */
  readonly left: Int32Array;
  /** What has left its place: four suits, as bits of ranks. */
  readonly gone = new Int32Array(4);
  stage = 0;
  /** Whether it is one of a kind. */
  #isKind = false;
  /** How many deals were made since it was begun. */
  #deals = 0;
  /** How many cards of each suit there were at first: a byte each. */
  #cards = 0;
  /** How many cards at the end of `left` came by a deal: each lies on what its column ended in then. */
  readonly #dealt: Int32Array;
  /** By rank, cards with nothing on them if no moved card is at the bottom of a column; not counting the pool. */
  readonly #free = new Int32Array(ABOVE + 1);
  /** By rank, the pool: what there was of `free` before the deals. */
  readonly #pool = new Int32Array(ABOVE + 1);
  /** Cards of the pool of any rank: what a card at the bottom of a column left free. */
  #jokers = 0;
  /** How many of the pool have nothing on them. */
  #bare = 0;
  /** Columns without unmoved cards, less the kings that have moved. */
  #empty = 0;
  /** Places that are wanting. */
  #lack = 0;
  /** How many of these the pool has. */
  #pooled = 0;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.left = new Int32Array(table.width);
    this.#dealt = new Int32Array(table.width);
  }

  /**
   * Nothing has moved yet.
   * @param isKind whether cards that could be put back where they lie are as good as moved, so that all states of a kind
   *   are one. Then the next deal must be the last and a short one, and none goes over an empty column.
   */
  begin(state: Int32Array, stage: number, isKind = false): void {
    const { card, fixed, parent, suits } = this.#table.columns;
    this.gone.fill(0);
    this.stage = stage;
    this.#isKind = isKind;
    this.#deals = 0;
    this.#dealt.fill(0);
    this.#free.fill(0);
    this.#pool.fill(0);
    this.#jokers = this.#bare = 0;
    this.#cards = 0;
    for (let i = 0; i < state.length; i++) {
      let id = state[i]!;
      this.#cards += suits[id]!;
      if (id !== EMPTY) this.#free[rankOf(card[id]!)]!++;
      if (isKind) {
        for (; id !== fixed[id]; id = parent[id]!) {
          this.gone[card[id]! >> 4]! |= ranksOf(card[id]!, 1);
          if (parent[id] === EMPTY) this.#free[rankOf(card[id]!) + 1]!--;
        }
      }
      this.left[i] = id;
    }
    this.#count();
  }

  copy(from: Rest): void {
    this.left.set(from.left);
    this.gone.set(from.gone);
    this.stage = from.stage;
    this.#isKind = from.#isKind;
    this.#deals = from.#deals;
    this.#cards = from.#cards;
    this.#dealt.set(from.#dealt);
    this.#free.set(from.#free);
    this.#pool.set(from.#pool);
    this.#jokers = from.#jokers;
    this.#bare = from.#bare;
    this.#empty = from.#empty;
    this.#lack = from.#lack;
    this.#pooled = from.#pooled;
  }

  /** How many cards go from the end of a column at a time; 0 if there are none. */
  piece(i: number): number {
    return this.#dealt[i] ? 1 : this.#table.columns.run[this.left[i]!]!;
  }

  /**
   * Whether the last so many unmoved cards of a column can move, somewhere. Then there is nothing on the last card but
   * what goes with it: moved cards that continue its run.
   */
  moves(i: number, count: number): boolean {
    const card = this.#table.columns.card[this.left[i]!]!;
    const above = rankOf(card) + count;
    const ranks = this.gone[card >> 4]!;
    for (let end = rankOf(card); ; end--) {
      if (this.#has(end, 0, 1) || (above < ABOVE && this.#has(end, above, 0))) return true;
      if (!((ranks >> (end - 2)) & 1)) return false;
    }
  }

  /** Whether the last card of a column was perhaps dealt onto a card of the next rank: as good as moved. */
  fits(i: number): boolean {
    if (!this.#dealt[i]) return false;
    const above = rankOf(this.#table.columns.card[this.left[i]!]!) + 1;
    return above < ABOVE && this.#pool[above]! + this.#jokers > 0;
  }

  /** Notes that the last so many unmoved cards of a column have moved. False if there is no room for them. */
  take(i: number, count: number): boolean {
    const { columns } = this.#table;
    const id = this.left[i]!;
    const card = columns.card[id]!;
    this.gone[card >> 4]! |= ranksOf(card, count);
    this.#change(rankOf(card) + count, -1);
    if (this.#dealt[i]) {
      this.#dealt[i]!--;
      this.#bare++;
      this.left[i] = columns.parent[id]!;
      if (this.left[i] === EMPTY) this.#empty++;
    } else {
      const under = columns.take(id, count);
      this.left[i] = columns.card[under]! >> 4 === COVERED ? this.#uncover(under) : under;
      if (under === EMPTY) this.#empty++;
      else this.#change(rankOf(columns.card[under]!), 1);
    }
    return this.#has(0, 0, 0);
  }

  /** The column without the covered cards at its end: they have moved, as before the deal. */
  #uncover(id: number): number {
    const { card, parent } = this.#table.columns;
    let left = id;
    let bottom = 0;
    for (; card[left]! >> 4 === COVERED; left = parent[left]!) bottom = rankOf(card[left]!);
    if (left === EMPTY) {
      this.#empty++;
      this.#change(bottom + 1, -1);
    }
    return left;
  }

  /** Takes what leaves at least as much room as before: on cards of the next rank, and alone in a column. */
  takeFree(): void {
    const { columns, width } = this.#table;
    for (let again = true; again;) {
      again = false;
      for (let i = 0; i < width; i++) {
        const id = this.left[i]!;
        if (id === EMPTY || this.#dealt[i]) continue;
        let count = columns.run[id]!;
        if (count < columns.size[id]!) {
          let below = id;
          for (let k = 0; k < count; k++) below = columns.parent[below]!;
          const under = columns.card[below]!;
          const isOnNext = rankOf(under) === rankOf(columns.card[id]!) + count;
          if (!isOnNext) count--;
          // What was dealt onto a moved card of the next rank may go on with it.
          if (!isOnNext || under >> 4 !== COVERED) while (count > 0 && !this.moves(i, count)) count--;
        }
        if (!count) continue;
        this.take(i, count);
        again = true;
      }
    }
  }

  /**
   * Deals, over whatever may lie there: of a kind in each way in which moved cards may lie, until `test` says yes of what
   * comes of it.
   * @param next gets what comes of it
   * @returns whether `test` said so; false also where no deal is left
   */
  someDeal(next: Rest, test: () => boolean): boolean {
    const { columns, deals } = this.#table;
    const cards = deals[this.stage];
    if (!cards) return false;
    if (!this.#isKind) {
      next.copy(this);
      next.#deal(cards);
      return test();
    }
    const unmoved = Array.from(this.left, (id) => rankOf(columns.card[id]!));
    return someCover(unmoved, this.#free, cards.length, (covers) => {
      next.copy(this);
      next.#dealOver(cards, covers);
      return test();
    });
  }

  /** Deals over moved cards that lie in a given way. */
  #dealOver(cards: readonly number[], covers: readonly Cover[]): void {
    const { columns } = this.#table;
    this.stage++;
    covers.forEach(({ start, end }, i) => {
      let id = this.left[i]!;
      let rank = start;
      if (id === EMPTY) {
        this.#empty--;
        this.#change(start + 1, 1);
      } else rank--;
      for (; rank >= end; rank--) id = columns.child(id, COVERED * 16 + rank, true);
      this.left[i] = columns.child(id, cards[i]!, true);
      this.#change(end, -1);
      this.#change(rankOf(cards[i]!), 1);
    });
  }

  /** Deals over moved cards, wherever they lie. */
  #deal(cards: readonly number[]): void {
    const { columns, width } = this.#table;
    this.stage++;
    this.#deals++;
    let lack = 0;
    for (let rank = 1; rank <= ABOVE; rank++) {
      const places = this.#pool[rank]! + this.#free[rank]!;
      this.#pool[rank] = Math.max(places, 0);
      this.#free[rank] = 0;
      lack += Math.max(-places, 0);
    }
    // No column is empty now: one without unmoved cards has a moved one at its bottom, where that is wanting, or else
    // some other. Columns that get no card can do the same again later.
    this.left.forEach((id, i) => {
      if (id !== EMPTY) return;
      if (i < cards.length) this.#jokers++;
      else lack--;
    });
    this.#jokers = Math.max(this.#jokers - Math.max(lack, 0), 0);
    this.#bare = width - cards.length;
    cards.forEach((card, i) => {
      this.left[i] = columns.child(this.left[i]!, card, true);
      this.#dealt[i]!++;
      this.#free[rankOf(card)]!++;
    });
    this.#count();
  }

  /**
   * Puts into `name` what tells it from all others of the table. As long as no deal was made, what has moved is all that
   * does not lie here, and so are the places that it has.
   */
  name(name: Int32Array): void {
    const { width } = this.#table;
    for (let i = 0; i < width; i++) name[i] = this.left[i]! * 8 + this.#dealt[i]!;
    this.#table.sort(name, this.stage);
    name[width] = this.#cards;
    name[width + 1] = this.stage + this.#deals * 16 + this.#bare * 256 + this.#jokers * 16384;
    for (let at = width + 2, rank = 1; rank <= ABOVE; rank += 4, at++) {
      let word = 0;
      if (this.#deals)
        for (let k = rank; k < rank + 4 && k <= ABOVE; k++)
          word = word * 256 + (this.#free[k]! & 15) * 16 + this.#pool[k]!;
      name[at] = word;
    }
  }

  /** One card of a rank more, or less, has nothing on it. */
  #change(rank: number, by: 1 | -1): void {
    if (rank === ABOVE) this.#empty += by;
    else this.#countLack(rank, -1);
    this.#free[rank]! += by;
    if (rank < ABOVE) this.#countLack(rank, 1);
  }

  #count(): void {
    this.#empty = this.#free[ABOVE]!;
    for (let i = 0; i < this.left.length; i++) if (this.left[i] === EMPTY) this.#empty++;
    this.#lack = this.#pooled = 0;
    for (let rank = 1; rank < ABOVE; rank++) this.#countLack(rank, 1);
  }

  /** Counts the places of a rank that are wanting, or (−1) no longer counts them. */
  #countLack(rank: number, sign: 1 | -1): void {
    const lack = -this.#free[rank]!;
    if (lack <= 0) return;
    this.#lack += sign * lack;
    this.#pooled += sign * Math.min(lack, this.#pool[rank]!);
  }

  /** Whether cards of two ranks can have nothing on them at a time (0: no matter), and so many columns be empty. */
  #has(one: number, other: number, empty: number): boolean {
    const columns = this.#empty - empty;
    let lack = this.#lack;
    let pooled = this.#pooled;
    if (one && this.#free[one]! <= 0) {
      lack++;
      if (this.#pool[one]! + this.#free[one]! > 0) pooled++;
    }
    if (other && this.#free[other]! <= 0) {
      lack++;
      if (this.#pool[other]! + this.#free[other]! > 0) pooled++;
    }
    return columns >= 0 && lack <= Math.min(this.#bare, pooled + this.#jokers) + columns;
  }
}
