// oxlint-disable unicorn/require-post-message-target-origin -- workers take no origin, only windows do
import type { Position } from '../engine/position.js';
import type { Answers, Limits, Question, Reply, Request } from './jobs.js';
import type { Progress } from './solve.js';

/** As much of a `Worker` as the client uses. */
export interface WorkerLike {
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  postMessage(message: Request): void;
  terminate(): void;
}

/** As much of an `AbortSignal` as the client uses. */
export interface SignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Options of a job: its limits, what stops it, and who hears of its progress. */
export interface AskOptions extends Limits {
  readonly signal?: SignalLike | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

// The headless code is compiled without DOM types.
declare const Worker: new (url: unknown, options: { readonly type: 'module'; readonly name: string }) => WorkerLike;
declare const URL: new (path: string, base: string) => unknown;

/** The worker beside this module: a file of its own, so a page with `worker-src 'self'` may start it. */
const besideThis = (): WorkerLike =>
  new Worker(new URL('./worker.js', (import.meta as unknown as { readonly url: string }).url), {
    type: 'module',
    name: 'spiderette-solver',
  });

interface Job {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: AskOptions['onProgress'];
  readonly done: () => void;
}

/**
 * Asks a worker, so that the page never waits. The worker is started by the first question and serves any number of
 * games at once; `close` ends it. A job that is aborted answers within some milliseconds, with what was found by then
 * (`unknown`, no hint, no dead end).
 *
 * A host serves `worker.js` beside this module, from the origin of the page: browsers start no workers from elsewhere.
 * With a Content-Security-Policy, `worker-src 'self'` (or `script-src 'self'`) is enough; there are no blob and no data
 * URLs. Where the file lies elsewhere, say how to start it: `new SolverClient(() => new Worker(url, { type: 'module' }))`.
 */
export class SolverClient {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #jobs = new Map<number, Job>();
  #last = 0;

  constructor(start: () => WorkerLike = besideThis) {
    this.#start = start;
  }

  /** The answer to `solve`, `hint`, `hintSeeingAll` or `deadEnd`, as the functions of these names give it. */
  ask<Q extends Question>(ask: Q, position: Position, options: AskOptions = {}): Promise<Answers[Q]> {
    const { signal, onProgress, ...limits } = options;
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#begin());
      const id = ++this.#last;
      const cancel = (): void => worker.postMessage({ id, ask: 'cancel' });
      this.#jobs.set(id, { resolve, reject, onProgress, done: () => signal?.removeEventListener('abort', cancel) });
      worker.postMessage({ id, ask, position, limits });
      signal?.addEventListener('abort', cancel);
      if (signal?.aborted) cancel();
    });
  }

  /** Ends the worker; what is still asked is rejected. The next question starts it again. */
  close(): void {
    this.#fail(new Error('The solver was closed.'));
  }

  #begin(): WorkerLike {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => {
      const job = this.#jobs.get(data.id);
      if (!job) return;
      if ('progress' in data) {
        job.onProgress?.(data.progress);
        return;
      }
      this.#jobs.delete(data.id);
      job.done();
      if ('error' in data) job.reject(new Error(data.error));
      else job.resolve(data.answer as never);
    });
    worker.addEventListener('error', ({ message }) => {
      this.#fail(new Error(message || 'The solver worker could not be started.'));
    });
    return worker;
  }

  #fail(error: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    const jobs = this.#jobs;
    this.#jobs = new Map();
    for (const job of jobs.values()) {
      job.done();
      job.reject(error);
    }
  }
}
