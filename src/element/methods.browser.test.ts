import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  columnsOf,
  hasFocus,
  leave,
  make,
  makeWith,
  stateOf,
  type SpideretteGame,
} from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';
import { COMPLETES, FULL, KINDS, LAST_MOVE, TOO_FEW } from '../../test/browser/position.js';

const idle = (): Promise<SpideretteGame> => make();

describe('methods', () => {
  afterEach(leave);

  it('newGame() is Spiderette with 1 suit the first time, then as the game that is', async () => {
    const el = await idle();
    expect(el.newGame()).to.equal(true);
    expect([el.variant, el.suits]).to.deep.equal(['spiderette', 1]);
    el.newGame({ suits: 4, variant: 'spider' });
    el.newGame();
    expect([el.variant, el.suits]).to.deep.equal(['spider', 4]);
    el.newGame({ variant: 'spiderette' });
    expect([el.variant, el.suits]).to.deep.equal(['spiderette', 4]);
    el.newGame({ code: 'SP1-S2-AAAAABD' });
    expect(el.code).to.equal('SP1-S2-AAAAABD');
  });

  it('newGame() deals at random', async () => {
    const el = await idle();
    const codes = new Set<string | null>();
    for (let i = 0; i < 5; i++) {
      el.newGame();
      codes.add(el.code);
    }
    expect(codes.size).to.equal(5);
  });

  it('newGame() takes a position, as text or as data', async () => {
    const el = await makeWith(FULL);
    const { position } = el.game!;
    expect([el.code, el.suits, el.score, el.moves]).to.deep.equal([null, 4, 500, 0]);
    el.newGame({ suits: 1 });
    expect(el.newGame({ position })).to.equal(true);
    expect(el.game!.position).to.deep.equal(position);
  });

  it('each tells whether it was carried out', async () => {
    const el = await makeWith(FULL);
    expect(el.undo()).to.equal(false);
    expect(el.redo()).to.equal(false);
    expect(el.move(0, 4)).to.equal(false);
    expect(el.move(0, 1)).to.equal(true);
    expect(el.move(6, 4, 3)).to.equal(false);
    expect(el.undo()).to.equal(true);
    expect(el.redo()).to.equal(true);
    expect(el.deal()).to.equal(true);
    expect(el.restart()).to.equal(true);
    expect(el.load({})).to.equal(false);
    expect(el.load(el.save())).to.equal(true);
    expect([el.score, el.moves]).to.deep.equal([500, 0]);
  });

  it('what is refused says kind and reason and changes nothing', async () => {
    const el = await makeWith(KINDS);
    const { game } = el;
    const log = new Log(el);
    const asked: (() => boolean)[] = [
      () => el.move(0, 7),
      () => el.move(2, 2),
      () => el.move(0, 1, 14),
      () => el.move(3, 0),
      () => el.move(0, 1, 2),
      () => el.move(6, 3, 4),
      () => el.move(4, 6),
      () => el.move(0, 5),
      () => el.move(1, 2),
      () => el.deal(),
      () => el.undo(),
      () => el.redo(),
      () => el.load('rubbish'),
      () => el.newGame({ code: 'SD1-S1-AAAA' }),
      () => el.newGame({ position: 'SD1-S4 AS' }),
    ];
    expect(asked.map((ask) => ask())).to.deep.equal(asked.map(() => false));
    expect(log.refused.slice(0, 14)).to.deep.equal([
      'move: no-such-column',
      'move: same-column',
      'move: bad-count',
      'move: empty-source',
      'move: hidden-card',
      'move: not-a-run',
      'move: king-needs-empty',
      'move: on-ace',
      'move: wrong-rank',
      'deal: empty-column',
      'undo: no-undo',
      'redo: no-redo',
      'load: format',
      'code: length',
    ]);
    expect(log.names).to.deep.equal(Array(asked.length).fill('rejected'));
    expect(log.of('rejected').every(({ message }) => message.length > 8)).to.equal(true);
    expect(el.game).to.equal(game);
  });

  it('are refused without a game, and after its win', async () => {
    const el = await idle();
    const log = new Log(el);
    expect([el.move(0, 1), el.deal(), el.undo(), el.redo(), el.restart()]).to.deep.equal(Array(5).fill(false));
    expect(log.of('rejected').map(({ reason }) => reason)).to.deep.equal(Array(5).fill('no-game'));
    el.newGame({ position: LAST_MOVE });
    el.move(0, 1);
    log.clear();
    expect([el.move(1, 2), el.deal()]).to.deep.equal([false, false]);
    expect(log.refused).to.deep.equal(['move: game-over', 'deal: game-over']);
  });

  it('too few cards and an empty stock have reasons of their own', async () => {
    const el = await makeWith(TOO_FEW);
    const log = new Log(el);
    el.deal();
    el.newGame({ code: 'SD1-S1-AAAAABD' });
    while (el.dealsLeft) el.deal();
    el.deal();
    expect(log.refused).to.deep.equal(['deal: too-few-cards', 'deal: stock-empty']);
  });

  it('never throw, whatever they are given', async () => {
    const el = await makeWith(FULL);
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    fc.assert(
      fc.property(anything, anything, anything, (a, b, c) => {
        const { game } = el;
        const given = [a, b, c] as never[];
        expect(el.move(given[0]!, given[1]!, given[2]!)).to.be.a('boolean');
        expect(el.load(a)).to.equal(false);
        expect(el.game).to.equal(game);
      }),
      { numRuns: 300, examples: [[Object.create(null), 0n, []]] },
    );
  });

  it('newGame() never throws, whatever it is given', async () => {
    const el = await makeWith(FULL);
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true });
    const request = fc.record(
      { suits: anything, variant: anything, code: anything, position: anything },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(request, anything), (given) => {
        expect(el.newGame(given as never)).to.be.a('boolean');
        expect([1, 2, 4]).to.include(el.suits);
        expect(['spiderette', 'spider']).to.include(el.variant);
      }),
      { numRuns: 300, examples: [[null]] },
    );
  });

  for (const request of [
    { suits: 3 },
    { suits: '2' },
    { variant: 'freecell' },
    { code: 5 },
    { position: {} },
    { position: 7 },
  ]) {
    it(`newGame(${JSON.stringify(request)}) is refused and the game stays`, async () => {
      const el = await makeWith(FULL);
      const { game } = el;
      const log = new Log(el);
      expect(el.newGame(request as never)).to.equal(false);
      expect(el.game).to.equal(game);
      expect(log.names).to.deep.equal(['rejected']);
    });
  }

  it('newGame() is nothing but a new game, whatever else its request says', async () => {
    const el = await makeWith(FULL);
    el.move(0, 1);
    const log = new Log(el);
    el.newGame({ type: 'UNDO', options: { relaxedDeal: true } } as never);
    expect(log.names).to.deep.equal(['before-action', 'new-game', 'game-change']);
    expect(el.game!.options.relaxedDeal).to.equal(false);
  });

  it('focus() goes to the board, and while idle to the choice of a game', async () => {
    const el = await makeWith(FULL);
    el.focus();
    expect(hasFocus(el)).to.equal(true);
    const other = await idle();
    other.focus();
    expect(hasFocus(other)).to.equal(true);
  });

  it('state() follows the status', async () => {
    const el = await idle();
    expect(stateOf(el)).to.equal('idle');
    el.newGame({ position: LAST_MOVE });
    await el.updateComplete;
    expect([el.status, stateOf(el)]).to.deep.equal(['awaitingMove', 'awaitingMove']);
    el.move(0, 1);
    await el.updateComplete;
    expect([el.status, stateOf(el)]).to.deep.equal(['won', 'won']);
    expect(el.matches(':state(awaitingMove)')).to.equal(false);
    el.undo();
    await el.updateComplete;
    expect([el.status, stateOf(el)]).to.deep.equal(['awaitingMove', 'awaitingMove']);
  });
});

