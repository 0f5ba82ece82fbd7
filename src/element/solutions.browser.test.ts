import { expect } from '@open-wc/testing';
import { formatActions, newGame, replay } from '../engine/index.js';
import { EASY, easy, LOST, press, picture } from '../../test/browser/advice.js';
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
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { LAST_MOVE } from '../../test/browser/position.js';

describe('solutions', () => {
  afterEach(leave);

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

  it('have their buttons over all cards, also those that leave, and nothing shows beside them', async () => {
    const el = await make('<spiderette-game style="--spiderette-speed: 0.3"></spiderette-game>');
    el.newGame({ position: LAST_MOVE });
    await drawn(el);
    await el.solution({ show: true });
    await until(() => running(el).length > 3, 'the run leaves');
    const level = (node: Element): number => Number(getComputedStyle(node).zIndex);
    const moving = [...el.shadowRoot!.querySelectorAll('.card[data-moving]')];
    expect(moving.length).to.be.above(0);
    expect(Math.max(...moving.map(level))).to.be.below(level(part(el, '.replay')));
    expect(getComputedStyle(part(el, '.pile')).opacity).to.equal('0');
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
