import { createActor, type SnapshotFrom } from 'xstate';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Game } from '../engine/index.js';
import {
  actionOf,
  kindOf,
  perform,
  presenter,
  refusal,
  spideretteMachine,
  type Command,
  type Present,
  type Via,
} from '../machine/index.js';
import { fire, type GameEventDetails, type GameEventName } from './events.js';

export type Status = 'idle' | 'dealing' | 'awaitingMove' | 'removingRun' | 'won';

type Rejected = GameEventDetails['rejected'];

interface ActorHost extends ReactiveControllerHost, EventTarget {}

interface Hooks {
  readonly presentDeal: Present;
  readonly presentRemoval: Present;
  /** The sentence for the player. */
  readonly message: (reason: Rejected['reason']) => string;
  /** Called after the page has been told. */
  readonly told: (happened: Happened) => void;
}

/** An event that was told to the page. */
export type Happened = {
  [Name in Exclude<GameEventName, 'before-action' | 'settings-change'>]: {
    readonly name: Name;
    readonly detail: GameEventDetails[Name];
  };
}[Exclude<GameEventName, 'before-action' | 'settings-change'>];

/**
 * Runs the machine for the element: commands go in, DOM events come out, in the order of the machine. A command that is
 * given while an event is being told waits until the last event of the action has been told.
 */
export class ActorController implements ReactiveController {
  readonly #host: ActorHost;
  readonly #hooks: Hooks;
  readonly #actor;
  #telling = false;
  readonly #waiting: (() => void)[] = [];
  /** The game as it will be after what waits. */
  #foreseen: Game | null = null;

  constructor(host: ActorHost, hooks: Hooks) {
    this.#host = host;
    this.#hooks = hooks;
    this.#actor = createActor(
      spideretteMachine.provide({
        actors: { presentDeal: presenter(hooks.presentDeal), presentRemoval: presenter(hooks.presentRemoval) },
      }),
    );
    this.#actor.on('*', (emitted) => {
      if (emitted.type === 'rejected') this.#fireRejected(emitted.kind, emitted.reason);
      else {
        const { type: name, ...detail } = emitted;
        fire(host, name, detail as never);
        hooks.told({ name, detail } as Happened);
      }
    });
    this.#actor.subscribe(() => host.requestUpdate());
    this.#actor.start();
    host.addController(this);
  }

  hostDisconnected(): void {
    // To move in the DOM is not to leave.
    queueMicrotask(() => {
      if (!(this.#host as unknown as Node).isConnected) this.skip();
    });
  }

  get game(): Game | null {
    return this.snapshot.context.game;
  }

  get status(): Status {
    return this.snapshot.value;
  }

  get snapshot(): SnapshotFrom<typeof spideretteMachine> {
    return this.#actor.getSnapshot();
  }

  /** Cuts short whatever is being presented. */
  skip(): void {
    while (this.status === 'dealing' || this.status === 'removingRun') this.#actor.send({ type: 'PRESENTED' });
  }

  /** Carries a command out if the rules and the page allow it, and tells; whether it was. */
  perform(command: Command, via: Via): boolean {
    return this.#tell(
      () => {
        const { game, rejected } = perform(this.#foreseen ?? this.game, command, Math.random);
        this.#foreseen = game;
        return !rejected;
      },
      () => {
        const allowed = refusal(this.game, command) === null;
        const { type } = command;
        if (allowed && type !== 'LOAD') {
          const kind = kindOf(command) as GameEventDetails['before-action']['kind'];
          if (!fire(this.#host, 'before-action', { kind, action: actionOf(command), via })) {
            this.#fireRejected(kind, 'vetoed');
            return false;
          }
        }
        this.#actor.send(type === 'MOVE' || type === 'DEAL' ? { ...command, via } : command);
        return allowed;
      },
    );
  }

  /** Tells that something was refused for a reason that the rules do not know. */
  reject(kind: Rejected['kind'], reason: Rejected['reason']): false {
    this.#tell(
      () => false,
      () => {
        this.#fireRejected(kind, reason);
        return false;
      },
    );
    return false;
  }

  #fireRejected(kind: Rejected['kind'], reason: Rejected['reason']): void {
    const detail = { kind, reason, message: this.#hooks.message(reason) };
    fire(this.#host, 'rejected', detail);
    this.#hooks.told({ name: 'rejected', detail });
  }

  #tell(foreseen: () => boolean, work: () => boolean): boolean {
    if (this.#telling) {
      this.#waiting.push(() => this.#tell(foreseen, work));
      return foreseen();
    }
    this.#telling = true;
    try {
      return work();
    } finally {
      this.#telling = false;
      this.#foreseen = null;
      this.#waiting.shift()?.();
    }
  }
}
