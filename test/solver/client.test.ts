import { expect, it, vi } from 'vitest';
import { newGame } from '../../src/engine/index.js';
import { SolverClient, hint } from '../../src/solver/index.js';
import type { Progress, WorkerLike } from '../../src/solver/index.js';
import { jobs } from '../../src/solver/jobs.js';
import { oracle } from './support.js';

// Searches take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface FakeWorker extends WorkerLike {
  ended: boolean;
  fail(message: string): void;
}

/** A worker in this thread: messages are copied and come later, as between threads. */
function worker(): FakeWorker {
  const listeners: Record<string, (event: never) => void> = {};
  const emit = (type: string, event: unknown): void => listeners[type]?.(event as never);
  const handle = jobs((reply) => {
    const data = structuredClone(reply);
    setTimeout(() => !self.ended && emit('message', { data }));
  });
  const self: FakeWorker = {
    ended: false,
    fail: (message) => emit('error', { message }),
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
    postMessage: (request) => {
      const copy = structuredClone(request);
      setTimeout(() => void handle(copy));
    },
    terminate: () => {
      self.ended = true;
    },
  };
  return self;
}

const hard = oracle(4).find(({ id }) => id === 's4-59')!.position;
const easy = newGame('SD1-S1-AAAAABD').position;

it('answers several games at once', async () => {
  const client = new SolverClient(worker);
  const [won, given, all, dead] = await Promise.all([
    client.ask('solve', easy, { shortenMs: 0 }),
    client.ask('hint', easy),
    client.ask('hintSeeingAll', easy, { shortenMs: 0 }),
    client.ask('deadEnd', easy, { maxNodes: 100_000 }),
  ]);
  expect(won.verdict).toBe('won');
  expect(given).toEqual(hint(easy));
  expect(all!.goal).toBe('win');
  expect(dead).toBeNull();
});

it('tells progress and can be stopped, without harm to other jobs', async () => {
  const client = new SolverClient(worker);
  const stop = new AbortController();
  const seen: Progress[] = [];
  const long = client.ask('solve', hard, {
    signal: stop.signal,
    onProgress: (progress) => {
      seen.push(progress);
      stop.abort();
    },
  });
  const other = client.ask('solve', easy, { shortenMs: 0 });
  expect((await long).verdict).toBe('unknown');
  expect((await other).verdict).toBe('won');
  expect(seen.length).toBeGreaterThan(0);
});

it('stops at once what was aborted before', async () => {
  const client = new SolverClient(worker);
  expect((await client.ask('solve', hard, { signal: AbortSignal.abort() })).verdict).toBe('unknown');
});

it('starts the worker late, once, and again after close', async () => {
  const started: ReturnType<typeof worker>[] = [];
  const client = new SolverClient(() => {
    started.push(worker());
    return started.at(-1)!;
  });
  expect(started).toHaveLength(0);
  const pending = client.ask('solve', hard);
  void client.ask('hint', easy).catch(() => {});
  expect(started).toHaveLength(1);
  client.close();
  await expect(pending).rejects.toThrow('closed');
  expect(started[0]!.ended).toBe(true);
  expect(await client.ask('hint', easy)).not.toBeNull();
  expect(started).toHaveLength(2);
});

it('rejects where the worker fails', async () => {
  const broken = worker();
  const client = new SolverClient(() => broken);
  const pending = client.ask('solve', hard);
  broken.fail('blocked');
  await expect(pending).rejects.toThrow('blocked');
});

it('rejects a job that fails, with the reason', async () => {
  const client = new SolverClient(worker);
  await expect(client.ask('solve', null as never)).rejects.toThrow(Error);
  expect((await client.ask('solve', easy, { shortenMs: 0 })).verdict).toBe('won');
});

it('takes the workers of browsers', () => {
  const start = (): WorkerLike => new Worker('worker.js', { type: 'module' });
  expect(() => new SolverClient(start)).not.toThrow();
});
