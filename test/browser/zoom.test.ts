/** Text twice as large, and a page four times as large: nothing overlaps, nothing scrolls sideways, all can be reached. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Served } from './served.js';

const served = new Served();
beforeAll(() => served.start(), 60_000);
afterAll(() => served.stop());

/** In the page: what of these is wrong, as text. */
const HELPERS = `
  window.game = document.querySelector('spiderette-game');
  window.all = (selector) => [...game.shadowRoot.querySelectorAll(selector)].filter((node) => node.getClientRects().length);
  const name = (node) => node.className + ' ' + (node.ariaLabel ?? node.textContent.trim());
  window.sideways = () => document.documentElement.scrollWidth - innerWidth;
  window.overlapping = (selector) => {
    const boxes = all(selector).map((node) => [name(node), node.getBoundingClientRect()]);
    return boxes.flatMap(([one, a], i) => boxes.slice(i + 1)
      .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map(([other]) => one + ' × ' + other));
  };
  window.outside = (selector) => all(selector).filter((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  }).map(name);
  window.cut = (selector) => all(selector).filter((node) => getComputedStyle(node).display !== 'inline' &&
    (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3)).map(name);
  /** Words of one word that stand on two lines. */
  window.broken = (selector) => all(selector).filter((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return !/[\\s\\u3000-\\uffff-]/.test(node.textContent.trim()) && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(name);
  window.unreachable = (selector) => all(selector).filter((node) => {
    node.focus();
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return game.shadowRoot.activeElement !== node || left < -1 || right > innerWidth + 1 ||
      (top + bottom) / 2 < 0 || (top + bottom) / 2 > innerHeight;
  }).map(name);
`;

async function open(width: number, height: number, text: number, lang: string): Promise<Page> {
  const page = await served.open(
    `<spiderette-game no-animation lang="${lang}" ${lang === 'ar' ? 'dir="rtl"' : ''} code="SD1-S4-AAAAABD"></spiderette-game>`,
    { viewport: { width, height } },
  );
  await page.evaluate(`document.documentElement.style.fontSize = '${text}%'`);
  await page.evaluate(HELPERS);
  await expect.poll(() => page.evaluate('all(".root")[0].lang')).toBe(lang);
  await settled(page);
  return page;
}

/** The size of the board is measured in the frame after it is seen. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    `(async () => { for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); await game.updateComplete; })()`,
  );

const wrong = (page: Page, check: string): Promise<string[]> => page.evaluate(check);

describe.each([
  [320, 256, 100, '400 % zoom of 1280 × 1024'],
  [640, 400, 100, '200 % zoom of 1280 × 800'],
  [320, 568, 200, '200 % text on a phone'],
  [1280, 800, 200, '200 % text on a desktop'],
])('%i × %i, %i %% text (%s)', (width, height, text) => {
  it.each(['en', 'de', 'ru', 'nl', 'ar'])(
    'in %s',
    async (lang) => {
      const page = await open(width, height, text, lang);
      expect(await page.evaluate('sideways()')).toBeLessThanOrEqual(0);
      expect(await wrong(page, 'overlapping(".bar .tool, .facts > *")')).toEqual([]);
      expect(await wrong(page, 'outside(".bar .tool, .facts > *, .card, .stock, .runs, .words")')).toEqual([]);
      expect(await wrong(page, 'cut(".facts > *, .words")')).toEqual([]);
      expect(await wrong(page, 'unreachable(".bar button, .stock, .runs")')).toEqual([]);
      // the focus scrolls along with the keys
      await page.evaluate('game.focus()');
      for (const key of ['1', '4', '7', 'ArrowUp', 'ArrowDown']) {
        await page.keyboard.press(key);
        await settled(page);
        expect(await wrong(page, 'unreachable(".cell[tabindex=\'0\']")'), key).toEqual([]);
      }
      await page.keyboard.press('Enter');
      await settled(page);
      expect(await page.evaluate('all(".held-bar .tool").length')).toBe(4);
      expect(await page.evaluate('sideways()')).toBeLessThanOrEqual(0);
      expect(await wrong(page, 'overlapping(".held-bar .tool")')).toEqual([]);
      expect(await wrong(page, 'outside(".held-bar .tool")')).toEqual([]);
      expect(await wrong(page, 'cut(".held-bar .tool")')).toEqual([]);
      expect(await wrong(page, 'broken(".held-bar .tool-label")')).toEqual([]);
      expect(await wrong(page, 'unreachable(".held-bar .tool")')).toEqual([]);
      await page.evaluate('game.focus()');
      await page.keyboard.press('Escape');
      for (const tool of ['new', 'settings', 'help']) {
        await page.evaluate(`all('.t-${tool}')[0].click()`);
        await expect.poll(() => page.evaluate('all("dialog[open]").length')).toBe(1);
        expect(await page.evaluate('all("dialog")[0].scrollWidth - all("dialog")[0].clientWidth'), tool).toBe(0);
        expect(await wrong(page, 'outside("dialog .panel, dialog .panel *:not(.fan, .fan *)")'), tool).toEqual([]);
        expect(
          await wrong(
            page,
            'overlapping("dialog .seg, dialog .choice, dialog .button, dialog .field, dialog .setting, dialog p, dialog h2")',
          ),
          tool,
        ).toEqual([]);
        expect(await wrong(page, 'unreachable("dialog button, dialog input")'), tool).toEqual([]);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.evaluate('all("dialog[open]").length')).toBe(0);
      }
      await page.close();
    },
    30_000,
  );
});
