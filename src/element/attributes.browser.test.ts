import { aTimeout, expect, fixture } from '@open-wc/testing';
import fc from 'fast-check';
import { has, drawn, inside, leave, make, makeWith, part, type SpideretteGame } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { FULL, KINDS } from '../../test/browser/position.js';

/** All that was asked for in one task is answered in its microtasks. */
const answered = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

const quiet = (attributes = ''): Promise<SpideretteGame> =>
  make(`<spiderette-game no-animation ${attributes}></spiderette-game>`);

describe('attributes that deal', () => {
  afterEach(leave);

  it('deal nothing without suits or code, and tell null', async () => {
    const el = await quiet();
    const { code, suits, variant, game, record, status, score, moves, dealsLeft, canUndo, canRedo, canDeal } = el;
    expect({
      code,
      suits,
      variant,
      game,
      record,
      status,
      score,
      moves,
      dealsLeft,
      canUndo,
      canRedo,
      canDeal,
    }).to.deep.equal({
      code: null,
      suits: null,
      variant: null,
      game: null,
      record: null,
      status: 'idle',
      score: 0,
      moves: 0,
      dealsLeft: 0,
      canUndo: false,
      canRedo: false,
      canDeal: false,
    });
    expect(el.save()).to.equal(null);
  });

  for (const suits of [1, 2, 4] as const) {
    it(`suits="${suits}" deals at once`, async () => {
      const el = await quiet(`suits="${suits}"`);
      expect(el.suits).to.equal(suits);
      expect(el.variant).to.equal('spiderette');
      expect(el.code).to.match(new RegExp(`^SD1-S${suits}-[A-Z2-7]{7}$`));
      expect([el.status, el.score, el.moves, el.dealsLeft]).to.deep.equal(['awaitingMove', 500, 0, 4]);
    });
  }

  it('code brings its game and suits and beats suits and variant', async () => {
    const el = await quiet('suits="2" variant="spiderette" code=" sp1-s4-aaaaabd "');
    expect([el.code, el.suits, el.variant, el.dealsLeft]).to.deep.equal(['SP1-S4-AAAAABD', 4, 'spider', 5]);
  });

  it('new-game can be heard by a listener added in the same task', async () => {
    const el = document.createElement('spiderette-game');
    el.setAttribute('suits', '1');
    document.body.append(el);
    const log = new Log(el);
    expect(log.names).to.deep.equal([]);
    await answered();
    expect(log.names).to.deep.equal(['before-action', 'new-game', 'game-change']);
    expect(log.last('new-game')).to.deep.equal({ code: el.code, variant: 'spiderette', suits: 1 });
    expect(log.last('before-action')).to.deep.equal({ kind: 'new-game', action: null, via: 'api' });
    el.remove();
  });

  it('make one deal of all that is set in a task', async () => {
    const el = await quiet('suits="1"');
    const log = new Log(el);
    el.suits = 4;
    el.setAttribute('suits', '2');
    el.variant = 'spider';
    expect(log.names).to.deep.equal([]);
    await answered();
    expect(log.of('new-game')).to.deep.equal([{ code: el.code, variant: 'spider', suits: 2 }]);
  });

  it('do nothing for the value that is there already', async () => {
    const el = await quiet('code="SD1-S2-AAAAABD"');
    el.move(5, 6);
    const log = new Log(el);
    el.code = 'sd1-s2-aaaaabd';
    await answered();
    el.suits = 2;
    await answered();
    el.variant = 'spiderette';
    await answered();
    el.setAttribute('code', 'SD1-S2-AAAAABD');
    await answered();
    expect(log.names).to.deep.equal([]);
    expect(el.code).to.equal('SD1-S2-AAAAABD');
  });

  it('variant alone deals nothing while idle, but counts for the first game', async () => {
    const el = await quiet('variant="spider"');
    expect(el.game).to.equal(null);
    expect(el.newGame()).to.equal(true);
    expect([el.variant, el.suits]).to.deep.equal(['spider', 1]);
  });

  it('variant alone counts for the level that the player chooses while idle', async () => {
    const el = await quiet('variant="spider"');
    part(el, '.choice').click();
    expect([el.variant, el.suits]).to.deep.equal(['spider', 1]);
  });

  it('variant alone deals where there is a game, with its suits', async () => {
    const el = await quiet('suits="2"');
    el.setAttribute('variant', 'spider');
    await answered();
    expect([el.variant, el.suits]).to.deep.equal(['spider', 2]);
  });

  it('an unreadable code falls back to suits, and rejected tells', async () => {
    const el = document.createElement('spiderette-game');
    el.setAttribute('suits', '4');
    el.setAttribute('code', 'SD9-S1-AAAAABD');
    document.body.append(el);
    const log = new Log(el);
    await answered();
    expect(log.refused).to.deep.equal(['code: version']);
    expect(log.last('rejected').message).to.be.a('string').and.not.empty;
    expect(el.suits).to.equal(4);
    el.remove();
  });

  it('an unreadable code without suits leaves the game as it is', async () => {
    const el = await quiet('code="SD1-S1-AAAAABD"');
    const { game } = el;
    const log = new Log(el);
    for (const code of [
      '',
      'XX1-S1-AAAAABD',
      'SD1-S3-AAAAABD',
      'SD1-S1-AAAA',
      'SD1-S1-AAAAA9D',
      '<img src=x onerror=alert(1)>',
    ]) {
      el.setAttribute('code', code);
      await answered();
    }
    expect(el.game).to.equal(game);
    expect(log.names).to.deep.equal(Array(6).fill('rejected'));
    expect(log.of('rejected').map(({ kind }) => kind)).to.deep.equal(Array(6).fill('code'));
    expect(
      log
        .of('rejected')
        .slice(1, 5)
        .map(({ reason }) => reason),
    ).to.deep.equal(['prefix', 'suits', 'length', 'alphabet']);
  });

  it('nonsense of suits and variant is rejected and changes nothing', async () => {
    const el = await quiet('code="SD1-S1-AAAAABD"');
    const { game } = el;
    const log = new Log(el);
    for (const value of ['3', '', 'two', '-1', '1.5', 'constructor']) {
      el.setAttribute('suits', value);
      await answered();
    }
    for (const value of ['freecell', '', '__proto__', 'toString']) {
      el.setAttribute('variant', value);
      await answered();
    }
    expect(el.game).to.equal(game);
    expect(log.names).to.deep.equal(Array(10).fill('rejected'));
    expect(log.of('rejected').every(({ kind }) => kind === 'attribute')).to.equal(true);
  });

  it('removing them changes nothing', async () => {
    const el = await quiet('code="SD1-S2-AAAAABD" suits="1" variant="spider"');
    const { game } = el;
    const log = new Log(el);
    for (const name of ['code', 'suits', 'variant']) el.removeAttribute(name);
    await answered();
    expect(el.game).to.equal(game);
    expect(log.names).to.deep.equal([]);
  });

  it('a code set while a game is on begins that game', async () => {
    const el = await quiet('suits="1"');
    el.code = 'SP1-S2-AAAAAAC';
    await answered();
    expect([el.code, el.suits, el.variant]).to.deep.equal(['SP1-S2-AAAAAAC', 2, 'spider']);
  });
});

