import { expect } from '@open-wc/testing';
import { has, cell, drawn, hasFocus, leave, makeWith, part } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { click, onCard, apart } from '../../test/browser/pointer.js';
import { KINDS } from '../../test/browser/position.js';

describe('while a group is held', () => {
  afterEach(leave);

  const button = (el: Element, name: string): HTMLElement => part(el, `.held-bar [aria-label="${name}"]`);

  it('its buttons make it longer and shorter, put it and let it go', async () => {
    const el = await makeWith(KINDS);
    const log = new Log(el);
    const chosen = (): number => el.shadowRoot!.querySelectorAll('.card.is-chosen').length;
    await click(onCard(el, 6));
    await drawn(el);
    const sizes = [chosen()];
    for (const name of ['Longer', 'Longer', 'Longer', 'Shorter']) {
      await click(button(el, name));
      await drawn(el);
      sizes.push(chosen());
    }
    expect(sizes).to.deep.equal([1, 2, 3, 3, 2]);
    await click(button(el, 'Let go'));
    await drawn(el);
    expect([chosen(), has(el, '.held-bar'), log.names]).to.deep.equal([0, false, []]);
    await apart();
    await click(onCard(el, 0));
    await drawn(el);
    await click(button(el, 'Best column'));
    expect(log.last('move')).to.deep.include({ from: 0, to: 2, via: 'click' });
  });

  for (const name of ['Let go', 'Best column']) {
    it(`the focus stays in the game after ${name}`, async () => {
      const el = await makeWith(KINDS);
      await click(onCard(el, 0));
      await drawn(el);
      button(el, name).focus();
      button(el, name).click();
      await drawn(el);
      expect(has(el, '.held-bar')).to.equal(false);
      expect(hasFocus(el)).to.equal(true);
    });
  }

  it('what its buttons cover is not seen beside them', async () => {
    const el = await makeWith(KINDS);
    const seen = (): string => getComputedStyle(part(el, '.pile-place')).opacity;
    expect(seen()).to.equal('1');
    await click(onCard(el, 0));
    await drawn(el);
    expect(seen()).to.equal('0');
    await click(onCard(el, 0));
    await drawn(el);
    expect(seen()).to.equal('1');
  });

  it('the columns that can take it are marked', async () => {
    const el = await makeWith(KINDS);
    const marked = (): number[] => {
      const marks = [...el.shadowRoot!.querySelectorAll('.aim')].map((node) => node.getBoundingClientRect());
      return [0, 1, 2, 3, 4, 5, 6].filter((column) => {
        const { left, width } = cell(el, column, 0).getBoundingClientRect();
        return marks.some((mark) => Math.abs(mark.left + mark.width / 2 - left - width / 2) < 4);
      });
    };
    await click(onCard(el, 0));
    await drawn(el);
    expect(marked()).to.deep.equal([1, 2, 3]);
    el.noPlacementHelp = true;
    await drawn(el);
    expect(marked()).to.deep.equal([]);
  });
});
