import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import {
  has,
  cardFromEnd,
  columnsOf,
  drawn,
  inside,
  leave,
  make,
  makeWith,
  part,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import {
  click,
  down,
  drag,
  foot,
  letGo,
  middle,
  moveTo,
  onCard,
  onColumn,
  pull,
  up,
} from '../../test/browser/pointer.js';
import { COMPLETES, FULL, KINDS, positionOf } from '../../test/browser/position.js';

const isDragged = (el: Element): boolean => inside(el, '.card.is-dragged') !== null;

/** Where the cards lie: to tell whether all are back in their places. */
async function places(el: SpideretteGame): Promise<string> {
  await drawn(el);
  return [...el.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-id]')]
    .map((node) =>
      [node.dataset['id'], ...Object.values(node.getBoundingClientRect().toJSON() as object).map(Math.round)].join(),
    )
    .join(' ');
}

// Room for a pointer below the board: not every browser can be told of one outside its window.
before(() => setViewport({ width: 800, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));

describe('drag with the mouse', () => {
  afterEach(async () => {
    await letGo();
    leave();
  });

  it('moves a card, via drag', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await drag(onCard(el, 0), onColumn(el, 1));
    expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
    expect(log.last('before-action').via).to.equal('drag');
    expect(log.last('move')).to.deep.include({ from: 0, to: 1, count: 1, via: 'drag' });
  });

  it('takes the run along, under the pointer', async () => {
    const el = await makeWith(KINDS);
    const before = [3, 2, 1].map((nth) => middle(cardFromEnd(el, 6, nth)));
    await pull(onCard(el, 6, 3), { x: onCard(el, 6, 3).x - 60, y: onCard(el, 6, 3).y + 70 });
    await el.updateComplete;
    const moved = [3, 2, 1].map((nth, i) => {
      const { x, y } = middle(cardFromEnd(el, 6, nth));
      return [Math.round(x - before[i]!.x), Math.round(y - before[i]!.y)];
    });
    expect(moved).to.deep.equal([0, 1, 2].map(() => [-60, 70]));
    expect(el.shadowRoot!.querySelectorAll('.card.is-dragged')).to.have.length(3);
  });

  it('drops over the full height of a column, full or empty', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await drag(onCard(el, 0), foot(el, 1));
    await drawn(el);
    await drag(onCard(el, 6, 3), foot(el, 3));
    expect(log.of('move').map(({ from, to, count }) => [from, to, count])).to.deep.equal([
      [0, 1, 1],
      [6, 3, 3],
    ]);
  });

  it('drops a tall pile on an empty column, with only the pointer over it', async () => {
    const run = [...'QJT98765432'].map((rank) => `${rank}S`).join(' ');
    const el = await makeWith(positionOf(`${run} | - | KD | AS | AH | AD | AC`));
    const log = new Log(el);
    await drag(onCard(el, 0, 11), foot(el, 1));
    expect(log.last('move')).to.deep.include({ from: 0, to: 1, count: 11 });
  });

  it('takes the first drop, before any target was ever moved', async () => {
    const el = await make('<spiderette-game no-animation code="SD1-S1-AAAAAGM"></spiderette-game>');
    const log = new Log(el);
    await drag(onCard(el, 5), onColumn(el, 6));
    expect(log.last('move')).to.deep.include({ from: 5, to: 6, via: 'drag' });
  });

  it('on an illegal column is refused with its reason, and the cards go home', async () => {
    const el = await makeWith(KINDS);
    const before = await places(el);
    const log = new Log(el);
    await drag(onCard(el, 4), onColumn(el, 1));
    expect(log.refused).to.deep.equal(['move: king-needs-empty']);
    expect(log.names).to.deep.equal(['rejected']);
    expect(await places(el)).to.equal(before);
  });

  it('back to its own column costs nothing and says nothing', async () => {
    const el = await makeWith(KINDS);
    const before = await places(el);
    const log = new Log(el);
    const home = foot(el, 0);
    await pull(onCard(el, 0), onColumn(el, 3));
    await moveTo(home);
    await up();
    expect(log.names).to.deep.equal([]);
    expect(await places(el)).to.equal(before);
    expect([el.score, el.moves, has(el, '.chosen')]).to.deep.equal([500, 0, false]);
  });

  it('is seen beyond the board, over the tools', async () => {
    const el = await makeWith(KINDS);
    const tools = middle(part(el, '.bar'));
    await pull(onCard(el, 0), tools);
    await el.updateComplete;
    const seen = el.shadowRoot!.elementFromPoint(tools.x, tools.y + 4);
    expect(!!seen?.closest('.is-dragged')).to.equal(true);
  });

  it('outside the board just lets go', async () => {
    const el = await makeWith(KINDS);
    const before = await places(el);
    const log = new Log(el);
    await drag(onCard(el, 0), { x: 2, y: part(el, '.board').getBoundingClientRect().bottom + 60 });
    expect(log.names).to.deep.equal([]);
    expect(await places(el)).to.equal(before);
  });

  it('of a card that cannot be taken is refused, and nothing follows the pointer', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await pull(onCard(el, 6, 4), foot(el, 3));
    await el.updateComplete;
    expect(isDragged(el)).to.equal(false);
    await up();
    expect(log.refused).to.deep.equal(['move: not-a-run']);
    expect(log.names).to.deep.equal(['rejected']);
  });

  it('a pixel or two of jitter is still a click', async () => {
    const el = await makeWith(KINDS);
    const { x, y } = onCard(el, 0);
    await moveTo({ x, y });
    await down();
    await moveTo({ x: x + 2, y: y - 1 });
    await el.updateComplete;
    expect(isDragged(el)).to.equal(false);
    await up();
    await drawn(el);
    expect(inside(el, '.chosen')).to.exist;
  });

  it('drags what was taken by a click before', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 6, 2));
    await drag(onCard(el, 6), foot(el, 3));
    expect(log.of('move').map(({ count, via }) => [count, via])).to.deep.equal([[1, 'drag']]);
    await drawn(el);
    expect(has(el, '.chosen')).to.equal(false);
  });

  it('readonly, nothing follows the pointer', async () => {
    const el = await makeWith(KINDS, 'readonly');
    const log = new Log(el);
    await pull(onCard(el, 0), onColumn(el, 1));
    await el.updateComplete;
    expect(isDragged(el)).to.equal(false);
    await up();
    expect(log.refused).to.deep.equal(['move: readonly']);
  });
});

