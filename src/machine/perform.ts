import {
  EngineError,
  formatRecord,
  loadGame,
  newGame,
  parsePosition,
  play,
  randomCode,
  redo,
  restart,
  undo,
  VARIANTS,
  type Action,
  type Game,
  type Outcome,
  type Position,
} from '../engine/index.js';
import type { Command, NewGameRequest, Via } from './commands.js';
import type { ChangeReason, Emitted, EmittedDetails, RejectedKind, RejectedReason } from './emitted.js';

/** What a command does to a game, or why it does nothing. */
export interface Performed {
  readonly game: Game | null;
  /** What the action did; null for commands that are no action of the rules. */
  readonly outcome: Outcome | null;
  /** Why nothing was done, or null. */
  readonly rejected: EmittedDetails['rejected'] | null;
  readonly emitted: readonly Emitted[];
}

/** How many deals the stock still gives; the last may not reach all columns. */
export const dealsLeft = ({ stock, columns }: Position): number => Math.ceil(stock.length / columns.length);

/** `NEW_GAME` is told as `new-game`. */
export const kindOf = ({ type }: Command): ChangeReason => type.toLowerCase().replace('_', '-') as ChangeReason;

/** The action of the rules that a command asks for, or null. */
export function actionOf(command: Command): Action | null {
  if (command.type === 'DEAL') return { type: 'deal' };
  if (command.type !== 'MOVE') return null;
  const { from, to, count = 1 } = command;
  return { type: 'move', from, to, count };
}

/** A reason of the machine's own. */
class Refusal extends EngineError<RejectedReason> {}

/**
 * Does what a command asks for, or tells why not; the game given stays as it is in any case.
 * @param random numbers from 0 (included) to 1 (excluded), for a deal that is not named
 */
export function perform(game: Game | null, command: Command, random: () => number): Performed {
  const kind = kindOf(command);
  try {
    return done(game, command, kind, random);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const named = command.type === 'NEW_GAME' && command.code != null;
    const rejected = { kind: named ? ('code' as RejectedKind) : kind, reason: error.reason as RejectedReason };
    return { game, outcome: null, rejected, emitted: [{ type: 'rejected', ...rejected }] };
  }
}

/** Why a command is refused, or null if it will be carried out. */
export const refusal = (game: Game | null, command: Command): EmittedDetails['rejected'] | null =>
  perform(game, command, () => 0).rejected;

function done(before: Game | null, command: Command, kind: ChangeReason, random: () => number): Performed {
  const action = actionOf(command);
  const tell = (game: Game, about: Action | null, told: readonly Emitted[] = [], outcome: Outcome | null = null) => {
    const { score, moves } = game;
    const change: Emitted = { type: 'game-change', reason: kind, action: about, score, moves };
    return { game, outcome, rejected: null, emitted: [...told, change] };
  };
  const begun = (game: Game) => {
    const { variant, suits } = game.position;
    return tell(game, null, [{ type: 'new-game', code: game.code, variant, suits }]);
  };

  if (command.type === 'NEW_GAME') return begun(begin(before, command, random));
  if (command.type === 'LOAD') return tell(loadGame(command.value), null);
  if (!before) throw new Refusal('no-game', '');
  if (action) {
    const outcome = play(before, action);
    return tell(
      outcome.game,
      action,
      events(before, action, outcome, (command as { via?: Via }).via ?? 'api'),
      outcome,
    );
  }
  if (command.type === 'RESTART') return begun(restart(before));
  const back = command.type === 'UNDO';
  if (back ? !before.canUndo : !before.canRedo) throw new Refusal(back ? 'no-undo' : 'no-redo', '');
  const after = back ? undo(before) : redo(before);
  return tell(after, (back ? before : after).actions.at(-1)!);
}

function begin(game: Game | null, request: NewGameRequest, random: () => number): Game {
  const { code, position, variant = game?.position.variant, suits = game?.position.suits } = request;
  const options = request.options ?? {};
  if (code != null) return newGame(code, options);
  if (position != null) return newGame(typeof position === 'string' ? parsePosition(position) : position, options);
  return newGame(randomCode({ ...(variant && { variant }), ...(suits && { suits }) }, random), options);
}

/** The events of one action, in their order. */
function events(before: Game, action: Action, { game, dealt, flipped, removed, won }: Outcome, via: Via): Emitted[] {
  const { score, moves, position, code } = game;
  const last = { flipped, score, moves, via };
  let remaining = VARIANTS[position.variant].runs - before.position.removed.length;
  const told: Emitted[] = [
    action.type === 'deal'
      ? { type: 'deal', dealt, dealsLeft: dealsLeft(position), ...last }
      : { ...action, cards: before.position.columns[action.from]!.cards.slice(-action.count), ...last },
    ...removed.map(({ suit, column }): Emitted => ({
      type: 'sequence-removed',
      suit,
      column,
      remaining: --remaining,
      score,
    })),
  ];
  if (won && !before.everWon) told.push({ type: 'win', code, score, moves, record: formatRecord(game) });
  return told;
}
