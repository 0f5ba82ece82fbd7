/** A binary heap of numbered things, the one with the least key first. */
export class Heap {
  #keys: number[] = [];
  #ids: number[] = [];

  get size(): number {
    return this.#ids.length;
  }

  /** The least key; Infinity if there is none. */
  get least(): number {
    return this.#keys[0] ?? Infinity;
  }

  push(key: number, id: number): void {
    const keys = this.#keys;
    const ids = this.#ids;
    let at = keys.length;
    keys.push(key);
    ids.push(id);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (keys[up]! <= key) break;
      keys[at] = keys[up]!;
      ids[at] = ids[up]!;
      at = up;
    }
    keys[at] = key;
    ids[at] = id;
  }

  /** Takes the first out; the heap must not be empty. */
  pop(): number {
    const keys = this.#keys;
    const ids = this.#ids;
    const first = ids[0]!;
    const key = keys.pop()!;
    const id = ids.pop()!;
    const { length } = keys;
    if (!length) return first;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= length) break;
      if (down + 1 < length && keys[down + 1]! < keys[down]!) down++;
      if (keys[down]! >= key) break;
      keys[at] = keys[down]!;
      ids[at] = ids[down]!;
      at = down;
    }
    keys[at] = key;
    ids[at] = id;
    return first;
  }
}
