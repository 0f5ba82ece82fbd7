import {
  checkAction,
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

/** What a command does to a game. */
export interface Performed {
  readonly game: Game;
  /** What the action did; null for commands that are no action of the rules. */
  readonly outcome: Outcome | null;
  readonly emitted: readonly Emitted[];
}

/** How many deals the stock still gives; the last may not reach all columns. */
export const dealsLeft = ({ stock, columns }: Position): number => Math.ceil(stock.length / columns.length);

/** The action of the rules that a command asks for, or null. */
export function actionOf(command: Command): Action | null {
  if (command.type === 'DEAL') return { type: 'deal' };
  if (command.type !== 'MOVE') return null;
  const { from, to, count = 1 } = command;
  return { type: 'move', from, to, count };
}

/** Why a command is refused, or null if it will be carried out. */
export function refusal(game: Game | null, command: Command): EmittedDetails['rejected'] | null {
  const { type } = command;
  const kind = KINDS[type];
  if (type === 'LOAD') return told('load', () => loadGame(command.value));
  if (type === 'NEW_GAME') return told(command.code == null ? kind : 'code', () => begin(game, command, () => 0));
  const action = actionOf(command);
  let reason: RejectedReason | null = null;
  if (action) reason = checkAction(game && game.position, action, game?.options);
  else if (!game) reason = 'no-game';
  else if (type === 'UNDO' && !game.canUndo) reason = 'no-undo';
  else if (type === 'REDO' && !game.canRedo) reason = 'no-redo';
  return reason && { kind, reason };
}

const KINDS: Readonly<Record<Command['type'], ChangeReason>> = {
  NEW_GAME: 'new-game',
  RESTART: 'restart',
  MOVE: 'move',
  DEAL: 'deal',
  UNDO: 'undo',
  REDO: 'redo',
  LOAD: 'load',
};

function told(kind: RejectedKind, work: () => unknown): EmittedDetails['rejected'] | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { kind, reason: error.reason as RejectedReason };
  }
}

function begin(game: Game | null, request: NewGameRequest, random: () => number): Game {
  const { code, position, options, variant = game?.position.variant, suits = game?.position.suits } = request;
  if (code != null) return newGame(code, options);
  if (position != null) return newGame(typeof position === 'string' ? parsePosition(position) : position, options);
  return newGame(randomCode({ ...(variant && { variant }), ...(suits && { suits }) }, random), options);
}

/**
 * Carries out a command that is not refused.
 * @param random numbers from 0 (included) to 1 (excluded), for a deal that is not named
 */
export function perform(game: Game | null, command: Command, random: () => number): Performed {
  if (command.type === 'NEW_GAME') return begun('new-game', begin(game, command, random));
  if (command.type === 'LOAD') return changed('load', loadGame(command.value), null);
  const action = actionOf(command);
  if (!game) throw new TypeError('A command that is refused cannot be performed.');
  if (action) return played(game, action, (command as { via?: Via }).via ?? 'api');
  if (command.type === 'RESTART') return begun('restart', restart(game));
  return command.type === 'UNDO'
    ? changed('undo', undo(game), game.actions.at(-1)!)
    : changed('redo', redo(game), redo(game).actions.at(-1)!);
}

const gameChange = (reason: ChangeReason, { score, moves }: Game, action: Action | null): Emitted => ({
  type: 'game-change',
  reason,
  action,
  score,
  moves,
});

const changed = (reason: ChangeReason, game: Game, action: Action | null): Performed => ({
  game,
  outcome: null,
  emitted: [gameChange(reason, game, action)],
});

function begun(reason: 'new-game' | 'restart', game: Game): Performed {
  const { variant, suits } = game.position;
  return {
    game,
    outcome: null,
    emitted: [
      { type: 'new-game', code: game.code, variant, suits },
      gameChange(reason, game, null),
    ],
  };
}

function played(before: Game, action: Action, via: Via): Performed {
  const outcome = play(before, action);
  const { game, dealt, flipped, removed, won } = outcome;
  const { score, moves, position } = game;
  const emitted: Emitted[] = [];
  if (action.type === 'deal') {
    emitted.push({ type: 'deal', dealt, flipped, dealsLeft: dealsLeft(position), score, moves, via });
  } else {
    const { from, to, count } = action;
    const cards = before.position.columns[from]!.cards.slice(-count);
    emitted.push({ type: 'move', from, to, count, cards, flipped, score, moves, via });
  }
  let remaining = VARIANTS[position.variant].runs - before.position.removed.length;
  for (const { suit, column } of removed) {
    emitted.push({ type: 'sequence-removed', suit, column, remaining: --remaining, score });
  }
  if (won && !before.everWon) {
    emitted.push({ type: 'win', code: game.code, score, moves, record: formatRecord(game) });
  }
  emitted.push(gameChange(action.type, game, action));
  return { game, outcome, emitted };
}
