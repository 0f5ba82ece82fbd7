import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { begin, deepFreeze, generator, move, pick, playAll, plays, table, view } from '../../test/naive/support.js';
import wonGames from '../../test/fixtures/won-games.json';
import {
  SaveError,
  formatRecord,
  legalActions,
  loadGame,
  newGame,
  parseActions,
  play,
  redo,
  restart,
  saveGame,
  undo,
} from './index.js';
import type { Game } from './index.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

function through(game: Game): Game {
  return loadGame(JSON.parse(JSON.stringify(saveGame(game))));
}

/** Everything a game can be asked to do next, told as views. */
function futures(game: Game): unknown {
  const down: unknown[] = [];
  for (let back = game; back.canUndo;) {
    back = undo(back);
    down.push(view(back));
  }
  const up: unknown[] = [];
  for (let on = game; on.canRedo;) {
    on = redo(on);
    up.push(view(on));
  }
  const [next] = legalActions(game.position, game.options);
  return { down, up, restarted: view(restart(game)), next: next ? view(play(game, next).game) : null };
}

function pacing(actions: number): Game {
  let game = newGame(table('SD1-S4', ['KS', '-', '3H']));
  for (let i = 0; i < actions; i++) game = play(game, move(i % 2, 1 - (i % 2))).game;
  return game;
}

function failure(value: unknown): SaveError {
  try {
    loadGame(value as never);
  } catch (error) {
    expect(error).toBeInstanceOf(SaveError);
    return error as SaveError;
  }
  throw new Error('was loaded');
}

describe('saveGame and loadGame', () => {
  it('give back the game: deal, line, history, redo, floor, options', () => {
    const games: Game[] = [
      newGame('SD1-S1-AAAAABD'),
      newGame('SP1-S4-AAAAABD', { relaxedDeal: true, undoLimit: 3 }),
      newGame(table('SD1-S4', ['KS', '-', '[2D] 3H'])),
      playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d')),
      undo(undo(playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d')))),
      pacing(150),
      undo(pacing(150)),
    ];
    for (const game of games) {
      expect(view(through(game))).toEqual(view(game));
      expect(futures(through(game))).toEqual(futures(game));
    }
  });

  it('keep the floor of undo: after 150 actions, 30 undos and a load, 70 more', () => {
    let game = pacing(150);
    for (let i = 0; i < 30; i++) game = undo(game);
    let loaded = through(game);
    let times = 0;
    for (; loaded.canUndo; times++) loaded = undo(loaded);
    expect([times, loaded.moves]).toEqual([70, 50]);
    expect(through(loaded).canUndo).toBe(false);
    times = 0;
    for (; loaded.canRedo; times++) loaded = redo(loaded);
    expect([times, loaded.moves]).toEqual([100, 150]);
  });

  it('keep that a deal was won, after undo and other actions too', () => {
    const { code, actions } = wonGames[0]!;
    const won = playAll(newGame(code), parseActions(actions));
    const back = undo(won);
    const other = play(back, legalActions(back.position).at(-1)!).game;
    for (const game of [won, back, other, undo(other)]) {
      expect(through(game).everWon).toBe(true);
      expect(view(through(game))).toEqual(view(game));
    }
    expect(through(restart(won)).everWon).toBe(false);
  });

  it('save plain JSON and leave the game as it is', () => {
    const game = deepFreeze(undo(pacing(20)));
    const saved = saveGame(game);
    expect(JSON.parse(JSON.stringify(saved))).toEqual(saved);
    expect(view(loadGame(deepFreeze(saved)))).toEqual(view(game));
  });

  it('are inverse, all through random games', () => {
    fc.assert(
      fc.property(plays(140), ({ start, seed, steps }) => {
        const random = generator(seed);
        let game = begin(start);
        for (let i = 0; i < steps; i++) {
          const legal = legalActions(game.position, game.options);
          const dice = random();
          if (legal.length === 0 || dice < 0.1) game = undo(game);
          else if (dice < 0.15) game = redo(game);
          else game = play(game, pick(random, game.position, legal)).game;
        }
        const loaded = through(game);
        expect(view(loaded)).toEqual(view(game));
        expect(futures(loaded)).toEqual(futures(game));
        expect(saveGame(loaded)).toEqual(saveGame(game));
      }),
      { numRuns: 80 },
    );
  });
});

describe('loadGame refuses', () => {
  it('what is no save', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const values = [
      undefined,
      null,
      0,
      Number.NaN,
      '',
      'SD1-S1-AAAAABD',
      true,
      [],
      [[]],
      {},
      { version: 1 },
      cyclic,
      () => 1,
      Symbol('s'),
      1n,
      new Date(0),
      JSON.parse('{"__proto__":{"version":1}}'),
    ];
    for (const value of values) {
      const error = failure(value);
      expect(error.reason).toMatch(/^[a-z-]+$/);
      expect(error.message.length).toBeGreaterThan(10);
    }
  });

  it('a save of a newer version, and says so by a reason of its own', () => {
    const saved = JSON.parse(JSON.stringify(saveGame(newGame('SD1-S1-AAAAABD')))) as Record<string, unknown>;
    const version = Object.entries(saved).find(([, value]) => value === 1);
    expect(version, 'a save tells its version').toBeDefined();
    const newer = failure({ ...saved, [version![0]]: 2 });
    expect(newer.reason).toBe('version');
    expect(newer.reason).not.toBe(failure({}).reason);
  });

  it('a save that lacks any of its parts, or has rubbish in it, or else loads a game that is whole', () => {
    const game = undo(playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d')));
    const saved = JSON.parse(JSON.stringify(saveGame(game))) as Record<string, unknown>;
    const rubbish = [
      undefined,
      null,
      -1,
      0.5,
      1e9,
      Number.NaN,
      '',
      'x',
      '__proto__',
      [],
      {},
      [null],
      true,
      'd '.repeat(100_001),
    ];
    let refused = 0;
    for (const key of Object.keys(saved)) {
      for (const value of rubbish) {
        let loaded: Game;
        try {
          loaded = loadGame({ ...saved, [key]: value } as never);
        } catch (error) {
          expect(error, `${key}: ${String(value)}`).toBeInstanceOf(SaveError);
          refused++;
          continue;
        }
        // what it loads must be a game as play could have made it
        const again = playAll(newGame(loaded.code ?? loaded.start, loaded.options), loaded.actions);
        expect([again.score, again.moves, again.won, again.position], key).toEqual([
          loaded.score,
          loaded.moves,
          loaded.won,
          loaded.position,
        ]);
        expect(formatRecord(loaded)).toBe(formatRecord(again));
      }
    }
    expect(refused).toBeGreaterThan(Object.keys(saved).length * 5);
  });

  it('a save whose actions are illegal', () => {
    const saved = JSON.stringify(saveGame(playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 d'))));
    const changed = saved.replaceAll('6>7', '6>6');
    if (changed !== saved) failure(JSON.parse(changed));
    else failure(JSON.parse(saved.replaceAll('"to":6', '"to":5')));
  });
});
