import { expect, fixture, nextFrame } from '@open-wc/testing';
import { strings as ar } from '../locales/ar.js';
import { strings as en } from '../locales/en.js';
import { strings as sv } from '../locales/sv.js';
import {
  cell,
  focused,
  inside,
  leave,
  openDialog,
  make,
  part,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { press } from '../../test/browser/keys.js';
import { Localizer } from './localize.js';

const GAME = '<spiderette-game no-animation code="SD1-S4-AAAAABD"></spiderette-game>';
const CODES = ['ar', 'de', 'en', 'es', 'fr', 'id', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'sv', 'zh'];

/** The language of the words that are shown. */
const shown = (el: Element): string => part(el, '.root').lang.slice(0, 2);
const speaks = (el: Element, lang: string): Promise<void> =>
  until(() => shown(el) === lang, `the element speaks ${lang}`);
const label = (el: Element): string | null => part(el, '.t-new').getAttribute('aria-label');
/** Long enough for a locale to come that should not. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 150));

/** Closes the panel, and waits until it is gone: its event comes later. */
async function shut(el: Element): Promise<void> {
  openDialog(el)!.close();
  await until(() => !inside(el, '.panel'), 'the panel is gone');
}

/** A host with a shadow root that holds some markup. */
function hostOf(markup: string, mode: ShadowRootMode = 'open'): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode });
  root.innerHTML = markup;
  return { host, root };
}

async function put(host: Element, into: Element): Promise<void> {
  into.append(host);
  await nextFrame();
}

const page = document.documentElement;

afterEach(() => {
  page.removeAttribute('lang');
  page.removeAttribute('dir');
  leave();
});

describe('language', () => {
  beforeEach(() => page.removeAttribute('lang'));

  it('is English where none is named', async () => {
    const el = await make(GAME);
    await settle();
    expect([shown(el), label(el)]).to.deep.equal(['en', en.newGame]);
  });

  for (const [tag, lang] of Object.entries({
    'sv-FI': 'sv',
    'zh-Hans-CN': 'zh',
    'zh-TW': 'zh',
    'pt-BR': 'pt',
    pt_PT: 'pt',
    'RU-ru': 'ru',
    'ar-EG-u-nu-latn': 'ar',
    id: 'id',
    'en-AU': 'en',
    fi: 'en',
    '': 'en',
    constructor: 'en',
    __proto__: 'en',
    'sv"><img src=x onerror=alert(1)>': 'en',
    svenska: 'en',
    '../sv': 'en',
  })) {
    it(`"${tag}" is answered by ${lang}`, async () => {
      page.lang = lang === 'en' ? 'sv' : 'en';
      const el = await make(GAME);
      el.setAttribute('lang', tag);
      await speaks(el, lang);
    });
  }

  for (const lang of CODES) {
    it(`${lang} is there, named and directed`, async () => {
      const el = await make(`<spiderette-game no-animation suits="1" lang="${lang}"></spiderette-game>`);
      await speaks(el, lang);
      await el.updateComplete;
      const { strings } = (await import(`../locales/${lang}.ts`)) as { strings: typeof en };
      expect(label(el)).to.equal(strings.newGame);
      expect(part(el, '.root').dir).to.equal(strings.dir);
      expect(cell(el, 0, 0).getAttribute('aria-label')).to.contain(strings.column(1));
    });
  }

  it('is that of the nearest ancestor', async () => {
    page.lang = 'de';
    const el = await make(`<div lang="sv"><p lang="ru"></p><div><span>${GAME}</span></div></div>`);
    await speaks(el, 'sv');
  });

  it('is that of the page', async () => {
    page.lang = 'nl-BE';
    await speaks(await make(GAME), 'nl');
  });

  it('is unknown, so English, where the nearest ancestor says it is unknown', async () => {
    page.lang = 'sv';
    const el = await make(`<div lang="">${GAME}</div>`);
    await settle();
    expect(shown(el)).to.equal('en');
  });

  for (const mode of ['open', 'closed'] as const) {
    it(`comes through ${mode} shadow roots`, async () => {
      const outer = await fixture(`<div lang="sv"></div>`);
      const { host, root } = hostOf('<section></section>', mode);
      const inner = hostOf(GAME, mode);
      root.firstElementChild!.append(inner.host);
      await put(host, outer);
      const el = inner.root.firstElementChild!;
      await speaks(el, 'sv');
      root.firstElementChild!.setAttribute('lang', 'de');
      await speaks(el, 'de');
      inner.host.lang = 'fr';
      await speaks(el, 'fr');
      inner.host.removeAttribute('lang');
      root.firstElementChild!.removeAttribute('lang');
      (outer as HTMLElement).lang = 'it';
      await speaks(el, 'it');
    });
  }

  it('is not that of a slot, as everywhere in HTML', async () => {
    const { host } = hostOf('<div lang="sv"><slot></slot></div><div lang="de"><slot name="other"></slot></div>');
    const outer = await fixture<HTMLElement>('<div lang="fr"></div>');
    host.innerHTML = `<p>${GAME}</p>`;
    await put(host, outer);
    const el = host.querySelector('spiderette-game')!;
    await speaks(el, 'fr');
    host.firstElementChild!.slot = 'other';
    el.requestUpdate();
    await settle();
    expect(shown(el)).to.equal('fr');
    expect(el.matches(':lang(fr)'), 'as the browser has it').to.equal(true);
    host.lang = 'ru';
    await speaks(el, 'ru');
  });

  it('is found anew at the next update where an ancestor was moved', async () => {
    const both = await fixture(`<div><div lang="sv"><p>${GAME}</p></div><div lang="de"></div></div>`);
    const el = both.querySelector('spiderette-game')!;
    await speaks(el, 'sv');
    both.lastElementChild!.append(el.parentElement!);
    await speaks(el, 'de');
  });
});

