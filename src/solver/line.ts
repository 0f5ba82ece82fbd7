import { DEAL, type Action } from '../engine/action.js';
import { eachFollower } from './followers.js';
import { NONE, type States } from './states.js';
import type { Table } from './table.js';

/** A state on its own. */
export interface State {
  readonly columns: Int32Array;
  readonly stage: number;
}

/** States one after the other, the first that of the position searched, each made from the one before by an action. */
export type Line = readonly State[];

/** The way to a state that a search has met, from where it began. */
export function lineTo(table: Table, states: States, id: number): State[] {
  const line: State[] = [];
  for (let at = id; at !== NONE; at = states.parent(at)) {
    const columns = new Int32Array(table.width);
    states.read(at, columns);
    line.push({ columns, stage: states.stage(at) });
  }
  return line.reverse();
}

/** The line of actions played from the position searched. */
export function lineOf(table: Table, actions: readonly Action[]): State[] {
  const columns = table.start.slice();
  let stage = 0;
  const here = (): State => {
    const sorted = columns.slice();
    table.sort(sorted, stage);
    return { columns: sorted, stage };
  };
  return [
    here(),
    ...actions.map((action) => {
      if (action.type === 'deal') table.deal(columns, stage++);
      else table.move(columns, action.from, action.to, action.count);
      return here();
    }),
  ];
}

/** The actions of a line from the position searched, in the columns as they lie on the table. */
export function actionsOf(table: Table, line: Line): Action[] {
  const columns = table.start.slice();
  const next = columns.slice();
  const sorted = columns.slice();
  let stage = 0;
  return line.slice(1).map((goal) => {
    let found: Action | null = null;
    eachFollower(table, columns, stage, next, (after, from, to, count) => {
      if (found || after !== goal.stage) return;
      sorted.set(next);
      table.sort(sorted, after);
      if (sorted.every((id, i) => id === goal.columns[i]))
        found = after > stage ? DEAL : { type: 'move', from, to, count };
    });
    const action = found as Action | null;
    if (!action) throw new Error('No action leads from one state of a line to the next.');
    if (action.type === 'deal') table.deal(columns, stage++);
    else table.move(columns, action.from, action.to, action.count);
    return action;
  });
}
