import { expect, it } from 'vitest';
import { EMPTY, rankOf } from '../../src/solver/columns.js';
import { eachFollower } from '../../src/solver/followers.js';
import { Rest, wordsOf } from '../../src/solver/rest.js';
import { Table } from '../../src/solver/table.js';
import { generator, whole } from '../naive/support.js';
import { lateTable, spoiltTable } from './support.js';

const RANKS = 14;

/** The same as `Rest`, with every count made anew from the cards, and no name. */
class Recount {
  left: number[];
  readonly gone = [0, 0, 0, 0];
  stage: number;
  dealt: number[];
  /** Of each rank: cards at the ends, and moved ones less those of the rank below. */
  free = Array.from({ length: RANKS + 1 }, () => 0);
  pool = this.free.slice();
  jokers = 0;
  bare = 0;
  readonly #table: Table;
  readonly #isKind: boolean;
  /** Of a kind, by rank, all cards that are not in the stock. */
  readonly #all = this.free.slice();

  constructor(table: Table, state: Int32Array, stage: number, isKind: boolean) {
    this.#table = table;
    this.#isKind = isKind;
    this.left = [...state];
    this.stage = stage;
    this.dealt = this.left.map(() => 0);
    if (!isKind) {
      for (const id of this.left) if (id !== EMPTY) this.free[this.#end(id)]!++;
      return;
    }
    for (const id of state) for (const card of this.#cards(id)) this.#all[rankOf(card)]!++;
    const { hidden, size, parent } = table.columns;
    this.left = this.left.map((id) => {
      let left = id;
      for (; left !== EMPTY && hidden[left]! < size[left]!; left = parent[left]!) {
        const under = parent[left]!;
        const isBottom = under === EMPTY;
        if (!isBottom && (hidden[under] === size[under] || this.#end(under) !== this.#end(left) + 1)) break;
        this.gone[table.columns.card[left]! >> 4]! |= 1 << (this.#end(left) - 1);
      }
      return left;
    });
    this.#recount();
  }

  #cards(id: number): number[] {
    const { card, parent } = this.#table.columns;
    return id === EMPTY ? [] : [...this.#cards(parent[id]!), card[id]!];
  }

  /** Of a kind: all that is not in `left` has moved. */
  #recount(): void {
    const moved = this.#all.slice();
    this.free.fill(0);
    for (const id of this.left) {
      for (const card of this.#cards(id)) moved[rankOf(card)]!--;
      if (id !== EMPTY) this.free[this.#end(id)]!++;
    }
    moved.forEach((count, rank) => {
      this.free[rank]! += count;
      if (rank < RANKS) this.free[rank + 1]! -= count;
    });
  }

  #end(id: number): number {
    return rankOf(this.#table.columns.card[id]!);
  }

  get empty(): number {
    return this.left.filter((id) => id === EMPTY).length + this.free[RANKS]!;
  }

  /** Whether there is room once cards of these ranks have nothing on them, with so many columns kept empty. */
  has(ranks: number[], empty: number): boolean {
    // A rank that has such a card already wants nothing more.
    const wanting = this.free.map((free, rank) =>
      rank === RANKS ? 0 : Math.max(-free, 0) + (free <= 0 ? ranks.filter((other) => other === rank).length : 0),
    );
    const lack = wanting.reduce((sum, count) => sum + count, 0);
    const pooled = wanting.reduce((sum, count, rank) => sum + Math.min(count, this.pool[rank]!), 0);
    const columns = this.empty - empty;
    return columns >= 0 && lack <= Math.min(this.bare, pooled + this.jokers) + columns;
  }

  moves(i: number, count: number): boolean {
    const card = this.#table.columns.card[this.left[i]!]!;
    const above = rankOf(card) + count;
    for (let end = rankOf(card); ; end--) {
      if (this.has([end], 1) || (above < RANKS && this.has([end, above], 0))) return true;
      if (end === 1 || !(this.gone[card >> 4]! & (1 << (end - 2)))) return false;
    }
  }

  take(i: number, count: number): boolean {
    const { columns } = this.#table;
    const card = columns.card[this.left[i]!]!;
    for (let k = 0; k < count; k++) this.gone[card >> 4]! |= 1 << (rankOf(card) + k - 1);
    this.free[rankOf(card) + count]!--;
    if (this.#isKind) {
      this.left[i] = columns.take(this.left[i]!, count);
      while (columns.card[this.left[i]!]! >> 4 > 4) this.left[i] = columns.parent[this.left[i]!]!;
      this.#recount();
    } else if (this.dealt[i]) {
      this.dealt[i]!--;
      this.bare++;
      this.left[i] = columns.parent[this.left[i]!]!;
    } else {
      this.left[i] = columns.take(this.left[i]!, count);
      if (this.left[i] !== EMPTY) this.free[this.#end(this.left[i]!)]!++;
    }
    return this.has([], 0);
  }

  /** @param over what the columns are after it: of a kind that is one of several ways */
  deal(over: Int32Array): void {
    const cards = this.#table.deals[this.stage]!;
    this.stage++;
    if (this.#isKind) {
      for (const card of cards) this.#all[rankOf(card)]!++;
      this.left = [...over];
      this.#recount();
      return;
    }
    const places = this.pool.map((pool, rank) => pool + this.free[rank]!);
    const free = this.left.filter((id, i) => id === EMPTY && i >= cards.length).length;
    const lack = places.reduce((sum, count) => sum + Math.max(-count, 0), 0) - free;
    this.pool = places.map((count) => Math.max(count, 0));
    this.jokers += this.left.filter((id, i) => id === EMPTY && i < cards.length).length;
    this.jokers = Math.max(this.jokers - Math.max(lack, 0), 0);
    this.bare = this.left.length - cards.length;
    this.free.fill(0);
    cards.forEach((card, i) => {
      this.left[i] = this.#table.columns.child(this.left[i]!, card, true);
      this.dealt[i]!++;
      this.free[rankOf(card)]!++;
    });
  }

  /** All that decides what can still be taken, whatever the order of alike columns. */
  get all(): string {
    const columns = this.left.map((id, i) => `${id}.${this.dealt[i]}`);
    const twins = this.#table.twins[this.stage]!;
    const sorted = columns.map((_, i) =>
      columns
        .filter((_column, j) => twins[j] === twins[i])
        .sort()
        .join(),
    );
    return [sorted, this.gone, this.stage, this.free, this.empty, this.pool, this.jokers, this.bare].join(' ');
  }
}

it('counts as it goes what a count from the cards gives, and no two rests share a name', () => {
  let compared = 0;
  const dealt = { pooled: 0, kind: 0 };
  for (let seed = 0; seed < 120; seed++) {
    const random = generator(seed);
    const table = new Table(seed % 2 ? lateTable(seed) : spoiltTable(seed, seed % 4 ? 3 : 7), false);
    // Whether a rest is of a kind is not part of its name, as whoever keeps them begins all of a stage alike.
    const names = [new Map<string, string>(), new Map<string, string>()] as const;
    const state = table.start.slice();
    const next = state.slice();
    let stage = 0;
    for (let step = 0; step < 40; step++) {
      const isKind = step % 2 === 0 && table.deals.length - stage === 1 && table.deals[stage]!.length < table.width;
      let rest = new Rest(table);
      rest.begin(state, stage, isKind);
      const other = new Recount(table, state, stage, isKind);
      for (let more = true, turn = 0; more && turn < 40; turn++) {
        const copy = new Rest(table);
        copy.copy(rest);
        rest = copy;
        const name = new Int32Array(wordsOf(table.width));
        rest.name(name);
        expect([...rest.left]).toEqual(other.left);
        const known = names[+isKind]!;
        expect(known.get(name.join()) ?? other.all).toBe(other.all);
        known.set(name.join(), other.all);
        const columns = [...other.left.keys()].filter((i) => other.left[i] !== EMPTY && rest.piece(i) > 0);
        const can = columns.filter((i) => {
          const moves = rest.moves(i, rest.piece(i));
          expect(moves).toBe(other.moves(i, rest.piece(i)));
          compared++;
          return moves || rest.fits(i);
        });
        if (!can.length || whole(random, 8) === 0) {
          const after = new Rest(table);
          // of a kind not always the first way
          more = rest.someDeal(after, () => !isKind || random() < 0.5);
          if (!more) continue;
          rest = after;
          other.deal(rest.left);
          dealt[isKind ? 'kind' : 'pooled']++;
        } else {
          const i = can[whole(random, can.length)]!;
          const count = rest.piece(i);
          more = rest.take(i, count);
          expect(other.take(i, count)).toBe(more);
        }
      }
      // The next state to begin with: one of those that follow.
      const all: { columns: Int32Array; stage: number }[] = [];
      eachFollower(table, state, stage, next, (after) => all.push({ columns: next.slice(), stage: after }));
      if (!all.length) break;
      const follower = all[whole(random, all.length)]!;
      state.set(follower.columns);
      stage = follower.stage;
      table.sort(state, stage);
    }
  }
  expect(compared).toBeGreaterThan(20_000);
  expect(dealt.pooled).toBeGreaterThan(200);
  expect(dealt.kind).toBeGreaterThan(200);
});
