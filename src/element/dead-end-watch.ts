import type { Game } from '../engine/index.js';
import type { DeadEnd } from '../solver/dead-end.js';
import type { SolverLink } from './solver-link.js';

/** Limits of the proof that runs after each action: in a worker, and where the page has to do it. */
export const WATCH = { maxMs: 8000, maxStates: 400_000 };
const WATCH_ON_PAGE = { maxMs: 1500, maxStates: 100_000 };

/** Looks for the end of one game at a time, behind what the player does. */
export class DeadEndWatch {
  readonly #solver: SolverLink;
  readonly #tell: (kind: DeadEnd, game: Game) => void;
  #game: Game | null = null;
  #asked: AbortController | null = null;

  constructor(solver: SolverLink, tell: (kind: DeadEnd, game: Game) => void) {
    this.#solver = solver;
    this.#tell = tell;
  }

  /** Looks at this game from now on, or at none. */
  follow(game: Game | null): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#asked?.abort();
    if (game) void this.#look(game);
  }

  async #look(game: Game): Promise<void> {
    const { relaxedDeal } = game.options;
    const { signal } = (this.#asked = new AbortController());
    const limits = this.#solver.isOnPage ? WATCH_ON_PAGE : WATCH;
    const kind = await this.#solver.ask('deadEnd', game.position, { ...limits, relaxedDeal, signal }).catch(() => null);
    if (kind && !signal.aborted) this.#tell(kind, game);
  }
}
