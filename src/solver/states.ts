/** No state: the parent of the first. */
export const NONE = -1;

/** Rows of a block, as a power of two. */
const BITS = 11;
const MASK = (1 << BITS) - 1;

/** Words of a row after its columns: stage and depth, parent. */
const EXTRA = 2;

/** The longest way that a row can hold. */
const DEEPEST = 0xffffff;

/** Hash tables, by the upper bits of the hash: each grows at its own time, so that none takes long. */
const PARTS = 16;

/**
 * The states that a search has met, each once, with the way that led there. Exact: equal hashes are told apart by
 * comparing the columns, so that "all states were seen" is a proof. A state takes 4 bytes for each column and up to 32
 * more.
 */
export class States {
  count = 0;
  /** Numbers that name a state. */
  readonly #width: number;
  /** Words of a row. */
  readonly #row: number;
  /** Block by block, so that nothing is copied to grow. */
  readonly #blocks: Int32Array[] = [];
  readonly #parts = Array.from({ length: PARTS }, () => new Slots());

  constructor(width: number) {
    this.#width = width;
    this.#row = width + EXTRA;
  }

  /** The number of a sorted state, or `NONE`. */
  find(state: Int32Array, stage: number, hash: number): number {
    const width = this.#width;
    const { slots, shift } = this.#parts[hash >>> 28]!;
    const mask = slots.length - 1;
    for (let at = ((hash << 4) >>> shift) * 2; ; at = (at + 2) & mask) {
      const found = slots[at + 1]!;
      if (!found) return NONE;
      if (slots[at] !== hash) continue;
      const id = found - 1;
      const block = this.#blocks[id >> BITS]!;
      const row = (id & MASK) * this.#row;
      let i = 0;
      while (i < width && block[row + i] === state[i]) i++;
      if (i === width && (block[row + width]! & 255) === stage) return id;
    }
  }

  /** Adds a sorted state that is not there. */
  add(state: Int32Array, stage: number, hash: number, parent: number): number {
    const width = this.#width;
    const id = this.count++;
    const block = (this.#blocks[id >> BITS] ??= new Int32Array(this.#row << BITS));
    const row = (id & MASK) * this.#row;
    const depth = parent === NONE ? 0 : Math.min(this.depth(parent) + 1, DEEPEST);
    for (let i = 0; i < width; i++) block[row + i] = state[i]!;
    block[row + width] = stage | (depth << 8);
    block[row + width + 1] = parent;
    this.#parts[hash >>> 28]!.add(hash, id + 1);
    return id;
  }

  read(id: number, into: Int32Array): void {
    const block = this.#blocks[id >> BITS]!;
    const row = (id & MASK) * this.#row;
    for (let i = 0; i < into.length; i++) into[i] = block[row + i]!;
  }

  stage(id: number): number {
    return this.#extra(id, 0) & 255;
  }

  /** Actions from the start. */
  depth(id: number): number {
    return this.#extra(id, 0) >>> 8;
  }

  parent(id: number): number {
    return this.#extra(id, 1);
  }

  #extra(id: number, which: number): number {
    return this.#blocks[id >> BITS]![(id & MASK) * this.#row + this.#width + which]!;
  }
}

/** Hashes and the numbers that go with them; in the order of the hashes, so that growing is one sweep. */
class Slots {
  /** Pairs of hash and number; the number of a free pair is 0. */
  slots = new Int32Array(64);
  /** Bits of a hash that are not part of its place. */
  shift = 27;
  #count = 0;

  add(hash: number, number: number): void {
    if (++this.#count * 3 > this.slots.length) this.#grow();
    this.#put(hash, number);
  }

  #put(hash: number, number: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let at = ((hash << 4) >>> this.shift) * 2;
    while (slots[at + 1]) at = (at + 2) & mask;
    slots[at] = hash;
    slots[at + 1] = number;
  }

  #grow(): void {
    const { slots } = this;
    this.slots = new Int32Array(slots.length * 2);
    this.shift--;
    for (let at = 0; at < slots.length; at += 2) if (slots[at + 1]) this.#put(slots[at]!, slots[at + 1]!);
  }
}
