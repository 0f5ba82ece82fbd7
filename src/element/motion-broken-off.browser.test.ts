import { expect, nextFrame } from '@open-wc/testing';
import { moving, all, effectOf, of, targets, finish, places } from '../../test/browser/animations.js';
import { drawn, leave, makeWith, part, running, until, type SpideretteGame } from '../../test/browser/element.js';
import { reduceMotion } from '../../test/browser/media.js';
import { letGo } from '../../test/browser/pointer.js';
import { COMPLETES, FULL } from '../../test/browser/position.js';

describe('motion that is undone or broken off', () => {
  afterEach(async () => {
    await reduceMotion(false);
    await letGo();
    leave();
    document.documentElement.removeAttribute('style');
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
});