describe('attributes as inputs', () => {
  afterEach(leave);

  it('are never written by the element', async () => {
    const el = await quiet('code="SD1-S1-AAAAAGM" variant="spider" suits="4"');
    const written: string[] = [];
    const observer = new MutationObserver((records) =>
      written.push(...records.map(({ attributeName }) => attributeName!)),
    );
    observer.observe(el, { attributes: true });
    el.newGame({ suits: 2 });
    el.deal();
    el.undo();
    el.autoPlace = true;
    el.noAnimation = false;
    el.undoLimit = 3;
    el.theme = 'dark';
    el.deckColors = 4;
    el.suits = 1;
    part(el, '.tool.t-settings').click();
    await drawn(el);
    await aTimeout(0);
    observer.disconnect();
    expect(written).to.deep.equal([]);
    expect(el.getAttribute('code')).to.equal('SD1-S1-AAAAAGM');
  });

  const flags = {
    'auto-place': 'autoPlace',
    'no-double-click': 'noDoubleClick',
    'no-placement-help': 'noPlacementHelp',
    'no-rule-reminders': 'noRuleReminders',
    'relaxed-deal': 'relaxedDeal',
    'large-index': 'largeIndex',
    'left-handed': 'leftHanded',
    'no-controls': 'noControls',
    'no-shortcuts': 'noShortcuts',
    'no-animation': 'noAnimation',
    readonly: 'readonly',
  } as const;
  for (const [attribute, property] of Object.entries(flags)) {
    it(`${attribute} is off by default; "false" counts as absent`, async () => {
      const el = await fixture<SpideretteGame>('<spiderette-game></spiderette-game>');
      const read = (value: string | null): boolean => {
        if (value === null) el.removeAttribute(attribute);
        else el.setAttribute(attribute, value);
        return el[property];
      };
      expect(read(null)).to.equal(false);
      expect(read('')).to.equal(true);
      expect(read('false')).to.equal(false);
      expect(read('true')).to.equal(true);
      expect(read(null)).to.equal(false);
      el[property] = true;
      expect(el.hasAttribute(attribute)).to.equal(false);
    });
  }

  it('have their other defaults', async () => {
    const { undoLimit, deckColors, theme, storageKey } = await quiet();
    expect({ undoLimit, deckColors, theme, storageKey }).to.deep.equal({
      undoLimit: 100,
      deckColors: 2,
      theme: 'auto',
      storageKey: null,
    });
  });

  it('never throw, whatever is written into them', async () => {
    const el = await quiet('code="SD1-S1-AAAAABD"');
    const names = [
      ...Object.keys(flags),
      'suits',
      'variant',
      'code',
      'undo-limit',
      'deck-colors',
      'theme',
      'storage-key',
      'lang',
      'dir',
    ];
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('', '1', '4', 'NaN', '__proto__', 'spider', '</div>', '1e999', 'SD1-S4-AAAAABD'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), word, async (name, value) => {
        el.setAttribute(name, value);
        await el.updateComplete;
        expect(el.game).not.to.equal(null);
      }),
      { numRuns: 150 },
    );
    expect(el.newGame({ suits: 1 })).to.equal(true);
  });

  for (const name of ['code', 'suits', 'variant', 'undoLimit', 'deckColors', 'theme', 'storageKey'] as const) {
    it(`the property ${name} swallows any value`, async () => {
      const el = await quiet('code="SD1-S1-AAAAABD"');
      const thrown: string[] = [];
      for (const value of [
        undefined,
        null,
        Number.NaN,
        -1,
        1n,
        {},
        [],
        () => 1,
        Symbol('x'),
        Object.create(null),
        { toString: null },
      ]) {
        try {
          (el as unknown as Record<string, unknown>)[name] = value;
          await el.updateComplete;
          await answered();
        } catch (error) {
          thrown.push(`${typeof value}: ${(error as Error).message}`);
        }
      }
      expect(thrown).to.deep.equal([]);
      expect(el.code).to.equal('SD1-S1-AAAAABD');
    });
  }

  it('properties that tell the game cannot be written', async () => {
    const el = await quiet('code="SD1-S1-AAAAABD"');
    const names = ['game', 'record', 'status', 'score', 'moves', 'dealsLeft', 'canUndo', 'canRedo', 'canDeal'] as const;
    for (const name of names) {
      const before: unknown = el[name];
      expect(Reflect.set(el, name, 'nonsense'), name).to.equal(false);
      expect(el[name], name).to.equal(before);
    }
  });
});

