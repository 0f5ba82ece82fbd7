import { Room } from './room.js';
import { Stuck } from './stuck.js';
import type { Table } from './table.js';

/** Kinds remembered, at most. */
const MOST = 1_000_000;

/** Proofs that states of a table cannot be won. They remember what they have looked at: searches of a table share them. */
export class Lost {
  readonly #stuck: Stuck;
  readonly #room: Room;
  /** Kinds with a state for which no proof was found: hardly any other of the kind has one. */
  readonly #open = new Set<number>();

  constructor(table: Table, isAtLength = false) {
    this.#stuck = new Stuck(table);
    this.#room = new Room(table, isAtLength);
  }

  /** Only the quick proof. */
  isStuck(state: Int32Array, stage: number): boolean {
    return this.#stuck.holds(state, stage);
  }

  /**
   * True: no win can follow. False says nothing.
   * @param kind that of the state
   */
  holds(state: Int32Array, stage: number, kind: number): boolean {
    if (this.isStuck(state, stage)) return true;
    if (this.#open.has(kind)) return false;
    if (this.#room.lacks(state, stage)) return true;
    if (this.#open.size === MOST) this.#open.clear();
    this.#open.add(kind);
    return false;
  }
}
