import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  DEAL,
  begin,
  generator,
  move,
  pick,
  playAll,
  plays,
  table,
  tableText,
  view,
} from '../../test/naive/support.js';
import wonGames from '../../test/fixtures/won-games.json';
import {
  ActionError,
  EngineError,
  IllegalActionError,
  RecordError,
  formatActions,
  formatRecord,
  legalActions,
  newGame,
  parseActions,
  parsePosition,
  parseRecord,
  play,
  replay,
  undo,
} from './index.js';
import type { Action } from './index.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

function failure(run: () => unknown): EngineError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError);
    return error as EngineError;
  }
  throw new Error('was read');
}

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(DEAL) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 13 }))
      .map(([f, t, count]) => move(f, t, count)),
  },
);

describe('action texts', () => {
  it('count columns from 1 and leave out a count of one', () => {
    expect(parseActions('7>3 7>3x4 d 10>1x13')).toEqual([move(6, 2), move(6, 2, 4), DEAL, move(9, 0, 13)]);
    expect(formatActions([move(6, 2), move(6, 2, 4), DEAL, move(9, 0, 13)])).toBe('7>3 7>3x4 d 10>1x13');
    expect(parseActions('')).toEqual([]);
    expect(formatActions([])).toBe('');
  });

  it('are the inverse of the actions', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        expect(parseActions(formatActions(actions))).toEqual(actions);
      }),
    );
  });

  it.each([
    '7',
    '>',
    '7>',
    '>3',
    '7>3x',
    '7>3x0',
    'a>b',
    '7-3',
    'dd',
    '7>3>2',
    '7>3x4x5',
    '1.5>2',
    '-1>2',
    '7>3,d',
    '0x10>2',
    '1e1>2',
    '∞>2',
    'undefined',
    '__proto__',
  ])('refuse %j with its place', (word) => {
    const text = `7>3 d ${word} 7>3`;
    const error = failure(() => parseActions(text));
    expect(error).toBeInstanceOf(ActionError);
    expect(error.reason).toMatch(/^[a-z-]+$/);
    expect(error.at).toBeGreaterThanOrEqual(6);
    expect(error.at).toBeLessThanOrEqual(6 + word.length);
  });
});

