import { EMPTY } from './columns.js';
import { eachFollower } from './followers.js';
import { DEALT, NONE, States } from './states.js';
import type { Table } from './table.js';

/**
 * A breadth-first search that keeps only the best states of each depth, so that wins come out short. It proves nothing.
 */
export class Beam {
  readonly states: States;
  won = NONE;
  readonly #table: Table;
  #layer: number[] = [];
  #keys: number[] = [];

  constructor(table: Table) {
    this.#table = table;
    this.states = new States(table);
  }

  /** The state of the first win of at most `maxDepth` actions found, or NONE. */
  run(width: number, maxDepth: number): number {
    const table = this.#table;
    const { states } = this;
    const state = table.start.slice();
    const next = table.start.slice();
    let fresh: number[] = [];
    let keys: number[] = [];
    let from = NONE;
    const reach = (stage: number, action: number): void => {
      table.sort(next, stage);
      const slot = states.find(next, stage);
      if (slot >= 0) return;
      const id = states.add(slot, next, stage, from, action);
      const { size, cost } = table.columns;
      let cards = 0;
      let key = -stage * table.weights.stage;
      for (let i = 0; i < table.width; i++) {
        const column = next[i]!;
        if (column === EMPTY) key -= table.weights.empty;
        cards += size[column]!;
        key += cost[column]!;
      }
      if (!cards && stage === table.deals.length) this.won = id;
      fresh.push(id);
      keys.push(key + (((states.count * 0x9e3779b1) >>> 16) & 255) * table.weights.noise / 256);
    };
    reach(0, DEALT);
    for (let depth = 0; depth < maxDepth && fresh.length && this.won === NONE; depth++) {
      const order = fresh.map((_, i) => i).sort((a, b) => keys[a]! - keys[b]!).slice(0, width);
      const layer = order.map((i) => fresh[i]!);
      fresh = [];
      keys = [];
      for (const id of layer) {
        from = id;
        states.read(id, state);
        eachFollower(table, state, states.stage[id]!, next, reach);
        if (this.won !== NONE) break;
      }
    }
    return this.won;
  }
}
