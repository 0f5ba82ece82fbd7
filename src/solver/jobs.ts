import type { Position } from '../engine/position.js';
import { deadEnd, type DeadEnd } from './dead-end.js';
import { hint, hintSeeingAll, type Hint } from './hint.js';
import { solve, type Progress, type Solution, type SolveOptions } from './solve.js';

/** The limits of a job: what of the options can be sent to a worker. */
export type Limits = Omit<SolveOptions, 'signal' | 'onProgress'>;

/** What a worker can be asked, and the answer to each. */
export interface Answers {
  solve: Solution;
  hint: Hint | null;
  hintSeeingAll: Hint | null;
  deadEnd: DeadEnd | null;
}

export type Question = keyof Answers;

/** Page to worker: a job, or the end of one that was asked for. */
export type Request =
  | { readonly id: number; readonly ask: Question; readonly position: Position; readonly limits: Limits }
  | { readonly id: number; readonly ask: 'cancel' };

/** Worker to page. After `answer` or `error` nothing more comes for that job. */
export type Reply =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly answer: Answers[Question] }
  | { readonly id: number; readonly error: string };

const answer: { readonly [Q in Question]: (position: Position, options: SolveOptions) => Promise<Answers[Q]> } = {
  solve,
  hint: (position, options) => Promise.resolve(hint(position, { relaxedDeal: !!options.relaxedDeal })),
  hintSeeingAll,
  deadEnd,
};

/**
 * Carries out jobs as they come; several run by turns. What the worker does, apart from being one.
 * @returns the handler for requests
 */
export function jobs(reply: (message: Reply) => void): (request: Request) => Promise<void> {
  const running = new Map<number, { aborted: boolean }>();
  return async (request) => {
    const { id } = request;
    if (request.ask === 'cancel') {
      const signal = running.get(id);
      if (signal) signal.aborted = true;
      return;
    }
    const signal = { aborted: false };
    running.set(id, signal);
    try {
      const onProgress = (progress: Progress): void => reply({ id, progress });
      reply({ id, answer: await answer[request.ask](request.position, { ...request.limits, signal, onProgress }) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };
}
