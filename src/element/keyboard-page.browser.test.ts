import { expect, fixture } from '@open-wc/testing';
import { at, on, heldCards } from '../../test/browser/cursor.js';
import { isOpen, drawn, focused, leave, make, part } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { press } from '../../test/browser/keys.js';
import { FULL } from '../../test/browser/position.js';

describe('the page keeps its keys', () => {
  afterEach(leave);

  /** Which of these key presses the element swallows. */
  function swallowed(from: Element, presses: KeyboardEventInit[]): string[] {
    return presses
      .filter(
        (init) =>
          !from.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
          ),
      )
      .map(
        ({ ctrlKey, metaKey, altKey, key }) =>
          `${ctrlKey ? 'Ctrl+' : ''}${metaKey ? 'Meta+' : ''}${altKey ? 'Alt+' : ''}${key}`,
      );
  }

  it('with Ctrl, Meta and Alt, but for undo and redo', async () => {
    const el = await on(FULL);
    const log = new Log(el);
    const keys = [
      '1',
      '0',
      'b',
      'd',
      'u',
      'n',
      'r',
      's',
      'c',
      '?',
      'f',
      'p',
      'ArrowLeft',
      'ArrowUp',
      'Home',
      'Enter',
      ' ',
      'Escape',
      'Tab',
    ];
    const modifiers = [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { ctrlKey: true, altKey: true }];
    const presses = modifiers.flatMap((modifier) => keys.map((key) => ({ key, ...modifier })));
    expect(swallowed(focused()!, presses)).to.deep.equal([]);
    expect(
      swallowed(focused()!, [
        { key: 'z', altKey: true, ctrlKey: true },
        { key: 'y', metaKey: true },
      ]),
    ).to.deep.equal([]);
    expect(log.names).to.deep.equal([]);
    await el.updateComplete;
    expect(isOpen(el)).to.equal(false);
    expect(swallowed(focused()!, [{ key: 'z', ctrlKey: true }])).to.deep.equal(['Ctrl+z']);
  });

  it('that mean nothing to the game', async () => {
    await on(FULL);
    const presses = ['Tab', 'F1', 'F5', 'PageDown', 'PageUp', 'x', 'a', 'Escape', 'Shift', '/', 'Dead'].map((key) => ({
      key,
    }));
    expect(swallowed(focused()!, presses)).to.deep.equal([]);
  });

  it('while the focus is elsewhere', async () => {
    const page = await fixture(
      '<div><input /><spiderette-game no-animation></spiderette-game><button>b</button></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await drawn(el);
    const log = new Log(el);
    page.querySelector('input')!.focus();
    await press('d', 'u', 'n', 'r', '1', '?');
    expect(page.querySelector('input')!.value).to.equal('dunr1?');
    page.querySelector('button')!.focus();
    await press('d', 'u', 'n', 'r', '1', '?');
    expect(log.names).to.deep.equal([]);
    await el.updateComplete;
    expect(isOpen(el)).to.equal(false);
  });

  it('while one types into a field of the game', async () => {
    const el = await make();
    const field = part(el, 'input.field') as HTMLInputElement;
    field.focus();
    const log = new Log(el);
    await press('s', 'd', '1', 'n', '?', ' ');
    expect(field.value).to.equal('sd1n? ');
    expect(log.names).to.deep.equal([]);
  });

  it('that a listener inside the page has taken already', async () => {
    const el = await on(FULL);
    el.shadowRoot!.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
    const log = new Log(el);
    await press('d');
    expect(log.names).to.deep.equal([]);
  });

  it('no-shortcuts leaves single letters alone, not the arrows, Enter or Ctrl+Z', async () => {
    const el = await on(FULL, 'no-shortcuts');
    const log = new Log(el);
    const letters = ['b', 'd', 'u', 'n', 'r', 's', 'c', '?', 'B', 'D'].map((key) => ({ key }));
    expect(swallowed(focused()!, letters)).to.deep.equal([]);
    expect(log.names).to.deep.equal([]);
    await press('Home', 'Enter', 'ArrowRight', 'Enter', 'Control+z');
    expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['move', 'undo']);
  });
});

