import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect, fixture, nextFrame } from '@open-wc/testing';
import {
  cardFromEnd,
  drawn,
  has,
  leave,
  make,
  makeWith,
  part,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import {
  click,
  drag,
  letGo,
  middle,
  moveTo,
  on,
  onCard,
  onColumn,
  pull,
  up,
  type Point,
} from '../../test/browser/pointer.js';
import { KINDS, positionOf } from '../../test/browser/position.js';

const PACK = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
/** Thirty cards in the fourth column, six of them hidden. */
const LONGEST = positionOf(
  `AS | 2S | 3S | [${PACK.slice(3, 9).join(' ')}] ${PACK.slice(9, 33).join(' ')} | ${PACK.slice(33, 36).join(' | ')}`,
);

const columnsOf = (el: SpideretteGame): DOMRect[] =>
  [...el.shadowRoot!.querySelectorAll('.place')].map((node) => node.getBoundingClientRect());

const gapOf = (el: SpideretteGame): number => {
  const [first, second] = columnsOf(el);
  return second!.left - first!.right;
};

const within = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 0.6 &&
  inner.top >= outer.top - 0.6 &&
  inner.right <= outer.right + 0.6 &&
  inner.bottom <= outer.bottom + 0.6;

/** What of the element sticks out of it. */
const outside = (el: SpideretteGame): string[] => {
  const host = el.getBoundingClientRect();
  return [
    ...el.shadowRoot!.querySelectorAll('.card:not(.fan *), .tool, .facts > *, .words, .place, .pile-place, .reminder'),
  ]
    .filter((node) => node.getClientRects().length && !within(node.getBoundingClientRect(), host))
    .map((node) => node.className);
};

/** A game of a position in the midst of a page, and the page's outermost node. */
async function onPage(markup: string, position: string, style = ''): Promise<[el: SpideretteGame, page: HTMLElement]> {
  const page = await fixture<HTMLElement>(markup);
  page.style.cssText += style;
  const el = page.querySelector('spiderette-game')!;
  el.newGame({ position });
  await drawn(el);
  return [el, page];
}

const PLAIN = '<div><spiderette-game no-animation></spiderette-game></div>';

describe('geometry', () => {
  afterEach(async () => {
    await letGo();
    leave();
    document.documentElement.removeAttribute('style');
  });

  it('--spiderette-gap is the space between two columns, px, read when the board is measured', async () => {
    for (const [value, gap] of [
      ['0', 0],
      ['9', 9],
      ['14px', 14],
    ] as const) {
      const el = await make(
        `<spiderette-game no-animation code="SD1-S4-AAAAABD" style="--spiderette-gap: ${value}"></spiderette-game>`,
      );
      expect(gapOf(el), value).to.be.closeTo(gap, 0.1);
      expect(outside(el)).to.deep.equal([]);
      leave();
    }
    const usual = gapOf(await make('<spiderette-game no-animation code="SD1-S4-AAAAABD"></spiderette-game>'));
    for (const value of ['wide', '-3', '']) {
      document.documentElement.style.setProperty('--spiderette-gap', value);
      expect(
        gapOf(await make('<spiderette-game no-animation code="SD1-S4-AAAAABD"></spiderette-game>')),
        value,
      ).to.equal(usual);
    }
    // However wide, the cards stay.
    document.documentElement.style.setProperty('--spiderette-gap', '9999');
    const el = await make('<spiderette-game no-animation code="SD1-S4-AAAAABD"></spiderette-game>');
    expect(cardFromEnd(el, 0).getBoundingClientRect().width).to.be.above(10);
    expect(outside(el)).to.deep.equal([]);
  });

  for (const style of [
    'width: 280px',
    'width: 390px',
    'width: 760px',
    'width: 280px; height: 480px',
    'width: 700px; height: 300px',
  ]) {
    it(`thirty cards in a column, ${style}: nothing overflows, and a click hits what is seen`, async () => {
      const [el] = await onPage(PLAIN, LONGEST, style);
      el.style.height = '100%';
      await drawn(el);
      expect(el.game!.position.columns[3]!.cards).to.have.length(30);
      expect(outside(el)).to.deep.equal([]);
      const tops = Array.from({ length: 30 }, (_, i) => cardFromEnd(el, 3, 30 - i).getBoundingClientRect().top);
      for (let i = 1; i < 30; i++) expect(tops[i]! - tops[i - 1]!, `card ${i}`).to.be.above(0.4);
      if (!style.includes('height')) for (let i = 7; i < 30; i++) expect(tops[i]! - tops[i - 1]!).to.be.at.least(23.4);
      // The last card is there for the taking.
      part(el, '.board').scrollIntoView({ block: 'end' });
      await nextFrame();
      await click(onCard(el, 3));
      await el.updateComplete;
      expect(has(el, '.chosen')).to.equal(true);
      expect(cardFromEnd(el, 3).classList.contains('is-chosen')).to.equal(true);
    });
  }

  it('text of 200 % and 280 px: nothing is cut off, nothing scrolls sideways', async () => {
    document.documentElement.style.fontSize = '200%';
    for (const width of [280, 320, 390, 768]) {
      const page = await fixture(
        `<div style="width: ${width}px"><spiderette-game no-animation code="SD1-S4-AAAAABD"></spiderette-game></div>`,
      );
      const el = page.querySelector('spiderette-game')!;
      await drawn(el);
      expect(outside(el), `${width}`).to.deep.equal([]);
      for (const node of el.shadowRoot!.querySelectorAll('.facts, .words')) {
        expect(node.scrollWidth, `${width}: ${node.textContent}`).to.be.at.most(node.clientWidth + 1);
      }
      // A change of the font's size alone is followed, too.
      document.documentElement.style.fontSize = '100%';
      await drawn(el);
      expect(outside(el), `${width}, back`).to.deep.equal([]);
      document.documentElement.style.fontSize = '200%';
      for (const panel of ['new', 'settings', 'help']) {
        part(el, `.t-${panel}`).click();
        await el.updateComplete;
        const dialog = part(el, 'dialog[open]');
        expect(dialog.scrollWidth, panel).to.be.at.most(dialog.clientWidth);
        (dialog as HTMLDialogElement).close();
        await el.updateComplete;
        await nextFrame();
      }
      leave();
    }
  });
});

describe('a drag follows the pointer exactly', () => {
  afterEach(async () => {
    await letGo();
    await resetMouse();
    leave();
    scrollTo(0, 0);
  });

  /** Drags by hand's breadth, tells how far the card went, and puts the card on the six of spades. */
  async function dragged(el: SpideretteGame, from: Point, to: Point): Promise<void> {
    const card = cardFromEnd(el, 0);
    const before = middle(card);
    const log = new Log(el);
    await pull(from, { x: from.x + 37, y: from.y + 41 });
    await el.updateComplete;
    const now = middle(card);
    const by = [from.x + 37, from.y + 41].map(Math.round);
    expect(now.x - before.x).to.be.closeTo(by[0]! - Math.round(from.x), 1);
    expect(now.y - before.y).to.be.closeTo(by[1]! - Math.round(from.y), 1);
    await moveTo(to);
    await up();
    await el.updateComplete;
    expect(log.names.includes('move'), 'dropped').to.equal(true);
    expect(log.last('move')).to.deep.include({ from: 0, to: 1 });
  }

  /** Takes the first card along a little; tells where it is then. */
  async function taken(el: SpideretteGame): Promise<Point> {
    const from = onCard(el, 0);
    await pull(from, { x: from.x + 30, y: from.y + 30 });
    await el.updateComplete;
    return middle(cardFromEnd(el, 0));
  }

  /** WebKit still tells boxes in px of before the zoom but pointers in px of after it: there nobody can tell what is hit. */
  async function zoomsBoxes(): Promise<boolean> {
    const box = await fixture('<div style="zoom: 2; width: 1px"></div>');
    return box.getBoundingClientRect().width === 2;
  }

  for (const style of [
    'transform: scale(0.6); transform-origin: 0 0',
    'transform: scale(1.3) translate(20px, 9px); transform-origin: 0 0',
    'zoom: 0.7',
    'zoom: 1.4',
  ]) {
    it(`under an ancestor with ${style}`, async function () {
      if (style.startsWith('zoom') && !(await zoomsBoxes())) return this.skip();
      const [el] = await onPage(PLAIN, KINDS, `${style}; width: 420px`);
      await dragged(el, onCard(el, 0), onColumn(el, 1));
    });
  }

  it('inside the shadow root of another element, itself in one', async () => {
    const page = await fixture('<div></div>');
    let root: ShadowRoot = page.attachShadow({ mode: 'open' });
    for (let i = 0; i < 2; i++) {
      const inner = document.createElement('section');
      root.append(inner);
      root = inner.attachShadow({ mode: 'open' });
    }
    const el = document.createElement('spiderette-game');
    el.noAnimation = true;
    root.append(el);
    el.newGame({ position: KINDS });
    await drawn(el);
    await dragged(el, onCard(el, 0), onColumn(el, 1));
  });

  it('when the wheel scrolls the page below a pointer that rests', async () => {
    const [el] = await onPage(PLAIN, KINDS, 'height: 3000px; padding-top: 200px');
    const before = await taken(el);
    scrollTo(0, 90);
    await until(() => scrollY === 90, 'it scrolls');
    await nextFrame();
    await nextFrame();
    const after = middle(cardFromEnd(el, 0));
    expect([after.x, after.y].map(Math.round)).to.deep.equal([before.x, before.y].map(Math.round));
    const log = new Log(el);
    await moveTo(onColumn(el, 1));
    await up();
    expect(log.last('move')).to.deep.include({ from: 0, to: 1 });
  });

  it('when a scroller between page and game scrolls', async () => {
    const [el, page] = await onPage(`<div>${PLAIN}</div>`, KINDS, 'height: 500px; overflow: auto');
    el.parentElement!.style.cssText = 'height: 1600px; padding-top: 60px';
    await drawn(el);
    const before = await taken(el);
    page.scrollTop = 40;
    await nextFrame();
    await nextFrame();
    expect(Math.round(middle(cardFromEnd(el, 0)).y)).to.equal(Math.round(before.y));
  });

  it('in an iframe, and beyond its edge', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      '<iframe style="width: 500px; height: 560px; border: 7px solid"></iframe>',
    );
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc =
      '<!doctype html><script type="module" src="/src/index.ts"></script><body style="margin: 0"><spiderette-game no-animation></spiderette-game>';
    await loaded;
    const { contentWindow: view, contentDocument: page } = frame;
    const el = page!.querySelector<SpideretteGame>('spiderette-game')!;
    await until(
      () => (view as unknown as typeof window).customElements.get('spiderette-game') && el.shadowRoot,
      'it is defined',
      8000,
    );
    el.newGame({ position: KINDS });
    await el.updateComplete;
    await nextFrame();
    await nextFrame();
    const { left, top } = frame.getBoundingClientRect();
    const seen = ({ x, y }: Point): Point => ({ x: x + left + 7, y: y + top + 7 });
    await pull(seen(onCard(el, 0)), seen(onColumn(el, 1)));
    await el.updateComplete;
    const before = middle(cardFromEnd(el, 0));
    const to = seen(onColumn(el, 1));
    await moveTo({ x: to.x + 540, y: to.y });
    await el.updateComplete;
    expect(middle(cardFromEnd(el, 0)).x - before.x, 'beyond the edge').to.be.closeTo(540, 1);
    await moveTo(to);
    await up();
    await el.updateComplete;
    expect(el.moves).to.equal(1);
  });
});

