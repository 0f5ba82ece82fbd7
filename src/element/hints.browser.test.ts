import { expect } from '@open-wc/testing';
import { easy, press, said } from '../../test/browser/advice.js';
import { drawn, has, leave, make, part, until } from '../../test/browser/element.js';

describe('hints', () => {
  afterEach(leave);

  it('are off: no button, no key, nothing loaded', async () => {
    const el = await easy();
    expect(has(el, '.t-hint')).to.equal(false);
    press(el, 'h');
    await drawn(el);
    expect(has(el, '.hint')).to.equal(false);
  });

  it('ring what to move and mark where it goes, until the next action', async () => {
    const el = await easy('hints');
    await until(() => has(el, '.t-hint'), 'the button');
    part(el, '.t-hint').click();
    await until(() => has(el, '.hint'), 'the ring');
    expect(has(el, '.aim')).to.equal(true);
    expect(has(el, '.notice')).to.equal(true);
    await until(() => /to column \d/.test(said(el)), 'the hint is spoken');
    el.deal();
    await el.updateComplete;
    expect(has(el, '.hint')).to.equal(false);
    expect(has(el, '.notice')).to.equal(false);
  });

  it('come by the key H, and go by Escape', async () => {
    const el = await easy('hints');
    await until(() => has(el, '.t-hint'), 'the button');
    press(el, 'H');
    await until(() => has(el, '.hint'), 'the ring');
    press(el, 'Escape');
    await el.updateComplete;
    expect(has(el, '.hint')).to.equal(false);
  });

  it('are told in the rules, and in the words of the host', async () => {
    const el = await easy('hints');
    await until(() => has(el, '.t-hint'), 'the button');
    el.strings = { advice: { hint: 'Nudge', goals: { deal: 'Just deal.' } } };
    await el.updateComplete;
    expect(part(el, '.t-hint').title).to.equal('Nudge');
    part(el, '.t-help').click();
    await el.updateComplete;
    expect([...el.shadowRoot!.querySelectorAll('dialog li')].at(-1)!.textContent).to.equal('H Nudge');
    el.hints = 'all';
    await el.updateComplete;
    expect([...el.shadowRoot!.querySelectorAll('dialog li')].at(-1)!.textContent).to.contain('hidden cards');
    el.hints = null;
    await el.updateComplete;
    expect(part(el, 'dialog').textContent).not.to.match(/^H /m);
  });

  it('come by the method without the attribute; followed one by one they play', async () => {
    const el = await easy();
    for (let i = 0; i < 6; i++) {
      const hint = await el.hint();
      const { action, plan } = hint!;
      expect(plan[0]).to.deep.equal(action);
      expect(action.type === 'deal' ? el.deal() : el.move(action.from, action.to, action.count)).to.equal(true);
    }
    expect(el.moves).to.equal(6);
  });

  it('that see everything say so', async () => {
    const el = await easy('hints="all"');
    await until(() => has(el, '.t-hint'), 'the button');
    expect(part(el, '.t-hint').getAttribute('aria-label')).to.contain('hidden cards');
    const hint = await el.hint();
    expect(hint!.goal).to.equal('win');
    await until(() => said(el).includes('hidden cards'), 'it says so');
  });

  it('that are mild mark nothing', async () => {
    const el = await easy('hints="mild"');
    await el.hint();
    await el.updateComplete;
    expect(has(el, '.hint')).to.equal(false);
    expect(part(el, '.notice').textContent).to.contain('can still be done');
  });

  it('resolve with null where there is no game or it goes on', async () => {
    const el = await make();
    expect(await el.hint()).to.equal(null);
    const other = await easy();
    await other.hint();
    const asked = other.hint();
    // Time enough to ask, and none for an answer, which would be a task of its own.
    for (let i = 0; i < 20; i++) await Promise.resolve();
    other.deal();
    expect(await asked).to.equal(null);
    expect(has(other, '.hint')).to.equal(false);
  });

  it('can be followed one after the other', async () => {
    const el = await easy();
    for (let moves = 1; moves <= 10; moves++) {
      const { action } = (await el.hint())!;
      if (action.type === 'deal') el.deal();
      else el.move(action.from, action.to, action.count);
      await el.updateComplete;
      expect(el.moves).to.equal(moves);
    }
  });
});