describe('records', () => {
  it('hold code, option and actions', () => {
    const game = playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d'));
    expect(formatRecord(game)).toBe('SD1-S1-AAAAAGM: 6>7 3>6 d');
    expect(formatRecord(play(newGame('SD1-S1-AAAAAGM', { relaxedDeal: true }), DEAL).game)).toBe(
      'SD1-S1-AAAAAGM relaxed: d',
    );
    expect(parseRecord('SD1-S1-AAAAAGM: 6>7 3>6 d')).toEqual({
      code: 'SD1-S1-AAAAAGM',
      start: newGame('SD1-S1-AAAAAGM').start,
      options: { relaxedDeal: false },
      actions: parseActions('6>7 3>6 d'),
    });
    expect(parseRecord('SD1-S1-AAAAAGM relaxed: d').options).toEqual({ relaxedDeal: true });
  });

  it('hold the position of a game without a code', () => {
    const text = tableText('SD1-S4', ['KS', '-', '[2D] 3H', '4C']);
    const game = playAll(newGame(parsePosition(text)), [move(2, 3), move(0, 1)]);
    expect(formatRecord(game)).toBe(`${text}: 3>4 1>2`);
    const record = parseRecord(`${text} relaxed: 3>4 1>2`);
    expect(record).toEqual({
      code: null,
      start: parsePosition(text),
      options: { relaxedDeal: true },
      actions: [move(2, 3), move(0, 1)],
    });
    expect(view(replay(`${text}: 3>4 1>2`))).toEqual(view(game));
  });

  it('of a game not begun have no actions', () => {
    const game = newGame('SD1-S1-AAAAAGM');
    const text = formatRecord(game);
    expect(text.startsWith('SD1-S1-AAAAAGM:')).toBe(true);
    expect(parseRecord(text).actions).toEqual([]);
    expect(view(replay(text))).toEqual(view(game));
  });

  it('hold the line on the table, not what was undone', () => {
    const game = undo(playAll(newGame('SD1-S1-AAAAAGM'), parseActions('6>7 3>6 d')));
    expect(formatRecord(game)).toBe('SD1-S1-AAAAAGM: 6>7 3>6');
  });

  it('tell the whole game from its deal, above and below the floor of undo', () => {
    let game = newGame(table('SD1-S4', ['KS', '-', '3H']));
    for (let i = 0; i < 130; i++) game = play(game, move(i % 2, 1 - (i % 2))).game;
    const again = replay(formatRecord(game));
    expect([again.moves, again.score, again.actions.length]).toEqual([130, 370, 130]);
  });

  it.each(wonGames)('replay $code to its win', ({ code, actions, moves, score }) => {
    const text = `${code}: ${actions}`;
    const game = replay(text);
    expect([game.won, game.everWon, game.moves, game.score, game.code]).toEqual([true, true, moves, score, code]);
    expect(formatRecord(game)).toBe(text);
    expect(view(replay(parseRecord(text)))).toEqual(view(game));
    expect(view(replay(game))).toEqual(view(game));
  });

  it('are replayed by the rules: the illegal action is told with its index and reason', () => {
    const cases: [string, number, string][] = [
      ['SD1-S1-AAAAAGM: 6>7 d 6>6 d', 2, 'same-column'],
      ['SD1-S1-AAAAAGM: 8>1', 0, 'no-such-column'],
      ['SD1-S1-AAAAAGM: 1>2x2', 0, 'bad-count'],
      ['SD1-S1-AAAAAGM: d d d d d', 4, 'stock-empty'],
    ];
    for (const [text, index, reason] of cases) {
      const error = failure(() => replay(text)) as IllegalActionError;
      expect(error).toBeInstanceOf(IllegalActionError);
      expect([error.index, error.reason], text).toEqual([index, reason]);
      expect(error.action).toEqual(parseRecord(text).actions[index]);
    }
    const { code, actions } = wonGames[0]!;
    const past = failure(() => replay(`${code}: ${actions} d`)) as IllegalActionError;
    expect([past.index, past.reason]).toEqual([wonGames[0]!.moves, 'game-over']);
  });

  it('allow relaxed deals only where they say so', () => {
    const text = tableText('SD1-S4', ['KS', '-', '3H', '4C', '5D', '6S', '7H 9C']);
    expect(failure(() => replay(`${text}: d`)).reason).toBe('empty-column');
    expect(replay(`${text} relaxed: d`).moves).toBe(1);
    expect(replay(`${text} relaxed: d`).options.relaxedDeal).toBe(true);
  });

  it('cannot claim another code than the deal they were played from', () => {
    const claim = { ...parseRecord('SD1-S1-AAAAABD: d'), code: 'SD1-S1-AAAAAGM' };
    let game;
    try {
      game = replay(claim);
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
      return;
    }
    if (game.code !== null) expect(game.start).toEqual(newGame(game.code).start);
  });

  it('that are neither text nor record are refused with a typed error', () => {
    const record = parseRecord('SD1-S1-AAAAAGM: d');
    for (const actions of [undefined, null, 7, 'd', {}, [null], ['d'], [{ type: 'undo' }], [{}], [[]]]) {
      failure(() => replay({ ...record, actions } as never));
    }
    for (const value of [undefined, null, 7, {}, [], { ...record, code: null, start: null }, { ...record, code: 7 }]) {
      failure(() => replay(value as never));
    }
  });

  it.each([
    '',
    ':',
    ': d',
    'SD1-S1-AAAAAGM',
    'SD1-S1-AAAAAGM d',
    'SD1-S1-AAAAAGM relaxd: d',
    'SD1-S1-AAAAAGM relaxed relaxed: d',
    'SD1-S3-AAAAAGM: d',
    'SD2-S1-AAAAAGM: d',
    'SD1-S1-AAAAAGM: d: d',
    'SD1-S1-AAAAAGM: e',
    'SD1-S1-AAAAAGM: 1>2x',
    'SD1-S4 KS / - / -: d',
    'relaxed: d',
    '{"code":"SD1-S1-AAAAAGM"}',
  ])('refuse %j with the reason', (text) => {
    for (const read of [parseRecord, replay] as ((text: string) => unknown)[]) {
      const error = failure(() => read(text));
      expect(error).not.toBeInstanceOf(IllegalActionError);
      expect(error.reason).toMatch(/^[a-z-]+$/);
      expect(error.message.length).toBeGreaterThan(10);
      // null: no one place, as where the colon is missing
      expect(error.at === null || (error.at >= 0 && error.at <= text.length), `at ${error.at}`).toBe(true);
    }
  });

  it('tell the place of a bad code, or of a bad card, in the whole text', () => {
    const place = (text: string): number | null => failure(() => parseRecord(text)).at;
    expect(place('SD1-S1-AAAA9GM: d')).toBe(11);
    expect(place('SD1-S1-AAAA9GM relaxed: d')).toBe(11);
    const position = tableText('SD1-S4', ['KS', '-', '[2D] 3H', '4C']).replace('3H', '3?');
    expect(place(`${position}: d`)).toBe(position.indexOf('3?'));
  });

  it('tell the place of a bad action in the whole text', () => {
    const text = 'SD1-S1-AAAAAGM relaxed: 6>7 d 6>>7 d';
    const at = text.indexOf('6>>7');
    const error = failure(() => parseRecord(text));
    expect(error.at).toBeGreaterThanOrEqual(at);
    expect(error.at).toBeLessThanOrEqual(at + 4);
  });

  it('are the inverse of a game, all through random games', () => {
    fc.assert(
      fc.property(plays(120), ({ start, seed, steps }) => {
        const random = generator(seed);
        let game = begin({ ...start, undoLimit: 100 });
        for (let i = 0; i < steps; i++) {
          const legal = legalActions(game.position, game.options);
          if (legal.length === 0) break;
          game = play(game, pick(random, game.position, legal)).game;
          if (random() < 0.1) game = undo(game);
        }
        const text = formatRecord(game);
        const record = parseRecord(text);
        expect(record.code).toBe(game.code);
        expect(record.actions).toEqual(game.actions);
        expect(record.options.relaxedDeal).toBe(game.options.relaxedDeal);
        expect(formatRecord(record)).toBe(text);
        const again = replay(text);
        // what was undone is no part of a record, so neither is a win that was undone
        expect({ ...view(again), everWon: false, canUndo: false, canRedo: false }).toEqual({
          ...view(game),
          everWon: false,
          canUndo: false,
          canRedo: false,
        });
        expect(again.everWon).toBe(again.won);
      }),
      { numRuns: 100 },
    );
  });
});

