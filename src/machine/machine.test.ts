import fc from 'fast-check';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { formatPosition, saveGame } from '../engine/index.js';
import games from '../../test/fixtures/won-games.json';
import { COMPLETES, FULL, LAST_MOVE } from '../../test/browser/position.js';
import { begin, drive, gameOf, MOVE, never, stateOf, typesOf } from '../../test/machine/support.js';
import { spideretteMachine, type MachineEvent } from './index.js';

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