describe('save and load', () => {
  afterEach(leave);

  it('give the whole game back, through JSON, in another element', async () => {
    const el = await makeWith(COMPLETES);
    el.move(0, 1);
    el.undo();
    el.move(2, 0);
    el.undo();
    const saved: unknown = JSON.parse(JSON.stringify(el.save()));
    const other = await idle();
    const log = new Log(other);
    expect(other.load(saved)).to.equal(true);
    expect(log.names).to.deep.equal(['game-change']);
    expect(log.last('game-change')).to.deep.equal({ reason: 'load', action: null, score: 500, moves: 0 });
    expect(columnsOf(other)).to.deep.equal(columnsOf(el));
    expect(other.record).to.equal(el.record);
    expect([other.canUndo, other.canRedo]).to.deep.equal([el.canUndo, el.canRedo]);
    expect(other.redo()).to.equal(true);
    expect(other.save()).to.deep.equal((el.redo(), el.save()));
  });

  it('a damaged save leaves the game alone', async () => {
    const el = await makeWith(FULL);
    el.move(0, 1);
    const { game } = el;
    const good = el.save()!;
    const log = new Log(el);
    const bad = [
      null,
      undefined,
      '',
      [],
      { ...good, version: 2 },
      { ...good, record: `${good.record} 1>1` },
      { ...good, floor: 9 },
    ];
    expect(bad.map((value) => el.load(value))).to.deep.equal(bad.map(() => false));
    expect(log.refused).to.deep.equal([
      'load: format',
      'load: format',
      'load: format',
      'load: format',
      'load: version',
      'load: record',
      'load: history',
    ]);
    expect(el.game).to.equal(game);
  });

  it('a won game goes straight to won, without a win', async () => {
    const el = await makeWith(LAST_MOVE);
    el.move(0, 1);
    const saved = el.save();
    const other = await idle();
    const log = new Log(other);
    other.load(saved);
    expect(other.status).to.equal('won');
    expect(log.names).to.deep.equal(['game-change']);
  });
});

