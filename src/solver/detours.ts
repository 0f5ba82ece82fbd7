import { eachFollower } from './followers.js';
import { lineTo, type Line } from './line.js';
import { NONE, States } from './states.js';
import type { Table } from './table.js';

/**
 * Looks around each state of a line (`reach` states of a breadth-first search) for a shorter way to a later state of
 * it, and takes the one that saves most. Pauses after each state of the line.
 */
export function* withoutDetours(table: Table, line: Line, reach: number): Generator<void, Line, undefined> {
  let best = line;
  for (let i = 0; i < best.length - 2; i++) {
    const shortcut = shortcutFrom(table, best, i, reach);
    if (shortcut) best = shortcut;
    yield;
  }
  return best;
}

function shortcutFrom(table: Table, line: Line, begin: number, reach: number): Line | null {
  const goals = new States(table.width);
  for (const { columns, stage } of line.slice(begin + 1)) goals.add(columns, stage, table.hash(columns, stage), NONE);
  const states = new States(table.width);
  const state = new Int32Array(table.width);
  const next = new Int32Array(table.width);
  let from = NONE;
  let end = NONE;
  let goal = 0;
  let saved = 0;

  const visit = (stage: number): void => {
    table.sort(next, stage);
    const hash = table.hash(next, stage);
    if (states.find(next, stage, hash) !== NONE) return;
    const id = states.add(next, stage, hash, from);
    const at = goals.find(next, stage, hash);
    if (at !== NONE && at + 1 - states.depth(id) > saved) {
      end = id;
      goal = at;
      saved = at + 1 - states.depth(id);
    }
  };

  next.set(line[begin]!.columns);
  visit(line[begin]!.stage);
  for (let id = 0; id < states.count && states.count < reach; id++) {
    from = id;
    states.read(id, state);
    eachFollower(table, state, states.stage(id), next, visit);
  }
  if (end === NONE) return null;
  return [...line.slice(0, begin), ...lineTo(table, states, end), ...line.slice(begin + goal + 2)];
}
