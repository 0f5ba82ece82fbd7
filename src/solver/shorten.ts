import type { Action } from '../engine/action.js';
import type { Position } from '../engine/position.js';
import { Beam } from './beam.js';
import { Costs } from './costs.js';
import { withoutDetours } from './detours.js';
import { actionsOf, lineOf } from './line.js';
import { Lost } from './lost.js';
import { Table } from './table.js';
import { SHORT } from './weights.js';

/** Widths of the beam, and how eagerly it deals: from quick to thorough, since the caller may stop at any time. */
const BEAMS: readonly (readonly [width: number, stage: number])[] = [
  [30, 80],
  [60, 70],
  [100, 85],
  [200, 60],
  [300, 75],
  [600, 50],
  [1000, 80],
  [2000, 70],
  [4000, 60],
];

/** States expanded between two pauses. */
const SLICE = 200;

/** States looked at around each state of a win. */
const AROUND = 2000;

/**
 * Looks for shorter wins, given one. Yields the shortest found so far every few milliseconds, until there is nothing
 * more to try; the caller stops when it has enough. Nothing says that the last one is the shortest there is.
 */
export function* shorten(
  position: Position,
  actions: readonly Action[],
  relaxedDeal: boolean,
): Generator<readonly Action[], void, undefined> {
  const table = new Table(position, relaxedDeal);
  const lost = new Lost(table);
  let best = yield* straightened(table, actions);
  for (const [width, stage] of BEAMS) {
    const beam = new Beam(table, new Costs(table, { ...SHORT, stage }), lost, width, best.length - 1);
    let result = beam.run(SLICE);
    for (; result === 'open'; result = beam.run(SLICE)) yield best;
    if (result === 'won') best = yield* straightened(table, actionsOf(table, beam.line()));
  }
}

/** Takes out detours until none is found. */
function* straightened(
  table: Table,
  actions: readonly Action[],
): Generator<readonly Action[], readonly Action[], undefined> {
  let best = actions;
  for (let before = Infinity; best.length < before;) {
    before = best.length;
    const run = withoutDetours(table, lineOf(table, best), AROUND);
    let step = run.next();
    for (; !step.done; step = run.next()) yield best;
    best = actionsOf(table, step.value);
  }
  return best;
}
