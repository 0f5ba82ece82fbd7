import { expect, fixture } from '@open-wc/testing';
import { at, on, heldCards, trail } from '../../test/browser/cursor.js';
import { columnsOf, drawn, focused, hasFocus, leave, openDialog, part, until } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { press } from '../../test/browser/keys.js';
import { COMPLETES, FULL, KINDS } from '../../test/browser/position.js';

describe('keys that move the cursor', () => {
  afterEach(leave);

  it('Left and Right go by column, to its last card', async () => {
    const el = await on(KINDS);
    await press('1');
    expect(await trail(el, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).to.deep.equal([
      '1/0',
      '2/0',
      '3/0',
      '4/1',
      '3/0',
    ]);
  });

  it('Up and Down go by card, and the hidden part is one cell', async () => {
    const el = await on(KINDS);
    expect(await trail(el, '7', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown')).to.deep.equal([
      '6/4',
      '6/3',
      '6/2',
      '6/1',
      '6/0',
      '6/0',
      '6/1',
    ]);
  });

  it('digits go to columns, 0 to the tenth', async () => {
    const el = await on(KINDS);
    expect(await trail(el, '5', '7', '1', '8', '0')).to.deep.equal(['4/1', '6/4', '0/1', '0/1', '0/1']);
    el.newGame({ code: 'SP1-S1-AAAAABD' });
    await drawn(el);
    expect(await trail(el, '9', '0')).to.deep.equal(['8/1', '9/1']);
  });

  it('from right to left, Left is what lies left on the screen', async () => {
    const page = await fixture('<div dir="rtl"><spiderette-game no-animation></spiderette-game></div>');
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: KINDS });
    await drawn(el);
    el.focus();
    await press('3');
    const { left } = focused()!.getBoundingClientRect();
    await press('ArrowLeft');
    await el.updateComplete;
    expect(at()).to.equal('3/0');
    expect(focused()!.getBoundingClientRect().left).to.be.below(left);
  });

  it('only one cell is in the tab order', async () => {
    const el = await on(KINDS);
    await press('ArrowRight', 'ArrowRight');
    await el.updateComplete;
    expect(el.shadowRoot!.querySelectorAll('.cell[tabindex="0"]')).to.have.length(1);
    expect(focused()!.matches('.cell[tabindex="0"]')).to.equal(true);
  });
});

