import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAt, layout, targetFor, type ColumnLayout, type Layout, type LayoutInput } from './layout.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const opening = [0, 1, 2, 3, 4, 5, 6].map((hidden) => ({ hidden, up: 1 }));
const spiderOpening = Array.from({ length: 10 }, (_, i) => ({ hidden: i < 4 ? 5 : 4, up: 1 }));

const input = (more: Partial<LayoutInput> = {}): LayoutInput => ({
  width: 390,
  height: null,
  floor: 0,
  columns: opening,
  stock: 24,
  runs: 4,
  rtl: false,
  leftHanded: false,
  largeIndex: false,
  ...more,
});

const column = fc.record({ hidden: fc.integer({ min: 0, max: 6 }), up: fc.integer({ min: 0, max: 26 }) });
const game = fc.boolean().chain((spider) =>
  fc.record({
    columns: fc.array(column, { minLength: spider ? 10 : 7, maxLength: spider ? 10 : 7 }),
    stock: fc.integer({ min: 0, max: spider ? 50 : 24 }),
    runs: fc.constant(spider ? 8 : 4),
    rtl: fc.boolean(),
    leftHanded: fc.boolean(),
    largeIndex: fc.boolean(),
  }),
);
const anyBoard = (width: fc.Arbitrary<number>, height: fc.Arbitrary<number | null>) =>
  fc
    .record({ width, height, floor: fc.integer({ min: 0, max: 900 }), game })
    .map(({ game: of, ...size }): LayoutInput => ({ ...size, ...of }));
/** Boards as hosts give them: any width from 280 px, a height of its own or at least that of a phone on its side. */
const board = anyBoard(fc.integer({ min: 280, max: 2600 }), fc.option(fc.integer({ min: 240, max: 1600 })));

const columnBoxes = (l: Layout): Box[] => l.columns.map((c) => ({ x: c.x, y: c.y, w: l.w, h: c.bottom - c.y }));
const pileBoxes = (l: Layout): Box[] => l.piles.map((p) => ({ ...p, w: l.pileW, h: l.pileH }));
const stockBox = (l: Layout): Box => {
  const xs = [l.stockPlace, ...l.stock].map((p) => p.x);
  const x = Math.min(...xs);
  return { x, y: l.stockPlace.y, w: Math.max(...xs) + l.w - x, h: l.h };
};
/** From the top of each card to that of the next. */
const strips = ({ cards }: ColumnLayout): number[] => cards.slice(1).map((y, k) => y - (cards[k] ?? NaN));
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const within = (l: Layout, b: Box): boolean => b.x >= 0 && b.y >= 0 && b.x + b.w <= l.width && b.y + b.h <= l.height;