describe('changes of the language', () => {
  it('are followed on the element, its ancestors and the page', async () => {
    const el = await make(`<div><div>${GAME}</div></div>`);
    const steps: [Element, string | null, string][] = [
      [page, 'sv', 'sv'],
      [el.parentElement!.parentElement!, 'de', 'de'],
      [el, 'ru', 'ru'],
      [el.parentElement!, 'fr', 'ru'],
      [el, null, 'fr'],
      [el.parentElement!, null, 'de'],
      [el.parentElement!.parentElement!, null, 'sv'],
      [page, null, 'en'],
    ];
    for (const [node, lang, now] of steps) {
      if (lang === null) node.removeAttribute('lang');
      else node.setAttribute('lang', lang);
      await speaks(el, now);
    }
  });

  it('change the words at once and nothing else', async () => {
    const el = await make(`<div lang="en">${GAME}</div>`);
    el.move(1, 0);
    await el.updateComplete;
    el.focus();
    await press('ArrowRight', 'ArrowRight');
    const { game } = el;
    const at = focused()!.getAttribute('aria-label');
    const places = (): string =>
      [...el.shadowRoot!.querySelectorAll('.card')].map((card) => JSON.stringify(card.getBoundingClientRect())).join();
    const before = places();
    const log = new Log(document);
    el.parentElement!.lang = 'sv';
    await speaks(el, 'sv');
    await el.updateComplete;
    expect(el.game).to.equal(game);
    expect(log.names).to.deep.equal([]);
    expect(places()).to.equal(before);
    expect(focused()!.getAttribute('aria-label')).not.to.equal(at);
    expect(focused()!.getAttribute('aria-label')).to.contain('Kolumn 3');
    expect(label(el)).to.equal(sv.newGame);
    log.stop();
  });

  it('end with the last, whichever comes first', async () => {
    const el = await make(GAME);
    const seen = new Set<string>();
    for (const lang of ['ja', 'pl', 'es', 'sv', 'it', 'ru']) {
      el.lang = lang;
      await Promise.resolve();
      await Promise.resolve();
    }
    const end = performance.now() + 400;
    while (performance.now() < end) {
      seen.add(shown(el));
      await nextFrame();
    }
    expect(shown(el)).to.equal('ru');
    el.lang = 'de';
    await Promise.resolve();
    el.removeAttribute('lang');
    await settle();
    expect(shown(el)).to.equal('en');
  });

  it('are followed after a move in the page', async () => {
    const both = await fixture(`<div><div lang="sv">${GAME}</div><div lang="de"></div></div>`);
    const [from, to] = both.children as unknown as [HTMLElement, HTMLElement];
    const el = from.firstElementChild as SpideretteGame;
    await speaks(el, 'sv');
    const { game } = el;
    to.append(el);
    await speaks(el, 'de');
    to.lang = 'fr';
    await speaks(el, 'fr');
    const { host, root } = hostOf('<div></div>');
    host.lang = 'it';
    both.append(host);
    root.firstElementChild!.append(el);
    await speaks(el, 'it');
    root.firstElementChild!.setAttribute('lang', 'pl');
    await speaks(el, 'pl');
    expect(el.game).to.equal(game);
  });

  it('concern each element by itself', async () => {
    const both = await fixture(`<div><div lang="sv">${GAME}</div><div lang="ru">${GAME}</div></div>`);
    const [a, b] = [...both.querySelectorAll('spiderette-game')];
    await speaks(a!, 'sv');
    await speaks(b!, 'ru');
    a!.parentElement!.lang = 'de';
    await speaks(a!, 'de');
    expect(shown(b!)).to.equal('ru');
  });

  it('leave nothing behind: what is attached is detached', async () => {
    const Real = MutationObserver;
    const live = new Map<MutationObserver, Set<Node>>();
    class Watched extends Real {
      override observe(node: Node, options?: MutationObserverInit): void {
        if (options?.attributeFilter?.includes('lang')) live.set(this, (live.get(this) ?? new Set()).add(node));
        super.observe(node, options);
      }

      override disconnect(): void {
        live.delete(this);
        super.disconnect();
      }
    }
    window.MutationObserver = Watched;
    try {
      const { host, root } = hostOf(GAME);
      const el = root.firstElementChild as SpideretteGame;
      const outer = await fixture('<div></div>');
      await put(host, outer);
      await el.updateComplete;
      expect([...live.values()].map((nodes) => [...nodes])).to.deep.equal([[root, document]]);
      outer.append(el);
      await el.updateComplete;
      // not where it was before
      expect([...live.values()].map((nodes) => [...nodes])).to.deep.equal([[document]]);
      el.requestUpdate();
      el.remove();
      await el.updateComplete;
      expect(live.size).to.equal(0);
      page.lang = 'sv';
      await settle();
      expect(live.size).to.equal(0);
      expect(shown(el)).to.equal('en');
      outer.append(el);
      await speaks(el, 'sv');
    } finally {
      window.MutationObserver = Real;
    }
  });
});

