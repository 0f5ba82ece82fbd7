import { advice as english } from '../locales/advice/en.js';
import type { AdviceStrings } from '../locales/advice/strings.js';
import type { AdviceSettings } from './advice-host.js';
import { merged } from './merged.js';

/** Literal imports, so that every bundler finds them. English comes with the advice itself. */
const LOCALES = new Map<string, () => Promise<{ readonly advice: AdviceStrings }>>([
  ['ar', () => import('../locales/advice/ar.js')],
  ['de', () => import('../locales/advice/de.js')],
  ['es', () => import('../locales/advice/es.js')],
  ['fr', () => import('../locales/advice/fr.js')],
  ['id', () => import('../locales/advice/id.js')],
  ['it', () => import('../locales/advice/it.js')],
  ['ja', () => import('../locales/advice/ja.js')],
  ['nl', () => import('../locales/advice/nl.js')],
  ['pl', () => import('../locales/advice/pl.js')],
  ['pt', () => import('../locales/advice/pt.js')],
  ['ru', () => import('../locales/advice/ru.js')],
  ['sv', () => import('../locales/advice/sv.js')],
  ['zh', () => import('../locales/advice/zh.js')],
]);

/** The texts of a language; English where there are none. */
async function textsOf(lang: string): Promise<AdviceStrings> {
  const loaded = await LOCALES.get(lang)?.().catch(() => null);
  return loaded?.advice ?? english;
}

/** What the advice says: the texts of the language that the element speaks, once they are there, and the host's own. */
export class AdviceTexts {
  readonly #element: AdviceSettings;
  readonly #onChange: () => void;
  #lang = 'en';
  #base = english;

  constructor(element: AdviceSettings, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  get now(): AdviceStrings {
    return merged(this.#base, this.#element.strings.advice ?? {});
  }

  /** @param tag BCP 47 */
  async speak(tag: string): Promise<void> {
    const lang = tag.toLowerCase().split(/[-_]/)[0]!;
    if (lang === this.#lang) return;
    this.#lang = lang;
    const texts = await textsOf(lang);
    if (lang !== this.#lang) return;
    this.#base = texts;
    this.#onChange();
  }
}
