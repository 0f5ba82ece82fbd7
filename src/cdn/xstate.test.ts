/** XState and what the CDN file has in its place run the same machine; nobody may be able to tell which. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { COMPLETES, FULL, LAST_MOVE } from '../../test/browser/position.js';
import games from '../../test/fixtures/won-games.json';
import { newGame, parseActions, saveGame } from '../engine/index.js';
import type { Emitted, MachineEvent } from '../machine/index.js';

/** The machine, and what runs it. */
type Runner = Pick<typeof import('../machine/index.js'), 'spideretteMachine' | 'presenter'> &
  Pick<typeof import('xstate'), 'createActor'>;

let original: Runner;
let small: Runner;

beforeAll(async () => {
  original = { ...(await import('../machine/index.js')), ...(await import('xstate')) };
  vi.resetModules();
  vi.doMock('xstate', () => import('./xstate.js'));
  small = { ...(await import('../machine/index.js')), ...(await import('xstate')) };
  vi.doUnmock('xstate');
});

type Step = MachineEvent | { readonly type: 'SHOWN' } | { readonly type: 'UNKNOWN' };

/** How presentations go: nobody shows anything; shown at once; when a step `SHOWN` comes; the presenter fails. */
const WAYS = ['none', 'at once', 'later', 'fails'] as const;

interface Course {
  readonly way: (typeof WAYS)[number];
  /** Sent from within a listener, when something of this type is emitted for the first time. */
  readonly reply?: { readonly to: Emitted['type']; readonly event: MachineEvent } | undefined;
  /** Sent as soon as a subscriber sees this state for the first time. */
  readonly onState?: { readonly value: string; readonly event: MachineEvent } | undefined;
  readonly steps: readonly Step[];
}

/** Everything that a host can notice, in the order in which it happens. */
function run({ spideretteMachine, presenter, createActor }: Runner, { way, reply, onState, steps }: Course): string[] {
  const log: string[] = [];
  let shown: (() => void)[] = [];
  const present = (name: string) =>
    presenter((presentation, done) => {
      log.push(`${name} begins: ${JSON.stringify(presentation)}`);
      if (way === 'fails') throw new Error('cannot be shown');
      if (way === 'at once') done();
      else shown.push(done);
      return () => void log.push(`${name} ends`);
    });
  const actors = { presentDeal: present('deal'), presentRemoval: present('removal') };
  const actor = createActor(way === 'none' ? spideretteMachine : spideretteMachine.provide({ actors }), {
    input: { random: () => 0.3 },
  });
  let [replied, seen] = [false, false];
  actor.on('*', (emitted) => {
    log.push(`emitted ${JSON.stringify(emitted)}`);
    if (emitted.type !== reply?.to || replied) return;
    replied = true;
    actor.send(reply.event);
  });
  actor.subscribe(({ value, context }) => {
    log.push(`${value} ${JSON.stringify(context)}`);
    if (value !== onState?.value || seen) return;
    seen = true;
    actor.send(onState.event);
  });
  actor.start();
  for (const step of steps) {
    if (step.type === 'SHOWN') {
      const waiting = shown;
      shown = [];
      for (const done of waiting) done();
    } else actor.send(step as MachineEvent);
    log.push(`after ${step.type}: ${actor.getSnapshot().value}`);
  }
  return log;
}

const same = (course: Course): string[] => {
  const log = run(small, course);
  expect(log).toEqual(run(original, course));
  return log;
};

const POSITIONS = [COMPLETES, FULL, LAST_MOVE];
const saves = [newGame('SD1-S1-AAAAABD')].map(saveGame);

const command: fc.Arbitrary<MachineEvent> = fc.oneof(
  fc.constantFrom(...POSITIONS).map((position) => ({ type: 'NEW_GAME' as const, position })),
  fc.constantFrom({ type: 'NEW_GAME' as const }, { type: 'NEW_GAME' as const, code: 'nonsense' }),
  fc.constantFrom(...(['DEAL', 'UNDO', 'UNDO', 'REDO', 'RESTART', 'PRESENTED'] as const).map((type) => ({ type }))),
  { weight: 3, arbitrary: fc.constant({ type: 'MOVE' as const, from: 0, to: 1 }) },
  fc.record({ type: fc.constant('MOVE' as const), from: fc.nat(6), to: fc.nat(6) }),
  fc.constantFrom<unknown>(...saves, 7).map((value) => ({ type: 'LOAD' as const, value })),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: command },
  fc.constantFrom({ type: 'SHOWN' as const }, { type: 'UNKNOWN' as const }),
);
const emittedTypes = ['new-game', 'move', 'deal', 'sequence-removed', 'win', 'rejected', 'game-change'] as const;
const states = ['idle', 'dealing', 'awaitingMove', 'removingRun', 'won'] as const;

