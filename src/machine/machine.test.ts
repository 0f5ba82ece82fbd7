import fc from 'fast-check';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { formatPosition, saveGame } from '../engine/index.js';
import games from '../../test/fixtures/won-games.json';
import { COMPLETES, FULL, LAST_MOVE } from '../../test/browser/position.js';
import { presenter, spideretteMachine, type Emitted, type MachineEvent, type Present } from './index.js';

type Actor = ActorRefFrom<typeof spideretteMachine>;

interface Driven {
  readonly actor: Actor;
  readonly heard: Emitted[];
  /** States that subscribers have seen, one after the other, without repetitions. */
  readonly seen: string[];
}

function drive(deal?: Present, removal: Present | undefined = deal): Driven {
  const machine = spideretteMachine.provide({
    actors: {
      ...(deal && { presentDeal: presenter(deal) }),
      ...(removal && { presentRemoval: presenter(removal) }),
    },
  });
  const actor = createActor(machine);
  const heard: Emitted[] = [];
  const seen: string[] = [];
  actor.on('*', (event) => void heard.push(event));
  actor.subscribe({ next: ({ value }) => void (seen.at(-1) !== value && seen.push(value)), error: () => undefined });
  actor.start();
  return { actor, heard, seen };
}

const stateOf = (actor: Actor): string => actor.getSnapshot().value;
const gameOf = (actor: Actor) => actor.getSnapshot().context.game!;
const begin = (driven: Driven, position: string): void => {
  driven.actor.send({ type: 'NEW_GAME', position });
  driven.heard.length = 0;
  driven.seen.length = 0;
};
const typesOf = (heard: readonly Emitted[]): string[] => heard.map(({ type }) => type);

const MOVE = { type: 'MOVE', from: 0, to: 1 } as const;
const never: Present = () => undefined;

describe('without presenters', () => {
  it('the state is awaitingMove or won when send returns, and the states between were seen', () => {
    const driven = drive();
    const { actor, seen } = driven;
    expect(stateOf(actor)).toBe('idle');
    actor.send({ type: 'NEW_GAME', position: COMPLETES });
    expect(stateOf(actor)).toBe('awaitingMove');
    actor.send(MOVE);
    expect(stateOf(actor)).toBe('awaitingMove');
    actor.send({ type: 'DEAL' });
    expect(stateOf(actor)).toBe('awaitingMove');
    actor.send({ type: 'NEW_GAME', position: LAST_MOVE });
    actor.send(MOVE);
    expect(stateOf(actor)).toBe('won');
    expect(seen).toEqual([
      'idle',
      'dealing',
      'awaitingMove',
      'removingRun',
      'awaitingMove',
      'dealing',
      'awaitingMove',
      'dealing',
      'awaitingMove',
      'removingRun',
      'won',
    ]);
  });

  it('plays whole games, step by step', () => {
    for (const { code, actions, score, moves } of games) {
      const { actor, heard } = drive();
      actor.send({ type: 'NEW_GAME', code });
      for (const text of actions.split(' ')) {
        const [from = 0, to = 0, count] = text.split(/[>x]/).map(Number);
        actor.send(text === 'd' ? { type: 'DEAL' } : { type: 'MOVE', from: from - 1, to: to - 1, count });
      }
      expect(stateOf(actor)).toBe('won');
      const wins = heard.filter(({ type }) => type === 'win');
      expect(wins).toEqual([{ type: 'win', code, score, moves, record: `${code}: ${actions}` }]);
      expect(typesOf(heard)).not.toContain('rejected');
    }
  });

  it('deals at random, from the numbers that are given', () => {
    const dealt = (random: () => number): string | null => {
      const actor = createActor(spideretteMachine, { input: { random } }).start();
      actor.send({ type: 'NEW_GAME' });
      return actor.getSnapshot().context.game!.code;
    };
    expect(dealt(() => 0)).toBe('SD1-S1-AAAAAAA');
    expect(dealt(() => 0.25)).toBe(dealt(() => 0.25));
    expect(dealt(() => 0.25)).not.toBe(dealt(() => 0.75));
  });

  it('LOAD of a won game goes straight to won, with no win', () => {
    const one = drive();
    begin(one, LAST_MOVE);
    one.actor.send(MOVE);
    const { actor, heard, seen } = drive();
    actor.send({ type: 'LOAD', value: saveGame(gameOf(one.actor)) });
    expect(stateOf(actor)).toBe('won');
    expect(typesOf(heard)).toEqual(['game-change']);
    expect(seen).toEqual(['idle', 'won']);
    actor.send({ type: 'UNDO' });
    expect(stateOf(actor)).toBe('awaitingMove');
    actor.send(MOVE);
    expect([stateOf(actor), typesOf(heard).includes('win')]).toEqual(['won', false]);
  });

  it('won is left by undo, restart and a new game', () => {
    for (const event of [{ type: 'UNDO' }, { type: 'RESTART' }, { type: 'NEW_GAME' }] as const) {
      const driven = drive();
      begin(driven, LAST_MOVE);
      driven.actor.send(MOVE);
      driven.actor.send(event);
      expect(stateOf(driven.actor), event.type).toBe('awaitingMove');
    }
  });

  it('moves, undo and redo stay in awaitingMove', () => {
    const driven = drive();
    begin(driven, FULL);
    driven.actor.send(MOVE);
    driven.actor.send({ type: 'UNDO' });
    driven.actor.send({ type: 'REDO' });
    expect(new Set(driven.seen)).toEqual(new Set(['awaitingMove']));
    expect(typesOf(driven.heard)).toEqual(['move', 'game-change', 'game-change', 'game-change']);
  });
});

