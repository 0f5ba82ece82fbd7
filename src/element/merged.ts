/** `base`, with what of `over` is of the same kind, key by key: nothing but text is ever shown, and no key is new. */
export function merged<T extends object>(base: T, over: object): T {
  const all = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries(base)) {
    const own: unknown = over[key as never];
    if (own === null || typeof own !== typeof value) continue;
    if (Array.isArray(value)) all[key] = Object.values(own as object).map(String);
    else all[key] = typeof own === 'object' ? merged(value as object, own) : own;
  }
  return all as T;
}
