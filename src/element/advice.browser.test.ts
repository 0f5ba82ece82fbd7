import { expect } from '@open-wc/testing';
import { formatActions, newGame, replay } from '../engine/index.js';
import { loadCatalogue } from '../solver/catalogue.js';
import {
  drawn,
  focused,
  has,
  inside,
  leave,
  make,
  makeWith,
  part,
  running,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { LAST_MOVE, TOO_FEW } from '../../test/browser/position.js';

const EASY = 'SD1-S1-AAAAAGM';

const easy = (attributes = ''): Promise<SpideretteGame> =>
  make(`<spiderette-game no-animation code="${EASY}" ${attributes}></spiderette-game>`);

/** These columns with the stock empty: all cards that lie nowhere are hidden in the first. */
function stockless(...columns: string[]): string {
  const used = new Set(columns.join(' ').match(/[A-Z0-9]{2}/g));
  const rest = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
  return `SD1-S4 [${rest.filter((card) => !used.has(card)).join(' ')}] ${columns.join(' | ')} / - / -`;
}

/** No card goes on another. */
const STUCK = stockless('KS', 'KH', 'KD', 'KC', 'JS', 'JH', 'JD');

/** The move 5 to 4 leaves nothing to do but to take it back. */
const BEFORE_STUCK = stockless('KS', 'KH', 'KD', 'KC', 'QS', '[JD] JH', '9D');

/** A deal that is proved lost (oracle-4, s4-81). */
const LOST =
  'SD1-S4 TC | [TD] 6H | [QD 2C] 5C | [4S 3C 6S] 6C | [2S 5S 5D 3D] QS | [QH 9C 3H 8D 5H] QC | [AC 6D 4H 4C 8H 2D] AH / ' +
  'JD AS 7D 4D KS 9H JH 3S KD AD 9D 7S 9S 8S KH 8C 7H JC KC 2H JS TS 7C TH / -';

const press = (el: SpideretteGame, key: string): void =>
  void part(el, '.cell[tabindex="0"]').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

/** Where the cards of the columns lie. */
const picture = (el: SpideretteGame): string =>
  Array.from(
    el.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-id]'),
    ({ dataset, style }) => `${dataset['id']}:${style.getPropertyValue('--x')},${style.getPropertyValue('--y')}`,
  ).join(';');

const said = (el: SpideretteGame): string => inside(el, '.sr')?.textContent ?? '';

