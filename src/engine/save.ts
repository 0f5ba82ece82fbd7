import { EngineError } from './errors.js';
import { pastAndUndone, playAll, withPast, type Game } from './game.js';
import { formatActions, parseActions } from './notation.js';
import { formatRecord, parseRecord, playRecord } from './record.js';

/** A game as a JSON-safe value. What can be worked out again is not in it. */
export interface SavedGame {
  readonly format: 'spiderette-game';
  readonly version: 1;
  /** The deal, the rule for empty columns, and the line on the table. */
  readonly record: string;
  /** What was undone and can be redone, in the order of redoing. */
  readonly undone: string;
  readonly undoLimit: number;
  /** Number of actions below which undo does not go. */
  readonly floor: number;
  readonly everWon: boolean;
}

/**
 * A value that is no save, or a damaged one. Reasons: `format` (not made by `saveGame`), `version` (made by a newer
 * version), `record` (cannot be read, or breaks the rules), `history` (what undo needs to know); `cause` tells more.
 */
export class SaveError extends EngineError<'format' | 'version' | 'record' | 'history'> {}

/** The game with its history, to be kept as JSON and given to `loadGame`. */
export function saveGame(game: Game): SavedGame {
  const { floor, undone } = pastAndUndone(game);
  return {
    format: 'spiderette-game',
    version: 1,
    record: formatRecord(game),
    undone: formatActions(undone),
    undoLimit: game.options.undoLimit,
    floor,
    everWon: game.everWon,
  };
}

/**
 * Gives back the game that was saved, whole, or throws: never a half-loaded game. Every action is played again, so a
 * forged or damaged save can hold no position that the rules do not reach.
 * @param value what `saveGame` returned, also after a way through JSON
 * @throws SaveError
 */
export function loadGame(value: unknown): Game {
  // What is being looked at; whatever goes wrong there is told by this name.
  let part: SaveError['reason'] = 'format';
  const demand = (holds: boolean): void => {
    if (!holds) throw new TypeError(part);
  };
  try {
    const { format, version, record, undone, undoLimit, floor, everWon } = value as SavedGame;
    demand(format === 'spiderette-game');
    part = 'version';
    demand(version === 1);
    part = 'record';
    const line = playRecord(parseRecord(record), undoLimit);
    part = 'history';
    const whole = playAll(line, parseActions(undone));
    demand(Number.isInteger(floor) && floor >= pastAndUndone(whole).floor && floor <= line.moves);
    demand(typeof everWon === 'boolean');
    return withPast(whole, line, floor, everWon);
  } catch (cause) {
    throw Object.assign(new SaveError(part, `This save cannot be read: ${part}.`), { cause });
  }
}
