import type { Game } from '../engine/index.js';
import type { GameEventDetails } from './events.js';
import type { Settings } from './settings.js';
import { readChoices, Storage, writeChoices } from './storage.js';
import type { ReactiveController } from 'lit';

interface SavesHost {
  readonly game: Game | null;
  /** The host's key, or null where nothing is stored. */
  readonly storageKey: string | null;
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
  load(value: unknown): boolean;
  reject(kind: 'load', reason: GameEventDetails['rejected']['reason']): false;
}

/** Saves after every action, resumes, and keeps windows on one key from overwriting each other's games. */
export class Saves implements ReactiveController {
  readonly #host: SavesHost;
  #storage: Storage | null = null;
  #slot: string | null = null;
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

  /**
   * Goes on with the game that was saved; whether there was one.
   * @param code where the page names a deal, its games have a slot of their own
   */
  resume(code: string | null): boolean {
    const { storageKey } = this.#host;
    this.#slot = code;
    if (storageKey === null) return false;
    this.#storage = new Storage(code === null ? storageKey : `${storageKey}:${code}`);
    const found = this.#storage.read();
    if (found.kind === 'damaged') this.#host.reject('load', 'format');
    if (found.kind === 'forbidden') this.#forbidden();
    return found.kind === 'game' && this.#load(found.save);
  }

  #load(save: unknown): boolean {
    this.#loading = true;
    const loaded = this.#host.load(save);
    this.#loading = false;
    return loaded;
  }

  /** Called after every change of the game. */
  save(): void {
    const { game, storageKey } = this.#host;
    if (this.#loading || storageKey === null || !game) return;
    // On the page of one deal another game must not take the place of that deal's.
    if (this.#slot !== null && game.code !== this.#slot) return;
    this.#storage ??= new Storage(this.#slot === null ? storageKey : `${storageKey}:${this.#slot}`);
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
