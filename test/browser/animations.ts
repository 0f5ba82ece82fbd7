/** What moves in an element, and bringing it to its end. */
import { nextFrame } from '@open-wc/testing';
import { makeWith, type SpideretteGame } from './element.js';

/** A game in which things move, with whatever moved to get there over. */
export async function moving(position: string, attributes = ''): Promise<SpideretteGame> {
  const el = await makeWith(position, attributes);
  el.noAnimation = false;
  await el.updateComplete;
  return el;
}

/** Everything that is animated by script now. */
export const all = (el: Element): Animation[] =>
  el.shadowRoot!.getAnimations().filter((animation) => !(animation instanceof CSSTransition));

export const effectOf = (animation: Animation): KeyframeEffect => animation.effect as KeyframeEffect;

/** Animations of one property. */
export const of = (animations: readonly Animation[], property: string): Animation[] =>
  animations.filter((one) =>
    effectOf(one)
      .getKeyframes()
      .some((frame) => property in frame),
  );

/** When the last of them ends, ms from its start; ends of 2 × 90 of a turn are not known yet at its beginning. */
export const lasts = (animations: readonly Animation[]): number =>
  Math.max(...animations.map((one) => Number(effectOf(one).getComputedTiming().endTime)));

export const targets = (animations: readonly Animation[]): Element[] => animations.map((one) => effectOf(one).target!);

/** Brings all that runs to its end at once, and what follows from it, too, up to a state. */
export async function finish(el: SpideretteGame, upTo?: string): Promise<void> {
  for (let i = 0; i < 9 && all(el).length && el.status !== upTo; i++) {
    for (const animation of all(el)) animation.finish();
    await nextFrame();
  }
}

/** Places of all cards, rounded. */
export const places = (el: SpideretteGame): string =>
  [...el.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-id]')]
    .map((node) => {
      const { x, y } = node.getBoundingClientRect();
      return `${node.dataset['id']}:${Math.round(x)},${Math.round(y)}`;
    })
    .join(' ');
