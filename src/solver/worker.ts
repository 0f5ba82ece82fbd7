// oxlint-disable unicorn/require-post-message-target-origin -- pages take no origin from their workers
/** The module worker that `SolverClient` starts. It needs nothing but the messages that it gets. */
import { jobs, type Reply, type Request } from './jobs.js';

// A worker's global scope, as far as it is used: the headless code is compiled without DOM types.
declare const self: {
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
  postMessage(message: Reply): void;
};

const handle = jobs((message) => self.postMessage(message));
self.addEventListener('message', ({ data }) => {
  // It never rejects: errors are replies.
  void handle(data);
});
