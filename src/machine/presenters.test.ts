import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import games from '../../test/fixtures/won-games.json';
import { COMPLETES, FULL, LAST_MOVE } from '../../test/browser/position.js';
import { drive, gameOf, MOVE, never, stateOf, typesOf } from '../../test/machine/support.js';
import { spideretteMachine, type MachineEvent, type Present } from './index.js';

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
