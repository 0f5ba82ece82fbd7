/** A copy twice as long. */
export function grown<T extends Int32Array | Float32Array | Uint16Array | Uint8Array>(array: T): T {
  const copy = new (array.constructor as new (length: number) => T)(array.length * 2);
  copy.set(array);
  return copy;
}
