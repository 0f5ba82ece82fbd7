import { describe, expect, it } from 'vitest';
import { DEAL, deepFreeze, generator, move, pick, playAll, table, view } from '../../test/naive/support.js';
import wonGames from '../../test/fixtures/won-games.json';
import { OptionsError, legalActions, newGame, parseActions, play, redo, restart, undo } from './index.js';
import type { Game } from './index.js';

const [won] = wonGames;
const wonGame = playAll(newGame(won!.code), parseActions(won!.actions));

/** A king goes to and fro between two columns: as many actions as one likes. */
function pacing(actions: number, options?: Parameters<typeof newGame>[1]): Game {
  let game = newGame(table('SD1-S4', ['KS', '-', '3H']), options);
  for (let i = 0; i < actions; i++) game = play(game, move(i % 2, 1 - (i % 2))).game;
  return game;
}

function undoAll(game: Game): [Game, number] {
  let times = 0;
  for (; game.canUndo; times++) game = undo(game);
  return [game, times];
}

describe('a new game', () => {
  it('has 500 points, no moves, nothing to undo, and the usual options', () => {
    const game = newGame('SD1-S2-AAAAABD');
    expect(view(game)).toEqual({
      code: 'SD1-S2-AAAAABD',
      start: game.position,
      position: game.position,
      options: { relaxedDeal: false, undoLimit: 100 },
      score: 500,
      moves: 0,
      won: false,
      everWon: false,
      canUndo: false,
      canRedo: false,
      actions: [],
    });
  });

  it('keeps the options it was given', () => {
    expect(newGame('SD1-S1-AAAAABD', { relaxedDeal: true }).options).toEqual({ relaxedDeal: true, undoLimit: 100 });
    expect(newGame('SD1-S1-AAAAABD', { undoLimit: 7 }).options).toEqual({ relaxedDeal: false, undoLimit: 7 });
    expect(playAll(newGame('SD1-S1-AAAAABD', { undoLimit: 7 }), [DEAL]).options.undoLimit).toBe(7);
    expect(newGame('SD1-S1-AAAAABD', {}).options).toEqual({ relaxedDeal: false, undoLimit: 100 });
  });

  it('refuses options that mean nothing', () => {
    for (const undoLimit of [-1, 0.5, Number.NaN, '100', {}, 2n]) {
      expect(() => newGame('SD1-S1-AAAAABD', { undoLimit: undoLimit as number }), String(undoLimit)).toThrow(
        OptionsError,
      );
    }
  });

  it('is plain data that holds all public fields', () => {
    const game = play(newGame('SD1-S1-AAAAABD'), DEAL).game;
    expect(JSON.parse(JSON.stringify(view(game)))).toEqual(view(game));
    expect(Object.keys(view(game))).toHaveLength(11);
  });
});

describe('score and moves', () => {
  it('go down and up by one for each move and each deal', () => {
    const game = playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d'));
    expect([game.score, game.moves]).toEqual([497, 3]);
  });

  it('have no lower bound', () => {
    const game = pacing(620);
    expect([game.score, game.moves]).toEqual([-120, 620]);
  });

  it('are 847 after a Spiderette won in 53 actions', () => {
    const example = wonGames.find(({ code }) => code === 'SD1-S1-AAAAAGM')!;
    const game = playAll(newGame(example.code), parseActions(example.actions));
    expect([game.score, game.moves, game.won]).toEqual([847, 53, true]);
  });

  it('are 730 after three runs in 70 actions of Spider', () => {
    const start = table('SP1-S1', [
      'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S',
      'AS',
      'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S',
      'AS',
      'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S',
      'AS',
      'KS',
    ]);
    let game = playAll(newGame(start), [move(1, 0), move(3, 2), move(5, 4)]);
    expect(game.score).toBe(500 - 3 + 300);
    for (let i = 0; i < 67; i++) game = play(game, i % 2 === 0 ? move(6, 7) : move(7, 6)).game;
    expect([game.score, game.moves]).toEqual([730, 70]);
  });
});

