/** A second click on the stock within this many ms is no second deal. */
const PATIENCE = 400;

/**
 * Tells which events of the stock deal. A press counts when the pointer is released: after a fast drag the browser may
 * take the next tap for the end of a scroll, and send no click. The click that else follows comes too soon to deal again.
 */
export class StockPress {
  #dealtAt = -Infinity;
  #isPressed = false;

  /** How the event asks for a deal, or null where it asks for none. */
  viaOf({ type, button, detail, timeStamp }: MouseEvent): 'click' | 'keyboard' | null {
    const wasPressed = this.#isPressed;
    this.#isPressed = type === 'pointerdown' && button === 0;
    if (type === 'pointerdown' || (type === 'pointerup' && !wasPressed)) return null;
    // A button that is pressed by a key sends a click without a pointer.
    const via = type === 'pointerup' || detail > 0 ? 'click' : 'keyboard';
    if (via === 'click' && timeStamp - this.#dealtAt < PATIENCE) return null;
    this.#dealtAt = timeStamp;
    return via;
  }
}
