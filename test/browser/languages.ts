/** Languages of the element and of the page. */
import { nextFrame } from '@open-wc/testing';
import { inside, openDialog, part, until } from './element.js';

export const GAME = '<spiderette-game no-animation code="SD1-S4-AAAAABD"></spiderette-game>';
export const CODES = ['ar', 'de', 'en', 'es', 'fr', 'id', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'sv', 'zh'];

/** The language of the words that are shown. */
export const shown = (el: Element): string => part(el, '.root').lang.slice(0, 2);
export const speaks = (el: Element, lang: string): Promise<void> =>
  until(() => shown(el) === lang, `the element speaks ${lang}`);
export const label = (el: Element): string | null => part(el, '.t-new').getAttribute('aria-label');
/** Long enough for a locale to come that should not. */
export const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 150));

/** Closes the panel, and waits until it is gone: its event comes later. */
export async function shut(el: Element): Promise<void> {
  openDialog(el)!.close();
  await until(() => !inside(el, '.panel'), 'the panel is gone');
}

/** A host with a shadow root that holds some markup. */
export function hostOf(markup: string, mode: ShadowRootMode = 'open'): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode });
  root.innerHTML = markup;
  return { host, root };
}

export async function put(host: Element, into: Element): Promise<void> {
  into.append(host);
  await nextFrame();
}

export const page = document.documentElement;
