import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { strings as english } from '../locales/en.js';
import type { StringOverrides, Strings } from '../locales/strings.js';
import { merged } from './merged.js';

/** Literal imports, so that every bundler finds them; loaded from beside this module, or beside the CDN file. */
const LOCALES = new Map<string, () => Promise<{ readonly strings: Strings }>>([
  ['ar', () => import('../locales/ar.js')],
  ['de', () => import('../locales/de.js')],
  ['es', () => import('../locales/es.js')],
  ['fr', () => import('../locales/fr.js')],
  ['id', () => import('../locales/id.js')],
  ['it', () => import('../locales/it.js')],
  ['ja', () => import('../locales/ja.js')],
  ['nl', () => import('../locales/nl.js')],
  ['pl', () => import('../locales/pl.js')],
  ['pt', () => import('../locales/pt.js')],
  ['ru', () => import('../locales/ru.js')],
  ['sv', () => import('../locales/sv.js')],
  ['zh', () => import('../locales/zh.js')],
]);

/** What is to be said waits so many ms for its language. */
const PATIENCE = 2000;

/** Not `instanceof`: the page may have made its nodes in another window. */
const isElement = (node: Node): node is Element => node.nodeType === 1;

interface LocalizerHost extends ReactiveControllerHost, Element {}

/**
 * Knows the element's language and has its strings: the language of the nearest ancestor with a `lang`, across shadow
 * roots (but not slots, as HTML has it), followed as it changes; English while a locale is being loaded for the first time, where there is none
 * and where it cannot be loaded.
 *
 * @shoelace-style/localize would do none of this for us: it looks only at the host and at `<html>`, wants its
 * translations registered, not loaded, and its 1.2 kB buy a look-up of terms that our typed interface makes needless.
 */
export class Localizer implements ReactiveController {
  readonly #host: LocalizerHost;
  #observer: MutationObserver | null = null;
  #wanted = 'en';
  #base = english;
  #overrides: StringOverrides = {};
  /** What the element says now. */
  strings: Strings = english;
  /** Language of the element as the page has it, such as `sv-FI`; empty where the page names none. */
  lang = '';
  /** Whether the strings are those of the language, or will not be there soon. */
  ready = true;

  constructor(host: LocalizerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** What the host says in its own words. Whatever is no string where a string belongs is left out. */
  get overrides(): StringOverrides {
    return this.#overrides;
  }
  set overrides(overrides: StringOverrides | null | undefined) {
    this.#overrides = overrides ?? {};
    this.#use(this.#base);
  }

  hostConnected(): void {
    // `dir` is not read here, but it decides what the host draws.
    this.#observer = new MutationObserver(() => this.#host.requestUpdate());
    this.#resolve();
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  /** Once more before each update: it may have been moved with its ancestors. */
  hostUpdate(): void {
    this.#resolve();
  }

  #resolve(): void {
    if (!this.#observer) return;
    let lang: string | null = null;
    let node: Node | null = this.#host;
    while (node) {
      if (isElement(node)) {
        lang ??= node.getAttribute('lang');
        node = node.parentNode;
      } else {
        // A document or a shadow root: whatever changes the answer is written within it.
        this.#observer.observe(node, { subtree: true, attributeFilter: ['lang', 'dir'] });
        node = (node as ShadowRoot).host;
      }
    }
    this.lang = lang ?? '';
    const wanted = this.lang.toLowerCase().split(/[-_]/)[0]!;
    if (wanted !== this.#wanted) void this.#load(wanted);
  }

  async #load(wanted: string): Promise<void> {
    this.#wanted = wanted;
    this.ready = false;
    const settle = (base: Strings): void => {
      // Another language may have been asked for meanwhile.
      if (wanted !== this.#wanted) return;
      this.ready = true;
      this.#use(base);
    };
    setTimeout(() => this.ready || settle(this.#base), PATIENCE);
    try {
      settle((await LOCALES.get(wanted)?.())?.strings ?? english);
    } catch {
      // It is not there, or a policy forbids it: English serves.
      settle(english);
    }
  }

  #use(base: Strings): void {
    this.#base = base;
    this.strings = merged(base, this.#overrides);
    this.#host.requestUpdate();
  }
}
