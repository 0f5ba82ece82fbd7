import { formatCard, KING, type Card, type CardFace, type Rank, type Suit } from './card.js';
import type { DealCode } from './code.js';
import { EngineError } from './errors.js';
import { shuffle } from './shuffle.js';
import { orderedPack, VARIANTS, type SuitCount, type Variant } from './variant.js';

export interface Column {
  /** Bottom card first; the last lies on top and is playable. */
  readonly cards: readonly Card[];
  /** How many of them, from the bottom, lie face down. */
  readonly hidden: number;
}

/** One arrangement of the cards. */
export interface Position {
  readonly variant: Variant;
  readonly suits: SuitCount;
  readonly columns: readonly Column[];
  /** In the order in which they will be dealt. */
  readonly stock: readonly Card[];
  /** Suits of the removed runs, in the order of removal. */
  readonly removed: readonly Suit[];
}

/**
 * An arrangement that no game can have, or a text that tells none. Reasons: `too-long`, `syntax`, `prefix`, `version`,
 * `suits`, `card` (not a card), `columns` (not 7, or 10), `cards` (a card that the pack does not hold so often, or too
 * few cards), `hidden` (the last card of a column lies face down), `run` (a complete run that would have been removed).
 */
export class PositionError extends EngineError<
  'too-long' | 'syntax' | 'prefix' | 'version' | 'suits' | 'card' | 'columns' | 'cards' | 'hidden' | 'run'
> {}

export const EMPTY_COLUMN: Column = { cards: [], hidden: 0 };

/** Whether all runs are removed. */
export const isWon = ({ variant, removed }: Position): boolean => removed.length === VARIANTS[variant].runs;

/**
 * How many cards at the end of a column move together: the length of its run, 0 (empty) to 13.
 */
export function movableCount({ cards, hidden }: Column): number {
  const last = cards.length - 1;
  if (last < 0) return 0;
  const { suit, rank } = cards[last]!;
  let count = 1;
  while (last - count >= hidden) {
    const card = cards[last - count]!;
    if (card.suit !== suit || card.rank !== rank + count) break;
    count++;
  }
  return count;
}

/** The position that a code names: row by row, one card to each column that still lacks cards, left to right. */
export function dealtPosition({ variant, suits, shuffle: seed }: DealCode): Position {
  const pack = shuffle(orderedPack(variant, suits), seed);
  const { start } = VARIANTS[variant];
  const columns: Card[][] = start.map(() => []);
  let next = 0;
  for (let row = 0; row < Math.max(...start); row++) {
    for (const [i, column] of columns.entries()) if (row < start[i]!) column.push(pack[next++]!);
  }
  return {
    variant,
    suits,
    columns: columns.map((cards) => ({ cards, hidden: cards.length - 1 })),
    stock: pack.slice(next),
    removed: [],
  };
}

/**
 * Refuses an arrangement that no game can have.
 * @param places where each column, the stock and the removed runs stand in the text that was read
 * @throws PositionError
 */
export function checkPosition(
  { variant, suits, columns, stock, removed }: Position,
  places: readonly { readonly at: number }[],
): void {
  const refuse = (reason: PositionError['reason'], message: string, place: number): never => {
    throw new PositionError(reason, message, places[place]?.at);
  };
  const pack = orderedPack(variant, suits).map(formatCard);
  const take = (cards: readonly CardFace[], place: number): void => {
    for (const card of cards) {
      const at = pack.indexOf(formatCard(card));
      if (at < 0) refuse('cards', 'There are more cards than in the pack.', place);
      pack.splice(at, 1);
    }
  };
  if (columns.length !== VARIANTS[variant].start.length) refuse('columns', 'There are not as many columns.', -1);
  for (const [i, column] of columns.entries()) {
    const { cards, hidden } = column;
    take(cards, i);
    if (hidden && hidden >= cards.length) refuse('hidden', 'The last card of a column lies face up.', i);
    if (movableCount(column) === KING) refuse('run', 'A complete run would have been removed.', i);
  }
  take(stock, columns.length);
  for (const suit of removed) {
    for (let rank = 1; rank <= KING; rank++) take([{ suit, rank: rank as Rank }], columns.length + 1);
  }
  if (pack.length) refuse('cards', `Cards are missing: ${pack}.`, -1);
}
