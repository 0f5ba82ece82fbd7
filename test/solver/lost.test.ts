import { expect, it, vi } from 'vitest';
import { newGame, parseActions, parsePosition } from '../../src/engine/index.js';
import { playAll } from '../../src/engine/game.js';
import type { Action, Position } from '../../src/engine/index.js';
import { solveSync } from '../../src/solver/index.js';
import { eachFollower } from '../../src/solver/followers.js';
import { lineOf } from '../../src/solver/line.js';
import { Room } from '../../src/solver/room.js';
import { NONE, States } from '../../src/solver/states.js';
import { Stuck } from '../../src/solver/stuck.js';
import { Table } from '../../src/solver/table.js';
import { codeOf } from '../naive/support.js';
import { lateTable, oracle, spoiltTable } from './support.js';

// Searches take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Every state that can be reached, `most` at most, with those from which a win was seen marked. */
function everything(table: Table, most: number): { states: States; won: Uint8Array; isAll: boolean } {
  const states = new States(table.width);
  const before: number[][] = [];
  const state = table.start.slice();
  const next = table.start.slice();
  let from = NONE;
  const reach = (stage: number): void => {
    table.sort(next, stage);
    const hash = table.hash(next, stage);
    let id = states.find(next, stage, hash);
    if (id === NONE) {
      id = states.add(next, stage, hash, from);
      before.push([]);
    }
    if (from !== NONE) before[id]!.push(from);
  };
  reach(0);
  const wins: number[] = [];
  for (from = 0; from < states.count && states.count < most; from++) {
    states.read(from, state);
    if (states.stage(from) === table.deals.length && state.every((id) => !id)) wins.push(from);
    else eachFollower(table, state, states.stage(from), next, reach);
  }
  const won = new Uint8Array(states.count);
  for (let id = wins.pop(); id !== undefined; id = wins.pop()) {
    if (won[id]) continue;
    won[id] = 1;
    wins.push(...before[id]!);
  }
  return { states, won, isAll: from === states.count };
}

interface Proved {
  lost: number;
  early: number;
  late: number;
  winnable: number;
}

/**
 * How many states are proved lost; none of them may be one that was seen to be won. `early` are those with a stock left,
 * `late` those of them that only the proof at length sees.
 */
function provedLost(position: Position, most: number): Proved {
  const table = new Table(position, false);
  const { states, won } = everything(table, most);
  const stuck = new Stuck(table);
  const room = new Room(table);
  const atLength = new Room(table, true);
  const state = table.start.slice();
  let lost = 0;
  let early = 0;
  let late = 0;
  let winnable = 0;
  const kinds = new Map<number, boolean>();
  for (let id = 0; id < states.count; id++) {
    states.read(id, state);
    const stage = states.stage(id);
    if (state.every((column) => !column)) continue;
    const lacks = room.lacks(state, stage);
    const lacksAtLength = atLength.lacks(state, stage);
    if (stage === table.deals.length - 1) {
      // Before a short last deal the proof at length is one for all states of a kind.
      const kind = table.kind(state, stage);
      expect(kinds.get(kind) ?? lacksAtLength).toBe(lacksAtLength);
      kinds.set(kind, lacksAtLength);
    }
    const isLost = lacks || lacksAtLength || stuck.holds(state, stage);
    if (isLost && won[id]) expect.fail(`State ${id} can be won.`);
    lost += Number(isLost);
    early += Number(lacks && stage < table.deals.length);
    late += Number(lacksAtLength && !lacks);
    winnable += won[id]!;
  }
  return { lost, early, late, winnable };
}

it('no state is proved lost that can be won, on tables late in a game', () => {
  let lost = 0;
  let early = 0;
  let late = 0;
  let winnable = 0;
  for (let seed = 0; seed < 45; seed++) {
    const told = provedLost(seed % 3 ? lateTable(seed) : spoiltTable(seed, seed % 6 ? 3 : 0), 20_000);
    lost += told.lost;
    early += told.early;
    late += told.late;
    winnable += told.winnable;
  }
  expect(lost).toBeGreaterThan(1000);
  // with a stock left
  expect(early).toBeGreaterThan(100);
  // 101 if states were begun one by one instead of by kind
  expect(late).toBeGreaterThan(300);
  expect(winnable).toBeGreaterThan(1000);
});

