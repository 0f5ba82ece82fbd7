import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { VARIANTS, type Position } from '../engine/index.js';
import { layout, type Layout } from './layout.js';

/** What beside size and position decides where things lie. */
export interface Sides {
  readonly rtl: boolean;
  readonly leftHanded: boolean;
  readonly largeIndex: boolean;
}

interface SizeHost extends ReactiveControllerHost {
  readonly board: HTMLElement | null;
}

/** The table before there is a game: seven empty columns. */
const BARE = {
  variant: 'spiderette',
  columns: VARIANTS.spiderette.start.map(() => ({ cards: [], hidden: 0 })),
  stock: [],
} as const;

/**
 * Knows the size of the board and works out the layout for it, once for each position and size.
 *
 * A board that may choose its height is told it by `--board-height`. Where it comes out at another height, the host has
 * given it one: then the board is told 0 and takes what it gets, so the two cases stay apart.
 */
export class BoardSize implements ReactiveController {
  readonly #host: SizeHost;
  #width = 0;
  #given: number | null = null;
  /** As the host wants it; NaN if it does not care. */
  #gap = NaN;
  /** The height told to the board, px. */
  #told = 0;
  #floor = 0;
  #known: { readonly position: object; readonly sides: Sides; readonly layout: Layout } | null = null;
  #observer: ResizeObserver | null = null;
  #observed: HTMLElement | null = null;
  #frame = 0;

  constructor(host: SizeHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Nothing can be seen: the element is hidden, or its container has no room. */
  get isNothing(): boolean {
    return this.#width === 0;
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observed = null;
    cancelAnimationFrame(this.#frame);
  }

  hostUpdated(): void {
    const { board } = this.#host;
    if (!board) return;
    if (board !== this.#observed) {
      this.#observed = board;
      // Measured in a frame of its own: the answer may change the size again, which an observer must not do.
      this.#observer ??= new ResizeObserver(() => {
        cancelAnimationFrame(this.#frame);
        this.#frame = requestAnimationFrame(() => this.#measure());
      });
      this.#observer.observe(board);
      this.#measure();
    }
    const wanted = this.#given === null ? (this.#known?.layout.height ?? 0) : 0;
    if (wanted !== this.#told) {
      this.#told = wanted;
      board.style.setProperty('--board-height', `${wanted}px`);
    }
  }

  #measure(): void {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#observed ?? {};
    if (!width) return;
    const given = Math.abs(height - this.#told) > 1 ? height : null;
    const gap = parseFloat(getComputedStyle(this.#observed!).getPropertyValue('--spiderette-gap'));
    if (width === this.#width && given === this.#given && Object.is(gap, this.#gap)) return;
    this.#gap = gap;
    this.#width = width;
    this.#given = given;
    this.#known = null;
    this.#host.requestUpdate();
  }

  /** A new game may be lower than the last one. */
  forgetHeight(): void {
    this.#floor = 0;
  }

  layoutFor(position: Position | null, sides: Sides): Layout {
    const shown = position ?? BARE;
    const known = this.#known;
    const same =
      known?.position === shown &&
      known.sides.rtl === sides.rtl &&
      known.sides.leftHanded === sides.leftHanded &&
      known.sides.largeIndex === sides.largeIndex;
    if (same) return known.layout;
    const now = layout({
      ...sides,
      width: this.#width,
      gap: this.#gap,
      height: this.#given,
      floor: this.#floor,
      columns: shown.columns.map(({ cards, hidden }) => ({ hidden, up: cards.length - hidden })),
      stock: shown.stock.length,
      runs: VARIANTS[shown.variant].runs,
    });
    if (this.#given === null) this.#floor = now.height;
    this.#known = { position: shown, sides, layout: now };
    return now;
  }
}
