import { expect } from '@open-wc/testing';
import {
  drawn,
  focused,
  has,
  inside,
  isOpen,
  leave,
  make,
  makeWith,
  openDialog,
  part,
  until,
  type SpideretteGame,
} from './element.js';
import { press } from './keys.js';
import { COMPLETES, FULL, KINDS, LAST_MOVE } from './position.js';

const open = async (el: SpideretteGame, tool: string): Promise<void> => {
  part(el, `.tool.t-${tool}`).click();
  await until(() => isOpen(el), 'the panel opens');
};

const live = (el: Element): HTMLElement => part(el, '[aria-live]');

describe('axe finds nothing', function () {
  this.timeout(15_000);
  afterEach(leave);

  const scenes: Record<string, () => Promise<SpideretteGame>> = {
    'while idle': () => make(),
    'in a game': () => makeWith(KINDS),
    'in a dark game with four colours': () => makeWith(FULL, 'theme="dark" deck-colors="4"'),
    'in a game of Spider': () => make('<spiderette-game no-animation code="SP1-S4-AAAAABD"></spiderette-game>'),
    'while a group is held': async () => {
      const el = await makeWith(KINDS);
      el.focus();
      await press('7', 'ArrowUp', 'Enter');
      await drawn(el);
      expect(part(el, '.held-bar')).to.exist;
      return el;
    },
    'after a refusal': async () => {
      const el = await makeWith(KINDS);
      el.deal();
      await drawn(el);
      return el;
    },
    'in the panel of a win': async () => {
      const el = await makeWith(LAST_MOVE);
      el.move(0, 1);
      await until(() => isOpen(el), 'the panel opens');
      return el;
    },
    'in the question before a restart': async () => {
      const el = await makeWith(FULL);
      el.move(0, 1);
      await open(el, 'restart');
      return el;
    },
    'without toolbar': () => makeWith(FULL, 'no-controls'),
  };
  for (const tool of ['new', 'settings', 'help']) {
    scenes[`in the panel behind ${tool}`] = async () => {
      const el = await makeWith(FULL);
      await open(el, tool);
      return el;
    };
  }
  for (const [scene, make_] of Object.entries(scenes)) {
    it(scene, async () => {
      await expect(await make_()).to.be.accessible();
    });
  }

  it('while cards are dealt, and while a run is removed', async () => {
    const el = await make('<spiderette-game style="--spiderette-speed: 9"></spiderette-game>');
    el.newGame({ position: COMPLETES });
    await until(() => el.status === 'dealing', 'the deal begins');
    await expect(el).to.be.accessible();
    expect(el.status).to.equal('dealing');
    el.move(0, 1);
    await until(() => el.status === 'removingRun', 'the run is removed');
    await expect(el).to.be.accessible();
    expect(el.status).to.equal('removingRun');
  });

  it('after the win, its panel closed', async () => {
    const el = await makeWith(LAST_MOVE);
    el.move(0, 1);
    await until(() => isOpen(el), 'the panel opens');
    openDialog(el)!.close();
    await until(() => !isOpen(el), 'the panel closes');
    expect(el.status).to.equal('won');
    await expect(el).to.be.accessible();
  });

  for (const theme of ['light', 'dark']) {
    it(`in each panel and state of the ${theme} theme`, async function () {
      this.timeout(40_000);
      const idle = await make(`<spiderette-game no-animation theme="${theme}"></spiderette-game>`);
      await expect(idle).to.be.accessible();
      part(idle, '.by-code .button').click();
      await idle.updateComplete;
      expect(has(idle, '#error')).to.equal(true);
      await expect(idle).to.be.accessible();
      leave();
      const el = await makeWith(KINDS, `theme="${theme}"`);
      el.deal();
      await drawn(el);
      await expect(el).to.be.accessible();
      el.focus();
      await press('7', 'Enter');
      await drawn(el);
      await expect(el).to.be.accessible();
      await press('Escape');
      el.move(0, 1);
      for (const tool of ['new', 'settings', 'help', 'restart']) {
        await open(el, tool);
        await expect(el).to.be.accessible();
        openDialog(el)!.close();
        await until(() => !has(el, '.panel'), 'the panel closes');
      }
      el.newGame({ position: LAST_MOVE });
      el.move(0, 1);
      await until(() => isOpen(el), 'the panel opens');
      await expect(el).to.be.accessible();
    });
  }

  for (const lang of 'ar de en es fr id it ja nl pl pt ru sv zh'.split(' ')) {
    it(`in ${lang}: table, held group and panels`, async function () {
      this.timeout(40_000);
      const dir = lang === 'ar' ? 'rtl' : 'ltr';
      const el = await makeWith(FULL, `lang="${lang}" dir="${dir}"`);
      await until(() => part(el, '.root').lang.startsWith(lang), `it speaks ${lang}`);
      el.focus();
      await press('7', 'Enter');
      await drawn(el);
      expect(has(el, '.held-bar')).to.equal(true);
      await expect(el).to.be.accessible();
      await press('Escape');
      for (const tool of ['new', 'settings', 'help']) {
        await open(el, tool);
        await expect(el).to.be.accessible();
        openDialog(el)!.close();
        await until(() => !has(el, '.panel'), 'the panel closes');
      }
    });
  }
});

