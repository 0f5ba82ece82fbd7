import { formatCode, type DealCode } from '../engine/code.js';
import type { SuitCount, Variant } from '../engine/variant.js';

/** A deal that can be won. */
export interface CatalogueEntry {
  readonly code: string;
  /** Actions of the shortest win known. */
  readonly actions: number;
  /** How long the solver searched for a first win: the logarithm to base 2 of the states it expanded. */
  readonly effort: number;
  /** 0 (gentle) to 1 (hard): the share of the catalogue that took the solver less effort. */
  readonly difficulty: number;
}

/** Deals proved winnable, in the order of their shuffles. */
export type Catalogue = readonly CatalogueEntry[];

/** What of an entry is stored. */
export interface CatalogueRecord {
  readonly shuffle: number;
  readonly actions: number;
  readonly nodes: number;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Steps of effort to a doubling. */
const EFFORT = 8;

/**
 * Writes records, sorted by shuffle, as text: for each the distance from the shuffle before in base 32 (digits of 5 bits,
 * the least first, 32 added to all but the last), the actions in two digits of 6 bits, the effort in two.
 */
export function packCatalogue(records: readonly CatalogueRecord[]): string {
  let text = '';
  let before = -1;
  for (const { shuffle, actions, nodes } of records) {
    let distance = shuffle - before;
    if (distance < 1) throw new RangeError('The shuffles must rise.');
    before = shuffle;
    for (; distance >= 32; distance = Math.floor(distance / 32)) text += BASE64[32 + (distance % 32)];
    const effort = Math.min(4095, Math.round(EFFORT * Math.log2(Math.max(1, nodes))));
    for (const digit of [distance, actions >> 6, actions & 63, effort >> 6, effort & 63]) text += BASE64[digit]!;
  }
  return text;
}

/** Reads what `packCatalogue` wrote. */
export function unpackCatalogue(text: string, variant: Variant, suits: SuitCount): Catalogue {
  const found: { code: DealCode; actions: number; effort: number }[] = [];
  let at = 0;
  let shuffle = -1;
  const digit = (): number => BASE64.indexOf(text[at++]!);
  while (at < text.length) {
    let unit = 1;
    let value = digit();
    for (; value >= 32; value = digit(), unit *= 32) shuffle += (value - 32) * unit;
    shuffle += value * unit;
    const actions = digit() * 64 + digit();
    const effort = (digit() * 64 + digit()) / EFFORT;
    found.push({ code: { variant, suits, shuffle }, actions, effort });
  }
  const efforts = found.map(({ effort }) => effort).sort((a, b) => a - b);
  return found.map(({ code, actions, effort }) => ({
    code: formatCode(code),
    actions,
    effort,
    difficulty: efforts.indexOf(effort) / Math.max(1, efforts.length - 1),
  }));
}

const modules: Readonly<Record<Variant, Readonly<Record<SuitCount, () => Promise<{ default: string }>>>>> = {
  spiderette: {
    1: () => import('./catalogue-spiderette-1.js'),
    2: () => import('./catalogue-spiderette-2.js'),
    4: () => import('./catalogue-spiderette-4.js'),
  },
  spider: {
    1: () => import('./catalogue-spider-1.js'),
    2: () => import('./catalogue-spider-2.js'),
    4: () => import('./catalogue-spider-4.js'),
  },
};

/** The deals of a game that are proved winnable; each list is a module of its own, loaded when it is asked for. */
export async function loadCatalogue(variant: Variant, suits: SuitCount): Promise<Catalogue> {
  const { default: text } = await modules[variant][suits]();
  return unpackCatalogue(text, variant, suits);
}

/** Which deals a host wants. */
export interface WinnableOptions {
  readonly variant?: Variant | undefined;
  readonly suits?: SuitCount | undefined;
  /** Bounds of the difficulty, 0 to 1; left out: all. */
  readonly difficulty?: readonly [least: number, most: number] | undefined;
}

async function entries({
  variant = 'spiderette',
  suits = 1,
  difficulty: [least, most] = [0, 1],
}: WinnableOptions): Promise<Catalogue> {
  const all = await loadCatalogue(variant, suits);
  const some = all.filter(({ difficulty }) => difficulty >= least && difficulty <= most);
  return some.length ? some : all;
}

/**
 * The code of a deal that can be won, drawn at random.
 * @param of left out: Spiderette, 1 suit, any difficulty (also where none is within the bounds)
 * @param random numbers from 0 (included) to 1 (excluded)
 */
export async function winnableCode(of: WinnableOptions = {}, random: () => number = Math.random): Promise<string> {
  const list = await entries(of);
  return list[Math.floor(random() * list.length)]!.code;
}

/**
 * The code of the deal of a day (by UTC), the same everywhere for one version of this package. No deal comes again
 * before all others of the catalogue had their day.
 */
export async function dailyCode(date: Date, of: WinnableOptions = {}): Promise<string> {
  const list = await entries(of);
  const day = Math.floor(date.getTime() / 86_400_000);
  // Strides that share no factor with the length visit all; the golden section keeps neighbours apart.
  let stride = Math.floor(list.length * 0.618) || 1;
  while (gcd(stride, list.length) > 1) stride++;
  return list[(((day % list.length) + list.length) * stride) % list.length]!.code;
}

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);
