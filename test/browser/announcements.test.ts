/** A whole game by real keys, with all that the focus and the live region say: `test/fixtures/announcements.txt`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/index.js';
import games from '../fixtures/won-games.json' with { type: 'json' };
import { Served } from './served.js';

const { code, actions, score, moves } = games.find((game) => game.code === 'SD1-S1-AAAAAGM')!;
const served = new Served();

/** The keys that play an action, such as `7>4x3`. */
function keysOf(action: string): string[] {
  const [from, to, count = '1'] = action.split(/[>x]/);
  return action === 'd' ? ['d'] : [from!, ...Array<string>(Number(count) - 1).fill('ArrowUp'), 'Enter', to!, 'Enter'];
}

/** Notes in the page what gets the focus and what the live regions say, in this order. */
const LISTEN = `
  const game = document.querySelector('spiderette-game');
  const { shadowRoot } = game;
  window.heard = [];
  shadowRoot.addEventListener('focusin', ({ target }) => heard.push(['focus', target.ariaLabel ?? target.textContent.trim()]));
  const said = (records) => {
    const texts = new Set(records.map(({ target }) => target.parentElement?.closest('[aria-live]') ?? target.closest('[aria-live]')));
    for (const region of texts) if (region.textContent) heard.push(['says', region.textContent]);
  };
  for (const region of shadowRoot.querySelectorAll('[aria-live]')) {
    new MutationObserver(said).observe(region, { childList: true, characterData: true, subtree: true });
  }
  game.focus();
`;

describe(`${code}, by ear`, () => {
  beforeAll(() => served.start(), 60_000);
  afterAll(() => served.stop());

  it('is won by real keys alone, and all is said', async () => {
    const page = await served.open('', {}, (at) => at.clock.install());
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, `<spiderette-game no-animation code="${code}"></spiderette-game>`);
    await page.clock.runFor(1000);
    await page.evaluate(LISTEN);
    /** Lets time pass until everything has been said. */
    const heard = async (): Promise<(readonly [kind: string, text: string])[]> => {
      await page.clock.runFor(600);
      return (await page.evaluate('heard.splice(0)')) as [string, string][];
    };

    const lines = [`${code}: what each key makes the focus (→) and then the live region (») say`, ''];
    const messages: string[] = [];
    const spoken: string[] = [];
    const repeats: string[] = [];
    await heard();
    for (const [i, action] of actions.split(' ').entries()) {
      lines.push(`${i + 1}. ${action}`);
      const keys = keysOf(action);
      for (const [n, key] of keys.entries()) {
        await page.keyboard.press(key);
        const all = await heard();
        const says = all.filter(([kind]) => kind === 'says').map(([, text]) => text.replaceAll('\u00A0', '␣'));
        const focus = all.filter(([kind]) => kind === 'focus').map(([, text]) => text);
        // the focus first, and one message a key; with the last, the focus goes on to the panel of the win
        const order = i + 1 < moves ? /^(focus)?,?(says)?$/ : /^(focus,?){0,2}(says)?$/;
        expect(all.map(([kind]) => kind).join(), `${i + 1}. ${action}: ${key}`).toMatch(order);
        spoken.push(...says);
        repeats.push(...says.filter((text) => focus.some((name) => text.includes(name))));
        lines.push(
          [`   ${key.padEnd(8)}`, ...focus.map((name) => `→ ${name}`), ...says.map((text) => `» ${text}`)].join(' '),
        );
        if (n === keys.length - 1) messages.push(says.join() || `nothing after ${action}`);
      }
      if (i % 10 === 9) {
        await page.keyboard.press('s');
        const [state] = await heard();
        spoken.push(state![1]);
        lines.push('', `   s        » ${state![1]}`, '');
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../fixtures/announcements.txt');

    // beside the text, what no reader should have to count
    expect(repeats).toEqual([]);
    expect(messages).toHaveLength(moves);
    expect(messages.filter((text) => text.startsWith('nothing'))).toEqual([]);
    expect(spoken.filter((text, n) => n > 0 && text === spoken[n - 1])).toEqual([]);
    const all = messages.join(' ');
    const count = (words: RegExp): number => all.match(words)?.length ?? 0;
    expect(count(/A run of spades is complete/g)).toBe(4);
    expect(count(/Dealt, /g)).toBe(actions.split(' ').filter((action) => action === 'd').length);
    const turned = replay(`${code}: ${actions}`).position.columns.every(({ hidden }) => hidden === 0) && 21;
    expect(count(/ turns up /g)).toBe(turned);
    expect(messages.at(-1)).toContain(`Solved, ${score} points, ${moves} moves.`);
    await page.close();
  }, 120_000);
});
