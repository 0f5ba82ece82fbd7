import { expect, nextFrame } from '@open-wc/testing';
import type { SpideretteGame } from '../../src/index.js';
import { EVENT_NAMES } from './events.js';

/** An element of a page that does not know its script yet. */
function early(properties: Partial<SpideretteGame>, attributes: Record<string, string> = {}): SpideretteGame {
  const el = document.createElement('spiderette-game');
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  Object.assign(el, properties);
  document.body.append(el);
  return el;
}

/** A save as the element writes it. */
const saved = {
  revision: 3,
  game: {
    format: 'spiderette-game',
    version: 1,
    record: 'SD1-S1-AAAAAGM: 6>7 3>6',
    undone: '',
    undoLimit: 100,
    floor: 0,
    everWon: false,
  },
};

describe('properties set before the script is there', () => {
  const early1 = {} as Record<string, SpideretteGame>;
  const heard: string[] = [];

  before(async () => {
    expect(customElements.get('spiderette-game')).to.equal(undefined);
    localStorage.setItem('spiderette-game:early', JSON.stringify(saved));
    early1['code'] = early({ code: 'SP1-S2-AAAAAGM', noAnimation: true });
    early1['suits'] = early({ suits: 4, readonly: true });
    early1['beaten'] = early({ suits: 4 }, { code: 'SD1-S1-AAAAABD' });
    early1['stored'] = early({ storageKey: 'early', suits: 2 });
    early1['storedMarkup'] = early({ noAnimation: true }, { 'storage-key': 'early', suits: '2' });
    early1['spider'] = early({ variant: 'spider', suits: 1, undoLimit: 7, relaxedDeal: true });
    early1['idle'] = early({ autoPlace: true });
    for (const name of EVENT_NAMES) early1['code'].addEventListener(name, () => heard.push(name));
    await import('../../src/index.js');
    await nextFrame();
  });

  after(() => {
    for (const el of Object.values(early1)) el.remove();
    localStorage.clear();
  });

  it('deal', () => {
    expect(early1['code']!.code).to.equal('SP1-S2-AAAAAGM');
    expect([early1['suits']!.suits, early1['suits']!.variant]).to.deep.equal([4, 'spiderette']);
    expect(early1['spider']!.variant).to.equal('spider');
  });

  it('deal once, and new-game is heard', () => {
    expect(heard).to.deep.equal(['before-action', 'new-game', 'game-change']);
  });

  it('are beaten by a code', () => {
    expect(early1['beaten']!.code).to.equal('SD1-S1-AAAAABD');
  });

  it('are kept', () => {
    expect(early1['suits']!.readonly).to.equal(true);
    expect(early1['code']!.noAnimation).to.equal(true);
    expect(early1['idle']!.autoPlace).to.equal(true);
    expect(early1['idle']!.game).to.equal(null);
    expect(early1['spider']!.game!.options).to.deep.include({ undoLimit: 7, relaxedDeal: true });
  });

  it('resume', () => {
    expect(early1['storedMarkup']!.record).to.equal(saved.game.record);
    expect(early1['stored']!.record).to.equal(saved.game.record);
  });
});
