import type { DeadEnd } from '../../solver/dead-end.js';
import type { HintGoal } from '../../solver/hint.js';

/** What the element says of hints, dead ends and solutions: loaded with them. Numbers come written. */
export interface AdviceStrings {
  readonly hint: string;
  /** The hint of one who sees the hidden cards, too: it says so. */
  readonly hintAll: string;
  /** What a hint is good for, one sentence each. */
  readonly goals: Readonly<Record<HintGoal, string>>;
  readonly nothing: string;
  readonly something: string;

  readonly solution: string;
  readonly searching: (positions: string) => string;
  readonly stop: string;
  readonly unsolved: string;
  readonly fromStart: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly speed: (factor: string) => string;
  readonly step: (step: string, of: string) => string;

  readonly deadEnds: Readonly<Record<DeadEnd, string>>;
}
