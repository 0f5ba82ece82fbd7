/** Defines `<spiderette-game>`: the only module of the package with a side effect. */
import { SpideretteGame } from './element/index.js';

// A page may load this script twice, or another copy of it; and in Node lit brings a registry of its own.
if (globalThis.customElements && !customElements.get('spiderette-game')) {
  customElements.define('spiderette-game', SpideretteGame);
}

export * from './element/index.js';
export type {
  Action,
  Card,
  Column,
  Game,
  Move,
  Position,
  Rank,
  Reason,
  SavedGame,
  Suit,
  SuitCount,
  Variant,
} from './engine/index.js';