describe('layout', () => {
  it('puts nothing over anything else and nothing outside the board', () => {
    fc.assert(
      fc.property(board, (given) => {
        const l = layout(given);
        const columns = columnBoxes(l);
        const rest = [...pileBoxes(l), stockBox(l)];
        for (const box of [...columns, ...rest, l.reminder]) expect(within(l, box)).toBe(true);
        columns.forEach((a, i) => columns.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
        rest.forEach((a, i) => rest.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
        for (const a of columns) for (const b of [...rest, l.reminder]) expect(overlap(a, b)).toBe(false);
        expect(overlap(l.reminder, stockBox(l))).toBe(false);
        const words = { ...l.words, h: 16 };
        for (const box of [...columns, ...rest]) expect(overlap(words, box)).toBe(false);
      }),
    );
  });

  it('keeps to whole pixels across and half pixels down', () => {
    fc.assert(
      fc.property(board, (given) => {
        const l = layout(given);
        for (const x of [...l.columns, ...l.stock, ...l.piles, l.words, l.reminder].map((p) => p.x))
          expect(x % 1).toBe(0);
        for (const y of l.columns.flatMap((c) => c.cards)) expect((y * 2) % 1).toBe(0);
      }),
    );
  });

  it('stays sane at any size, even none', () => {
    const odd = fc.constantFrom(0, -5, 1, 3.7, 50, 199, 1e5, NaN, Infinity);
    fc.assert(
      fc.property(anyBoard(odd, fc.option(odd)), (given) => {
        const l = layout(given);
        const numbers: number[] = [];
        JSON.stringify(l, (_, value: unknown) => (typeof value === 'number' ? numbers.push(value) : value));
        for (const number of numbers) expect(number).toSatisfy(Number.isFinite);
        for (const length of [l.w, l.h, l.gap, l.pileW, l.pileH, l.words.w, l.reminder.w, l.reminder.h, l.height])
          expect(length).toBeGreaterThanOrEqual(0);
        for (const c of l.columns) for (const strip of strips(c)) expect(strip).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('mirrors the board for right-to-left reading', () => {
    fc.assert(
      fc.property(board, (given) => {
        const a = layout({ ...given, rtl: false });
        const b = layout({ ...given, rtl: true });
        const flip = (x: number, w: number): number => a.width - x - w;
        a.columns.forEach((c, i) => expect(b.columns[i]).toEqual({ ...c, x: flip(c.x, a.w) }));
        expect(b.stock).toEqual(a.stock.map((p) => ({ ...p, x: flip(p.x, a.w) })));
        expect(b.piles).toEqual(a.piles.map((p) => ({ ...p, x: flip(p.x, a.pileW) })));
        expect(b.words.x).toBe(flip(a.words.x, a.words.w));
        expect(b.reminder.x).toBe(flip(a.reminder.x, a.reminder.w));
      }),
    );
  });

  it('puts the stock on the other side for left-handed play, in the same sizes', () => {
    fc.assert(
      fc.property(board, (given) => {
        const a = layout({ ...given, leftHanded: false });
        const b = layout({ ...given, leftHanded: true });
        expect([b.w, b.h, b.gap, b.height, b.pileW, b.rail]).toEqual([a.w, a.h, a.gap, a.height, a.pileW, a.rail]);
        a.stock.forEach((p, i) => expect(Math.abs(p.x + (b.stock[i]?.x ?? 0) + a.w - a.width)).toBeLessThanOrEqual(2));
        // columns keep their order, first to last, for every hand
        const order = b.columns.map((c) => c.x);
        expect(order).toEqual(order.toSorted((p, q) => (given.rtl ? q - p : p - q)));
      }),
    );
  });

  it('closes a column up as it grows: hidden cards first, and never opens it', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: 0, max: 6 }), (given, hidden) => {
        let step = Infinity;
        let index = Infinity;
        for (let up = 2; up < 26; up++) {
          const columns = given.columns.map((c, i) => (i === 2 ? { hidden, up } : { hidden: 0, up: 1 }));
          const c = layout({ ...given, height: given.height ?? 700, columns }).columns[2];
          if (!c) throw new Error('no column');
          const last = strips(c).at(-1) ?? NaN;
          expect(last).toBeLessThanOrEqual(step + 0.5); // half a pixel for rounding
          expect(c.index).toBeLessThanOrEqual(index + 1e-9);
          step = Math.min(step, last);
          index = c.index;
        }
      }),
    );
    const grown = (up: number) => {
      const columns = opening.map((c, i) => (i === 6 ? { hidden: 6, up } : c));
      const { cards = [], index } = layout(input({ height: 560, columns })).columns[6] ?? {};
      return { index, hidden: (cards[6] ?? NaN) - (cards[0] ?? NaN) };
    };
    expect(grown(16).index).toBe(grown(13).index); // face-up strips still whole …
    expect(grown(16).hidden).toBeLessThan(grown(13).hidden); // … while hidden ones gave way
  });

  it('keeps strips large enough for a finger where it chooses its height itself', () => {
    fc.assert(
      fc.property(board, (given) => {
        const l = layout({ ...given, height: null });
        l.columns.forEach((c, i) => {
          const { hidden = 0 } = given.columns[i] ?? {};
          strips(c).forEach((strip, k) => {
            expect(strip).toBeGreaterThanOrEqual(k < hidden ? 3.5 : 23.5); // half a pixel for rounding
          });
        });
      }),
    );
  });

  it('has a steady height with room for a usual middle game, and grows only when a column cannot close up', () => {
    const usual = (columns: LayoutInput['columns']) =>
      columns.map((c) => ({ hidden: Math.min(c.hidden, 5), up: Math.min(c.up, 11) }));
    fc.assert(
      fc.property(board, (given) => {
        const bare = layout({
          ...given,
          height: null,
          floor: 0,
          columns: given.columns.map(() => ({ hidden: 0, up: 0 })),
        });
        const middle = layout({ ...given, height: null, floor: 0, columns: usual(given.columns) });
        expect(middle.height).toBe(bare.height);
        expect(middle.w).toBe(bare.w);
        const long = layout({ ...given, height: null, floor: 0 });
        expect(long.height).toBeGreaterThanOrEqual(bare.height);
        expect(long.w).toBe(bare.w);
        // what it has grown to stays
        const after = layout({ ...given, height: null, floor: long.height, columns: usual(given.columns) });
        expect(after.height).toBe(long.height);
      }),
    );
  });

  it('keeps to the height a host gives, whatever lies on it', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: 240, max: 1600 }), (given, height) => {
        const l = layout({ ...given, height });
        expect(l.height).toBe(height);
        expect(l.w).toBe(layout({ ...given, height, columns: given.columns.map(() => ({ hidden: 0, up: 0 })) }).w);
      }),
    );
  });

  it('fits the pages it is made for', () => {
    const at = (width: number, height: number | null, spider = false) =>
      layout(input({ width, height, ...(spider ? { columns: spiderOpening, stock: 50, runs: 8 } : {}) }));
    for (const spider of [false, true]) {
      expect(at(390, null, spider).height).toSatisfy((h: number) => h >= 500 && h <= 640);
      expect(at(1280, null, spider).height).toSatisfy((h: number) => h >= 600 && h <= 720);
      expect(at(280, null, spider).w).toBeGreaterThanOrEqual(24);
    }
    expect(at(390, null).rail).toBe(false);
    expect(at(1280, null).rail).toBe(true);
    expect(at(568, 264).rail).toBe(true); // a phone on its side
    expect(at(320, null).words.w).toBeGreaterThanOrEqual(60);
    expect(at(280, null).reminder.w).toBeGreaterThanOrEqual(4 * 44 + 3 * 4); // four buttons of a held group
    expect([at(390, null).pips, at(1280, null).pips]).toEqual([false, true]);
  });

  it('lays the packet dealt next on top, innermost', () => {
    const l = layout(input({ width: 1280, stock: 24 }));
    expect(l.stock).toHaveLength(4);
    expect(l.stock[0]).toEqual(l.stockPlace);
    expect(l.stock.at(-1)?.x).toBeLessThan(l.stockPlace.x);
    expect(layout(input({ stock: 3 })).stock).toEqual([layout(input()).stockPlace]);
    expect(layout(input({ stock: 0 })).stock).toEqual([]);
  });
});

