import type {
  Action,
  Card,
  CardOnColumn,
  CodeError,
  Move,
  PositionError,
  Reason,
  SaveError,
  Suit,
  SuitCount,
  Variant,
} from '../engine/index.js';
import type { Via } from './commands.js';

/** Score and counter after the whole action. */
interface Standing {
  readonly score: number;
  readonly moves: number;
}

export type ChangeReason = 'move' | 'deal' | 'undo' | 'redo' | 'restart' | 'new-game' | 'load';

/** What was asked for and refused. */
export type RejectedKind = ChangeReason | 'code' | 'attribute';

/** Why it was refused: a reason of the rules, of a text that cannot be read, or one of these. */
export type RejectedReason =
  | Reason
  | CodeError['reason']
  | PositionError['reason']
  | SaveError['reason']
  | 'no-undo'
  | 'no-redo'
  /** the options of the game asked for */
  | 'undo-limit';

/** Details of the events, by name. One action emits `move` or `deal`, `sequence-removed`, `win`, `game-change`, in this order. */
export interface EmittedDetails {
  'new-game': { readonly code: string | null; readonly variant: Variant; readonly suits: SuitCount };
  move: Omit<Move, 'type'> &
    Standing & { readonly cards: readonly Card[]; readonly flipped: readonly CardOnColumn[]; readonly via: Via };
  deal: Standing & {
    readonly dealt: readonly CardOnColumn[];
    readonly flipped: readonly CardOnColumn[];
    readonly dealsLeft: number;
    readonly via: Via;
  };
  /** One for each run, by column; `remaining` runs are still needed for the win. */
  'sequence-removed': {
    readonly suit: Suit;
    readonly column: number;
    readonly remaining: number;
    readonly score: number;
  };
  /** At most once for a new game or restart. */
  win: Standing & { readonly code: string | null; readonly record: string };
  rejected: { readonly kind: RejectedKind; readonly reason: RejectedReason };
  /** The one event to follow everything; `action` is what was done, undone or redone. */
  'game-change': Standing & { readonly reason: ChangeReason; readonly action: Action | null };
}

export type Emitted = {
  [Name in keyof EmittedDetails]: { readonly type: Name } & EmittedDetails[Name];
}[keyof EmittedDetails];
