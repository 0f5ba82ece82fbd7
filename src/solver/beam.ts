import { EMPTY } from './columns.js';
import { eachFollower } from './followers.js';
import { lineTo, type Line } from './line.js';
import { NONE, States } from './states.js';
import { Stuck } from './stuck.js';
import type { Table } from './table.js';

/**
 * A breadth-first search that goes on with only the best states of each depth, so that it is quick and its wins are
 * short. It proves nothing.
 */
export class Beam {
  readonly table: Table;
  readonly states: States;
  /** States whose followers were all looked at. */
  expanded = 0;
  readonly #width: number;
  readonly #most: number;
  #layer: number[] = [];
  /** How many of the layer are expanded. */
  #done = 0;
  /** The next layer, and what its states promise. */
  #fresh: { id: number; key: number }[] = [];
  #won = NONE;
  readonly #stuck: Stuck;
  readonly #state: Int32Array;
  readonly #next: Int32Array;

  /**
   * @param width states of each depth to go on with
   * @param most actions that a win may have
   */
  constructor(table: Table, width: number, most: number) {
    this.table = table;
    this.states = new States(table.width);
    this.#width = width;
    this.#most = most;
    this.#stuck = new Stuck(table);
    this.#state = table.start.slice();
    this.#next = table.start.slice();
    this.#reach(0, NONE);
  }

  /** Expands so many states, at most; `failed` where no depth is left to go on with. */
  run(budget: number): 'won' | 'open' | 'failed' {
    const end = this.expanded + budget;
    while (this.#won === NONE) {
      if (this.expanded === end) return 'open';
      if (this.#done === this.#layer.length && !this.#deepen()) return 'failed';
      const id = this.#layer[this.#done++]!;
      this.states.read(id, this.#state);
      eachFollower(this.table, this.#state, this.states.stage(id), this.#next, (stage) => this.#reach(stage, id));
      this.expanded++;
    }
    return 'won';
  }

  /** The win that was found. */
  line(): Line {
    return lineTo(this.table, this.states, this.#won);
  }

  #deepen(): boolean {
    this.#layer = [];
    for (const { id } of this.#fresh.sort((a, b) => a.key - b.key)) {
      this.states.read(id, this.#state);
      if (this.#stuck.holds(this.#state, this.states.stage(id))) continue;
      this.#layer.push(id);
      if (this.#layer.length === this.#width) break;
    }
    this.#fresh = [];
    this.#done = 0;
    return this.#layer.length > 0;
  }

  /** Adds the state in `#next` if it is new and not too far from a win. */
  #reach(stage: number, parent: number): void {
    const { table, states } = this;
    const { columns, weights, deals } = table;
    const next = this.#next;
    table.sort(next, stage);
    const hash = table.hash(next, stage);
    if (this.#won !== NONE || states.find(next, stage, hash) !== NONE) return;
    let cards = 0;
    let pieces = 0;
    let key = -stage * weights.stage;
    for (let i = 0; i < table.width; i++) {
      const column = next[i]!;
      if (column === EMPTY) key -= weights.empty;
      cards += columns.size[column]!;
      pieces += columns.pieces[column]!;
      key += columns.cost[column]!;
    }
    const depth = parent === NONE ? 0 : states.depth(parent) + 1;
    // An action joins at most one piece to another, and a removal takes away one more; so many must be left.
    if (depth + pieces - Math.ceil(cards / 13) + (deals.length - stage) > this.#most) return;
    const id = states.add(next, stage, hash, parent);
    if (!cards && stage === deals.length) this.#won = id;
    this.#fresh.push({ id, key });
  }
}
