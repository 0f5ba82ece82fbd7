import { expect, fixture } from '@open-wc/testing';
import { strings as ar } from '../locales/ar.js';
import { strings as en } from '../locales/en.js';
import { strings as sv } from '../locales/sv.js';
import { cell, focused, inside, leave, make, part, until, type SpideretteGame } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { press } from '../../test/browser/keys.js';
import { GAME, CODES, speaks, label, settle, shut, hostOf, put, page } from '../../test/browser/languages.js';

afterEach(() => {
  page.removeAttribute('lang');
  page.removeAttribute('dir');
  leave();
});

describe('words of the host', () => {
  it('stand in place of single strings, in every language', async () => {
    const el = await make(`<div lang="en">${GAME}</div>`);
    el.strings = { newGame: 'Play again', reasons: { 'on-ace': 'Never on an ace!' }, column: (n) => `Pile ${n}` };
    await el.updateComplete;
    expect(label(el)).to.equal('Play again');
    expect(cell(el, 2, 0).getAttribute('aria-label')).to.match(/^Pile 3, /);
    expect(part(el, '.t-undo').getAttribute('aria-label')).to.equal(en.undo);
    el.parentElement!.lang = 'sv';
    await speaks(el, 'sv');
    expect(label(el)).to.equal('Play again');
    expect(part(el, '.t-undo').getAttribute('aria-label')).to.equal(sv.undo);
    el.strings = null;
    await el.updateComplete;
    expect(label(el)).to.equal(sv.newGame);
  });

  it('can make a language of their own', async () => {
    const el = await make(`<div lang="he">${GAME}</div>`);
    el.strings = { lang: 'he', dir: 'rtl', newGame: 'משחק חדש' };
    await speaks(el, 'he');
    expect(part(el, '.root').dir).to.equal('rtl');
  });

  it('replace one reason and leave the others', async () => {
    const el = await make(GAME);
    el.strings = { reasons: { 'no-undo': 'Nope.' } };
    const log = new Log(el);
    el.undo();
    el.redo();
    expect(log.of('rejected').map(({ message }) => message)).to.deep.equal(['Nope.', en.reasons['no-redo']]);
  });

  it('may be set before the element is defined', async () => {
    const el = document.createElement('spiderette-game') as SpideretteGame;
    Object.defineProperty(el, 'strings', {
      value: { newGame: 'Early' },
      configurable: true,
      writable: true,
      enumerable: true,
    });
    // as Lit does for what was set before the upgrade
    const { strings } = el;
    delete (el as Partial<SpideretteGame>).strings;
    el.strings = strings;
    (await fixture('<div></div>')).append(el);
    await el.updateComplete;
    expect(label(el)).to.equal('Early');
  });

  it('are shown as text, whatever is in them', async () => {
    const evil = '<img src=x onerror="window.hacked = true"><b>x</b>';
    const el = await make(`<spiderette-game no-animation></spiderette-game>`);
    el.strings = {
      newGame: evil,
      variants: { spiderette: evil },
      levels: { 1: evil },
      levelHints: { 1: evil },
      rulesText: [evil],
      card: () => evil,
      dealsLeft: () => evil,
      score: evil,
    };
    el.newGame({ code: 'SD1-S1-AAAAABD' });
    await el.updateComplete;
    part(el, '.t-help').click();
    await el.updateComplete;
    await settle();
    expect(inside(el, 'img')).to.equal(null);
    expect(inside(el, 'dialog b')).to.equal(null);
    expect(part(el, 'dialog p').textContent.trim()).to.equal(evil);
    expect(part(el, '.words').textContent.trim()).to.equal(evil);
    expect('hacked' in window).to.equal(false);
  });

  it('are left out where they are nonsense, and nothing throws', async () => {
    const el = await make(GAME);
    for (const nonsense of [
      undefined,
      null,
      7,
      'text',
      [],
      {
        newGame: 7,
        card: 'no function',
        variants: 'no record',
        suits: null,
        reasons: 5,
        rulesText: {},
        keys: 'B',
        keyNames: null,
      },
      JSON.parse(
        '{ "__proto__": { "newGame": "x" }, "constructor": "x", "toString": "x", "rulesText": [{ "_$litType$": 1, "strings": ["<b>"] }] }',
      ),
    ]) {
      el.strings = nonsense as never;
      await el.updateComplete;
      part(el, '.t-help').click();
      await el.updateComplete;
      expect(label(el)).to.equal(en.newGame);
      expect(inside(el, 'dialog b')).to.equal(null);
      await shut(el);
    }
    expect(({} as Record<string, unknown>)['newGame']).to.equal(undefined);
  });
});