describe('undo and redo', () => {
  it('take back and bring again one whole action, run and flips included', () => {
    const start = table('SD1-S4', ['[5D 9C] KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', '[7H] AS', 'KH']);
    const before = newGame(start);
    const { game: after } = play(before, move(1, 0));
    expect(after.score).toBe(599);
    const back = undo(after);
    expect(view(back)).toEqual({ ...view(before), canRedo: true });
    const again = redo(back);
    expect(view(again)).toEqual(view(after));
  });

  it('give back the same game where there is nothing to undo or redo', () => {
    const game = newGame('SD1-S1-AAAAABD');
    expect(undo(game)).toBe(game);
    expect(redo(game)).toBe(game);
    const played = play(game, DEAL).game;
    expect(redo(played)).toBe(played);
    const back = undo(played);
    expect(undo(back)).toBe(back);
  });

  it('change nothing in the game they start from', () => {
    const game = deepFreeze(playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d')));
    const before = view(game);
    const back = deepFreeze(undo(undo(game)));
    expect(view(game)).toEqual(before);
    play(back, DEAL);
    redo(back);
    expect(view(back).canRedo).toBe(true);
    expect(view(redo(redo(back)))).toEqual(before);
  });

  it('redo only until a new action, be it the same one', () => {
    const game = playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d'));
    const back = undo(undo(game));
    expect([back.canUndo, back.canRedo, back.moves, back.score]).toEqual([true, true, 1, 499]);
    const other = play(back, DEAL).game;
    expect(other.canRedo).toBe(false);
    expect(redo(other)).toBe(other);
    expect(other.actions).toEqual(parseActions('6>7 d'));
  });

  it('redo is not lost by an action that was refused', () => {
    const back = undo(play(newGame('SD1-S1-AAAAAGM'), DEAL).game);
    expect(() => play(back, move(0, 0))).toThrow();
    expect(back.canRedo).toBe(true);
    expect(redo(back).moves).toBe(1);
  });

  it('tell the line now on the table in actions', () => {
    const steps = parseActions('6>7 3>6 d');
    const game = playAll(newGame('SD1-S1-AAAAAGM'), steps);
    expect(game.actions).toEqual(steps);
    expect(undo(game).actions).toEqual(steps.slice(0, 2));
    expect(redo(undo(game)).actions).toEqual(steps);
  });

  it('work from a won game too, and the deal stays once won', () => {
    expect([wonGame.won, wonGame.everWon, wonGame.canUndo]).toEqual([true, true, true]);
    const back = undo(wonGame);
    expect([back.won, back.everWon]).toEqual([false, true]);
    expect(back.position.removed).toHaveLength(3);
    expect(legalActions(back.position).length).toBeGreaterThan(0);
    expect(view(redo(back))).toEqual(view(wonGame));
    const other = play(back, legalActions(back.position).at(-1)!).game;
    expect(other.everWon).toBe(true);
  });
});

describe('the floor of undo', () => {
  it('leaves the last 100 actions', () => {
    for (const [actions, times] of [
      [99, 99],
      [100, 100],
      [101, 100],
      [150, 100],
    ] as const) {
      const [bottom, undone] = undoAll(pacing(actions));
      expect([undone, bottom.moves], `${actions} actions`).toEqual([times, actions - times]);
    }
  });

  it('only rises: after 150 actions and 100 undos nothing can be undone, and after one more action only that one', () => {
    let [game, undone] = undoAll(pacing(150));
    expect([undone, game.moves, game.score, game.canUndo, game.canRedo]).toEqual([100, 50, 450, false, true]);
    expect(undo(game)).toBe(game);
    game = play(game, move(0, 1)).game;
    expect([game.canUndo, game.moves]).toEqual([true, 51]);
    [game, undone] = undoAll(game);
    expect([undone, game.moves, game.canUndo]).toEqual([1, 50, false]);
    expect(undo(game)).toBe(game);
  });

  it('does not move when undone actions are redone', () => {
    let [game] = undoAll(pacing(150));
    for (let i = 0; i < 100; i++) game = redo(game);
    expect([game.moves, game.canRedo]).toEqual([150, false]);
    expect(undoAll(game)[1]).toBe(100);
    game = play(game, move(0, 1)).game;
    const [bottom, undone] = undoAll(game);
    expect([undone, bottom.moves]).toEqual([100, 51]);
  });

  it('rises by actions made after some undos only when they pass the old height', () => {
    let game = pacing(150);
    for (let i = 0; i < 60; i++) game = undo(game); // 90, floor 50
    for (let i = 0; i < 60; i++) game = play(game, move(i % 2, 1 - (i % 2))).game; // 150 again
    expect(undoAll(game)[1]).toBe(100);
    game = play(game, move(0, 1)).game; // 151, floor 51
    expect(undoAll(game)[0].moves).toBe(51);
  });

  it('is the host’s to set', () => {
    expect(undoAll(pacing(10, { undoLimit: 3 }))[1]).toBe(3);
    expect(undoAll(pacing(200, { undoLimit: 150 }))[1]).toBe(150);
    const none = pacing(10, { undoLimit: 0 });
    expect([none.canUndo, undo(none) === none, none.moves]).toEqual([false, true, 10]);
  });
});

describe('restart', () => {
  it('deals the identical cards again and empties the history', () => {
    const fresh = newGame('SP1-S2-WEBWEB7', { relaxedDeal: true, undoLimit: 20 });
    let game = fresh;
    const random = generator(3);
    for (let i = 0; i < 60; i++)
      game = play(game, pick(random, game.position, legalActions(game.position, game.options))).game;
    for (const from of [game, undo(game), fresh]) {
      const again = restart(from);
      expect(view(again)).toEqual(view(fresh));
      expect([undo(again) === again, redo(again) === again]).toEqual([true, true]);
    }
  });

  it('works from a won game, which may be won again', () => {
    const again = restart(wonGame);
    expect(view(again)).toEqual(view(newGame(won!.code)));
    expect(again.everWon).toBe(false);
    expect(view(playAll(again, wonGame.actions))).toEqual(view(wonGame));
  });

  it('brings back the position a game was begun from', () => {
    const position = table('SD1-S4', ['KS', '-', '[2D] 3H']);
    const game = playAll(newGame(position), [move(0, 1), move(2, 0)]);
    expect(view(restart(game))).toEqual(view(newGame(position)));
    expect(restart(game).code).toBeNull();
  });
});
