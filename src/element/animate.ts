import { render } from 'lit';
import type { Card, Outcome, Position } from '../engine/index.js';
import type { Present } from '../machine/index.js';
import { cardBack, cardFace } from './card-face.js';
import type { Layout, Place } from './layout.js';

/**
 * Motion is the difference of two drawings. The state is final before anything moves; styles hold the final place, and
 * an animation only plays the way there, so it can be cut at any moment and nothing is left half-way.
 *
 * Times in ms: a move takes 90 + 0.18 a px, 130 to 260; a card turns in 2 × 90, from half-way of the move.
 */
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const TURN_IN = 'cubic-bezier(.5,0,.9,.6)';
const TURN_OUT = 'cubic-bezier(.1,.5,.3,1)';
const HALF_TURN = 90;
const OPENING = { each: 240, apart: 16, turnApart: 30 };
const DEAL = { each: 260, apart: 45, turnAfter: 60 };
const GATHER = { rest: 160, each: 280, apart: 28 };
const FADE = 120;

const moveTime = (from: Place, to: Place): number =>
  Math.min(260, Math.max(130, 90 + 0.18 * Math.hypot(to.x - from.x, to.y - from.y)));

/** A card as it was drawn. */
interface Drawn extends Place {
  readonly card: Card;
  readonly up: boolean;
}

type Drawing = ReadonlyMap<number, Drawn>;

/** What the table shows now, and how much motion is wanted. */
export interface Scene {
  readonly position: Position;
  readonly layout: Layout;
  readonly board: HTMLElement;
  /** `fade`: changed cards appear, nothing travels. */
  readonly motion: 'full' | 'fade' | 'none';
}

function drawingOf({ position, layout }: Scene): Drawing {
  const drawing = new Map<number, Drawn>();
  position.columns.forEach(({ cards, hidden }, i) => {
    const { x, cards: tops } = layout.columns[i]!;
    cards.forEach((card, k) => drawing.set(card.id, { card, up: k >= hidden, x, y: tops[k]! }));
  });
  return drawing;
}

export class Animator {
  #scene: Scene | null = null;
  #drawing: Drawing = new Map();
  #running = new Set<Animation>();
  /** Where cards really are that were not drawn at their place: dragged ones. */
  #moved = new Map<number, Place>();
  /** What is to be shown, whether that has begun, and whom to tell when it has been. */
  #presenting: { readonly outcome: Outcome | null; readonly removal: boolean; begun: boolean; readonly done: () => void } | null =
    null;

