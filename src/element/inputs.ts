import {
  formatCode,
  parseCode,
  SUIT_COUNTS,
  VARIANTS,
  type EngineError,
  type Game,
  type SuitCount,
  type Variant,
} from '../engine/index.js';
import type { NewGameRequest } from '../machine/index.js';
import type { GameEventDetails } from './events.js';

interface InputsHost {
  readonly game: Game | null;
  readonly isConnected: boolean;
  reject(kind: 'code' | 'attribute', reason: GameEventDetails['rejected']['reason']): false;
  /** Goes on with a saved game, or deals what is asked for; null asks for nothing new. */
  begin(request: NewGameRequest | null): void;
}

/**
 * Gathers what `code`, `suits` and `variant` ask for in one task, and answers in a microtask with one deal at most. What
 * the present game is already is not asked for again.
 */
export class Inputs {
  readonly #host: InputsHost;
  #scheduled = false;
  #newCode: string | undefined;
  #newSuits: SuitCount | undefined;
  #newVariant: Variant | undefined;
  /** What was set last; kept for the first game, and for a code that cannot be read and falls back to it. */
  #suits: SuitCount | undefined;
  #variant: Variant | undefined;
  #code: string | null = null;

  constructor(host: InputsHost) {
    this.#host = host;
  }

  /** The variant asked for before there is a game; afterwards the game itself tells. */
  get variant(): Variant | undefined {
    return this.#host.game ? undefined : this.#variant;
  }

  /** The deal that the page names, in canonical spelling. */
  get code(): string | null {
    return this.#code;
  }

  askCode(code: unknown): void {
    if (code == null) this.#code = null;
    else this.#newCode = typeof code === 'string' ? code : '';
    this.schedule();
  }

  askSuits(value: unknown): void {
    const suits = SUIT_COUNTS.find((known) => value === known || value === `${known}`);
    if (value != null && !suits) return this.#refuse('suits');
    this.#suits = this.#newSuits = suits;
    this.schedule();
  }

  askVariant(value: unknown): void {
    const variant = (Object.keys(VARIANTS) as Variant[]).find((known) => value === known);
    if (value != null && !variant) return this.#refuse('prefix');
    this.#variant = this.#newVariant = variant;
    this.schedule();
  }

  #refuse(reason: 'suits' | 'prefix'): void {
    queueMicrotask(() => this.#host.reject('attribute', reason));
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
    const now = game?.position;
    const code = this.#newCode;
    // Before there is a game, what was set before counts as much as what is set now.
    const suits = this.#newSuits ?? (now ? undefined : this.#suits);
    const variant = this.#newVariant ?? this.variant;
    this.#newCode = this.#newSuits = this.#newVariant = undefined;
    if (code !== undefined && this.#read(code)) {
      return this.#host.begin(game?.code === this.#code ? null : { code: this.#code! });
    }
    // A code that cannot be read leaves the word to suits and variant.
    const asked = (suits && suits !== now?.suits) || (variant && now && variant !== now.variant);
    this.#host.begin(asked ? { suits, variant } : null);
  }

  #read(code: string): boolean {
    try {
      this.#code = formatCode(parseCode(code));
      return true;
    } catch (error) {
      return this.#host.reject('code', (error as EngineError).reason as 'prefix');
    }
  }
}
