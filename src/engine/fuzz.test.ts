import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import deals from '../../test/fixtures/deals.json';
import wonGames from '../../test/fixtures/won-games.json';
import { checks, mutate, PIECES, Tally, whole } from '../../test/fuzz/support.js';
import { generator, nearlyDone, tableText } from '../../test/naive/support.js';
import { CodeError, PositionError, formatPosition, newGame } from './index.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

/**
 * Every parser is given rubbish, hostile values and mutated valid texts. It must give a result that is right (told by
 * what a right result must fulfil) or its own typed error with reason and place; nothing else. (A parser that hangs fails by the limit of the test.)
 */

const soup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 30,
    size: 'max',
  })
  .map((list) => list.join(''));

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
