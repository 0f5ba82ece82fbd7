import { expect, fixture, nextFrame } from '@open-wc/testing';
import { isOpen, drawn, leave, make, makeWith, openDialog, part, until, type SpideretteGame } from './element.js';
import { Log } from './events.js';
import { click, drag, letGo, onCard, onColumn, pull } from './pointer.js';
import { FULL, KINDS, LAST_MOVE } from './position.js';

type Listeners = Map<string, number>;

/** Counts the listeners of window and document from now on; returns how to stop. */
function counted(listeners: Listeners): () => void {
  const undone = [window, document].map((target) => {
    const seen = new Set<string>();
    const ids = new Map<unknown, number>();
    const name = (type: string, listener: unknown, options: unknown): string => {
      if (!ids.has(listener)) ids.set(listener, ids.size);
      const capture = typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture : options;
      return `${type} ${ids.get(listener)} ${!!capture}`;
    };
    const count = (type: string, by: number): unknown => listeners.set(type, (listeners.get(type) ?? 0) + by);
    Object.assign(target, {
      addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        const key = name(type, listener, options);
        if (!seen.has(key)) count(type, 1);
        seen.add(key);
        EventTarget.prototype.addEventListener.call(target, type, listener, options);
      },
      removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
        const key = name(type, listener, options);
        if (seen.delete(key)) count(type, -1);
        EventTarget.prototype.removeEventListener.call(target, type, listener, options);
      },
    });
    return () => {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    };
  });
  return () => undone.forEach((undo) => undo());
}

const left = (listeners: Listeners): [string, number][] => [...listeners].filter(([, n]) => n !== 0);

