import { expect } from '@open-wc/testing';
import { cell, columnsOf, drawn, hasFocus, leave, makeWith, part, isHeld } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { click, down, foot, moveTo, on, onCard, onColumn, up, apart } from '../../test/browser/pointer.js';
import { FULL, KINDS, positionOf } from '../../test/browser/position.js';

describe('click and click', () => {
  afterEach(leave);

  it('moves a card, via click, and keeps the focus on the board', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 0));
    await drawn(el);
    expect(isHeld(el)).to.equal(true);
    expect(log.names).to.deep.equal([]);
    await click(onColumn(el, 1));
    await drawn(el);
    expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
    expect(log.last('before-action').via).to.equal('click');
    expect(log.last('move')).to.deep.include({ from: 0, to: 1, count: 1, via: 'click' });
    expect(isHeld(el)).to.equal(false);
    expect(hasFocus(el)).to.equal(true);
  });

  it('moves a run from the card that is clicked', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 6, 2));
    await click(onColumn(el, 3));
    expect(log.last('move')).to.deep.include({ from: 6, to: 3, count: 2 });
    expect(columnsOf(el)[3]).to.equal('8H 7H');
  });

  it('puts over the full height of a column, also far below its last card', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 0));
    await click(foot(el, 1));
    expect(log.last('move')).to.deep.include({ from: 0, to: 1 });
  });

  it('on an illegal target refuses, tells why and lets go', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    const reasons = [];
    for (const [from, to] of [
      [0, 5],
      [4, 1],
      [1, 2],
    ] as const) {
      await click(onCard(el, from));
      await click(onColumn(el, to));
      await drawn(el);
      reasons.push(log.refused.at(-1));
      expect(isHeld(el)).to.equal(false);
      await apart();
    }
    expect(reasons).to.deep.equal(['move: on-ace', 'move: king-needs-empty', 'move: wrong-rank']);
    expect(log.names).to.deep.equal(['rejected', 'rejected', 'rejected']);
  });

  it('on the held card lets go silently', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 0));
    await apart();
    await click(onCard(el, 0));
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    expect(log.names).to.deep.equal([]);
  });

  it('beside the columns lets go silently', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 0));
    const board = part(el, '.board').getBoundingClientRect();
    await click({ x: board.left + 1, y: board.top + board.height / 2 });
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    expect(log.names).to.deep.equal([]);
  });

  it('below the last card, with nothing held, does nothing', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(foot(el, 0));
    await click(onColumn(el, 3));
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    expect(log.names).to.deep.equal([]);
  });

  it('with a group held only resolves the selection: no card that nobody chose moves', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 0));
    await click(onCard(el, 5));
    await click(onCard(el, 1));
    await drawn(el);
    expect(log.names).to.deep.equal(['rejected']);
    expect(isHeld(el)).to.equal(true);
    await click(onColumn(el, 6));
    expect(log.last('move')).to.deep.include({ from: 1, to: 6 });
  });

  it('on a hidden card or a card above another says why it cannot be taken', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(on(part(el, `.card[data-id="${el.game!.position.columns[6]!.cards[0]!.id}"]`), 2));
    await apart();
    await click(onCard(el, 6, 4));
    await drawn(el);
    expect(log.refused).to.deep.equal(['move: hidden-card', 'move: not-a-run']);
    expect(isHeld(el)).to.equal(false);
  });

  it('with the right or middle button does nothing', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    for (const button of ['right', 'middle'] as const) {
      await moveTo(onCard(el, 0));
      await down(button);
      await up(button);
    }
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    expect(log.names).to.deep.equal([]);
  });

  it('of assistive technology on the cells play, too', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    cell(el, 0, 1).click();
    await drawn(el);
    expect(isHeld(el)).to.equal(true);
    cell(el, 3, 0).click();
    expect(log.last('move')).to.deep.include({ from: 0, to: 3, count: 1, via: 'click' });
  });

  it('while cards are still on their way: no input is lost', async () => {
    const el = await makeWith(KINDS);
    el.noAnimation = false;
    await el.updateComplete;
    const log = new Log(el);
    const places = [onCard(el, 0), onColumn(el, 3), onCard(el, 6), onColumn(el, 2)] as const;
    await click(places[0]);
    await click(places[1]);
    await click(onColumn(el, 1));
    await click(places[3]);
    expect(log.of('move').map(({ from, to }) => [from, to])).to.deep.equal([[0, 3]]);
    expect(log.refused).to.deep.equal(['move: wrong-rank']);
  });
});

describe('double-click', () => {
  afterEach(leave);

  const twice = async (at: { x: number; y: number }): Promise<void> => {
    await click(at);
    await click(at);
  };

  it('moves to the best column, in one action', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await twice(onCard(el, 0));
    expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
    expect(log.last('move')).to.deep.include({ from: 0, to: 2, count: 1, via: 'double-click' });
  });

  it('moves the group from the card that is clicked', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await twice(onCard(el, 6, 3));
    expect(log.last('move')).to.deep.include({ from: 6, to: 3, count: 3, via: 'double-click' });
  });

  it('tells where there is no place, and lets go', async () => {
    const el = await makeWith(FULL);
    const log = new Log(el);
    await twice(onCard(el, 4));
    await drawn(el);
    expect(log.refused).to.deep.equal(['move: no-place']);
    expect(log.names).to.deep.equal(['rejected']);
    expect(isHeld(el)).to.equal(false);
  });

  it('does not move a whole column to another empty one', async () => {
    const el = await makeWith(positionOf('KS | - | QD | AS | AH | AD | AC'));
    const log = new Log(el);
    await twice(onCard(el, 0));
    expect(log.refused).to.deep.equal(['move: no-place']);
  });

  it('is two clicks on one card: on two cards it is click and click', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 6, 3));
    await click(onCard(el, 6, 2));
    await drawn(el);
    expect(log.names).to.deep.equal([]);
    await click(onColumn(el, 3));
    expect(log.last('move')).to.deep.include({ count: 2, via: 'click' });
  });

  it('is none where the first click put something', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    const target = onCard(el, 2);
    await click(onCard(el, 0));
    await click(target);
    await click(target);
    await drawn(el);
    expect(log.of('move')).to.have.length(1);
    expect(isHeld(el)).to.equal(true);
  });

  it('is none when the clicks lie too far apart in time', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 0));
    await apart();
    await click(onCard(el, 0));
    expect(log.names).to.deep.equal([]);
  });

  it('is none with no-double-click', async () => {
    const el = await makeWith(KINDS, 'no-double-click');
    const log = new Log(el);
    await twice(onCard(el, 0));
    await drawn(el);
    expect(log.names).to.deep.equal([]);
    expect(isHeld(el)).to.equal(false);
  });
});