describe('attributes that change play', () => {
  afterEach(leave);

  it('relaxed-deal counts from the next game on', async () => {
    const el = await makeWith(KINDS);
    el.setAttribute('relaxed-deal', '');
    expect(el.canDeal).to.equal(false);
    el.newGame({ position: KINDS });
    expect(el.canDeal).to.equal(true);
    expect(el.deal()).to.equal(true);
    expect(el.game!.position.columns.every(({ cards }) => cards.length > 0)).to.equal(true);
    el.setAttribute('relaxed-deal', 'false');
    el.restart();
    expect(el.canDeal).to.equal(true);
  });

  it('undo-limit counts from the next game on', async () => {
    const el = await makeWith(FULL, 'undo-limit="1"');
    el.move(0, 1);
    el.move(0, 4);
    el.move(2, 6);
    expect([el.undo(), el.undo()]).to.deep.equal([true, false]);
    el.setAttribute('undo-limit', '0');
    el.newGame({ position: FULL });
    el.move(0, 1);
    expect(el.canUndo).to.equal(false);
  });

  it('an undo-limit that is none counts as 100', async () => {
    const el = await makeWith(FULL, 'undo-limit="-3"');
    expect(el.game!.options.undoLimit).to.equal(100);
    for (const limit of ['many', '1.5', '']) {
      el.setAttribute('undo-limit', limit);
      expect(el.newGame({ position: FULL }), limit).to.equal(true);
    }
  });

  it('no-controls hides the toolbar and nothing else', async () => {
    const el = await makeWith(FULL, 'no-controls');
    expect(has(el, '.tool.t-undo')).to.equal(false);
    expect(inside(el, 'button.stock')).to.exist;
  });
});
