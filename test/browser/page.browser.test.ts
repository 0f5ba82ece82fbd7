import { setViewport } from '@web/test-runner-commands';
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { drawn, hasFocus, inside, leave, makeWith, part, type SpideretteGame } from './element.js';
import { Log } from './events.js';
import { click, drag, foot, letGo, middle, onCard, onColumn, pull, up } from './pointer.js';
import { press } from './keys.js';
import { KINDS } from './position.js';

/** A game on a page as a host may build it; the first of the markup. */
async function onPage(markup: string): Promise<SpideretteGame> {
  const page = await fixture(markup);
  const el = page.querySelector('spiderette-game')!;
  el.noAnimation = true;
  el.newGame({ position: KINDS });
  await drawn(el);
  return el;
}

async function plays(el: SpideretteGame): Promise<void> {
  const log = new Log(el);
  await drag(onCard(el, 6, 3), foot(el, 3));
  await drawn(el);
  expect(log.names, 'drag').to.deep.equal(['before-action', 'move', 'game-change']);
  expect(log.last('move')).to.deep.include({ from: 6, to: 3, count: 3 });
  await click(onCard(el, 0));
  await drawn(el);
  await click(onColumn(el, 1));
  await drawn(el);
  expect(log.last('move'), 'click').to.deep.include({ from: 0, to: 1, via: 'click' });
  el.focus();
  await press('2', 'Enter', '3', 'Enter');
  await drawn(el);
  expect(log.last('move'), 'keys').to.deep.include({ from: 1, to: 2, via: 'keyboard' });
}

describe('a page', () => {
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await letGo();
    scrollTo(0, 0);
    leave();
  });

  const pages: Record<string, string> = {
    'that scales the game':
      '<div style="transform: scale(.7); transform-origin: 0 0"><spiderette-game></spiderette-game></div>',
    'that zooms the game': '<div style="zoom: 1.3; width: 560px"><spiderette-game></spiderette-game></div>',
    'with the game in a scrolled box':
      '<div style="height: 460px; overflow: auto" class="box"><div style="height: 300px"></div><spiderette-game></spiderette-game></div>',
    'that reads from right to left': '<div dir="rtl"><spiderette-game></spiderette-game></div>',
    'with a border and padding on the game':
      '<div><spiderette-game style="border: 9px solid; padding: 13px; margin: 7px"></spiderette-game></div>',
    'that gives the game a height': '<div><spiderette-game style="height: 380px"></spiderette-game></div>',
    'that is narrow': '<div style="width: 280px"><spiderette-game></spiderette-game></div>',
    'whose classes are called as the parts of the game':
      '<div class="stage"><div class="held-bar cell"><spiderette-game class="board"></spiderette-game></div></div>',
    'that shows the game in a dialog':
      '<dialog open><div style="width: 500px"><spiderette-game></spiderette-game></div></dialog>',
    'that shows the game in what can be edited':
      '<div contenteditable="true"><spiderette-game contenteditable="false"></spiderette-game></div>',
    'with styles for everything':
      '<div><style>* { position: relative; box-sizing: content-box; user-select: text; touch-action: auto } div { transform: none; margin: 1px }</style><spiderette-game></spiderette-game></div>',
  };
  for (const [what, markup] of Object.entries(pages)) {
    it(`${what} plays by drag, click and keys`, async () => {
      const el = await onPage(markup);
      const box = el.closest('.box');
      if (box) box.scrollTop = 300;
      await drawn(el);
      await plays(el);
    });
  }

  it('that has scrolled since the game was drawn hits the same cards', async () => {
    const el = await onPage('<div style="padding: 300px 0 1500px"><spiderette-game></spiderette-game></div>');
    scrollTo(0, 290);
    await nextFrame();
    await plays(el);
  });

  it('that scrolls during a drag drops where the pointer is', async () => {
    const el = await onPage('<div style="padding: 60px 0 1500px"><spiderette-game></spiderette-game></div>');
    const log = new Log(el);
    await pull(onCard(el, 0), onColumn(el, 1));
    scrollTo(0, 50);
    await nextFrame();
    await up();
    expect(log.last('move')).to.deep.include({ from: 0, to: 1 });
  });

  it('that shifts below the pointer between two clicks is measured anew', async () => {
    const el = await onPage('<div><p>above</p><spiderette-game></spiderette-game></div>');
    const log = new Log(el);
    await click(onCard(el, 0));
    el.parentElement!.querySelector('p')!.style.height = '170px';
    await nextFrame();
    await click(onColumn(el, 3));
    expect(log.last('move')).to.deep.include({ from: 0, to: 3 });
  });

  it('with two games keeps each to itself', async () => {
    const one = await onPage(
      '<div style="display: flex"><spiderette-game style="width: 390px"></spiderette-game><spiderette-game style="width: 390px" no-animation></spiderette-game></div>',
    );
    const other = one.nextElementSibling as SpideretteGame;
    other.newGame({ position: KINDS });
    await drawn(other);
    const logs = [new Log(one), new Log(other)] as const;
    await drag(onCard(one, 0), onColumn(other, 1));
    await click(onCard(one, 0));
    await click(onColumn(other, 1));
    await drawn(one);
    await drawn(other);
    expect([logs[0].names, logs[1].names]).to.deep.equal([[], []]);
    expect(hasFocus(other)).to.equal(true);
    await press('u');
    expect([logs[0].names, logs[1].refused]).to.deep.equal([[], ['undo: no-undo']]);
    await press('Escape');
    await click(onCard(other, 0));
    await click(onColumn(other, 3));
    expect([one.moves, other.moves]).to.deep.equal([0, 1]);
  });

  it('with the game in a shadow root hears and plays', async () => {
    const page = await fixture('<div></div>');
    const el = document.createElement('spiderette-game');
    el.noAnimation = true;
    page.attachShadow({ mode: 'open' }).append(el);
    el.newGame({ position: KINDS });
    await drawn(el);
    const log = new Log(document);
    await drag(onCard(el, 0), onColumn(el, 1));
    await drawn(el);
    expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
    el.focus();
    await press('u');
    log.stop();
    expect(log.last('game-change').reason).to.equal('undo');
  });

  it('never scrolls sideways, however narrow', async () => {
    const el = await onPage('<div style="width: 280px"><spiderette-game></spiderette-game></div>');
    const box = el.parentElement!;
    for (const variant of ['spiderette', 'spider'] as const) {
      el.newGame({ variant });
      await drawn(el);
      expect(box.scrollWidth, variant).to.equal(280);
      const { left, right } = el.getBoundingClientRect();
      for (const node of el.shadowRoot!.querySelectorAll('.card, button, .place')) {
        const at = node.getBoundingClientRect();
        expect(at.left, node.className).to.be.at.least(left - 0.5);
        expect(at.right, node.className).to.be.at.most(right + 0.5);
      }
    }
  });

  it('with a click elsewhere keeps the game as it is', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    await click(onCard(el, 0));
    await click({ x: 3, y: innerHeight - 3 });
    await drawn(el);
    expect(log.names).to.deep.equal([]);
    await click(middle(part(el, '.tool.t-settings')));
    await drawn(el);
    expect(inside(el, 'dialog[open]')).to.exist;
  });
});
