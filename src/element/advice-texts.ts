import { advice as english } from '../locales/advice/en.js';
import type { AdviceStrings } from '../locales/advice/strings.js';

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

export { english };

/** The texts of a language; English where there are none. */
export async function textsOf(lang: string): Promise<AdviceStrings> {
  const loaded = await LOCALES.get(lang)?.().catch(() => null);
  return loaded?.advice ?? english;
}
