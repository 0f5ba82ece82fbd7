import { expect, fixture } from '@open-wc/testing';
import {
  isOpen,
  columnsOf,
  drawn,
  focused,
  hasFocus,
  inside,
  leave,
  make,
  makeWith,
  openDialog,
  part,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { press } from '../../test/browser/keys.js';
import { click, onCard } from '../../test/browser/pointer.js';
import { COMPLETES, FULL, KINDS } from '../../test/browser/position.js';

/** Column and row of the cell that has the focus. */
const at = (): string => {
  const { column, row } = (focused() as HTMLElement).dataset;
  return `${column}/${row}`;
};

async function on(position: string, attributes = ''): Promise<SpideretteGame> {
  const el = await makeWith(position, attributes);
  el.focus();
  return el;
}

/** What is seen of the held group: how many cards. */
async function heldCards(el: SpideretteGame): Promise<number> {
  await el.updateComplete;
  return el.shadowRoot!.querySelectorAll('.card.is-chosen').length;
}

/** Presses keys and tells where the cursor was after each. */
async function trail(el: SpideretteGame, ...keys: string[]): Promise<string[]> {
  const way: string[] = [];
  for (const key of keys) {
    await press(key);
    await el.updateComplete;
    way.push(at());
  }
  return way;
}

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

describe('the focus after each action', () => {
  afterEach(leave);

  it('stays on the stock, the finished runs and the tools that were pressed', async () => {
    const el = await on(FULL);
    for (const selector of ['button.stock', '.t-undo', '.t-redo', '.t-undo', 'button.runs']) {
      const button = part(el, selector);
      button.focus();
      await press('Enter');
      await drawn(el);
      expect(focused() === button, selector).to.equal(true);
      expect(inside(el, selector) === button, selector).to.equal(true);
    }
    expect(el.moves).to.equal(0);
  });

  it('comes back to the board from the buttons of a held group', async () => {
    for (const nth of [1, 4]) {
      const el = await on(KINDS);
      await press('1', 'Enter');
      await el.updateComplete;
      part(el, `.held-bar .tool:nth-child(${nth})`).focus();
      await press('Enter');
      await drawn(el);
      expect(focused()!.matches('.cell'), `button ${nth}`).to.equal(true);
      leave();
    }
  });

  it('is in the game when the panel of the win is closed', async () => {
    const el = await on('SD1-S1 AS | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | - | - | - | - | - / - / SSS');
    await press('1', 'Enter', '2', 'Enter');
    await until(() => isOpen(el), 'the panel opens');
    await press('Escape');
    await until(() => !isOpen(el), 'the panel closes');
    expect(hasFocus(el)).to.equal(true);
  });

  it('is scrolled into view', async () => {
    const page = await fixture(
      '<div style="padding-block: 300vh"><spiderette-game no-animation></spiderette-game></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await drawn(el);
    el.focus();
    window.scrollTo(0, 0);
    await press('7');
    await el.updateComplete;
    const { top, bottom } = focused()!.getBoundingClientRect();
    expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
  });
});

describe('the focus never falls to the page', () => {
  afterEach(leave);

  const ways: Record<string, (el: SpideretteGame) => unknown> = {
    'by a click on a card': (el) => click(onCard(el, 0)),
    'by a new game': (el) => el.newGame({ code: 'SP1-S1-AAAAABD' }),
    'by a new game with fewer columns': (el) => {
      el.newGame({ code: 'SP1-S1-AAAAABD' });
      el.newGame({ code: 'SD1-S1-AAAAABD' });
    },
    'by a move of the API': (el) => el.move(6, 3, 3),
    'by a load': (el) => el.load(el.save()),
    'by a deal': (el) => (el.move(0, 3), el.deal()),
    'by being moved to another place': async (el) => {
      const to = document.createElement('div');
      el.parentElement!.append(to);
      to.append(el);
    },
  };
  for (const [way, happens] of Object.entries(ways)) {
    it(way, async () => {
      const el = await on(KINDS);
      await press('7');
      await happens(el);
      await drawn(el);
      if (!way.includes('moved')) expect(hasFocus(el)).to.equal(true);
      el.focus();
      expect(hasFocus(el)).to.equal(true);
    });
  }

  it('when the first game is chosen', async () => {
    const el = await make();
    part(el, '.choice').focus();
    await press('Enter');
    await drawn(el);
    expect(el.game).to.exist;
    expect(hasFocus(el)).to.equal(true);
  });

  it('when a new game is chosen, asked about, and begun', async () => {
    const el = await on(FULL);
    await press('d', 'n');
    await el.updateComplete;
    part(el, 'dialog .choice').focus();
    await press('Enter');
    await el.updateComplete;
    expect(el.moves, 'asks first').to.equal(1);
    expect(focused()!.closest('dialog'), 'in the question').to.exist;
    const main = part(el, 'dialog .button.is-main');
    main.focus();
    await press('Enter');
    await drawn(el);
    expect(el.moves).to.equal(0);
    expect(isOpen(el)).to.equal(false);
    expect(hasFocus(el), 'after the question').to.equal(true);
  });

  it('when the game is won by keyboard and played again', async () => {
    const el = await on('SD1-S1 AS | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | - | - | - | - | - / - / SSS');
    await press('1', 'Enter', '2', 'Enter');
    await drawn(el);
    expect(openDialog(el), 'the panel of the win').to.exist;
    expect(focused()!.closest('dialog')).to.exist;
    part(el, 'dialog .row .button').focus();
    await press('Enter');
    await drawn(el);
    expect([el.moves, isOpen(el), hasFocus(el)]).to.deep.equal([0, false, true]);
  });

  it('Tab goes through board, stock and toolbar, and out', async () => {
    const page = await fixture(
      '<div><button>before</button><spiderette-game no-animation></spiderette-game><button>after</button></div>',
    );
    const el = page.querySelector('spiderette-game')!;
    el.newGame({ position: FULL });
    await drawn(el);
    page.querySelector('button')!.focus();
    const way: string[] = [];
    for (let i = 0; i < 12 && focused()!.textContent !== 'after'; i++) {
      await press('Tab');
      way.push(focused()!.className.split(' ')[0]!);
    }
    expect(way.slice(0, 3)).to.deep.equal(['cell', 'stock', 'runs']);
    expect(way.filter((name) => name === 'tool')).to.have.length(6);
    expect(inside(el, '.board')).to.exist;
    expect(focused()!.textContent).to.equal('after');
  });
});