describe('a localizer', () => {
  /** What a host is as far as a localizer knows. */
  function localizerOf(node: HTMLElement): { localizer: Localizer; updates: () => number } {
    let updates = 0;
    const host = Object.assign(node, {
      addController: () => {},
      removeController: () => {},
      requestUpdate: () => void updates++,
      updateComplete: Promise.resolve(true),
    });
    return { localizer: new Localizer(host), updates: () => updates };
  }

  it('tells the language as the page has it, and English strings until others are there', async () => {
    const node = await fixture<HTMLElement>('<p lang="sv-FI"></p>');
    const { localizer, updates } = localizerOf(node);
    expect([localizer.lang, localizer.strings]).to.deep.equal(['', en]);
    localizer.hostConnected();
    expect([localizer.lang, localizer.strings.lang]).to.deep.equal(['sv-FI', 'en']);
    const asked = updates();
    await until(() => localizer.strings.lang === 'sv', 'Swedish is loaded');
    expect(updates()).to.equal(asked + 1);
    localizer.hostUpdate();
    localizer.hostUpdate();
    await settle();
    expect(updates()).to.equal(asked + 1);
    localizer.hostDisconnected();
    node.lang = 'de';
    await settle();
    expect([updates(), localizer.strings.lang]).to.deep.equal([asked + 1, 'sv']);
  });
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