describe('an element that moves', () => {
  afterEach(leave);

  it('keeps its game, its history and its events', async () => {
    const page = await fixture(
      '<div><div class="a"><spiderette-game no-animation suits="2"></spiderette-game></div><div class="b"></div></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    await drawn(el);
    el.newGame({ position: FULL });
    el.move(0, 1);
    const { game } = el;
    const log = new Log(el);
    page.querySelector('.b')!.append(el);
    await drawn(el);
    expect(el.game).to.equal(game);
    expect(log.names).to.deep.equal([]);
    expect(el.undo()).to.equal(true);
    await drawn(el);
    await click(onCard(el, 0));
    await click(onColumn(el, 2));
    expect(log.last('move')).to.deep.include({ from: 0, to: 2, via: 'click' });
  });

  it('keeps its game while it is kept aside, and can be played there', async () => {
    const el = await makeWith(FULL);
    const { parentElement } = el;
    el.remove();
    await nextFrame();
    await nextFrame();
    expect(el.move(0, 1)).to.equal(true);
    expect(el.status).to.equal('awaitingMove');
    parentElement!.append(el);
    await drawn(el);
    expect([el.moves, el.canUndo]).to.deep.equal([1, true]);
    await drag(onCard(el, 2), onColumn(el, 6));
    expect(el.moves).to.equal(2);
  });

  it('fits its new place, and follows it', async () => {
    const page = await fixture(
      '<div><div style="width: 600px"><spiderette-game no-animation></spiderette-game></div><div class="b" style="width: 320px"></div></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await drawn(el);
    const b = page.querySelector<HTMLElement>('.b')!;
    b.append(el);
    const reach = (): number =>
      Math.max(...[...el.shadowRoot!.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().right));
    await until(() => reach() <= 321 + b.getBoundingClientRect().left, 'it fits the narrower place');
    b.style.width = '500px';
    await until(() => reach() > 400, 'it fits the wider place');
  });

  it('while a game is being dealt with motion ends up in play', async () => {
    const el = await make('<spiderette-game suits="1"></spiderette-game>');
    el.newGame();
    await el.updateComplete;
    const { parentElement } = el;
    el.remove();
    await nextFrame();
    expect(el.status).to.equal('awaitingMove');
    parentElement!.append(el);
    await drawn(el);
    expect(el.deal()).to.equal(true);
  });

  it('with a panel open does not lock the page', async () => {
    const page = await fixture('<div><spiderette-game no-animation></spiderette-game><div class="b"></div></div>');
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await drawn(el);
    part(el, '.tool.t-settings').click();
    await drawn(el);
    page.querySelector('.b')!.append(el);
    await drawn(el);
    const dialog = openDialog(el);
    expect(dialog === null || dialog.matches(':modal'), 'the panel is closed or still a panel').to.equal(true);
    if (dialog) {
      part(el, 'dialog [aria-label="Close"]').click();
      await drawn(el);
    }
    await drag(onCard(el, 0), onColumn(el, 1));
    expect(el.moves).to.equal(1);
  });
});

describe('an element that leaves', () => {
  afterEach(async () => {
    await letGo();
    leave();
  });

  it('leaves no listener on window or document', async () => {
    const listeners: Listeners = new Map();
    const stop = counted(listeners);
    try {
      const el = await makeWith(KINDS, 'storage-key="leave"');
      await drag(onCard(el, 0), onColumn(el, 1));
      await drawn(el);
      await click(onCard(el, 2));
      expect(listeners.size, 'something was counted').to.be.above(0);
      el.remove();
      await nextFrame();
      expect(left(listeners)).to.deep.equal([]);
    } finally {
      stop();
    }
  });

  it('leaves none when it leaves in the middle of a drag, or often', async () => {
    const listeners: Listeners = new Map();
    const stop = counted(listeners);
    try {
      const el = await makeWith(KINDS);
      const { parentElement } = el;
      await pull(onCard(el, 0), onColumn(el, 1));
      expect(listeners.get('pointermove')).to.equal(1);
      for (let i = 0; i < 3; i++) {
        el.remove();
        parentElement!.append(el);
      }
      el.remove();
      await nextFrame();
      expect(left(listeners)).to.deep.equal([]);
    } finally {
      stop();
    }
  });

  it('inside one of its own events does no harm', async () => {
    const el = await makeWith(FULL);
    el.addEventListener('move', () => el.remove());
    const log = new Log(el);
    expect(el.move(0, 1)).to.equal(true);
    expect(log.names).to.deep.equal(['before-action', 'move', 'game-change']);
    await nextFrame();
    expect(el.deal()).to.equal(true);
  });
});

describe('an element that cannot be seen', () => {
  afterEach(leave);

  it('hidden is honoured', async () => {
    const el = await makeWith(FULL);
    el.hidden = true;
    expect(getComputedStyle(el).display).to.equal('none');
    el.hidden = false;
    expect(getComputedStyle(el).display).not.to.equal('none');
    expect(el.getBoundingClientRect().height).to.be.above(100);
  });

  it('plays on, and is right when it is shown', async () => {
    const page = await fixture(
      '<div style="width: 0; height: 0; overflow: hidden"><spiderette-game></spiderette-game></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await el.updateComplete;
    await until(() => el.status === 'awaitingMove', 'it is in play');
    el.move(0, 1);
    (page as HTMLElement).style.cssText = 'width: 480px';
    await until(() => el.getBoundingClientRect().width > 400 && onCard(el, 1).x > 60, 'it is laid out');
    await drawn(el);
    await drag(onCard(el, 2), onColumn(el, 6));
    expect(el.moves).to.equal(2);
  });

  it('made hidden and shown later is right, too', async () => {
    const el = await make('<spiderette-game hidden code="SD1-S1-AAAAAGM"></spiderette-game>');
    expect(el.status).to.equal('awaitingMove');
    el.hidden = false;
    await until(() => onCard(el, 6).x > 300, 'it is laid out');
    await drawn(el);
    await drag(onCard(el, 5), onColumn(el, 6));
    expect(el.moves).to.equal(1);
  });

  it('does not lock the page by the panel of its win', async () => {
    const page = await fixture('<div><button>page</button><spiderette-game no-animation></spiderette-game></div>');
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: LAST_MOVE });
    await drawn(el);
    el.hidden = true;
    el.move(0, 1);
    await el.updateComplete;
    await nextFrame();
    let clicked = 0;
    const button = page.querySelector('button')!;
    button.addEventListener('click', () => clicked++);
    await click(button);
    expect(clicked).to.equal(1);
  });

  it('does not stay behind a panel of a win when the host goes on', async () => {
    const el = await makeWith(LAST_MOVE);
    for (const goOn of [() => el.undo(), () => el.newGame(), () => el.restart(), () => el.load(el.save())]) {
      el.newGame({ position: LAST_MOVE });
      await el.updateComplete;
      el.move(0, 1);
      await until(() => isOpen(el), 'the panel of the win opens');
      goOn();
      await drawn(el);
      expect(isOpen(el), String(goOn)).to.equal(el.game!.won);
    }
  });
});

describe('an element whose place changes', () => {
  afterEach(leave);

  it('causes no error of the ResizeObserver, at whatever width', async () => {
    const errors: string[] = [];
    const hear = (event: ErrorEvent): void => void errors.push(event.message);
    addEventListener('error', hear);
    const page = await fixture(
      '<div style="width: 700px"><spiderette-game no-animation code="SD1-S1-AAAAAGM"></spiderette-game></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    await drawn(el);
    for (const width of [280, 699, 500, 441, 439, 679, 681, 1200, 300]) {
      (page as HTMLElement).style.width = `${width}px`;
      await nextFrame();
      await nextFrame();
    }
    for (const height of ['300px', '700px', '', '420px', '']) {
      el.style.height = height;
      await nextFrame();
      await nextFrame();
    }
    await drawn(el);
    removeEventListener('error', hear);
    expect(errors).to.deep.equal([]);
    expect(part(el, '.board').getBoundingClientRect().height).to.be.above(250);
  });

  it('does not shrink during a game, so that the page below does not jump', async () => {
    const page = await fixture(
      '<div style="width: 420px"><spiderette-game no-animation code="SD1-S1-AAAAAGM"></spiderette-game></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    await drawn(el);
    let height = el.getBoundingClientRect().height;
    for (let i = 0; i < 4; i++) {
      el.deal();
      await drawn(el);
      const now = el.getBoundingClientRect().height;
      expect(now).to.be.at.least(height - 0.5);
      height = now;
    }
    while (el.undo());
    await drawn(el);
    expect(el.getBoundingClientRect().height).to.be.at.least(height - 0.5);
  });

  it('keeps to a height that the host gives', async () => {
    const el = await make(
      '<spiderette-game no-animation code="SP1-S1-AAAAAGM" style="height: 400px"></spiderette-game>',
    );
    for (let i = 0; i < 5; i++) {
      el.deal();
      await drawn(el);
      expect(Math.round(el.getBoundingClientRect().height)).to.equal(400);
      const { bottom } = el.getBoundingClientRect();
      for (const card of el.shadowRoot!.querySelectorAll('.card')) {
        expect(card.getBoundingClientRect().bottom).to.be.at.most(bottom + 0.5);
      }
    }
  });
});

describe('the script', () => {
  afterEach(leave);

  it('loaded a second time does no harm', async () => {
    const before = customElements.get('spiderette-game');
    const again = (await import(/* @vite-ignore */ `../../src/index.ts?${Date.now()}`)) as { SpideretteGame: unknown };
    expect(again.SpideretteGame).to.be.a('function');
    expect(customElements.get('spiderette-game')).to.equal(before);
  });

  it('makes elements by constructor, too', () => {
    const El = customElements.get('spiderette-game')!;
    const el = new El() as SpideretteGame;
    expect(el.attributes).to.have.length(0);
    expect(el.newGame({ suits: 1 })).to.equal(true);
  });
});
