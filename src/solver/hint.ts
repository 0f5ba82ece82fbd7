import { DEAL, legalActions, type Action } from '../engine/action.js';
import { KING } from '../engine/card.js';
import { isWon, type Position } from '../engine/position.js';
import { EMPTY } from './columns.js';
import { Costs } from './costs.js';
import { plainDeadEnd } from './dead-end.js';
import { eachFollower } from './followers.js';
import { actionsOf, lineTo } from './line.js';
import { solve, type SolveOptions } from './solve.js';
import { NONE, States } from './states.js';
import { Table } from './table.js';
import { SEEN } from './weights.js';

/**
 * What a hint is good for: a step of a `win` that is known, to remove a `run`, to `flip` a hidden card, to get an
 * `empty` column, to `order` the cards better, to `fill` the empty columns so that the stock can be dealt, to `deal`.
 */
export type HintGoal = 'win' | 'run' | 'flip' | 'empty' | 'order' | 'fill' | 'deal';

export interface Hint {
  /** What to do now. */
  readonly action: Action;
  readonly goal: HintGoal;
  /** The whole way to the goal, `action` first. */
  readonly plan: readonly Action[];
}

/** States looked at: a few milliseconds. */
const REACH = 1500;

/** What turning up a card, and what removing a run, is worth, in the units of the weights. */
const FLIP = 32;
const RUN = 40;
/** What an empty column is worth after the last deal. */
const EMPTIED = 3.3;
/** More than all order is worth: an empty column while a deal is to come. */
const UNREADY = 1000;
/** What an action costs: so much a goal must be better for each action that it is further away. */
const STEP = 0.5;

/**
 * A useful next action from what a player can see: hidden cards and the order of the stock do not come into it. It
 * looks at everything that can be done without turning up a card, and goes for what is worth most for its way; where
 * that is nothing, it deals. Who follows hint after hint never goes round in circles. Null where nothing useful is
 * seen, or the game is won or at a plain dead end. Takes a few milliseconds.
 */
export function hint(
  position: Position,
  { relaxedDeal = false }: { readonly relaxedDeal?: boolean } = {},
): Hint | null {
  if (isWon(position) || plainDeadEnd(position, relaxedDeal)) return null;
  const better = improvement(position, relaxedDeal);
  if (better) return better;
  return legalActions(position, { relaxedDeal }).includes(DEAL) ? { action: DEAL, goal: 'deal', plan: [DEAL] } : null;
}

/** A hint of one who sees all cards: the next step of a win if one is found within the limits, else the other hint. */
export async function hintSeeingAll(position: Position, options: SolveOptions = {}): Promise<Hint | null> {
  const { actions } = await solve(position, { maxMs: 2000, shortenMs: 100, ...options });
  const [action] = actions ?? [];
  return action ? { action, goal: 'win', plan: actions! } : hint(position, { relaxedDeal: !!options.relaxedDeal });
}

/** The best of the states that can be reached without turning up a card, if it is better than to stay. */
function improvement(position: Position, relaxedDeal: boolean): Hint | null {
  const table = new Table(position, true, true);
  const costs = new Costs(table, SEEN);
  const before = sightOf(table, costs, table.start);
  // As long as a deal is to come, empty columns must be filled again. A state that is not ready for it counts only as a
  // way to others; else hints would clear a column, fill it, and clear it again.
  const gap = !position.stock.length ? -EMPTIED : relaxedDeal ? 0 : UNREADY;
  let least = before.cost + before.empty * gap;
  let best = NONE;
  let goal: HintGoal = 'order';
  const states = look(table, (state, depth, id) => {
    if (!id) return true;
    const after = sightOf(table, costs, state);
    const flips = before.hidden - after.hidden;
    const runs = Math.round((before.cards - after.cards) / KING);
    const lasting = flips + runs > 0;
    const cost =
      after.cost + after.empty * (lasting ? Math.min(gap, 0) : gap) - FLIP * flips - RUN * runs + STEP * depth;
    if (cost < least) {
      least = cost;
      best = id;
      if (lasting) goal = runs ? 'run' : 'flip';
      else goal = after.empty > before.empty ? 'empty' : after.empty < before.empty ? 'fill' : 'order';
    }
    return !lasting;
  });
  if (best === NONE) return null;
  const plan = actionsOf(table, lineTo(table, states, best));
  return { action: plan[0]!, goal, plan };
}

/** Visits states breadth first; goes on from those for which `visit` says so. */
function look(table: Table, visit: (state: Int32Array, depth: number, id: number) => boolean): States {
  const states = new States(table.width);
  const state = table.start.slice();
  const next = table.start.slice();
  const queue: number[] = [];
  let from = NONE;
  const reach = (stage: number): void => {
    table.sort(next, stage);
    const hash = table.hash(next, stage);
    if (states.find(next, stage, hash) !== NONE) return;
    const id = states.add(next, stage, hash, from);
    if (visit(next, states.depth(id), id)) queue.push(id);
  };
  reach(0);
  for (let i = 0; i < queue.length && states.count < REACH; i++) {
    from = queue[i]!;
    states.read(from, state);
    eachFollower(table, state, 0, next, reach);
  }
  return states;
}

interface Sight {
  readonly cards: number;
  readonly hidden: number;
  readonly empty: number;
  readonly cost: number;
}

function sightOf({ columns }: Table, costs: Costs, state: Int32Array): Sight {
  let cards = 0;
  let hidden = 0;
  let empty = 0;
  let cost = 0;
  for (const id of state) {
    cards += columns.size[id]!;
    hidden += columns.hidden[id]!;
    cost += costs.ofColumn(id);
    if (id === EMPTY) empty++;
  }
  return { cards, hidden, empty, cost };
}
