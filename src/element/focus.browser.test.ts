import { expect, fixture } from '@open-wc/testing';
import { on } from '../../test/browser/cursor.js';
import {
  isOpen,
  drawn,
  focused,
  hasFocus,
  inside,
  leave,
  make,
  openDialog,
  part,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { press } from '../../test/browser/keys.js';
import { click, onCard } from '../../test/browser/pointer.js';
import { FULL, KINDS } from '../../test/browser/position.js';

describe('the focus after each action', () => {
  afterEach(leave);

  it('stays on the stock, the finished runs and the tools that were pressed', async () => {
    const el = await on(FULL);
    for (const selector of ['button.stock', '.t-undo', '.t-redo', '.t-undo', 'button.runs']) {
      const button = part(el, selector);
      button.focus();
      await press('Enter');
      await drawn(el);
      expect(focused() === button, selector).to.equal(true);
      expect(inside(el, selector) === button, selector).to.equal(true);
    }
    expect(el.moves).to.equal(0);
  });

  it('comes back to the board from the buttons of a held group', async () => {
    for (const nth of [1, 4]) {
      const el = await on(KINDS);
      await press('1', 'Enter');
      await el.updateComplete;
      part(el, `.held-bar .tool:nth-child(${nth})`).focus();
      await press('Enter');
      await drawn(el);
      expect(focused()!.matches('.cell'), `button ${nth}`).to.equal(true);
      leave();
    }
  });

  it('is in the game when the panel of the win is closed', async () => {
    const el = await on('SD1-S1 AS | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | - | - | - | - | - / - / SSS');
    await press('1', 'Enter', '2', 'Enter');
    await until(() => isOpen(el), 'the panel opens');
    await press('Escape');
    await until(() => !isOpen(el), 'the panel closes');
    expect(hasFocus(el)).to.equal(true);
  });

  it('is scrolled into view', async () => {
    const page = await fixture(
      '<div style="padding-block: 300vh"><spiderette-game no-animation></spiderette-game></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await drawn(el);
    el.focus();
    window.scrollTo(0, 0);
    await press('7');
    await el.updateComplete;
    const { top, bottom } = focused()!.getBoundingClientRect();
    expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
  });
});

describe('the focus never falls to the page', () => {
  afterEach(leave);

  const ways: Record<string, (el: SpideretteGame) => unknown> = {
    'by a click on a card': (el) => click(onCard(el, 0)),
    'by a new game': (el) => el.newGame({ code: 'SP1-S1-AAAAABD' }),
    'by a new game with fewer columns': (el) => {
      el.newGame({ code: 'SP1-S1-AAAAABD' });
      el.newGame({ code: 'SD1-S1-AAAAABD' });
    },
    'by a move of the API': (el) => el.move(6, 3, 3),
    'by a load': (el) => el.load(el.save()),
    'by a deal': (el) => (el.move(0, 3), el.deal()),
    'by being moved to another place': async (el) => {
      const to = document.createElement('div');
      el.parentElement!.append(to);
      to.append(el);
    },
  };
  for (const [way, happens] of Object.entries(ways)) {
    it(way, async () => {
      const el = await on(KINDS);
      await press('7');
      await happens(el);
      await drawn(el);
      if (!way.includes('moved')) expect(hasFocus(el)).to.equal(true);
      el.focus();
      expect(hasFocus(el)).to.equal(true);
    });
  }

  it('when the first game is chosen', async () => {
    const el = await make();
    part(el, '.choice').focus();
    await press('Enter');
    await drawn(el);
    expect(el.game).to.exist;
    expect(hasFocus(el)).to.equal(true);
  });

  it('when a new game is chosen, asked about, and begun', async () => {
    const el = await on(FULL);
    await press('d', 'n');
    await el.updateComplete;
    part(el, 'dialog .choice').focus();
    await press('Enter');
    await el.updateComplete;
    expect(el.moves, 'asks first').to.equal(1);
    expect(focused()!.closest('dialog'), 'in the question').to.exist;
    const main = part(el, 'dialog .button.is-main');
    main.focus();
    await press('Enter');
    await drawn(el);
    expect(el.moves).to.equal(0);
    expect(isOpen(el)).to.equal(false);
    expect(hasFocus(el), 'after the question').to.equal(true);
  });

  it('when the game is won by keyboard and played again', async () => {
    const el = await on('SD1-S1 AS | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | - | - | - | - | - / - / SSS');
    await press('1', 'Enter', '2', 'Enter');
    await drawn(el);
    expect(openDialog(el), 'the panel of the win').to.exist;
    expect(focused()!.closest('dialog')).to.exist;
    part(el, 'dialog .row .button').focus();
    await press('Enter');
    await drawn(el);
    expect([el.moves, isOpen(el), hasFocus(el)]).to.deep.equal([0, false, true]);
  });

  it('Tab goes through board, stock and toolbar, and out', async () => {
    const page = await fixture(
      '<div><button>before</button><spiderette-game no-animation></spiderette-game><button>after</button></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await drawn(el);
    page.querySelector('button')!.focus();
    const way: string[] = [];
    for (let i = 0; i < 12 && focused()!.textContent !== 'after'; i++) {
      await press('Tab');
      way.push(focused()!.className.split(' ')[0]!);
    }
    expect(way.slice(0, 3)).to.deep.equal(['cell', 'stock', 'runs']);
    expect(way.filter((name) => name === 'tool')).to.have.length(6);
    expect(inside(el, '.board')).to.exist;
    expect(focused()!.textContent).to.equal('after');
  });
});
