import { legalActions } from '../engine/action.js';
import { isWon, type Position } from '../engine/position.js';
import { solve, type SolveOptions } from './solve.js';

/**
 * Why a position can no more be won: `no-action` (the rules allow nothing), `deal-impossible` (cards are left in the
 * stock, and fewer lie on the table than there are columns, so that they can never be dealt), `lost` (proved by the
 * solver).
 */
export type DeadEnd = 'no-action' | 'deal-impossible' | 'lost';

/** What can be told at once, from what everybody sees; null says nothing about whether the game can be won. */
export function plainDeadEnd(position: Position, relaxedDeal = false): DeadEnd | null {
  if (isWon(position)) return null;
  if (!legalActions(position, { relaxedDeal }).length) return 'no-action';
  // Empty columns alone are no dead end: as long as there are cards enough, the ends of columns can be put on them.
  const cards = position.columns.reduce((sum, column) => sum + column.cards.length, 0);
  return position.stock.length && !relaxedDeal && cards < position.columns.length ? 'deal-impossible' : null;
}

/**
 * The dead end that a position is, or null if it is none or the limits came before the proof. The proof sees all cards,
 * the hidden ones too.
 */
export async function deadEnd(position: Position, options: SolveOptions = {}): Promise<DeadEnd | null> {
  const plain = plainDeadEnd(position, options.relaxedDeal);
  if (plain || isWon(position)) return plain;
  const { verdict } = await solve(position, { ...options, shortenMs: 0 });
  return verdict === 'lost' ? 'lost' : null;
}
