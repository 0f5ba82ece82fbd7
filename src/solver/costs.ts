import { KING } from '../engine/card.js';
import { EMPTY, rankOf } from './columns.js';
import type { Table } from './table.js';
import { grown } from './typed.js';
import type { Weights } from './weights.js';

/** What the states of a table are thought to cost to a win, by some weights: less is better. */
export class Costs {
  readonly weights: Weights;
  readonly #table: Table;
  /** By column number; worked out up to `#count`. */
  #ofColumn = new Float32Array(1024);
  #count = EMPTY + 1;

  constructor(table: Table, weights: Weights) {
    this.#table = table;
    this.weights = weights;
  }

  /** @param stage deals made since the position searched */
  of(state: Int32Array, stage: number): number {
    const { weights } = this;
    let cost = -weights.stage * stage;
    for (let i = 0; i < state.length; i++) cost += state[i] === EMPTY ? -weights.empty : this.ofColumn(state[i]!);
    return cost;
  }

  /** The part of it that one column has. */
  ofColumn(id: number): number {
    while (this.#count <= id) this.#add(this.#count++);
    return this.#ofColumn[id]!;
  }

  #add(id: number): void {
    const { card, hidden, parent, pieces, run, size } = this.#table.columns;
    if (id === this.#ofColumn.length) this.#ofColumn = grown(this.#ofColumn);
    const w = this.weights;
    const under = parent[id]!;
    const last = card[id]!;
    let cost = this.#ofColumn[under]! + w.card;
    if (run[id]! < 2) {
      const isUp = hidden[id]! < size[id]!;
      cost += w.deep * pieces[under]! + (isUp ? w.breaks : w.hidden);
      if (hidden[under]! < size[under]! && rankOf(card[under]!) === rankOf(last) + 1) cost += w.offSuit;
    }
    if (under === EMPTY && rankOf(last) === KING) cost -= w.king;
    for (let at = under, highest = 0; at !== EMPTY; at = parent[at]!) {
      const other = card[at]!;
      if (other >> 4 !== last >> 4) continue;
      if (other < last && other >= highest) cost += w.blocked;
      highest = Math.max(highest, other);
    }
    this.#ofColumn[id] = cost;
  }
}
