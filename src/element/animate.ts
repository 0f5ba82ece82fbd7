import { render } from 'lit';
import type { Card, Outcome, Position } from '../engine/index.js';
import type { ChangeReason, Present } from '../machine/index.js';
import { cardBack, cardFace } from './card-face.js';
import type { Layout, Place } from './layout.js';
import { listen } from './listen.js';

/**
 * Motion is the difference of two drawings. The state is final before anything moves; styles hold the final place, and
 * an animation only plays the way there, so it can be cut at any moment and nothing is left half-way. Where it leads to
 * is left to the styles: a table that is resized meanwhile is reached where it is.
 *
 * Times in ms: a move takes 90 + 0.18 a px, 130 to 260; a card turns in 2 × 90, from half-way of the move. All are
 * multiplied by `--spiderette-speed`.
 */
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const TURN_IN = 'cubic-bezier(.5,0,.9,.6)';
const TURN_OUT = 'cubic-bezier(.1,.5,.3,1)';
const HALF_TURN = 90;
// Of the opening: a card's flight, from one card to the next, and from one turn to the next.
const OPENING = 240;
const OPENING_APART = 16;
const TURN_APART = 30;
const DEAL = 260;
const DEAL_APART = 45;
const DEAL_TURN = 60;
// A removed run rests, then gathers.
const REST = 160;
const GATHER = 280;
const GATHER_APART = 28;
const SCATTER_APART = 14;
const NOD = 220;
const HOME = 200;
const SHAKE = 160;
const FADE = 120;
const LIFT = 90;
const RISE = 360;
const RISE_APART = 90;
const SILK = 900;
/** Undo and redo are this much quicker. */
const BACK = 0.8;

const moveTime = (from: Place, to: Place): number =>
  Math.min(260, Math.max(130, 90 + 0.18 * Math.hypot(to.x - from.x, to.y - from.y)));

/** A card as it was drawn. */
interface Drawn extends Place {
  readonly card: Card;
  readonly up: boolean;
}

type Drawing = ReadonlyMap<number, Drawn>;
type Nodes = ReadonlyMap<number, HTMLElement>;

/** What the table shows now. */
export interface Scene {
  readonly position: Position;
  readonly layout: Layout;
  readonly board: HTMLElement;
  /** What has changed the game since the last scene. */
  readonly reason: ChangeReason | null;
}

function drawingOf({ position, layout }: Scene): Drawing {
  const drawing = new Map<number, Drawn>();
  position.columns.forEach(({ cards, hidden }, i) => {
    const { x, cards: tops } = layout.columns[i]!;
    cards.forEach((card, k) => drawing.set(card.id, { card, up: k >= hidden, x, y: tops[k]! }));
  });
  return drawing;
}

/** Lays a face, or a back, over a card. */
function cover(node: HTMLElement, face: Card | null): HTMLElement {
  const over = document.createElement('div');
  over.className = face ? 'turn' : 'turn is-back';
  render(face ? cardFace(face, false) : cardBack(), over);
  node.append(over);
  return over;
}

