import { expect, it } from 'vitest';
import { parseCard } from '../../src/engine/card.js';
import { EMPTY_COLUMN, type Column, type Position } from '../../src/engine/position.js';
import { Costs } from '../../src/solver/costs.js';
import { Table } from '../../src/solver/table.js';
import type { Weights } from '../../src/solver/weights.js';

const NONE: Weights = {
  hidden: 0,
  breaks: 0,
  offSuit: 0,
  blocked: 0,
  deep: 0,
  card: 0,
  king: 0,
  empty: 0,
  stage: 0,
  noise: 0,
  random: 0,
};

const column = (text: string, hidden = 0): Column => ({
  cards: text.split(' ').map((card, id) => ({ ...parseCard(card)!, id })),
  hidden,
});

/** A part of a table will do. */
const TABLE = new Table(
  {
    columns: [
      column('KS 5H 7D 6D 5C', 2),
      column('KH QH'),
      column('3S 9S'),
      column('4D 6C', 1),
      EMPTY_COLUMN,
      column('QD'),
      column('AS 2S 3C'),
    ],
    stock: [],
  } as unknown as Position,
  false,
);

it.each([
  // Three of the cards lie face down.
  ['hidden', 3],
  // The 7, the 5, the king, the 3, the 9, the 6, the queen, the ace, the 2 and the 3 begin something.
  ['breaks', 10],
  // Only the 5 of clubs lies on a card that it fits but for its suit.
  ['offSuit', 1],
  // The 9 of spades covers the 3, the 2 the ace.
  ['blocked', 2],
  // 1 + 2 + 3 of the first column, 1 + 1 of the third and fourth, 1 + 2 of the last.
  ['deep', 11],
  ['card', 15],
  // One lies hidden, at the bottom, and one face up.
  ['king', -2],
  ['empty', -1],
  ['stage', -3],
] as const)('a state costs by %s what it has of it', (name, times) => {
  expect(new Costs(TABLE, { ...NONE, [name]: 1 }).of(TABLE.start, 3)).toBe(times);
});

it('the cost of a column is the same whenever it is asked for', () => {
  const weights = { ...NONE, breaks: 1, card: 0.5 };
  const before = new Costs(TABLE, weights);
  before.of(TABLE.start, 0);
  const ids: number[] = [];
  for (let i = 0; i < 40 * 40; i++) {
    const below = TABLE.columns.child(TABLE.start[0]!, 16 + (i % 40), true);
    ids.push(TABLE.columns.child(below, 16 + Math.floor(i / 40), true));
  }
  const after = new Costs(TABLE, weights);
  for (const id of ids.toReversed()) expect(before.ofColumn(id)).toBe(after.ofColumn(id));
  expect(ids.map((id) => after.ofColumn(id))).not.toContain(undefined);
  expect(TABLE.columns.count).toBeGreaterThan(1024);
});