describe('what is refused', () => {
  const asked: [string, MachineEvent][] = [
    ['move: wrong-rank', { type: 'MOVE', from: 1, to: 2 }],
    ['move: no-such-column', { type: 'MOVE', from: 7, to: 1 }],
    ['undo: no-undo', { type: 'UNDO' }],
    ['redo: no-redo', { type: 'REDO' }],
    ['load: format', { type: 'LOAD', value: 7 }],
    ['code: prefix', { type: 'NEW_GAME', code: 'nonsense' }],
  ];
  for (const [told, event] of asked) {
    it(`${told} is emitted and changes nothing, also during a presentation`, () => {
      const { actor, heard } = drive(never);
      actor.send({ type: 'NEW_GAME', position: FULL });
      heard.length = 0;
      const before = actor.getSnapshot();
      actor.send(event);
      const { value, context } = actor.getSnapshot();
      expect(heard.map((one) => one.type === 'rejected' && `${one.kind}: ${one.reason}`)).toEqual([told]);
      expect(value).toBe('dealing');
      expect(context.game).toBe(before.context.game);
      expect(context.presenting).toBe(before.context.presenting);
    });
  }

  it('while idle everything but a new game and a load has the reason no-game', () => {
    const { actor, heard } = drive();
    for (const type of ['RESTART', 'DEAL', 'UNDO', 'REDO'] as const) actor.send({ type });
    actor.send(MOVE);
    expect(heard.map((one) => one.type === 'rejected' && one.reason)).toEqual(Array(5).fill('no-game'));
    expect(stateOf(actor)).toBe('idle');
  });

  it('whatever is asked for, the machine lives on', () => {
    const anything = fc.anything({ withNullPrototype: true });
    const commands = fc.constantFrom(
      'NEW_GAME',
      'RESTART',
      'MOVE',
      'DEAL',
      'UNDO',
      'REDO',
      'LOAD',
      'PRESENTED',
      'NONSENSE',
    );
    const command = fc
      .tuple(
        commands,
        fc.record(
          {
            from: anything,
            to: anything,
            count: anything,
            code: anything,
            position: anything,
            suits: anything,
            variant: anything,
            options: anything,
            value: anything,
          },
          { requiredKeys: [] },
        ),
      )
      .map(([type, more]) => ({ ...more, type }));
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (list) => {
        const { actor } = drive();
        for (const event of list) actor.send(event as never);
        expect(actor.getSnapshot().status).toBe('active');
      }),
      { numRuns: 300, examples: [[[{ type: 'NEW_GAME', options: null }]]] },
    );
  });
});

