import type { Action, Game, Position } from '../engine/index.js';
import { advance } from '../engine/play.js';
import { isWon } from '../engine/position.js';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** ms from one step to the next at speed 1. */
const STEP = 800;

/** A solution as it is looked at: the game at each step, none of which is the game that is played. */
export class Replay {
  readonly actions: readonly Action[];
  readonly #games: readonly Game[];
  index = 0;
  playing = true;
  speed: (typeof SPEEDS)[number] = 1;

  /**
   * @param game the game that is played
   * @param fromStart whether the actions begin at its start, else where it stands
   */
  constructor(game: Game, fromStart: boolean, actions: readonly Action[]) {
    this.actions = actions;
    const { code, start, options } = game;
    let position: Position = fromStart ? start : game.position;
    let score = fromStart ? 500 : game.score;
    const before = fromStart ? [] : game.actions;
    const at = (steps: number): Game => ({
      code,
      start,
      options,
      position,
      score,
      moves: before.length + steps,
      won: isWon(position),
      everWon: true,
      canUndo: false,
      canRedo: false,
      actions: [...before, ...actions.slice(0, steps)],
    });
    const games = [at(0)];
    for (const action of actions) {
      const { position: after, removed } = advance(position, action);
      position = after;
      score += 100 * removed.length - 1;
      games.push(at(games.length));
    }
    this.#games = games;
  }

  get game(): Game {
    return this.#games[this.index]!;
  }

  /** What led to the step that is shown. */
  get last(): Action | null {
    return this.actions[this.index - 1] ?? null;
  }

  get atEnd(): boolean {
    return this.index === this.actions.length;
  }

  get pause(): number {
    return STEP / this.speed;
  }

  /** Goes on by so many steps, or back; whether there were any. */
  go(by: number): boolean {
    const to = Math.max(0, Math.min(this.actions.length, this.index + by));
    const moves = to !== this.index;
    this.index = to;
    return moves;
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }
}
