import type { Action } from './action.js';
import { KING, type Card, type Suit } from './card.js';
import { EMPTY_COLUMN, movableCount, type Column, type Position } from './position.js';

export interface CardOnColumn {
  readonly column: number;
  readonly card: Card;
}

export interface RemovedRun {
  readonly column: number;
  readonly suit: Suit;
  /** King to ace. */
  readonly cards: readonly Card[];
}

/** What one action did. */
export interface Change {
  readonly position: Position;
  /** Cards that came from the stock, by column. */
  readonly dealt: readonly CardOnColumn[];
  /** Hidden cards that were turned up, in the order in which that happened. */
  readonly flipped: readonly CardOnColumn[];
  /** Runs that were complete and left the table, by column. */
  readonly removed: readonly RemovedRun[];
}

/** Carries out an action that the rules allow; the position given is not touched. */
export function advance({ variant, suits, columns, stock, removed }: Position, action: Action): Change {
  const after: Column[] = columns.slice();
  const dealt: CardOnColumn[] = [];
  const flipped: CardOnColumn[] = [];
  const runs: RemovedRun[] = [];

  /** Takes cards off the end of a column and turns up the hidden card under them. */
  const take = (column: number, count: number): readonly Card[] => {
    const { cards, hidden } = after[column]!;
    const left = cards.length - count;
    const turns = left > 0 && hidden === left;
    after[column] = left ? { cards: cards.slice(0, left), hidden: turns ? left - 1 : hidden } : EMPTY_COLUMN;
    if (turns) flipped.push({ column, card: cards[left - 1]! });
    return cards.slice(left);
  };

  const put = (column: number, added: readonly Card[]): void => {
    const { cards, hidden } = after[column]!;
    after[column] = { cards: cards.concat(added), hidden };
  };

  if (action.type === 'deal') {
    for (const [column, card] of stock.slice(0, columns.length).entries()) {
      dealt.push({ column, card });
      put(column, [card]);
    }
    stock = stock.slice(columns.length);
  } else {
    put(action.to, take(action.from, action.count));
  }
  // Every column is looked at: a deal completes runs anywhere, and a move may uncover one that was entered whole.
  for (let column = 0; column < after.length; column++) {
    while (movableCount(after[column]!) === KING) {
      const cards = take(column, KING);
      runs.push({ column, suit: cards[0]!.suit, cards });
    }
  }
  if (runs.length) removed = removed.concat(runs.map(({ suit }) => suit));
  return { position: { variant, suits, columns: after, stock, removed }, dealt, flipped, removed: runs };
}