describe('columnAt', () => {
  it('finds each column from half a gap before it to half a gap behind it', () => {
    fc.assert(
      fc.property(board, (given) => {
        const l = layout(given);
        l.columns.forEach((c, i) => {
          expect(columnAt(l, c.x)).toBe(i);
          expect(columnAt(l, c.x + l.w / 2)).toBe(i);
          expect(columnAt(l, c.x + l.w + l.gap / 2 - 0.01)).toBe(i);
          expect(columnAt(l, c.x - l.gap / 2)).toBe(i);
        });
      }),
    );
  });

  it('finds none beside them', () => {
    const l = layout(input({ width: 1280 }));
    expect(columnAt(l, -1)).toBeNull();
    expect(columnAt(l, l.stockPlace.x)).toBeNull();
  });
});

describe('targetFor', () => {
  const l = layout(input({ width: 390 }));
  const at = (i: number): number => l.columns[i]?.x ?? NaN;
  const lead = (x: number, y = 200) => ({ x, y, w: l.w, h: l.h });
  const all = () => true;

  it('takes the column under the pointer, however far below its last card', () => {
    expect(targetFor(l, lead(at(2)), { x: at(2) + 5, y: l.height - 1 }, all)).toBe(2);
    // the pointer beats the card it drags
    expect(targetFor(l, lead(at(3) - 10), { x: at(2) + l.w - 1, y: 300 }, all)).toBe(2);
  });

  it('else takes the nearest accepting column the lead card lies over', () => {
    const only = (target: number) => (i: number) => i === target;
    expect(targetFor(l, lead(at(3) + 0.4 * l.w), { x: at(3) + 2, y: 200 }, only(4))).toBe(4);
    expect(targetFor(l, lead(at(3)), { x: at(3) + 2, y: 200 }, only(5))).toBeNull();
  });

  it('takes none for a card barely lifted off its own column, none outside the board', () => {
    const notOwn = (i: number): boolean => i !== 3;
    expect(targetFor(l, lead(at(3) + 6), { x: at(3) + 20, y: 200 }, notOwn)).toBeNull();
    expect(targetFor(l, lead(at(2), -500), { x: at(2), y: -400 }, all)).toBeNull();
    expect(targetFor(l, lead(at(2)), { x: at(2), y: 200 }, () => false)).toBeNull();
  });

  it('only ever names an accepting column', () => {
    const n = fc.integer({ min: -300, max: 3000 });
    fc.assert(
      fc.property(
        board,
        n,
        n,
        n,
        n,
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (given, bx, by, px, py, open) => {
          const of = layout(given);
          const found = targetFor(of, { x: bx, y: by, w: of.w, h: of.h }, { x: px, y: py }, (i) => open[i] === true);
          if (found !== null) expect(open[found]).toBe(true);
        },
      ),
    );
  });
});
