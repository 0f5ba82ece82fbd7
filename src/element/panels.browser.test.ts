import { expect } from '@open-wc/testing';
import {
  drawn,
  has,
  inside,
  isOpen,
  leave,
  make,
  makeWith,
  part,
  until,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { press } from '../../test/browser/keys.js';
import { click, middle, pull, up } from '../../test/browser/pointer.js';
import { FULL, KINDS, LAST_MOVE } from '../../test/browser/position.js';

const tool = async (el: SpideretteGame, name: string): Promise<void> => {
  await click(part(el, `.tool.t-${name}`));
  await drawn(el);
};

const buttonOf = (el: SpideretteGame, text: RegExp): HTMLButtonElement => {
  const found = [...el.shadowRoot!.querySelectorAll<HTMLButtonElement>('dialog button')].find((button) =>
    text.test(button.textContent!),
  );
  if (!found) throw new Error(`no button ${text}`);
  return found;
};

describe('the choice of a game', () => {
  afterEach(leave);

  for (const [i, suits] of ([1, 2, 4] as const).entries()) {
    it(`Easy, Medium and Hard while idle: ${suits}`, async () => {
      const el = await make();
      const log = new Log(el);
      const choices = el.shadowRoot!.querySelectorAll('.choice');
      expect(choices[i]!.textContent).to.contain(['Easy', 'Medium', 'Hard'][i]);
      await click(choices[i]!);
      await drawn(el);
      expect(log.names).to.deep.equal(['before-action', 'new-game', 'game-change']);
      expect(log.last('before-action').via).to.equal('click');
      expect([el.variant, el.suits]).to.deep.equal(['spiderette', suits]);
      expect(has(el, '.choice')).to.equal(false);
    });
  }

  it('Spider can be chosen', async () => {
    const el = await make();
    const radios = el.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]');
    expect([...radios].map(({ checked }) => checked)).to.deep.equal([true, false]);
    await click(radios[1]!.closest('label')!);
    await el.updateComplete;
    await click(el.shadowRoot!.querySelectorAll('.choice')[2]!);
    expect([el.variant, el.suits]).to.deep.equal(['spider', 4]);
  });

  it('a code can be entered, in any spelling', async () => {
    const el = await make();
    part(el, 'input.field').focus();
    await press(...'sp1-s2-aaaaabd', 'Enter');
    expect(el.code).to.equal('SP1-S2-AAAAABD');
  });

  it('a code that cannot be read is told; the game stays', async () => {
    const el = await makeWith(FULL);
    const { game } = el;
    await tool(el, 'new');
    const field = part(el, 'dialog input.field') as HTMLInputElement;
    for (const code of ['', 'rubbish', '<img src=x onerror="window.hacked=1">']) {
      field.value = code;
      await click(buttonOf(el, /^\s*Deal/));
      await drawn(el);
      expect(part(el, 'dialog #error').textContent!.length).to.be.above(5);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
    }
    expect(el.game === game).to.equal(true);
    expect([isOpen(el), 'hacked' in window, has(el, 'dialog img')]).to.deep.equal([true, false, false]);
  });
});

describe('the toolbar', () => {
  afterEach(leave);

  it('shows score and moves, undoes and redoes', async () => {
    const el = await makeWith(FULL);
    const facts = (): string => part(el, '.facts').textContent!.replaceAll(/\s+/g, ' ');
    const log = new Log(el);
    el.move(0, 1);
    await drawn(el);
    expect(facts()).to.match(/499.*1/);
    await tool(el, 'undo');
    expect(facts()).to.match(/500.*0/);
    await tool(el, 'redo');
    expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['move', 'undo', 'redo']);
    expect(log.last('before-action')).to.deep.include({ kind: 'redo', via: 'click' });
    await tool(el, 'redo');
    expect(log.refused).to.deep.equal(['redo: no-redo']);
  });

  for (const [name, reason] of [
    ['restart', 'restart'],
    ['new', 'new-game'],
  ] as const) {
    it(`${name} asks first when a game is under way, and only then`, async () => {
      const el = await makeWith(FULL);
      const log = new Log(el);
      const ask = async (): Promise<void> => {
        await tool(el, name);
        if (name === 'new') await click(part(el, 'dialog .choice'));
        await drawn(el);
      };
      await ask();
      expect(log.of('game-change').map((change) => change.reason)).to.deep.equal([reason]);
      expect(isOpen(el)).to.equal(false);
      while (!el.deal()) el.newGame({ position: FULL });
      log.clear();
      await ask();
      expect(log.names).to.deep.equal([]);
      await click(buttonOf(el, /keep playing/i));
      await drawn(el);
      expect([isOpen(el), el.moves]).to.deep.equal([false, 1]);
      await ask();
      await click(part(el, 'dialog .is-main'));
      await drawn(el);
      expect([isOpen(el), el.moves]).to.deep.equal([false, 0]);
      expect(log.of('game-change').map((change) => change.reason)).to.deep.equal([reason]);
    });
  }

  it('does not ask when the game is won; the panel of the win deals the same again', async () => {
    const el = await makeWith(LAST_MOVE);
    const log = new Log(el);
    el.move(0, 1);
    await until(() => isOpen(el), 'the panel opens');
    await drawn(el);
    expect(part(el, 'dialog').textContent).to.match(/599/);
    await click(buttonOf(el, /same deal/i));
    await drawn(el);
    expect([isOpen(el), el.moves, log.last('game-change').reason]).to.deep.equal([false, 0, 'restart']);
  });

  it('API and attributes never ask', async () => {
    const el = await makeWith(FULL);
    el.move(0, 1);
    expect(el.restart()).to.equal(true);
    el.move(0, 1);
    expect(el.newGame()).to.equal(true);
    await drawn(el);
    expect(isOpen(el)).to.equal(false);
  });

  it('copies the code; where the clipboard is forbidden, it is shown selected', async () => {
    const el = await make('<spiderette-game no-animation code="SD1-S1-AAAAAGM"></spiderette-game>');
    const { clipboard } = navigator;
    const copied: string[] = [];
    const use = (writeText: (text: string) => Promise<void>): unknown =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      use((text) => Promise.resolve(void copied.push(text)));
      await click(part(el, 'button.code'));
      expect(copied).to.deep.equal(['SD1-S1-AAAAAGM']);
      use(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      await click(part(el, 'button.code'));
      await until(() => isOpen(el), 'the code is shown');
      const field = part(el, 'dialog input') as HTMLInputElement;
      expect(field.value).to.equal('SD1-S1-AAAAAGM');
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, 14]);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });
});

