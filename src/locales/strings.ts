import type { Card, Suit, SuitCount, Variant } from '../engine/index.js';
import type { RejectedReason } from '../machine/index.js';
import type { AdviceStrings } from './advice/strings.js';

/** Why something was refused, as far as the player can meet it. */
export type ToldReason = RejectedReason | 'no-place' | 'vetoed' | 'readonly' | 'storage' | 'other-tab';

/** Whatever is wrong with a code, position or save, the player is told the same. */
type Unreadable = {
  readonly code: 'prefix' | 'length' | 'alphabet';
  readonly position: 'too-long' | 'syntax' | 'card' | 'columns' | 'cards' | 'hidden' | 'run';
  readonly save: 'format' | 'record' | 'history';
};

export type Sentence = Exclude<ToldReason, Unreadable[keyof Unreadable]> | keyof Unreadable;

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
  /** Between the parts of a name, and at the end of a sentence made of parts. */
  readonly comma: string;
  readonly stop: string;
  /** A number in the digits of the language. */
  readonly number: (n: number) => string;
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
  readonly finishedRuns: (runs: number, toWin: number) => string;

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
  /** The rules in short, a paragraph each; the last is shown where 100 is the limit of undo. */
  readonly rulesText: readonly string[];
  /** What is written on keys. */
  readonly keyNames: readonly [shift: string, enter: string, space: string, escape: string, control: string];
  /** What keys do that no button does. */
  readonly keys: readonly [cards: string, take: string, say: string];

  // By ear: parts of names and sentences
  readonly board: string;
  readonly column: (column: number) => string;
  readonly empty: string;
  /** Cards that lie face down, 1 or more. */
  readonly hidden: (cards: number) => string;
  /** Cards that move together, 2 or more. */
  readonly group: (cards: number) => string;
  readonly held: string;
  readonly points: (points: number) => string;
  /** Moves and deals made. */
  readonly movesMade: (moves: number) => string;

  // By ear: what happened. `cards` is the name of a card or of a group.
  readonly letGone: string;
  readonly canGoHere: string;
  /** Said where the focus has told which cards and where. */
  readonly moved: string;
  readonly movedTo: (cards: string, column: number) => string;
  readonly dealt: string;
  readonly turned: (card: string, column: number) => string;
  readonly runRemoved: (suit: string, remaining: number) => string;
  readonly undone: string;
  readonly redone: string;
  /** Rules and other reasons, one sentence each, for the player. */
  readonly reasons: Readonly<Record<Sentence, string>>;
}

/** Single ones of some strings, and single ones of those in groups. */
type Some<T> = {
  readonly [Key in keyof T]?: T[Key] extends Readonly<Record<string, string>> ? Partial<T[Key]> : T[Key];
};

/** What the host says in its own words; `advice` is what tells hints, dead ends and solutions. */
export type StringOverrides = Some<Strings> & { readonly advice?: Some<AdviceStrings> };
