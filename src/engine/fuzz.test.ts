import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import deals from '../../test/fixtures/deals.json';
import { begin, generator, nearlyDone, pick, plays, tableText, view } from '../../test/naive/support.js';
import wonGames from '../../test/fixtures/won-games.json';
import {
  ActionError,
  CodeError,
  EngineError,
  IllegalActionError,
  PositionError,
  RecordError,
  SaveError,
  formatActions,
  formatCode,
  formatPosition,
  formatRecord,
  legalActions,
  loadGame,
  newGame,
  parseActions,
  parseCode,
  parsePosition,
  parseRecord,
  play,
  replay,
  saveGame,
} from './index.js';
import type { Game } from './index.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

/**
 * Every parser is given rubbish, hostile values and mutated valid texts. It must give a result that is right (told by
 * what a right result must fulfil) or its own typed error with reason and place; nothing else. (A parser that hangs fails by the limit of the test.)
 */

type ErrorClass = abstract new (...args: never[]) => EngineError;

/** Counts, so that a fuzz test cannot pass by refusing everything, or by taking everything. */
class Tally {
  read = 0;
  refused = 0;

  run<T>(input: unknown, parse: () => T, errors: readonly ErrorClass[], right: (value: T) => void): void {
    let value: T;
    try {
      value = parse();
    } catch (error) {
      const known = errors.some((type) => error instanceof type);
      if (!known) throw new Error(`another exception: ${String(error)}`, { cause: error });
      const refused = error as EngineError & { at?: number | null };
      expect(refused).toBeInstanceOf(EngineError);
      expect(refused.reason).toMatch(/^[a-z-]+$/);
      expect(refused.message).not.toBe('');
      if (typeof input === 'string' && !(error instanceof IllegalActionError) && !(error instanceof SaveError)) {
        // null: no one place, as where cards are missing or a text is too long
        const { at } = refused;
        expect(at === null || (Number.isInteger(at) && at! >= 0 && at! <= input.length), `at ${at}`).toBe(true);
      }
      this.refused++;
      return;
    }
    right(value);
    this.read++;
  }
}

const checks = {
  code: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parseCode(input as string),
      [CodeError],
      (value) => {
        const text = formatCode(value);
        expect(text).toMatch(/^S[DP]1-S[124]-[A-Z2-7]{7}$/);
        expect(parseCode(text)).toEqual(value);
        const loose = (input as string).trim().toUpperCase();
        expect(loose.slice(0, 7) + loose.slice(7).replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')).toBe(
          text,
        );
      },
    ),
  position: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parsePosition(input as string),
      [PositionError],
      (value) => {
        const text = formatPosition(value);
        expect(parsePosition(text)).toEqual(value);
        const cards = (all: string): string =>
          all
            .toUpperCase()
            .replaceAll('10', 'T')
            .replaceAll(/[\s-]+|\[[\s-]*\]/g, '');
        expect(cards(text)).toBe(cards(input as string));
        // it is one that can be played
        expect(newGame(value).position).toEqual(value);
      },
    ),
  actions: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parseActions(input as string),
      [ActionError],
      (value) => {
        const text = formatActions(value);
        expect(parseActions(text)).toEqual(value);
        expect(value.length).toBe((input as string).trim() === '' ? 0 : (input as string).trim().split(/\s+/).length);
        for (const action of value) {
          if (action.type === 'deal') continue;
          expect([action.from, action.to, action.count].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
        }
      },
    ),
  record: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parseRecord(input as string),
      [RecordError, CodeError, PositionError, ActionError],
      (value) => {
        expect(parseRecord(formatRecord(value))).toEqual(value);
        if (value.code !== null) expect(value.start).toEqual(newGame(value.code).start);
      },
    ),
  replay: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => replay(input as string),
      [RecordError, CodeError, PositionError, ActionError, IllegalActionError],
      whole,
    ),
  load: (tally: Tally, input: unknown): void => tally.run(input, () => loadGame(input as never), [SaveError], whole),
};

/** A game as play makes it: its own deal and line lead to it. */
function whole(game: Game): void {
  let again = newGame(game.code ?? game.start, game.options);
  expect(again.start).toEqual(game.start);
  for (const action of game.actions) again = play(again, action).game;
  expect([again.position, again.score, again.moves, again.won]).toEqual([
    game.position,
    game.score,
    game.moves,
    game.won,
  ]);
  expect(typeof game.everWon).toBe('boolean');
  expect(game.everWon || !game.won).toBe(true);
  expect(game.canUndo && game.moves === 0).toBe(false);
  legalActions(game.position, game.options);
}

