import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { bestMove, type Game } from '../engine/index.js';
import { cardAt, rowOf } from './cells.js';
import type { Hand } from './hand.js';
import { columnAt, targetFor, type Layout, type Place } from './layout.js';
import { listen } from './listen.js';

/** Movement in px that tells a drag from a click: a finger trembles more than a mouse. */
const THRESHOLD = { mouse: 4, pen: 6, touch: 9 } as const;
/** Two clicks within this many ms on one card are a double-click. */
const DOUBLE = 400;
/** Px that no drag reaches. */
const FAR = 1e5;

export interface PointerHost extends ReactiveControllerHost {
  readonly game: Game | null;
  readonly layout: Layout;
  readonly hand: Hand;
  readonly autoPlace: boolean;
  readonly noDoubleClick: boolean;
  /** The element that all places are measured from. */
  readonly board: HTMLElement | null;
  /** Ends all motion, so that what is seen is what is hit. */
  settle(): void;
  /** Shows which column would take what is dragged. */
  aimAt(column: number | null): void;
  /** Dragged cards rise by so much. */
  lift(nodes: readonly HTMLElement[], by: number): void;
  /** Dragged cards were let go at a distance from their place: motion goes on from there. */
  dropped(ids: readonly number[], by: Place): void;
  focusCell(column: number, row: number): void;
}

/** A card on the board that the pointer hit. */
interface Hit {
  readonly column: number;
  /** Index of the card in its column, or null below the last card and on an empty column. */
  readonly index: number | null;
}

interface Drag {
  readonly pointer: number;
  readonly start: Place;
  readonly hit: Hit | null;
  readonly threshold: number;
  readonly touch: boolean;
  /** Null until the threshold is passed. */
  moving: { readonly hung: (readonly Animation[])[]; readonly ids: readonly number[]; readonly lift: number } | null;
  by: Place;
  /** Where the pointer was told of last. */
  at: PointerEvent;
}

/**
 * Mouse, touch and pen. One pointer at a time; everything is worked out from the layout, in the board's own px, so a
 * scaled, scrolled or zoomed page makes no difference.
 */
export class DragController implements ReactiveController {
  readonly #host: PointerHost;
  #drag: Drag | null = null;
  /** The last click: on which card, when, and whether it moved anything. */
  #click: { readonly id: number; readonly at: number } | null = null;
  #letGo: (() => void) | null = null;