describe('XState and its stand-in', () => {
  it('are two', () => {
    expect(small.createActor).not.toBe(original.createActor);
    expect(small.spideretteMachine).not.toBe(original.spideretteMachine);
    expect(Object.keys(small.createActor(small.spideretteMachine)).length).toBeLessThan(10);
  });

  it('play the same games', () => {
    for (const { code, actions } of games) {
      const steps = parseActions(actions).map((action): Step =>
        action.type === 'deal' ? { type: 'DEAL' } : { ...action, type: 'MOVE' },
      );
      const log = same({ way: 'none', steps: [{ type: 'NEW_GAME', code }, ...steps] });
      expect(log.at(-1)).toBe(`after ${steps.at(-1)!.type}: won`);
    }
  });

  it('tell the same, in the same order, whatever comes and whoever answers from within', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.record({
          way: fc.constantFrom(...WAYS),
          reply: fc.option(fc.record({ to: fc.constantFrom(...emittedTypes), event: command }), { nil: undefined }),
          onState: fc.option(fc.record({ value: fc.constantFrom(...states), event: command }), { nil: undefined }),
          steps: fc
            .tuple(fc.constantFrom(...POSITIONS), fc.array(step, { maxLength: 12 }))
            .map(([position, more]): Step[] => [{ type: 'NEW_GAME', position }, ...more]),
        }),
        (course) => {
          for (const line of same(course))
            reached.add(/^(?:emitted \{"type":"[\w-]+|\w+ (?:begins|ends)|\w+)/.exec(line)![0]);
        },
      ),
      { numRuns: 500 },
    );
    const expected = [
      ...emittedTypes.map((type) => `emitted {"type":"${type}`),
      ...states,
      'deal begins',
      'deal ends',
      'removal begins',
      'removal ends',
      'after',
    ];
    expect([...reached].sort()).toEqual(expected.sort());
  });

  it('outlive a listener that fails', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const actor = small.createActor(small.spideretteMachine);
    const heard: string[] = [];
    actor.on('*', () => {
      throw new Error('of the first listener');
    });
    actor.on('*', ({ type }) => void heard.push(type));
    actor.start().send({ type: 'NEW_GAME' });
    vi.unstubAllGlobals();
    expect(heard).toEqual(['new-game', 'game-change']);
    expect(reported).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().value).toBe('awaitingMove');
  });
});

describe('the machine', () => {
  const known = {
    machine: ['context', 'id', 'initial', 'on', 'states'],
    state: ['always', 'entry', 'invoke', 'on'],
    // presenters call back: they do not end by themselves, as promises do
    invoke: ['input', 'onDone', 'onError', 'src'],
    transition: ['actions', 'guard', 'target'],
  };
  const unknown = (value: object, keys: readonly string[]) => Object.keys(value).filter((key) => !keys.includes(key));

  it('uses nothing that the stand-in does not know', () => {
    const { config } = small.spideretteMachine as unknown as { config: Record<string, any> };
    expect(unknown(config, known.machine)).toEqual([]);
    const transitions: unknown[] = Object.values(config['on']);
    for (const state of Object.values<Record<string, any>>(config['states'])) {
      expect(unknown(state, known.state)).toEqual([]);
      if (state['invoke']) expect(unknown(state['invoke'], known.invoke)).toEqual([]);
      for (const name of [state['entry'], state['invoke']?.src]) expect(typeof name).toMatch(/string|undefined/);
      transitions.push(state['always'], ...Object.values(state['on'] ?? {}));
    }
    const flat = transitions.flat().filter((one) => typeof one === 'object');
    expect(flat.length).toBeGreaterThan(10);
    for (const one of flat as object[]) {
      expect(unknown(one, known.transition)).toEqual([]);
      for (const name of Object.values(one)) expect(typeof name).toBe('string');
    }
  });
});
