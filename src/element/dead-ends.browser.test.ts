import { expect } from '@open-wc/testing';
import { EASY, STUCK, BEFORE_STUCK, LOST, said } from '../../test/browser/advice.js';
import { drawn, has, inside, leave, makeWith, part, until } from '../../test/browser/element.js';
import { TOO_FEW } from '../../test/browser/position.js';

describe('dead ends', () => {
  afterEach(leave);

  it('are told by three messages, each with what can be done', async () => {
    const el = await makeWith(STUCK, 'dead-ends');
    await until(() => has(el, '.notice'), 'the notice');
    expect(part(el, '.notice').textContent).to.contain('No action is left');
    await until(() => said(el).includes('No action is left'), 'it is spoken');

    el.newGame({ position: TOO_FEW });
    await until(() => has(el, '.notice') && !said(el).includes('No action'), 'the next notice');
    expect(part(el, '.notice').textContent).to.contain('too few cards');

    el.newGame({ position: LOST });
    await until(() => part(el, '.board').textContent!.includes('proved'), 'the proof', 8000);
    expect(part(el, '.notice').querySelectorAll('.offers button')).to.have.length(1);
  });

  it('offer undo after an action; undo takes the notice away', async () => {
    const el = await makeWith(BEFORE_STUCK, 'dead-ends');
    await drawn(el);
    expect(has(el, '.notice')).to.equal(false);
    expect(el.move(5, 4)).to.equal(true);
    await until(() => has(el, '.notice'), 'the notice');
    const [undo] = part(el, '.notice').querySelectorAll<HTMLElement>('.offers button');
    expect(undo!.textContent!.trim()).to.equal('Undo');
    undo!.click();
    await el.updateComplete;
    expect(el.moves).to.equal(0);
    expect(has(el, '.notice')).to.equal(false);
  });

  it('are told whatever else is asked in the same moment', async () => {
    const el = await makeWith(BEFORE_STUCK, 'dead-ends');
    await el.hint();
    el.move(5, 4);
    const asked = el.solution({ maxNodes: 10 });
    await until(() => inside(el, '.notice')?.textContent?.includes('No action'), 'the notice');
    await asked;
  });

  it('are not told of without the attribute, but on demand', async () => {
    const el = await makeWith(STUCK);
    await drawn(el);
    expect(has(el, '.notice')).to.equal(false);
    expect(await el.deadEnd()).to.equal('no-action');
    el.newGame({ position: TOO_FEW });
    expect(await el.deadEnd()).to.equal('deal-impossible');
    el.newGame({ position: LOST });
    expect(await el.deadEnd()).to.equal('lost');
    expect(await el.deadEnd({ maxNodes: 10 })).to.equal(null);
    el.newGame({ code: EASY });
    expect(await el.deadEnd()).to.equal(null);
    expect(has(el, '.notice')).to.equal(false);
  });
});
