import type { Game } from '../engine/index.js';
import type { GameEventDetails } from './events.js';
import type { Settings } from './settings.js';
import { readChoices, Storage, writeChoices } from './storage.js';
import type { ReactiveController } from 'lit';

interface SavesHost {
  readonly game: Game | null;
  /** The host's key, or null where nothing is stored. */
  readonly storageKey: string | null;
  /** `code`: where the page names a deal, its games have a slot of their own. */
  readonly inputs: { readonly code: string | null };
  addController(controller: ReactiveController): void;
  load(value: unknown): boolean;
  reject(kind: 'load', reason: GameEventDetails['rejected']['reason']): false;
}

/** Saves after every action, resumes, and keeps windows on one key from overwriting each other's games. */
export class Saves implements ReactiveController {
  readonly #host: SavesHost;
  #storage: Storage | null = null;
  #choices: Partial<Settings> = {};
  #choicesOf: string | null = null;
  /** A game is being loaded from the slot: it is not to be saved there again. */
  #loading = false;
  #toldForbidden = false;

  constructor(host: SavesHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('storage', this.#onStorage);
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.#onStorage);
  }

  /** What the player has chosen. */
  get choices(): Partial<Settings> {
    const { storageKey } = this.#host;
    if (storageKey !== this.#choicesOf) {
      this.#choicesOf = storageKey;
      if (storageKey !== null) this.#choices = { ...this.#choices, ...readChoices(storageKey) };
    }
    return this.#choices;
  }

  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    this.#choices = { ...this.choices, [name]: value };
    if (this.#host.storageKey !== null) writeChoices(this.#host.storageKey, this.#choices);
  }

  /** Goes on with the saved game, where another slot is to be used from now on; whether there was one. */
  resume(): boolean {
    const { storageKey, inputs } = this.#host;
    const slot = storageKey === null || inputs.code === null ? storageKey : `${storageKey}:${inputs.code}`;
    if (slot === (this.#storage?.slot ?? null)) return false;
    this.#storage = slot === null ? null : new Storage(slot);
    const found = this.#storage?.read();
    if (found?.kind === 'damaged') this.#host.reject('load', 'format');
    if (found?.kind === 'forbidden') this.#forbidden();
    return found?.kind === 'game' && this.#load(found.save);
  }

  #load(save: unknown): boolean {
    this.#loading = true;
    const loaded = this.#host.load(save);
    this.#loading = false;
    return loaded;
  }

  /** Called after every change of the game. */
  save(): void {
    // A key that was set in this very task may hold a game already: that one is gone on with.
    if (this.#loading || this.resume()) return;
    const { game, inputs } = this.#host;
    // On the page of one deal another game must not take the place of that deal's.
    if (!game || !this.#storage || (inputs.code !== null && game.code !== inputs.code)) return;
    const result = this.#storage.write(game);
    if (result === 'forbidden') this.#forbidden();
    if (result === 'newer') this.#takeOver();
  }

  #forbidden(): void {
    if (this.#toldForbidden) return;
    this.#toldForbidden = true;
    this.#host.reject('load', 'storage');
  }

  /** Another window has gone on with this game: its game is the newer one. */
  #takeOver(): void {
    const found = this.#storage?.read();
    if (found?.kind !== 'game') return;
    this.#host.reject('load', 'other-tab');
    this.#load(found.save);
  }

  readonly #onStorage = (event: StorageEvent): void => {
    if (this.#storage?.concerns(event)) {
      const found = this.#storage.read();
      if (found.kind === 'game') this.#load(found.save);
    }
  };
}
