/** The four suits, in the order in which the pack is stacked before the shuffle. */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

export type Suit = (typeof SUITS)[number];

/** Ace (1, lowest) to king (13, highest). */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

export const KING = 13;
export const ACE = 1;

/** What is printed on a card. */
export interface CardFace {
  readonly suit: Suit;
  readonly rank: Rank;
}

export interface Card extends CardFace {
  /** Tells this card from all others of its game: its place in the ordered pack, 0–51 (Spider 0–103). */
  readonly id: number;
}

const RANK_LETTERS = 'A23456789TJQK';
/** In upper and lower case: letters of other scripts that turn into these are none of them. */
const SUIT_LETTERS = 'SHDCshdc';

/** `S`, `H`, `D` or `C`. */
export const formatSuit = (suit: Suit): string => `${SUIT_LETTERS[SUITS.indexOf(suit)]}`;

/** The suit of a letter in either case, or null. */
export const parseSuit = (letter: string): Suit | null => SUITS[SUIT_LETTERS.indexOf(letter) % 4] ?? null;

/** Two letters, rank and suit: `TH`, `AS`. */
export const formatCard = ({ suit, rank }: CardFace): string => RANK_LETTERS[rank - 1]! + formatSuit(suit);

/** Reads `TH`, `th` or `10H`; null for anything else. */
export function parseCard(text: string): CardFace | null {
  const [, rank, suit] = /^([A2-9TJQK]|10)([SHDC])$/i.exec(text) ?? [];
  return rank && suit
    ? { suit: parseSuit(suit)!, rank: (RANK_LETTERS.indexOf(rank.toUpperCase()) + 1 || 10) as Rank }
    : null;
}
