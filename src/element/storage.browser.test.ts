import { expect } from '@open-wc/testing';
import { leave, make, part, drawn, type SpideretteGame } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';

const A = 'SD1-S1-AAAAAGM';
const B = 'SD1-S2-AAAAABD';

const page = (attributes: string): Promise<SpideretteGame> =>
  make(`<spiderette-game no-animation ${attributes}></spiderette-game>`);

/** An element that is heard from before its first microtask. */
function fresh(attributes: Record<string, string>): { el: SpideretteGame; log: Log } {
  const el = document.createElement('spiderette-game');
  for (const [name, value] of Object.entries({ 'no-animation': '', ...attributes })) el.setAttribute(name, value);
  document.body.append(el);
  return { el, log: new Log(el) };
}

const keys = (): string[] => Object.keys(localStorage).sort();

/** Replaces localStorage by something that behaves badly, until the test ends. */
function storage(get: () => Storage): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
}
const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;

describe('storage-key', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    Object.defineProperty(window, 'localStorage', own);
    document.querySelectorAll('body > spiderette-game').forEach((el) => el.remove());
    leave();
  });

  it('without it nothing is stored', async () => {
    const el = await page('suits="1"');
    el.deal();
    part(el, '.tool.t-settings').click();
    await drawn(el);
    part(el, 'dialog input.switch').click();
    expect(keys()).to.deep.equal([]);
  });

  it('saves after every action and resumes the game, history and all', async () => {
    const el = await page('storage-key="k" suits="1"');
    el.newGame({ code: A });
    el.move(5, 6);
    el.move(2, 5);
    el.undo();
    const { record } = el;
    el.remove();
    const { el: again, log } = fresh({ 'storage-key': 'k', suits: '4' });
    await Promise.resolve();
    expect(log.names).to.deep.equal(['game-change']);
    expect(log.last('game-change')).to.deep.include({ reason: 'load', score: 499, moves: 1 });
    expect(again.record).to.equal(record);
    expect([again.undo(), again.redo(), again.redo()]).to.deep.equal([true, true, true]);
  });

  it('saves undo, redo, restart and new game, too', async () => {
    const el = await page(`storage-key="k" suits="1"`);
    const resumed = async (): Promise<string | null> => {
      const { el: again } = fresh({ 'storage-key': 'k' });
      await Promise.resolve();
      const { record } = again;
      again.remove();
      return record;
    };
    expect(await resumed()).to.equal(el.record);
    for (const act of [
      () => el.deal(),
      () => el.undo(),
      () => el.redo(),
      () => el.restart(),
      () => el.newGame({ suits: 2 }),
    ]) {
      act();
      expect(await resumed()).to.equal(el.record);
    }
  });

  it('a won game is not won again when the page is opened', async () => {
    const el = await page('storage-key="k" suits="1"');
    el.newGame({ position: 'SD1-S1 AS | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | - | - | - | - | - / - / SSS' });
    el.move(0, 1);
    el.remove();
    const { el: again, log } = fresh({ 'storage-key': 'k' });
    await Promise.resolve();
    expect([again.status, log.names]).to.deep.equal(['won', ['game-change']]);
    again.undo();
    again.redo();
    expect(log.of('win')).to.deep.equal([]);
  });

  for (const [what, bad] of Object.entries({
    'no JSON': '{"revision":1,',
    'no game': '{"revision":1,"game":null}',
    'another program': 'true',
    'a newer version': JSON.stringify({ revision: 1, game: { format: 'spiderette-game', version: 9 } }),
    'a forged record': JSON.stringify({
      revision: 1,
      game: {
        format: 'spiderette-game',
        version: 1,
        record: `${A}: 1>2`,
        undone: '',
        undoLimit: 100,
        floor: 0,
        everWon: false,
      },
    }),
    markup: '<img src=x onerror="parent.hacked = true">',
    'prototype keys': '{"__proto__":{"revision":1},"constructor":{"prototype":{}}}',
  })) {
    it(`a damaged value (${what}) is kept beside, told, and play goes on`, async () => {
      localStorage.setItem('spiderette-game:k', bad);
      const { el, log } = fresh({ 'storage-key': 'k', suits: '2' });
      await Promise.resolve();
      expect(log.names).to.deep.equal(['rejected', 'before-action', 'new-game', 'game-change']);
      expect(log.of('rejected')[0]!.kind).to.equal('load');
      expect(el.suits).to.equal(2);
      expect(Object.values(localStorage)).to.include(bad);
      el.deal();
      expect(Object.values(localStorage)).to.include(bad);
      el.remove();
      const { el: again } = fresh({ 'storage-key': 'k' });
      await Promise.resolve();
      expect(again.moves).to.equal(1);
    });
  }

  it('a second damaged value does not overwrite the first that was set aside', async () => {
    for (const bad of ['first', 'second']) {
      localStorage.setItem('spiderette-game:k', bad);
      const { el } = fresh({ 'storage-key': 'k', suits: '1' });
      await Promise.resolve();
      el.remove();
    }
    expect(Object.values(localStorage)).to.include.members(['first', 'second']);
  });

  it('forbidden storage is told, once, and play goes on in memory', async () => {
    storage(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { el, log } = fresh({ 'storage-key': 'k', suits: '1' });
    await Promise.resolve();
    el.deal();
    el.undo();
    expect(log.refused).to.deep.equal(['load: storage']);
    expect(el.canRedo).to.equal(true);
  });

  it('full storage is told, once, and play goes on', async () => {
    const { el, log } = fresh({ 'storage-key': 'k', suits: '1' });
    await Promise.resolve();
    storage(
      () =>
        ({
          getItem: () => null,
          setItem() {
            throw new DOMException('full', 'QuotaExceededError');
          },
          removeItem: () => undefined,
        }) as never,
    );
    expect([el.deal(), el.undo(), el.deal()]).to.deep.equal([true, true, true]);
    expect(log.refused).to.deep.equal(['load: storage']);
  });

  it('with a code the slot is key and code: games of other days stay whole', async () => {
    const today = await page(`storage-key="day" code="${A}"`);
    today.move(5, 6);
    const { record } = today;
    today.remove();
    const tomorrow = await page(`storage-key="day" code="${B}"`);
    expect(tomorrow.moves).to.equal(0);
    tomorrow.deal();
    tomorrow.remove();
    const free = await page('storage-key="day" suits="1"');
    expect(free.moves).to.equal(0);
    free.deal();
    free.remove();
    expect((await page(`storage-key="day" code="${A}"`)).record).to.equal(record);
    expect((await page(`storage-key="day" code="${B}"`)).moves).to.equal(1);
  });

  it('with a code in another spelling it is the same slot', async () => {
    const el = await page(`storage-key="day" code=" ${A.toLowerCase()} "`);
    el.move(5, 6);
    const { record } = el;
    el.remove();
    expect((await page(`storage-key="day" code="${A}"`)).record).to.equal(record);
  });

  it('a code that changes takes the slot along', async () => {
    const el = await page(`storage-key="day" code="${A}"`);
    el.move(5, 6);
    const { record } = el;
    el.setAttribute('code', B);
    await Promise.resolve();
    expect([el.code, el.moves]).to.deep.equal([B, 0]);
    el.deal();
    el.remove();
    expect((await page(`storage-key="day" code="${A}"`)).record).to.equal(record);
    expect((await page(`storage-key="day" code="${B}"`)).moves).to.equal(1);
  });

  it('on the page of a code another game of the player does not take its place', async () => {
    const el = await page(`storage-key="day" code="${A}"`);
    el.move(5, 6);
    const { record } = el;
    el.newGame({ suits: 4 });
    el.deal();
    el.remove();
    expect((await page(`storage-key="day" code="${A}"`)).record).to.equal(record);
  });

  it('a key that is set later is used from then on', async () => {
    const el = await page(`code="${A}"`);
    el.storageKey = 'later';
    el.move(5, 6);
    const { record } = el;
    el.remove();
    expect((await page(`storage-key="later" code="${A}"`)).record).to.equal(record);
  });

  it('a key that changes leaves the game of the old key alone', async () => {
    const el = await page('storage-key="one" suits="1"');
    el.deal();
    const { record } = el;
    el.storageKey = 'two';
    await el.updateComplete;
    el.newGame({ suits: 2 });
    el.remove();
    expect((await page('storage-key="one"')).record).to.equal(record);
    expect((await page('storage-key="two"')).suits).to.equal(2);
  });

  it('of two on one key the newer game is never overwritten by the older', async () => {
    const one = await page('storage-key="k" suits="1"');
    const two = await page('storage-key="k"');
    expect(two.record).to.equal(one.record);
    two.deal();
    two.deal();
    const { record } = two;
    const log = new Log(one);
    one.deal();
    expect(log.names.slice(-2)).to.deep.equal(['rejected', 'game-change']);
    expect(log.refused).to.deep.equal(['load: other-tab']);
    expect(one.record).to.equal(record);
    two.remove();
    one.remove();
    expect((await page('storage-key="k"')).record).to.equal(record);
  });

  it('a window takes over what another window has saved', async () => {
    const el = await page('storage-key="k" suits="1"');
    const other = await page('suits="1"');
    other.newGame({ code: B });
    const newValue = JSON.stringify({ revision: 99, game: other.save() });
    localStorage.setItem('spiderette-game:k', newValue);
    const log = new Log(el);
    dispatchEvent(new StorageEvent('storage', { key: 'spiderette-game:k', newValue, storageArea: localStorage }));
    expect(el.code).to.equal(B);
    expect(log.names).to.deep.equal(['game-change']);
    expect(localStorage.getItem('spiderette-game:k')).to.equal(newValue);
  });

  it('storage that another window empties or spoils changes nothing', async () => {
    const el = await page('storage-key="k" suits="1"');
    el.deal();
    const { game } = el;
    for (const newValue of [null, 'rubbish']) {
      if (newValue === null) localStorage.removeItem('spiderette-game:k');
      else localStorage.setItem('spiderette-game:k', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'spiderette-game:k', newValue, storageArea: localStorage }));
      expect(el.game).to.equal(game);
    }
    el.deal();
    el.remove();
    expect((await page('storage-key="k"')).moves).to.equal(2);
  });

  it('any string will do as a key', async () => {
    for (const key of ['__proto__', '', 'a:b', '<b>', 'constructor']) {
      const { el } = fresh({ 'storage-key': key, suits: '1' });
      await Promise.resolve();
      el.deal();
      const { record } = el;
      el.remove();
      const { el: again } = fresh({ 'storage-key': key });
      await Promise.resolve();
      expect(again.record, key).to.equal(record);
      again.remove();
    }
  });
});
