import { strings as en } from '../locales/en.js';
import type { Strings } from '../locales/strings.js';

/** The strings of the element's language. English is built in; it serves every language that has no locale yet. */
export const stringsFor = (_lang: string): Strings => en;