const PIECES = [
  'd',
  '7>3',
  '7>3x4',
  '1>2',
  '10>1',
  'x',
  '>',
  ':',
  ' ',
  '/',
  '|',
  '-',
  '[',
  ']',
  'KS',
  'AH',
  '10D',
  'TC',
  'SD1',
  'SP1',
  'SD2',
  'S1',
  'S4',
  'relaxed',
  'AAAAABD',
  '__proto__',
  'constructor',
  '\n',
  '\t',
  '\0',
  '\u2028',
  '\ud800',
  '﻿',
  'ß',
  'İ',
  '<img onerror=x>',
  '-1',
  'NaN',
  'Infinity',
  '1e9',
  '99999999999999999999',
  '9007199254740993',
];

const soup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 30,
    size: 'max',
  })
  .map((list) => list.join(''));

/** Deletes, doubles, swaps, replaces or inserts at random places of a text. */
function mutate(text: string, seed: number): string {
  const random = generator(seed);
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const at = Math.floor(random() * (text.length + 1));
    const length = 1 + Math.floor(random() * (random() < 0.8 ? 2 : 30));
    const piece = PIECES[Math.floor(random() * PIECES.length)]!;
    const cut = text.slice(at, at + length);
    const rest = text.slice(at + length);
    const changed = [
      text.slice(0, at) + rest,
      text.slice(0, at) + cut + cut + rest,
      text.slice(0, at) + piece + rest,
      text.slice(0, at) + piece + cut + rest,
      text.slice(0, at) + [...cut].reverse().join('') + rest,
      text.slice(0, at) + cut.toLowerCase() + rest,
      text.slice(0, at),
      ` ${text} `,
    ];
    text = changed[Math.floor(random() * changed.length)]!;
  }
  return text;
}

const hostile: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  Infinity,
  35,
  1n,
  Symbol('x'),
  () => 'd',
  [],
  ['d'],
  {},
  { length: 3 },
  { toString: () => 'SD1-S1-AAAAABD' },
  { __proto__: null },
  JSON.parse('{"__proto__":{"code":"SD1-S1-AAAAABD"}}'),
  new Map(),
  new Date(0),
  new Uint8Array(4),
  Object.create({ actions: [] }),
  new String('SD1-S1-AAAAABD'),
];

const mutatedOf = (list: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(list.length - 1), fc.nat()).map(([i, seed]) => mutate(list[i]!, seed));

const codes = deals.map(({ code }) => code);
const positions = [
  ...codes.map((code) => formatPosition(newGame(code).position)),
  ...[1, 2, 3, 4, 5, 6].map((seed) => nearlyDone(generator(seed), seed % 2 ? 'SD1' : 'SP1', [1, 2, 4][seed % 3]!)),
];
const lines = ['d', '7>3 7>3x4 d 10>1x13', wonGames[0]!.actions];
const records = [
  ...wonGames.slice(0, 3).map(({ code, actions }) => `${code}: ${actions}`),
  'SD1-S1-AAAAAGM relaxed: d',
  'SP1-S4-AAAAABD: d d',
  `${tableText('SD1-S4', ['KS', '-', '[2D] 3H', '4C'])}: 3>4 1>2`,
  `${tableText('SD1-S4', ['KS', '-', '[2D] 3H', '4C'])} relaxed: 3>4 d`,
];

