/** What is seen where the system's colours replace ours, and where less transparency or more contrast is asked for. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Served } from './served.js';

const served = new Served();
beforeAll(() => served.start(), 60_000);
afterAll(() => served.stop());

/** In the page: styles of what is inside the element, and the system's colours as the page has them. */
const HELPERS = `
  window.game = document.querySelector('spiderette-game');
  window.inside = (selector) => game.shadowRoot.querySelector(selector);
  window.style = (selector, pseudo) => ({ ...getComputedStyle(inside(selector), pseudo) });
  window.system = (name) => {
    const probe = document.createElement('i');
    probe.style.color = name;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
`;

type Line = readonly [style: string, width: number, color: string];
const lines = (page: Page, selector: string, kind: 'outline' | 'borderTop'): Promise<Line> =>
  page.evaluate(
    `(() => { const s = getComputedStyle(inside('${selector}')); return [s.${kind}Style, parseFloat(s.${kind}Width), s.${kind}Color]; })()`,
  );
const outline = (page: Page, selector: string): Promise<Line> => lines(page, selector, 'outline');
const border = (page: Page, selector: string): Promise<Line> => lines(page, selector, 'borderTop');

/** Contrast of two colours, as in WCAG. */
function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = /\d.*\d/
        .exec(color)![0]
        .split(/[, ]+/)
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

// a six of spades takes the five of hearts, and so do others
const POSITION =
  'SD1-S4 5H | 6S | 6H | 4D | 3C | 2H | 9S 9H 8H 7H / AS AH AD AC 2S 2D 2C 3S 3H 3D 4S 4H 4C 5S 5D 5C 6D 6C 7S 7D 7C 8S 8D 8C 9D 9C TS TH TD TC JS JH JD JC QS QH QD QC KS KH KD KC / -';
const GAME = '<spiderette-game no-animation></spiderette-game>';

const open = async (options: Parameters<Served['open']>[1], markup = GAME): Promise<Page> => {
  const page = await served.open(markup, options);
  await page.evaluate(HELPERS);
  if (markup === GAME) {
    await expect.poll(() => page.evaluate(`game.newGame({ position: '${POSITION}' })`)).toBe(true);
  }
  await page.evaluate('game.updateComplete');
  await page.evaluate('game.focus()');
  return page;
};

describe.each(['light', 'dark'] as const)('forced colours, %s', (colorScheme) => {
  it('show focus, selection, targets and the last move by lines, each of its own kind', async () => {
    const page = await open({ forcedColors: 'active', colorScheme });
    const canvas: string = await page.evaluate('system("Canvas")');
    const seen = (line: Line, width: number, kind = 'solid'): void => {
      const [style, wide, color] = line;
      expect(style).toBe(kind);
      expect(wide).toBeGreaterThanOrEqual(width);
      expect(contrast(color, canvas)).toBeGreaterThan(3);
    };
    await page.keyboard.press('1');
    seen(await outline(page, '.cell:focus'), 3);
    await page.keyboard.press('Enter');
    await page.keyboard.press('4');
    // the selection stays where it was while the focus goes on
    seen(await outline(page, '.chosen'), 3);
    seen(await outline(page, '.cell:focus'), 3);
    seen(await outline(page, '.aim'), 2);
    expect(await page.evaluate('game.shadowRoot.querySelectorAll(".aim").length')).toBe(2);
    // beside the ring a tab with an arrow
    expect(await page.evaluate('inside(".aim .icon").getBoundingClientRect().height')).toBeGreaterThan(10);
    const stroke: string = await page.evaluate('style(".aim .icon").stroke');
    const tab: string = await page.evaluate('style(".aim .icon").backgroundColor');
    expect(contrast(stroke, tab)).toBeGreaterThan(3);
    seen(await border(page, '.held-bar .tool'), 1);
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    seen(await border(page, '.last'), 2);
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');
    await page.keyboard.press('6');
    await page.keyboard.press('Enter');
    seen(await border(page, '.reminder'), 1);
    await page.close();
  });

  it('leave the cards their own: suits differ, and are seen on their paper', async () => {
    for (const deck of [2, 4]) {
      const page = await open(
        { forcedColors: 'active', colorScheme },
        `<spiderette-game no-animation deck-colors="${deck}" code="SD1-S4-AAAAABD"></spiderette-game>`,
      );
      await expect.poll(() => page.evaluate('!!inside(".card .hearts, .card.hearts")')).toBe(true);
      const paper: string = await page.evaluate('style(".card:not(.is-back)").backgroundColor');
      expect(await page.evaluate('style(".card:not(.is-back)").forcedColorAdjust')).toBe('none');
      const colors = new Set<string>();
      for (const suit of ['spades', 'hearts', 'diamonds', 'clubs']) {
        const color: string = await page.evaluate(`style('.card .${suit}, .card.${suit}').color`);
        expect(contrast(color, paper), suit).toBeGreaterThan(3);
        colors.add(color);
      }
      expect(colors.size).toBe(deck);
      await page.close();
    }
  });

  it('show what is on, off and chosen in the panels', async () => {
    const page = await open({ forcedColors: 'active', colorScheme });
    await page.evaluate('inside(".t-settings").click()');
    await expect.poll(() => page.evaluate('inside("dialog").open')).toBe(true);
    expect((await border(page, '.seg :checked'))[0]).toBe('solid');
    expect((await border(page, '.seg input:not(:checked)'))[1]).toBe(0);
    expect((await border(page, '.switch'))[1]).toBeGreaterThanOrEqual(2);
    const [on, off] = [
      await page.evaluate('style(".switch:checked").justifyContent'),
      await page.evaluate('style(".switch:not(:checked)").justifyContent'),
    ];
    expect(on).not.toBe(off);
    expect((await border(page, 'dialog .panel'))[1]).toBeGreaterThanOrEqual(1);
    await page.keyboard.press('Tab');
    expect((await outline(page, 'dialog :focus'))[1]).toBeGreaterThanOrEqual(3);
    await page.close();
  });
});

