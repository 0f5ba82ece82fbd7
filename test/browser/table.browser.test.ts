import { expect, fixture } from '@open-wc/testing';
import fc from 'fast-check';
import { legalActions, movableCount } from '../../src/engine/index.js';
import { cell, drawn, has, inside, leave, makeWith, type SpideretteGame } from './element.js';
import { Log } from './events.js';
import { click, deepest, onCard } from './pointer.js';
import { FULL } from './position.js';

/** Plays on as the numbers say. */
function playOn(el: SpideretteGame, choices: readonly number[]): void {
  for (const choice of choices) {
    const actions = legalActions(el.game!.position);
    const action = actions[choice % actions.length];
    if (!action) return;
    if (action.type === 'deal') el.deal();
    else el.move(action.from, action.to, action.count);
  }
}

/** What is wrong with the table as it is seen, against the game. */
function faults(el: SpideretteGame): string[] {
  const found: string[] = [];
  const { columns } = el.game!.position;
  const nodes = [...el.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-id]')];
  const onTable = columns.flatMap(({ cards }) => cards.map(({ id }) => id));
  const drawnIds = nodes.map((node) => Number(node.dataset['id']));
  if (drawnIds.sort((a, b) => a - b).join() !== onTable.sort((a, b) => a - b).join())
    found.push('other cards are drawn');
  for (const [column, { cards, hidden }] of columns.entries()) {
    for (const [i, card] of cards.entries()) {
      const node = inside(el, `.card[data-id="${card.id}"]`)!;
      const name = `column ${column} card ${i}`;
      if (node.classList.contains('is-back') !== i < hidden) found.push(`${name} lies on the wrong side`);
      if (node.classList.contains('is-movable') !== i >= cards.length - movableCount({ cards, hidden }))
        found.push(`${name} is marked wrongly`);
      const here = node.getBoundingClientRect();
      const next =
        i + 1 < cards.length ? inside(el, `.card[data-id="${cards[i + 1]!.id}"]`)!.getBoundingClientRect() : null;
      const strip = next ? next.top - here.top : here.height;
      if (strip < (i < hidden ? 3.9 : 23.9)) found.push(`${name} has a strip of ${strip} px`);
      const seen = deepest({ x: here.left + here.width / 2, y: here.top + strip / 2 });
      if (!node.contains(seen)) found.push(`${name} is covered`);
      if (i < hidden) continue;
      const at = cell(el, column, i - hidden + (hidden ? 1 : 0)).getBoundingClientRect();
      const off = Math.max(Math.abs(at.left - here.left), Math.abs(at.top - here.top), Math.abs(at.height - strip));
      if (off > 1) found.push(`${name} has its cell ${off} px away`);
    }
  }
  return found;
}

describe('the table', function () {
  this.timeout(30_000);
  afterEach(leave);

  it('shows every reachable game as it is, at every width', async () => {
    const page = await fixture<HTMLElement>('<div><spiderette-game no-animation></spiderette-game></div>');
    const el = page.querySelector('spiderette-game')!;
    const scene = fc.record({
      width: fc.integer({ min: 280, max: 780 }),
      variant: fc.constantFrom('spiderette' as const, 'spider' as const),
      suits: fc.constantFrom(1 as const, 2 as const, 4 as const),
      choices: fc.array(fc.nat(1000), { maxLength: 60 }),
      dir: fc.constantFrom('ltr', 'rtl'),
      leftHanded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(scene, async ({ width, variant, suits, choices, dir, leftHanded }) => {
        page.style.width = `${width}px`;
        page.dir = dir;
        el.leftHanded = leftHanded;
        el.newGame({ code: `${variant === 'spider' ? 'SP1' : 'SD1'}-S${suits}-AAAAABD` });
        playOn(el, choices);
        el.requestUpdate();
        await drawn(el);
        if (el.game!.won) return;
        document.scrollingElement!.scrollTop = 0;
        const tall = el.getBoundingClientRect().height > innerHeight;
        expect(tall ? [] : faults(el)).to.deep.equal([]);
      }),
      { numRuns: 40, includeErrorInReport: true },
    );
  });

  it('marks where the last move went, until the next', async () => {
    const el = await makeWith(FULL);
    expect(has(el, '.last')).to.equal(false);
    el.move(0, 1);
    await drawn(el);
    const mark = inside(el, '.last')!.getBoundingClientRect();
    const card = inside(el, `.card[data-id="${el.game!.position.columns[1]!.cards[1]!.id}"]`)!.getBoundingClientRect();
    expect(Math.abs(mark.left - card.left) + Math.abs(mark.top - card.top)).to.be.below(4);
    el.deal();
    await drawn(el);
    expect(has(el, '.last')).to.equal(false);
  });

  it('lets go of what is held when the game changes under it', async () => {
    const el = await makeWith(FULL);
    for (const change of [
      () => el.move(2, 6),
      () => el.undo(),
      () => el.deal(),
      () => el.restart(),
      () => el.newGame(),
    ]) {
      await click(onCard(el, 0));
      await drawn(el);
      expect(has(el, '.chosen'), String(change)).to.equal(true);
      const log = new Log(el);
      change();
      await drawn(el);
      log.stop();
      expect(log.refused).to.deep.equal([]);
      expect(has(el, '.chosen'), String(change)).to.equal(false);
      await new Promise((resolve) => setTimeout(resolve, 410));
    }
  });

  it('shows hostile texts as texts', async () => {
    const el = await makeWith(
      FULL,
      'storage-key="&lt;img src=x onerror=hacked()&gt;" theme="&quot;&gt;&lt;b&gt;" lang="&lt;b&gt;"',
    );
    el.newGame({ code: '<img src=x onerror=hacked()>' });
    el.setAttribute('code', '<svg onload=hacked()>');
    await drawn(el);
    expect(el.shadowRoot!.querySelectorAll('img, script, b:not(.facts b)')).to.have.length(0);
    expect(el.game!.code).to.equal(null);
  });
});
