import { EngineError } from './errors.js';
import { SUIT_COUNTS, VARIANTS, type SuitCount, type Variant } from './variant.js';

/** What a code says. */
export interface DealCode {
  readonly variant: Variant;
  readonly suits: SuitCount;
  /** Number of the shuffle, 0 to 2^35 − 1. */
  readonly shuffle: number;
}

/**
 * A code that cannot be read. Reasons: `prefix` (no code of this game), `version` (made by a newer version),
 * `suits` (not 1, 2 or 4), `length` (not 7 letters of shuffle), `alphabet` (a character that is none of A–Z, 2–7).
 */
export class CodeError extends EngineError<'prefix' | 'version' | 'suits' | 'length' | 'alphabet'> {}

/** Shuffles that can be named: 7 letters of 5 bits. */
const SHUFFLES = 2 ** 35;

/** RFC 4648, section 6; then what is read for each: the small letter, or the digit that resembles one. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567abcdefghijklmnopqrstuvwxyz';
const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' };

/**
 * The head of codes and positions, `SD1-S4`: which game, how many suits, and where the head ends in the text.
 * @param Refused the error to throw
 */
export function parseHead(
  text: string,
  Refused: new (reason: 'prefix' | 'version' | 'suits', message: string, at: number) => Error,
): { variant: Variant; suits: SuitCount; end: number } {
  const head = typeof text === 'string' && /^\s*(S[DP])([1-9]\d*)/i.exec(text);
  if (!head) throw new Refused('prefix', 'A code begins with SD1 or SP1.', 0);
  const [{ length }, prefix, version] = head;
  if (version !== '1') throw new Refused('version', 'This code is of a newer version.', length - version!.length);
  const suits = /^-S([124])(?!\w)/i.exec(text.slice(length));
  if (!suits) throw new Refused('suits', 'A code names 1, 2 or 4 suits.', length);
  return {
    variant: prefix!.toUpperCase() === VARIANTS.spider.prefix ? 'spider' : 'spiderette',
    suits: +suits[1]! as SuitCount,
    end: length + suits[0].length,
  };
}

/** The head of codes and positions: `SD1-S4`. The 1 is the version of the shuffle; another shuffle needs another number. */
export const formatHead = (variant: Variant, suits: SuitCount): string => `${VARIANTS[variant].prefix}1-S${suits}`;

/**
 * Reads a code such as `SD1-S1-AAAAABD`. Case and spaces around do not matter, and in the shuffle 0, 1 and 8 are
 * read as O, I and B.
 * @throws CodeError
 */
export function parseCode(text: string): DealCode {
  const { variant, suits, end } = parseHead(text, CodeError);
  const rest = text.slice(end).trimEnd();
  if (rest[0] !== '-' || rest.length !== 8) throw new CodeError('length', 'A code ends in 7 letters.', end);
  let shuffle = 0;
  for (let i = 1; i < 8; i++) {
    const letter = rest[i]!;
    const value = BASE32.indexOf(LOOKALIKES[letter] ?? letter) % 32;
    if (value < 0) throw new CodeError('alphabet', 'A code ends in letters A–Z and 2–7.', end + i);
    shuffle = shuffle * 32 + value;
  }
  return { variant, suits, shuffle };
}

/**
 * Writes a code in its one canonical form.
 * @throws CodeError for what no code can say: `prefix`, `suits`, or `alphabet` where the shuffle is no number in range
 */
export function formatCode({ variant, suits, shuffle }: DealCode): string {
  const inRange = Number.isInteger(shuffle) && shuffle >= 0 && shuffle < SHUFFLES;
  const known = Object.keys(VARIANTS).includes(variant);
  if (!known || !SUIT_COUNTS.includes(suits) || !inRange)
    throw new CodeError(known ? (inRange ? 'suits' : 'alphabet') : 'prefix', 'No code names that.');
  let letters = '';
  for (let i = 0, rest = shuffle; i < 7; i++, rest = Math.floor(rest / 32)) letters = BASE32[rest % 32]! + letters;
  return `${formatHead(variant, suits)}-${letters}`;
}

/**
 * The code of a deal drawn at random.
 * @param of the game; left out: Spiderette, 1 suit
 * @param random numbers from 0 (included) to 1 (excluded)
 */
export const randomCode = (
  { variant = 'spiderette', suits = 1 }: { readonly variant?: Variant; readonly suits?: SuitCount } = {},
  random: () => number = Math.random,
): string => formatCode({ variant, suits, shuffle: Math.floor(random() * SHUFFLES) });
