import { describe, expect, it, vi } from 'vitest';
import {
  bestMove,
  checkAction,
  formatPosition,
  legalActions,
  movableCount,
  newGame,
  play,
  redo,
  restart,
  undo,
} from '../../src/engine/index.js';
import type { Action, Game, Outcome } from '../../src/engine/index.js';
import oracleDeals from '../fixtures/oracle-deals.json';
import wonGames from '../fixtures/won-games.json';
import type { NaiveCard, NaiveGame } from './rules.js';
import {
  naiveBest,
  naiveCheck,
  naiveGame,
  naiveLegal,
  naiveMovable,
  naivePlay,
  naiveRead,
  naiveRedo,
  naiveRestart,
  naiveText,
  naiveUndo,
  naiveWon,
} from './rules.js';
import { choose, codeOf, generator, letterOf, nameOf, nearlyDone, pick, positionOf, textOf, whole } from './support.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

/** The engine and the naive rules play the same random games side by side; nothing may differ. */

const tally = {
  actions: 0,
  deals: 0,
  refusedDeals: 0,
  refused: 0,
  removals: 0,
  double: 0,
  wins: 0,
  empty: 0,
  undos: 0,
};
const reasons = new Set<string>();

function outcomeOf(outcome: Outcome): unknown {
  return {
    dealt: outcome.dealt.map(({ column, card }) => ({ column, card: nameOf(card) })),
    flipped: outcome.flipped.map(({ column, card }) => ({ column, card: nameOf(card) })),
    removed: outcome.removed.map(({ column, suit, cards }) => ({
      column,
      suit: letterOf(suit),
      cards: cards.map(nameOf),
    })),
    won: outcome.won,
  };
}

function state(game: Game): unknown {
  return {
    text: textOf(game.position),
    ids: game.position.columns.map((column) => column.cards.map((card) => card.id)),
    stock: game.position.stock.map((card) => card.id),
    score: game.score,
    moves: game.moves,
    won: game.won,
    everWon: game.everWon,
    canUndo: game.canUndo,
    canRedo: game.canRedo,
  };
}

function naiveState(naive: NaiveGame): unknown {
  const ids = (cards: NaiveCard[]): number[] => cards.map((card) => card.id);
  return {
    text: naiveText(naive),
    ids: naive.now.columns.map(ids),
    stock: ids(naive.now.stock),
    score: naive.now.score,
    moves: naive.now.moves,
    won: naiveWon(naive),
    everWon: naive.everWon,
    canUndo: naive.past.length > 0,
    canRedo: naive.future.length > 0,
  };
}

/** Actions that are mostly illegal, some of them absurd. */
function tries(random: () => number, columns: number): Action[] {
  const odd = [-1, columns, 0.5, Number.NaN, Infinity, 14, 0, '1', undefined, null];
  const some = (below: number): number =>
    random() < 0.06 ? (choose(random, odd) as number) : Math.floor(random() * below);
  const list: Action[] = [{ type: 'deal' }];
  for (let i = 0; i < 12; i++) list.push({ type: 'move', from: some(columns), to: some(columns), count: some(6) });
  for (let i = 0; i < 3; i++) list.push({ type: 'move', from: some(columns), to: some(columns), count: 1 + some(13) });
  return list;
}

const key = (action: { type: string; from?: number; to?: number; count?: number }): string =>
  action.type === 'deal' ? 'd' : `${action.from}>${action.to}x${action.count}`;

function compareQuestions(random: () => number, game: Game, naive: NaiveGame): void {
  const { position, options } = game;
  for (const action of tries(random, position.columns.length)) {
    const expected = naiveCheck(naive, action as never);
    expect(checkAction(position, action, options), JSON.stringify(action)).toBe(expected);
    if (expected !== null) {
      reasons.add(expected);
      if (action.type === 'deal') tally.refusedDeals++;
      else tally.refused++;
    }
  }
  const legal = legalActions(position, options).map(key);
  expect(legal.toSorted()).toEqual(naiveLegal(naive).map(key).toSorted());
  expect(formatPosition(position)).toBe(naiveText(naive));
  for (const [c, column] of position.columns.entries()) {
    const movable = movableCount(column);
    expect(movable).toBe(naiveMovable(naive.now.columns[c]!));
    for (let count = 1; count <= movable + 1; count++) {
      const best = naiveBest(naive, c, count);
      expect(bestMove(position, c, count)).toEqual(best === null ? null : { type: 'move', from: c, to: best, count });
    }
  }
}