describe('let go', () => {
  afterEach(async () => {
    await letGo();
    leave();
  });

  const dropAt = async (el: SpideretteGame, column: number, to: Point): Promise<Log> => {
    const log = new Log(el);
    await drag(onCard(el, column), to);
    await el.updateComplete;
    return log;
  };

  it('over the toolbar: nothing happens, and no tool is pressed', async () => {
    const el = await makeWith(KINDS);
    const log = await dropAt(el, 0, middle(part(el, '.t-new')));
    expect(log.names).to.deep.equal([]);
    expect([has(el, 'dialog[open]'), has(el, '.is-dragged'), has(el, '.chosen')]).to.deep.equal([false, false, false]);
  });

  it('over stock and runs: these belong to the column above them, and deal nothing', async () => {
    const page = await fixture('<div style="width: 400px"><spiderette-game no-animation></spiderette-game></div>');
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: KINDS });
    await drawn(el);
    const stock = part(el, 'button.stock').getBoundingClientRect();
    const over = [3, 4, 5, 6].find((i) => {
      const { x } = onColumn(el, i);
      return x > stock.left && x < stock.right;
    })!;
    const legal = over === 3;
    const log = await dropAt(el, 0, { x: onColumn(el, over).x, y: stock.top + stock.height / 2 });
    expect(log.names).to.deep.equal(legal ? ['before-action', 'move', 'game-change'] : ['rejected']);
    expect(el.dealsLeft).to.equal(el.game!.position.stock.length ? Math.ceil(el.game!.position.stock.length / 7) : 0);
    // Over the tray below a column that takes the card it is put there.
    const runs = part(el, 'button.runs').getBoundingClientRect();
    el.newGame({ position: KINDS });
    await drawn(el);
    const log2 = await dropAt(el, 0, { x: onColumn(el, 1).x, y: runs.top + runs.height / 2 });
    expect(log2.last('move')).to.deep.include({ from: 0, to: 1 });
  });

  it('in a landscape rail, far from any column: nothing happens', async () => {
    const page = await fixture('<div style="width: 780px"><spiderette-game no-animation></spiderette-game></div>');
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: KINDS });
    await drawn(el);
    expect(part(el, '.board').classList.contains('rail')).to.equal(true);
    const log = await dropAt(el, 0, on(part(el, 'button.stock')));
    expect(log.names.filter((name) => name !== 'rejected')).to.deep.equal([]);
    expect([el.moves, el.dealsLeft > 0]).to.deep.equal([0, true]);
  });

  it('the wheel still scrolls the page over the board', async () => {
    const page = await fixture('<div style="height: 3000px"><spiderette-game no-animation></spiderette-game></div>');
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: KINDS });
    await drawn(el);
    let prevented = 0;
    const hear = (event: WheelEvent): void => void (event.defaultPrevented && prevented++);
    addEventListener('wheel', hear);
    await sendMouse({ type: 'move', position: [Math.round(onCard(el, 0).x), Math.round(onCard(el, 0).y)] });
    const event = new WheelEvent('wheel', { bubbles: true, composed: true, cancelable: true, deltaY: 40 });
    cardFromEnd(el, 0).dispatchEvent(event);
    removeEventListener('wheel', hear);
    expect([event.defaultPrevented, prevented]).to.deep.equal([false, 0]);
    for (const node of [part(el, '.board'), part(el, '.card.is-back'), el])
      expect(getComputedStyle(node).touchAction).to.equal('auto');
    expect(getComputedStyle(cardFromEnd(el, 0)).touchAction).to.equal('pinch-zoom');
  });
});
