/** Numbers that look random, the same for the same seed: xorshift32 (Marsaglia 2003). */
export function randomBits(seed: number): () => number {
  let x = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}
