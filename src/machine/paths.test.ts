import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { newGame, saveGame } from '../engine/index.js';
import { LAST_MOVE } from '../../test/browser/position.js';
import { presenter, spideretteMachine, type Emitted, type MachineEvent } from './index.js';

// Presentations that never end by themselves, so that the states of presenting can be walked through, too.
const machine = spideretteMachine.provide({
  actors: { presentDeal: presenter(() => undefined), presentRemoval: presenter(() => undefined) },
});

const saved = saveGame(newGame('SD1-S1-AAAAABD'));

const EVENTS: MachineEvent[] = [
  { type: 'NEW_GAME', position: LAST_MOVE },
  { type: 'RESTART' },
  { type: 'MOVE', from: 0, to: 1 },
  { type: 'MOVE', from: 0, to: 2 },
  { type: 'DEAL' },
  { type: 'UNDO' },
  { type: 'REDO' },
  { type: 'LOAD', value: saved },
  { type: 'LOAD', value: 'rubbish' },
  { type: 'PRESENTED' },
];

const paths = getShortestPaths(machine, {
  events: EVENTS,
  limit: 5_000,
  stopWhen: ({ context: { game } }) => (game?.moves ?? 0) > 2,
  serializeState: ({ value, context: { game, presenting } }) =>
    JSON.stringify([
      value,
      !!presenting,
      game && [game.code, game.moves, game.score, game.canUndo, game.canRedo, game.everWon],
    ]),
});

/** Which states an event can lead to when it is carried out. */
const LEADS_TO: Record<MachineEvent['type'], readonly string[]> = {
  NEW_GAME: ['dealing'],
  RESTART: ['dealing'],
  DEAL: ['dealing'],
  MOVE: ['awaitingMove', 'removingRun'],
  UNDO: ['awaitingMove', 'won'],
  REDO: ['awaitingMove', 'won'],
  LOAD: ['awaitingMove', 'won'],
  PRESENTED: ['awaitingMove', 'removingRun', 'won'],
};

describe('the paths through the model', () => {
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['idle', 'dealing', 'awaitingMove', 'removingRun', 'won']),
    );
    expect(paths.length).toBeGreaterThan(15);
  });

  for (const [i, { steps, state }] of paths.entries()) {
    const way = steps.slice(1).map(({ event }) => event.type);
    it(`${i}: ${way.join(' ') || 'nothing'} leads to ${state.value}`, () => {
      const actor = createActor(machine).start();
      for (const { event } of steps.slice(1)) {
        const heard: Emitted[] = [];
        const listening = actor.on('*', (emitted) => void heard.push(emitted));
        const before = actor.getSnapshot();
        actor.send(event);
        listening.unsubscribe();
        const after = actor.getSnapshot();
        const { game } = after.context;
        const types = heard.map(({ type }) => type);
        if (types.includes('rejected')) {
          expect(types).toEqual(['rejected']);
          expect([after.value, after.context.game]).toEqual([before.value, before.context.game]);
        } else if (event.type === 'PRESENTED') {
          expect(types).toEqual([]);
          expect(after.context.game).toBe(before.context.game);
        } else {
          expect(LEADS_TO[event.type]).toContain(after.value);
          expect(types.at(-1)).toBe('game-change');
          expect(types.filter((type) => type === 'game-change')).toHaveLength(1);
          expect(types.includes('win')).toBe(game!.everWon && !before.context.game?.everWon && event.type === 'MOVE');
        }
        const presents = after.value === 'dealing' || after.value === 'removingRun';
        expect(after.context.presenting !== null).toBe(presents);
        if (!presents) expect(after.value === 'won').toBe(!!game?.won);
      }
      expect(actor.getSnapshot().value).toBe(state.value);
      actor.stop();
    });
  }

  it('from every state each event is either carried out or refused, and the machine lives on', () => {
    const done = new Set<string>();
    const refused = new Set<string>();
    for (const { steps } of paths) {
      for (const next of EVENTS) {
        const actor = createActor(machine).start();
        for (const { event } of steps.slice(1)) actor.send(event);
        const told: string[] = [];
        actor.on('*', ({ type }) => void told.push(type));
        actor.send(next);
        expect(actor.getSnapshot().status).toBe('active');
        if (next.type !== 'PRESENTED') (told.includes('rejected') ? refused : done).add(next.type);
        if (next.type !== 'PRESENTED') expect(told.length).toBeGreaterThan(0);
        actor.stop();
      }
    }
    const commands = ['DEAL', 'LOAD', 'MOVE', 'NEW_GAME', 'REDO', 'RESTART', 'UNDO'];
    expect([...done].sort()).toEqual(commands);
    expect([...refused].sort()).toEqual(commands.filter((type) => type !== 'NEW_GAME'));
  });
});
