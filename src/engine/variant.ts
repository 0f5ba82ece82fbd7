import { KING, parseSuit, type Card, type Rank } from './card.js';

/** Easy, Medium and Hard: all spades; half spades, half hearts; the ordinary pack. */
export const SUIT_COUNTS = [1, 2, 4] as const;
export type SuitCount = (typeof SUIT_COUNTS)[number];

export type Variant = 'spiderette' | 'spider';

/** What tells Spiderette from Spider. */
export interface VariantRules {
  /** First letters of its codes. */
  readonly prefix: string;
  /** Complete runs to win; each is 13 cards, so this is also the size of the pack. */
  readonly runs: number;
  /** Cards dealt to each column at the start; the last card of each lies face up. */
  readonly start: readonly number[];
}

export const VARIANTS: Readonly<Record<Variant, VariantRules>> = {
  spiderette: { prefix: 'SD', runs: 4, start: [1, 2, 3, 4, 5, 6, 7] },
  spider: { prefix: 'SP', runs: 8, start: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5] },
};

/** The suit of each thirteen of a pack of 52, by number of suits. */
const THIRTEENS: Readonly<Record<SuitCount, string>> = { 1: 'SSSS', 2: 'SSHH', 4: 'SHDC' };

/** The pack in its order before the shuffle; `id` is the place. */
export function orderedPack(variant: Variant, suits: SuitCount): Card[] {
  return Array.from({ length: VARIANTS[variant].runs * KING }, (_, id) => ({
    id,
    suit: parseSuit(THIRTEENS[suits][Math.floor(id / KING) % 4]!)!,
    rank: ((id % KING) + 1) as Rank,
  }));
}
