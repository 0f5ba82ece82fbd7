import type { Action, RuleOptions } from './action.js';
import { formatCode, parseCode } from './code.js';
import { checkText, EngineError } from './errors.js';
import { newGame, playAll, type Game } from './game.js';
import { formatActions, formatPosition, parseActions, parsePosition } from './notation.js';
import { dealtPosition, type Position } from './position.js';

/** A deal and the actions played from it. Every `Game` is a record of itself. */
export interface GameRecord {
  /** The code of the deal, or null where it began from a position. */
  readonly code: string | null;
  readonly start: Position;
  readonly options: Pick<RuleOptions, 'relaxedDeal'>;
  readonly actions: readonly Action[];
}

/**
 * A record that cannot be read. Reasons: `syntax` (no colon), `too-long`, `code`, `position`, `actions`; `cause` is the
 * error of that part.
 */
export class RecordError extends EngineError<'syntax' | 'too-long' | 'code' | 'position' | 'actions'> {}

/** Writes `SD1-S1-AAAAAGM: 6>7 d …`, with `relaxed` before the colon where deals go over empty columns. */
export const formatRecord = ({ code, start, options, actions }: GameRecord): string =>
  `${code ?? formatPosition(start)}${options.relaxedDeal ? ' relaxed' : ''}: ${formatActions(actions)}`.trimEnd();

/**
 * Reads a record. Whether the rules allow its actions shows when it is replayed.
 * @throws RecordError, with the place
 */
export function parseRecord(text: string): GameRecord {
  checkText(text, RecordError);
  const colon = text.indexOf(':');
  if (colon < 0) throw new RecordError('syntax', 'A record is a deal, a colon and actions.');
  const head = text.slice(0, colon);
  const deal = head.replace(/\srelaxed\s*$/i, '');
  const options = { relaxedDeal: deal !== head };
  // What is being read; whatever goes wrong there is told by this name.
  let part: RecordError['reason'] = 'actions';
  try {
    const actions = parseActions(text.slice(colon + 1));
    part = 'position';
    if (deal.includes('/')) return { code: null, start: parsePosition(deal), options, actions };
    part = 'code';
    const code = parseCode(deal);
    return { code: formatCode(code), start: dealtPosition(code), options, actions };
  } catch (cause) {
    const { message, reason, at } = cause as EngineError;
    const place = at === null || part !== 'actions' ? at : at + colon + 1;
    throw Object.assign(new RecordError(reason === 'too-long' ? reason : part, message, place), { cause });
  }
}

/**
 * Plays a record from its deal: with the engine alone a server can check a claimed win and its score. (It proves that
 * the deal was won so, not by whom.)
 * @throws RecordError; IllegalActionError, whose `index` says which action is refused
 */
export function replay(record: string | GameRecord): Game {
  try {
    return playRecord(typeof record === 'string' ? parseRecord(record) : record);
  } catch (error) {
    throw error instanceof EngineError ? error : new RecordError('syntax', 'A record is a deal, a colon and actions.');
  }
}

/** Plays a record from its deal, with room for undo as given. */
export const playRecord = ({ code, start, options, actions }: GameRecord, undoLimit?: number): Game =>
  playAll(newGame(code ?? start, { ...options, undoLimit }), actions);
