/**
 * Spiderette and Spider without a screen: rules, score, history, codes, texts. Pure functions on readonly data; runs
 * in Node, in workers and in browsers; depends on nothing.
 */
export {
  checkAction,
  legalActions,
  type Action,
  type Deal,
  type Move,
  type Reason,
  type RuleOptions,
} from './action.js';
export { bestMove } from './best-move.js';
export { formatCard, parseCard, SUITS, type Card, type CardFace, type Rank, type Suit } from './card.js';
export { CodeError, formatCode, parseCode, randomCode, type DealCode } from './code.js';
export { EngineError, OptionsError } from './errors.js';
export { IllegalActionError, newGame, play, redo, restart, undo, type Game, type Outcome } from './game.js';
export { ActionError, formatActions, formatPosition, parseActions, parsePosition } from './notation.js';
export type { CardOnColumn, RemovedRun } from './play.js';
export { movableCount, PositionError, type Column, type Position } from './position.js';
export { formatRecord, parseRecord, RecordError, replay, type GameRecord } from './record.js';
export { loadGame, saveGame, SaveError, type SavedGame } from './save.js';
export { SUIT_COUNTS, VARIANTS, type SuitCount, type Variant, type VariantRules } from './variant.js';
