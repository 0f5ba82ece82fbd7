import type { Costs } from './costs.js';
import { eachFollower } from './followers.js';
import { Frontier } from './frontier.js';
import { lineTo, type Line } from './line.js';
import type { Lost } from './lost.js';
import { randomBits } from './random.js';
import { NONE, States } from './states.js';
import type { Table } from './table.js';

/** States expanded before it takes a deal for a hard one: one that wants thorough proofs and a closer look. */
const PATIENCE = 20_000;

/**
 * A best-first search: of all states met and not yet looked at, it takes now the one that promises most, now the best of
 * a group (deals made, hidden cards left) drawn by lot, so that it neither wastes itself on one idea nor forgets the
 * others (as in Xie, Müller, Holte and Imai, "Type-Based Exploration with Multiple Search Queues for Satisficing
 * Planning", AAAI 2014). Hard deals have groups of millions of states that differ only in where cards lie that may go
 * back and forth; there every other draw is of a kind of state, that of one set of cards that may not. Only what is
 * proved to be lost is thrown away: when no state is left, there is no win.
 */
export class Search {
  readonly states: States;
  /** States whose followers were all looked at. */
  expanded = 0;
  #won = NONE;
  readonly table: Table;
  readonly #costs: Costs;
  readonly #bits: () => number;
  readonly #frontier = new Frontier();
  readonly #lost: Lost;
  readonly #state: Int32Array;
  readonly #next: Int32Array;

  constructor(table: Table, costs: Costs, lost: Lost) {
    this.table = table;
    this.#costs = costs;
    this.#lost = lost;
    this.#bits = randomBits(0);
    this.states = new States(table.width);
    this.#state = table.start.slice();
    this.#next = table.start.slice();
    this.#reach(0, NONE);
  }

  /** Expands so many states, at most; `exhausted` where none is left: then there is no win. */
  run(budget: number): 'won' | 'exhausted' | 'open' {
    const end = this.expanded + budget;
    while (this.#won === NONE) {
      if (this.expanded === end) return 'open';
      const id = this.#pick();
      if (id === NONE) return 'exhausted';
      this.#expand(id);
      this.expanded++;
    }
    return 'won';
  }

  /** The win that was found. */
  line(): Line {
    return lineTo(this.table, this.states, this.#won);
  }

  #pick(): number {
    if (this.#bits() >= this.#costs.weights.random * 2 ** 32) return this.#frontier.best();
    const kinds = this.expanded >= PATIENCE && this.#bits() % 2;
    return kinds ? this.#frontier.ofKind(this.#bits) : this.#frontier.ofGroup(this.#bits);
  }

  #expand(id: number): void {
    const { table, states } = this;
    const here = states.stage(id);
    states.read(id, this.#state);
    if (this.#isLost(here)) return;
    eachFollower(table, this.#state, here, this.#next, (stage) => this.#reach(stage, id));
  }

  /** Whether it is proved that the state in `#state` cannot be won. */
  #isLost(stage: number): boolean {
    // A thorough proof takes longer than to expand a state.
    if (this.expanded < PATIENCE) return this.#lost.isStuck(this.#state, stage);
    return this.#lost.holds(this.#state, stage, this.table.kind(this.#state, stage));
  }

  /** Adds the state in `#next` if it is new. */
  #reach(stage: number, parent: number): void {
    const table = this.table;
    const next = this.#next;
    table.sort(next, stage);
    const hash = table.hash(next, stage);
    if (this.states.find(next, stage, hash) !== NONE) return;
    const id = this.states.add(next, stage, hash, parent);
    const { size, hidden } = table.columns;
    let cards = 0;
    let down = 0;
    for (let i = 0; i < table.width; i++) {
      const column = next[i]!;
      cards += size[column]!;
      down += hidden[column]!;
    }
    const key = this.#costs.of(next, stage) + (this.#bits() & 255) * this.#costs.weights.noise * (1 / 256);
    if (!cards && stage === table.deals.length) this.#won = id;
    this.#frontier.add(id, key, stage * 128 + down, table.kind(next, stage));
  }
}
