import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Strings } from '../locales/strings.js';
import type { Localizer } from './localize.js';

/** Put into words when it is spoken: by then its language is there, and so is the focus. */
export type Sentence = (strings: Strings) => string | null;

/** A message stands so many ms before the next: no screen reader misses it, and none is cut short. */
const STANDS = 200;

/**
 * Says what happened through a polite live region: one message an action, composed of what its events told, after the
 * focus has moved. A text that is said twice in a row is varied by a space that is not read, or it would be silent.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #localizer: Localizer;
  readonly #waiting = new Map<Sentence | null, Sentence>();
  #text = '';
  #busy = false;
  #inDialog = false;

  constructor(host: ReactiveControllerHost, localizer: Localizer) {
    this.#host = host;
    this.#localizer = localizer;
    host.addController(this);
  }

  /** The strings may have come. */
  hostUpdated(): void {
    this.#next();
  }

  /**
   * Adds a sentence to the message of this action.
   * @param key null for what the cursor or the hand has come to: that is overtaken by whatever comes next
   */
  say(sentence: Sentence, key: Sentence | null = sentence): void {
    this.#waiting.delete(null);
    this.#waiting.set(key, sentence);
    this.#next();
  }

  #next(): void {
    if (this.#busy || !this.#waiting.size || !this.#localizer.ready) return;
    this.#busy = true;
    // Two frames: screen readers speak the newly focused cell first, then this.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#speak()));
  }

  #speak(): void {
    const text = [...this.#waiting.values()]
      .map((sentence) => sentence(this.#localizer.strings))
      .filter(Boolean)
      .join(' ');
    this.#waiting.clear();
    if (text) this.#text = text === this.#text ? `${text}\u00A0` : text;
    this.#host.requestUpdate();
    setTimeout(() => {
      this.#busy = false;
      this.#next();
    }, STANDS);
  }

  /** The regions of the page and of the dialog: while that is open, nothing outside of it is heard. */
  render(inDialog: boolean): readonly [page: TemplateResult, dialog: TemplateResult] {
    // What was said in one is no news in the other.
    if (inDialog !== this.#inDialog) this.#text = '';
    this.#inDialog = inDialog;
    const region = (here: boolean): TemplateResult =>
      html`<div class="sr" role="status" aria-live="polite" aria-atomic="true">${here ? this.#text : ''}</div>`;
    return [region(!inDialog), region(inDialog)];
  }
}
