/** What the compiler cannot see of the locales: that they are translated, that they count, and that they leave nothing out. */
import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { SUITS, type Card, type Rank } from '../engine/index.js';
import type { Forms } from './plural.js';
import type { Strings } from './strings.js';

/** Every count that a locale makes, by language: its forms, and those that were asked for. */
const counts: { readonly lang: string; readonly forms: Forms; readonly used: Set<string> }[] = [];

vi.mock('./plural.js', async (original) => {
  const { plural } = await original<typeof import('./plural.js')>();
  return {
    plural: (lang: string, number?: (n: number) => string) => (forms: Forms) => {
      const used = new Set<string>();
      counts.push({ lang, forms, used });
      const watched = new Proxy(forms, {
        get: (target, form) => {
          used.add(form as string);
          return target[form as keyof Forms];
        },
      });
      return plural(lang, number)(watched);
    },
  };
});

const names = readdirSync('src/locales').flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
const locales = new Map<string, Strings>();
for (const name of names) locales.set(name, ((await import(`../locales/${name}.ts`)) as { strings: Strings }).strings);
const en = locales.get('en')!;
const others = [...locales].filter(([name]) => name !== 'en');

const card = (rank: number, suit: Card['suit'] = 'hearts'): Card => ({ id: 0, rank: rank as Rank, suit });

/** All that a locale can say, by a path; functions say it of examples. */
function said(strings: Strings): Map<string, string> {
  const all = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'string') all.set(path, value);
    else if (typeof value === 'object') for (const [key, part] of Object.entries(value!)) add(`${path}.${key}`, part);
  };
  for (const [key, value] of Object.entries(strings)) add(key, value);
  for (let rank = 1; rank <= 13; rank++)
    for (const suit of SUITS) add(`card ${rank} ${suit}`, strings.card(card(rank, suit)));
  for (const n of [0, 1, 2, 5, 11, 21, 100]) {
    for (const key of ['column', 'hidden', 'group', 'points', 'movesMade', 'dealsLeft'] as const)
      add(`${key} ${n}`, strings[key](n));
  }
  add('copyCode', strings.copyCode('#'));
  add('finishedRuns', strings.finishedRuns(2, 4));
  add('movedTo', strings.movedTo('#', 3));
  add('turned', strings.turned('#', 3));
  add('runRemoved', strings.runRemoved('#', 3));
  return all;
}

/** Words that are the same in some languages, and rightly so. */
const SAME = /^(lang|dir|comma|stop|variants\.|keyNames\.|themes\.auto$)/;

it('finds fourteen languages', () => {
  expect(names).toEqual(['ar', 'de', 'en', 'es', 'fr', 'id', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'sv', 'zh']);
});

