import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { begin, deepFreeze, generator, move, nameOf, packOf, pick, plays, view } from '../../test/naive/support.js';
import { checkAction, legalActions, movableCount, newGame, play, redo, restart, undo } from './index.js';
import type { Action, Game, Outcome, Position } from './index.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

/** What holds all through random legal play of both games, with 1, 2 and 4 suits, relaxed or not. */

interface Step {
  readonly before: Game;
  readonly action: Action;
  readonly outcome: Outcome;
}

/** Plays on at random and calls `each` after every action. */
function walk(
  { start, seed, steps }: { start: Parameters<typeof begin>[0]; seed: number; steps: number },
  each: (step: Step) => void,
): Game {
  const random = generator(seed);
  let game = begin(start);
  for (let i = 0; i < steps; i++) {
    const legal = legalActions(game.position, game.options);
    if (legal.length === 0) break;
    const action = pick(random, game.position, legal);
    const outcome = play(game, action);
    each({ before: game, action, outcome });
    game = outcome.game;
  }
  return game;
}

function ids(position: Position): number[] {
  return [...position.columns.flatMap((column) => column.cards), ...position.stock].map((card) => card.id);
}

const met = { removals: 0, flips: 0, wins: 0, deals: 0, doubles: 0 };

describe('all through random play', () => {
  it('cards are conserved, as names and as ids', () => {
    fc.assert(
      fc.property(plays(100), (p) => {
        const first = begin(p.start).position;
        const gone: number[] = [];
        const goneNames: string[] = first.removed.flatMap((suit) =>
          [...'A23456789TJQK'].map((rank) => rank + suit[0]!.toUpperCase()),
        );
        const all = ids(first).toSorted((a, b) => a - b);
        const pack = packOf(first.variant === 'spider' ? 'SP1' : 'SD1', first.suits).toSorted();
        expect(new Set(all).size).toBe(all.length);
        walk(p, ({ outcome }) => {
          for (const run of outcome.removed) {
            gone.push(...run.cards.map((card) => card.id));
            goneNames.push(...run.cards.map(nameOf));
          }
          const { position } = outcome.game;
          expect([...ids(position), ...gone].toSorted((a, b) => a - b)).toEqual(all);
          const names = [...position.columns.flatMap((column) => column.cards), ...position.stock].map(nameOf);
          expect([...names, ...goneNames].toSorted()).toEqual(pack);
          expect(position.removed.length * 13 + ids(position).length).toBe(pack.length);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('undo and redo are exact inverses in every public field, removals and flips included', () => {
    fc.assert(
      fc.property(plays(110), (p) => {
        walk(p, ({ before, outcome }) => {
          met.removals += outcome.removed.length > 0 ? 1 : 0;
          met.doubles += outcome.removed.length > 1 ? 1 : 0;
          met.flips += outcome.flipped.length > 0 ? 1 : 0;
          met.deals += outcome.dealt.length > 0 ? 1 : 0;
          met.wins += outcome.won ? 1 : 0;
          const { undoLimit } = before.options;
          const back = undo(outcome.game);
          if (undoLimit === 0) {
            expect(back).toBe(outcome.game);
            return;
          }
          expect(view(back)).toEqual({
            ...view(before),
            canRedo: true,
            everWon: outcome.game.everWon,
            // at the limit the action has raised the floor
            canUndo: before.canUndo && undoLimit > 1,
          });
          expect(view(redo(back))).toEqual(view(outcome.game));
        });
      }),
      { numRuns: 100 },
    );
    expect(met.removals).toBeGreaterThan(10);
    expect(met.flips).toBeGreaterThan(100);
    expect(met.deals).toBeGreaterThan(50);
  });

  it('many undos lead back through every position, and redos forth', () => {
    fc.assert(
      fc.property(plays(130), (p) => {
        const line: string[] = [];
        let game = walk(p, ({ before }) => line.push(JSON.stringify([before.position, before.score, before.moves])));
        const end = view(game);
        let undone = 0;
        for (; game.canUndo && line.length > undone; undone++) {
          game = undo(game);
          expect(JSON.stringify([game.position, game.score, game.moves])).toBe(line[line.length - 1 - undone]);
        }
        expect(undone).toBe(Math.min(line.length, p.start.undoLimit));
        for (let i = 0; i < undone; i++) game = redo(game);
        expect(view(game)).toEqual({ ...end, canRedo: false });
      }),
      { numRuns: 60 },
    );
  });

  it('no hidden card ever moves: it stays at its place until it is turned up, and stays up', () => {
    fc.assert(
      fc.property(plays(110), (p) => {
        walk(p, ({ before, outcome }) => {
          const flips = new Set(outcome.flipped.map(({ card }) => card.id));
          for (const [c, column] of before.position.columns.entries()) {
            const after = outcome.game.position.columns[c]!;
            for (let i = 0; i < column.hidden; i++) {
              const card = column.cards[i]!;
              if (i < after.hidden) expect(after.cards[i]!.id).toBe(card.id);
              else expect(flips.has(card.id)).toBe(true);
            }
            expect(after.hidden).toBeLessThanOrEqual(column.hidden);
            expect(column.hidden - after.hidden).toBeLessThanOrEqual(1);
            expect(after.cards.length === 0 ? after.hidden === 0 : after.hidden < after.cards.length).toBe(true);
          }
          for (const { column, card } of outcome.flipped) {
            const was = before.position.columns[column]!;
            expect(was.cards[was.hidden - 1]!.id).toBe(card.id);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('score is 500 − moves + 100 × runs removed in play, and the counter counts actions', () => {
    fc.assert(
      fc.property(plays(120), (p) => {
        const first = begin(p.start);
        let removed = first.position.removed.length;
        if (first.code === null) expect(first.score).toBe(500);
        const atStart = first.start.removed.length;
        walk(p, ({ before, outcome }) => {
          removed += outcome.removed.length;
          const { game } = outcome;
          expect(game.position.removed).toHaveLength(removed);
          expect(game.score).toBe(500 - game.moves + 100 * (removed - atStart));
          expect(game.moves).toBe(before.moves + 1);
          expect(game.actions).toHaveLength(game.moves);
          expect(game.won).toBe(removed === (game.position.variant === 'spider' ? 8 : 4));
          expect(outcome.won).toBe(game.won);
          expect(game.code).toBe(first.code);
          expect(game.options).toEqual(first.options);
        });
      }),
      { numRuns: 80 },
    );
  });

  it('an outcome tells the whole difference of two positions', () => {
    fc.assert(
      fc.property(plays(100), (p) => {
        walk(p, ({ before, action, outcome }) => {
          const columns = before.position.columns.map((column) => column.cards.map((card) => card.id));
          if (action.type === 'move') columns[action.to]!.push(...columns[action.from]!.splice(-action.count));
          for (const { column, card } of outcome.dealt) columns[column]!.push(card.id);
          for (const { column, cards } of outcome.removed) {
            expect(columns[column]!.splice(-13)).toEqual(cards.map((card) => card.id));
          }
          expect(outcome.game.position.columns.map((column) => column.cards.map((card) => card.id))).toEqual(columns);
          expect(outcome.game.position.stock).toEqual(before.position.stock.slice(outcome.dealt.length));
          expect(outcome.game.position.removed).toEqual([
            ...before.position.removed,
            ...outcome.removed.map(({ suit }) => suit),
          ]);
          if (action.type === 'move') expect(outcome.dealt).toEqual([]);
          else expect(outcome.dealt).toHaveLength(Math.min(before.position.stock.length, columns.length));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('legalActions is the set of all actions that checkAction allows', () => {
    const key = (a: Action): string => (a.type === 'deal' ? 'd' : `${a.from}>${a.to}x${a.count}`);
    fc.assert(
      fc.property(plays(40), (p) => {
        walk(p, ({ outcome }) => {
          const { position, options } = outcome.game;
          const allowed: string[] = checkAction(position, { type: 'deal' }, options) === null ? ['d'] : [];
          const width = position.columns.length;
          for (let from = -1; from <= width; from++) {
            for (let to = -1; to <= width; to++) {
              for (let count = 0; count <= 14; count++) {
                const action = move(from, to, count);
                if (checkAction(position, action, options) === null) allowed.push(key(action));
              }
            }
          }
          expect(legalActions(position, options).map(key).toSorted()).toEqual(allowed.toSorted());
        });
      }),
      { numRuns: 40 },
    );
  });

  it('no complete run is left standing, and movable groups are runs', () => {
    fc.assert(
      fc.property(plays(100), (p) => {
        walk(p, ({ outcome }) => {
          for (const column of outcome.game.position.columns) {
            const count = movableCount(column);
            expect(count).toBeLessThan(13);
            expect(count).toBeLessThanOrEqual(column.cards.length - column.hidden);
            expect(count > 0).toBe(column.cards.length > 0);
            const group = column.cards.slice(column.cards.length - count);
            for (let i = 1; i < group.length; i++) {
              expect([group[i]!.suit, group[i]!.rank]).toEqual([group[i - 1]!.suit, group[i - 1]!.rank - 1]);
            }
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('play, undo, redo and restart never change what they are given', () => {
    fc.assert(
      fc.property(plays(60), (p) => {
        const random = generator(p.seed);
        let game = deepFreeze(begin(p.start));
        for (let i = 0; i < p.steps; i++) {
          const before = JSON.stringify(view(game));
          const legal = deepFreeze(legalActions(game.position, game.options));
          const action = legal.length > 0 ? pick(random, game.position, legal) : null;
          const next = [undo(game), redo(game), restart(game)];
          if (action) next.push(deepFreeze(play(game, action)).game);
          expect(JSON.stringify(view(game))).toBe(before);
          for (const each of next) deepFreeze(each);
          game = action && random() < 0.85 ? next[3]! : next[Math.floor(random() * 2)]!;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('restart is the identical deal, and the same actions lead to the same game', () => {
    fc.assert(
      fc.property(plays(80), (p) => {
        const game = walk(p, () => {});
        const again = restart(game);
        expect(view(again)).toEqual(view(newGame(game.code ?? game.start, game.options)));
        expect(again.position).toEqual(game.start);
        let replayed = again;
        for (const action of game.actions) replayed = play(replayed, action).game;
        expect(view(replayed)).toEqual(view(game));
      }),
      { numRuns: 60 },
    );
  });
});
