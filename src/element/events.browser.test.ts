import { expect } from '@open-wc/testing';
import { replay } from '../engine/index.js';
import { leave, make, makeWith, part } from '../../test/browser/element.js';
import { EVENT_NAMES, Log, notPlain, thawed } from '../../test/browser/events.js';
import { COMPLETES, FULL, LAST_MOVE, positionOf } from '../../test/browser/position.js';

describe('events', () => {
  afterEach(leave);

  it('of a move tell what happened, in order', async () => {
    const el = await makeWith(FULL);
    const log = new Log(el);
    const { position } = el.game!;
    el.move(0, 2);
    expect(log.heard).to.deep.equal([
      {
        name: 'before-action',
        detail: { kind: 'move', action: { type: 'move', from: 0, to: 2, count: 1 }, via: 'api' },
      },
      {
        name: 'move',
        detail: {
          from: 0,
          to: 2,
          count: 1,
          cards: [position.columns[0]!.cards[1]],
          flipped: [{ column: 0, card: position.columns[0]!.cards[0] }],
          score: 499,
          moves: 1,
          via: 'api',
        },
      },
      {
        name: 'game-change',
        detail: { reason: 'move', action: { type: 'move', from: 0, to: 2, count: 1 }, score: 499, moves: 1 },
      },
    ]);
  });

  it('of a deal tell each card, and the deals left', async () => {
    const el = await make('<spiderette-game no-animation code="SD1-S4-AAAAABD"></spiderette-game>');
    const log = new Log(el);
    const { stock } = el.game!.position;
    el.deal();
    expect(log.names).to.deep.equal(['before-action', 'deal', 'game-change']);
    expect(log.last('deal')).to.deep.equal({
      dealt: stock.slice(0, 7).map((card, column) => ({ column, card })),
      flipped: [],
      dealsLeft: 3,
      score: 499,
      moves: 1,
      via: 'api',
    });
  });

  it('of a completed run come between move and game-change', async () => {
    const el = await makeWith(COMPLETES);
    const log = new Log(el);
    el.move(0, 1);
    expect(log.names).to.deep.equal(['before-action', 'move', 'sequence-removed', 'game-change']);
    expect(log.last('sequence-removed')).to.deep.equal({ suit: 'spades', column: 1, remaining: 3, score: 599 });
    expect(log.last('move').flipped.map(({ column, card }) => [column, card.rank])).to.deep.equal([
      [0, 4],
      [1, 5],
    ]);
    expect([log.last('move').score, log.last('game-change').score]).to.deep.equal([599, 599]);
  });

  it('of a deal that completes two runs come by column, with those still needed', async () => {
    const run = (suit: string) => [...'KQJT98765432'].map((rank) => rank + suit).join(' ');
    const text = positionOf(`${run('H')} | 5D | ${run('S')} | 6D | 7D | 8D | 9D`);
    const [front, , back] = text.split(' / ');
    const el = await makeWith(`${front} / AH KD AS QD JD TD 4D ${restOf(text)} / ${back ?? '-'}`);
    const log = new Log(el);
    el.deal();
    expect(log.names).to.deep.equal(['before-action', 'deal', 'sequence-removed', 'sequence-removed', 'game-change']);
    expect(log.of('sequence-removed')).to.deep.equal([
      { suit: 'hearts', column: 0, remaining: 3, score: 699 },
      { suit: 'spades', column: 2, remaining: 2, score: 699 },
    ]);
  });

  it('of undo and redo are game-change alone; of restart new-game, too', async () => {
    const el = await makeWith(COMPLETES);
    el.move(0, 1);
    const log = new Log(el);
    el.undo();
    el.redo();
    el.restart();
    const action = { type: 'move', from: 0, to: 1, count: 1 };
    expect(log.heard).to.deep.equal([
      { name: 'before-action', detail: { kind: 'undo', action: null, via: 'api' } },
      { name: 'game-change', detail: { reason: 'undo', action, score: 500, moves: 0 } },
      { name: 'before-action', detail: { kind: 'redo', action: null, via: 'api' } },
      { name: 'game-change', detail: { reason: 'redo', action, score: 599, moves: 1 } },
      { name: 'before-action', detail: { kind: 'restart', action: null, via: 'api' } },
      { name: 'new-game', detail: { code: null, variant: 'spiderette', suits: 4 } },
      { name: 'game-change', detail: { reason: 'restart', action: null, score: 500, moves: 0 } },
    ]);
  });

  it('of a win carry a record that replays to it', async () => {
    const el = await makeWith(LAST_MOVE);
    const log = new Log(el);
    el.move(0, 1);
    expect(log.names).to.deep.equal(['before-action', 'move', 'sequence-removed', 'win', 'game-change']);
    expect(log.last('sequence-removed').remaining).to.equal(0);
    const { code, score, moves, record } = log.last('win');
    expect([code, score, moves]).to.deep.equal([null, 599, 1]);
    const replayed = replay(record);
    expect([replayed.won, replayed.score, replayed.moves]).to.deep.equal([true, 599, 1]);
  });

  it('win is fired once for a game, whatever is undone, redone or won in another way', async () => {
    const el = await makeWith(LAST_MOVE);
    const log = new Log(el);
    el.move(0, 1);
    el.undo();
    el.redo();
    el.undo();
    el.move(0, 2);
    el.move(2, 1);
    expect(el.game!.won).to.equal(true);
    expect(log.of('win')).to.have.length(1);
    el.load(JSON.parse(JSON.stringify(el.save())));
    el.undo();
    el.move(2, 1);
    expect(log.of('win')).to.have.length(1);
  });

  it('win is fired again after a restart and for a new game', async () => {
    const el = await makeWith(LAST_MOVE);
    const log = new Log(el);
    el.move(0, 1);
    el.restart();
    el.move(0, 1);
    el.newGame({ position: LAST_MOVE });
    el.move(0, 1);
    expect(log.of('win')).to.have.length(3);
  });

  it('bubble out of shadow roots; only before-action can be cancelled', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const el = document.createElement('spiderette-game');
    host.attachShadow({ mode: 'closed' }).append(el);
    const flags = new Map<string, unknown>();
    for (const name of EVENT_NAMES) {
      document.addEventListener(name, ({ type, bubbles, composed, cancelable, target }) =>
        flags.set(type, { bubbles, composed, cancelable, retargeted: target === host }),
      );
    }
    el.noAnimation = true;
    el.newGame({ position: LAST_MOVE });
    await el.updateComplete;
    el.move(0, 1);
    el.undo();
    el.deal();
    el.newGame({ code: 'SD1-S1-AAAAABD' });
    el.deal();
    part(el, '.tool.t-settings').click();
    await el.updateComplete;
    part(el, 'dialog input.switch').click();
    for (const name of EVENT_NAMES) {
      const cancelable = name === 'before-action';
      expect(flags.get(name), name).to.deep.equal({ bubbles: true, composed: true, cancelable, retargeted: true });
    }
    host.remove();
  });

  it('have plain details, frozen through and through', async () => {
    const el = await makeWith(COMPLETES);
    const log = new Log(el);
    el.move(0, 1);
    el.deal();
    el.undo();
    el.redo();
    el.restart();
    el.load(null);
    el.newGame({ position: LAST_MOVE });
    el.move(0, 1);
    part(el, '.tool.t-settings').click();
    await el.updateComplete;
    part(el, 'dialog input.switch').click();
    expect(new Set(log.names)).to.deep.equal(new Set(EVENT_NAMES));
    for (const { name, detail } of log.heard) {
      expect(thawed(detail), name).to.deep.equal([]);
      expect(notPlain(detail), name).to.deep.equal([]);
    }
  });

  it('are all told before the method returns', async () => {
    const el = await make('<spiderette-game code="SD1-S1-AAAAABD"></spiderette-game>');
    const log = new Log(el);
    el.deal();
    expect(log.names).to.deep.equal(['before-action', 'deal', 'game-change']);
  });
});

