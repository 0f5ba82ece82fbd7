import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Game } from '../engine/index.js';
import type { Command } from '../machine/index.js';
import { cardAt, clampCell, rowOf, type Cell } from './cells.js';
import type { Hand } from './hand.js';
import { letterOf } from './letter.js';
import type { Speech } from './speech.js';

export interface KeyboardHost extends ReactiveControllerHost {
  readonly game: Game | null;
  readonly hand: Hand;
  readonly noShortcuts: boolean;
  readonly rtl: boolean;
  readonly renderRoot: DocumentFragment | HTMLElement;
  act(command: Command, via: 'keyboard'): boolean;
  /** What N, R, S, C and ? ask for. */
  ask(what: (typeof ASKED)[keyof typeof ASKED]): void;
  readonly speech: Pick<Speech, 'target'>;
}

/** Moves the cursor through the board and plays with it. */
export class KeyboardController implements ReactiveController {
  readonly #host: KeyboardHost;
  #cursor: Cell = { column: 0, row: 0 };
  #focusWasInside = false;

  constructor(host: KeyboardHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The cell that has the focus, or will have it. */
  get cursor(): Cell {
    const { game } = this.#host;
    return game ? clampCell(this.#cursor, game.position.columns) : this.#cursor;
  }

  moveTo(column: number, row: number): void {
    this.#cursor = { column, row };
    this.#host.requestUpdate();
  }

  /** Follows cards: the cursor goes to the one with an index. */
  follow(column: number, index: number): void {
    const at = this.#host.game?.position.columns[column];
    if (at) this.moveTo(column, rowOf(at, index));
  }

  hostUpdate(): void {
    this.#focusWasInside = !!this.focused;
  }

  /** Wherever the focused thing has gone, the focus stays in the game; on the board it follows the cursor. */
  hostUpdated(): void {
    const focused = this.focused;
    if (this.#focusWasInside && (!focused || focused.matches('.cell'))) this.focus();
  }

  /** Focuses the board, or the choice of a game where there is none. */
  focus(): void {
    const cell = this.#host.renderRoot.querySelector<HTMLElement>('.cell[tabindex="0"], .stage input');
    if (!cell || cell === this.focused) return;
    cell.focus({ preventScroll: true });
    // A pointer is where it looks; keys may have left the view.
    if (cell.matches(':focus-visible')) cell.scrollIntoView({ block: 'nearest' });
  }

  get focused(): Element | null {
    // An element can play before it is in a page.
    return (this.#host.renderRoot as ShadowRoot | undefined)?.activeElement ?? null;
  }

  readonly onKeyDown = (event: KeyboardEvent): void => {
    // On some systems AltGr is Alt with Ctrl, on others a key of its own.
    if (event.defaultPrevented || event.altKey || event.getModifierState('AltGraph') || isTyping(event)) return;
    const onBoard = this.#host.game && (event.composedPath()[0] as Element).classList?.contains('cell');
    const key = letterOf(event);
    if (
      event.ctrlKey || event.metaKey
        ? this.#commandKey(event, key)
        : (onBoard && this.#boardKey(event, key)) || this.#plainKey(event, key)
    ) {
      event.preventDefault();
    }
  };

  /** Keys that need the cursor. */
  #boardKey(event: KeyboardEvent, key: string): boolean {
    const { hand, rtl } = this.#host;
    const { columns } = this.#host.game!.position;
    const { column, row } = this.cursor;
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight': {
        const by = (event.key === 'ArrowRight') === rtl ? -1 : 1;
        return this.#toColumn((column + by + columns.length) % columns.length);
      }
      case 'ArrowUp':
      case 'ArrowDown': {
        const by = event.key === 'ArrowUp' ? -1 : 1;
        if (hand.held && (event.shiftKey || hand.held.column === column)) {
          hand.resize(by === -1 ? 1 : -1);
          this.follow(hand.held.column, columns[hand.held.column]!.cards.length - hand.held.count);
        } else {
          // Without anything held the cursor is where a group begins: up makes it longer.
          const next = clampCell({ column, row: row + by }, columns).row;
          const index = cardAt(columns[column]!, next);
          if (!event.shiftKey || (index !== null && hand.groupFrom(column, index))) this.moveTo(column, next);
        }
        return true;
      }
      case 'Home':
        return this.#toColumn(0);
      case 'End':
        return this.#toColumn(columns.length - 1);
      case 'Enter':
      case ' ':
        if (!event.repeat) this.#takeOrPut();
        return true;
    }
    if (!/^[0-9]$/.test(key)) return false;
    const to = (Number(key) + 9) % 10;
    return to < columns.length && this.#toColumn(to);
  }

  #toColumn(column: number): true {
    this.moveTo(column, Infinity);
    if (this.#host.hand.held) this.#host.speech.target(column);
    return true;
  }

  #takeOrPut(): void {
    const { hand, game } = this.#host;
    const { column, row } = this.cursor;
    const at = game!.position.columns[column]!;
    if (hand.held) hand.put(column, 'keyboard');
    else if (at.cards.length) {
      hand.take(column, cardAt(at, row) ?? 0, 'keyboard');
    } else this.#host.act({ type: 'MOVE', from: column, to: column ? 0 : 1, count: 1 }, 'keyboard');
  }

  /** Undo and redo as everywhere. */
  #commandKey({ shiftKey, ctrlKey }: KeyboardEvent, key: string): boolean {
    const redo = shiftKey ? key === 'z' : key === 'y' && ctrlKey;
    return (key === 'z' || redo) && this.#command({ type: redo ? 'REDO' : 'UNDO' });
  }

  /** Escape, and the single letters, which a page can turn off (WCAG 2.1.4). */
  #plainKey(event: KeyboardEvent, key: string): boolean {
    const { hand, game, noShortcuts } = this.#host;
    if (event.key === 'Escape' && hand.held) {
      hand.release();
      return true;
    }
    const asked = ASKED[key as keyof typeof ASKED];
    if (noShortcuts || !(asked || /^[bdu]$/.test(key))) return false;
    if (key === 'u') return this.#command({ type: 'UNDO' });
    // A key that is held down does the others once.
    if (event.repeat) return true;
    if (asked) this.#host.ask(asked);
    else if (key === 'd') this.#command({ type: 'DEAL' });
    else {
      const { column, row } = this.cursor;
      const index = game && cardAt(game.position.columns[column]!, row);
      const count = hand.held?.count ?? (index == null ? 0 : hand.groupFrom(column, index));
      hand.best(hand.held?.column ?? column, count, 'keyboard');
    }
    return true;
  }

  #command(command: Command): true {
    this.#host.act(command, 'keyboard');
    return true;
  }
}

/** Letters that ask for something to be shown or said. */
const ASKED = { n: 'new', r: 'restart', s: 'state', c: 'column', '?': 'rules' } as const;

/** Keys that go into a field or a panel are none of the game's. (`target` is what has the focus inside the shadow root.) */
const isTyping = ({ target }: Event): boolean => !!(target as Element).closest('input, dialog');
