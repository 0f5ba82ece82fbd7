import { aTimeout } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { cardFromEnd, part, type SpideretteGame } from './element.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point that a player sees a node by: near its top, where nothing lies over it. */
export function on(node: Element, down = 8): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(down, height / 2) };
}

/** A point on a column, so far above the board's foot as not to touch what lies there. */
export function onColumn(el: SpideretteGame, column: number): Point {
  const { cards } = el.game!.position.columns[column]!;
  return cards.length ? on(cardFromEnd(el, column), 20) : on(part(el, `.cell[data-column="${column}"]`), 20);
}

export const onCard = (el: SpideretteGame, column: number, nth = 1): Point => on(cardFromEnd(el, column, nth));

/** A point in a column near the foot of the board, clear of what lies below the columns. */
export function foot(el: SpideretteGame, column: number): Point {
  const board = part(el, '.board').getBoundingClientRect();
  const stock = part(el, 'button.stock').getBoundingClientRect();
  const below = stock.top > board.top + board.height / 2 ? stock.top : board.bottom;
  return { x: onColumn(el, column).x, y: below - 12 };
}

// The menu of a browser with a window takes the pointer away from all that follows.
addEventListener('contextmenu', (event) => event.isTrusted && event.preventDefault());

const whole = ({ x, y }: Point): [number, number] => [Math.round(x), Math.round(y)];

export const moveTo = (at: Point): Promise<void> => sendMouse({ type: 'move', position: whole(at) });

type Button = 'left' | 'middle' | 'right';

/** WebKit's driver never lets go of any other button than the left one. */
const onlyLeft = !/Chrome|Firefox/.test(navigator.userAgent);
let pointer = new PointerEvent('pointermove');
for (const name of ['pointermove', 'pointerdown', 'pointerup'])
  addEventListener(name, (event) => (pointer = event as PointerEvent), true);

/** Another button, pressed or released where the pointer is and beside what it holds. */
function byHand(name: string, button: Button): void {
  const { clientX: x, clientY: y, buttons } = pointer;
  const [number, bit] = button === 'right' ? [2, 2] : [1, 4];
  const finger = { type: 'mouse', id: pointer.pointerId, primary: true } as const;
  // While one button is held, another one is told as a movement.
  const told = buttons & ~bit ? 'pointermove' : name;
  point(told, { x, y }, finger, { button: number, buttons: name === 'pointerdown' ? buttons | bit : buttons & ~bit });
}

async function press(type: 'down' | 'up', which: Button): Promise<void> {
  if (onlyLeft && which !== 'left') byHand(`pointer${type}`, which);
  else await sendMouse({ type, button: which });
}

export const down = (which: Button = 'left'): Promise<void> => press('down', which);
export const up = (which: Button = 'left'): Promise<void> => press('up', which);

export async function click(at: Point | Element): Promise<void> {
  const place = at instanceof Element ? middle(at) : at;
  await sendMouse({ type: 'click', position: whole(place) });
}

export function middle(node: Element): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Presses and takes along, without letting go. */
export async function pull(from: Point, to: Point): Promise<void> {
  await moveTo(from);
  await down();
  await moveTo({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await moveTo(to);
}

export async function drag(from: Point, to: Point): Promise<void> {
  await pull(from, to);
  await up();
}

export interface Finger {
  readonly type: 'touch' | 'pen' | 'mouse';
  readonly id: number;
  readonly primary: boolean;
}

const FINGER: Finger = { type: 'touch', id: 7, primary: true };

/** A pointer event as a browser would send it: at what lies under the point. */
export function point(name: string, at: Point, finger: Finger = FINGER, more: PointerEventInit = {}): boolean {
  const lifted = name === 'pointerup' || name === 'pointercancel';
  const event = new PointerEvent(name, {
    bubbles: true,
    composed: true,
    cancelable: true,
    pointerId: finger.id,
    pointerType: finger.type,
    isPrimary: finger.primary,
    clientX: at.x,
    clientY: at.y,
    button: name === 'pointermove' ? -1 : 0,
    buttons: lifted ? 0 : 1,
    ...more,
  });
  return deepest(at).dispatchEvent(event);
}

/** What lies under a point, through shadow roots. */
export function deepest({ x, y }: Point): Element {
  let found: Element = document.documentElement;
  for (let root: Document | ShadowRoot | null = document; root; root = found.shadowRoot) {
    const next: Element | null = root.elementFromPoint(x, y);
    if (!next || next === found) break;
    found = next;
  }
  return found;
}

/** A finger (or pen) from one point to another. */
export function swipe(from: Point, to: Point, finger: Finger = FINGER): void {
  point('pointerdown', from, finger);
  point('pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, finger);
  point('pointermove', to, finger);
  point('pointerup', to, finger);
}

export function tap(at: Point, finger: Finger = FINGER): void {
  point('pointerdown', at, finger);
  point('pointerup', at, finger);
}

/** Lets go of all that is pressed. */
export async function letGo(): Promise<void> {
  if (!onlyLeft) return resetMouse();
  await up();
  await moveTo({ x: 0, y: 0 });
}

/** Longer than the time within which two clicks are one double-click. */
export const apart = (): Promise<void> => aTimeout(410);
