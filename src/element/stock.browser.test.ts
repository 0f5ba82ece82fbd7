import { expect } from '@open-wc/testing';
import { has, cell, drawn, leave, makeWith, part, isHeld } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { click, middle, onCard, apart } from '../../test/browser/pointer.js';
import { FULL, KINDS } from '../../test/browser/position.js';

describe('the stock', () => {
  afterEach(leave);

  it('deals by click; a second click within 400 ms is ignored, a later one is not', async () => {
    const el = await makeWith(FULL);
    const log = new Log(el);
    const at = middle(part(el, 'button.stock'));
    await click(at);
    await click(at);
    expect(log.names).to.deep.equal(['before-action', 'deal', 'game-change']);
    expect(log.last('deal').via).to.equal('click');
    await apart();
    await click(at);
    expect(log.of('deal')).to.have.length(2);
  });

  it('refuses over empty columns, tells why and marks them', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(part(el, 'button.stock'));
    await drawn(el);
    expect(log.refused).to.deep.equal(['deal: empty-column']);
    const mark = part(el, '.aim').getBoundingClientRect();
    const empty = cell(el, 3, 0).getBoundingClientRect();
    expect(Math.abs(mark.left - empty.left)).to.be.below(2);
    expect(part(el, '.reminder').textContent!.trim()).to.equal(log.last('rejected').message);
  });

  it('says the deals left, in words', async () => {
    const el = await makeWith(FULL);
    expect(el.dealsLeft).to.equal(6);
    const name = (): string => part(el, 'button.stock').ariaLabel! + part(el, '.words').textContent!;
    expect(name()).to.match(/6 deals left.*6 deals left/s);
    while (el.dealsLeft) el.deal();
    await drawn(el);
    expect(name()).to.match(/no deals left.*no deals left/is);
    expect(has(el, '.packet')).to.equal(false);
  });

  it('lets go of what is held', async () => {
    const el = await makeWith(FULL);
    await click(onCard(el, 0));
    await click(part(el, 'button.stock'));
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    expect(el.moves).to.equal(1);
  });
});