describe.each(others)('%s', (name, strings) => {
  const words = said(strings);

  it('is a language that Intl knows, named by its own tag', () => {
    expect(new Intl.Locale(strings.lang).language).toBe(name);
    expect(Intl.PluralRules.supportedLocalesOf(name)).toEqual([name]);
    expect(strings.dir).toBe(name === 'ar' ? 'rtl' : 'ltr');
  });

  it('says all that English says, as many paragraphs too', () => {
    expect([...words.keys()].sort()).toEqual([...said(en).keys()].sort());
    expect([...words].filter(([, text]) => !text.trim())).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const english = said(en);
    const left = [...words].filter(([path, text]) => text.toLowerCase() === english.get(path)!.toLowerCase());
    expect(left.filter(([path]) => !SAME.test(path) && !ALSO[name]?.test(path))).toEqual([]);
    const strays = /\b(the|and|card|cards|column|columns|deals?|runs?|suits?|game|moves|empty|hidden|stock|from)\b/i;
    expect([...words].filter(([, text]) => strays.test(text))).toEqual([]);
  });

  it('writes in its own script', () => {
    const script = { ar: 'Arabic', ru: 'Cyrillic', ja: 'Han}\\p{Script=Hiragana}\\p{Script=Katakana', zh: 'Han' }[name];
    const letters = new RegExp(`^[\\p{Script=${script ?? 'Latin'}}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u');
    // names of keys, and what Chinese calls its ranks
    const foreign = /\b(Shift|Enter|Esc|Ctrl|[AJQK])\b|(?<=\p{Script=Han})[AJQK]/gu;
    const odd = [...words].filter(
      ([path, text]) => path !== 'lang' && path !== 'dir' && !letters.test(text.replace(script ? foreign : /$^/, '')),
    );
    expect(odd).toEqual([]);
  });

  it('calls each card and suit differently', () => {
    const cards = [...words].filter(([path]) => path.startsWith('card ')).map(([, text]) => text);
    expect(new Set(cards)).toHaveLength(52);
    expect(new Set(Object.values(strings.suits))).toHaveLength(4);
  });
});

/** Words that one language happens to share with English. */
const ALSO: Readonly<Record<string, RegExp>> = {
  de: /^switches\.noAnimation$/,
  fr: /^(score$|points )/,
};

describe.each([...locales])('%s', (name, strings) => {
  const has = (text: string, ...parts: readonly string[]): void => {
    for (const part of parts) expect(text).toContain(part);
  };

  it('mentions what its terms are told', () => {
    const { number } = strings;
    for (let n = 3; n <= 13; n++) {
      for (const key of ['column', 'hidden', 'group', 'points', 'movesMade', 'dealsLeft'] as const) {
        has(strings[key](n), number(n));
      }
    }
    // where a number is told by the form of the word, it differs from all others
    for (const key of ['hidden', 'points', 'movesMade', 'dealsLeft'] as const) {
      const told = Array.from({ length: 201 }, (_, n) => strings[key](n));
      expect(new Set(told)).toHaveLength(201);
    }
    has(strings.copyCode('SD1-S1-AAAAABD'), 'SD1-S1-AAAAABD');
    has(strings.finishedRuns(3, 8), number(3), number(8));
    has(strings.movedTo('«cards»', 7), '«cards»', number(7));
    has(strings.turned('«card»', 7), '«card»', number(7));
    has(strings.runRemoved('«suit»', 3), '«suit»', number(3));
    has(strings.variantHints.spiderette, number(7));
    has(strings.variantHints.spider, number(10));
  });

  it('holds no markup and no placeholder', () => {
    const odd = [...said(strings)].filter(([, text]) => /[<>&{}`$\\]|undefined|NaN|\[object| {2}|^\s|#\d/.test(text));
    expect(odd.filter(([path]) => path !== 'comma')).toEqual([]);
  });

  it('ends sentences as sentences, and labels without a stop', () => {
    const end = /[.。]$/;
    for (const [path, text] of said(strings)) {
      if (
        /^(reasons\.|rulesText\.|confirmText|wonText|letGone|canGoHere|undone|redone|moved$|movedTo|turned|runRemoved)/.test(
          path,
        )
      ) {
        expect(text, path).toMatch(end);
      } else if (path !== 'stop') expect(text, path).not.toMatch(end);
    }
  });

  it('tells the numbers of the rules', () => {
    const told = strings.rulesText.join(' ');
    has(told, strings.number(500), strings.number(100));
  });

  it('has room on the buttons of a narrow page', () => {
    const { newGame, restart, keepPlaying, sameDeal, copyRecord, play } = strings;
    // Han and kana are twice as wide as letters
    const width = (text: string): number => text.length + (text.match(/[\u3000-\u9FFF\uFF00-\uFFEF]/g)?.length ?? 0);
    for (const label of [newGame, restart, keepPlaying, sameDeal, copyRecord, play])
      expect(width(label), label).toBeLessThanOrEqual(20);
    for (const label of Object.values(strings.switches)) expect(width(label), label).toBeLessThanOrEqual(40);
    expect(name).toHaveLength(2);
  });
});

describe('plurals', () => {
  it('are counted in every language that has them', () => {
    expect([...new Set(counts.map(({ lang }) => lang))]).toEqual([
      'ar',
      'de',
      'es',
      'fr',
      'it',
      'nl',
      'pl',
      'pt',
      'ru',
      'sv',
    ]);
  });

  it('have all forms that whole numbers up to 200 take in their language, and use every one', () => {
    for (const strings of locales.values()) {
      for (let n = 0; n <= 200; n++) {
        for (const key of ['hidden', 'points', 'movesMade', 'dealsLeft', 'group'] as const) strings[key](n);
      }
    }
    for (const { lang, forms, used } of counts) {
      const rules = new Intl.PluralRules(lang);
      const needed = new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)));
      expect(Object.keys(forms).sort(), `${lang}: ${Object.values(forms)[0]}`).toEqual([...needed].sort());
      for (const form of needed) expect(used, `${lang}: ${form} of ${Object.values(forms)[0]}`).toContain(form);
    }
  });
});