describe('settings', () => {
  afterEach(leave);

  /** All switches of the panel, by what they are called. */
  const switches = (el: SpideretteGame): HTMLInputElement[] => [
    ...el.shadowRoot!.querySelectorAll<HTMLInputElement>('dialog input.switch'),
  ];

  it('the attribute is the default, the choice of the player wins and is told', async () => {
    const el = await makeWith(KINDS, 'no-double-click');
    await tool(el, 'settings');
    const log = new Log(el);
    const named = (text: RegExp): HTMLInputElement =>
      switches(el).find((one) => text.test(one.closest('label')!.textContent!))!;
    expect(named(/double/i).checked).to.equal(false);
    await click(named(/double/i));
    expect(log.heard).to.deep.equal([{ name: 'settings-change', detail: { name: 'noDoubleClick', value: false } }]);
    el.setAttribute('no-double-click', '');
    await el.updateComplete;
    expect(named(/double/i).checked).to.equal(true);
    expect(el.getAttribute('no-double-click')).to.equal('');
  });

  it('each tells its name and value', async () => {
    const el = await makeWith(KINDS);
    await tool(el, 'settings');
    const log = new Log(el);
    for (const one of switches(el)) one.click();
    for (const radio of el.shadowRoot!.querySelectorAll<HTMLInputElement>('dialog input[type=radio]:not(:checked)'))
      radio.click();
    const told = Object.fromEntries(log.of('settings-change').map(({ name, value }) => [name, value]));
    expect(told).to.deep.include({
      noDoubleClick: true,
      autoPlace: true,
      noPlacementHelp: true,
      noRuleReminders: true,
      largeIndex: true,
      leftHanded: true,
      noAnimation: false,
      deckColors: 4,
    });
    expect(['light', 'dark']).to.include(told['theme']);
  });

  it('are saved with the key and kept by the next element on it; games stay apart', async () => {
    const el = await make('<spiderette-game no-animation storage-key="s" suits="1"></spiderette-game>');
    await tool(el, 'settings');
    const auto = (one: SpideretteGame): HTMLInputElement =>
      switches(one).find((input) => /find their/i.test(input.closest('label')!.textContent!))!;
    await click(auto(el));
    el.remove();
    const again = await make('<spiderette-game no-animation storage-key="s"></spiderette-game>');
    await tool(again, 'settings');
    expect(auto(again).checked).to.equal(true);
    again.remove();
    const other = await make('<spiderette-game no-animation storage-key="t" suits="1"></spiderette-game>');
    await tool(other, 'settings');
    expect(auto(other).checked).to.equal(false);
  });

  it('that were spoiled in the storage are left out', async () => {
    localStorage.setItem(
      'spiderette-game:s:settings',
      '{"autoPlace":"yes","theme":"<b>","deckColors":7,"__proto__":{"leftHanded":true},"largeIndex":true}',
    );
    const el = await make('<spiderette-game no-animation storage-key="s" suits="1"></spiderette-game>');
    await tool(el, 'settings');
    expect(switches(el).filter(({ checked }) => checked)).to.have.length(4);
    for (const rubbish of ['[', 'null', '7', '[]']) {
      localStorage.setItem('spiderette-game:s:settings', rubbish);
      const next = await make('<spiderette-game no-animation storage-key="s" suits="1"></spiderette-game>');
      expect(next.deal(), rubbish).to.equal(true);
    }
  });

  it('a panel closes by its button and by Escape', async () => {
    const el = await makeWith(KINDS);
    for (const name of ['settings', 'help', 'new']) {
      await tool(el, name);
      expect(isOpen(el), name).to.equal(true);
      await click(part(el, 'dialog [aria-label="Close"]'));
      await until(() => !isOpen(el), `${name} closes`);
      await tool(el, name);
      await press('Escape');
      await until(() => !isOpen(el), `${name} closes by Escape`);
    }
    expect(inside(el, '.board')).to.exist;
  });

  it('a panel closes by a click beside it, the one of a win, too; not where the press began within', async () => {
    const el = await makeWith(LAST_MOVE);
    const beside = { x: 5, y: 5 };
    await tool(el, 'help');
    await pull(middle(part(el, 'dialog h2')), beside);
    await up();
    await drawn(el);
    expect(isOpen(el)).to.equal(true);
    await click(beside);
    await until(() => !isOpen(el), 'the rules close');
    expect(el.moves).to.equal(0);
    el.move(0, 1);
    await until(() => isOpen(el), 'the panel opens');
    await click(beside);
    await until(() => !isOpen(el), 'the panel of the win closes');
    expect(el.status).to.equal('won');
  });
});
