import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Game, Outcome } from '../engine/index.js';
import type { MachineEvent, Presented } from './commands.js';
import type { Emitted } from './emitted.js';
import { perform, type Performed } from './perform.js';

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
  fromCallback<Presented, Presentation>(({ input, sendBack }) => {
    const done = (): void => sendBack({ type: 'PRESENTED' });
    try {
      return present(input, done);
    } catch (error) {
      // The game never depends on what shows it.
      (globalThis as { reportError?: (error: unknown) => void }).reportError?.(error);
      return done();
    }
  });

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

/** What an event would do, or null if it is no command. */
const ask = ({ game }: Context, event: MachineEvent, random: () => number = () => 0): Performed | null =>
  event.type === 'PRESENTED' ? null : perform(game, event, random);

/** A presenter is done when it says so, when its promise settles, or when it fails: the game never depends on it. */
const dealtAndShown = [{ guard: 'hasRemoved', target: 'removingRun' }, { target: 'awaitingMove' }] as const;

const refused = { guard: 'isRefused', actions: 'perform' } as const;

/**
 * The course of a game. It holds one `Game` of the engine, does what it is told if the rules allow it, and emits what
 * happened. The game is final before anything is shown: an action that comes while something is being presented cuts
 * the presentation short and is carried out.
 *
 * Presenters (`presentDeal`, `presentRemoval`) are injected and decide how long `dealing` and `removingRun` last; without
 * any these states pass within `send`. `presenter` makes them; promise actors of XState will do as well.
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
    isRefused: ({ context, event }) => !!ask(context, event)?.rejected,
    completesRun: ({ context, event }) => !!ask(context, event)?.outcome?.removed.length,
    hasRemoved: ({ context }) => !!context.presenting?.outcome?.removed.length,
    isWon: ({ context }) => !!context.game?.won,
  },
  actions: {
    perform: enqueueActions(({ context, event, enqueue }) => {
      const performed = ask(context, event, context.random);
      if (!performed) return;
      const { game, outcome, rejected, emitted } = performed;
      if (game && !rejected) enqueue.assign({ game, presenting: { game, outcome } });
      for (const happened of emitted) enqueue.emit(happened);
    }),
    clear: assign({ presenting: null }),
  },
}).createMachine({
  id: 'spiderette',
  context: ({ input }) => ({ game: null, presenting: null, random: input?.random ?? Math.random }),
  initial: 'idle',
  // A refused command is told and changes nothing, not even the presentation it came into.
  on: {
    NEW_GAME: [refused, { target: '.dealing', actions: 'perform' }],
    RESTART: [refused, { target: '.dealing', actions: 'perform' }],
    DEAL: [refused, { target: '.dealing', actions: 'perform' }],
    MOVE: [
      refused,
      { guard: 'completesRun', target: '.removingRun', actions: 'perform' },
      { target: '.awaitingMove', actions: 'perform' },
    ],
    UNDO: [refused, { target: '.awaitingMove', actions: 'perform' }],
    REDO: [refused, { target: '.awaitingMove', actions: 'perform' }],
    LOAD: [refused, { target: '.awaitingMove', actions: 'perform' }],
  },
  states: {
    idle: {},
    dealing: {
      invoke: {
        src: 'presentDeal',
        input: ({ context }) => context.presenting!,
        onDone: dealtAndShown,
        onError: dealtAndShown,
      },
      on: { PRESENTED: dealtAndShown },
    },
    removingRun: {
      invoke: {
        src: 'presentRemoval',
        input: ({ context }) => context.presenting!,
        onDone: 'awaitingMove',
        onError: 'awaitingMove',
      },
      on: { PRESENTED: 'awaitingMove' },
    },
    awaitingMove: {
      entry: 'clear',
      always: { guard: 'isWon', target: 'won' },
    },
    won: {},
  },
});
