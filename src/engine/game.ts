import { checkAction, type Action, type Reason, type RuleOptions } from './action.js';
import { formatCode, parseCode } from './code.js';
import { EngineError, OptionsError } from './errors.js';
import { advance, type CardOnColumn, type RemovedRun } from './play.js';
import { ownPosition } from './notation.js';
import { dealtPosition, isWon, type Position } from './position.js';

/** The whole play of one deal. Nothing in it changes; each action gives a new game. */
export interface Game {
  /** The code of the deal, or null for a game begun from a position. */
  readonly code: string | null;
  readonly start: Position;
  readonly position: Position;
  readonly options: RuleOptions;
  /** 500 at the start, −1 an action, +100 a run removed in play; no lower bound. */
  readonly score: number;
  /** Moves and deals in the line that led here. */
  readonly moves: number;
  readonly won: boolean;
  /** Whether this deal was won at some time since it was dealt or restarted; stays true after undo. */
  readonly everWon: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The line from the start to the position; what was undone is no part of it. */
  readonly actions: readonly Action[];
}

/** What one action did, and the game after it. */
export interface Outcome {
  readonly game: Game;
  readonly dealt: readonly CardOnColumn[];
  readonly flipped: readonly CardOnColumn[];
  readonly removed: readonly RemovedRun[];
  readonly won: boolean;
}

/** An action that the rules refuse. `reason` is one of `Reason`. */
export class IllegalActionError extends EngineError<Reason> {
  /**
   * @param action what was refused
   * @param index its 0-based place in a record that was replayed, else null
   */
  constructor(
    reason: Reason,
    readonly action: Action,
    readonly index: number | null,
  ) {
    super(reason, `This is refused: ${reason}.`);
  }
}

export const START_SCORE = 500;
export const RUN_SCORE = 100;

/** A point of the line. It knows the way back only, so lines that can no more be redone are let go. */
interface Point {
  readonly position: Position;
  readonly moves: number;
  readonly parent: Point | null;
  /** What led here from the parent. */
  readonly action: Action | null;
}

/** What undo, redo and save need to know of a game beyond its public face. */
interface History {
  readonly point: Point;
  /** The end of the line: the point itself, or further on where something was undone. */
  readonly tip: Point;
  /** Undo does not go back below this number of moves. It only rises. */
  readonly floor: number;
}

let historyOf: (game: Game) => History;

class GameState implements Game {
  readonly code: string | null;
  readonly start: Position;
  readonly options: RuleOptions;
  readonly position: Position;
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
  readonly everWon: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly #history: History;

  static {
    // Anything but a game of this class throws a TypeError here, a spread or cloned game too: it has lost its history.
    historyOf = (game) => (game as GameState).#history;
  }

  constructor(
    { code, start, options }: Pick<Game, 'code' | 'start' | 'options'>,
    point: Point,
    tip: Point,
    floor: number,
    everWon: boolean,
  ) {
    const { position, moves } = point;
    this.code = code;
    this.start = start;
    this.options = options;
    this.position = position;
    this.score = START_SCORE - moves + RUN_SCORE * (position.removed.length - start.removed.length);
    this.moves = moves;
    this.won = isWon(position);
    this.everWon = everWon || this.won;
    this.canUndo = moves > floor;
    this.canRedo = tip !== point;
    this.#history = { point, tip, floor };
  }

  /** Read on demand: a line may be long, and most games are never asked for it. */
  get actions(): readonly Action[] {
    return lineTo(this.#history.point);
  }
}

function lineTo(point: Point): Action[] {
  const actions: Action[] = [];
  for (let at = point; at.parent; at = at.parent) actions.push(at.action!);
  return actions.reverse();
}

function begin(deal: Pick<Game, 'code' | 'start' | 'options'>): Game {
  const point = { position: deal.start, moves: 0, parent: null, action: null };
  return new GameState(deal, point, point, 0, false);
}

/** Options as a host gives them; undefined is as good as left out. */
type GivenOptions = { readonly [K in keyof RuleOptions]?: RuleOptions[K] | undefined };

function checkedOptions({ relaxedDeal, undoLimit = 100 }: GivenOptions): RuleOptions {
  if (!Number.isSafeInteger(undoLimit) || undoLimit < 0)
    throw new OptionsError('undo-limit', 'undoLimit is a whole number.');
  return { relaxedDeal: !!relaxedDeal, undoLimit };
}

/**
 * Begins a game.
 * @param deal a code, or a position (then `code` is null, the score 500 and the moves 0)
 * @param options fixed for the whole game; left out: no deals over empty columns, 100 actions of undo
 * @throws CodeError, PositionError, OptionsError
 */
export function newGame(deal: string | Position, options: GivenOptions = {}): Game {
  const rules = checkedOptions(options);
  if (typeof deal !== 'string') return begin({ code: null, start: ownPosition(deal), options: rules });
  const code = parseCode(deal);
  return begin({ code: formatCode(code), start: dealtPosition(code), options: rules });
}

/**
 * Plays an action, with all that follows from it: flips, removals, the win.
 * @throws IllegalActionError; the game given stays as it is in any case
 */
export const play = (game: Game, action: Action): Outcome => playNth(game, action, null);

/** Plays actions one after the other; the first that is refused is told with its place. */
export const playAll = (game: Game, actions: readonly Action[]): Game =>
  actions.reduce((before, action, index) => playNth(before, action, index).game, game);

function playNth(game: Game, action: Action, index: number | null): Outcome {
  const { point, floor } = historyOf(game);
  const { options } = game;
  const reason = checkAction(point.position, action, options);
  if (reason) throw new IllegalActionError(reason, action, index);
  const { position, dealt, flipped, removed } = advance(point.position, action);
  const moves = point.moves + 1;
  const next = { position, moves, parent: point, action };
  const after = new GameState(game, next, next, Math.max(floor, moves - options.undoLimit), game.everWon);
  return { game: after, dealt, flipped, removed, won: after.won };
}

/** Takes back the last action, whole. The same game where there is nothing to undo. */
export function undo(game: Game): Game {
  const { point, tip, floor } = historyOf(game);
  return game.canUndo ? new GameState(game, point.parent!, tip, floor, game.everWon) : game;
}

/** Plays again what was undone last. The same game where there is nothing to redo. */
export function redo(game: Game): Game {
  const { point, tip, floor } = historyOf(game);
  return game.canRedo ? new GameState(game, pointAfter(point, tip), tip, floor, game.everWon) : game;
}

/** Of the points on the way to the tip, the one that follows a point. */
function pointAfter(point: Point, tip: Point): Point {
  while (tip.parent !== point) tip = tip.parent!;
  return tip;
}

/** Deals the identical cards again; score, counter and history begin anew. */
export function restart(game: Game): Game {
  historyOf(game);
  return begin(game);
}

/** What a save must hold beyond the line on the table. */
export function pastAndUndone(game: Game): { readonly floor: number; readonly undone: readonly Action[] } {
  const { tip, floor } = historyOf(game);
  return { floor, undone: lineTo(tip).slice(game.moves) };
}

/** Puts a game that was replayed to its tip back to the line it was saved with. */
export function withPast(whole: Game, line: Game, floor: number, everWon: boolean): Game {
  return new GameState(whole, historyOf(line).point, historyOf(whole).tip, floor, everWon || whole.everWon);
}
