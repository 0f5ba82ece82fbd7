import { EMPTY, rankOf } from './columns.js';
import type { Table } from './table.js';

/**
 * Calls `reach` for every action that the rules allow in a state, with the state after it in `next`; a deal shows by
 * the next stage. Left out are only actions that give the same state as another one: of several alike empty columns one
 * is tried, and a whole column does not go to an alike empty one.
 */
export function eachFollower(
  table: Table,
  state: Int32Array,
  stage: number,
  next: Int32Array,
  reach: (stage: number, from: number, to: number, count: number) => void,
): void {
  const { width, columns } = table;
  const twins = table.twins[stage]!;
  for (let from = 0; from < width; from++) {
    const source = state[from]!;
    const run = columns.run[source]!;
    if (!run) continue;
    const rank = rankOf(columns.card[source]!);
    const whole = run === columns.size[source];
    let tried = 0;
    for (let to = 0; to < width; to++) {
      if (to === from) continue;
      const target = state[to]!;
      let least: number;
      let most: number;
      if (target === EMPTY) {
        const bit = 1 << twins[to]!;
        if (tried & bit) continue;
        tried |= bit;
        least = 1;
        most = whole && twins[to] === twins[from] ? run - 1 : run;
      } else {
        least = most = rankOf(columns.card[target]!) - rank;
        if (least < 1 || least > run) continue;
      }
      for (let count = least; count <= most; count++) {
        for (let i = 0; i < width; i++) next[i] = state[i]!;
        table.move(next, from, to, count);
        reach(stage, from, to, count);
      }
    }
  }
  for (let i = 0; i < width; i++) next[i] = state[i]!;
  if (table.deal(next, stage)) reach(stage + 1, 0, 0, 0);
}
