/** The cursor of the board, and keys that move it. */
import { focused, makeWith, type SpideretteGame } from './element.js';
import { press } from './keys.js';

/** Column and row of the cell that has the focus. */
export const at = (): string => {
  const { column, row } = (focused() as HTMLElement).dataset;
  return `${column}/${row}`;
};

export async function on(position: string, attributes = ''): Promise<SpideretteGame> {
  const el = await makeWith(position, attributes);
  el.focus();
  return el;
}

/** What is seen of the held group: how many cards. */
export async function heldCards(el: SpideretteGame): Promise<number> {
  await el.updateComplete;
  return el.shadowRoot!.querySelectorAll('.card.is-chosen').length;
}

/** Presses keys and tells where the cursor was after each. */
export async function trail(el: SpideretteGame, ...keys: string[]): Promise<string[]> {
  const way: string[] = [];
  for (const key of keys) {
    await press(key);
    await el.updateComplete;
    way.push(at());
  }
  return way;
}
