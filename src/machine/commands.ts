import type { Position, RuleOptions, SuitCount, Variant } from '../engine/index.js';

/** How a player or a host asked for an action. */
export type Via = 'drag' | 'click' | 'double-click' | 'keyboard' | 'api';

/** What a new game shall be. What is left out is as in the present game; the first time Spiderette, 1 suit, at random. */
export interface NewGameRequest {
  readonly variant?: Variant | undefined;
  readonly suits?: SuitCount | undefined;
  /** Names the deal; brings its game and suits. */
  readonly code?: string | undefined;
  /** A position to begin from, or the text of one; a code beats it. */
  readonly position?: Position | string | undefined;
  /** The rules that a host may choose. */
  readonly options?: { readonly [K in keyof RuleOptions]?: RuleOptions[K] | undefined } | undefined;
}

/** What the machine can be told to do. Whether it is done, the rules say. */
export type Command =
  | ({ readonly type: 'NEW_GAME' } & NewGameRequest)
  | { readonly type: 'RESTART' }
  /** Columns from 0; `count` is 1 if left out. */
  | {
      readonly type: 'MOVE';
      readonly from: number;
      readonly to: number;
      readonly count?: number | undefined;
      readonly via?: Via | undefined;
    }
  | { readonly type: 'DEAL'; readonly via?: Via | undefined }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  /** `value` is what `saveGame` of the engine returned. */
  | { readonly type: 'LOAD'; readonly value: unknown };

/** A presenter has shown what there was to show. Anybody else who sends it cuts the presentation short. */
export interface Presented {
  readonly type: 'PRESENTED';
}

/** Everything the machine understands. */
export type MachineEvent = Command | Presented;
