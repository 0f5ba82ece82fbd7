import { expect, nextFrame } from '@open-wc/testing';
import { moving, all, effectOf, of, lasts, finish } from '../../test/browser/animations.js';
import { cardFromEnd, has, leave, part, running, until } from '../../test/browser/element.js';
import { press } from '../../test/browser/keys.js';
import { reduceMotion } from '../../test/browser/media.js';
import { click, drag, letGo, onCard, onColumn, point } from '../../test/browser/pointer.js';
import { COMPLETES, FULL, KINDS, LAST_MOVE } from '../../test/browser/position.js';

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
    expect(hangs(part(el, '.held'))).to.equal(hangs(cardFromEnd(el, 6)));
    expect(hangs(part(el, '.held'))).to.not.equal('none');
    point('pointercancel', from);
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
