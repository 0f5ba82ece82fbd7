import type { SpideretteGame } from '../src/index.js';
import { cardOf } from './support.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point near the top of a card, where it shows in the fan. */
function grip(game: SpideretteGame, id: number): Point {
  const { left, top, width } = cardOf(game, id).getBoundingClientRect();
  return { x: left + width / 2, y: top + 8 };
}

/** Id of a card by its place: column and card from 0, or −1 for the last. */
export const cardAt = (game: SpideretteGame, column: number, index = -1): number =>
  game.game!.position.columns[column]!.cards.at(index)!.id;

function fire(game: SpideretteGame, type: string, { x, y }: Point, buttons: number): void {
  const board = game.shadowRoot!.querySelector("[part~='board']")!;
  board.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: type === 'pointermove' ? -1 : 0,
      buttons,
      clientX: x,
      clientY: y,
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );
}

/** A click of the mouse on a card. */
export async function click(game: SpideretteGame, id: number): Promise<void> {
  const at = grip(game, id);
  fire(game, 'pointerdown', at, 1);
  fire(game, 'pointerup', at, 0);
  await game.updateComplete;
}

/** Drags a card by so many px. */
export async function drag(game: SpideretteGame, id: number, by: Point): Promise<void> {
  const from = grip(game, id);
  fire(game, 'pointerdown', from, 1);
  for (const way of [0.3, 0.7, 1]) {
    fire(game, 'pointermove', { x: from.x + by.x * way, y: from.y + by.y * way }, 1);
  }
  fire(game, 'pointerup', { x: from.x + by.x, y: from.y + by.y }, 0);
  await game.updateComplete;
}