  constructor(host: PointerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** The game changed, or the drag cannot go on: the cards are where they belong. */
  cancel(): void {
    const drag = this.#drag;
    this.#drag = null;
    this.#letGo?.();
    this.#letGo = null;
    if (!drag?.moving) return;
    this.#release(drag);
    this.#host.hand.letGo();
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    if (this.#drag) {
      // A second finger, or a second button.
      if (event.pointerId !== this.#drag.pointer || event.button !== 0) this.cancel();
      return;
    }
    if (event.button !== 0 || !event.isPrimary || isControl(event)) return;
    this.#host.settle();
    const start = this.#point(event);
    if (!start) return;
    const hit = this.#hit(start);
    const touch = event.pointerType === 'touch';
    const threshold = THRESHOLD[event.pointerType as keyof typeof THRESHOLD] ?? THRESHOLD.mouse;
    this.#drag = {
      pointer: event.pointerId,
      start,
      hit,
      threshold,
      touch,
      moving: null,
      by: { x: 0, y: 0 },
      at: event,
    };
    const board = event.currentTarget as HTMLElement;
    const root = board.ownerDocument;
    const view = root.defaultView!;
    const cancel = (): void => this.cancel();
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key !== 'Escape' || !this.#drag?.moving) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      this.cancel();
    };
    this.#letGo = listen(view, {
      pointermove: this.#onPointerMove,
      pointerup: this.#onPointerUp,
      pointercancel: cancel,
      // Parts of the page lose the focus, too.
      blur: ({ target }: FocusEvent) => target === view && cancel(),
      keydown: key,
      // The page moved under a pointer that rests.
      scroll: () => this.#drag?.moving && this.#onPointerMove(this.#drag.at),
    });
    if (hit) {
      const { cards, hidden } = this.#host.game!.position.columns[hit.column]!;
      this.#host.focusCell(hit.column, hit.index === null ? 0 : rowOf({ cards, hidden }, hit.index));
    }
  };

  readonly #onPointerMove = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    // The button was released where no event told of it, or a second one is pressed.
    if (event.buttons !== 1) return this.cancel();
    const at = this.#point(event);
    if (!at) return this.cancel();
    const by = { x: at.x - drag.start.x, y: at.y - drag.start.y };
    drag.at = event;
    if (!drag.moving && (Math.hypot(by.x, by.y) < drag.threshold || !this.#begin(drag, event))) return;
    drag.by = { x: by.x, y: by.y - drag.moving!.lift };
    this.#follow(drag);
    this.#host.aimAt(this.#target(drag, at));
  };

  /** The threshold is passed: takes the group, or refuses it. */
  #begin(drag: Drag, event: PointerEvent): boolean {
    const { hand, board, game } = this.#host;
    const { hit } = drag;
    if (hit?.index == null || !game || !board) {
      this.#end();
      return false;
    }
    const { cards } = game.position.columns[hit.column]!;
    if (!hand.take(hit.column, hit.index, 'drag')) {
      this.#end();
      return false;
    }
    const ids = cards.slice(hit.index).map(({ id }) => id);
    const wanted = new Set(ids);
    const nodes = Array.from(board.querySelectorAll<HTMLElement>('[data-id]')).filter((node) =>
      wanted.has(Number(node.dataset['id'])),
    );
    // On touch the group rises so far that the finger holds it by its lower edge.
    const { layout } = this.#host;
    const column = layout.columns[hit.column]!;
    const lift = drag.touch ? Math.max(0, column.bottom - 14 - drag.start.y) : 0;
    const hung = nodes.map(hang);
    drag.moving = { hung, ids, lift };
    this.#host.lift(nodes, lift);
    // The shadow is drawn with the group, and goes along.
    void this.#host.updateComplete.then(() => {
      if (this.#drag !== drag) return;
      hung.push(...Array.from(board.querySelectorAll('.held'), hang));
      this.#follow(drag);
    });
    try {
      board.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already; its next event will tell.
    }
    return true;
  }

  #follow({ moving, by }: Drag): void {
    for (const [across, down] of moving!.hung) {
      across!.currentTime = FAR + by.x;
      down!.currentTime = FAR + by.y;
    }
  }

  /** The column that would take the group if it were let go here. */
  #target(drag: Drag, at: Place): number | null {
    const { layout, hand, game, autoPlace } = this.#host;
    const held = hand.held;
    if (!held || !game) return null;
    const inside = at.x >= 0 && at.y >= 0 && at.x <= layout.width && at.y <= layout.height;
    if (autoPlace) {
      if (!inside || columnAt(layout, at.x) === held.column) return null;
      return bestMove(game.position, held.column, held.count)?.to ?? null;
    }
    const { x, cards } = layout.columns[held.column]!;
    const top = cards.at(-held.count)!;
    const box = { x: x + drag.by.x, y: top + drag.by.y, w: layout.w, h: layout.h };
    // Over its own column a group is at home, however near the next one is.
    if (columnAt(layout, at.x) === held.column && inside) return null;
    return targetFor(layout, box, at, (column) => hand.accepts(column));
  }

  readonly #onPointerUp = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.#end();
    if (!drag.moving) return this.#clicked(drag.hit, event.timeStamp);
    const { hand, layout, autoPlace } = this.#host;
    const held = hand.held;
    const at = this.#point(event);
    const target = at && this.#target(drag, at);
    this.#release(drag);
    if (!held || !at) return hand.letGo();
    if (target !== null) return void hand.put(target, 'drag');
    const inside = at.y >= 0 && at.y <= layout.height;
    const under = inside ? columnAt(layout, at.x) : null;
    if (under === null || under === held.column) hand.letGo();
    else if (autoPlace) hand.best(held.column, held.count, 'drag');
    else hand.put(under, 'drag');
  };

  /** The cards go back under the rule of their styles; motion goes on from where they are. */
  #release(drag: Drag): void {
    const { hung, ids } = drag.moving!;
    this.#host.dropped(ids, drag.by);
    for (const motion of hung.flat()) motion.cancel();
    this.#host.aimAt(null);
  }

  #end(): void {
    this.#drag = null;
    this.#letGo?.();
    this.#letGo = null;
  }

  /** The browser would move the focus to the page. */
  readonly onMouseDown = (event: MouseEvent): void => {
    if (!isControl(event)) event.preventDefault();
  };

  /** A long press is the beginning of a drag. */
  readonly onContextMenu = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
  };

  /**
   * Clicks that no pointer made: assistive technology and scripts send them to a cell. Those of pointers are told by
   * their last event, since the browser sends no click where the pressed node was drawn anew in between.
   */
  readonly onClick = (event: MouseEvent): void => {
    if (event.detail > 0 || isControl(event) || !this.#host.game) return;
    this.#clicked(this.#cellOf(event) ?? this.#hit(this.#point(event)), event.timeStamp);
  };

  #clicked(hit: Hit | null, at: number): void {
    const { hand, game, noDoubleClick } = this.#host;
    const { held } = hand;
    const last = this.#click;
    this.#click = null;
    if (!hit || !game) return hand.letGo();
    const { column, index } = hit;
    const card = index === null ? undefined : game.position.columns[column]!.cards[index];
    const count = index === null ? 0 : hand.groupFrom(column, index);
    if (count && last && last.id === card?.id && at - last.at < DOUBLE && !noDoubleClick) {
      hand.best(column, count, 'double-click');
      return;
    }
    // A click that moves something is no first half of a double-click.
    if (held && column !== held.column && hand.put(column, 'click')) return;
    if (card) this.#click = { id: card.id, at };
    if (held && column !== held.column) return;
    hand.letGo();
    // A click on the held card lets go; another card of its column is taken instead.
    if (index !== null && (!held || (count > 0 && count !== held.count))) hand.take(column, index, 'click');
  }

  /** A point of the page in the board's own px. */
  #point({ clientX, clientY }: MouseEvent): Place | null {
    const { board } = this.#host;
    if (!board) return null;
    const box = board.getBoundingClientRect();
    const scaleX = box.width / board.offsetWidth || 1;
    const scaleY = box.height / board.offsetHeight || 1;
    return { x: (clientX - box.left) / scaleX, y: (clientY - box.top) / scaleY };
  }

  /** What lies under a point: a card, the rest of its column's full height, or nothing. */
  #hit(at: Place | null): Hit | null {
    const { layout, game } = this.#host;
    if (!at || !game || at.y < 0 || at.y > layout.height) return null;
    const column = columnAt(layout, at.x);
    if (column === null) return null;
    const { cards, bottom } = layout.columns[column]!;
    if (at.y > bottom || !cards.length) return { column, index: null };
    return {
      column,
      index: Math.max(
        0,
        cards.findLastIndex((top) => at.y >= top),
      ),
    };
  }

  /** A click that assistive technology sends to a cell has no place of its own. */
  #cellOf(event: MouseEvent): Hit | null {
    const { dataset } = event.composedPath()[0] as HTMLElement;
    if (dataset?.['row'] === undefined) return null;
    const column = Number(dataset['column']);
    return { column, index: cardAt(this.#host.game!.position.columns[column]!, Number(dataset['row'])) };
  }
}

/**
 * What a node hangs on that follows the pointer: two motions that stand still, across and down. Their time in ms is the
 * place in px, counted from −FAR. By a style Chromium would sort all layers of the page anew in each frame, and match all
 * rules of the node.
 */
const hang = (node: Element): Animation[] =>
  ['X', 'Y'].map((axis) => {
    const transform = [-FAR, FAR].map((to) => `translate${axis}(${to}px)`);
    const motion = node.animate({ transform }, { duration: 2 * FAR, composite: 'add' });
    motion.pause();
    return motion;
  });

/** Buttons and panels on the board look after themselves. (`target` is what was hit inside the shadow root.) */
const isControl = ({ target }: Event): boolean => !!(target as Element).closest('button, .stage, .held-bar');
