import { expect, it } from 'vitest';
import { plural } from './plural.js';

it('counts as Russian does', () => {
  const cards = plural('ru')({ one: '# карта', few: '# карты', many: '# карт' });
  expect([0, 1, 2, 5, 11, 12, 21, 22, 25, 111, 121].map(cards)).toEqual([
    '0 карт',
    '1 карта',
    '2 карты',
    '5 карт',
    '11 карт',
    '12 карт',
    '21 карта',
    '22 карты',
    '25 карт',
    '111 карт',
    '121 карта',
  ]);
});

it('needs no number where the form says it, and writes it in the digits it is given', () => {
  const cards = plural('ar', (n) => `<${n}>`)({ one: 'ورقة', two: 'ورقتان', few: '# أوراق', other: '# ورقة' });
  expect([1, 2, 3, 100].map(cards)).toEqual(['ورقة', 'ورقتان', '<3> أوراق', '<100> ورقة']);
});

it('takes the last form for what no form is given', () => {
  expect(plural('fr')({ one: '# carte', other: '# cartes' })(1_000_000)).toBe('1000000 cartes');
});

it('counts below zero as above', () => {
  expect([-1, -5].map(plural('pl')({ one: '# punkt', few: '# punkty', many: '# punktów' }))).toEqual([
    '-1 punkt',
    '-5 punktów',
  ]);
});
