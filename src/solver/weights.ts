import { randomBits } from './random.js';

/** What a state is thought to cost to a win: a sum over its columns and a little more; less is better. */
export interface Weights {
  /** A hidden card. */
  readonly hidden: number;
  /** A face-up card that does not continue the run below it. */
  readonly breaks: number;
  /** More for such a card if its rank fits and only its suit does not. */
  readonly offSuit: number;
  /** A card with a higher one of its suit somewhere above it. */
  readonly blocked: number;
  /** For each hidden card or run, each one below it. */
  readonly deep: number;
  /** A card that is not yet removed. */
  readonly card: number;
  /** Less for a king at the bottom of a column. */
  readonly king: number;
  /** Less for an empty column. */
  readonly empty: number;
  /** Less for a deal made. */
  readonly stage: number;
  /** At random, up to. */
  readonly noise: number;
  /** Share of picks from a random bucket, 0 to 1. */
  readonly random: number;
}

/** For quick wins, however long. Found by hill climbing on the number of states that random 4-suit deals take. */
export const QUICK: Weights = {
  hidden: 5,
  breaks: 10,
  offSuit: -1,
  blocked: 2.5,
  deep: 0.5,
  card: 0.4,
  king: 3,
  empty: 2.5,
  stage: 0.3,
  noise: 0.2,
  random: 0.9,
};

/** For short wins by beam search: a deal pays off as soon as it costs no more than the breaks that it makes. */
export const SHORT: Weights = { ...QUICK, hidden: 5.6, breaks: 9.3, blocked: 2.9, card: 0.7, king: 2, stage: 80 };

/** For beams that shall win at all. By hill climbing on how many random 4-suit deals a beam of 60 wins. */
export const BROAD: Weights = {
  ...QUICK,
  hidden: 14.6,
  breaks: 7.3,
  offSuit: 0.1,
  blocked: 2.2,
  deep: 0.6,
  card: 2.4,
  king: 4.1,
  empty: 1.8,
  stage: 29,
};

/** How the nth of the widest beams (from 1) sees things: each otherwise, for what resists one view may fall to another. */
export function viewOf(n: number): Weights {
  const bits = randomBits(n);
  const view = Object.entries(BROAD).map(([name, weight]) => [name, weight * 2 ** (bits() / 2 ** 31 - 1)]);
  return Object.fromEntries(view) as Weights;
}

/** For hints, which know nothing of hidden cards: order counts. By hill climbing on games played by hints alone. */
export const SEEN: Weights = {
  ...QUICK,
  hidden: 0,
  breaks: 3.7,
  blocked: 0.65,
  deep: 0.2,
  card: 0,
  king: 1.25,
  empty: 0,
};