describe('keys of other layouts', () => {
  afterEach(leave);

  /** A key as a layout gives it. */
  const give = (key: string, code: string, init: KeyboardEventInit = {}): boolean =>
    !focused()!.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true, ...init }),
    );

  for (const [layout, deal, undo, best] of [
    ['Cyrillic', 'в', 'г', 'и'],
    ['Greek', 'δ', 'θ', 'β'],
    ['Arabic', 'ي', 'ع', 'لا'],
    ['Hebrew', 'ג', 'ו', 'נ'],
    ['Korean', 'ㅇ', 'ㅕ', 'ㅠ'],
  ] as const) {
    it(`${layout}: the letters that are printed there on a Latin keyboard, and Ctrl+Z`, async () => {
      const el = await on(FULL);
      const log = new Log(el);
      give(deal, 'KeyD');
      give(undo, 'KeyU');
      give('1', 'Digit1');
      give(best, 'KeyB');
      give('я', 'KeyZ', { ctrlKey: true });
      give('Я', 'KeyZ', { ctrlKey: true, shiftKey: true });
      expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['deal', 'undo', 'move', 'undo', 'redo']);
    });
  }

  it('digits of other scripts, of a Czech row and of the number pad go to columns', async () => {
    const el = await on(FULL);
    const way: string[] = [];
    for (const [key, code] of [
      ['٣', 'Digit3'],
      ['ě', 'Digit2'],
      ['5', 'Numpad5'],
      ['1', 'Numpad1'],
    ]) {
      give(key!, code!);
      await el.updateComplete;
      way.push(at().split('/')[0]!);
    }
    expect(way).to.deep.equal(['2', '1', '4', '0']);
  });

  it('? wherever it is, and a letter of a Latin layout by its name, not its place', async () => {
    const el = await on(FULL);
    const log = new Log(el);
    expect(give('z', 'KeyW', { ctrlKey: true })).to.equal(true);
    expect(give('d', 'KeyH')).to.equal(true);
    expect(give('h', 'KeyD')).to.equal(false);
    expect(give('ö', 'Semicolon')).to.equal(false);
    expect(give('Dead', 'KeyU')).to.equal(false);
    expect(give('?', 'Minus', { shiftKey: true })).to.equal(true);
    expect(log.refused).to.deep.equal(['undo: no-undo']);
    await el.updateComplete;
    expect(isOpen(el)).to.equal(true);
  });

  it('AltGr writes: it plays nothing', async () => {
    const el = await on(FULL);
    const log = new Log(el);
    const altGraph = { modifierAltGraph: true };
    for (const [key, code] of [
      ['¢', 'KeyC'],
      ['ð', 'KeyD'],
      ['d', 'KeyD'],
      ['²', 'Digit2'],
      ['z', 'KeyZ'],
    ]) {
      // WebKit cannot be given the key itself; there it comes as Alt with Ctrl.
      if (new KeyboardEvent('keydown', altGraph).getModifierState('AltGraph'))
        expect(give(key!, code!, altGraph)).to.equal(false);
      expect(give(key!, code!, { ctrlKey: true, altKey: true })).to.equal(false);
    }
    expect(log.names).to.deep.equal([]);
  });

  it('a key that is held down does it once; the cursor and undo go on', async () => {
    const el = await on(FULL);
    const log = new Log(el);
    const repeat = { repeat: true };
    give('d', 'KeyD');
    expect(give('d', 'KeyD', repeat), 'and does nothing else').to.equal(true);
    give('1', 'Digit1');
    give('Enter', 'Enter');
    expect(give('Enter', 'Enter', repeat)).to.equal(true);
    expect(await heldCards(el)).to.equal(1);
    give('Escape', 'Escape');
    give('d', 'KeyD');
    give('u', 'KeyU');
    give('u', 'KeyU', repeat);
    expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['deal', 'deal', 'undo', 'undo']);
    for (const key of ['r', 'n', '?', 'b', 's', 'c']) expect(give(key, '', repeat), key).to.equal(true);
    expect(log.of('game-change')).to.have.length(4);
    await el.updateComplete;
    expect(isOpen(el)).to.equal(false);
    await press('Home');
    for (let i = 0; i < 3; i++) give('ArrowRight', 'ArrowRight', repeat);
    await el.updateComplete;
    expect(at()).to.equal('3/0');
  });

  it('only the keys that are named: Ctrl+Shift+Y is the page’s', async () => {
    const el = await on(FULL);
    el.move(0, 1);
    el.undo();
    expect(give('Y', 'KeyY', { ctrlKey: true, shiftKey: true })).to.equal(false);
    expect(el.moves).to.equal(0);
  });
});
