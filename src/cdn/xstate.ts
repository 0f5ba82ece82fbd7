/**
 * What the CDN file has in place of XState: the part of it that our machine uses, which is a tenth of its weight.
 *
 * `vite.config.ts` puts this module where the sources import `xstate`; the machine itself stays as it is written, and
 * the modules for npm run it with XState. `xstate.test.ts` holds the two to the same snapshots, events and
 * presentations, and fails when the machine uses what is not known here: nested or parallel states, timers, actors that
 * end by themselves.
 */

interface Event {
  readonly type: string;
}

interface Snapshot {
  readonly value: string;
  readonly context: object;
}

interface About {
  readonly context: object;
  readonly event: Event;
}

interface Enqueue {
  readonly assign: (values: object) => void;
  readonly emit: (emitted: Event) => void;
}

interface Transition {
  readonly target?: string;
  readonly guard?: string;
  readonly actions?: string;
}

type Transitions = string | Transition | readonly Transition[];

interface State {
  readonly entry?: string;
  readonly invoke?: { readonly src: string; readonly input: (about: { readonly context: object }) => unknown };
  readonly always?: Transitions;
  readonly on?: Readonly<Record<string, Transitions>>;
}

interface Config {
  readonly initial: string;
  readonly context: (given: { readonly input: unknown }) => object;
  readonly on: Readonly<Record<string, Transitions>>;
  readonly states: Readonly<Record<string, State>>;
}

type Action = (about: About & { readonly enqueue: Enqueue }) => void;

/** Starts something and returns how to end it. */
type Callback = (about: { readonly input: unknown; readonly sendBack: (event: Event) => void }) => void | (() => void);

interface Parts {
  readonly actions: Readonly<Record<string, Action>>;
  readonly actors: Readonly<Record<string, Callback>>;
  readonly guards: Readonly<Record<string, (about: About) => boolean>>;
}

interface Machine {
  readonly config: Config;
  readonly parts: Parts;
  readonly provide: (parts: Pick<Parts, 'actors'>) => Machine;
}

const machineOf = (config: Config, parts: Parts): Machine => ({
  config,
  parts,
  provide: ({ actors }) => machineOf(config, { ...parts, actors: { ...parts.actors, ...actors } }),
});

export const setup = (parts: Parts) => ({ createMachine: (config: Config): Machine => machineOf(config, parts) });

export const assign =
  (values: object): Action =>
  ({ enqueue }) =>
    enqueue.assign(values);

export const enqueueActions = (action: Action): Action => action;

export const fromCallback = (callback: Callback): Callback => callback;

const listOf = (transitions: Transitions = []): readonly Transition[] =>
  typeof transitions === 'string' ? [{ target: transitions }] : ([] as Transition[]).concat(transitions);

/** A listener that fails is told of, and harms neither the machine nor the next listener. */
const safely = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    (globalThis as { reportError?: (error: unknown) => void }).reportError?.(error);
  }
};

export function createActor({ config, parts }: Machine, { input }: { readonly input?: unknown } = {}) {
  let { initial: value } = config;
  let context = config.context({ input });
  let snapshot: Snapshot = { value, context };
  const listeners: ((emitted: Event) => void)[] = [];
  const observers: ((snapshot: Snapshot) => void)[] = [];
  const mailbox: Event[] = [];
  /** What a step does to the world, put off until the step is complete. */
  let effects: (() => void)[] = [];
  let endPresent: () => void = () => undefined;
  // until `start`, and while an event is worked on
  let busy = true;

  const enqueue: Enqueue = {
    assign: (values) => void (context = { ...context, ...values }),
    emit: (emitted) => void effects.push(() => listeners.forEach((listener) => safely(() => listener(emitted)))),
  };
  const act = (event: Event, name?: string): void => {
    if (name) parts.actions[name]!({ context, event, enqueue });
  };

  const choose = (transitions: Transitions | undefined, event: Event): Transition | undefined =>
    listOf(transitions).find(({ guard }) => !guard || parts.guards[guard]!({ context, event }));

  const take = ({ target, actions }: Transition, event: Event): void => {
    if (target) effects.push(() => endPresent());
    act(event, actions);
    if (target) enter(target.replace('.', ''), event);
  };

  const enter = (target: string, event: Event): void => {
    value = target;
    const { entry, invoke, always } = config.states[value]!;
    act(event, entry);
    if (invoke) {
      const shown = invoke.input({ context });
      effects.push(() => {
        let live = true;
        const end = parts.actors[invoke.src]!({ input: shown, sendBack: (back) => live && send(back) });
        endPresent = () => {
          live = false;
          endPresent = () => undefined;
          end?.();
        };
      });
    }
    const next = choose(always, event);
    if (next) take(next, event);
  };

  const complete = (): void => {
    snapshot = { value, context };
    const done = effects;
    effects = [];
    done.forEach(safely);
    observers.forEach((observer) => safely(() => observer(snapshot)));
  };

  /** Events that come while one is worked on wait their turn. */
  const send = (event: Event): void => {
    mailbox.push(event);
    if (!busy) flush();
  };
  const flush = (): void => {
    busy = true;
    for (let event; (event = mailbox.shift()); complete()) {
      const { on } = config.states[value]!;
      const chosen = choose(on?.[event.type], event) ?? choose(config.on[event.type], event);
      if (chosen) take(chosen, event);
    }
    busy = false;
  };

  const actor = {
    getSnapshot: () => snapshot,
    on: (_all: '*', listener: (emitted: Event) => void) => void listeners.push(listener),
    subscribe: (observer: (snapshot: Snapshot) => void) => void observers.push(observer),
    send,
    start: () => {
      enter(value, { type: 'xstate.init' });
      complete();
      flush();
      return actor;
    },
  };
  return actor;
}