function sideBySide(seed: number, game: Game, naive: NaiveGame, steps: number): void {
  const random = generator(seed);
  expect(state(game)).toEqual(naiveState(naive));
  for (let step = 0; step < steps; step++) {
    if (step % 4 === 0) compareQuestions(random, game, naive);
    const dice = random();
    const legal = legalActions(game.position, game.options);
    if (dice < 0.06 || legal.length === 0) {
      const times = 1 + whole(random, 4);
      for (let i = 0; i < times; i++) {
        game = undo(game);
        naiveUndo(naive);
        tally.undos++;
        expect(state(game)).toEqual(naiveState(naive));
      }
      const again = whole(random, times + 2);
      for (let i = 0; i < again; i++) {
        game = redo(game);
        naiveRedo(naive);
      }
    } else if (dice < 0.062) {
      game = restart(game);
      naiveRestart(naive);
    } else {
      // a table near the end is often made so that the first deal completes runs
      const dealNow = step === 0 && random() < 0.4 && legal.at(-1)!.type === 'deal';
      const action = dealNow ? legal.at(-1)! : pick(random, game.position, legal);
      const outcome = play(game, action);
      const expected = naivePlay(naive, action);
      game = outcome.game;
      expect(outcomeOf(outcome)).toEqual(expected);
      tally.actions++;
      if (action.type === 'deal') tally.deals++;
      if (expected.removed.length > 0) tally.removals++;
      if (expected.removed.length > 1) tally.double++;
      if (expected.won) tally.wins++;
      if (naive.now.columns.some((column) => column.length === 0)) tally.empty++;
    }
    expect(state(game), `seed ${seed}, step ${step}`).toEqual(naiveState(naive));
  }
}

const kinds = ['SD1', 'SP1'].flatMap((game) =>
  [1, 2, 4].flatMap((suits) => [false, true].map((relaxedDeal) => ({ game, suits, relaxedDeal }))),
);

describe('engine and naive rules side by side', () => {
  it.each(kinds)('deals of $game with $suits suits, relaxed $relaxedDeal', ({ game, suits, relaxedDeal }) => {
    for (let seed = 1; seed <= 16; seed++) {
      const random = generator(seed * 7919 + suits);
      const code = codeOf(game, suits, Math.floor(random() * 2 ** 35));
      const undoLimit = seed % 5 === 0 ? whole(random, 6) : 100;
      sideBySide(seed, newGame(code, { relaxedDeal, undoLimit }), naiveGame(code, relaxedDeal, undoLimit), 170);
    }
  });

  it.each(kinds)('tables near the end of $game with $suits suits, relaxed $relaxedDeal', (kind) => {
    const { game, suits, relaxedDeal } = kind;
    for (let seed = 1; seed <= 45; seed++) {
      const text = nearlyDone(generator(seed * 104729 + suits), game, suits);
      const naive = naiveGame(naiveRead(text), relaxedDeal, 100);
      sideBySide(seed, newGame(positionOf(text), { relaxedDeal, undoLimit: 100 }), naive, 40);
    }
  });

  it('random ends of won games', () => {
    for (const [index, { code, actions }] of wonGames.entries()) {
      const words = actions.split(' ');
      for (let round = 0; round < 12; round++) {
        const random = generator(index * 1000 + round);
        const relaxedDeal = round % 2 === 1;
        let game = newGame(code, { relaxedDeal });
        const naive = naiveGame(code, relaxedDeal, 100);
        for (const word of words.slice(0, words.length - whole(random, Math.min(40, words.length)))) {
          const [from, to, count] = word.split(/[>x]/).map(Number);
          const action: Action =
            word === 'd' ? { type: 'deal' } : { type: 'move', from: from! - 1, to: to! - 1, count: count ?? 1 };
          game = play(game, action).game;
          naivePlay(naive, action);
        }
        sideBySide(round, game, naive, 40);
      }
    }
  });

  it.each(oracleDeals)('deal $id of another shuffle', ({ suits, columns, stock }) => {
    const hide = (column: string): string => column.replace(/^(.*) (\S+)$/, '[$1] $2');
    const text = `SD1-S${suits} ${columns.map(hide).join(' | ')} / ${stock} / -`;
    sideBySide(suits, newGame(positionOf(text)), naiveGame(naiveRead(text), false, 100), 120);
  });

  it('was long enough and met every kind of event', () => {
    expect(tally.actions).toBeGreaterThan(40_000);
    expect(tally.deals).toBeGreaterThan(1000);
    expect(tally.refusedDeals).toBeGreaterThan(1000);
    expect(tally.refused).toBeGreaterThan(50_000);
    expect(tally.removals).toBeGreaterThan(500);
    expect(tally.double).toBeGreaterThan(20);
    expect(tally.wins).toBeGreaterThan(50);
    expect(tally.empty).toBeGreaterThan(2000);
    expect(tally.undos).toBeGreaterThan(1000);
    expect([...reasons].toSorted()).toEqual(
      [
        'bad-count',
        'empty-column',
        'empty-source',
        'game-over',
        'hidden-card',
        'king-needs-empty',
        'no-such-column',
        'not-a-run',
        'on-ace',
        'same-column',
        'stock-empty',
        'too-few-cards',
        'wrong-rank',
      ].toSorted(),
    );
  });
});
