/** What the compiler cannot see of these texts: that they are translated, and that they tell the numbers. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AdviceStrings } from './strings.js';

const names = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();

const load = async (name: string): Promise<AdviceStrings> =>
  ((await import(`../advice/${name}.ts`)) as { advice: AdviceStrings }).advice;

const flat = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value as object).flatMap(flat) : [];

it('are there for every locale', () => {
  expect(names('src/locales/advice')).toEqual(names('src/locales'));
});

describe.each(names('src/locales/advice'))('%s', (name) => {
  it('tells the numbers', async () => {
    const { step, searching, speed } = await load(name);
    expect(step('12', '34')).toMatch(/12.*34|34.*12/);
    expect(searching('56')).toContain('56');
    expect(speed('2×')).toContain('2×');
  });

  it('is text, each its own', async () => {
    const texts = flat(await load(name));
    expect(texts.every((text) => text.trim() === text && text)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.skipIf(name === 'en')('is translated', async () => {
    const english = flat(await load('en'));
    const same = flat(await load(name)).filter((text, i) => text === english[i]);
    // words that languages share
    expect(same.filter((text) => !['Hint', 'Solution', 'Pause', 'Stop'].includes(text))).toEqual([]);
  });
});