describe('before-action', () => {
  afterEach(leave);

  it('prevented, nothing happens but rejected with vetoed', async () => {
    const el = await makeWith(FULL);
    el.move(0, 1);
    el.move(2, 6);
    el.undo();
    const { game } = el;
    el.addEventListener('before-action', (event) => event.preventDefault());
    const log = new Log(el);
    const done = [el.move(2, 6), el.deal(), el.undo(), el.redo(), el.restart(), el.newGame()];
    expect(done).to.deep.equal(Array(6).fill(false));
    const kinds = ['move', 'deal', 'undo', 'redo', 'restart', 'new-game'];
    expect(log.names).to.deep.equal(kinds.flatMap(() => ['before-action', 'rejected']));
    expect(log.of('before-action').map(({ kind }) => kind)).to.deep.equal(kinds);
    expect(log.refused).to.deep.equal(kinds.map((kind) => `${kind}: vetoed`));
    expect(el.game).to.equal(game);
  });

  it('comes after the check and before anything changes', async () => {
    const el = await makeWith(FULL);
    const log = new Log(el);
    el.move(0, 5);
    expect(log.names).to.deep.equal(['rejected']);
    const seen: unknown[] = [];
    el.addEventListener('before-action', () => seen.push(el.game!.moves, el.score));
    el.move(0, 1);
    expect(seen).to.deep.equal([0, 500]);
  });

  it('does not come at load, and a veto does not hinder it', async () => {
    const el = await makeWith(FULL);
    const saved = el.save();
    el.addEventListener('before-action', (event) => event.preventDefault());
    const log = new Log(el);
    expect(el.load(saved)).to.equal(true);
    expect(log.names).to.deep.equal(['game-change']);
  });

  it('covers a deal by attribute', async () => {
    const el = await make('<spiderette-game no-animation code="SD1-S1-AAAAABD"></spiderette-game>');
    el.addEventListener('before-action', (event) => event.preventDefault());
    const log = new Log(el);
    el.setAttribute('suits', '4');
    await Promise.resolve();
    expect(log.names).to.deep.equal(['before-action', 'rejected']);
    expect(el.code).to.equal('SD1-S1-AAAAABD');
  });
});

/** The stock of a position's text, but for the seven cards that are to be dealt first. */
function restOf(text: string): string {
  const first = new Set(['AH', 'KD', 'AS', 'QD', 'JD', 'TD', '4D']);
  return text
    .split(' / ')[1]!
    .split(' ')
    .filter((card) => !first.has(card))
    .join(' ');
}