describe.each(['light', 'dark'] as const)('the focus, %s', (colorScheme) => {
  it('is seen wherever it goes, on table and panels', async () => {
    const page = await open({ colorScheme });
    const grounds = [
      await page.evaluate('style(".root").backgroundColor'),
      await page.evaluate('style(".card:not(.is-back)").backgroundColor'),
    ] as string[];
    const names: string[] = [];
    for (let i = 0; i < 12; i++) {
      const name = (await page.evaluate('game.shadowRoot.activeElement?.className ?? ""')) as string;
      if (!name) break;
      names.push(name.split(' ')[0]!);
      const [style, width, color] = await outline(page, ':focus');
      expect([style, width], name).toEqual(['solid', 3]);
      for (const ground of grounds) expect(contrast(color, ground), name).toBeGreaterThan(3);
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual(expect.arrayContaining(['cell', 'stock', 'runs', 'tool']));
    await page.evaluate('game.focus()');
    await page.keyboard.press('?');
    await expect.poll(() => page.evaluate('inside("dialog").open')).toBe(true);
    const [style, width, color] = await outline(page, 'dialog :focus');
    expect([style, width]).toEqual(['solid', 3]);
    expect(contrast(color, await page.evaluate('style("dialog .panel").backgroundColor'))).toBeGreaterThan(3);
    await page.close();
  });
});

it('less transparency: nothing is seen through panels and places', async () => {
  const page = await open({});
  const session = await page.context().newCDPSession(page);
  const opaque = (selector: string): Promise<boolean> =>
    page.evaluate(`!/^rgba|\\/ 0/.test(style('${selector}').backgroundColor)`);
  expect([await opaque('dialog'), await opaque('.place')]).toEqual([false, false]);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  expect([await opaque('dialog'), await opaque('.place')]).toEqual([true, true]);
  await page.close();
});

it('more contrast: lines and lesser words are as strong as the text', async () => {
  const page = await open({ contrast: 'more' });
  const text: string = await page.evaluate('style(".root").color');
  expect(await page.evaluate('style(".facts").color')).toBe(text);
  expect((await border(page, '.place'))[2]).toBe(text);
  await page.close();
});

it('less motion: nothing moves', async () => {
  const page = await open({ reducedMotion: 'reduce' }, '<spiderette-game code="SD1-S4-AAAAABD"></spiderette-game>');
  await expect.poll(() => page.evaluate('game.status')).toBe('awaitingMove');
  await page.evaluate('game.deal()');
  await page.evaluate('game.updateComplete');
  const moving = `game.shadowRoot.getAnimations().filter(({ effect }) =>
    effect.getKeyframes().some((frame) => 'translate' in frame || 'transform' in frame || 'rotate' in frame || 'scale' in frame)).length`;
  expect(await page.evaluate(moving)).toBe(0);
  await page.close();
});
