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

/**
 * How the nth attempt (from 1) sees things: each otherwise, for deals that resist one view for millions of states often
 * fall to another within some ten thousand.
 */
export function viewOf(n: number): Weights {
  const bits = randomBits(n);
  const unit = (): number => bits() / 2 ** 32;
  const view = Object.entries(QUICK).map(([name, weight]) => [
    name,
    unit() < 0.5 ? weight : weight * 2 ** (3 * unit() - 1.5),
  ]);
  return {
    ...(Object.fromEntries(view) as Weights),
    random: [0.3, 0.6, 0.9, 0.97][bits() % 4]!,
    // Beams need it high, for they compare states before and after a deal; searches can do with anything.
    stage: n % 2 ? 20 + 60 * unit() : unit() < 0.3 ? 60 * unit() : QUICK.stage,
  };
}

/** The first turn of the long attempts: what has resisted by then hardly falls to short ones. */
export const LONG = 32;

/**
 * How many states a search may expand in a turn (from 0) before another takes over: many short attempts after a first
 * long one, then ever longer ones.
 */
export function effort(turn: number): number {
  if (turn === 0) return 100_000;
  return turn < 24 ? 30_000 : turn < LONG ? 200_000 : 1_500_000;
}

/** The width of the beam of a turn: so that it takes about as long as a search. */
export const beamWidth = (turn: number): number => (turn < 24 ? 400 : 1500);

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