describe('rubbish texts', () => {
  const run = (
    check: (tally: Tally, input: unknown) => void,
    arbitrary: fc.Arbitrary<unknown>,
    numRuns: number,
  ): Tally => {
    const tally = new Tally();
    fc.assert(
      fc.property(arbitrary, (input) => check(tally, input)),
      { numRuns },
    );
    return tally;
  };

  it.each(['code', 'position', 'actions', 'record', 'replay', 'load'] as const)(
    '%s: pieces and random strings',
    (name) => {
      const tally = run(checks[name], soup, 1500);
      expect(tally.refused).toBeGreaterThan(500);
    },
  );

  it.each([
    ['code', codes, 2500],
    ['position', positions, 2500],
    ['actions', lines, 2500],
    ['record', records, 1500],
    ['replay', records, 800],
  ] as const)('%s: mutated valid texts, some still readable', (name, list, runs) => {
    const tally = run(checks[name], mutatedOf(list), runs);
    expect(tally.read).toBeGreaterThan(runs / 100);
    expect(tally.refused).toBeGreaterThan(runs / 10);
  });

  it.each(['code', 'position', 'actions', 'record', 'replay', 'load'] as const)('%s: values of every type', (name) => {
    const tally = new Tally();
    for (const value of hostile) checks[name](tally, value);
    expect(tally.refused).toBe(hostile.length);
  });

  it.each(['code', 'position', 'actions', 'record', 'replay'] as const)('%s: long texts', (name) => {
    const tally = new Tally();
    for (const piece of [
      'A',
      ' ',
      '0',
      '9',
      'd ',
      '-',
      '[',
      ']',
      '|',
      '/',
      ':',
      'KS ',
      '[KS] ',
      'SD1-S1-',
      '1>2 ',
      '1>2x',
      '\n',
      ' \n',
      'relaxed ',
      '>'.repeat(3),
    ]) {
      checks[name](tally, piece.repeat(Math.floor(900_000 / piece.length)));
      checks[name](tally, `SD1-S1-AAAAAGM: ${piece.repeat(Math.floor(50_000 / piece.length))}`);
      checks[name](tally, `SD1-S1 ${piece.repeat(Math.floor(50_000 / piece.length))}`);
      checks[name](tally, `${piece.repeat(Math.floor(900_000 / piece.length))}!`);
    }
    expect(tally.refused).toBeGreaterThan(40);
  });
});

describe('newGame', () => {
  it('takes a code or a position; else one typed error', () => {
    const tally = new Tally();
    for (const value of [...hostile, ...PIECES]) {
      tally.run(null, () => newGame(value as string), [CodeError, PositionError], whole);
    }
    expect(tally.refused).toBe(hostile.length + PIECES.length);
  });
});

describe('saves', () => {
  /** Replaces one value somewhere in a JSON value. */
  function spoil(value: unknown, random: () => number): unknown {
    const nodes: { holder: Record<string, unknown>; key: string }[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const key of Object.keys(node)) {
        nodes.push({ holder: node as Record<string, unknown>, key });
        visit((node as Record<string, unknown>)[key]);
      }
    };
    visit(value);
    // half of the time near the root: lists of cards and actions would else take nearly all
    const { holder, key } = nodes[Math.floor(nodes.length * (random() < 0.5 ? random() : random() ** 8))]!;
    const old = holder[key];
    const text = typeof old === 'string' ? mutate(old, Math.floor(random() * 2 ** 31)) : 'SD1-S1-AAAAABD';
    const values: unknown[] = [
      undefined,
      null,
      true,
      false,
      -1,
      0,
      1,
      2,
      3,
      0.5,
      1e9,
      2 ** 53,
      Number.NaN,
      Infinity,
      '',
      text,
      text,
      text,
      [],
      {},
      [null],
      { type: 'deal' },
      value,
      JSON.parse('{"__proto__":{"x":1}}'),
    ];
    const choice = values[Math.floor(random() * (values.length + 3))];
    if (random() < 0.1) delete holder[key];
    else holder[key] = typeof old === 'number' && random() < 0.4 ? old + Math.floor(random() * 5) - 2 : choice;
    return value;
  }

  it('with one value changed are refused with SaveError, or are a whole game', () => {
    const tally = new Tally();
    fc.assert(
      fc.property(plays(60), fc.nat(), (p, spoiler) => {
        const random = generator(p.seed);
        let game = begin(p.start);
        for (let i = 0; i < p.steps; i++) {
          const legal = legalActions(game.position, game.options);
          if (legal.length === 0) break;
          game = play(game, pick(random, game.position, legal)).game;
        }
        const text = JSON.stringify(saveGame(game));
        const spoilt = generator(spoiler);
        for (let i = 0; i < 6; i++) checks.load(tally, spoil(JSON.parse(text), spoilt));
        expect(view(loadGame(JSON.parse(text)))).toEqual(view(game));
      }),
      { numRuns: 150 },
    );
    expect(tally.refused).toBeGreaterThan(200);
    expect(tally.read).toBeGreaterThan(5);
  });

  it('of random JSON are refused', () => {
    const tally = new Tally();
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => checks.load(tally, value)),
      { numRuns: 500 },
    );
    expect(tally.read).toBe(0);
  });

  it('never change the prototype of anything', () => {
    const saved = JSON.stringify(saveGame(newGame('SD1-S1-AAAAABD')));
    const poisoned = JSON.parse(
      saved.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
    );
    const tally = new Tally();
    checks.load(tally, poisoned);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(tally.read + tally.refused).toBe(1);
  });
});
