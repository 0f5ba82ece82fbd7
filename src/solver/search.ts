import { EMPTY } from './columns.js';
import { eachFollower } from './followers.js';
import { Heap } from './heap.js';
import { DEALT, NONE, States } from './states.js';
import type { Table } from './table.js';
import type { Weights } from './weights.js';

/** Numbers that look random, the same for the same seed: xorshift32 (Marsaglia 2003). */
export function randomBits(seed: number): () => number {
  let x = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}

export class Search {
  readonly states: States;
  /** States whose followers were all looked at. */
  expanded = 0;
  /** The first won state. */
  won = NONE;
  readonly #table: Table;
  readonly #weights: Weights;
  readonly #bits: () => number;
  readonly #heaps: Heap[] = [];
  /** Heaps that were ever used. */
  readonly #used: Heap[] = [];
  readonly #hidden: number;
  readonly #state: Int32Array;
  readonly #next: Int32Array;

  constructor(table: Table, seed: number) {
    this.#table = table;
    this.#weights = table.weights;
    this.#bits = randomBits(seed);
    this.states = new States(table);
    this.#hidden = table.start.reduce((sum, id) => sum + table.columns.hidden[id]!, 1);
    this.#state = table.start.slice();
    this.#next = table.start.slice();
    this.#reach(0, NONE, DEALT);
  }

  /** Expands states until one is won, none is left, or the budget is spent. */
  run(budget: number): 'won' | 'exhausted' | 'open' {
    const end = this.expanded + budget;
    while (this.won === NONE) {
      if (this.expanded === end) return 'open';
      const heap = this.#pick();
      if (!heap) return 'exhausted';
      this.#expand(heap.pop());
      this.expanded++;
    }
    return 'won';
  }

  #pick(): Heap | null {
    const used = this.#used;
    if (this.#bits() < this.#weights.random * 2 ** 32) {
      const from = this.#bits() % used.length;
      for (let i = 0; i < used.length; i++) {
        const heap = used[(from + i) % used.length]!;
        if (heap.size) return heap;
      }
      return null;
    }
    let best: Heap | null = null;
    let least = Infinity;
    for (const heap of used) {
      if (heap.least < least) {
        least = heap.least;
        best = heap;
      }
    }
    return best;
  }

  #expand(id: number): void {
    this.states.read(id, this.#state);
    eachFollower(this.#table, this.#state, this.states.stage[id]!, this.#next, (stage, action) =>
      this.#reach(stage, id, action),
    );
  }

  /** Adds the state in `#next` if it is new. */
  #reach(stage: number, parent: number, action: number): void {
    const table = this.#table;
    const next = this.#next;
    table.sort(next, stage);
    const slot = this.states.find(next, stage);
    if (slot >= 0) return;
    const id = this.states.add(slot, next, stage, parent, action);
    const { size, hidden, cost } = table.columns;
    const w = this.#weights;
    let cards = 0;
    let down = 0;
    let key = this.states.depth[id]! * w.depth - stage * w.stage + (this.#bits() & 255) * w.noise * (1 / 256);
    for (let i = 0; i < table.width; i++) {
      const column = next[i]!;
      if (column === EMPTY) key -= w.empty;
      cards += size[column]!;
      down += hidden[column]!;
      key += cost[column]!;
    }
    if (!cards && stage === table.deals.length) this.won = id;
    const bucket = stage * this.#hidden + down;
    let heap = this.#heaps[bucket];
    if (!heap) {
      heap = this.#heaps[bucket] = new Heap();
      this.#used.push(heap);
    }
    heap.push(key, id);
  }
}
