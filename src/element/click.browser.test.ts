import { aTimeout, expect } from '@open-wc/testing';
import {
  has,
  cardFromEnd,
  cell,
  columnsOf,
  drawn,
  hasFocus,
  inside,
  leave,
  makeWith,
  part,
  until,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { click, down, foot, middle, moveTo, on, onCard, onColumn, up } from '../../test/browser/pointer.js';
import { FULL, KINDS, positionOf } from '../../test/browser/position.js';

const isHeld = (el: Element): boolean => inside(el, '.chosen') !== null;

/** Longer than the time within which two clicks are one double-click. */
const apart = (): Promise<void> => aTimeout(410);

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

describe('the stock', () => {
  afterEach(leave);

  it('deals by click; a second click within 400 ms is ignored, a later one is not', async () => {
    const el = await makeWith(FULL);
    const log = new Log(el);
    const at = middle(part(el, 'button.stock'));
    await click(at);
    await click(at);
    expect(log.names).to.deep.equal(['before-action', 'deal', 'game-change']);
    expect(log.last('deal').via).to.equal('click');
    await apart();
    await click(at);
    expect(log.of('deal')).to.have.length(2);
  });

  it('refuses over empty columns, tells why and marks them', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(part(el, 'button.stock'));
    await drawn(el);
    expect(log.refused).to.deep.equal(['deal: empty-column']);
    const mark = part(el, '.aim').getBoundingClientRect();
    const empty = cell(el, 3, 0).getBoundingClientRect();
    expect(Math.abs(mark.left - empty.left)).to.be.below(2);
    expect(part(el, '.reminder').textContent!.trim()).to.equal(log.last('rejected').message);
  });

  it('says the deals left, in words', async () => {
    const el = await makeWith(FULL);
    expect(el.dealsLeft).to.equal(6);
    const name = (): string => part(el, 'button.stock').ariaLabel! + part(el, '.words').textContent!;
    expect(name()).to.match(/6 deals left.*6 deals left/s);
    while (el.dealsLeft) el.deal();
    await drawn(el);
    expect(name()).to.match(/no deals left.*no deals left/is);
    expect(has(el, '.packet')).to.equal(false);
  });

  it('lets go of what is held', async () => {
    const el = await makeWith(FULL);
    await click(onCard(el, 0));
    await click(part(el, 'button.stock'));
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    expect(el.moves).to.equal(1);
  });
});

describe('while a group is held', () => {
  afterEach(leave);

  const button = (el: Element, name: string): HTMLElement => part(el, `.held-bar [aria-label="${name}"]`);

  it('its buttons make it longer and shorter, put it and let it go', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    const chosen = (): number => el.shadowRoot!.querySelectorAll('.card.is-chosen').length;
    await click(onCard(el, 6));
    await drawn(el);
    const sizes = [chosen()];
    for (const name of ['Longer', 'Longer', 'Longer', 'Shorter']) {
      await click(button(el, name));
      await drawn(el);
      sizes.push(chosen());
    }
    expect(sizes).to.deep.equal([1, 2, 3, 3, 2]);
    await click(button(el, 'Let go'));
    await drawn(el);
    expect([chosen(), has(el, '.held-bar'), log.names]).to.deep.equal([0, false, []]);
    await apart();
    await click(onCard(el, 0));
    await drawn(el);
    await click(button(el, 'Best column'));
    expect(log.last('move')).to.deep.include({ from: 0, to: 2, via: 'click' });
  });

  for (const name of ['Let go', 'Best column']) {
    it(`the focus stays in the game after ${name}`, async () => {
      const el = await makeWith(KINDS);
      await click(onCard(el, 0));
      await drawn(el);
      button(el, name).focus();
      button(el, name).click();
      await drawn(el);
      expect(has(el, '.held-bar')).to.equal(false);
      expect(hasFocus(el)).to.equal(true);
    });
  }

  it('what its buttons cover is not seen beside them', async () => {
    const el = await makeWith(KINDS);
    const seen = (): string => getComputedStyle(part(el, '.pile-place')).opacity;
    expect(seen()).to.equal('1');
    await click(onCard(el, 0));
    await drawn(el);
    expect(seen()).to.equal('0');
    await click(onCard(el, 0));
    await drawn(el);
    expect(seen()).to.equal('1');
  });

  it('the columns that can take it are marked', async () => {
    const el = await makeWith(KINDS);
    const marked = (): number[] => {
      const marks = [...el.shadowRoot!.querySelectorAll('.aim')].map((node) => node.getBoundingClientRect());
      return [0, 1, 2, 3, 4, 5, 6].filter((column) => {
        const { left, width } = cell(el, column, 0).getBoundingClientRect();
        return marks.some((mark) => Math.abs(mark.left + mark.width / 2 - left - width / 2) < 4);
      });
    };
    await click(onCard(el, 0));
    await drawn(el);
    expect(marked()).to.deep.equal([1, 2, 3]);
    el.noPlacementHelp = true;
    await drawn(el);
    expect(marked()).to.deep.equal([]);
  });
});

describe('rule reminders', () => {
  afterEach(leave);

  it('show the rule after a refusal until the game changes', async () => {
    const el = await makeWith(KINDS);
    el.move(4, 1);
    await drawn(el);
    expect(part(el, '.reminder').textContent).to.contain('king');
    el.move(0, 1);
    await drawn(el);
    expect(has(el, '.reminder')).to.equal(false);
  });

  it('can be hidden; the spoken refusal and the event stay', async () => {
    const el = await makeWith(KINDS, 'no-rule-reminders');
    const log = new Log(el);
    el.move(4, 1);
    await drawn(el);
    expect(has(el, '.reminder')).to.equal(false);
    expect(log.last('rejected').message).to.contain('king');
    const live = part(el, '[aria-live]');
    await until(() => live.textContent!.includes('king'), 'the refusal is spoken');
  });
});

describe('readonly', () => {
  afterEach(leave);

  it('blocks click, double-click and stock, and says so; methods still work', async () => {
    const el = await makeWith(FULL, 'readonly');
    const log = new Log(el);
    await click(onCard(el, 0));
    await drawn(el);
    expect(isHeld(el)).to.equal(false);
    await apart();
    await click(onCard(el, 0));
    await click(onCard(el, 0));
    await click(part(el, 'button.stock'));
    await click(part(el, '.tool.t-undo'));
    expect(new Set(log.refused)).to.deep.equal(new Set(['move: readonly', 'deal: readonly', 'undo: readonly']));
    expect(new Set(log.names)).to.deep.equal(new Set(['rejected']));
    expect(el.move(0, 1)).to.equal(true);
    expect(cardFromEnd(el, 1)).to.exist;
  });

  it('keeps focus and panels', async () => {
    const el = await makeWith(FULL, 'readonly');
    await click(onCard(el, 0));
    expect(hasFocus(el)).to.equal(true);
    await click(part(el, '.tool.t-help'));
    await drawn(el);
    expect(inside(el, 'dialog[open]')).to.exist;
  });
});
