/** Hears events before anything below the target does. Returns how to stop. */
export function listen(target: EventTarget, handlers: Readonly<Record<string, (event: never) => void>>): () => void {
  const each = (what: 'addEventListener' | 'removeEventListener'): void => {
    for (const name of Object.keys(handlers)) target[what](name, handlers[name] as EventListener, true);
  };
  each('addEventListener');
  return () => each('removeEventListener');
}
