import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generator } from '../../test/naive/support.js';
import { CodeError, EngineError, formatCode, newGame, parseCode, randomCode } from './index.js';

function failure(text: unknown): CodeError {
  try {
    parseCode(text as string);
  } catch (error) {
    expect(error).toBeInstanceOf(CodeError);
    return error as CodeError;
  }
  throw new Error(`was read: ${String(text)}`);
}

describe('codes', () => {
  it('names game, suits and shuffle', () => {
    expect(parseCode('SD1-S1-AAAAABD')).toEqual({ variant: 'spiderette', suits: 1, shuffle: 35 });
    expect(parseCode('SP1-S2-AAAAAAA')).toEqual({ variant: 'spider', suits: 2, shuffle: 0 });
    expect(parseCode('SD1-S4-7777777')).toEqual({ variant: 'spiderette', suits: 4, shuffle: 2 ** 35 - 1 });
    expect(parseCode('SD1-S4-BAAAAAA').shuffle).toBe(2 ** 30);
    expect(parseCode('SD1-S4-AAAAAA2').shuffle).toBe(26);
  });

  it('are read forgivingly and written canonically', () => {
    const value = parseCode('SD1-S2-BIOBIOB');
    for (const text of [
      'sd1-s2-biobiob',
      '  SD1-S2-BIOBIOB\n',
      'SD1-S2-810810B',
      'sD1-S2-8iO810b',
      '\tSd1-s2-BIObioB ',
    ]) {
      expect(parseCode(text), text).toEqual(value);
    }
    expect(formatCode(value)).toBe('SD1-S2-BIOBIOB');
    expect(newGame(' sd1-s2-810810b ').code).toBe('SD1-S2-BIOBIOB');
  });

  it('keeps 0, 1 and 8 as they are outside the shuffle', () => {
    expect(failure('SDI-S1-AAAAABD').reason).toMatch(/^(prefix|version)$/);
    expect(failure('SD1-SI-AAAAABD').reason).toBe('suits');
    expect(failure('5D1-S1-AAAAABD').reason).toBe('prefix');
  });

  it.each([
    ['', 'prefix'],
    ['hello', 'prefix'],
    ['XX1-S1-AAAAABD', 'prefix'],
    ['S1-SD1-AAAAABD', 'prefix'],
    ['AAAAABD', 'prefix'],
    ['SD2-S1-AAAAABD', 'version'],
    ['SP9-S4-AAAAABD', 'version'],
    ['sd2-s1-aaaaabd', 'version'],
    ['SD1-S3-AAAAABD', 'suits'],
    ['SD1-S0-AAAAABD', 'suits'],
    ['SD1-S8-AAAAABD', 'suits'],
    ['SP1-S-AAAAABD', 'suits'],
    ['SD1-S1-AAAAAB', 'length'],
    ['SD1-S1-AAAAABDA', 'length'],
    ['SD1-S1-', 'length'],
    ['SD1-S1-AAAAA9D', 'alphabet'],
    ['SD1-S1-AAA AAB', 'alphabet'],
    ['SD1-S1-AAA*ABD', 'alphabet'],
  ])('%j is refused for its %s', (text, reason) => {
    const error = failure(text);
    expect(error.reason).toBe(reason);
    expect(error.message.length).toBeGreaterThan(15);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toBeInstanceOf(Error);
  });

  it('tells the place of a fault in the text as given', () => {
    expect(failure('XX1-S1-AAAAABD').at).toBe(0);
    expect([0, 3]).toContain(failure('   XX1-S1-AAAAABD').at);
    expect([0, 2]).toContain(failure('SD2-S1-AAAAABD').at);
    expect([3, 4, 5]).toContain(failure('SD1-S3-AAAAABD').at);
    expect(failure('SD1-S1-AAAAA9D').at).toBe(12);
    expect(failure(' \n SD1-S1-9AAAABD').at).toBe(10);
  });

  it('takes no letter that only looks like one, or that grows in upper case', () => {
    for (const text of [
      'ſD1-S1-AAAAABD',
      'SD1-S1-AAAAAß',
      'SD1-S1-AAAAAıD',
      'SD1-S1-AAAAAﬆD',
      'SD1-ſ1-AAAAABD',
      'SD1-S1-ΑAAAABD',
      'SD1-S1-AAAAAB２',
      'SD１-S1-AAAAABD',
    ]) {
      expect(failure(text).reason, text).toMatch(/^(prefix|version|suits|length|alphabet)$/);
    }
  });

  it('refuses what is no text', () => {
    const said = { toString: () => 'SD1-S1-AAAAABD' };
    for (const value of [
      said,
      undefined,
      null,
      35,
      {},
      [],
      ['SD1-S1-AAAAABD'],
      Symbol('x'),
      1n,
      () => 'SD1-S1-AAAAABD',
    ]) {
      expect(failure(value).reason).toMatch(/^(prefix|version|suits|length|alphabet)$/);
    }
  });

  it('are the inverse of their value', () => {
    fc.assert(
      fc.property(
        fc.record({
          variant: fc.constantFrom('spiderette' as const, 'spider' as const),
          suits: fc.constantFrom(1 as const, 2 as const, 4 as const),
          shuffle: fc.integer({ min: 0, max: 2 ** 35 - 1 }),
        }),
        (value) => {
          const code = formatCode(value);
          expect(code).toMatch(/^S[DP]1-S[124]-[A-Z2-7]{7}$/);
          expect(parseCode(code)).toEqual(value);
        },
      ),
    );
  });

  it('are not made of a value that means no deal', () => {
    for (const shuffle of [-1, 2 ** 35, 0.5, Number.NaN, Infinity, '3', null]) {
      expect(() => formatCode({ variant: 'spider', suits: 1, shuffle: shuffle as number })).toThrow(EngineError);
    }
    expect(() => formatCode({ variant: 'spider', suits: 3 as 1, shuffle: 0 })).toThrow(EngineError);
    expect(() => formatCode({ variant: '__proto__' as 'spider', suits: 1, shuffle: 0 })).toThrow(EngineError);
  });
});