it('no state is proved lost where part of a piece had left before a deal covered it', () => {
  const position = parsePosition(
    'SD1-S2 6S 5S 4S 3S 2S | [8S 7S] KS QS JS | 9S 8S 7S 6S 5S 4S 3S 2S AS | [QS JS TS] 9S | [TH 8H 4H] KH | ' +
      '[9H 7H AH] JH | [QH 6H 5H 3H] 2H / AS TS KS / H',
  );
  const actions = parseActions(
    '3>4x8 d 2>3x3 4>3x9 3>4 2>3 1>2x6 7>1 1>7 5>1 7>5x2 4>6x2 6>4x2 5>7x3 5>4 5>6 6>5x2 6>7 6>4 6>5 4>5x2 7>6x5 ' +
      '6>7x5 7>5x6 5>7x11 7>1x12 2>1x7 1>2x7 4>1x3 4>3 2>1x8 1>3x11',
  );
  expect(playAll(newGame(position), actions).won).toBe(true);
  const table = new Table(position, false);
  const stuck = new Stuck(table);
  for (const { columns, stage } of lineOf(table, actions).slice(0, -1)) expect(stuck.holds(columns, stage)).toBe(false);
  expect(solveSync(position).verdict).toBe('won');
});

/** A win proves of each of its states that it is not lost. */
function expectNoneProved(position: Position, actions: readonly Action[], relaxedDeal: boolean): void {
  const table = new Table(position, relaxedDeal);
  const stuck = new Stuck(table);
  const rooms = [new Room(table), new Room(table, true)];
  for (const { columns, stage } of lineOf(table, actions).slice(0, -1)) {
    expect(stuck.holds(columns, stage)).toBe(false);
    for (const room of rooms) expect(room.lacks(columns, stage)).toBe(false);
  }
}

it.each([1, 2, 4])('no state of a win with %d suits is proved lost', (suits) => {
  for (let shuffle = 0; shuffle < 15; shuffle++) {
    const { position } = newGame(codeOf('SD1', suits, shuffle));
    const { actions } = solveSync(position, { maxNodes: 30_000, shortenMs: 0 });
    if (actions) expectNoneProved(position, actions, false);
  }
});

it.each([
  [1, 375],
  [2, 315],
  [4, 1257],
])(
  'no state of a win is proved lost in which a dealt card goes on with what it covers: %d suits, %d',
  (suits, shuffle) => {
    const { position } = newGame(codeOf('SD1', suits, shuffle));
    const { actions } = solveSync(position, { maxNodes: 30_000, shortenMs: 0 });
    expectNoneProved(position, actions!, false);
  },
);

it('no state of a win is proved lost in which the last deal goes over an empty column', () => {
  const { position } = newGame(codeOf('SD1', 1, 111));
  const { actions } = solveSync(position, { maxNodes: 30_000, shortenMs: 0, relaxedDeal: true });
  expectNoneProved(position, actions!, true);
});

it('what a proof leaves open for want of effort, the next one of the same state goes on with', () => {
  let later = 0;
  for (let seed = 0; seed < 200; seed++) {
    const table = new Table(spoiltTable(seed, 3), false);
    const room = new Room(table);
    const first = room.lacks(table.start, 0);
    let last = first;
    for (let again = 0; again < 50 && !last; again++) last = room.lacks(table.start, 0);
    later += Number(last && !first);
  }
  expect(later).toBeGreaterThan(20);
});

it('lost deals need few states', () => {
  const { position } = oracle(4).find(({ id }) => id === 's4-39')!;
  // 142,159 without these proofs
  const { verdict, nodes } = solveSync(position);
  expect(verdict).toBe('lost');
  expect(nodes).toBeLessThan(50_000);
});

it('a deal is proved lost whose last deals can be made in 70,000 ways', () => {
  // 80 million states had not decided it before proofs knew a state by what has not moved.
  const { verdict } = solveSync(newGame(codeOf('SD1', 4, 2_000_112)).position, { maxNodes: 500_000 });
  expect(verdict).toBe('lost');
});
