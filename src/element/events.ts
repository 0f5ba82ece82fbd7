import type { EmittedDetails, RejectedKind, RejectedReason, Via } from '../machine/index.js';
import type { Action } from '../engine/index.js';
import type { Settings } from './settings.js';

/** Reasons that only the element has, beside those of the rules and of texts. */
export type ElementReason = 'no-place' | 'vetoed' | 'readonly' | 'storage' | 'other-tab';

/** Details of the events of `<spiderette-game>`, by name. */
export interface GameEventDetails extends Omit<EmittedDetails, 'rejected'> {
  'before-action': {
    readonly kind: 'move' | 'deal' | 'undo' | 'redo' | 'restart' | 'new-game';
    readonly action: Action | null;
    readonly via: Via;
  };
  rejected: { readonly kind: RejectedKind; readonly reason: RejectedReason | ElementReason; readonly message: string };
  'settings-change': {
    readonly [Name in keyof Settings]: { readonly name: Name; readonly value: Settings[Name] };
  }[keyof Settings];
}

export type GameEventName = keyof GameEventDetails;

declare global {
  interface HTMLElementEventMap {
    'before-action': CustomEvent<GameEventDetails['before-action']>;
    'new-game': CustomEvent<GameEventDetails['new-game']>;
    move: CustomEvent<GameEventDetails['move']>;
    deal: CustomEvent<GameEventDetails['deal']>;
    'sequence-removed': CustomEvent<GameEventDetails['sequence-removed']>;
    win: CustomEvent<GameEventDetails['win']>;
    rejected: CustomEvent<GameEventDetails['rejected']>;
    'game-change': CustomEvent<GameEventDetails['game-change']>;
    'settings-change': CustomEvent<GameEventDetails['settings-change']>;
  }
}

/** Freezes a detail through and through: what a listener does to it reaches neither the game nor the next listener. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Fires an event that bubbles out of shadow roots; false if it can be cancelled and was. */
export const fire = <Name extends GameEventName>(
  target: EventTarget,
  name: Name,
  detail: GameEventDetails[Name],
): boolean =>
  target.dispatchEvent(
    new CustomEvent(name, {
      detail: frozen(detail),
      bubbles: true,
      composed: true,
      cancelable: name === 'before-action',
    }),
  );