describe('the board by ear', () => {
  afterEach(leave);

  it('is a grid with a row for each place in the fan and a cell for each card that can be told', async () => {
    const el = await makeWith(KINDS);
    const grid = part(el, '[role=grid]');
    expect(grid.getAttribute('aria-label')).to.be.a('string').and.not.empty;
    expect(grid.getAttribute('aria-colcount')).to.equal('7');
    expect(grid.getAttribute('aria-rowcount')).to.equal('5');
    const rows = [...grid.querySelectorAll('[role=row]')];
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).to.deep.equal(['1', '2', '3', '4', '5']);
    expect(rows.map((row) => [...row.children].map((cell) => cell.getAttribute('aria-colindex')).join())).to.deep.equal(
      ['1,2,3,4,5,6,7', '1,5,7', '7', '7', '7'],
    );
    expect([...grid.querySelectorAll('*')].every((node) => node.matches('[role=row], [role=gridcell]'))).to.equal(true);
  });

  it('every name carries the column, the card, what is hidden and what is held', async () => {
    const el = await makeWith(KINDS);
    const name = (column: number, row: number): string =>
      part(el, `.cell[data-column="${column}"][data-row="${row}"]`).getAttribute('aria-label')!;
    expect(name(0, 0)).to.match(/column 1.*1 hidden/i);
    expect(name(0, 1)).to.match(/column 1.*five of hearts.*1 hidden/i);
    expect(name(3, 0)).to.match(/column 4.*empty/i);
    el.focus();
    await press('7', 'ArrowUp', 'ArrowUp', 'Enter');
    await el.updateComplete;
    expect(name(6, 2)).to.match(/column 7.*nine of hearts.*held, group of 3/i);
    for (const cell of el.shadowRoot!.querySelectorAll('.cell')) {
      expect(cell.getAttribute('aria-label')).to.match(
        new RegExp(`column ${Number(cell.getAttribute('aria-colindex'))}`, 'i'),
      );
    }
  });

  it('names no hidden card, nowhere', async () => {
    const el = await makeWith(KINDS);
    const words = [...el.shadowRoot!.querySelectorAll('*')]
      .map((node) => `${node.getAttribute('aria-label')} ${node.getAttribute('title')}`)
      .join();
    expect(words).not.to.match(/nine of clubs|two of diamonds|three of clubs/i);
    expect(words).to.match(/ace of spades/i);
  });

  it('stock, finished runs and tools are buttons with names, outside the grid', async () => {
    const el = await makeWith(COMPLETES);
    for (const selector of ['button.stock', 'button.runs', '.tool.t-undo', '.tool.t-new', '.tool.t-help']) {
      const button = part(el, selector);
      expect(button.closest('[role=grid]') === null, selector).to.equal(true);
      expect(button.getAttribute('aria-label'), selector).to.match(/\w{3}/);
    }
    el.move(0, 1);
    await drawn(el);
    expect(part(el, 'button.runs').getAttribute('aria-label')).to.match(/1 of 4.*spades/);
  });

  it('uses no aria-grabbed and no role application', async () => {
    const el = await makeWith(KINDS);
    expect(inside(el, '[aria-grabbed], [role=application]') === null).to.equal(true);
  });

  it('says each refusal with its reason, and again when it is repeated', async () => {
    const el = await makeWith(KINDS);
    const said: string[] = [];
    new MutationObserver(() => said.push(live(el).textContent!)).observe(live(el), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    for (let i = 1; i <= 2; i++) {
      el.move(0, 5);
      await until(() => said.length === i, `refusal ${i} is said`);
    }
    expect(said.every((text) => /ace/.test(text))).to.equal(true);
    expect(said[0]).not.to.equal(said[1]);
  });

  it('tells while holding whether a column can take the group, or why not', async () => {
    const el = await makeWith(KINDS);
    el.focus();
    await press('1', 'Enter', '3');
    await until(() => /can go here/i.test(live(el).textContent!), 'it can');
    await press('6');
    await until(() => /ace/i.test(live(el).textContent!), 'it cannot');
  });

  it('says one message an action', async () => {
    const el = await makeWith(COMPLETES);
    const said: string[] = [];
    new MutationObserver(() => said.push(live(el).textContent!)).observe(live(el), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    el.move(0, 1);
    await until(() => said.length > 0, 'it is said');
    await drawn(el);
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/ace of spades.*run of spades/is);
  });

  it('has a live region inside an open panel', async () => {
    const el = await makeWith(FULL);
    await open(el, 'settings');
    expect(has(el, 'dialog [aria-live=polite]')).to.equal(true);
    expect(focused()!.closest('dialog')).to.exist;
  });
});

describe('targets and motion', () => {
  afterEach(leave);

  it('buttons and face-up strips are 24 px or more, at 280 px too', async () => {
    const el = await make('<div style="width: 280px"><spiderette-game no-animation></spiderette-game></div>');
    el.newGame({ position: KINDS });
    await drawn(el);
    el.focus();
    await press('7', 'Enter');
    await drawn(el);
    const small = [...el.shadowRoot!.querySelectorAll<HTMLElement>('button, .cell')].flatMap((node) => {
      const { width, height } = node.getBoundingClientRect();
      const hiddenPart =
        node.matches('[data-row="0"]') && el.game!.position.columns[Number(node.dataset['column'])]!.hidden > 0;
      return !hiddenPart && (width < 24 || height < 23.9)
        ? [`${node.className} ${node.ariaLabel} ${width}x${height}`]
        : [];
    });
    expect(small).to.deep.equal([]);
  });
});