describe('random codes', () => {
  it('are of the game asked for, by default Spiderette with one suit', () => {
    expect(randomCode()).toMatch(/^SD1-S1-[A-Z2-7]{7}$/);
    expect(randomCode({})).toMatch(/^SD1-S1-[A-Z2-7]{7}$/);
    expect(randomCode({ variant: 'spider' })).toMatch(/^SP1-S1-/);
    expect(randomCode({ suits: 4 })).toMatch(/^SD1-S4-/);
    expect(randomCode({ variant: 'spider', suits: 2 })).toMatch(/^SP1-S2-/);
  });

  it('reach from the first shuffle to the last and use every letter at every place', () => {
    expect(randomCode({}, () => 0)).toBe('SD1-S1-AAAAAAA');
    expect(randomCode({}, () => 1 - 2 ** -53)).toBe('SD1-S1-7777777');
    const half = generator(2);
    const random = (): number => (Math.floor(half() * 2 ** 21) + half()) / 2 ** 21;
    const seen = Array.from({ length: 7 }, () => new Set<string>());
    for (let i = 0; i < 1000; i++) {
      const code = randomCode({ suits: 4 }, random);
      for (let place = 0; place < 7; place++) seen[place]!.add(code[7 + place]!);
    }
    expect(seen.map((letters) => letters.size)).toEqual([32, 32, 32, 32, 32, 32, 32]);
  });

  it('follow the generator given and else differ', () => {
    expect(randomCode({}, generator(5))).toBe(randomCode({}, generator(5)));
    expect(new Set(Array.from({ length: 200 }, () => randomCode())).size).toBe(200);
  });

  it('refuse a game there is not', () => {
    expect(() => randomCode({ suits: 3 as 1 })).toThrow(EngineError);
    expect(() => randomCode({ variant: 'constructor' as 'spider' })).toThrow(EngineError);
  });
});
