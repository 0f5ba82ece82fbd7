/**
 * The solver: whether a position can be won and how, what to do next, whether it is a dead end, and deals that can be
 * won. Pure functions on the engine's positions; no DOM, no dependency but the engine.
 */
export {
  dailyCode,
  loadCatalogue,
  packCatalogue,
  unpackCatalogue,
  winnableCode,
  type Catalogue,
  type CatalogueEntry,
  type CatalogueRecord,
  type WinnableOptions,
} from './catalogue.js';
export { SolverClient, type AskOptions, type SignalLike, type WorkerLike } from './client.js';
export { deadEnd, plainDeadEnd, type DeadEnd } from './dead-end.js';
export { hint, hintSeeingAll, type Hint, type HintGoal } from './hint.js';
export type { Answers, Limits, Question, Reply, Request } from './jobs.js';
export { shorten } from './shorten.js';
export { solve, solveSync, type Progress, type Solution, type SolveOptions, type Verdict } from './solve.js';
