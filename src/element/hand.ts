import { bestMove, checkAction, movableCount, type Game, type Reason } from '../engine/index.js';
import type { Command, Via } from '../machine/index.js';
import type { GameEventDetails } from './events.js';
import type { Speech } from './speech.js';

type Rejected = GameEventDetails['rejected'];

/** The group that is taken: the last `count` cards of a column. */
export interface Held {
  readonly column: number;
  readonly count: number;
  /** A dragged group follows the pointer; any other stays in its column until it is put. */
  readonly dragged: boolean;
}

export interface HandHost {
  readonly game: Game | null;
  readonly readonly: boolean;
  /** Carries out what the player asks for, or tells why not. */
  act(command: Command, via: Via): boolean;
  reject(kind: Rejected['kind'], reason: Rejected['reason']): false;
  /** The last `count` cards of a column were refused. */
  shake(column: number, count: number): void;
  readonly speech: Pick<Speech, 'held'>;
  /** Something is to be drawn anew. */
  requestUpdate(): void;
}

/** What the player holds. Pointer and keyboard take and put through the same hand. */
export class Hand {
  readonly #host: HandHost;
  #held: Held | null = null;

  constructor(host: HandHost) {
    this.#host = host;
  }

  get held(): Held | null {
    return this.#held;
  }

  #hold(held: Held | null): void {
    this.#held = held;
    this.#host.requestUpdate();
  }

  /** How many cards move from a card on, or 0 if it cannot be taken. */
  groupFrom(column: number, index: number): number {
    const at = this.#host.game?.position.columns[column];
    if (!at) return 0;
    const count = at.cards.length - index;
    return count >= 1 && count <= movableCount(at) ? count : 0;
  }

  /** Takes the group from a card on; what cannot be taken is refused with its rule. */
  take(column: number, index: number, via: Via): boolean {
    const { game, readonly } = this.#host;
    if (!game) return false;
    if (readonly) return this.#host.reject('move', 'readonly');
    const count = this.groupFrom(column, index);
    if (count) {
      this.#hold({ column, count, dragged: via === 'drag' });
      if (via !== 'drag') this.#host.speech.held();
    } else {
      // No column can take these cards, so any tells why; no run is longer than 13.
      const to = column ? 0 : 1;
      const asked = Math.min(13, game.position.columns[column]!.cards.length - index);
      this.#put(column, to, asked, via);
    }
    return count > 0;
  }

  letGo(): void {
    if (this.#held) this.#hold(null);
  }

  /** Lets go because the player says so. */
  release(): void {
    this.letGo();
    this.#host.speech.held();
  }

  /** Why a column cannot take what is held, or null if it can. */
  refusal(to: number): Reason | null {
    const { game } = this.#host;
    if (!game || !this.#held) return 'no-game';
    const { column, count } = this.#held;
    return checkAction(game.position, { type: 'move', from: column, to, count }, game.options);
  }

  accepts(to: number): boolean {
    return this.refusal(to) === null;
  }

  /** Puts what is held on a column, or lets it go with the rule that forbids it. */
  put(to: number, via: Via): boolean {
    if (!this.#held) return false;
    const { column, count } = this.#held;
    this.letGo();
    if (to !== column) return this.#put(column, to, count, via);
    if (via === 'keyboard') this.#host.speech.held();
    return false;
  }

  #put(from: number, to: number, count: number, via: Via): boolean {
    const put = this.#host.act({ type: 'MOVE', from, to, count }, via);
    if (!put) this.#host.shake(from, count);
    return put;
  }

  /** Moves a group to its best column. */
  best(column: number, count: number, via: Via): boolean {
    const { game, readonly } = this.#host;
    this.letGo();
    if (!game) return false;
    if (readonly) return this.#host.reject('move', 'readonly');
    const move = bestMove(game.position, column, count);
    if (move) return this.#put(column, move.to, count, via);
    this.#host.shake(column, count);
    return this.#host.reject('move', 'no-place');
  }

  /** Makes the held group longer (1) or shorter (−1) by a card, as far as it goes. */
  resize(by: 1 | -1): void {
    const held = this.#held;
    const at = held && this.#host.game?.position.columns[held.column];
    if (!at) return;
    const count = Math.max(1, Math.min(held.count + by, movableCount(at)));
    this.#hold({ ...held, count });
    this.#host.speech.held();
  }
}
