/**
 * The public shuffle (a code means the same deal for ever; any change needs codes with another version).
 * SplitMix64 (Steele, Lea, Flood 2014) gives the numbers, Lemire's multiply-and-reject method (2019) makes them
 * even below n, Durstenfeld's loop (1964) shuffles.
 */

/** Upper halves of the outputs of SplitMix64, each from 0 to 2^32 − 1. */
function splitMix64(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let z = state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return Number((z ^ (z >> 31n)) >> 32n);
  };
}

/** A number from 0 to n − 1, all equally likely; n is at most 2^21, so the product stays exact. */
function below(n: number, draw: () => number): number {
  const rejected = 2 ** 32 % n;
  for (;;) {
    const product = draw() * n;
    if (product % 2 ** 32 >= rejected) return Math.floor(product / 2 ** 32);
  }
}

/** Shuffles `items` in place, the same way for the same `seed` (the number of the shuffle, 0 to 2^35 − 1). */
export function shuffle<T>(items: T[], seed: number): T[] {
  const draw = splitMix64(seed);
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1, draw);
    const swapped = items[i]!;
    items[i] = items[j]!;
    items[j] = swapped;
  }
  return items;
}
