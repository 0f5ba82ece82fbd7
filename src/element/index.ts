/** The element's class, its events and its settings; defines no tag. */
export { SpideretteGame } from './spiderette-game.js';
export type { DeadEnd } from '../solver/dead-end.js';
export type { Hint, HintGoal } from '../solver/hint.js';
export type { Progress, Solution, Verdict } from '../solver/solve.js';
export type { Status } from './actor-controller.js';
export type { AdviceLimits, HintKind, SolutionOptions } from './advice-host.js';
export type { GameEventDetails, GameEventName } from './events.js';
export type { Settings } from './settings.js';
export type { StringOverrides, Strings } from '../locales/strings.js';