describe('calls from inside an event', () => {
  afterEach(leave);

  for (const name of ['before-action', 'move', 'sequence-removed', 'game-change'] as const) {
    it(`of ${name} run after the action's last event`, async () => {
      const el = await makeWith(COMPLETES);
      const log = new Log(el);
      el.addEventListener(name, () => el.move(2, 3), { once: true });
      el.addEventListener(name, () => el.undo(), { once: true });
      expect(el.move(0, 1)).to.equal(true);
      expect(log.names).to.deep.equal([
        'before-action',
        'move',
        'sequence-removed',
        'game-change',
        'rejected',
        'before-action',
        'game-change',
      ]);
      expect(log.last('game-change')).to.deep.include({ reason: 'undo', score: 500, moves: 0 });
    });
  }

  it('of rejected and new-game run afterwards, too', async () => {
    const el = await makeWith(FULL);
    const log = new Log(el);
    el.addEventListener('rejected', () => el.newGame({ suits: 2 }), { once: true });
    el.addEventListener('new-game', () => el.deal(), { once: true });
    el.deal();
    el.deal();
    el.move(0, 0);
    expect(log.names.slice(6)).to.deep.equal([
      'rejected',
      'before-action',
      'new-game',
      'game-change',
      'before-action',
      'deal',
      'game-change',
    ]);
  });

  it('keep their order and their number', async () => {
    const el = await makeWith(FULL);
    const done: string[] = [];
    el.addEventListener('game-change', ({ detail }) => {
      done.push(`${detail.reason} ${detail.moves}`);
      if (done.length === 1) for (let i = 0; i < 3; i++) el.deal();
      if (done.length === 4) el.undo();
    });
    el.move(0, 1);
    expect(done).to.deep.equal(['move 1', 'deal 2', 'deal 3', 'deal 4', 'undo 3']);
  });

  it('return what they will do', async () => {
    const el = await makeWith(FULL);
    const said: boolean[] = [];
    el.addEventListener('move', () => said.push(el.undo(), el.redo(), el.undo(), el.undo()), { once: true });
    const log = new Log(el);
    el.move(0, 1);
    expect(log.of('game-change').map(({ reason }) => reason)).to.deep.equal(['move', 'undo', 'redo', 'undo']);
    expect(said).to.deep.equal([true, true, true, false]);
  });

  it('see the state after the whole action', async () => {
    const el = await makeWith(LAST_MOVE);
    const seen: unknown[] = [];
    for (const name of ['move', 'sequence-removed', 'win', 'game-change'] as const) {
      el.addEventListener(name, () => seen.push([el.score, el.moves, el.game!.won, el.canUndo]));
    }
    el.move(0, 1);
    expect(seen).to.deep.equal([0, 1, 2, 3].map(() => [599, 1, true, true]));
  });

  it('an exception in a listener does not stop play', async () => {
    const el = await makeWith(FULL);
    const errors: string[] = [];
    const { onerror } = window;
    Reflect.set(window, 'onerror', (message: string) => errors.push(message) > 0);
    el.addEventListener('move', () => {
      throw new Error('a listener of the page is broken');
    });
    const log = new Log(el);
    expect(el.move(0, 1)).to.equal(true);
    expect(el.deal()).to.equal(true);
    Reflect.set(window, 'onerror', onerror);
    expect(errors).to.have.length(1);
    expect(log.names).to.deep.equal(['before-action', 'move', 'game-change', 'before-action', 'deal', 'game-change']);
  });
});