describe('right to left', () => {
  /** Left edges of the first cards of the columns. */
  const columns = (el: Element): number[] =>
    Array.from({ length: 7 }, (_, i) => cell(el, i, 0).getBoundingClientRect().left);
  const mirrored = (el: Element): boolean => columns(el)[0]! > columns(el)[6]!;

  it('the table follows the direction of the nearest ancestor, as it changes', async () => {
    const el = await make(`<div><section>${GAME}</section></div>`);
    expect(mirrored(el)).to.equal(false);
    page.dir = 'rtl';
    await until(() => mirrored(el), 'the table is mirrored');
    el.parentElement!.dir = 'ltr';
    await until(() => !mirrored(el), 'the table is as before');
    el.dir = 'rtl';
    await until(() => mirrored(el), 'the table is mirrored again');
  });

  it('follows through shadow roots', async () => {
    const outer = await fixture<HTMLElement>('<div></div>');
    const { host, root } = hostOf(GAME);
    await put(host, outer);
    const el = root.firstElementChild!;
    await until(() => inside(el, '.cell'), 'the table is drawn');
    outer.dir = 'rtl';
    await until(() => mirrored(el), 'the table is mirrored');
  });

  it('words have the direction of their language, the table that of the page', async () => {
    const el = await make(`<div lang="ar" dir="rtl">${GAME}</div>`);
    await speaks(el, 'ar');
    await until(() => mirrored(el), 'the table is mirrored');
    expect(getComputedStyle(part(el, '.bar')).direction).to.equal('rtl');
    const before = columns(el);
    // English words in a page from right to left
    el.parentElement!.lang = 'en';
    await speaks(el, 'en');
    expect(getComputedStyle(part(el, '.bar')).direction).to.equal('ltr');
    expect(columns(el)).to.deep.equal(before);
    // Arabic words in a page from left to right
    el.parentElement!.lang = 'ar';
    el.parentElement!.dir = 'ltr';
    await speaks(el, 'ar');
    await until(() => !mirrored(el), 'the table is as before');
    expect(getComputedStyle(part(el, '.bar')).direction).to.equal('rtl');
    expect(label(el)).to.equal(ar.newGame);
  });

  it('arrow keys go where they point', async () => {
    const el = await make(`<div lang="ar" dir="rtl">${GAME}</div>`);
    await speaks(el, 'ar');
    el.focus();
    await press('ArrowLeft');
    expect(focused()).to.equal(cell(el, 1, 1));
  });
});

describe('words fit', () => {
  for (const lang of CODES) {
    it(`a page 320 px wide in ${lang}`, async () => {
      const dir = lang === 'ar' ? 'rtl' : 'ltr';
      const box = await fixture<HTMLElement>(`<div lang="${lang}" dir="${dir}" style="width: 320px">${GAME}</div>`);
      const el = box.firstElementChild as SpideretteGame;
      await speaks(el, lang);
      // else too long a word would be broken, and nothing be too wide
      part(el, '.root').style.overflowWrap = 'normal';
      const wide = (): string[] =>
        [
          ...el.shadowRoot!.querySelectorAll<HTMLElement>(
            '.bar, .facts, .panel, .button, .tool, .choice, .seg, .setting, .held-bar, .words, .panel *',
          ),
        ]
          .filter(
            (node) =>
              node.getClientRects().length > 0 && !node.matches('.icon, .icon *, .suit, .suit *, .fan, .fan *, input'),
          )
          .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
          .map((node) => `${node.className}: ${node.textContent.trim()} (${node.scrollWidth} > ${node.clientWidth})`);
      cell(el, 0, 0).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
      await el.updateComplete;
      expect(inside(el, '.held-bar')).not.to.equal(null);
      expect(wide()).to.deep.equal([]);
      for (const tool of ['.t-new', '.t-settings', '.t-help']) {
        part(el, tool).click();
        await el.updateComplete;
        part(el, 'dialog').style.setProperty('width', '320px');
        expect(wide(), tool).to.deep.equal([]);
        await shut(el);
      }
    });
  }
});
