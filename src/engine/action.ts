import { ACE, KING } from './card.js';
import { isWon, movableCount, type Position } from './position.js';

/** `count` cards (1–13) from the end of one column to the end of another. Columns count from 0. */
export interface Move {
  readonly type: 'move';
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** One card of the stock, face up, on each column. */
export interface Deal {
  readonly type: 'deal';
}

export type Action = Move | Deal;

export const DEAL: Deal = { type: 'deal' };

/** Rules a host may choose when a game begins. */
export interface RuleOptions {
  /** Deals go over empty columns too (and fill them). Default false. */
  readonly relaxedDeal: boolean;
  /** How many actions back undo reaches: an integer of 0 or more. Default 100. */
  readonly undoLimit: number;
}

/**
 * Why an action is refused; where several reasons apply, the first of this list is given. The locales of the element
 * tell each in a sentence for players.
 */
export type Reason =
  | 'no-game'
  | 'game-over'
  | 'no-such-column'
  | 'same-column'
  /** not an integer from 1 to 13, or more cards than the column has */
  | 'bad-count'
  | 'empty-source'
  | 'hidden-card'
  /** several cards that are not one run of one suit */
  | 'not-a-run'
  | 'king-needs-empty'
  | 'on-ace'
  | 'wrong-rank'
  // of deals
  | 'stock-empty'
  /** fewer cards on the table than columns: no deal can ever be made again */
  | 'too-few-cards'
  | 'empty-column';

function checkDeal({ columns, stock }: Position, relaxed: boolean): Reason | null {
  if (!stock.length) return 'stock-empty';
  if (relaxed) return null;
  let cards = 0;
  let empty = false;
  for (const column of columns) {
    cards += column.cards.length;
    empty ||= !column.cards.length;
  }
  return cards < columns.length ? 'too-few-cards' : empty ? 'empty-column' : null;
}

function checkMove({ columns }: Position, { from = -1, to = -1, count = 0 }: Partial<Move>): Reason | null {
  // A column is asked for by number: the keys of an array are more than its numbers.
  const source = Number.isInteger(from) && columns[from];
  const target = Number.isInteger(to) && columns[to];
  if (!source || !target) return 'no-such-column';
  if (from === to) return 'same-column';
  const { cards, hidden } = source;
  if (!Number.isInteger(count) || count < 1 || count > Math.min(cards.length || KING, KING)) return 'bad-count';
  if (!cards.length) return 'empty-source';
  if (count > cards.length - hidden) return 'hidden-card';
  if (count > 1 && count > movableCount(source)) return 'not-a-run';
  const last = target.cards.at(-1);
  if (!last) return null;
  const { rank } = cards[cards.length - count]!;
  if (rank === KING) return 'king-needs-empty';
  if (last.rank === ACE) return 'on-ace';
  return last.rank === rank + 1 ? null : 'wrong-rank';
}

/**
 * Why an action is refused, or null if the rules allow it.
 * @param position null where there is no game yet
 */
export function checkAction(
  position: Position | null,
  action: Action,
  options: Partial<RuleOptions> = {},
): Reason | null {
  if (!position) return 'no-game';
  if (isWon(position)) return 'game-over';
  // What is no action at all asks for no column that there is.
  return action?.type === 'deal' ? checkDeal(position, !!options.relaxedDeal) : checkMove(position, action ?? {});
}

/** All actions that the rules allow: moves by column from, column to and number of cards; then the deal. */
export function legalActions(position: Position, options: Partial<RuleOptions> = {}): Action[] {
  const actions: Action[] = [];
  const tops = position.columns.map(({ cards }) => cards.at(-1)?.rank);
  for (const [from, rank] of tops.entries()) {
    const run = movableCount(position.columns[from]!);
    for (let to = 0; to < tops.length; to++) {
      // Ranks of a run rise by one from its end, so on a card one length at most fits; an empty column takes all.
      const fit = tops[to] && tops[to]! - rank!;
      for (let count = fit ?? 1; count <= (fit ?? run) && count <= run; count++) {
        if (count > 0 && to !== from) actions.push({ type: 'move', from, to, count });
      }
    }
  }
  if (!checkDeal(position, !!options.relaxedDeal)) actions.push(DEAL);
  return actions;
}
