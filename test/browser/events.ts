import type { GameEventDetails, GameEventName } from '../../src/element/events.js';

export const EVENT_NAMES: readonly GameEventName[] = [
  'before-action',
  'new-game',
  'move',
  'deal',
  'sequence-removed',
  'win',
  'rejected',
  'game-change',
  'settings-change',
];

export type Heard = {
  [Name in GameEventName]: { readonly name: Name; readonly detail: GameEventDetails[Name] };
}[GameEventName];

/** All that an element or page hears from now on. */
export class Log {
  readonly heard: Heard[] = [];
  readonly #target: EventTarget;

  constructor(target: EventTarget) {
    this.#target = target;
    for (const name of EVENT_NAMES) target.addEventListener(name, this.#hear);
  }

  readonly #hear = (event: Event): void => {
    this.heard.push({ name: event.type, detail: (event as CustomEvent).detail } as Heard);
  };

  stop(): void {
    for (const name of EVENT_NAMES) this.#target.removeEventListener(name, this.#hear);
  }

  clear(): void {
    this.heard.length = 0;
  }

  get names(): string[] {
    return this.heard.map(({ name }) => name);
  }

  of<Name extends GameEventName>(name: Name): GameEventDetails[Name][] {
    return this.heard.filter((one) => one.name === name).map(({ detail }) => detail as GameEventDetails[Name]);
  }

  /** The last one of a name. */
  last<Name extends GameEventName>(name: Name): GameEventDetails[Name] {
    const found = this.of(name).at(-1);
    if (!found) throw new Error(`no ${name} was heard, only ${this.names}`);
    return found;
  }

  /** Kinds and reasons of what was refused, as `move: on-ace`. */
  get refused(): string[] {
    return this.of('rejected').map(({ kind, reason }) => `${kind}: ${reason}`);
  }
}

/** Parts of a value that are not frozen, by path. */
export function thawed(value: unknown, path = 'detail'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.isFrozen(value) ? [] : [path];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => thawed(part, `${path}.${key}`))];
}

/** Parts of a value that JSON would not give back. */
export function notPlain(value: unknown, path = 'detail'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object') return [path];
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return [path];
  return Object.entries(value).flatMap(([key, part]) => notPlain(part, `${path}.${key}`));
}
