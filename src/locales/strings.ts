import type { Card, Suit, SuitCount, Variant } from '../engine/index.js';
import type { RejectedReason } from '../machine/index.js';

/** Why something was refused, as far as the player can meet it. */
export type ToldReason = RejectedReason | 'no-place' | 'vetoed' | 'readonly' | 'storage' | 'other-tab';

/** The settings that are on or off. */
export type SwitchName =
  | 'noDoubleClick'
  | 'autoPlace'
  | 'noPlacementHelp'
  | 'noRuleReminders'
  | 'largeIndex'
  | 'leftHanded'
  | 'noAnimation';

/** Everything the element says. A term with numbers or names in it is a function, so each language inflects as it must. */
export interface Strings {
  /** BCP 47 tag of the language. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';

  // Words
  readonly variants: Readonly<Record<Variant, string>>;
  /** The games of the start panel, in few words. */
  readonly variantHints: Readonly<Record<Variant, string>>;
  readonly levels: Readonly<Record<SuitCount, string>>;
  readonly levelHints: Readonly<Record<SuitCount, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly card: (card: Card) => string;

  // Toolbar and stock
  readonly toolbar: string;
  readonly newGame: string;
  readonly restart: string;
  readonly undo: string;
  readonly redo: string;
  readonly settings: string;
  readonly rules: string;
  readonly score: string;
  readonly moves: string;
  readonly copyCode: (code: string) => string;
  readonly copied: string;
  /** The stock in words. */
  readonly dealsLeft: (deals: number) => string;
  readonly deal: string;
  readonly finishedRuns: (suits: readonly Suit[], toWin: number) => string;

  // Held group
  readonly bestColumn: string;
  readonly longer: string;
  readonly shorter: string;
  readonly letGo: string;

  // Panels
  readonly close: string;
  readonly code: string;
  readonly play: string;
  readonly confirmNew: string;
  readonly confirmRestart: string;
  readonly confirmText: string;
  readonly keepPlaying: string;
  readonly won: string;
  readonly wonText: string;
  readonly sameDeal: string;
  readonly copyRecord: string;
  /** Settings that are on or off, in the order of the panel; those called `no…` are named by what they switch off. */
  readonly switches: Readonly<Record<SwitchName, string>>;
  readonly deck: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly twoColors: string;
  readonly fourColors: string;
  /** The rules in short, a paragraph each. */
  readonly rulesText: readonly string[];
  /** Keys and what they do. */
  readonly keys: readonly (readonly [keys: string, does: string])[];

  // Board, by ear
  readonly board: string;
  readonly column: (column: number) => string;
  readonly emptyColumn: (column: number) => string;
  readonly hiddenCards: (column: number, hidden: number) => string;
  /** A face-up card; `hidden` cards lie under its column, `group` cards move with it (0: it cannot be moved). */
  readonly cell: (column: number, card: Card, hidden: number, group: number) => string;
  readonly held: (group: number) => string;

  // What happened, by ear
  readonly taken: (lead: Card, group: number) => string;
  readonly letGone: string;
  readonly canGoHere: string;
  readonly movedTo: (lead: Card, group: number, column: number) => string;
  readonly dealt: (dealsLeft: number) => string;
  readonly turned: (card: Card, column: number) => string;
  readonly runRemoved: (suit: Suit, remaining: number) => string;
  readonly undone: string;
  readonly redone: string;
  readonly begun: (variant: Variant, suits: SuitCount, code: string | null) => string;
  readonly wonWith: (score: number, moves: number) => string;
  readonly state: (score: number, moves: number, dealsLeft: number, removed: number, toWin: number) => string;
  /** Rules and other reasons, one sentence each, for the player. */
  readonly reasons: Readonly<Record<ToldReason, string>>;
}