  /** @param wanted whether anything can be shown now */
  presenter(removal: boolean, wanted: () => boolean): Present {
    return ({ outcome }, done) => {
      if (!wanted()) return done();
      const presenting = { outcome, removal, begun: false, done };
      this.#presenting = presenting;
      return () => {
        if (this.#presenting === presenting) this.#presenting = null;
        this.cut();
      };
    };
  }

  /** Ends all motion where it leads to. */
  cut(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  /** Tells where dragged cards are, so that they go on from there. */
  movedTo(ids: readonly number[], by: Place): void {
    for (const id of ids) {
      const { x, y } = this.#drawing.get(id) ?? { x: 0, y: 0 };
      this.#moved.set(id, { x: x + by.x, y: y + by.y });
    }
  }

  /** Plays the way from what was drawn last to what is drawn now. */
  update(scene: Scene): void {
    const before = this.#scene;
    const was = this.#drawing;
    const now = drawingOf(scene);
    const moved = this.#moved;
    const presenting = this.#presenting;
    this.#scene = scene;
    this.#drawing = now;
    this.#moved = new Map();
    const begins = !!presenting && !presenting.begun;
    const changed = before?.position !== scene.position;
    if (!moved.size && !changed && !begins) return;
    if (changed) this.cut();
    if (begins) presenting.begun = true;
    if (scene.motion === 'none') return presenting?.done();

    const opening = begins && !presenting.outcome;
    const nodes = new Map(
      Array.from(scene.board.querySelectorAll<HTMLElement>('[data-id]'), (node) => [Number(node.dataset['id']), node]),
    );
    const journey = { scene, nodes, was, now, moved };
    const motions =
      scene.motion === 'fade'
        ? this.#fade(journey)
        : opening
          ? this.#opening(journey)
          : this.#changes(journey, before?.position ?? null);
    if (!begins) return;
    const gathers = presenting.removal && scene.motion === 'full';
    void Promise.all(motions)
      .then(() => gathers && this.#presenting === presenting && this.#gather(journey, presenting.outcome!))
      .then(() => {
        if (this.#presenting === presenting) presenting.done();
      });
  }

  #fade({ nodes, was, now }: Journey): Promise<unknown>[] {
    return Array.from(now, ([id, { x, y, up }]) => {
      const old = was.get(id);
      const same = old?.x === x && old.y === y && old.up === up;
      return same ? null : this.#play(nodes.get(id), [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }).filter((motion) => motion !== null);
  }

  /** Cards fly out row by row; then the last of each column turns, left to right. */
  #opening({ scene, nodes, now }: Journey): Promise<unknown>[] {
    const from = scene.layout.stock.at(-1) ?? scene.layout.stockPlace;
    const { columns } = scene.position;
    const rows = Math.max(...columns.map(({ cards }) => cards.length));
    const order = Array.from({ length: rows }, (_, row) => columns.flatMap(({ cards }) => cards[row] ?? [])).flat();
    const flown = order.length * OPENING.apart + OPENING.each;
    const flights = order.map(({ id }, i) =>
      this.#travel(nodes.get(id), from, now.get(id)!, { duration: OPENING.each, delay: i * OPENING.apart }),
    );
    const turns = columns.flatMap(({ cards, hidden }, i) =>
      cards.slice(hidden).map((card) => this.#turn(nodes.get(card.id), null, flown + i * OPENING.turnApart)),
    );
    return [...flights, ...turns];
  }

  #changes({ scene, nodes, was, now, moved }: Journey, before: Position | null): Promise<unknown>[] {
    const { layout } = scene;
    const stockTop = layout.stock.at(-1) ?? layout.stockPlace;
    const pile = layout.piles[scene.position.removed.length];
    const motions: Promise<unknown>[] = [];
    let dealt = 0;
    let longest = 0;
    for (const [id, place] of now) {
      const old = was.get(id);
      const from = moved.get(id) ?? old;
      const node = nodes.get(id);
      if (!from) {
        const fromStock = !before || before.stock.some((card) => card.id === id);
        const start = fromStock ? stockTop : (pile ?? stockTop);
        const delay = fromStock ? dealt++ * DEAL.apart : 0;
        motions.push(this.#travel(node, start, place, { duration: DEAL.each, delay }));
        if (fromStock && place.up) motions.push(this.#turn(node, null, delay + DEAL.turnAfter));
      } else if (from.x !== place.x || from.y !== place.y) {
        const duration = moveTime(from, place);
        longest = Math.max(longest, duration);
        motions.push(this.#travel(node, from, place, { duration }));
      }
    }
    // A card turns when what lay on it is half-way gone.
    for (const [id, { up }] of now) {
      const old = was.get(id);
      if (old && old.up !== up) motions.push(this.#turn(nodes.get(id), old.up ? old.card : null, longest / 2));
    }
    return motions;
  }

  /** The run rests so that the eye sees it whole; then, ace first, it gathers on its pile. */
  #gather({ scene, nodes, now }: Journey, { removed }: Outcome): Promise<unknown> {
    const { layout } = scene;
    const scale = layout.pileW / layout.w;
    // On its way nothing covers a card.
    const covered = [...scene.board.querySelectorAll('.is-covered')].filter((node) =>
      removed.some(({ cards }) => cards.some(({ id }) => nodes.get(id) === node)),
    );
    for (const node of covered) node.classList.remove('is-covered');
    const motions = removed.flatMap(({ cards }, i) => {
      const pile = layout.piles[scene.position.removed.length + i] ?? layout.piles[0]!;
      // A card shrinks about its middle.
      const to = { x: pile.x - (layout.w - layout.pileW) / 2, y: pile.y - (layout.h - layout.pileH) / 2 };
      return [...cards].reverse().map(({ id }, k) => {
        const from = now.get(id)!;
        return this.#play(
          nodes.get(id),
          [
            { translate: `${from.x}px ${from.y}px`, scale: 1, zIndex: 200 + k },
            { translate: `${to.x}px ${to.y}px`, scale, zIndex: 200 + k },
          ],
          { duration: GATHER.each, delay: GATHER.rest + k * GATHER.apart, fill: 'forwards', easing: EASE },
        );
      });
    });
    return Promise.all(motions).finally(() => {
      for (const node of covered) node.classList.add('is-covered');
    });
  }

  #travel(node: HTMLElement | undefined, from: Place, to: Place, timing: KeyframeAnimationOptions): Promise<unknown> {
    const zIndex = 100 + (Number(node?.style.zIndex) || 0);
    return this.#play(
      node,
      [
        { translate: `${from.x}px ${from.y}px`, zIndex },
        { translate: `${to.x}px ${to.y}px`, zIndex },
      ],
      { easing: EASE, fill: 'backwards', ...timing },
    );
  }

  /** Turns a card on its edge: what it showed before lies over it until then. */
  async #turn(node: HTMLElement | undefined, face: Card | null, delay: number): Promise<void> {
    if (!node) return;
    const cover = document.createElement('div');
    cover.className = face ? 'turn' : 'turn is-back';
    render(face ? cardFace(face, false) : cardBack(), cover);
    node.append(cover);
    const options = { duration: HALF_TURN, fill: 'backwards' } as const;
    const open = await this.#play(node, [{ scale: '1 1' }, { scale: '0 1' }], { ...options, delay, easing: TURN_IN });
    cover.remove();
    if (open) await this.#play(node, [{ scale: '0 1' }, { scale: '1 1' }], { ...options, easing: TURN_OUT });
  }

  /** Resolves when it is over: true if it came to its end. */
  async #play(node: HTMLElement | undefined, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<boolean> {
    if (!node) return true;
    const animation = node.animate(frames, timing);
    this.#running.add(animation);
    try {
      await animation.finished;
      return true;
    } catch {
      return false; // cut
    } finally {
      this.#running.delete(animation);
    }
  }
}

/** What is needed to play the way from one drawing to the next. */
interface Journey {
  readonly scene: Scene;
  readonly nodes: ReadonlyMap<number, HTMLElement>;
  readonly was: Drawing;
  readonly now: Drawing;
  readonly moved: ReadonlyMap<number, Place>;
}
