// In every place where this runs, but no part of the language: the headless code is compiled without DOM types.
declare function setTimeout(callback: () => void, ms: number): unknown;

/** Lets everything else that waits have its turn. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
