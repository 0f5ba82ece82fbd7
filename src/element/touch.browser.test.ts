import { expect } from '@open-wc/testing';
import { has, cardFromEnd, drawn, inside, leave, makeWith, part } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { foot, onCard, onColumn, point, swipe, tap, type Finger } from '../../test/browser/pointer.js';
import { FULL, KINDS } from '../../test/browser/position.js';

const first: Finger = { type: 'touch', id: 11, primary: true };
const second: Finger = { type: 'touch', id: 12, primary: false };
const pen: Finger = { type: 'pen', id: 21, primary: true };

describe('touch and pen', () => {
  afterEach(leave);

  for (const finger of [first, pen]) {
    it(`drag with ${finger.type}`, async () => {
      const el = await makeWith(KINDS);
      const log = new Log(el);
      swipe(onCard(el, 6, 3), foot(el, 3), finger);
      expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
      expect(log.last('move')).to.deep.include({ from: 6, to: 3, count: 3, via: 'drag' });
    });

    it(`tap and tap with ${finger.type}`, async () => {
      const el = await makeWith(KINDS);
      const log = new Log(el);
      tap(onCard(el, 0), finger);
      await drawn(el);
      expect(inside(el, '.chosen')).to.exist;
      tap(onColumn(el, 1), finger);
      expect(log.last('move')).to.deep.include({ from: 0, to: 1, via: 'click' });
    });

    it(`double-tap with ${finger.type}`, async () => {
      const el = await makeWith(KINDS);
      const log = new Log(el);
      tap(onCard(el, 0), finger);
      tap(onCard(el, 0), finger);
      expect(log.last('move')).to.deep.include({ from: 0, to: 2, via: 'double-click' });
    });
  }

  it('a trembling finger taps where a mouse would drag', async () => {
    const el = await makeWith(KINDS);
    const at = onCard(el, 0);
    point('pointerdown', at, first);
    point('pointermove', { x: at.x + 5, y: at.y + 4 }, first);
    await el.updateComplete;
    expect(has(el, '.is-dragged')).to.equal(false);
    point('pointerup', { x: at.x + 5, y: at.y + 4 }, first);
    await el.updateComplete;
    expect(inside(el, '.chosen')).to.exist;
  });

  it('the group rises, so that the finger does not hide it', async () => {
    const el = await makeWith(KINDS);
    const at = onCard(el, 0);
    const card = cardFromEnd(el, 0);
    point('pointerdown', at, first);
    point('pointermove', { x: at.x + 40, y: at.y + 40 }, first);
    await el.updateComplete;
    const { top, bottom } = card.getBoundingClientRect();
    expect(at.y + 40 - top).to.be.above((bottom - top) * 0.6);
    point('pointercancel', at, first);
  });

  it('a second finger lets the drag go, and neither finger then does anything', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    const [from, to, other] = [onCard(el, 0), onColumn(el, 1), onCard(el, 6)];
    point('pointerdown', from, first);
    point('pointermove', to, first);
    point('pointerdown', other, second);
    await el.updateComplete;
    expect(has(el, '.is-dragged')).to.equal(false);
    point('pointermove', { x: to.x + 10, y: to.y }, first);
    point('pointermove', { x: other.x - 60, y: other.y }, second);
    point('pointerup', to, first);
    point('pointerup', other, second);
    await drawn(el);
    expect(log.names).to.deep.equal([]);
    expect(has(el, '.chosen')).to.equal(false);
  });

  it('a second finger anywhere on the page does not drop the group', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    const [from, to] = [onCard(el, 0), onColumn(el, 1)];
    point('pointerdown', from, first);
    point('pointermove', to, first);
    point('pointerup', { x: 1, y: 1 }, second);
    expect(log.names).to.deep.equal([]);
    point('pointerup', to, first);
    expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
  });

  it('two fingers put down at once tap nothing', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    point('pointerdown', onCard(el, 0), first);
    point('pointerdown', onCard(el, 6), second);
    point('pointerup', onCard(el, 6), second);
    point('pointerup', onCard(el, 0), first);
    await drawn(el);
    expect(has(el, '.chosen')).to.equal(false);
    expect(log.names).to.deep.equal([]);
  });

  it('a finger that the browser takes for scrolling lets go', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    point('pointerdown', onCard(el, 0), first);
    point('pointermove', onColumn(el, 1), first);
    point('pointercancel', onColumn(el, 1), first);
    point('pointerup', onColumn(el, 1), first);
    await drawn(el);
    expect(log.names).to.deep.equal([]);
    expect(has(el, '.is-dragged, .chosen')).to.equal(false);
  });

  it('the page scrolls outside cards, and zooms on them', async () => {
    const el = await makeWith(KINDS);
    const action = (node: Element): string => getComputedStyle(node).touchAction;
    expect(action(cardFromEnd(el, 0))).to.equal('pinch-zoom');
    for (const node of [el, part(el, '.root'), part(el, '.board'), part(el, '.place')]) {
      expect(['auto', 'manipulation', 'pan-x pan-y pinch-zoom']).to.include(action(node));
    }
  });

  it('a face-up card keeps the page still though another covers it: that one may still be on its way', async () => {
    const el = await makeWith(KINDS);
    const up = [...el.shadowRoot!.querySelectorAll('.card[data-id]:not(.is-back)')];
    expect(up.some((node) => node.matches('.is-covered:not(.is-movable)'))).to.equal(true);
    for (const node of up) expect(getComputedStyle(node).touchAction).to.equal('pinch-zoom');
  });

  it('the stock deals where no click follows the tap, and once where one does', async () => {
    const el = await makeWith(FULL);
    const stock = part(el, '.stock');
    const send = (type: string): boolean =>
      stock.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, pointerType: 'touch' }),
      );
    send('pointerup');
    expect(el.moves, 'pressed elsewhere').to.equal(0);
    send('pointerdown');
    send('pointerup');
    expect(el.moves).to.equal(1);
    stock.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    expect(el.moves).to.equal(1);
  });

  it('a long press selects no text and opens no menu', async () => {
    const el = await makeWith(KINDS);
    const card = cardFromEnd(el, 0);
    expect(getComputedStyle(part(el, '.board')).webkitUserSelect).to.equal('none');
    const at = onCard(el, 0);
    point('pointerdown', at, first);
    const menu = new PointerEvent('contextmenu', {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerType: 'touch',
      clientX: at.x,
      clientY: at.y,
    });
    card.dispatchEvent(menu);
    point('pointercancel', at, first);
    expect(menu.defaultPrevented).to.equal(true);
  });
});
