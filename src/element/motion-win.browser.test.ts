import { expect, nextFrame } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { moving, all, effectOf, of, lasts, targets, finish } from '../../test/browser/animations.js';
import { inside, isOpen, leave, make, makeWith, until, type SpideretteGame } from '../../test/browser/element.js';
import { press } from '../../test/browser/keys.js';
import { reduceMotion } from '../../test/browser/media.js';
import { LAST_MOVE } from '../../test/browser/position.js';

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
