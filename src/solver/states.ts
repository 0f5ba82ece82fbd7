import type { Table } from './table.js';
import { grown } from './typed.js';

/** No state: the parent of the first. */
export const NONE = -1;

/**
 * The states that a search has met, each once, with the way that led there. Exact: equal hashes are told apart by
 * comparing the columns, so that "all states were seen" is a proof.
 */
export class States {
  count = 0;
  /** Column numbers, one row of `table.width` a state, alike columns in order. */
  columns: Int32Array;
  stage = new Uint8Array(1024);
  parent = new Int32Array(1024);
  /** Actions from the start. */
  depth = new Uint16Array(1024);
  /** Number of a state + 1 at the place of its hash. */
  #slots = new Int32Array(4096);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.columns = new Int32Array(1024 * table.width);
  }

  /** Bytes a state takes, at most, the share of the hash slots included; arrays grow by doubling. */
  static bytes(width: number): number {
    return width * 4 + 1 + 4 + 4 + 2 + 16;
  }

  /** The number of a sorted state, or −1 − the free slot. */
  find(state: Int32Array, stage: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const { width } = this.#table;
    const { columns } = this;
    let at = this.#table.hash(state, stage) & mask;
    for (let found; (found = slots[at]!); at = (at + 1) & mask) {
      const id = found - 1;
      const row = id * width;
      let i = 0;
      while (i < width && columns[row + i] === state[i]) i++;
      if (i === width && this.stage[id] === stage) return id;
    }
    return NONE - at;
  }

  /** Adds a sorted state that is not there; `slot` is what `find` gave. */
  add(slot: number, state: Int32Array, stage: number, parent: number): number {
    const id = this.count++;
    if (id === this.parent.length) this.#grow();
    this.columns.set(state, id * this.#table.width);
    this.stage[id] = stage;
    this.parent[id] = parent;
    this.depth[id] = parent === NONE ? 0 : this.depth[parent]! + 1;
    this.#slots[NONE - slot] = id + 1;
    if (this.count * 2 > this.#slots.length) this.#rehash();
    return id;
  }

  read(id: number, into: Int32Array): void {
    const { width } = this.#table;
    const row = id * width;
    for (let i = 0; i < width; i++) into[i] = this.columns[row + i]!;
  }

  #rehash(): void {
    const slots = (this.#slots = new Int32Array(this.#slots.length * 2));
    const mask = slots.length - 1;
    const state = new Int32Array(this.#table.width);
    for (let id = 0; id < this.count; id++) {
      this.read(id, state);
      let at = this.#table.hash(state, this.stage[id]!) & mask;
      while (slots[at]) at = (at + 1) & mask;
      slots[at] = id + 1;
    }
  }

  #grow(): void {
    this.columns = grown(this.columns);
    this.stage = grown(this.stage);
    this.parent = grown(this.parent);
    this.depth = grown(this.depth);
  }
}
