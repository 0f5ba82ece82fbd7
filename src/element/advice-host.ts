import type { Game } from '../engine/index.js';
import type { StringOverrides, Strings } from '../locales/strings.js';
import type { ChangeReason, Command, Via } from '../machine/index.js';
import type { SolveOptions } from '../solver/solve.js';
import type { Layout } from './layout.js';

/** What a hint is made of: the visible cards; all cards; or the visible ones, told only whether anything can be done. */
export type HintKind = 'visible' | 'all' | 'mild';

/** Limits of a question, and what stops it. */
export interface AdviceLimits extends Pick<SolveOptions, 'maxMs' | 'maxNodes' | 'maxStates' | 'onProgress'> {
  readonly signal?: AbortSignal | undefined;
}

export interface SolutionOptions extends AdviceLimits, Pick<SolveOptions, 'shortenMs'> {
  /** `here`: from where the game stands; `start`: from its deal. Left out: here, for a game that is won its start. */
  readonly from?: 'here' | 'start' | undefined;
  /** Replays it on the board. Left out: no. */
  readonly show?: boolean | undefined;
}

/** The attributes of this subject. */
export interface AdviceSettings {
  readonly winnable: boolean;
  readonly hints: string | null;
  readonly deadEnds: boolean;
  readonly solutions: boolean;
  readonly strings: StringOverrides;
}

/** What this part asks of its host. */
export interface AdviceHost {
  readonly actor: { readonly game: Game | null };
  readonly hand: { readonly held: unknown; letGo(): void };
  readonly strings: Strings;
  readonly layout: Layout;
  readonly noShortcuts: boolean;
  /** What has changed the board since it was drawn. */
  reason: ChangeReason | null;
  /** Where the last move came from and went. */
  last: { readonly from: number; readonly to: number; readonly count: number } | null;
  requestUpdate(): void;
  settle(): void;
  act(command: Command, via: Via): boolean;
  ask(what: 'new' | 'restart'): void;
  say(sentence: (strings: Strings) => string | null): void;
}
