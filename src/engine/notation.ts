import { DEAL, type Action } from './action.js';
import { formatCard, formatSuit, parseCard, parseSuit, type Card, type CardFace } from './card.js';
import { formatHead, parseHead } from './code.js';
import { checkText, EngineError } from './errors.js';
import { checkPosition, PositionError, type Column, type Position } from './position.js';

/** A text with more actions than this is refused. */
const MAX_ACTIONS = 100_000;

/** Actions that cannot be read. Reasons: `too-long`, `syntax`. */
export class ActionError extends EngineError<'too-long' | 'syntax'> {}

/** Writes `SD1-S4 [3D 4C] 7S | - | … / TD 6C … / SH`; the inverse of `parsePosition` but for `card.id`. */
export function formatPosition({ variant, suits, columns, stock, removed }: Position): string {
  const list = (cards: readonly CardFace[]): string => cards.map(formatCard).join(' ');
  const column = ({ cards, hidden }: Column): string =>
    (hidden ? `[${list(cards.slice(0, hidden))}] ` : '') + list(cards.slice(hidden)) || '-';
  return [
    `${formatHead(variant, suits)} ${columns.map(column).join(' | ')}`,
    list(stock) || '-',
    removed.map(formatSuit).join('') || '-',
  ].join(' / ');
}

/** A stretch of a text. */
interface Part {
  readonly part: string;
  readonly at: number;
}

function refuse(reason: PositionError['reason'], message: string, at: number | null): never {
  throw new PositionError(reason, message, at);
}

/**
 * Reads a position; `card.id` is given in reading order.
 * @throws PositionError, with the place
 */
export function parsePosition(text: string): Position {
  checkText(text, PositionError);
  const { variant, suits, end } = parseHead(text, PositionError);
  const body = text.slice(end);
  if (!/^\s[^/]*\/[^/|]*\/[^/|]*$/.test(body)) refuse('syntax', 'A position is columns / stock / removed runs.', end);
  const parts = Array.from(body.matchAll(/(^|[|/])([^|/]*)/g), ({ 1: separator, 2: part, index }): Part => ({
    part: part!,
    at: end + index + separator!.length,
  }));
  const stockPart = parts.at(-2)!;
  const removedPart = parts.at(-1)!;

  let id = 0;
  const cards = (list: string, offset: number): Card[] =>
    list.trim() === '-'
      ? []
      : Array.from(list.matchAll(/\S+/g), ({ 0: word, index }) => ({
          id: id++,
          ...(parseCard(word) ?? refuse('card', 'This is no card.', offset + index)),
        }));
  const columns = parts.slice(0, -2).map(({ part, at }): Column => {
    const [, bracket = '', inside = '', up = ''] =
      /^(\s*\[([^[\]]*)\])?([^[\]]*)$/.exec(part) ??
      refuse('syntax', 'A position is columns / stock / removed runs.', at);
    const below = cards(inside, at + bracket.length - 1 - inside.length);
    return { cards: below.concat(cards(up, at + bracket.length)), hidden: below.length };
  });
  const position: Position = {
    variant,
    suits,
    columns,
    stock: cards(stockPart.part, stockPart.at),
    removed: Array.from(
      removedPart.part.replace(/[\s-]/g, ''),
      (letter) => parseSuit(letter) ?? refuse('card', 'This is no card.', removedPart.at),
    ),
  };
  checkPosition(position, parts);
  return position;
}

/**
 * A position of somebody else's making, checked and copied: nothing that is done to the argument later reaches the
 * copy. `card.id` is given in reading order.
 * @throws PositionError
 */
export function ownPosition(given: Position): Position {
  try {
    const position = parsePosition(formatPosition(given));
    // A text cannot tell every nonsense: it has no number of hidden cards below nought.
    const fits = position.columns.every(({ hidden }, i) => hidden === given.columns[i]!.hidden);
    return fits ? position : refuse('hidden', 'The last card of a column lies face up.', null);
  } catch (error) {
    throw error instanceof PositionError
      ? error
      : new PositionError('syntax', 'A position is columns / stock / removed runs.');
  }
}

/** Writes `7>3 7>3x4 d`: columns from 1, then the number of cards where it is more than one; `d` is a deal. */
export const formatActions = (actions: readonly Action[]): string =>
  actions
    .map((action) =>
      action.type === 'deal'
        ? 'd'
        : `${action.from + 1}>${action.to + 1}${action.count === 1 ? '' : `x${action.count}`}`,
    )
    .join(' ');

/**
 * Reads actions parted by white space. Whether the rules allow them shows when they are played.
 * @throws ActionError, with the place
 */
export function parseActions(text: string): Action[] {
  checkText(text, ActionError);
  const words = [...text.matchAll(/\S+/g)];
  if (words.length > MAX_ACTIONS) throw new ActionError('too-long', 'The text is too long.');
  return words.map(({ 0: word, index }) => {
    if (/^d$/i.test(word)) return DEAL;
    const move = /^([1-9]\d?)>([1-9]\d?)(?:x([1-9]\d?))?$/i.exec(word);
    if (!move) throw new ActionError('syntax', 'An action is a move, as 7>3x4, or a deal, d.', index);
    return { type: 'move', from: +move[1]! - 1, to: +move[2]! - 1, count: +(move[3] ?? 1) };
  });
}