describe('with presenters', () => {
  it('dealing and removingRun last as long as they take; the game is final before', () => {
    const done: (() => void)[] = [];
    const driven = drive((_shown, shown) => void done.push(shown));
    const { actor, heard } = driven;
    actor.send({ type: 'NEW_GAME', position: COMPLETES });
    expect(stateOf(actor)).toBe('dealing');
    expect(typesOf(heard)).toEqual(['new-game', 'game-change']);
    done.shift()!();
    expect(stateOf(actor)).toBe('awaitingMove');
    actor.send(MOVE);
    expect(stateOf(actor)).toBe('removingRun');
    expect([gameOf(actor).score, gameOf(actor).position.removed]).toEqual([599, ['spades']]);
    done.shift()!();
    expect(stateOf(actor)).toBe('awaitingMove');
    expect(actor.getSnapshot().context.presenting).toBe(null);
  });

  it('are told what there is to show', () => {
    const shown: string[] = [];
    const tell =
      (name: string): Present =>
      ({ outcome }, done) => {
        shown.push(
          `${name}: ${outcome ? `${outcome.dealt.length} dealt, ${outcome.removed.length} removed` : 'opening'}`,
        );
        done();
      };
    const { actor } = drive(tell('deal'), tell('removal'));
    actor.send({ type: 'NEW_GAME', position: COMPLETES });
    actor.send(MOVE);
    actor.send({ type: 'UNDO' });
    actor.send({ type: 'DEAL' });
    actor.send({ type: 'RESTART' });
    expect(shown).toEqual([
      'deal: opening',
      'removal: 0 dealt, 1 removed',
      'deal: 7 dealt, 0 removed',
      'deal: opening',
    ]);
  });

  it('a deal that completes a run is presented as both, in this order', () => {
    const order: string[] = [];
    const { actor } = drive(
      (_shown, done) => (order.push('deal'), done()),
      (_shown, done) => (order.push('removal'), done()),
    );
    // The ace changes places with the eight of clubs of the stock, and is dealt on the run in the second column.
    const [front, rest, back] = COMPLETES.split(' / ');
    const swapped = front!.replace('[4H] AS | ', '[4H] 8C | ');
    const stock = ['2C', 'AS', ...rest!.split(' ').filter((card) => card !== '8C' && card !== '2C')];
    actor.send({ type: 'NEW_GAME', position: `${swapped} / ${stock.join(' ')} / ${back}` });
    order.length = 0;
    actor.send({ type: 'DEAL' });
    expect(gameOf(actor).position.removed).toEqual(['spades']);
    expect(order).toEqual(['deal', 'removal']);
  });

  it('win is emitted at the removal, though it is still being shown', () => {
    const done: (() => void)[] = [];
    const { actor, heard } = drive(
      (_shown, shown) => shown(),
      (_shown, shown) => void done.push(shown),
    );
    actor.send({ type: 'NEW_GAME', position: LAST_MOVE });
    heard.length = 0;
    actor.send(MOVE);
    expect(stateOf(actor)).toBe('removingRun');
    expect(typesOf(heard)).toEqual(['move', 'sequence-removed', 'win', 'game-change']);
    done[0]!();
    expect(stateOf(actor)).toBe('won');
    expect(typesOf(heard).filter((type) => type === 'win')).toHaveLength(1);
  });

  const inputs: MachineEvent[] = [
    { type: 'MOVE', from: 2, to: 6 },
    { type: 'DEAL' },
    { type: 'RESTART' },
    { type: 'NEW_GAME', code: 'SD1-S1-AAAAABD' },
  ];
  for (const input of inputs) {
    it(`${input.type} during a presentation that never ends cuts it short and is carried out`, () => {
      let ended = 0;
      const { actor, heard } = drive(() => () => void ended++);
      actor.send({ type: 'NEW_GAME', position: FULL });
      heard.length = 0;
      actor.send(input);
      expect(ended).toBe(1);
      expect(typesOf(heard)).toContain('game-change');
      expect(typesOf(heard)).not.toContain('rejected');
    });
  }

  it('no input is lost, however many come during presentations', () => {
    const { actor } = drive(never);
    actor.send({ type: 'NEW_GAME', code: 'SD1-S1-AAAAAGM' });
    const { actions } = games.find(({ code }) => code === 'SD1-S1-AAAAAGM')!;
    for (const text of actions.split(' ')) {
      const [from = 0, to = 0, count] = text.split(/[>x]/).map(Number);
      actor.send(text === 'd' ? { type: 'DEAL' } : { type: 'MOVE', from: from - 1, to: to - 1, count });
    }
    expect([gameOf(actor).won, gameOf(actor).score, stateOf(actor)]).toEqual([true, 847, 'removingRun']);
    actor.send({ type: 'PRESENTED' });
    expect(stateOf(actor)).toBe('won');
  });

  it('one that was cut short cannot end the next, and ending twice is ending once', () => {
    const done: (() => void)[] = [];
    const { actor } = drive((_shown, shown) => void done.push(shown));
    actor.send({ type: 'NEW_GAME', position: FULL });
    actor.send({ type: 'DEAL' });
    done[0]!();
    expect(stateOf(actor)).toBe('dealing');
    done[1]!();
    done[1]!();
    done[0]!();
    expect(stateOf(actor)).toBe('awaitingMove');
  });

  it('are cleaned up after once, whether they end or are cut short', () => {
    let cleaned = 0;
    const done: (() => void)[] = [];
    const { actor } = drive((_shown, shown) => {
      done.push(shown);
      return () => void cleaned++;
    });
    actor.send({ type: 'NEW_GAME', position: FULL });
    done[0]!();
    expect(cleaned).toBe(1);
    actor.send({ type: 'DEAL' });
    actor.send({ type: 'UNDO' });
    expect(cleaned).toBe(2);
    actor.send({ type: 'DEAL' });
    actor.stop();
    expect(cleaned).toBe(3);
  });

  it('one that throws does not end the game', () => {
    const { actor } = drive(() => {
      throw new Error('a broken presenter');
    });
    actor.send({ type: 'NEW_GAME', position: FULL });
    actor.send(MOVE);
    expect([actor.getSnapshot().status, gameOf(actor).moves]).toEqual(['active', 1]);
  });
});

