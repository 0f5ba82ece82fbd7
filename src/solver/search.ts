import { EMPTY } from './columns.js';
import { eachFollower } from './followers.js';
import { Heap } from './heap.js';
import { lineTo, type Line } from './line.js';
import { randomBits } from './random.js';
import { NONE, States } from './states.js';
import type { Table } from './table.js';
import type { Weights } from './weights.js';

/**
 * A best-first search: of all states met and not yet looked at, it takes now the one that promises most, now the best of
 * a bucket (deals made, hidden cards left) drawn by lot, so that it neither wastes itself on one idea nor forgets the
 * others (as in Xie, Müller, Holte and Imai, "Type-Based Exploration with Multiple Search Queues for Satisficing
 * Planning", AAAI 2014). Nothing is thrown away: when no state is left, there is no win.
 */
export class Search {
  readonly states: States;
  /** States whose followers were all looked at. */
  expanded = 0;
  #won = NONE;
  readonly table: Table;
  readonly #weights: Weights;
  readonly #bits: () => number;
  readonly #heaps: Heap[] = [];
  /** Heaps that were ever used. */
  readonly #used: Heap[] = [];
  /** One more than the cards hidden at the start: buckets of a stage. */
  readonly #hidden: number;
  readonly #state: Int32Array;
  readonly #next: Int32Array;

  constructor(table: Table, seed: number) {
    this.table = table;
    this.#weights = table.weights;
    this.#bits = randomBits(seed);
    this.states = new States(table);
    this.#hidden = table.start.reduce((sum, id) => sum + table.columns.hidden[id]!, 1);
    this.#state = table.start.slice();
    this.#next = table.start.slice();
    this.#reach(0, NONE);
  }

  /** Expands so many states, at most; `exhausted` where none is left: then there is no win. */
  run(budget: number): 'won' | 'exhausted' | 'open' {
    const end = this.expanded + budget;
    while (this.#won === NONE) {
      if (this.expanded === end) return 'open';
      const heap = this.#pick();
      if (!heap) return 'exhausted';
      this.#expand(heap.pop());
      this.expanded++;
    }
    return 'won';
  }

  /** The win that was found. */
  line(): Line {
    return lineTo(this.table, this.states, this.#won);
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
    eachFollower(this.table, this.#state, this.states.stage[id]!, this.#next, (stage) => this.#reach(stage, id));
  }

  /** Adds the state in `#next` if it is new. */
  #reach(stage: number, parent: number): void {
    const table = this.table;
    const next = this.#next;
    table.sort(next, stage);
    const slot = this.states.find(next, stage);
    if (slot >= 0) return;
    const id = this.states.add(slot, next, stage, parent);
    const { size, hidden, cost } = table.columns;
    const w = this.#weights;
    let cards = 0;
    let down = 0;
    let key = (this.#bits() & 255) * w.noise * (1 / 256) - stage * w.stage;
    for (let i = 0; i < table.width; i++) {
      const column = next[i]!;
      if (column === EMPTY) key -= w.empty;
      cards += size[column]!;
      down += hidden[column]!;
      key += cost[column]!;
    }
    if (!cards && stage === table.deals.length) this.#won = id;
    const bucket = stage * this.#hidden + down;
    let heap = this.#heaps[bucket];
    if (!heap) {
      heap = this.#heaps[bucket] = new Heap();
      this.#used.push(heap);
    }
    heap.push(key, id);
  }
}
