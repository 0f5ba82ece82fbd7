import { fixture, fixtureCleanup, nextFrame } from '@open-wc/testing';
import '../../src/index.js';
import type { SpideretteGame } from '../../src/index.js';

export type { SpideretteGame };

/** An element made from markup, upgraded, its game dealt and drawn. */
export async function make(markup = '<spiderette-game no-animation></spiderette-game>'): Promise<SpideretteGame> {
  const made = await fixture(markup);
  const el = made.matches('spiderette-game') ? made : made.querySelector('spiderette-game')!;
  await drawn(el as SpideretteGame);
  return el as SpideretteGame;
}

/** An element that plays a position. */
export async function makeWith(position: string, attributes = ''): Promise<SpideretteGame> {
  const el = await make(`<spiderette-game no-animation ${attributes}></spiderette-game>`);
  if (!el.newGame({ position })) throw new Error('the position cannot be dealt');
  await drawn(el);
  return el;
}

const picture = (el: Element): string =>
  [...el.shadowRoot!.querySelectorAll('.board, .card[data-id]')]
    .map((node) => node.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
    .join(';');

/** Waits until a condition holds, looking once a frame. */
export async function until(holds: () => unknown, what: string, ms = 4000): Promise<void> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await nextFrame();
  }
}

const moves = (animation: Animation): boolean =>
  !(animation instanceof CSSTransition && animation.transitionProperty === 'visibility') &&
  !!(animation.effect as KeyframeEffect).target?.matches('.card, .card *');

/** Motions of cards that run now; a dragged card hangs on some that stand still. */
export const running = (el: Element): Animation[] =>
  el.shadowRoot!.getAnimations().filter((one) => moves(one) && one.playState === 'running');

/** Waits until nothing moves and four frames look the same: a new size is measured in the frame after it is seen. */
export async function drawn(el: SpideretteGame): Promise<void> {
  await el.updateComplete;
  let before = '';
  let same = 0;
  const rests = (): boolean => {
    const now = picture(el);
    same = now === before && running(el).length === 0 ? same + 1 : 0;
    before = now;
    return same === 3;
  };
  await until(rests, 'the board comes to rest');
  await el.updateComplete;
}

export const inside = (el: Element, selector: string): HTMLElement | null =>
  el.shadowRoot!.querySelector<HTMLElement>(selector);

export function part(el: Element, selector: string): HTMLElement {
  const found = inside(el, selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
}

export const cell = (el: Element, column: number, row: number): HTMLElement =>
  part(el, `.cell[data-column="${column}"][data-row="${row}"]`);

/** The node of the n-th card of a column, counted from the top of the fan's end: 1 is the last. */
export function cardFromEnd(el: SpideretteGame, column: number, nth = 1): HTMLElement {
  const card = el.game!.position.columns[column]!.cards.at(-nth);
  if (!card) throw new Error(`column ${column} has no such card`);
  return part(el, `.card[data-id="${card.id}"]`);
}

/** What the columns show, as text: `5H,6S` with hidden cards as `?`. */
export const columnsOf = (el: SpideretteGame): string[] =>
  el.game!.position.columns.map(({ cards, hidden }) =>
    cards
      .map(({ rank, suit }, i) => (i < hidden ? '?' : `${'A23456789TJQK'[rank - 1]}${suit[0]!.toUpperCase()}`))
      .join(' '),
  );

/** The name of the state that CSS sees. */
export const stateOf = (el: Element): string | undefined =>
  ['idle', 'dealing', 'awaitingMove', 'removingRun', 'won'].find((name) => el.matches(`:state(${name})`));

/** Asked for by name, since a node itself in a failed comparison takes the runner minutes to print. */
export const has = (el: Element, selector: string): boolean => inside(el, selector) !== null;

export const isOpen = (el: Element): boolean => has(el, 'dialog[open]');

export const openDialog = (el: Element): HTMLDialogElement | null =>
  el.shadowRoot!.querySelector<HTMLDialogElement>('dialog[open]');

/** What holds the focus, through shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Whether the focus is in the element. */
export const hasFocus = (el: Element): boolean => document.activeElement === el && !!el.shadowRoot!.activeElement;

/** Runs a page's life to its end: elements leave, storage is emptied. */
export function leave(): void {
  fixtureCleanup();
  localStorage.clear();
}

/** Whether a group is held. */
export const isHeld = (el: Element): boolean => inside(el, '.chosen') !== null;