export class Animator {
  /** Factor of all times; 0 where nothing is to move. */
  readonly #pace: () => number;
  #speed = 1;
  #scene: Scene | null = null;
  #drawing: Drawing = new Map();
  #nodes: Nodes = new Map();
  /** What runs, and what is to be done as soon as it ends or is cut. */
  readonly #running = new Map<Animation, (() => void) | undefined>();
  /** Where cards really are that were not drawn at their place: dragged ones. */
  #moved = new Map<number, Place>();
  #shaken: readonly number[] = [];
  /** What is to be shown, whether that has begun, and whom to tell when it has been. */
  #presenting: {
    readonly outcome: Outcome | null;
    readonly removal: boolean;
    begun: boolean;
    readonly done: () => void;
  } | null = null;

  constructor(pace: () => number) {
    this.#pace = pace;
  }

  presenter(removal: boolean): Present {
    return ({ outcome }, done) => {
      if (!this.#pace()) return done();
      const presenting = { outcome, removal, begun: false, done };
      this.#presenting = presenting;
      // In a page that is put in the background nothing ever comes to its end.
      const stop = listen(document, { visibilitychange: done });
      return () => {
        stop();
        if (this.#presenting === presenting) this.#presenting = null;
        this.cut();
      };
    };
  }

  /** Ends all motion where it leads to. */
  cut(): void {
    const running = [...this.#running];
    this.#running.clear();
    for (const [animation, after] of running) {
      animation.cancel();
      after?.();
    }
  }

  /** Tells where dragged cards are, so that they go on from there. */
  movedTo(ids: readonly number[], by: Place): void {
    for (const id of ids) {
      const { x, y } = this.#drawing.get(id) ?? { x: 0, y: 0 };
      this.#moved.set(id, { x: x + by.x, y: y + by.y });
    }
  }

  /** These cards were refused: at home again, they shake once. */
  shake(ids: readonly number[]): void {
    this.#shaken = ids;
  }

  /** Dragged cards rise from below the finger. */
  lift(nodes: readonly HTMLElement[], by: number): void {
    if (!by || !this.#begins()) return;
    for (const node of nodes)
      void this.#play(node, [{ translate: `0 ${by}px` }, { translate: '0 0' }], LIFT, 0, EASE, { composite: 'add' });
  }

  /** Plays the way from what was drawn last to what is drawn now. */
  update(scene: Scene): void {
    const { position, reason } = scene;
    const before = this.#scene?.position ?? null;
    const was = this.#drawing;
    const gone = this.#nodes;
    const moved = this.#moved;
    const shaken = this.#shaken;
    const presenting = this.#presenting;
    this.#scene = scene;
    this.#drawing = drawingOf(scene);
    this.#moved = new Map();
    this.#shaken = [];
    const begins = !!presenting && !presenting.begun;
    const changed = before !== position;
    if (!moved.size && !shaken.length && !changed && !begins) return;
    if (changed) this.cut();
    if (begins) presenting.begun = true;
    this.#nodes = new Map(
      Array.from(scene.board.querySelectorAll<HTMLElement>('[data-id]'), (node) => [Number(node.dataset['id']), node]),
    );
    const again = reason === 'undo' || reason === 'redo';
    const full = this.#begins(again ? BACK : 1);
    if (!this.#speed) return presenting?.done();
    const motions = !full
      ? this.#fade(was)
      : begins && !presenting.outcome
        ? this.#opening(scene)
        : [
            ...this.#changes(scene, before, was, moved),
            ...(again ? this.#leaving(scene, was, gone) : []),
            ...this.#nods(scene, before, again ? 12 * GATHER_APART + GATHER : 0),
            ...this.#shakes(shaken),
          ];
    if (!begins) return;
    void Promise.all(motions)
      .then(() => presenting.removal && full && this.#presenting === presenting && this.#gather(presenting.outcome!))
      .then(() => {
        if (this.#presenting === presenting) presenting.done();
      });
  }

  /** A win: piles rise one after the other, and silk is drawn outward. Any input ends it. Null where nothing moves. */
  celebrate(board: HTMLElement): Promise<unknown> | null {
    if (!this.#begins()) return null;
    // Not before the input has done its own: a panel that opens within it would get it.
    const skip = (): unknown => setTimeout(() => this.cut());
    const stop = listen(window, { pointerdown: skip, keydown: skip });
    const all = (nodes: string, frames: Keyframe[], duration: number, apart: number) =>
      Array.from(board.querySelectorAll(nodes), (node, i) => this.#play(node, frames, duration, i * apart));
    return Promise.all([
      ...all('.pile', [{}, { transform: 'translateY(-40%) scale(1.1)' }, {}], RISE, RISE_APART),
      ...all('.silk', [{ scale: 0, opacity: 0 }, { opacity: 1, offset: 0.6 }, {}], SILK, 30),
    ]).then(stop);
  }

  /** Sets the pace of what comes; whether anything is to travel. */
  #begins(by = 1): boolean {
    this.#speed = this.#pace() * by;
    return !!this.#speed && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #fade(was: Drawing): unknown[] {
    return Array.from(this.#drawing, ([id, { x, y, up }]) => {
      const old = was.get(id);
      const same = old?.x === x && old.y === y && old.up === up;
      return same ? null : this.#play(this.#nodes.get(id), [{ opacity: 0 }, {}], FADE);
    });
  }

  /** Cards fly out row by row; then the last of each column turns, left to right. */
  #opening({ position: { columns }, layout }: Scene): unknown[] {
    const rows = Math.max(...columns.map(({ cards }) => cards.length));
    const order = Array.from({ length: rows }, (_, row) => columns.flatMap(({ cards }) => cards[row] ?? [])).flat();
    const flown = order.length * OPENING_APART + OPENING;
    return [
      ...order.map(({ id }, i) => this.#fly(this.#nodes.get(id), [onStock(layout), {}], OPENING, i * OPENING_APART)),
      ...columns.flatMap(({ cards, hidden }, i) =>
        cards.slice(hidden).map(({ id }) => this.#turn(this.#nodes.get(id), null, flown + i * TURN_APART)),
      ),
    ];
  }

  #changes(
    { position, layout }: Scene,
    before: Position | null,
    was: Drawing,
    moved: ReadonlyMap<number, Place>,
  ): unknown[] {
    const motions: unknown[] = [];
    let dealt = 0;
    let back = 0;
    let longest = 0;
    for (const [id, place] of this.#drawing) {
      const from = moved.get(id) ?? was.get(id);
      const node = this.#nodes.get(id);
      if (from) {
        if (from.x === place.x && from.y === place.y) continue;
        const duration = before === position ? HOME : moveTime(from, place);
        longest = Math.max(longest, duration);
        motions.push(this.#fly(node, [at(from), {}], duration));
      } else if (!before || inStock(before, id)) {
        const delay = dealt++ * DEAL_APART;
        motions.push(this.#fly(node, [onStock(layout), {}], DEAL, delay));
        if (place.up) motions.push(this.#turn(node, null, delay + DEAL_TURN));
      } else {
        // A run comes back from its pile, king first.
        motions.push(this.#fly(node, [onPile(layout, position.removed.length), {}], GATHER, back++ * SCATTER_APART));
      }
    }
    // A card turns when what lay on it is half-way gone.
    for (const [id, { up }] of this.#drawing) {
      const old = was.get(id);
      if (old && old.up !== up) motions.push(this.#turn(this.#nodes.get(id), old.up ? old.card : null, longest / 2));
    }
    return motions;
  }

  /** What is taken back or done again may leave the columns: there it is seen once more. */
  #leaving({ position, layout, board }: Scene, was: Drawing, gone: Nodes): unknown[] {
    let i = 0;
    return [...was].reverse().map(([id, { card, up }]) => {
      const node = gone.get(id);
      if (this.#drawing.has(id) || !node) return null;
      node.removeAttribute('data-id');
      board.append(node);
      const remove = (): void => node.remove();
      if (!inStock(position, id)) return this.#toPile(node, layout, position.removed.length - 1, i++, 0, remove);
      const delay = i++ * DEAL_APART;
      cover(node, null);
      if (up) void this.#turn(node, card, delay + DEAL_TURN);
      return this.#fly(node, [{}, onStock(layout)], DEAL, delay, {}, remove);
    });
  }

  /** A pile nods when a run arrives on it. */
  #nods({ position, board }: Scene, before: Position | null, delay: number): unknown[] {
    const piles = [...board.querySelectorAll('.pile')];
    return piles
      .slice((before ?? position).removed.length)
      .map((pile) => this.#play(pile, [{}, { scale: 1.06 }, {}], NOD, delay));
  }

  /** A refused group shakes once, when it is home. */
  #shakes(ids: readonly number[]): unknown[] {
    const frames = [0, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    return ids.map((id) => this.#play(this.#nodes.get(id), frames, SHAKE, HOME));
  }

  /** The run rests so that the eye sees it whole; then, ace first, it gathers on its pile. */
  #gather({ removed }: Outcome): Promise<unknown> {
    // The table may have been resized meanwhile.
    const { layout, position } = this.#scene!;
    return Promise.all(
      removed.flatMap(({ cards }, i) =>
        [...cards]
          .reverse()
          .map(({ id }, k) => this.#toPile(this.#nodes.get(id), layout, position.removed.length + i, k, REST)),
      ),
    );
  }

  #toPile(
    node: HTMLElement | undefined,
    layout: Layout,
    pile: number,
    nth: number,
    rest: number,
    after?: () => void,
  ): Promise<unknown> {
    // On its way nothing covers a card.
    node?.classList.remove('is-covered');
    return this.#fly(node, [{}, onPile(layout, pile)], GATHER, rest + nth * GATHER_APART, { fill: 'forwards' }, after);
  }

  /** Above all that lies still, from one place to another; `{}` is the place that the styles hold. */
  #fly(
    node: HTMLElement | undefined,
    frames: Keyframe[],
    duration: number,
    delay = 0,
    more: Timing = {},
    after?: () => void,
  ): Promise<unknown> {
    node?.toggleAttribute('data-moving', true);
    return this.#play(node, frames, duration, delay, EASE, more, () => {
      node!.removeAttribute('data-moving');
      after?.();
    });
  }

  /** Turns a card on its edge: what it showed before lies over it until then. */
  async #turn(node: HTMLElement | undefined, face: Card | null, delay: number): Promise<void> {
    if (!node) return;
    const over = cover(node, face);
    const edge = { scale: '0 1' };
    if (await this.#play(node, [{}, edge], HALF_TURN, delay, TURN_IN, {}, () => over.remove()))
      await this.#play(node, [edge, {}], HALF_TURN, 0, TURN_OUT);
  }

  /** Resolves when it is over: true if it came to its end. */
  async #play(
    node: Element | undefined,
    frames: Keyframe[],
    duration: number,
    delay = 0,
    easing = EASE,
    more: Timing = {},
    after?: () => void,
  ): Promise<boolean> {
    if (!node) return true;
    const speed = this.#speed;
    const timing = { fill: 'backwards', easing, ...more, duration: duration * speed, delay: delay * speed } as const;
    const animation = node.animate(frames, timing);
    this.#running.set(animation, after);
    const ended = await animation.finished.then(
      () => true,
      () => false, // cut
    );
    if (this.#running.delete(animation)) after?.();
    return ended;
  }
}

type Timing = Pick<KeyframeAnimationOptions, 'fill' | 'composite'>;

const inStock = ({ stock }: Position, id: number): boolean => stock.some((card) => card.id === id);

const at = ({ x, y }: Place): Keyframe => ({ translate: `${x}px ${y}px` });

/** The place that cards are dealt from. */
const onStock = ({ stock, stockPlace }: Layout): Keyframe => at(stock.at(-1) ?? stockPlace);

/** A card on a pile; it shrinks about its middle. */
function onPile({ piles, w, h, pileW, pileH }: Layout, index: number): Keyframe {
  const { x, y } = piles[index] ?? piles[0]!;
  return { ...at({ x: x - (w - pileW) / 2, y: y - (h - pileH) / 2 }), scale: pileW / w };
}