describe('with promise actors of XState as presenters', () => {
  for (const [what, present] of Object.entries({
    'that settle': () => Promise.resolve(),
    'that fail': () => Promise.reject(new Error('the presenter is broken')),
  })) {
    it(`${what}, play goes on`, async () => {
      const actors = { presentDeal: fromPromise(present), presentRemoval: fromPromise(present) };
      const actor = createActor(spideretteMachine.provide({ actors: actors as never })).start();
      actor.send({ type: 'NEW_GAME', position: LAST_MOVE });
      expect(stateOf(actor)).toBe('dealing');
      await waitFor(actor, ({ value }) => value === 'awaitingMove');
      actor.send(MOVE);
      expect(stateOf(actor)).toBe('removingRun');
      await waitFor(actor, ({ value }) => value === 'won');
    });
  }
});

describe('emitted events', () => {
  it('tell the score after the whole action, in order, and via', () => {
    const driven = drive();
    begin(driven, COMPLETES);
    driven.actor.send({ ...MOVE, via: 'drag' });
    const action = { type: 'move', from: 0, to: 1, count: 1 };
    expect(driven.heard).toEqual([
      expect.objectContaining({ ...action, score: 599, moves: 1, via: 'drag' }),
      { type: 'sequence-removed', suit: 'spades', column: 1, remaining: 3, score: 599 },
      { type: 'game-change', reason: 'move', action, score: 599, moves: 1 },
    ]);
  });

  it('the snapshot is that after the action when they are told', () => {
    const driven = drive();
    begin(driven, COMPLETES);
    const moves: number[] = [];
    driven.actor.on('*', () => void moves.push(gameOf(driven.actor).moves));
    driven.actor.send(MOVE);
    expect(moves).toEqual([1, 1, 1]);
  });

  it('undo and redo tell what was undone and redone', () => {
    const driven = drive();
    begin(driven, FULL);
    const start = formatPosition(gameOf(driven.actor).position);
    driven.actor.send(MOVE);
    driven.actor.send({ type: 'UNDO' });
    expect(formatPosition(gameOf(driven.actor).position)).toBe(start);
    driven.actor.send({ type: 'REDO' });
    const action = { type: 'move', from: 0, to: 1, count: 1 };
    expect(driven.heard.slice(2)).toEqual([
      { type: 'game-change', reason: 'undo', action, score: 500, moves: 0 },
      { type: 'game-change', reason: 'redo', action, score: 499, moves: 1 },
    ]);
  });
});
