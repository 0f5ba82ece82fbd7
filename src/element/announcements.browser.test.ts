import { expect, fixture } from '@open-wc/testing';
import {
  cell,
  drawn,
  has,
  inside,
  isOpen,
  leave,
  make,
  makeWith,
  part,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { press } from '../../test/browser/keys.js';
import { click, drag, onCard, onColumn } from '../../test/browser/pointer.js';
import { COMPLETES, FULL, KINDS, LAST_MOVE } from '../../test/browser/position.js';
import { strings as en } from '../locales/en.js';
import { strings as sv } from '../locales/sv.js';

/** Collects what an element says: each text of either region, in order. */
function ear(el: SpideretteGame): { readonly said: string[]; readonly next: () => Promise<string> } {
  const said: string[] = [];
  let told = 0;
  for (const region of el.shadowRoot!.querySelectorAll('[aria-live]')) {
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
  return {
    said,
    /** The next message, once it has been said. */
    next: async () => {
      await until(() => said.length > told, 'something is said');
      return said[told++]!.replace(/\u00A0$/, '');
    },
  };
}

/** An element that has said what there was to say of its beginning. */
async function quiet(position: string, attributes = ''): Promise<SpideretteGame> {
  const el = await makeWith(position, attributes);
  await until(() => part(el, '[aria-live]').textContent, 'the new game is said');
  return el;
}

describe('what is said', () => {
  afterEach(leave);

  it('an action under way loses nothing to the next: what comes too soon is said together', async () => {
    const el = await quiet(FULL);
    const { next, said } = ear(el);
    el.move(0, 1);
    el.undo();
    el.redo();
    el.deal();
    expect(await next()).to.match(/^Five of hearts to column 2\..* Undone\. Redone\. Dealt, .*5 deals left\.$/i);
    el.undo();
    expect(await next()).to.equal('Undone.');
    el.undo();
    expect(await next()).to.equal('Undone.');
    expect(new Set(said.slice(1)), 'varied, or it would be silent').to.have.length(2);
  });

  it('a message stands for a while before the next takes its place', async () => {
    const el = await quiet(FULL);
    const times: number[] = [];
    const region = part(el, '[aria-live]');
    new MutationObserver(() => times.push(performance.now())).observe(region, {
      characterData: true,
      subtree: true,
      childList: true,
    });
    for (let i = 0; times.length < 3; i++) {
      if (i % 2) el.undo();
      else el.deal();
      await new Promise(requestAnimationFrame);
    }
    expect(times[1]! - times[0]!).to.be.above(150);
    expect(times[2]! - times[1]!).to.be.above(150);
  });

  it('a deal names the cards, by column, and what is turned, removed and left', async () => {
    const el = await quiet(COMPLETES);
    const { next } = ear(el);
    el.move(0, 1);
    expect(await next()).to.equal(
      'ace of spades to column 2. Column 1 turns up four of hearts. Column 2 turns up five of hearts. A run of spades is complete. 3 to go.',
    );
    el.deal();
    const dealt = el.game!.position.columns.map(({ cards }) => en.card(cards.at(-1)!));
    expect(await next()).to.equal(`Dealt, ${dealt.join(', ')}, ${en.dealsLeft(el.dealsLeft)}.`);
  });

  it('each refusal tells its rule, by key, click and button', async () => {
    const el = await quiet(KINDS);
    const { next } = ear(el);
    part(el, 'button.stock').click();
    expect(await next()).to.equal(en.reasons['empty-column']);
    part(el, '.t-undo').click();
    expect(await next()).to.equal(en.reasons['no-undo']);
    el.focus();
    await press('7', 'Enter', 'b');
    await until(async () => (await next()) === en.reasons['no-place'], 'no place is told');
  });

  it('a move whose cards have got the focus is not told by name again; others are', async () => {
    const el = await quiet(KINDS);
    const { next } = ear(el);
    el.focus();
    await press('1', 'Enter');
    expect(await next()).to.equal('held.');
    await press('2');
    expect(await next()).to.equal(en.canGoHere);
    await press('Enter');
    expect(await next()).to.match(/^Moved\. Column 1 turns up nine of clubs\.$/);
    await press('7', 'Enter');
    expect(await next()).to.equal('held.');
    await press('4');
    expect(await next()).to.equal(en.canGoHere);
    // the same cell, with another name: that is not spoken by itself
    await press('Enter');
    expect(await next()).to.equal('seven of hearts to column 4.');
    (el.getRootNode() as Document).body.focus();
    part(el, '.t-new').focus();
    el.move(6, 3);
    expect(await next()).to.equal(en.reasons['wrong-rank']);
    el.move(3, 6);
    expect(await next()).to.equal('seven of hearts to column 7.');
  });

  it('what is held is told as it grows and shrinks, by key and by button, and when it is let go', async () => {
    const el = await quiet(KINDS);
    const { next, said } = ear(el);
    await click(onCard(el, 6));
    expect(await next()).to.equal('held.');
    part(el, '.held-bar .tool:nth-child(2)').focus();
    await press('Enter');
    expect(await next()).to.equal('held, eight of hearts, group of 2.');
    part(el, '.held-bar .tool:nth-child(3)').focus();
    await press('Enter');
    expect(await next()).to.equal('held, seven of hearts.');
    part(el, '.held-bar .tool:nth-child(4)').focus();
    await press('Enter');
    expect(await next()).to.equal(en.letGone);
    el.focus();
    await press('7', 'Enter');
    expect(await next()).to.equal('held.');
    const before = said.length;
    await press('Shift+ArrowUp');
    await el.updateComplete;
    // the focus has gone to the card and says it all
    expect(cell(el, 6, 3).ariaLabel).to.equal('Column 7, eight of hearts, 1 hidden, held, group of 2');
    await press('Escape');
    expect(await next()).to.equal(en.letGone);
    expect(said).to.have.length(before + 1);
  });

  it('of the columns that the cursor passes only the last is told', async () => {
    const el = await quiet(KINDS);
    const { next, said } = ear(el);
    el.focus();
    await press('1', 'Enter');
    await next();
    for (const key of ['2', '3', '4', '5', '6']) {
      el.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    }
    expect(await next()).to.equal(en.reasons['on-ace']);
    expect(said).to.have.length(2);
  });

  it('by drag the move is told, and nothing of what was held', async () => {
    const el = await quiet(KINDS);
    const { next } = ear(el);
    await drag(onCard(el, 0), onColumn(el, 1));
    expect(await next()).to.match(/^(Moved|five of hearts to column 2)\. Column 1 turns up nine of clubs\.$/);
  });

  it('S reads counts and table, C the whole column', async () => {
    const el = await quiet(KINDS);
    const { next } = ear(el);
    el.focus();
    await press('s');
    expect(await next()).to.equal(
      '500 points, 0 moves, 6 deals left, Finished runs: 0 of 4. Column 1, 1 hidden, five of hearts. Column 2, six of spades. Column 3, six of hearts. Column 4, empty. Column 5, 1 hidden, king of spades. Column 6, ace of spades. Column 7, 1 hidden, nine of hearts, group of 3.',
    );
    await press('7', 'c');
    expect(await next()).to.equal(
      'Column 7, 1 hidden, ten of diamonds, nine of hearts, eight of hearts, seven of hearts.',
    );
  });

  it('an open panel has its own region, and what was said before is not said in it', async () => {
    const el = await quiet(FULL);
    const { next, said } = ear(el);
    el.deal();
    await next();
    part(el, '.t-settings').click();
    await drawn(el);
    expect(isOpen(el)).to.equal(true);
    expect(part(el, 'dialog [aria-live]').textContent).to.equal('');
    el.undo();
    expect(await next()).to.equal('Undone.');
    expect(part(el, 'dialog [aria-live]').textContent).to.equal('Undone.');
    inside(el, 'dialog')!.querySelector('button')!.click();
    await until(() => !isOpen(el), 'the panel closes');
    expect(part(el, '[aria-live]').textContent).to.equal('');
    expect(said).to.have.length(2);
  });

  it('the win is said where it is shown', async () => {
    const el = await quiet(LAST_MOVE);
    const { next } = ear(el);
    el.move(0, 1);
    expect(await next()).to.match(/A run of spades is complete\. 0 to go\. Solved, 599 points, 1 move\.$/);
    expect(part(el, 'dialog [aria-live]').textContent).to.match(/Solved/);
  });

  it('a code that cannot be read is told each time, stays told, and follows the language', async () => {
    const el = await make('<spiderette-game no-animation lang="en"></spiderette-game>');
    const { next, said } = ear(el);
    const field = part(el, 'input.field');
    field.focus();
    await press('x', 'Enter');
    expect(await next()).to.equal(en.reasons.code);
    await press('Enter');
    expect(await next()).to.equal(en.reasons.code);
    expect(said[0]).not.to.equal(said[1]);
    expect(part(el, '#error').textContent).to.equal(en.reasons.code);
    expect(field.getAttribute('aria-describedby')).to.equal('error');
    el.lang = 'sv';
    await until(() => part(el, '#error').textContent === sv.reasons.code, 'it is told in Swedish');
  });

  it('copying is told', async () => {
    const el = await quiet('SD1-S4 ' + FULL.slice(7));
    el.newGame({ code: 'SD1-S1-AAAAABD' });
    await drawn(el);
    const { said } = ear(el);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true });
    try {
      part(el, 'button.code').click();
      await until(() => said.some((text) => text.includes('Copied.')), 'it is told');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    }
  });

  it('the first message waits for its language', async () => {
    const el = await make('<spiderette-game no-animation lang="pl" code="SD1-S1-AAAAABD"></spiderette-game>');
    const { strings: pl } = await import('../locales/pl.js');
    const region = part(el, '[aria-live]');
    await until(() => region.textContent, 'the new game is said');
    expect(region.textContent).to.contain(pl.newGame);
  });

  it('what happened before the element was in a page is said there', async () => {
    const el = document.createElement('spiderette-game');
    el.noAnimation = true;
    expect(el.newGame({ position: FULL })).to.equal(true);
    expect(el.deal()).to.equal(true);
    (await fixture('<div></div>')).append(el);
    await until(() => inside(el, '[aria-live]')?.textContent, 'it is said');
    expect(part(el, '[aria-live]').textContent).to.match(/^New game, .*Dealt, /);
  });

  it('a message is in the language that holds when it is said', async () => {
    const el = await quiet(FULL);
    const { next } = ear(el);
    el.lang = 'it';
    el.undo();
    const { strings: it_ } = await import('../locales/it.js');
    expect(await next()).to.equal(it_.reasons['no-undo']);
  });
});

describe('rules that hold', () => {
  afterEach(leave);

  const rules = async (attributes: string): Promise<string> => {
    const el = await make(`<spiderette-game no-animation ${attributes}></spiderette-game>`);
    part(el, '.t-help').click();
    await el.updateComplete;
    expect(has(el, 'dialog[open]')).to.equal(true);
    return part(el, 'dialog').textContent;
  };

  for (const game of ['', 'code="SD1-S1-AAAAABD"']) {
    it(`are told as they are played, ${game ? 'in a game' : 'before the first'}`, async () => {
      expect(await rules(game))
        .to.contain('No deal while')
        .and.to.contain('The last 100 actions');
      expect(await rules(`${game} relaxed-deal`)).not.to.contain('No deal while');
      expect(await rules(`${game} undo-limit="5"`)).not.to.contain('100 actions');
    });
  }
});
