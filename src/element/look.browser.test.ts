import { expect, fixture, nextFrame } from '@open-wc/testing';
import { drawn, has, leave, make, makeWith, part, until, type SpideretteGame } from '../../test/browser/element.js';
import { click, onCard, onColumn } from '../../test/browser/pointer.js';
import { FULL, KINDS } from '../../test/browser/position.js';
import manifest from '../../custom-elements.json';
import { styles } from './spiderette-game.styles.js';

const sheet = styles.map(({ cssText }) => cssText).join('');

type Rgb = readonly [number, number, number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** A colour of CSS laid on a ground. */
function rgb(colour: string, ground: string): Rgb {
  canvas.clearRect(0, 0, 1, 1);
  for (const layer of [ground, colour]) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

const luminance = (of: Rgb): number => {
  const [r, g, b] = of.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

/** As WCAG 2.2 reckons it. */
function contrast(one: string, ground: string): number {
  const [light, dark] = [luminance(rgb(one, ground)), luminance(rgb(ground, ground))].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What a value comes to in the element. */
function resolver(el: SpideretteGame): (value: string) => string {
  const probe = document.createElement('div');
  part(el, '.root').append(probe);
  return (value) => {
    probe.style.color = '';
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
}

/** Ink, ground, least contrast: 4.5 for words and suits, 3 for what is seen rather than read. */
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['--_text', '--table', 7],
  ['--_text-soft', '--table', 4.5],
  ['--_line', '--table', 3],
  ['--_accent', '--table', 4.5],
  ['--_last', '--table', 3],
  ['--_text', '--_panel', 7],
  ['--_text-soft', '--_panel', 4.5],
  ['--_accent', '--_panel', 4.5],
  ['--_line', '--_panel', 3],
  ['--_on-accent', '--_accent', 4.5],
  ['--_spades', '--_face', 4.5],
  ['--_hearts', '--_face', 4.5],
  ['--_diamonds', '--_face', 4.5],
  ['--_clubs', '--_face', 4.5],
  ['--_last', '--_face', 3],
  ['--_accent', '--_face', 3],
  ['--silk', '--back', 3],
];

describe('the look', () => {
  afterEach(leave);

  for (const theme of ['light', 'dark'] as const) {
    for (const colours of [2, 4] as const) {
      it(`contrast of all pairs, ${theme}, ${colours} colours`, async () => {
        const el = await make(
          `<spiderette-game no-animation theme="${theme}" deck-colors="${colours}" code="SD1-S4-AAAAABD"></spiderette-game>`,
        );
        const resolve = resolver(el);
        const probe = part(el, '.root').lastElementChild as HTMLElement;
        // Some are read where they are used.
        const own: Record<string, string> = {
          '--table': getComputedStyle(part(el, '.root')).backgroundColor,
          '--silk': getComputedStyle(part(el, '.sp-q')).color,
          '--back': getComputedStyle(part(el, '.sp-q')).fill,
        };
        probe.className = colours === 4 ? 'deck-4' : '';
        const measured = PAIRS.map(([ink, ground, least]) => {
          const [a, b] = [ink, ground].map((name) => own[name] ?? resolve(`var(${name})`));
          return { pair: `${ink} on ${ground}`, value: contrast(a!, b!), least, a, b };
        });
        const low = measured
          .filter(({ value, least }) => !(value >= least))
          .map(({ pair, value, a, b }) => `${pair}: ${value.toFixed(2)} (${a}, ${b})`);
        expect(low).to.deep.equal([]);
      });
    }
  }

  it('table and cards are themed apart, each by one word', async () => {
    const el = await make('<spiderette-game no-animation theme="light" code="SD1-S4-AAAAABD"></spiderette-game>');
    const face = (): string => getComputedStyle(part(el, '.card:not(.is-back)')).backgroundColor;
    const table = (): string => getComputedStyle(part(el, '.root')).backgroundColor;
    const [light, lightTable] = [face(), table()];
    el.style.setProperty('--spiderette-card-scheme', 'dark');
    expect(face()).not.to.equal(light);
    expect(table()).to.equal(lightTable);
    el.style.removeProperty('--spiderette-card-scheme');
    el.theme = 'dark';
    await el.updateComplete;
    expect([face() === light, table() === lightTable]).to.deep.equal([false, false]);
    el.style.setProperty('--spiderette-card-scheme', 'light');
    expect(face()).to.equal(light);
  });

  it('every property that the manual names is read, and none that it does not', async () => {
    const modules: readonly {
      readonly declarations?: readonly { readonly cssProperties?: readonly { readonly name: string }[] }[];
    }[] = manifest.modules;
    const documented = modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap(({ cssProperties = [] }) => cssProperties.map(({ name }) => name)),
    );
    const scripts = await Promise.all(
      ['play', 'board-size'].map(async (name) => (await fetch(`/src/element/${name}.ts`)).text()),
    );
    const read = new Set([sheet, ...scripts].join('\n').match(/--spiderette-[a-z-]+/g));
    expect([...read].sort()).to.deep.equal([...new Set(documented)].sort());
  });

  it('a property set on any ancestor wins', async () => {
    const page = await fixture(
      '<div style="--spiderette-table: rgb(1, 2, 3); --spiderette-radius: 0.2"><spiderette-game no-animation suits="1"></spiderette-game></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    await drawn(el);
    expect(getComputedStyle(part(el, '.root')).backgroundColor).to.equal('rgb(1, 2, 3)');
    const card = part(el, '.card');
    expect(parseFloat(getComputedStyle(card).borderTopLeftRadius)).to.be.closeTo(card.clientWidth * 0.2, 0.5);
  });

  it('needs no image, no font and no suit character', async () => {
    const el = await makeWith(KINDS);
    expect(el.shadowRoot!.querySelectorAll('img, image, picture, canvas, video')).to.have.length(0);
    expect(sheet).not.to.match(/url\(|@font-face|@import/);
    for (const panel of ['new', 'settings', 'help']) {
      part(el, `.t-${panel}`).click();
      await el.updateComplete;
      expect(el.shadowRoot!.textContent).not.to.match(/[\u2660-\u2667]|\p{Emoji_Presentation}/u);
    }
  });

  it('the index is drawn whole in every strip, at 320 px and in Spider at 360 px', async () => {
    for (const [width, code] of [
      [320, 'SD1-S4-AAAAABD'],
      [360, 'SP1-S4-AAAAABD'],
    ] as const) {
      const page = await fixture(
        `<div style="width: ${width}px"><spiderette-game no-animation code="${code}"></spiderette-game></div>`,
      );
      const el = page.querySelector('spiderette-game')!;
      await drawn(el);
      for (let i = 0; i < 3; i++) el.deal();
      await drawn(el);
      let strips = 0;
      for (const { cards, hidden } of el.game!.position.columns) {
        for (let i = hidden; i < cards.length - 1; i++) {
          const [card, next] = [cards[i]!, cards[i + 1]!].map(({ id }) => part(el, `.card[data-id="${id}"]`));
          const index = card!.querySelector('.sp-index')!.getBoundingClientRect();
          expect(index.bottom, `${code}, ${width} px`).to.be.at.most(next!.getBoundingClientRect().top + 1);
          expect(index.height, 'large enough').to.be.at.least(9);
          strips++;
        }
      }
      expect(strips).to.be.above(10);
      leave();
    }
  });

  it('what tells something never tells it by colour alone', async () => {
    const el = await makeWith(KINDS);
    await click(onCard(el, 0));
    await el.updateComplete;
    // Targets have an arrow, two where the run of the suit grows.
    const arrows = [...el.shadowRoot!.querySelectorAll('.aim path')].map((path) => path.getAttribute('d'));
    expect(arrows).to.have.length(3);
    expect(new Set(arrows).size).to.equal(2);
    await click(onColumn(el, 1));
    await el.updateComplete;
    expect(getComputedStyle(part(el, '.last')).borderTopStyle).to.equal('solid');
    expect(getComputedStyle(part(el, '.from')).borderTopStyle).to.equal('dashed');
  });

  it('more contrast is given where it is asked for', () => {
    expect(sheet).to.match(/@media \(prefers-contrast: more\)/);
  });
});

describe('style attributes', () => {
  afterEach(leave);

  it('are never parsed from markup: under a strict policy nothing is blocked, and every place holds', async () => {
    const frame = await fixture<HTMLIFrameElement>('<iframe style="width: 700px; height: 700px"></iframe>');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = `<!doctype html>
      <meta http-equiv="Content-Security-Policy" content="style-src 'none'; style-src-attr 'none'; img-src 'none'; font-src 'none'">
      <script>
        window.blocked = [];
        addEventListener('securitypolicyviolation', (event) => blocked.push(event.violatedDirective + ' ' + event.sample));
      </script>
      <script type="module" src="/src/index.ts"></script>
      <body><spiderette-game></spiderette-game>`;
    await loaded;
    const view = frame.contentWindow as unknown as Window & typeof globalThis & { blocked: string[] };
    const el = frame.contentDocument!.querySelector<SpideretteGame>('spiderette-game')!;
    await until(() => view.customElements.get('spiderette-game') && el.shadowRoot, 'it is defined', 8000);
    // The policy does block what is parsed, and tells.
    const parsed = frame.contentDocument!.createElement('p');
    parsed.setAttribute('style', 'color: red');
    await until(() => view.blocked.length > 0, 'the policy is in force');
    view.blocked.length = 0;

    // Whatever is written into a style attribute must have come by the CSSOM: then the style holds it.
    const lost: string[] = [];
    const observer = new view.MutationObserver((records) => {
      for (const { target } of records) {
        const node = target as HTMLElement;
        const text = node.getAttribute('style') ?? '';
        if (text.replaceAll(/\s/g, '') && !node.style.length) lost.push(`${node.className}: ${text}`);
      }
    });
    observer.observe(el.shadowRoot!, { subtree: true, attributes: true, attributeFilter: ['style'], childList: false });
    const step = async (act: () => unknown): Promise<void> => {
      act();
      await el.updateComplete;
      await nextFrame();
      for (const node of el.shadowRoot!.querySelectorAll<HTMLElement>('[style]')) {
        if (!node.style.length) lost.push(`${act}: ${node.className}`);
        if (!node.matches('.card[data-id]')) continue;
        if (!view.getComputedStyle(node).getPropertyValue('--x').endsWith('px')) lost.push(`${act}: --x of a card`);
      }
    };
    await step(() => el.newGame({ position: FULL }));
    await step(() => el.deal());
    await step(() => el.undo());
    await step(() => el.move(0, 1));
    await step(() => el.move(0, 5));
    await step(() => part(el, '.cell[data-column="6"]').click());
    await step(() => part(el, '.t-settings').click());
    await step(() => part(el, '.t-new').click());
    await step(() => (el.variant = 'spider'));
    await step(() => el.restart());
    observer.disconnect();
    expect(lost).to.deep.equal([]);
    expect(view.blocked).to.deep.equal([]);
    expect(has(el, '.card[data-id]')).to.equal(true);
  });
});
