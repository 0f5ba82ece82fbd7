import { ACE, KING } from '../engine/card.js';
import { grown } from './typed.js';

/** The empty column. */
export const EMPTY = 0;

/** Cards of a column as numbers: 16 × suit (0–3) + rank (1–13). */
export const rankOf = (card: number): number => card & 15;

/** Mixes what names a column; the factors are odd numbers of many changing bits (those of xxHash). */
function keyOf(parent: number, card: number, up: boolean): number {
  const key = Math.imul(parent, 0x9e3779b1) ^ Math.imul(card * 2 + +up, 0x85ebca6b);
  return key ^ (key >>> 15);
}

/**
 * Every arrangement of one column that a search has met, each once, under a number: a trie from the bottom card up. Two
 * columns are equal exactly if their numbers are, so a position is a handful of numbers, and all that depends on one
 * column alone is worked out once. Equal cards (1 and 2 suits) are one card here.
 */
export class Columns {
  /** How many arrangements there are; their numbers run from 0 (the empty column) to this. */
  count = 1;
  /** The same column without its last card. */
  parent = new Int32Array(1024);
  /** The last card. */
  card = new Uint8Array(1024);
  size = new Uint8Array(1024);
  hidden = new Uint8Array(1024);
  /** Length of the run at the end: what may be taken. 0 if the last card is hidden. */
  run = new Uint8Array(1024);
  /** Hidden cards and runs: what must be taken off one by one. */
  pieces = new Uint8Array(1024);
  /** The column without the cards at its end that could be put back where they lie: what going back and forth leaves. */
  fixed = new Int32Array(1024);
  /** How many cards it has of each suit: a byte each. */
  suits = new Int32Array(1024);
  /** Evenly spread 32 bits, for hashing positions. */
  hash = new Int32Array(1024);
  /** The column with its hidden last card turned up; 0 as long as nobody asked. */
  #turned = new Int32Array(1024);
  /** Open addressing: number of a column at the place of its (parent, card, face). */
  #slots = new Int32Array(4096);

  /** The column with a card put on it. */
  child(parent: number, card: number, up: boolean): number {
    const mask = this.#slots.length - 1;
    let at = keyOf(parent, card, up) & mask;
    for (let id; (id = this.#slots[at]!); at = (at + 1) & mask) {
      if (this.parent[id] === parent && this.card[id] === card && this.hidden[id]! < this.size[id]! === up) return id;
    }
    const id = this.#add(parent, card, up);
    this.#slots[at] = id;
    if (this.count * 2 > this.#slots.length) this.#rehash();
    return id;
  }

  /** The column without `count` cards of its end, the hidden card under them turned up. */
  take(id: number, count: number): number {
    let left = id;
    for (let i = 0; i < count; i++) left = this.parent[left]!;
    if (left === EMPTY || this.hidden[left]! < this.size[left]!) return left;
    return (this.#turned[left] ||= this.child(this.parent[left]!, this.card[left]!, true));
  }

  /** The column with the last `count` cards of another put on it; a run that they complete is not yet removed. */
  put(id: number, from: number, count: number): number {
    const below = count > 1 ? this.put(id, this.parent[from]!, count - 1) : id;
    return this.child(below, this.card[from]!, true);
  }

  /** The column after the removal of the runs that it may end in: one can lie on another. */
  cleared(id: number): number {
    let left = id;
    while (this.run[left] === KING && rankOf(this.card[left]!) === ACE) left = this.take(left, KING);
    return left;
  }

  #add(parent: number, card: number, up: boolean): number {
    const id = this.count++;
    if (id === this.parent.length) this.#grow();
    const below = this.card[parent]!;
    const free = parent === EMPTY || this.hidden[parent] === this.size[parent];
    const fits = !free && rankOf(below) === rankOf(card) + 1;
    const joins = fits && below >> 4 === card >> 4;
    this.parent[id] = parent;
    this.card[id] = card;
    this.size[id] = this.size[parent]! + 1;
    this.hidden[id] = this.hidden[parent]! + (up ? 0 : 1);
    this.run[id] = up ? (joins ? this.run[parent]! + 1 : 1) : 0;
    this.fixed[id] = fits ? this.fixed[parent]! : parent === EMPTY && up ? EMPTY : id;
    this.pieces[id] = this.pieces[parent]! + (joins ? 0 : 1);
    this.suits[id] = this.suits[parent]! + (1 << (8 * (card >> 4)));
    let hash = Math.imul(this.hash[parent]! ^ (card * 2 + +up + 1), 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    this.hash[id] = hash ^ (hash >>> 13);
    return id;
  }

  #rehash(): void {
    const slots = (this.#slots = new Int32Array(this.#slots.length * 2));
    const mask = slots.length - 1;
    for (let id = 1; id < this.count; id++) {
      let at = keyOf(this.parent[id]!, this.card[id]!, this.hidden[id]! < this.size[id]!) & mask;
      while (slots[at]) at = (at + 1) & mask;
      slots[at] = id;
    }
  }

  #grow(): void {
    this.parent = grown(this.parent);
    this.card = grown(this.card);
    this.size = grown(this.size);
    this.hidden = grown(this.hidden);
    this.run = grown(this.run);
    this.pieces = grown(this.pieces);
    this.fixed = grown(this.fixed);
    this.suits = grown(this.suits);
    this.hash = grown(this.hash);
    this.#turned = grown(this.#turned);
  }
}
