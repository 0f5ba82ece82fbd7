import { expect } from '@open-wc/testing';
import {
  has,
  cardFromEnd,
  drawn,
  hasFocus,
  inside,
  leave,
  makeWith,
  part,
  until,
  isHeld,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { click, onCard, apart } from '../../test/browser/pointer.js';
import { FULL, KINDS } from '../../test/browser/position.js';

describe('rule reminders', () => {
  afterEach(leave);

  it('show the rule after a refusal until the game changes', async () => {
    const el = await makeWith(KINDS);
    el.move(4, 1);
    await drawn(el);
    expect(part(el, '.reminder').textContent).to.contain('king');
    el.move(0, 1);
    await drawn(el);
    expect(has(el, '.reminder')).to.equal(false);
  });

  it('can be hidden; the spoken refusal and the event stay', async () => {
    const el = await makeWith(KINDS, 'no-rule-reminders');
    const log = new Log(el);
    el.move(4, 1);
    await drawn(el);
    expect(has(el, '.reminder')).to.equal(false);
    expect(log.last('rejected').message).to.contain('king');
    const live = part(el, '[aria-live]');
    await until(() => live.textContent!.includes('king'), 'the refusal is spoken');
  });
});

describe('readonly', () => {
  afterEach(leave);

  it('blocks click, double-click and stock, and says so; methods still work', async () => {
    const el = await makeWith(FULL, 'readonly');
    const log = new Log(el);
    await click(onCard(el, 0));
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    await apart();
    await click(onCard(el, 0));
    await click(onCard(el, 0));
    await click(part(el, 'button.stock'));
    await click(part(el, '.tool.t-undo'));
    expect(new Set(log.refused)).to.deep.equal(new Set(['move: readonly', 'deal: readonly', 'undo: readonly']));
    expect(new Set(log.names)).to.deep.equal(new Set(['rejected']));
    expect(el.move(0, 1)).to.equal(true);
    expect(cardFromEnd(el, 1)).to.exist;
  });

  it('keeps focus and panels', async () => {
    const el = await makeWith(FULL, 'readonly');
    await click(onCard(el, 0));
    expect(hasFocus(el)).to.equal(true);
    await click(part(el, '.tool.t-help'));
    await drawn(el);
    expect(inside(el, 'dialog[open]')).to.exist;
  });
});