describe('keys that play', () => {
  afterEach(leave);

  for (const key of ['Enter', ' ']) {
    it(`${key === ' ' ? 'Space' : key} takes and puts, via keyboard; the focus follows the card`, async () => {
      const el = await on(KINDS);
      const log = new Log(el);
      await press('1', key);
      expect(await heldCards(el)).to.equal(1);
      await press('3', key);
      await el.updateComplete;
      expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
      expect(log.last('move')).to.deep.include({ from: 0, to: 2, count: 1, via: 'keyboard' });
      expect(at()).to.equal('2/1');
      expect(hasFocus(el)).to.equal(true);
    });
  }

  it('a run is taken from the card under the cursor', async () => {
    const el = await on(KINDS);
    const log = new Log(el);
    await press('7', 'ArrowUp', 'ArrowUp', 'Enter', '4', 'Enter');
    expect(log.last('move')).to.deep.include({ from: 6, to: 3, count: 3 });
    await el.updateComplete;
    expect(at()).to.equal('3/0');
  });

  it('Shift+Up and Shift+Down make the group longer and shorter', async () => {
    const el = await on(KINDS);
    const log = new Log(el);
    await press('7', 'Enter', 'Shift+ArrowUp');
    expect(await heldCards(el)).to.equal(2);
    await press('Shift+ArrowUp', 'Shift+ArrowUp');
    expect(await heldCards(el)).to.equal(3);
    await press('Shift+ArrowDown');
    expect(await heldCards(el)).to.equal(2);
    await press('4', 'Enter');
    expect(log.last('move')).to.deep.include({ from: 6, to: 3, count: 2 });
    expect(columnsOf(el)[3]).to.equal('8H 7H');
  });

  it('Escape lets go', async () => {
    const el = await on(KINDS);
    const log = new Log(el);
    await press('1', 'Enter', '3', 'Escape');
    expect(await heldCards(el)).to.equal(0);
    expect(log.names).to.deep.equal([]);
    expect(hasFocus(el)).to.equal(true);
  });

  it('Enter where it was taken lets go silently', async () => {
    const el = await on(KINDS);
    const log = new Log(el);
    await press('1', 'Enter', 'Enter');
    expect(await heldCards(el)).to.equal(0);
    expect(log.names).to.deep.equal([]);
  });

  it('Enter on an illegal target refuses and lets go', async () => {
    const el = await on(KINDS);
    const log = new Log(el);
    await press('1', 'Enter', '6', 'Enter');
    expect(log.refused).to.deep.equal(['move: on-ace']);
    expect(await heldCards(el)).to.equal(0);
    expect(hasFocus(el)).to.equal(true);
  });

  it('Enter on what cannot be taken says why', async () => {
    const el = await on(KINDS);
    const log = new Log(el);
    await press('7', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowUp', 'Enter', '4', 'Enter');
    expect(log.refused).to.deep.equal(['move: not-a-run', 'move: hidden-card', 'move: empty-source']);
  });

  it('B moves to the best column, held or not', async () => {
    const el = await on(KINDS);
    const log = new Log(el);
    await press('1', 'b');
    await press('u', '1', 'Enter', '5', 'B');
    expect(log.of('move').map(({ from, to, via }) => [from, to, via])).to.deep.equal([
      [0, 2, 'keyboard'],
      [0, 2, 'keyboard'],
    ]);
    await press('5', 'b');
    expect(log.last('move')).to.deep.include({ from: 4, to: 3 });
    await press('7', 'Enter', 'b');
    expect(log.refused).to.deep.equal(['move: no-place']);
  });

  it('D deals, U undoes, also with Caps Lock', async () => {
    const el = await on(FULL);
    const log = new Log(el);
    await press('d', 'D', 'u', 'U');
    expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['deal', 'deal', 'undo', 'undo']);
    expect(log.last('deal').via).to.equal('keyboard');
  });

  for (const modifier of ['Control', 'Meta']) {
    it(`${modifier}+Z undoes, ${modifier}+Shift+Z redoes`, async () => {
      const el = await on(FULL);
      el.move(0, 1);
      const log = new Log(el);
      await press(`${modifier}+z`, `${modifier}+Shift+Z`);
      expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['undo', 'redo']);
      expect(log.of('before-action').map(({ via }) => via)).to.deep.equal(['keyboard', 'keyboard']);
    });
  }

  it('Ctrl+Y redoes', async () => {
    const el = await on(FULL);
    el.move(0, 1);
    el.undo();
    await press('Control+y');
    expect(el.moves).to.equal(1);
  });

  it('with nothing to undo or redo say so', async () => {
    const el = await on(FULL);
    const log = new Log(el);
    await press('u', 'Control+y');
    expect(log.refused).to.deep.equal(['undo: no-undo', 'redo: no-redo']);
  });

  it('N and ? open panels; R restarts, and asks first when a game is under way', async () => {
    const el = await on(FULL);
    const log = new Log(el);
    for (const key of ['n', '?']) {
      await press(key);
      await el.updateComplete;
      expect(openDialog(el), key).to.exist;
      await press('Escape');
      await until(() => !openDialog(el), 'the panel closes');
      expect(hasFocus(el), key).to.equal(true);
    }
    await press('r');
    expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['restart']);
    await press('d', 'r');
    await el.updateComplete;
    expect(openDialog(el)).to.exist;
    expect(el.moves).to.equal(1);
  });

  it('S and C say the state and the column', async () => {
    const el = await on(COMPLETES);
    const live = (): string => part(el, '[aria-live]').textContent!;
    await press('s');
    await until(() => /500 points/.test(live()), 'the state is said');
    expect(live()).to.match(/0 of 4/);
    await press('1', 'c');
    await until(() => /column 1/i.test(live()), 'the column is said');
    expect(live()).to.match(/1 hidden.*ace of spades/);
  });

  it('readonly they move the cursor but play nothing', async () => {
    const el = await on(FULL, 'readonly');
    const log = new Log(el);
    await press('1', 'Enter', 'b', 'd', 'u');
    expect(at()).to.equal('0/1');
    expect(new Set(log.names)).to.deep.equal(new Set(['rejected']));
    expect(log.refused).to.deep.equal(['move: readonly', 'move: readonly', 'deal: readonly', 'undo: readonly']);
  });

  it('undone, the focus goes back with the cards', async () => {
    const el = await on(KINDS);
    await press('7', 'ArrowUp', 'ArrowUp', 'Enter', '4', 'Enter', 'u');
    await el.updateComplete;
    expect(at().split('/')[0]).to.equal('6');
  });

  it('the focus stays on the board when its run is removed', async () => {
    const el = await on(COMPLETES);
    await press('1', 'Enter', '2', 'Enter');
    await drawn(el);
    expect(el.game!.position.removed).to.have.length(1);
    expect(at()).to.equal('1/0');
  });
});
