import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import deals from '../../test/fixtures/deals.json';
import oracleDeals from '../../test/fixtures/oracle-deals.json';
import { begin, pick, plays, generator, positionOf, tableText, textOf } from '../../test/naive/support.js';
import { PositionError, formatPosition, legalActions, newGame, parsePosition, play } from './index.js';
import type { Position } from './index.js';

/** Long random play: a loaded machine may take many times what it takes alone. */
vi.setConfig({ testTimeout: 60_000 });

/** The same arrangement, whatever the ids. */
function plain(position: Position): unknown {
  return JSON.parse(JSON.stringify(position, (key, value: unknown) => (key === 'id' ? 0 : value)));
}

function failure(text: unknown): PositionError {
  try {
    parsePosition(text as string);
  } catch (error) {
    expect(error).toBeInstanceOf(PositionError);
    return error as PositionError;
  }
  throw new Error(`was read: ${String(text)}`);
}

const middle = tableText('SD1-S4', ['[3D 4C] 7S', '-', 'TH 9H', 'AS', '-', '[KC] QD JD', '5C'], {
  stock: 'TD 6C',
  rest: 2,
});

describe('formatPosition', () => {
  it('writes columns, stock and removed runs on one line', () => {
    const [deal] = deals;
    const { position } = newGame(deal!.code);
    expect(formatPosition(position)).toBe(
      'SD1-S1 JS | [TS] JS | [2S TS] 7S | [TS 6S KS] JS | [9S 7S 8S KS] 2S | [3S 4S 8S 7S 9S] 4S | ' +
        `[QS TS 6S 6S QS AS] 5S / ${deal!.stock} / -`,
    );
  });

  it('writes empty columns, an empty stock and removed runs in the order of their removal', () => {
    const text = tableText('SD1-S4', ['KD', 'QD JD', '-', '[TD] 9D', '-', '8D 7D 6D 5D 4D 3D 2D AD'], {
      removed: 'HSC',
    });
    expect(text).toBe('SD1-S4 KD | QD JD | - | [TD] 9D | - | 8D 7D 6D 5D 4D 3D 2D AD | - / - / HSC');
    expect(formatPosition(positionOf(text))).toBe(text);
  });
});

