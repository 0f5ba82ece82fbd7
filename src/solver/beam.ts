import type { Costs } from './costs.js';
import { eachFollower } from './followers.js';
import { lineTo, type Line } from './line.js';
import type { Lost } from './lost.js';
import { NONE, States } from './states.js';
import type { Table } from './table.js';

/** States of one kind that a depth goes on with, as long as there are others. */
const OF_A_KIND = 3;

/** The share of a depth for states with the same number of deals made, as long as there are others. */
const OF_A_STAGE = 0.5;

/** A state of the next depth. */
interface Fresh {
  readonly id: number;
  /** What it is thought to cost to a win. */
  readonly cost: number;
  readonly kind: number;
}

/**
 * A breadth-first search that goes on with only so many states of each depth: the best that are not proved to be lost.
 * There may be thousands that differ only in where cards lie that can go back and forth, and a deal may look good before
 * its time; so as long as there are others only a few may be of one kind, and not all of one stage. Wins are quickly
 * found and short. Where nothing had to be left out, it proves a loss.
 */
export class Beam {
  readonly table: Table;
  readonly states: States;
  /** States whose followers were all looked at. */
  expanded = 0;
  readonly #width: number;
  readonly #most: number;
  readonly #costs: Costs;
  readonly #lost: Lost;
  /** The states of this depth, best first, and how many of them were looked at. */
  #layer: Fresh[] = [];
  #at = 0;
  /** How many of this depth were expanded. */
  #taken = 0;
  /** How many were of a kind, and of a stage, since the layer was begun from its best. */
  readonly #ofKind = new Map<number, number>();
  readonly #ofStage: Int32Array;
  /** States of this depth that came after enough others of their kind or stage. */
  #spare: Fresh[] = [];
  /** The states of the next depth. */
  #fresh: Fresh[] = [];
  #won = NONE;
  #isPartial = false;
  readonly #state: Int32Array;
  readonly #next: Int32Array;

  /**
   * @param width states of each depth to go on with
   * @param most actions that a win may have
   */
  constructor(table: Table, costs: Costs, lost: Lost, width: number, most: number) {
    this.table = table;
    this.states = new States(table.width);
    this.#costs = costs;
    this.#lost = lost;
    this.#width = width;
    this.#most = most;
    this.#ofStage = new Int32Array(table.deals.length + 1);
    this.#state = table.start.slice();
    this.#next = table.start.slice();
    this.#reach(0, NONE);
  }

  /**
   * Looks at so many states, at most; `failed` where no depth is left to go on with, and `exhausted` where nothing was left
   * out, either: then there is no win.
   */
  run(budget: number): 'won' | 'open' | 'failed' | 'exhausted' {
    for (let steps = 0; steps < budget && this.#won === NONE; steps++) {
      const fresh = this.#pick();
      if (!fresh) return this.#isPartial ? 'failed' : 'exhausted';
      const { id, kind } = fresh;
      const stage = this.states.stage(id);
      this.states.read(id, this.#state);
      if (this.#lost.holds(this.#state, stage, kind)) continue;
      this.#taken++;
      this.#ofKind.set(kind, (this.#ofKind.get(kind) ?? 0) + 1);
      this.#ofStage[stage]!++;
      eachFollower(this.table, this.#state, stage, this.#next, (after) => this.#reach(after, id));
      this.expanded++;
    }
    return this.#won === NONE ? 'open' : 'won';
  }

  /** The win that was found. */
  line(): Line {
    return lineTo(this.table, this.states, this.#won);
  }

  /** The next state to look at: the best of this depth that is not of a kind or stage with enough others before it. */
  #pick(): Fresh | undefined {
    for (;;) {
      const fresh = this.#taken < this.#width ? this.#layer[this.#at++] : undefined;
      if (!fresh) {
        if (!this.#goOn()) return undefined;
      } else if (this.#isSpare(fresh)) {
        this.#spare.push(fresh);
      } else {
        return fresh;
      }
    }
  }

  #isSpare({ id, kind }: Fresh): boolean {
    const ofStage = this.#ofStage[this.states.stage(id)]!;
    return (this.#ofKind.get(kind) ?? 0) >= OF_A_KIND || ofStage >= this.#width * OF_A_STAGE;
  }

  /** Goes on with what was spared of this depth, or with the next depth; false if there is nothing. */
  #goOn(): boolean {
    const isFull = this.#taken === this.#width;
    if (isFull) this.#isPartial = true;
    this.#at = 0;
    this.#ofKind.clear();
    this.#ofStage.fill(0);
    if (!isFull && this.#spare.length) {
      this.#layer = this.#spare;
    } else {
      this.#layer = this.#fresh.sort((a, b) => a.cost - b.cost);
      this.#fresh = [];
      this.#taken = 0;
    }
    this.#spare = [];
    return this.#layer.length > 0;
  }

  /** Adds the state in `#next` if it is new and not too far from a win. */
  #reach(stage: number, parent: number): void {
    const { table, states } = this;
    const { columns, deals } = table;
    const next = this.#next;
    table.sort(next, stage);
    const hash = table.hash(next, stage);
    if (this.#won !== NONE || states.find(next, stage, hash) !== NONE) return;
    let cards = 0;
    let pieces = 0;
    for (let i = 0; i < table.width; i++) {
      const column = next[i]!;
      cards += columns.size[column]!;
      pieces += columns.pieces[column]!;
    }
    const depth = parent === NONE ? 0 : states.depth(parent) + 1;
    // An action joins at most one piece to another, and a removal takes away one more; so many must be left.
    if (depth + pieces - Math.ceil(cards / 13) + (deals.length - stage) > this.#most) {
      this.#isPartial = true;
      return;
    }
    const id = states.add(next, stage, hash, parent);
    if (!cards && stage === deals.length) this.#won = id;
    this.#fresh.push({ id, cost: this.#costs.of(next, stage), kind: table.kind(next, stage) });
  }
}