describe('advice', () => {
  afterEach(leave);

  describe('hints', () => {
    it('are off: no button, no key, nothing loaded', async () => {
      const el = await easy();
      expect(has(el, '.t-hint')).to.equal(false);
      press(el, 'h');
      await drawn(el);
      expect(has(el, '.hint')).to.equal(false);
    });

    it('ring what to move and mark where it goes, until the next action', async () => {
      const el = await easy('hints');
      await until(() => has(el, '.t-hint'), 'the button');
      part(el, '.t-hint').click();
      await until(() => has(el, '.hint'), 'the ring');
      expect(has(el, '.aim')).to.equal(true);
      expect(has(el, '.notice')).to.equal(true);
      await until(() => /to column \d/.test(said(el)), 'the hint is spoken');
      el.deal();
      await el.updateComplete;
      expect(has(el, '.hint')).to.equal(false);
      expect(has(el, '.notice')).to.equal(false);
    });

    it('come by the key H, and go by Escape', async () => {
      const el = await easy('hints');
      await until(() => has(el, '.t-hint'), 'the button');
      press(el, 'H');
      await until(() => has(el, '.hint'), 'the ring');
      press(el, 'Escape');
      await el.updateComplete;
      expect(has(el, '.hint')).to.equal(false);
    });

    it('are told in the rules, and in the words of the host', async () => {
      const el = await easy('hints');
      await until(() => has(el, '.t-hint'), 'the button');
      el.strings = { advice: { hint: 'Nudge', goals: { deal: 'Just deal.' } } };
      await el.updateComplete;
      expect(part(el, '.t-hint').title).to.equal('Nudge');
      part(el, '.t-help').click();
      await el.updateComplete;
      expect([...el.shadowRoot!.querySelectorAll('dialog li')].at(-1)!.textContent).to.equal('H Nudge');
      el.hints = 'all';
      await el.updateComplete;
      expect([...el.shadowRoot!.querySelectorAll('dialog li')].at(-1)!.textContent).to.contain('hidden cards');
      el.hints = null;
      await el.updateComplete;
      expect(part(el, 'dialog').textContent).not.to.match(/^H /m);
    });

    it('come by the method without the attribute; followed one by one they play', async () => {
      const el = await easy();
      for (let i = 0; i < 6; i++) {
        const hint = await el.hint();
        const { action, plan } = hint!;
        expect(plan[0]).to.deep.equal(action);
        expect(action.type === 'deal' ? el.deal() : el.move(action.from, action.to, action.count)).to.equal(true);
      }
      expect(el.moves).to.equal(6);
    });

    it('that see everything say so', async () => {
      const el = await easy('hints="all"');
      await until(() => has(el, '.t-hint'), 'the button');
      expect(part(el, '.t-hint').getAttribute('aria-label')).to.contain('hidden cards');
      const hint = await el.hint();
      expect(hint!.goal).to.equal('win');
      await until(() => said(el).includes('hidden cards'), 'it says so');
    });

    it('that are mild mark nothing', async () => {
      const el = await easy('hints="mild"');
      await el.hint();
      await el.updateComplete;
      expect(has(el, '.hint')).to.equal(false);
      expect(part(el, '.notice').textContent).to.contain('can still be done');
    });

    it('resolve with null where there is no game or it goes on', async () => {
      const el = await make();
      expect(await el.hint()).to.equal(null);
      const other = await easy();
      await other.hint();
      const asked = other.hint();
      // Time enough to ask, and none for an answer, which would be a task of its own.
      for (let i = 0; i < 20; i++) await Promise.resolve();
      other.deal();
      expect(await asked).to.equal(null);
      expect(has(other, '.hint')).to.equal(false);
    });

    it('can be followed one after the other', async () => {
      const el = await easy();
      for (let moves = 1; moves <= 10; moves++) {
        const { action } = (await el.hint())!;
        if (action.type === 'deal') el.deal();
        else el.move(action.from, action.to, action.count);
        await el.updateComplete;
        expect(el.moves).to.equal(moves);
      }
    });
  });

  describe('dead ends', () => {
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

  describe('solutions', () => {
    it('are found from where the game stands, and from its start', async () => {
      const el = await easy();
      el.deal();
      const here = await el.solution({ shortenMs: 0 });
      expect(here!.verdict).to.equal('won');
      expect(newGame(EASY) && replay(`${EASY}: d ${formatActions(here!.actions!)}`).won).to.equal(true);
      const start = await el.solution({ shortenMs: 0, from: 'start' });
      expect(replay(`${EASY}: ${formatActions(start!.actions!)}`).won).to.equal(true);
      expect(el.moves).to.equal(1);
      expect(await (await make()).solution()).to.equal(null);
    });

    it('are replayed on the board; the game is not touched', async () => {
      const el = await easy('solutions');
      const log = new Log(el);
      const { record } = el;
      await until(() => has(el, '.t-solution'), 'the button');
      part(el, '.t-solution').focus();
      part(el, '.t-solution').click();
      await until(() => has(el, '.replay'), 'the replay', 8000);
      await until(() => focused()?.matches('.t-pause'), 'the focus is on its button');
      part(el, '.t-pause').click();
      await el.updateComplete;
      const shown = (): number => el.shadowRoot!.querySelectorAll('.card:not(.is-back)[data-id]').length;
      const before = picture(el);
      const step = (): string => part(el, '.replay p').textContent!;
      const now = step();
      part(el, '.t-forward').click();
      await drawn(el);
      expect(step()).not.to.equal(now);
      expect(picture(el)).not.to.equal(before);
      part(el, '.t-back').click();
      await drawn(el);
      expect(picture(el)).to.equal(before);
      expect(shown()).to.be.above(0);
      expect([el.record, el.moves]).to.deep.equal([record, 0]);

      // the player can do nothing meanwhile
      press(el, 'd');
      part(el, '.stock').click();
      expect(el.moves).to.equal(0);
      expect(log.heard.map(({ name }) => name)).to.deep.equal(['rejected', 'rejected']);

      press(el, 'Escape');
      await el.updateComplete;
      expect(has(el, '.replay')).to.equal(false);
      expect(el.deal()).to.equal(true);
    });

    it('run to their end, at any speed, and give way to an action of the page', async () => {
      const el = await makeWith(LAST_MOVE);
      const asked = el.solution({ show: true });
      expect((await asked)!.actions).to.have.length(1);
      await until(() => has(el, '.replay'), 'the replay');
      for (let i = 0; i < 2; i++) {
        part(el, '.t-speed').click();
        await el.updateComplete;
      }
      expect(part(el, '.t-speed').textContent).to.contain('4');
      await until(() => part(el, '.replay p').textContent!.includes('1 of 1'), 'the end');
      await until(() => has(el, '.replay .t-play'), 'it rests');
      expect(inside(el, 'dialog[open]')).to.equal(null);
      expect([el.status, el.moves]).to.deep.equal(['awaitingMove', 0]);
      expect(el.move(0, 1)).to.equal(true);
      await el.updateComplete;
      expect(has(el, '.replay')).to.equal(false);
      expect(el.status).to.equal('won');
    });

    it('are animated, and nothing is left behind when they end or are closed half-way', async () => {
      const el = await make('<spiderette-game style="--spiderette-speed: 0.3"></spiderette-game>');
      el.newGame({ position: LAST_MOVE });
      await drawn(el);
      const before = picture(el);
      await el.solution({ show: true });
      await until(() => running(el).length, 'something moves');
      await until(() => has(el, '.replay .t-play'), 'the end');
      await drawn(el);
      expect(el.shadowRoot!.querySelectorAll('.card:not(.pile, .packet)').length).to.equal(0);
      expect(el.shadowRoot!.querySelectorAll('.pile')).to.have.length(4);
      part(el, '.replay .t-close').click();
      await drawn(el);
      expect(picture(el)).to.equal(before);

      await el.solution({ show: true });
      await until(() => running(el).length > 3, 'the run leaves');
      press(el, 'Escape');
      await drawn(el);
      expect(picture(el)).to.equal(before);
      expect(el.move(0, 1)).to.equal(true);
      await until(() => el.status === 'won', 'the win');
    });

    it('that cannot be are told', async () => {
      const el = await makeWith(LOST);
      const solution = await el.solution({ show: true });
      expect(solution!.verdict).to.equal('lost');
      await el.updateComplete;
      expect(part(el, '.notice').textContent).to.contain('proved');
    });

    it('are searched with progress, and can be stopped', async () => {
      const el = await make('<spiderette-game no-animation code="SP1-S4-AAAAAAA"></spiderette-game>');
      const progress: number[] = [];
      const asked = el.solution({ show: true, onProgress: ({ nodes }) => progress.push(nodes) });
      await until(() => progress.length > 1, 'progress', 8000);
      await el.updateComplete;
      expect(part(el, '.searching').textContent).to.contain('Searching');
      part(el, '.searching button').click();
      expect((await asked)!.verdict).to.equal('unknown');
      await el.updateComplete;
      expect(has(el, '.advice')).to.equal(false);
    });
  });

  describe('winnable', () => {
    it('deals from the catalogue', async () => {
      const el = await make('<spiderette-game no-animation suits="2" winnable></spiderette-game>');
      await until(() => el.code, 'the deal');
      const codes = (await loadCatalogue('spiderette', 2)).map(({ code }) => code);
      expect(codes).to.include(el.code);
      const log = new Log(el);
      expect(el.newGame({ suits: 1 })).to.equal(true);
      expect(el.newGame({ suits: 4 })).to.equal(true);
      await until(() => log.heard.length, 'the next deal');
      expect(log.heard.filter(({ name }) => name === 'new-game')).to.have.length(1);
      expect((await loadCatalogue('spiderette', 4)).map(({ code }) => code)).to.include(el.code);
    });

    it('leaves codes, positions and nonsense as they are', async () => {
      const el = await make('<spiderette-game no-animation winnable code="SD1-S4-AAAAABD"></spiderette-game>');
      expect(el.code).to.equal('SD1-S4-AAAAABD');
      expect(el.newGame({ code: EASY })).to.equal(true);
      expect(el.code).to.equal(EASY);
      expect(el.newGame({ position: LOST })).to.equal(true);
      expect(el.code).to.equal(null);
      expect(el.newGame({ suits: 3 as 1 })).to.equal(false);
    });

    it('gives way to a game that is asked for meanwhile', async () => {
      const el = await make('<spiderette-game no-animation winnable></spiderette-game>');
      el.newGame({ suits: 1 });
      el.code = EASY;
      await until(() => el.code === EASY, 'the code');
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(el.code).to.equal(EASY);
    });
  });

  it('leave with the element: the worker ends, the replay stops', async () => {
    const { Worker: Own } = globalThis;
    let ended = 0;
    globalThis.Worker = class extends Own {
      override terminate(): void {
        ended++;
        super.terminate();
      }
    };
    try {
      const el = await easy('dead-ends');
      await el.solution({ show: true });
      const asked = el.solution();
      // Moved, it stays as it is.
      document.body.append(el);
      await drawn(el);
      expect(has(el, '.replay')).to.equal(true);
      el.remove();
      await Promise.resolve();
      expect((await asked)!.verdict).to.equal('won');
      await until(() => ended, 'the worker ends');
      document.body.append(el);
      await drawn(el);
      expect(has(el, '.replay')).to.equal(false);
      expect((await el.hint())!.plan.length).to.be.above(0);
      el.remove();
    } finally {
      globalThis.Worker = Own;
    }
  });

  it('speaks the language of the page', async () => {
    const el = await make(`<spiderette-game no-animation lang="sv" hints solutions code="${EASY}"></spiderette-game>`);
    await until(() => inside(el, '.t-hint')?.title === 'Tips', 'Swedish');
    expect(part(el, '.t-solution').title).to.equal('Lösning');
  });

  it('works in a worker, and without one on the page', async () => {
    const { Worker: Own } = globalThis;
    const heard: string[] = [];
    globalThis.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        for (const name of ['message', 'error']) this.addEventListener(name, () => heard.push(name));
      }
    };
    await (await easy()).hint();
    expect(heard).to.deep.equal(['message']);
    globalThis.Worker = function () {
      throw new DOMException('another origin', 'SecurityError');
    } as unknown as typeof Worker;
    try {
      const el = await easy();
      expect((await el.solution())!.verdict).to.equal('won');
      expect((await el.hint('all'))!.goal).to.equal('win');
    } finally {
      globalThis.Worker = Own;
    }
  });
});