describe('parsePosition', () => {
  it('reads what formatPosition writes, and gives ids in reading order', () => {
    const position = parsePosition(middle);
    expect(position).toEqual(positionOf(middle));
    expect([...position.columns.flatMap((column) => column.cards), ...position.stock].map((card) => card.id)).toEqual(
      Array.from({ length: 52 }, (_, i) => i),
    );
    expect(formatPosition(position)).toBe(middle);
    expect(position.columns[0]).toEqual({
      hidden: 2,
      cards: [
        { id: 0, suit: 'diamonds', rank: 3 },
        { id: 1, suit: 'clubs', rank: 4 },
        { id: 2, suit: 'spades', rank: 7 },
      ],
    });
    expect(position.columns[1]).toEqual({ hidden: 0, cards: [] });
    expect([position.variant, position.suits, position.removed]).toEqual(['spiderette', 4, []]);
  });

  it('reads 10 for T', () => {
    expect(parsePosition(middle.replaceAll('T', '10'))).toEqual(parsePosition(middle));
  });

  it('reads stocks of any size', () => {
    for (const stock of ['', 'AS', 'AS 2H', 'AS 2H 3S 4H 5S 6H 7S 8H']) {
      const text = tableText('SP1-S2', ['2S', '3H', '4S', '5H', '6S', '7H', '8S', '9H', 'TS', 'JH'], {
        stock,
        rest: 3,
      });
      expect(formatPosition(parsePosition(text))).toBe(text);
    }
    const all = tableText('SP1-S2', []);
    expect(parsePosition(all).stock).toHaveLength(104);
  });

  it('reads a thirteen that is no complete run: hidden king, mixed suits, something on it', () => {
    const hiddenKing = tableText('SD1-S1', ['[KS] QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS']);
    const mixed = tableText('SD1-S2', ['KS QS JS TS 9S 8S 7H 6S 5S 4S 3S 2S AS']);
    const buried = tableText('SD1-S1', ['KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS AS']);
    for (const text of [hiddenKing, mixed, buried]) expect(formatPosition(parsePosition(text))).toBe(text);
  });

  it.each(oracleDeals)('reads deal $id', ({ suits, columns, stock }) => {
    const hide = (column: string): string => column.replace(/^(.*) (\S+)$/, '[$1] $2');
    const text = `SD1-S${suits} ${columns.map(hide).join(' | ')} / ${stock} / -`;
    expect(formatPosition(parsePosition(text))).toBe(text);
  });

  it.each([
    ['another game', middle.replace('SD1', 'XX1')],
    ['a newer version', middle.replace('SD1', 'SD2')],
    ['another number of suits', middle.replace('S4', 'S3')],
    ['a card that is none', middle.replace('7S', '1S')],
    ['a suit that is none', middle.replace('7S', '7X')],
    ['a card twice', middle.replace('7S', '7S 7S')],
    ['one card for another', middle.replace('AS', '2S')],
    ['a card too many in the stock', middle.replace('TD 6C', 'TD 6C 6C')],
    ['a suit this number of suits has not', tableText('SD1-S1', ['AS']).replace('AS', 'AH')],
    ['a column whose last card is hidden', middle.replace('[3D 4C] 7S', '[3D 4C 7S]')],
    ['hidden cards above face-up ones', middle.replace('[3D 4C] 7S', '3D [4C] 7S')],
    ['a bracket that is not closed', middle.replace('[3D 4C] 7S', '[3D 4C 7S')],
    ['a bracket that is not opened', middle.replace('[3D 4C] 7S', '3D 4C] 7S')],
    ['a standing complete run', tableText('SD1-S1', ['KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS'])],
    ['a standing complete run on hidden cards', tableText('SD1-S1', ['[AS] KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS'])],
    ['no stock', middle.slice(0, middle.indexOf(' /'))],
    ['no removed runs', middle.slice(0, middle.lastIndexOf(' /'))],
    ['one part too many', `${middle} / -`],
    ['a removed run whose cards are still there', middle.replace(/-$/, 'S')],
    ['a removed suit that is none', middle.replace(/-$/, 'X')],
    [
      'a removed suit that grows into one in upper case',
      tableText('SD1-S4', ['KD'], { removed: 'S' }).replace(/S$/, 'ſ'),
    ],
    ['a code', 'SD1-S1-AAAAABD'],
  ])('refuses %s, with the place and why', (_, text) => {
    const error = failure(text);
    expect(error.reason).toMatch(/^[a-z-]+$/);
    expect(error.message.length).toBeGreaterThan(10);
    expect(error.at).toBeGreaterThanOrEqual(0);
    expect(error.at).toBeLessThanOrEqual(text.length);
  });

  it.each([
    ['no text', ''],
    ['a card missing', middle.replace('AS', '-')],
    ['a card missing in the stock', middle.replace('TD 6C', 'TD')],
    ['a column too few', middle.replace(' | 5C', '').replace('/ TD', '/ 5C TD')],
    ['a column too many', middle.replace('| 5C', '| - | 5C')],
    ['the columns of the other game', middle.replace('SD1', 'SP1')],
  ])('refuses %s, which has no one place', (_, text) => {
    const error = failure(text);
    expect(error.reason).toMatch(/^[a-z-]+$/);
    expect(error.message.length).toBeGreaterThan(10);
  });

  it('tells the place of a card it cannot read', () => {
    for (const card of ['7S', 'QD', '5C', 'TD', '6C']) {
      const text = middle.replace(card, '?!');
      expect(failure(text).at).toBe(text.indexOf('?!'));
    }
  });

  it('tells faults of different kinds apart', () => {
    const reasons = [
      middle.replace('7S', '7X'),
      middle.replace('AS', '-'),
      middle.replace('[3D 4C] 7S', '[3D 4C 7S]'),
      tableText('SD1-S1', ['KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS']),
    ].map((text) => failure(text).reason);
    expect(new Set(reasons).size).toBe(4);
  });

  it('is the inverse of formatPosition but for the ids, all through random games', () => {
    fc.assert(
      fc.property(plays(60), ({ start, seed, steps }) => {
        const random = generator(seed);
        let game = begin(start);
        for (let i = 0; i < steps; i++) {
          const legal = legalActions(game.position, game.options);
          if (legal.length === 0) break;
          game = play(game, pick(random, game.position, legal)).game;
        }
        const text = formatPosition(game.position);
        expect(text).toBe(textOf(game.position));
        const again = parsePosition(text);
        expect(plain(again)).toEqual(plain(game.position));
        expect(formatPosition(again)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});

describe('newGame from a position', () => {
  it('begins with it: code null, score 500, no moves', () => {
    const position = positionOf(middle);
    const game = newGame(position);
    expect([game.code, game.score, game.moves, game.won, game.everWon]).toEqual([null, 500, 0, false, false]);
    expect([game.canUndo, game.canRedo, game.actions]).toEqual([false, false, []]);
    expect(game.position).toEqual(position);
    expect(game.start).toEqual(position);
  });

  it('refuses what no text could enter either', () => {
    const position = positionOf(middle);
    const wrong: unknown[] = [
      null,
      undefined,
      {},
      [],
      7,
      { ...position, columns: position.columns.slice(1) },
      { ...position, columns: null },
      { ...position, columns: position.columns.map(() => null) },
      { ...position, stock: position.stock.slice(1) },
      { ...position, stock: [...position.stock, position.stock[0]] },
      { ...position, stock: position.stock.map(() => null) },
      { ...position, removed: ['spades'] },
      { ...position, removed: ['__proto__'] },
      { ...position, variant: 'spider' },
      { ...position, variant: '__proto__' },
      { ...position, suits: 3 },
      { ...position, suits: 1 },
      { ...position, columns: position.columns.map((column) => ({ ...column, hidden: column.cards.length })) },
      { ...position, columns: position.columns.map((column) => ({ ...column, hidden: -1 })) },
      { ...position, columns: position.columns.map((column) => ({ ...column, hidden: 0.5 })) },
      { ...position, columns: position.columns.map((column) => ({ ...column, hidden: Number.NaN })) },
      { ...position, stock: position.stock.map((card) => ({ ...card, rank: 14 })) },
      { ...position, stock: position.stock.map((card) => ({ ...card, suit: 'stars' })) },
      positionOf(tableText('SD1-S1', ['KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS'])),
    ];
    for (const value of wrong) {
      let error: unknown;
      try {
        newGame(value as Position);
      } catch (thrown) {
        error = thrown;
      }
      expect(error, `number ${wrong.indexOf(value)}`).toBeInstanceOf(PositionError);
    }
  });
});
