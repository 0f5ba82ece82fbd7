import type { Move } from './action.js';
import { movableCount, type Position } from './position.js';

/**
 * The best column for a group, as double-click and auto-place use it:
 * 1. a column whose last card is one rank higher and of the same suit, the one that makes the longest run;
 * 2. a column whose last card is one rank higher;
 * 3. an empty column, but none for a group that is a whole column already.
 * The leftmost where several are equal; null where there is none or the group cannot be moved.
 */
export function bestMove({ columns }: Position, from: number, count: number): Move | null {
  const source = columns[from];
  if (!source || !Number.isInteger(count) || count < 1 || count > movableCount(source)) return null;
  const lead = source.cards[source.cards.length - count]!;
  let to = -1;
  let best = 0;
  for (const [i, column] of columns.entries()) {
    if (i === from) continue;
    const last = column.cards.at(-1);
    const value = last
      ? last.rank === lead.rank + 1
        ? 2 + (last.suit === lead.suit ? movableCount(column) : 0)
        : 0
      : count < source.cards.length
        ? 1
        : 0;
    if (value > best) {
      best = value;
      to = i;
    }
  }
  return best ? { type: 'move', from, to, count } : null;
}
