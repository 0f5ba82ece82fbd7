/** A machine that is driven step by step, and what is heard and seen of it. */
import { createActor, type ActorRefFrom } from 'xstate';
import { presenter, spideretteMachine, type Emitted, type Present } from '../../src/machine/index.js';

type Actor = ActorRefFrom<typeof spideretteMachine>;

export interface Driven {
  readonly actor: Actor;
  readonly heard: Emitted[];
  /** States that subscribers have seen, one after the other, without repetitions. */
  readonly seen: string[];
}

export function drive(deal?: Present, removal: Present | undefined = deal): Driven {
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

export const stateOf = (actor: Actor): string => actor.getSnapshot().value;
export const gameOf = (actor: Actor) => actor.getSnapshot().context.game!;
export const begin = (driven: Driven, position: string): void => {
  driven.actor.send({ type: 'NEW_GAME', position });
  driven.heard.length = 0;
  driven.seen.length = 0;
};
export const typesOf = (heard: readonly Emitted[]): string[] => heard.map(({ type }) => type);

export const MOVE = { type: 'MOVE', from: 0, to: 1 } as const;
export const never: Present = () => undefined;
