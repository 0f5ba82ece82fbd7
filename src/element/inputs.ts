import { EngineError, parseCode, SUIT_COUNTS, VARIANTS, type Game, type SuitCount, type Variant } from '../engine/index.js';
import type { NewGameRequest } from '../machine/index.js';
import type { GameEventDetails } from './events.js';

interface Asked {
  readonly code?: string;
  readonly suits?: SuitCount;
  readonly variant?: Variant;
}

interface InputsHost {
  readonly game: Game | null;
  readonly isConnected: boolean;
  reject(kind: 'code' | 'attribute', reason: GameEventDetails['rejected']['reason']): false;
  /** Deals what was asked for, or resumes a saved game; null only looks for one to resume. */
  begin(request: NewGameRequest | null): void;
}

/**
 * Gathers what `code`, `suits` and `variant` ask for in one task, and answers in a microtask with one deal at most. What
 * the present game is already is not asked for again.
 */
export class Inputs {
  readonly #host: InputsHost;
  #asked: Asked = {};
  #scheduled = false;
  /** What was set last; kept for the first game, and for a code that cannot be read and falls back to it. */
  #suits: SuitCount | undefined;
  #variant: Variant | undefined;

  constructor(host: InputsHost) {
    this.#host = host;
  }

  /** The variant asked for before there is a game; afterwards the game itself tells. */
  get variant(): Variant | undefined {
    return this.#host.game ? undefined : this.#variant;
  }

  askCode(code: unknown): void {
    if (code != null) this.#ask({ code: String(code) });
  }

  askSuits(value: unknown): void {
    if (value == null) return void (this.#suits = undefined);
    const suits = Number(value) as SuitCount;
    if (!SUIT_COUNTS.includes(suits)) return this.#refuse('suits');
    this.#suits = suits;
    this.#ask({ suits });
  }

  askVariant(value: unknown): void {
    if (value == null) return;
    if (!Object.hasOwn(VARIANTS, value as Variant)) return this.#refuse('prefix');
    this.#variant = value as Variant;
    this.#ask({ variant: this.#variant });
  }

  #refuse(reason: 'suits' | 'prefix'): void {
    queueMicrotask(() => this.#host.reject('attribute', reason));
  }

  #ask(asked: Asked): void {
    this.#asked = { ...this.#asked, ...asked };
    this.schedule();
  }

  /** Called when the element is connected, too: nothing is dealt before. */
  schedule(): void {
    if (this.#scheduled || !this.#host.isConnected) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      if (this.#host.isConnected) this.#answer();
    });
  }

  #answer(): void {
    const { game } = this.#host;
    const { code, suits = game ? undefined : this.#suits, variant = this.variant } = this.#asked;
    this.#asked = {};
    if (code !== undefined && this.#readable(code)) {
      const same = game?.code && sameDeal(game.code, code);
      return this.#host.begin(same ? null : { code });
    }
    // A code that cannot be read leaves the word to suits and variant.
    const now = game?.position;
    const newSuits = suits !== undefined && suits !== now?.suits;
    const newVariant = variant !== undefined && !!now && variant !== now.variant;
    this.#host.begin(newSuits || newVariant ? { suits, variant } : null);
  }

  #readable(code: string): boolean {
    try {
      parseCode(code);
      return true;
    } catch (error) {
      this.#host.reject('code', (error as EngineError).reason as 'prefix');
      return false;
    }
  }
}

const sameDeal = (a: string, b: string): boolean => JSON.stringify(parseCode(a)) === JSON.stringify(parseCode(b));