describe('limits', () => {
  it('refuse texts over 1 MB before they are read', () => {
    // Were they read first, the rubbish in them would be what is refused.
    const long = '?? '.repeat(400_000);
    expect(failure(() => parseActions(long))).toMatchObject({ reason: 'too-long' });
    expect(failure(() => parseActions(long))).toBeInstanceOf(ActionError);
    for (const text of [long, `SD1-S1-AAAAAGM: ${long}`, `SD1-S1-AAAAAGM: ${' '.repeat(1_100_000)}d`]) {
      for (const run of [() => parseRecord(text), () => replay(text)]) {
        expect(failure(run)).toBeInstanceOf(RecordError);
        expect(failure(run)).toMatchObject({ reason: 'too-long' });
      }
    }
    expect(failure(() => parsePosition(long))).toMatchObject({ reason: 'too-long' });
  });

  it('refuse more than 100,000 actions before they are read, and read 100,000', () => {
    // the last word is no action: were the words read first, it would be what is refused
    const tooMany = `${'d '.repeat(100_000)}d`;
    expect(failure(() => parseActions(tooMany))).toBeInstanceOf(ActionError);
    expect(failure(() => parseActions(tooMany)).reason).toBe(
      failure(() => parseActions(`${'d '.repeat(100_000)}??`)).reason,
    );
    expect(failure(() => parseRecord(`SD1-S1-AAAAAGM: ${tooMany}`))).toBeInstanceOf(RecordError);
    expect(failure(() => replay(`SD1-S1-AAAAAGM: ${tooMany}`))).toBeInstanceOf(RecordError);
    const most = 'd '.repeat(100_000).trim();
    expect(parseActions(most)).toHaveLength(100_000);
    expect(parseRecord(`SD1-S1-AAAAAGM: ${most}`).actions).toHaveLength(100_000);
  });

  it('let a long game through: 40,000 actions are replayed', () => {
    const text = tableText('SD1-S4', ['KS', '-', '3H']);
    const game = replay(`${text}: ${'1>2 2>1 '.repeat(20_000)}`);
    expect([game.moves, game.score, game.canUndo]).toEqual([40_000, -39_500, true]);
    expect(parseRecord(formatRecord(game)).actions).toHaveLength(40_000);
  });
});
