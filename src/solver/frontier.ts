import { NONE } from './states.js';
import { grown } from './typed.js';

/** Places for kinds: kinds that share one do no harm. */
const PLACES = 1 << 19;

/**
 * The states that a search has met and not yet looked at, each of a group and, finer, of a kind. Takes out the one that
 * promises most of all, or the best of a group or kind drawn by lot, so that each gets its share however many states
 * others have.
 */
export class Frontier {
  /** How little each state promises. */
  #keys = new Float32Array(1024);
  readonly #inGroup = new Heap();
  readonly #inKind = new Heap();
  /** The first state of the kinds of each place, plus 1; 0 for none. */
  readonly #firsts = new Int32Array(PLACES);
  /** Which states were taken out. */
  #taken = new Uint8Array(1024);
  readonly #groups: Group[] = [];
  /** Groups that were not found empty. */
  readonly #used: Group[] = [];

  /**
   * @param id numbers of states count up from 0
   * @param kind evenly spread bits
   */
  add(id: number, key: number, group: number, kind: number): void {
    if (id >= this.#keys.length) {
      this.#keys = grown(this.#keys);
      this.#taken = grown(this.#taken);
    }
    this.#keys[id] = key;
    const to = (this.#groups[group] ??= { first: NONE, kinds: [] });
    if (to.first === NONE) this.#used.push(to);
    to.first = this.#inGroup.add(this.#keys, to.first, id);
    const place = (kind >>> 3) % PLACES;
    const first = this.#firsts[place]!;
    this.#firsts[place] = this.#inKind.add(this.#keys, first - 1, id) + 1;
    if (!first) to.kinds.push(place);
  }

  /** Takes out the state that promises most; `NONE` if there is none. */
  best(): number {
    let best = NONE;
    for (let g = this.#used.length - 1; g >= 0; g--) {
      const id = this.#firstOf(g);
      if (id !== NONE && (best === NONE || this.#keys[id]! < this.#keys[best]!)) best = id;
    }
    if (best !== NONE) this.#taken[best] = 1;
    return best;
  }

  /** Takes out the best state of a group drawn by lot; `NONE` if there is none. */
  ofGroup(bits: () => number): number {
    while (this.#used.length) {
      const id = this.#firstOf(bits() % this.#used.length);
      if (id === NONE) continue;
      this.#taken[id] = 1;
      return id;
    }
    return NONE;
  }

  /** Takes out the best state of a kind drawn by lot, of a group drawn by lot; `NONE` if there is none. */
  ofKind(bits: () => number): number {
    while (this.#used.length) {
      const { kinds } = this.#used[bits() % this.#used.length]!;
      if (!kinds.length) break;
      const k = bits() % kinds.length;
      const place = kinds[k]!;
      const id = this.#firsts[place]! - 1;
      this.#firsts[place] = this.#inKind.rest(this.#keys, id) + 1;
      if (!this.#firsts[place]) drop(kinds, k);
      if (this.#taken[id]) continue;
      this.#taken[id] = 1;
      return id;
    }
    // Nothing is left, or only what shares its places with kinds of another group.
    return this.ofGroup(bits);
  }

  /** The best state of a used group; if none is left, the group is dropped. */
  #firstOf(g: number): number {
    const group = this.#used[g]!;
    while (group.first !== NONE && this.#taken[group.first]) group.first = this.#inGroup.rest(this.#keys, group.first);
    if (group.first === NONE) drop(this.#used, g);
    return group.first;
  }
}

interface Group {
  /** The state that promises most. */
  first: number;
  /** Places that its kinds have, those that were found empty left out. */
  readonly kinds: number[];
}

/** Takes out one of a list that is in no order. */
function drop(list: unknown[], at: number): void {
  const last = list.pop();
  if (at < list.length) list[at] = last;
}

/** Skew heaps of numbered states, any number of them side by side; a heap is the number of its first state, or `NONE`. */
class Heap {
  #left = new Int32Array(1024);
  #right = new Int32Array(1024);

  /** The heap with one more state. */
  add(keys: Float32Array, heap: number, id: number): number {
    while (id >= this.#left.length) {
      this.#left = grown(this.#left);
      this.#right = grown(this.#right);
    }
    this.#left[id] = NONE;
    this.#right[id] = NONE;
    return this.#meld(keys, heap, id);
  }

  /** The heap without its first state. */
  rest(keys: Float32Array, first: number): number {
    return this.#meld(keys, this.#left[first]!, this.#right[first]!);
  }

  #meld(keys: Float32Array, one: number, other: number): number {
    const left = this.#left;
    const right = this.#right;
    let root = NONE;
    let last = NONE;
    let a = one;
    let b = other;
    while (a !== NONE && b !== NONE) {
      if (keys[b]! < keys[a]!) [a, b] = [b, a];
      // The lesser comes next; its right side goes on, and changes places with its left.
      if (last === NONE) root = a;
      else left[last] = a;
      last = a;
      const on = right[a]!;
      right[a] = left[a]!;
      a = on;
    }
    const remains = a === NONE ? b : a;
    if (last === NONE) return remains;
    left[last] = remains;
    return root;
  }
}
