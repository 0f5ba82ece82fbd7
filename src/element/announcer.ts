import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

/**
 * Says what happened through a polite live region: one message an action, composed of what its events told, after the
 * focus has moved. A text that is said twice in a row is varied by a space that is not read, or it would be silent.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #parts: string[] = [];
  #text = '';
  #scheduled = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#parts = [];
  }

  /** Adds a sentence to the message of this action. */
  say(sentence: string): void {
    this.#parts.push(sentence);
    if (this.#scheduled) return;
    this.#scheduled = true;
    // Two frames: screen readers speak the newly focused cell first, then this.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#speak()));
  }

  #speak(): void {
    this.#scheduled = false;
    const text = this.#parts.join(' ');
    this.#parts = [];
    this.#text = text === this.#text ? `${text}\u00A0` : text;
    this.#host.requestUpdate();
  }

  render(): TemplateResult {
    return html`<div class="sr" role="status" aria-live="polite" aria-atomic="true">${this.#text}</div>`;
  }
}
