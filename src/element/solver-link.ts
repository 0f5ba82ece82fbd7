import { SolverClient, type AskOptions, type WorkerLike } from '../solver/client.js';
import type { Answers, Question, Reply } from '../solver/jobs.js';
import type { Position } from '../engine/index.js';

interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

/** Where Trusted Types are required, only a policy may name the file of a worker; this one names no other. */
let policy: Policy | undefined;
const trusted = (url: string | URL): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('spiderette-game', { createScriptURL: (own) => own });
  return policy?.createScriptURL(`${url}`) ?? `${url}`;
};

/** Written as bundlers look for it: they find the file, and here it goes through the policy. */
function trustedWorker(): WorkerLike {
  // oxlint-disable-next-line no-shadow
  const Worker = class extends globalThis.Worker {
    constructor(url: string | URL, options: WorkerOptions) {
      super(trusted(url), options);
    }
  };
  return new Worker(new URL('../solver/worker.js', import.meta.url), {
    type: 'module',
    name: 'spiderette-solver',
  }) as WorkerLike;
}

/** What a worker does, done on the page in turns of some milliseconds: where none can be started. */
function onPage(): WorkerLike {
  let tell = (_reply: { readonly data: Reply }): void => undefined;
  let fail = (_error: { readonly message?: string }): void => undefined;
  const handler = import('../solver/jobs.js').then(({ jobs }) => jobs((data) => tell({ data })));
  handler.catch((error: unknown) => fail({ message: String(error) }));
  return {
    addEventListener: (type: string, listener: never) => {
      if (type === 'message') tell = listener;
      else fail = listener;
    },
    postMessage: (message) => void handler.then((handle) => handle(message)).catch(() => undefined),
    terminate: () => (tell = fail = () => undefined),
  };
}

/**
 * Asks the solver: in a worker, else on the page. Browsers start no worker from another origin, so a script from a CDN
 * has none there.
 */
export class SolverLink {
  // The second is the one of bundlers that know of no class of ours.
  readonly #ways: ((() => WorkerLike) | undefined)[] = [trustedWorker, undefined, onPage];
  #client: SolverClient | null = null;
  #pending = 0;
  #leaving = false;

  /** Whether the page itself has to work. */
  get isOnPage(): boolean {
    return this.#ways.length === 1;
  }

  async ask<Q extends Question>(question: Q, position: Position, options: AskOptions): Promise<Answers[Q]> {
    this.#leaving = false;
    this.#pending++;
    try {
      return await this.#ask(question, position, options);
    } finally {
      this.#pending--;
      if (this.#leaving) this.close();
    }
  }

  async #ask<Q extends Question>(question: Q, position: Position, options: AskOptions): Promise<Answers[Q]> {
    for (;;) {
      const client = (this.#client ??= new SolverClient(this.#ways[0]));
      try {
        return await client.ask(question, position, options);
      } catch (error) {
        // Of several questions that failed together, the first has gone on to the next way.
        if (client !== this.#client) continue;
        if (this.isOnPage) throw error;
        this.#ways.shift();
        this.#client = null;
        client.close();
      }
    }
  }

  /** Ends the worker as soon as all that was asked is answered. The next question starts it again. */
  close(): void {
    this.#leaving = this.#pending > 0;
    if (this.#leaving) return;
    this.#client?.close();
    this.#client = null;
  }
}
