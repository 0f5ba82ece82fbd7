import type { Action } from '../engine/action.js';
import { newGame, playAll } from '../engine/game.js';
import type { Position } from '../engine/position.js';
import { Beam } from './beam.js';
import { Costs } from './costs.js';
import { actionsOf } from './line.js';
import { Lost } from './lost.js';
import { pause } from './pause.js';
import { Search } from './search.js';
import { shorten } from './shorten.js';
import { Table } from './table.js';
import { BROAD, QUICK, viewOf } from './weights.js';

/** What a run may use, and how it reports. */
export interface SolveOptions {
  /** States to expand, over all attempts. Left out: no limit but time. */
  readonly maxNodes?: number | undefined;
  /** Milliseconds for finding a verdict. Left out: 60,000. */
  readonly maxMs?: number | undefined;
  /**
   * The bound of memory: states that a search may keep. Each takes about 85 bytes (Spider 100), and two searches live at
   * a time; proofs take 120 MB more (Spider 135). Left out: 4,000,000, which is 800 MB at most (Spider 950); usual
   * deals take some megabytes.
   */
  readonly maxStates?: number | undefined;
  /** Milliseconds for shortening a solution, after it was found; 0 leaves it as it is. Left out: 500. */
  readonly shortenMs?: number | undefined;
  /** Whether deals go over empty columns, as in the rule option of that name. Left out: no. */
  readonly relaxedDeal?: boolean | undefined;
  /**
   * Ends the run within some milliseconds: with `unknown`, or with the solution found so far. An `AbortSignal` will do.
   */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Called about ten times a second. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Progress {
  readonly phase: 'search' | 'shorten';
  /** States expanded so far. */
  readonly nodes: number;
  readonly ms: number;
}

/**
 * `won` with actions that win; `lost` where every state that can be reached was looked at, or is after one that is proved
 * lost; `unknown` where a limit came first.
 */
export type Verdict = 'won' | 'lost' | 'unknown';

export interface Solution {
  readonly verdict: Verdict;
  /** Actions that win, checked by the engine's own rules. Only with `won`. */
  readonly actions?: readonly Action[];
  /** States expanded. */
  readonly nodes: number;
  readonly ms: number;
}

/** States expanded between two looks at the clock: mostly less than a millisecond, with thorough proofs some. */
const SLICE = 50;

/** States that the search expands before the first beam: with 1 suit it seldom takes more. */
const FIRST = 5000;

/** The width of the first beam; each next one is twice as wide. */
const NARROWEST = 30;

/**
 * Actions of the longest win that a beam looks for. Narrow ones find their way in roundabout ways; wide ones find short
 * wins, and to go on for longer would cost more than the next beam. In the end no length is too long.
 */
const longest = (cards: number, width: number): number => cards * (width < 500 ? 8 : 3.5) + width / 32;

/** Milliseconds at a stretch before others get their turn: a frame of a page takes 16. */
const TURN_MS = 8;

const PROGRESS_MS = 100;

/**
 * Whether a position can be won by one who sees all cards, and how. Runs in turns of some milliseconds, so `signal`,
 * `onProgress` and everything else around get theirs; a page is still better off with the worker (`SolverClient`).
 * Apart from time limits the same position always gives the same answer.
 */
export async function solve(position: Position, options: SolveOptions = {}): Promise<Solution> {
  const run = solving(position, options);
  let turn = Date.now();
  for (let step = run.next(); ; step = run.next()) {
    if (step.done) return step.value;
    if (Date.now() - turn < TURN_MS) continue;
    await pause();
    turn = Date.now();
  }
}

/** The same at a stretch, for scripts: nothing else runs before it returns. */
export function solveSync(position: Position, options: SolveOptions = {}): Solution {
  const run = solving(position, options);
  for (let step = run.next(); ; step = run.next()) if (step.done) return step.value;
}

/** The run itself, with a pause every few milliseconds. */
function* solving(position: Position, options: SolveOptions): Generator<void, Solution, undefined> {
  const { maxNodes = Infinity, maxMs = 60_000, maxStates = 4_000_000, shortenMs = 500, relaxedDeal = false } = options;
  const begin = Date.now();
  let nodes = 0;
  let reported = 0;
  const finish = (verdict: Verdict): Solution => ({ verdict, nodes, ms: Date.now() - begin });
  /** Reports; false when the run must end. */
  const goOn = (phase: Progress['phase'], limit: number): boolean => {
    const ms = Date.now() - begin;
    if (ms - reported >= PROGRESS_MS) {
      reported = ms;
      options.onProgress?.({ phase, nodes, ms });
    }
    return ms < limit && !options.signal?.aborted;
  };

  for (const { attempt, budget } of attempts(position, relaxedDeal, maxStates)) {
    const end = attempt.expanded + budget;
    let result: ReturnType<(Search | Beam)['run']>;
    do {
      const slice = Math.min(SLICE, end - attempt.expanded, maxNodes - nodes);
      if (slice <= 0) return finish('unknown');
      nodes -= attempt.expanded;
      result = attempt.run(slice);
      nodes += attempt.expanded;
      if (result === 'won' || result === 'exhausted') break;
      if (!goOn('search', maxMs)) return finish('unknown');
      yield;
    } while (result === 'open' && attempt.expanded < end && attempt.states.count < maxStates);
    if (result === 'exhausted') return finish('lost');
    if (result !== 'won') continue;
    const found = finish('won');
    let actions: readonly Action[] = actionsOf(attempt.table, attempt.line());
    check(position, actions, relaxedDeal);
    yield;
    const shorter = shorten(position, actions, relaxedDeal);
    while (goOn('shorten', found.ms + shortenMs)) {
      const step = shorter.next();
      if (step.done) break;
      actions = step.value;
      yield;
    }
    yield;
    check(position, actions, relaxedDeal);
    return { ...found, actions };
  }
  return finish('unknown');
}

/**
 * What is tried, without end, and how many states it may expand before the next takes over. Two take turns that see things
 * otherwise: beams, each wider than the one before, find most wins; a search that is never begun anew finds some that they
 * miss. Either may prove a loss.
 */
function* attempts(
  position: Position,
  relaxedDeal: boolean,
  maxStates: number,
): Generator<{ readonly attempt: Search | Beam; readonly budget: number }, void, undefined> {
  const cards = position.stock.length + position.columns.reduce((sum, column) => sum + column.cards.length, 0);
  const table = new Table(position, relaxedDeal);
  const lost = new Lost(table);
  let search: Search | null = new Search(table, new Costs(table, QUICK), lost);
  let share = FIRST;
  let costs = new Costs(table, BROAD);
  let width = NARROWEST;
  let view = 0;
  for (;;) {
    if (search) yield { attempt: search, budget: share };
    if (search && search.states.count >= maxStates) search = null;
    const beam = new Beam(table, costs, lost, width, longest(cards, width));
    yield { attempt: beam, budget: Infinity };
    share = Math.ceil(beam.expanded / 2);
    const isFull = beam.states.count >= maxStates;
    if (!isFull && !view) {
      width *= 2;
      continue;
    }
    // Wider ones find no room in memory: from now on each sees things otherwise.
    if (!view) width /= 2;
    costs = new Costs(table, viewOf(++view));
  }
}

/** Replays a solution by the engine's rules: whatever the search believes, only this makes it one. */
function check(position: Position, actions: readonly Action[], relaxedDeal: boolean): void {
  if (!playAll(newGame(position, { relaxedDeal }), actions).won)
    throw new Error('The actions that the solver found do not win.');
}
