import { describe, expect, it } from 'vitest';
import { packOf } from '../../test/naive/support.js';
import { formatCard, parseCard } from './index.js';

describe('card texts', () => {
  it('name rank and suit, and are read back', () => {
    const names = packOf('SD1', 4);
    expect(names).toHaveLength(52);
    for (const name of names) expect(formatCard(parseCard(name)!)).toBe(name);
    expect(parseCard('AS')).toMatchObject({ suit: 'spades', rank: 1 });
    expect(parseCard('TH')).toMatchObject({ suit: 'hearts', rank: 10 });
    expect(parseCard('KC')).toMatchObject({ suit: 'clubs', rank: 13 });
    expect(parseCard('2D')).toMatchObject({ suit: 'diamonds', rank: 2 });
  });

  it('may write ten as 10', () => {
    expect(parseCard('10H')).toEqual(parseCard('TH'));
    expect(formatCard(parseCard('10H')!)).toBe('TH');
  });

  it('are else read as null', () => {
    for (const text of [
      '',
      'S',
      'A',
      '1S',
      '0S',
      '11S',
      'XS',
      'AX',
      'ASS',
      'A S',
      ' AS',
      'AS\n',
      '__proto__',
      'A♠',
      'Aſ',
    ]) {
      expect(parseCard(text), text).toBeNull();
    }
  });
});
