import { describe, expect, it } from 'vitest';
import deals from '../../test/fixtures/deals.json';
import { naiveShuffle } from '../../test/naive/rules.js';
import { codeOf, generator, letterOf, nameOf, namesOf, packOf } from '../../test/naive/support.js';
import { newGame } from './index.js';

describe('the public shuffle', () => {
  it.each(deals)('$code deals the golden vector', ({ code, columns, stock }) => {
    const { position, start } = newGame(code);
    expect(position.columns.map((column) => namesOf(column.cards))).toEqual(columns);
    expect(namesOf(position.stock)).toBe(stock);
    expect(position.columns.map((column) => column.hidden)).toEqual(
      columns.map((column) => column.split(' ').length - 1),
    );
    expect(position.removed).toEqual([]);
    expect(position.variant).toBe(code.startsWith('SP') ? 'spider' : 'spiderette');
    expect(position.suits).toBe(Number(code[5]));
    expect(start).toEqual(position);
  });

  it.each(deals)('$code numbers its cards by their place in the ordered pack', ({ code, columns, stock }) => {
    const { position } = newGame(code);
    const pack = packOf(code.slice(0, 3), Number(code[5]));
    const cards = [...position.columns.flatMap((column) => column.cards), ...position.stock];
    expect(cards.map(nameOf)).toEqual([...columns, stock].join(' ').split(' '));
    expect(cards.map((card) => pack[card.id])).toEqual(cards.map(nameOf));
    expect(cards.map((card) => card.id).toSorted((a, b) => a - b)).toEqual(pack.map((_, i) => i));
  });

  it('has 21 hidden cards and 24 in the stock in Spiderette, 44 and 50 in Spider', () => {
    const counts = (code: string): unknown => {
      const { columns, stock } = newGame(code).position;
      return [columns.map((c) => c.cards.length), columns.reduce((sum, c) => sum + c.hidden, 0), stock.length];
    };
    expect(counts('SD1-S4-QQQQQQQ')).toEqual([[1, 2, 3, 4, 5, 6, 7], 21, 24]);
    expect(counts('SP1-S4-QQQQQQQ')).toEqual([[6, 6, 6, 6, 5, 5, 5, 5, 5, 5], 44, 50]);
  });

  it('gives the same shuffle at every difficulty', () => {
    const ids = (code: string): number[] => {
      const { columns, stock } = newGame(code).position;
      return [...columns.flatMap((column) => column.cards), ...stock].map((card) => card.id);
    };
    for (const game of ['SD1', 'SP1']) {
      expect(ids(`${game}-S2-KOLIBRI`)).toEqual(ids(`${game}-S1-KOLIBRI`));
      expect(ids(`${game}-S4-KOLIBRI`)).toEqual(ids(`${game}-S1-KOLIBRI`));
    }
  });

  it('draws again where Lemire’s method rejects a number, which one deal in millions needs', () => {
    // found by search: in each of these Spider deals one draw is rejected
    for (const shuffle of [5_200_627, 13_645_621, 13_956_009, 15_357_035]) {
      const code = codeOf('SP1', 4, shuffle);
      const { columns, stock } = newGame(code).position;
      const pack = naiveShuffle(code).map((card) => card.id);
      expect(stock.map((card) => card.id)).toEqual(pack.slice(54));
      expect(columns.map((column) => column.cards[0]!.id)).toEqual(pack.slice(0, 10));
    }
  });

  it('is the shuffle of the independent implementation, all over the range', () => {
    const random = generator(1);
    for (let i = 0; i < 400; i++) {
      const shuffle = i < 40 ? i : i < 80 ? 2 ** 35 - 1 - (i - 40) : Math.floor(random() * 2 ** 35);
      const code = codeOf(i % 2 === 0 ? 'SD1' : 'SP1', [1, 2, 4][i % 3]!, shuffle);
      const { columns, stock } = newGame(code).position;
      const dealt: string[] = [];
      for (let row = 0; row < 7; row++) {
        for (const column of columns) {
          const card = column.cards[row];
          if (card) dealt.push(`${card.id}${letterOf(card.suit)}${card.rank}`);
        }
      }
      dealt.push(...stock.map((card) => `${card.id}${letterOf(card.suit)}${card.rank}`));
      expect(dealt, code).toEqual(naiveShuffle(code).map((card) => `${card.id}${card.suit}${card.rank}`));
    }
  });
});
