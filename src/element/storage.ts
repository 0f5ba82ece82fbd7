import { loadGame, saveGame, type Game } from '../engine/index.js';
import { readSettings, type Settings } from './settings.js';

/** What lies in a slot. `revision` grows with each save, so that of two windows the newer one is known. */
interface Slot {
  readonly revision: number;
  readonly game: unknown;
}

/** What was found when a slot was read. */
export type Found =
  | { readonly kind: 'nothing' | 'damaged' | 'forbidden' }
  | { readonly kind: 'game'; readonly save: unknown };

const PREFIX = 'spiderette-game:';

/**
 * Keeps one game in the browser's storage. It never throws: where storage is forbidden or full, play goes on in memory.
 * What cannot be read is set aside under `…:damaged`, not overwritten.
 */
export class Storage {
  readonly #name: string;
  #revision = 0;

  /** @param slot the host's key, and the code where the page names one */
  constructor(readonly slot: string) {
    this.#name = PREFIX + slot;
  }

  /** Whether a change that another window made concerns this slot. */
  concerns({ key, newValue }: StorageEvent): boolean {
    return key === this.#name && newValue !== null;
  }

  read(): Found {
    let text: string | null;
    try {
      text = localStorage.getItem(this.#name);
    } catch {
      return { kind: 'forbidden' };
    }
    if (text === null) return { kind: 'nothing' };
    try {
      const { revision, game } = JSON.parse(text) as Slot;
      loadGame(game);
      if (!Number.isSafeInteger(revision)) throw new TypeError('no revision');
      this.#revision = revision;
      return { kind: 'game', save: game };
    } catch {
      this.#setAside(text);
      return { kind: 'damaged' };
    }
  }

  /** Saves, unless another window has saved since this one last looked; says what came of it. */
  write(game: Game): 'saved' | 'newer' | 'forbidden' {
    try {
      const present = localStorage.getItem(this.#name);
      if (present !== null && revisionOf(present) > this.#revision) return 'newer';
      this.#revision++;
      localStorage.setItem(this.#name, JSON.stringify({ revision: this.#revision, game: saveGame(game) }));
      return 'saved';
    } catch {
      return 'forbidden';
    }
  }

  #setAside(text: string): void {
    try {
      let aside = `${this.#name}:damaged`;
      while (localStorage.getItem(aside) !== null) aside += '+';
      localStorage.setItem(aside, text);
      localStorage.removeItem(this.#name);
    } catch {
      // Storage is full: the damaged value stays where it is until the next game is saved.
    }
  }
}

function revisionOf(text: string): number {
  try {
    return (JSON.parse(text) as { revision?: number }).revision ?? 0;
  } catch {
    return 0;
  }
}

/** What the player has chosen on this host's key before. */
export function readChoices(key: string): Partial<Settings> {
  try {
    return readSettings(JSON.parse(localStorage.getItem(`${PREFIX}${key}:settings`) ?? '{}'));
  } catch {
    return {};
  }
}

export function writeChoices(key: string, choices: Partial<Settings>): void {
  try {
    localStorage.setItem(`${PREFIX}${key}:settings`, JSON.stringify(choices));
  } catch {
    // The choice holds until the page is left.
  }
}
