import type { Column } from '../engine/index.js';

/** A cell of the board: a face-up card, the hidden part of a column as a whole, or an empty column. Rows count from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Rows of a column: one for its hidden cards together, one for each face-up card; one if it is empty. */
export const rowCount = ({ cards, hidden }: Column): number => Math.max(1, cards.length - hidden + (hidden ? 1 : 0));

/** The index in the column of the card that a row shows, or null for hidden cards and empty columns. */
export function cardAt({ cards, hidden }: Column, row: number): number | null {
  const index = hidden ? hidden - 1 + row : row;
  return index >= hidden && index < cards.length ? index : null;
}

/** The row that shows the card with an index. */
export const rowOf = ({ hidden }: Column, index: number): number => (hidden ? Math.max(0, index - hidden + 1) : index);

/** The nearest cell that exists. */
export function clampCell({ column, row }: Cell, columns: readonly Column[]): Cell {
  const at = Math.max(0, Math.min(column, columns.length - 1));
  return { column: at, row: Math.max(0, Math.min(row, rowCount(columns[at]!) - 1)) };
}
