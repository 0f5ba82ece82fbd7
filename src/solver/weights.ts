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
  /** An action made. */
  readonly depth: number;
  /** Less for a deal made. */
  readonly stage: number;
  /** At random, up to. */
  readonly noise: number;
  /** Share of picks from a random bucket, 0 to 1. */
  readonly random: number;
}