/** The mouse's own id, which each browser chooses. */
let mouse = 0;
addEventListener('pointerdown', ({ pointerId }) => (mouse = pointerId), true);

describe('a drag is let go, and the cards are back', () => {
  afterEach(async () => {
    await letGo();
    leave();
  });

  const reasons: Record<string, (el: SpideretteGame) => unknown> = {
    'by Escape': () => sendKeys({ press: 'Escape' }),
    'by the right button': async () => {
      await down('right');
      await up('right');
    },
    'when the window loses the focus': () => window.dispatchEvent(new Event('blur')),
    'by pointercancel': (el) =>
      part(el, '.board').dispatchEvent(
        new PointerEvent('pointercancel', { bubbles: true, composed: true, pointerId: mouse }),
      ),
    'when the button was released unseen': (el) =>
      part(el, '.board').dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          composed: true,
          pointerId: mouse,
          pointerType: 'mouse',
          buttons: 0,
        }),
      ),
    'by a second pointer': (el) =>
      cardFromEnd(el, 6).dispatchEvent(
        new PointerEvent('pointerdown', {
          bubbles: true,
          composed: true,
          pointerId: 9,
          pointerType: 'touch',
          buttons: 1,
        }),
      ),
    'when the element is removed and put back': (el) => {
      const { parentElement } = el;
      el.remove();
      parentElement!.append(el);
    },
  };
  for (const [reason, happens] of Object.entries(reasons)) {
    it(reason, async () => {
      const el = await makeWith(KINDS);
      const before = await places(el);
      const log = new Log(el);
      await pull(onCard(el, 0), onColumn(el, 1));
      await el.updateComplete;
      expect(isDragged(el)).to.equal(true);
      await happens(el);
      await el.updateComplete;
      expect(isDragged(el)).to.equal(false);
      await up();
      expect(log.names).to.deep.equal([]);
      expect(await places(el)).to.equal(before);
      expect(has(el, '.chosen')).to.equal(false);
    });
  }

  const changes: Record<string, (el: SpideretteGame) => unknown> = {
    move: (el) => el.move(2, 6),
    deal: (el) => el.deal(),
    undo: (el) => el.undo(),
    restart: (el) => el.restart(),
    'new game': (el) => el.newGame({ code: 'SD1-S1-AAAAABD' }),
    load: (el) => el.load(el.save()),
  };
  for (const [change, happens] of Object.entries(changes)) {
    it(`when the game changes under it: ${change}`, async () => {
      const el = await makeWith(FULL);
      el.move(0, 1);
      await drawn(el);
      await pull(onCard(el, 1), onColumn(el, 2));
      await el.updateComplete;
      expect(isDragged(el)).to.equal(true);
      happens(el);
      await el.updateComplete;
      expect(isDragged(el)).to.equal(false);
      const log = new Log(el);
      const after = await places(el);
      await up();
      expect(log.names).to.deep.equal([]);
      expect(await places(el)).to.equal(after);
    });
  }

  it('when its run is removed', async () => {
    const el = await makeWith(COMPLETES);
    await pull(onCard(el, 1, 3), onColumn(el, 2));
    el.move(0, 1);
    await el.updateComplete;
    expect(isDragged(el)).to.equal(false);
    await up();
    expect(columnsOf(el)[1]).to.equal('5H');
  });

  it('what is dragged stays dragged when an action is refused', async () => {
    const el = await makeWith(FULL);
    await pull(onCard(el, 0), onColumn(el, 2));
    el.redo();
    await el.updateComplete;
    expect(isDragged(el)).to.equal(true);
    await up();
    expect(el.moves).to.equal(1);
  });
});

