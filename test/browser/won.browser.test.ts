import { expect } from '@open-wc/testing';
import { replay, type Action } from '../../src/engine/index.js';
import games from '../fixtures/won-games.json';
import {
  isOpen,
  drawn,
  focused,
  hasFocus,
  leave,
  make,
  openDialog,
  part,
  until,
  type SpideretteGame,
} from './element.js';
import { Log } from './events.js';
import { press } from './keys.js';
import { click, drag, onCard, onColumn } from './pointer.js';

const WON = games.find(({ code }) => code === 'SD1-S1-AAAAAGM')!;

/** The text of the actions, read here without the engine. */
const ACTIONS: Action[] = WON.actions.split(' ').map((text) => {
  const [from = 0, to = 0, count = 1] = text.split(/[>x]/).map(Number);
  return text === 'd' ? { type: 'deal' } : { type: 'move', from: from - 1, to: to - 1, count };
});

const start = (): Promise<SpideretteGame> =>
  make(`<spiderette-game no-animation code="${WON.code}"></spiderette-game>`);

/** What an action must have told, worked out from the game before and after it. */
function expected(action: Action, before: SpideretteGame['game'], after: SpideretteGame['game']): string[] {
  const removed = after!.position.removed.length - before!.position.removed.length;
  return [
    'before-action',
    action.type,
    ...Array.from({ length: removed }, () => 'sequence-removed'),
    ...(after!.position.removed.length === 4 ? ['win'] : []),
    'game-change',
  ];
}

function checkWin(el: SpideretteGame, whole: Log): void {
  expect(whole.of('win')).to.have.length(1);
  const { code, score, moves, record } = whole.last('win');
  expect({ code, score, moves }).to.deep.equal({ code: WON.code, score: 847, moves: 53 });
  expect(record).to.equal(`${WON.code}: ${WON.actions}`);
  expect(replay(record).score).to.equal(847);
  expect([el.status, el.score, el.moves]).to.deep.equal(['won', 847, 53]);
  expect(whole.of('sequence-removed').map(({ remaining }) => remaining)).to.deep.equal([3, 2, 1, 0]);
  expect(whole.refused).to.deep.equal([]);
  expect(openDialog(el)!.textContent).to.match(/847.*53/s);
}

describe(`${WON.code}, won in ${WON.moves} actions`, () => {
  afterEach(leave);

  it('by real clicks and drags', async function () {
    this.timeout(30_000);
    const el = await start();
    const whole = new Log(el);
    for (const [i, action] of ACTIONS.entries()) {
      const before = el.game;
      const log = new Log(el);
      const dragged = i % 2 === 0;
      if (action.type === 'deal') {
        await el.updateComplete;
        await new Promise((resolve) => setTimeout(resolve, i && ACTIONS[i - 1]!.type === 'deal' ? 410 : 0));
        await click(part(el, 'button.stock'));
      } else {
        const from = onCard(el, action.from, action.count);
        const to = onColumn(el, action.to);
        if (dragged) await drag(from, to);
        else {
          await click(from);
          await click(to);
        }
      }
      await el.updateComplete;
      log.stop();
      expect(log.names, `action ${i + 1}`).to.deep.equal(expected(action, before, el.game));
      expect(log.last('game-change')).to.deep.equal({ reason: action.type, action, score: el.score, moves: i + 1 });
      const { via } = action.type === 'deal' ? log.last('deal') : log.last('move');
      expect(via).to.equal(action.type === 'move' && dragged ? 'drag' : 'click');
    }
    await drawn(el);
    checkWin(el, whole);
  });

  it('by real key presses alone, with the focus always on the board', async function () {
    this.timeout(30_000);
    const el = await start();
    const whole = new Log(el);
    el.focus();
    for (const [i, action] of ACTIONS.entries()) {
      const before = el.game;
      const log = new Log(el);
      if (action.type === 'deal') await press('d');
      else {
        const up = Array.from({ length: action.count - 1 }, () => 'ArrowUp');
        await press(String(action.from + 1), ...up, 'Enter', String(action.to + 1), 'Enter');
      }
      await el.updateComplete;
      log.stop();
      expect(log.names, `action ${i + 1}`).to.deep.equal(expected(action, before, el.game));
      if (i < ACTIONS.length - 1) {
        expect(hasFocus(el), `focus after action ${i + 1}`).to.equal(true);
        expect(focused()!.matches('.cell'), `focus after action ${i + 1}`).to.equal(true);
      }
      if (action.type === 'move') expect(log.last('move').via).to.equal('keyboard');
    }
    await drawn(el);
    checkWin(el, whole);
  });

  it('with motion, as fast as it can be asked for', async () => {
    const el = await make(`<spiderette-game code="${WON.code}"></spiderette-game>`);
    const whole = new Log(el);
    for (const [i, action] of ACTIONS.entries()) {
      const done = action.type === 'deal' ? el.deal() : el.move(action.from, action.to, action.count);
      expect(done, `action ${i + 1}`).to.equal(true);
      if (i % 5 === 0) await el.updateComplete;
    }
    expect(whole.of('win')).to.have.length(1);
    expect([el.score, el.moves, el.game!.won]).to.deep.equal([847, 53, true]);
    await until(() => el.status === 'won', 'the last run is gathered');
    await until(() => isOpen(el), 'the panel opens when the win has been shown');
  });
});
