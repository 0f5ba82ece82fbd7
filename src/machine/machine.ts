import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import { play, type Game, type Outcome } from '../engine/index.js';
import type { MachineEvent, Presented } from './commands.js';
import type { Emitted } from './emitted.js';
import { actionOf, perform, refusal } from './perform.js';

/** Something to be shown: the opening deal of a game, or what an action dealt and removed. */
export interface Presentation {
  readonly game: Game;
  /** Null for an opening. */
  readonly outcome: Outcome | null;
}

/**
 * Shows something and calls `done` when it has been shown, at once or later. Returns, if there is anything to clean up,
 * how to end it: this is called when it is done as well as when it is cut short.
 */
export type Present = (shown: Presentation, done: () => void) => void | (() => void);

/** Makes a presenter that the machine can be given: `machine.provide({ actors: { presentDeal: presenter(…) } })`. */
export const presenter = (present: Present) =>
  fromCallback<Presented, Presentation>(({ input, sendBack }) => present(input, () => sendBack({ type: 'PRESENTED' })));

const atOnce = presenter((_shown, done) => done());

interface Context {
  readonly game: Game | null;
  /** What `dealing` and `removingRun` are about; null as soon as it has been shown. */
  readonly presenting: Presentation | null;
  readonly random: () => number;
}

export interface MachineInput {
  /** Numbers from 0 (included) to 1 (excluded) for deals that are not named; default `Math.random`. */
  readonly random?: () => number;
}

/**
 * The course of a game. It holds one `Game` of the engine, does what it is told if the rules allow it, and emits what
 * happened. The game is final before anything is shown: an action that comes while something is being presented cuts
 * the presentation short and is carried out.
 *
 * Presenters (`presentDeal`, `presentRemoval`) are injected and decide how long `dealing` and `removingRun` last; without
 * any these states pass within `send`.
 */
export const spideretteMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MachineEvent,
    emitted: {} as Emitted,
    input: {} as MachineInput | undefined,
  },
  actors: { presentDeal: atOnce, presentRemoval: atOnce },
  guards: {
    isRefused: ({ context: { game }, event }) => event.type !== 'PRESENTED' && refusal(game, event) !== null,
    completesRun: ({ context: { game }, event }) => {
      const action = event.type === 'PRESENTED' ? null : actionOf(event);
      return !!game && !!action && play(game, action).removed.length > 0;
    },
    hasRemoved: ({ context }) => !!context.presenting?.outcome?.removed.length,
    isWon: ({ context }) => !!context.game?.won,
  },
  actions: {
    reject: enqueueActions(({ context, event, enqueue }) => {
      const detail = event.type === 'PRESENTED' ? null : refusal(context.game, event);
      if (detail) enqueue.emit({ type: 'rejected', ...detail });
    }),
    perform: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'PRESENTED') return;
      const { game, outcome, emitted } = perform(context.game, event, context.random);
      enqueue.assign({ game, presenting: { game, outcome } });
      for (const happened of emitted) enqueue.emit(happened);
    }),
    clear: assign({ presenting: null }),
  },
}).createMachine({
  id: 'spiderette',
  context: ({ input }) => ({ game: null, presenting: null, random: input?.random ?? Math.random }),
  initial: 'idle',
  on: {
    NEW_GAME: [{ guard: 'isRefused', actions: 'reject' }, { target: '.dealing', actions: 'perform' }],
    RESTART: [{ guard: 'isRefused', actions: 'reject' }, { target: '.dealing', actions: 'perform' }],
    DEAL: [{ guard: 'isRefused', actions: 'reject' }, { target: '.dealing', actions: 'perform' }],
    MOVE: [
      { guard: 'isRefused', actions: 'reject' },
      { guard: 'completesRun', target: '.removingRun', actions: 'perform' },
      { target: '.awaitingMove', actions: 'perform' },
    ],
    UNDO: [{ guard: 'isRefused', actions: 'reject' }, { target: '.awaitingMove', actions: 'perform' }],
    REDO: [{ guard: 'isRefused', actions: 'reject' }, { target: '.awaitingMove', actions: 'perform' }],
    LOAD: [{ guard: 'isRefused', actions: 'reject' }, { target: '.awaitingMove', actions: 'perform' }],
  },
  states: {
    idle: {},
    dealing: {
      invoke: { src: 'presentDeal', input: ({ context }) => context.presenting! },
      on: { PRESENTED: [{ guard: 'hasRemoved', target: 'removingRun' }, { target: 'awaitingMove' }] },
    },
    removingRun: {
      invoke: { src: 'presentRemoval', input: ({ context }) => context.presenting! },
      on: { PRESENTED: 'awaitingMove' },
    },
    awaitingMove: {
      entry: 'clear',
      always: { guard: 'isWon', target: 'won' },
    },
    won: {},
  },
});
