/** The element's class, its events and its settings; defines no tag. */
export { SpideretteGame } from './spiderette-game.js';
export type { Status } from './actor-controller.js';
export type { GameEventDetails, GameEventName } from './events.js';
export type { Settings } from './settings.js';
export type { StringOverrides, Strings } from '../locales/strings.js';
