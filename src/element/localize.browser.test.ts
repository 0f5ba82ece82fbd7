import { expect, fixture, nextFrame } from '@open-wc/testing';
import { strings as en } from '../locales/en.js';
import { strings as sv } from '../locales/sv.js';
import { Localizer } from './localize.js';
import { cell, focused, leave, make, part, until, type SpideretteGame } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { press } from '../../test/browser/keys.js';
import { GAME, CODES, shown, speaks, label, settle, hostOf, put, page } from '../../test/browser/languages.js';

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
