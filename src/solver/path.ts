import { DEAL, type Action } from '../engine/action.js';
import { DEALT, NONE, unpackMove, type States } from './states.js';
import type { Table } from './table.js';

/**
 * The actions that lead from the position searched to a state, in the columns as they lie on the table: the search
 * keeps alike columns in the order of their numbers, so each step says anew which column is which.
 */
export function pathTo(table: Table, states: States, id: number): Action[] {
  const line: number[] = [];
  for (let at = id; at !== NONE; at = states.parent[at]!) line.unshift(at);
  const actions: Action[] = [];
  const real = table.start.slice();
  const sorted = table.start.slice();
  let places = placesOf(table, real, sorted, 0, states, line[0]!);
  for (const at of line.slice(1)) {
    const action = states.action[at]!;
    const stage = states.stage[at]!;
    if (action === DEALT) {
      table.deal(real, stage - 1);
      actions.push(DEAL);
    } else {
      const move = unpackMove(action);
      const from = places[move.from]!;
      const to = places[move.to]!;
      table.move(real, from, to, move.count);
      actions.push({ type: 'move', from, to, count: move.count });
    }
    places = placesOf(table, real, sorted, stage, states, at);
  }
  return actions;
}

/** For each column of a state, an alike column on the table that is equal to it. */
function placesOf(
  { twins, width }: Table,
  real: Int32Array,
  sorted: Int32Array,
  stage: number,
  states: States,
  id: number,
): number[] {
  states.read(id, sorted);
  const alike = twins[stage]!;
  const places: number[] = [];
  for (let i = 0; i < width; i++) {
    // its own place first, so that a column keeps its number where nothing speaks against it
    let place = i;
    const fits = (j: number): boolean => alike[j] === alike[i] && real[j] === sorted[i] && !places.includes(j);
    if (!fits(place)) place = real.findIndex((_id, j) => fits(j));
    places.push(place);
  }
  return places;
}