describe('auto-place', () => {
  afterEach(async () => {
    await letGo();
    leave();
  });

  it('puts a group dropped anywhere on the board on its best column', async () => {
    const el = await makeWith(KINDS, 'auto-place');
    const log = new Log(el);
    await drag(onCard(el, 0), foot(el, 5));
    expect(log.last('move')).to.deep.include({ from: 0, to: 2, via: 'drag' });
    el.restart();
    await drawn(el);
    await drag(onCard(el, 0), onColumn(el, 1));
    expect(log.last('move')).to.deep.include({ from: 0, to: 2, via: 'drag' });
    el.restart();
    await drawn(el);
    const board = part(el, '.board').getBoundingClientRect();
    await drag(onCard(el, 0), { x: board.left + board.width / 2, y: board.bottom - 10 });
    expect(log.last('move'), 'beside the columns').to.deep.include({ from: 0, to: 2, via: 'drag' });
    expect(log.of('move')).to.have.length(3);
  });

  it('lets go over its own column, outside the board and with Escape', async () => {
    const el = await makeWith(KINDS, 'auto-place');
    const log = new Log(el);
    const before = await places(el);
    await drag(onCard(el, 0), foot(el, 0));
    await drag(onCard(el, 0), { x: onCard(el, 0).x, y: part(el, '.board').getBoundingClientRect().bottom + 40 });
    await pull(onCard(el, 0), foot(el, 5));
    await sendKeys({ press: 'Escape' });
    await up();
    expect(log.names).to.deep.equal([]);
    expect(await places(el)).to.equal(before);
  });

  it('tells where there is no place', async () => {
    const el = await makeWith(FULL, 'auto-place');
    const log = new Log(el);
    await drag(onCard(el, 4), foot(el, 1));
    expect(log.refused).to.deep.equal(['move: no-place']);
  });

  it('governs drags only: a click goes where one clicks', async () => {
    const el = await makeWith(KINDS, 'auto-place');
    const log = new Log(el);
    await click(onCard(el, 0));
    await click(onColumn(el, 1));
    expect(log.last('move')).to.deep.include({ from: 0, to: 1, via: 'click' });
  });
});
