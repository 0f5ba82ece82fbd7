import { sendMouse } from '@web/test-runner-commands';
import { expect, nextFrame } from '@open-wc/testing';
import {
  cardFromEnd,
  drawn,
  has,
  inside,
  isOpen,
  leave,
  make,
  makeWith,
  part,
  running,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { press } from '../../test/browser/keys.js';
import { reduceMotion } from '../../test/browser/media.js';
import { click, drag, letGo, onCard, onColumn, point } from '../../test/browser/pointer.js';
import { COMPLETES, FULL, KINDS, LAST_MOVE } from '../../test/browser/position.js';

/** A game in which things move, with whatever moved to get there over. */
async function moving(position: string, attributes = ''): Promise<SpideretteGame> {
  const el = await makeWith(position, attributes);
  el.noAnimation = false;
  await el.updateComplete;
  return el;
}

/** Everything that is animated by script now. */
const all = (el: Element): Animation[] =>
  el.shadowRoot!.getAnimations().filter((animation) => !(animation instanceof CSSTransition));

const effectOf = (animation: Animation): KeyframeEffect => animation.effect as KeyframeEffect;

/** Animations of one property. */
const of = (animations: readonly Animation[], property: string): Animation[] =>
  animations.filter((one) =>
    effectOf(one)
      .getKeyframes()
      .some((frame) => property in frame),
  );

/** When the last of them ends, ms from its start; ends of 2 × 90 of a turn are not known yet at its beginning. */
const lasts = (animations: readonly Animation[]): number =>
  Math.max(...animations.map((one) => Number(effectOf(one).getComputedTiming().endTime)));

const targets = (animations: readonly Animation[]): Element[] => animations.map((one) => effectOf(one).target!);

/** Brings all that runs to its end at once, and what follows from it, too, up to a state. */
async function finish(el: SpideretteGame, upTo?: string): Promise<void> {
  for (let i = 0; i < 9 && all(el).length && el.status !== upTo; i++) {
    for (const animation of all(el)) animation.finish();
    await nextFrame();
  }
}

/** Places of all cards, rounded. */
const places = (el: SpideretteGame): string =>
  [...el.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-id]')]
    .map((node) => {
      const { x, y } = node.getBoundingClientRect();
      return `${node.dataset['id']}:${Math.round(x)},${Math.round(y)}`;
    })
    .join(' ');

describe('motion', () => {
  afterEach(async () => {
    await reduceMotion(false);
    await letGo();
    leave();
    document.documentElement.removeAttribute('style');
  });

  it('changes translate, scale, transform and opacity only', async () => {
    const el = await moving(COMPLETES);
    const seen = new Set<string>();
    const look = async (): Promise<void> => {
      await el.updateComplete;
      for (const animation of all(el))
        for (const { offset, computedOffset, easing, composite, ...rest } of effectOf(animation).getKeyframes()) {
          void [offset, computedOffset, easing, composite];
          for (const name of Object.keys(rest)) seen.add(name);
        }
    };
    const acts = [
      () => el.deal(),
      () => el.undo(),
      () => el.redo(),
      () => el.undo(),
      () => el.move(0, 1),
      () => el.undo(),
      () => el.redo(),
      () => el.restart(),
    ];
    for (const act of acts) {
      expect(act(), String(act)).to.equal(true);
      await look();
      await finish(el);
      await look();
    }
    el.newGame({ position: LAST_MOVE });
    el.move(0, 1);
    await finish(el);
    await until(() => el.status === 'won', 'the run is gathered');
    await look();
    for (const name of seen) expect(['translate', 'scale', 'transform', 'opacity']).to.include(name);
    expect(seen.size).to.be.above(2);
  });

  it('takes the times of the study', async () => {
    const el = await moving(FULL);
    el.deal();
    await el.updateComplete;
    // Seven cards, 45 apart, 260 each; the turn comes on top of the last.
    expect(lasts(of(all(el), 'translate'))).to.be.closeTo(6 * 45 + 260, 1);
    await finish(el);
    el.undo();
    await el.updateComplete;
    expect(lasts(of(all(el), 'translate')), 'undo: x 0.8').to.be.closeTo(0.8 * (6 * 45 + 260), 1);
    await finish(el);
    el.restart();
    await el.updateComplete;
    const cards = el.game!.position.columns.flatMap((column) => column.cards).length;
    expect(lasts(of(all(el), 'translate')), 'opening').to.be.closeTo((cards - 1) * 16 + 240, 1);
    await finish(el);
    el.move(0, 1);
    await el.updateComplete;
    expect(lasts(of(all(el), 'translate'))).to.be.within(130, 260);
  });

  it('--spiderette-speed is a factor of all times, read as motion starts; 0: nothing moves', async () => {
    const el = await moving(FULL);
    el.style.setProperty('--spiderette-speed', '2');
    el.deal();
    await el.updateComplete;
    expect(lasts(of(all(el), 'translate'))).to.be.closeTo(2 * (6 * 45 + 260), 1);
    await finish(el);
    // From any ancestor, too.
    el.style.removeProperty('--spiderette-speed');
    document.documentElement.style.setProperty('--spiderette-speed', '0.5');
    el.undo();
    await el.updateComplete;
    expect(lasts(of(all(el), 'translate'))).to.be.closeTo(0.4 * (6 * 45 + 260), 1);
    await finish(el);
    document.documentElement.style.setProperty('--spiderette-speed', '0');
    expect(el.deal()).to.equal(true);
    expect(el.status).to.equal('awaitingMove');
    await el.updateComplete;
    expect(all(el)).to.have.length(0);
    for (const nonsense of ['fast', '-1', '1e999x', '']) {
      document.documentElement.style.setProperty('--spiderette-speed', nonsense);
      el.undo();
      await el.updateComplete;
      el.redo();
      await finish(el);
      await until(() => el.status === 'awaitingMove', `${nonsense}: it goes on`);
    }
  });

  it('undo of a deal takes the cards back to the stock, where they are seen until they lie there', async () => {
    const el = await moving(FULL);
    el.deal();
    await el.updateComplete;
    await finish(el);
    await until(() => el.status === 'awaitingMove', 'all is dealt');
    const stock = part(el, 'button.stock').getBoundingClientRect();
    el.undo();
    await el.updateComplete;
    const ghosts = [...el.shadowRoot!.querySelectorAll<HTMLElement>('.board > .card:not([data-id], .packet, .pile)')];
    expect(ghosts).to.have.length(7);
    expect(el.shadowRoot!.querySelectorAll('.card[data-id]')).to.have.length(
      el.game!.position.columns.flatMap(({ cards }) => cards).length,
    );
    for (const animation of of(running(el), 'translate')) {
      animation.pause();
      animation.currentTime = Number(effectOf(animation).getComputedTiming().endTime) - 0.01;
    }
    for (const ghost of ghosts) {
      const { x, width } = ghost.getBoundingClientRect();
      expect(x + width / 2).to.be.within(stock.left, stock.right);
      expect(ghost.querySelector('.turn.is-back') !== null, 'face down').to.equal(true);
    }
    await finish(el);
    expect(ghosts.filter((ghost) => ghost.isConnected)).to.have.length(0);
    await drawn(el);
  });

  it('undo of a removal brings the run back from its pile, redo takes it there again', async () => {
    const el = await moving(COMPLETES);
    el.move(0, 1);
    await el.updateComplete;
    await finish(el, 'awaitingMove');
    await until(() => el.status === 'awaitingMove', 'the run is gathered');
    await el.updateComplete;
    const nods = all(el).filter((one) => effectOf(one).target!.matches('.pile'));
    expect(nods, 'the pile nods').to.have.length(1);
    await finish(el);
    const pile = part(el, '.pile').getBoundingClientRect();
    el.undo();
    await el.updateComplete;
    const back = of(running(el), 'scale').filter((one) => of([one], 'translate').length);
    expect(back).to.have.length(13);
    for (const animation of back) {
      animation.pause();
      animation.currentTime = 0;
      const { x, y, width, height } = effectOf(animation).target!.getBoundingClientRect();
      expect(Math.abs(x + width / 2 - pile.x - pile.width / 2)).to.be.below(1.5);
      expect(Math.abs(y + height / 2 - pile.y - pile.height / 2)).to.be.below(1.5);
      expect(width).to.be.closeTo(pile.width, 1.5);
    }
    await finish(el);
    el.redo();
    await el.updateComplete;
    expect(el.status).to.equal('awaitingMove');
    const ghosts = targets(of(running(el), 'scale')).filter(
      (node) => !node.hasAttribute('data-id') && !node.matches('.pile'),
    );
    expect(new Set(ghosts).size).to.equal(13);
    await finish(el);
    expect(ghosts.filter((node) => node.isConnected)).to.have.length(0);
    await drawn(el);
  });

  it('undo in the middle of everything leaves nothing behind', async () => {
    const el = await moving(COMPLETES);
    const still = await makeWith(COMPLETES);
    for (let i = 0; i < 4; i++) {
      el.move(0, 1);
      await el.updateComplete;
      el.undo();
      await el.updateComplete;
      el.redo();
      await nextFrame();
      el.undo();
      await el.updateComplete;
      el.deal();
      await nextFrame();
      el.undo();
      await el.updateComplete;
    }
    await finish(el);
    await drawn(el);
    expect(
      el.shadowRoot!.querySelectorAll('.turn, [data-moving], .board > .card:not([data-id], .packet, .pile)'),
    ).to.have.length(0);
    const shape = (one: SpideretteGame): string => {
      const { x, y } = part(one, '.board').getBoundingClientRect();
      return places(one).replaceAll(
        /:(-?\d+),(-?\d+)/g,
        (_, a, b) => `:${Number(a) - Math.round(x)},${Number(b) - Math.round(y)}`,
      );
    };
    expect(shape(el)).to.equal(shape(still));
  });

  it('a refused group glides home and shakes once, also after clicks and keys', async () => {
    const el = await moving(KINDS);
    const shaken = (): number => of(running(el), 'transform').length;
    // drag
    await drag(onCard(el, 6, 3), onColumn(el, 4));
    await el.updateComplete;
    expect(shaken(), 'drag').to.equal(3);
    expect(of(running(el), 'translate'), 'on its way home').to.have.length(3);
    for (const shake of of(running(el), 'transform')) {
      expect(effectOf(shake).getTiming().delay, 'shakes when it is home').to.equal(200);
      expect(
        effectOf(shake)
          .getKeyframes()
          .map(({ transform }) => transform),
      ).to.include('translateX(4px)');
    }
    expect(Number(getComputedStyle(part(el, '.reminder')).opacity), 'the reminder fades in').to.be.at.most(1);
    await finish(el);
    // click and click
    await click(onCard(el, 4));
    await click(onColumn(el, 1));
    await el.updateComplete;
    expect(shaken(), 'click').to.equal(1);
    await finish(el);
    // keys
    el.focus();
    await press('5', 'Enter', '2', 'Enter');
    await el.updateComplete;
    expect(shaken(), 'keys').to.equal(1);
    await finish(el);
    // no best column
    await press('7', 'ArrowUp', 'ArrowUp', 'b');
    await el.updateComplete;
    expect(shaken(), 'no place').to.be.oneOf([0, 3]);
    // A page's own mistakes shake nothing.
    await finish(el);
    el.move(4, 1);
    await el.updateComplete;
    expect(shaken()).to.equal(0);
  });

  it('a reminder and the marks fade in, and not with no-animation', async () => {
    const el = await moving(KINDS);
    el.move(4, 1);
    await el.updateComplete;
    const fades = (): string[] =>
      el
        .shadowRoot!.getAnimations()
        .filter((one) => one instanceof CSSTransition && one.transitionProperty === 'opacity')
        .map((one) => (effectOf(one).target as Element).className);
    await nextFrame();
    expect(fades().join()).to.include('reminder');
    el.noAnimation = true;
    el.undo();
    await click(onCard(el, 0));
    await el.updateComplete;
    await nextFrame();
    expect(has(el, '.aim')).to.equal(true);
    expect(fades()).to.have.length(0);
  });

  it('a dragged group casts a shadow, and on touch rises from below the finger', async () => {
    const el = await moving(KINDS);
    const from = onCard(el, 6, 3);
    point('pointerdown', from);
    point('pointermove', { x: from.x, y: from.y + 20 });
    await el.updateComplete;
    const lifts = of(running(el), 'translate');
    expect(lifts).to.have.length(3);
    expect(lasts(lifts)).to.be.closeTo(90, 1);
    await until(() => has(el, '.held'), 'the shadow');
    const hangs = (node: Element): string => getComputedStyle(node).transform;
    expect(hangs(part(el, '.held')))
      .to.equal(hangs(cardFromEnd(el, 6)))
      .and.not.equal('none');
    point('pointercancel', from);
  });

  it('a hidden page, an element that leaves, and one without size never stick', async () => {
    const el = await moving(FULL);
    const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden')!;
    for (const act of [
      () => el.deal(),
      () => el.restart(),
      () => el.newGame({ position: COMPLETES }) && el.move(0, 1),
    ]) {
      act();
      await el.updateComplete;
      expect(el.status).to.be.oneOf(['dealing', 'removingRun']);
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
      expect(el.status, `${act} in a page that is hidden`).to.equal('awaitingMove');
      await el.updateComplete;
      expect(running(el)).to.have.length(0);
      // Begun in a hidden page, nothing is shown at all.
      el.deal();
      expect(el.status).to.equal('awaitingMove');
      Object.defineProperty(document, 'hidden', hidden);
      Reflect.deleteProperty(document, 'hidden');
      el.newGame({ position: FULL });
      await el.updateComplete;
      await finish(el);
    }
    el.restart();
    await el.updateComplete;
    const { parentElement } = el;
    el.remove();
    await Promise.resolve();
    await Promise.resolve();
    expect(el.status, 'left').to.equal('awaitingMove');
    parentElement!.append(el);
    await drawn(el);
    el.restart();
    await el.updateComplete;
    el.style.display = 'none';
    await until(() => el.status === 'awaitingMove', 'without a box it comes to its end');
    el.style.display = '';
    el.restart();
    await el.updateComplete;
    el.style.cssText = 'height: 0; width: 0; min-width: 0; overflow: hidden';
    await until(() => el.status === 'awaitingMove', 'without size it comes to its end');
    el.style.cssText = '';
    await drawn(el);
  });

  it('a resize during the deal ends where the cards now belong', async () => {
    const el = await moving(FULL);
    const holder = el.parentElement!;
    el.restart();
    await el.updateComplete;
    holder.style.width = '420px';
    await until(() => part(el, '.board').clientWidth <= 420, 'it is narrower');
    await nextFrame();
    await nextFrame();
    await finish(el);
    await until(() => el.status === 'awaitingMove', 'all is dealt');
    await drawn(el);
    const fresh = places(el);
    el.noAnimation = true;
    el.newGame({ position: FULL });
    await drawn(el);
    expect(fresh).to.equal(places(el));
  });

  it('reduced motion: nothing shakes, flies back or lifts', async () => {
    await reduceMotion(true);
    const el = await moving(COMPLETES);
    for (const act of [() => el.deal(), () => el.undo(), () => el.move(0, 1), () => el.undo(), () => el.redo()]) {
      act();
      await el.updateComplete;
      for (const name of ['translate', 'scale', 'transform'])
        expect(of(all(el), name), `${act}: ${name}`).to.have.length(0);
      await finish(el);
      await until(() => el.status === 'awaitingMove', 'it goes on');
    }
    await click(onCard(el, 2));
    await click(onColumn(el, 3));
    await el.updateComplete;
    expect(of(all(el), 'transform')).to.have.length(0);
  });
});

describe('a win', () => {
  const won = async (): Promise<SpideretteGame> => {
    const el = await moving(LAST_MOVE);
    el.move(0, 1);
    await el.updateComplete;
    await finish(el, 'won');
    await until(() => el.status === 'won', 'the last run is gathered');
    await el.updateComplete;
    return el;
  };
  afterEach(async () => {
    await reduceMotion(false);
    leave();
  });

  it('lets the piles rise one after the other and the silk grow, in 1.2 s at most; then the panel opens', async () => {
    const el = await won();
    expect(isOpen(el)).to.equal(false);
    const show = all(el);
    const piles = show.filter((one) => effectOf(one).target!.matches('.pile') && of([one], 'transform').length);
    expect(piles.map((one) => effectOf(one).getTiming().delay)).to.deep.equal([0, 90, 180, 270]);
    expect(targets(show).filter((node) => node.matches('.silk')).length).to.be.above(1);
    expect(lasts(show)).to.be.at.most(1200);
    await finish(el);
    await until(() => isOpen(el), 'the panel opens');
    expect(el.status).to.equal('won');
  });

  it('with eight piles keeps to its time', async () => {
    const el = await won();
    expect(7 * 90 + 360).to.be.at.most(1200);
    expect(lasts(all(el))).to.be.at.most(1200);
  });

  it('is skipped by any input: key, pointer on the board, pointer elsewhere', async () => {
    for (const skip of [
      () => press('x'),
      () => press('Escape'),
      () => sendMouse({ type: 'click', position: [200, 150] }),
      async () => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    ]) {
      const el = await won();
      el.focus();
      await skip();
      await until(() => isOpen(el), `${skip}: the panel opens`, 400);
      expect(all(el).filter((one) => effectOf(one).target!.matches('.pile, .silk'))).to.have.length(0);
      leave();
    }
  });

  it('does not open its panel over what the player does next', async () => {
    const el = await won();
    el.focus();
    await press('u');
    await nextFrame();
    await nextFrame();
    expect([el.status, isOpen(el)]).to.deep.equal(['awaitingMove', false]);
  });

  it('shows nothing with no-animation, with reduced motion, or when it is loaded', async () => {
    const still = await makeWith(LAST_MOVE);
    still.move(0, 1);
    await still.updateComplete;
    await still.updateComplete;
    expect([isOpen(still), all(still).length]).to.deep.equal([true, 0]);
    const saved = still.save();
    const el = await make('<spiderette-game></spiderette-game>');
    el.load(saved);
    await until(() => isOpen(el), 'the panel opens');
    expect(all(el).filter((one) => effectOf(one).target!.matches('.silk'))).to.have.length(0);
    leave();
    await reduceMotion(true);
    const quiet = await moving(LAST_MOVE);
    quiet.move(0, 1);
    await until(() => isOpen(quiet), 'the panel opens');
    expect(of(all(quiet), 'transform')).to.have.length(0);
  });

  it('leaves no listener and opens nothing when it leaves in the middle', async () => {
    const el = await won();
    const { parentElement } = el;
    el.remove();
    await nextFrame();
    expect(isOpen(el)).to.equal(false);
    parentElement!.append(el);
    await el.updateComplete;
    expect(inside(el, '.board') !== null).to.equal(true);
  });
});
