/**
 * Where everything lies: a pure function of the board's size and of the position.
 *
 * Drawing, hit-testing, closing up of long columns and animation all use this one answer, so a click can
 * never land beside the card it was meant for. All lengths are px from the board's physical top left
 * corner; right-to-left and left-handed play are already applied, so nobody else has to think of them.
 */

export interface LayoutInput {
  /** Width of the board, px; made for 280 and more, harmless below. */
  readonly width: number;
  /** Height the host gives the board, px, or null where the board chooses. */
  readonly height: number | null;
  /** Height the board has already grown to in this game, px: it never shrinks below. Unused with a `height`. */
  readonly floor: number;
  /** Face-down and face-up cards of each column, 0 and more. */
  readonly columns: readonly { readonly hidden: number; readonly up: number }[];
  /** Cards left in the stock. */
  readonly stock: number;
  /** Runs to win: 4 or 8. */
  readonly runs: number;
  readonly rtl: boolean;
  readonly leftHanded: boolean;
  readonly largeIndex: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A column; its `x` and `y` are those of its first card, or of its empty place. */
export interface ColumnLayout extends Place {
  /** Scale of the index (rank and suit in the corner) of its cards, 0.5 to 1.2. */
  readonly index: number;
  /** Height of a covered face-up card's strip. */
  readonly step: number;
  /** Top of each card, bottom card first. */
  readonly cards: readonly number[];
  /** Lower edge of the last card, or of the empty place. */
  readonly bottom: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Width and height of a card. */
  readonly w: number;
  readonly h: number;
  /** Space between two columns. */
  readonly gap: number;
  /** Stock and runs stand beside the columns (landscape) rather than below them. */
  readonly rail: boolean;
  readonly columns: readonly ColumnLayout[];
  /** One place a packet; the packet dealt next is the last and lies on top. */
  readonly stock: readonly Place[];
  /** Where the bottom packet lies, also when none is left. */
  readonly stockPlace: Place;
  /** One place a finished run. */
  readonly piles: readonly Place[];
  readonly pileW: number;
  readonly pileH: number;
  /** The words of the stock. */
  readonly words: Place & { readonly w: number };
  /** Box for rule reminders and the buttons of a held group: over runs and words, never stock or columns. */
  readonly reminder: Place & { readonly w: number; readonly h: number };
  /** Number cards are large enough to show as many suits as they count. */
  readonly pips: boolean;
}

// Fractions of the card's width.
const RATIO = 1.4; // height of a card
const INDEX = 0.46; // strip that shows a whole index at scale 1
const HIDDEN = 0.13; // strip of a face-down card
const HIDDEN_TIGHT = 0.07; // what it closes up to
const PILE = 0.72; // a finished run

const INDEX_MIN = 0.5; // smallest scale of an index
const TARGET = 24; // px: a face-up strip is a pointer target (WCAG 2.2, 2.5.8)
const SLIVER = 4; // px: least strip of a face-down card
const CARD_MAX = 144; // px
const RAIL_MIN = 116; // px: words and reminders need it
const WORDS_H = 40; // px: two lines, in the rail
const PIPS_MIN = 84; // px: width of a card from which single pips can be told apart
const NEAR = 0.75; // of a card's width: how far a drop reaches

/** The column of a usual middle game, for which a board that chooses its height keeps room: cards, steps, px a step. */
const USUAL = { hidden: 4, tray: 14, rail: 12, spider: 3, step: 33 };
/** A board that must grow does so by this many strips at once: the page below jumps seldom. */
const GROW = 4;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));
/** Whole or half pixels, downwards: rounding never pushes a card over an edge. */
const half = (value: number): number => Math.floor(value * 2) / 2;
const size = (value: number): number => (value > 0 && value < Infinity ? Math.floor(value) : 0);

/** The narrower the card, the larger its index: 1.2 at 33 px, 1 from 44 to 56 px, 0.72 from 96 px. */
function indexScale(w: number, large: boolean): number {
  if (w < 44) return clamp(1, 1 + (44 - w) / 55, 1.2);
  return large ? 1 : clamp(0.72, 1 - (w - 56) / 143, 1);
}

/** Strips of face-down and face-up cards: as they like to be, and as tight as they may become by themselves. */
function strips(w: number, index: number) {
  return {
    hidden: Math.max(HIDDEN * w, SLIVER),
    up: Math.max(INDEX * index * w, TARGET),
    hiddenTight: Math.max(HIDDEN_TIGHT * w, SLIVER),
    upTight: Math.max(INDEX * INDEX_MIN * w, TARGET),
  };
}

type Strips = ReturnType<typeof strips>;

/**
 * Closes a column up until it fits in `room` px: hidden cards first, then face-up ones; only a height that
 * a host gave can squeeze it further, all its strips alike.
 */
function closeUp(
  hidden: number,
  steps: number,
  room: number,
  s: Strips,
): { readonly hidden: number; readonly up: number } {
  let low = s.hidden;
  let high = s.up;
  if (hidden > 0) low = clamp(s.hiddenTight, (room - steps * high) / hidden, low);
  if (steps > 0) high = clamp(s.upTight, (room - hidden * low) / steps, high);
  const squeeze = Math.min(1, Math.max(0, room) / (hidden * low + steps * high || 1));
  return { hidden: low * squeeze, up: high * squeeze };
}

/**
 * Room for the strips on a board that chooses its height: the same for all columns that can close up into
 * it, more only for one that cannot.
 */
function stripsRoom(columns: LayoutInput['columns'], s: Strips, rail: boolean): number {
  const steps = (rail ? USUAL.rail : USUAL.tray) + (columns.length > 7 ? USUAL.spider : 0);
  const usual = Math.ceil(USUAL.hidden * s.hidden + steps * Math.min(s.up, USUAL.step));
  const tightest = columns.map(({ hidden, up }) => hidden * s.hiddenTight + Math.max(0, up - 1) * s.upTight);
  const chunk = Math.ceil(GROW * s.upTight);
  return usual + Math.ceil(Math.max(0, ...tightest.map((column) => column - usual)) / chunk) * chunk;
}

/** Computes the places of everything on the board. */
export function layout(input: LayoutInput): Layout {
  const { columns, runs, rtl, leftHanded } = input;
  const n = Math.max(1, columns.length);
  const width = size(input.width);
  const given = input.height === null ? null : size(input.height);

  const rail = given === null ? width >= 680 : width >= 440 + (n - 7) * 10 && width > given * 1.15;
  const pad = Math.min(clamp(4, Math.round(width * 0.02), 20), Math.floor(width / 8));
  const top = given === null || given >= 360 ? pad + 2 : Math.min(4, Math.floor(given / 16));
  const foot = given === null || given >= 360 ? pad : top;
  const edge = rail ? 2.5 * pad : 0; // between columns and rail
  const fan = n > 7 ? 0.16 : 0.2; // from one packet of the stock to the next, of a card's width
  const packets = Math.ceil(Math.max(0, input.stock) / n);
  const span = 1 + fan * (n > 7 ? 4 : 3); // width of a full stock, of a card's width

  // The card: as wide as the columns allow, unless a given height would starve them.
  let gap = clamp(2, Math.round((width / n) * 0.065), 12);
  const free = width - 2 * pad - (n - 1) * gap - edge;
  const byWidth = rail ? Math.min(free / (n + span), (free - RAIL_MIN) / n) : free / n;
  const byHeight =
    given === null
      ? CARD_MAX
      : Math.min(
          Math.max(40, given / (rail ? 5.4 : 6.4)),
          (given - top - foot - (rail ? 0 : 8)) / (rail ? 1 : 2) / RATIO,
        );
  const w = size(Math.min(byWidth, byHeight, CARD_MAX));
  const h = Math.round(w * RATIO);
  const step = Math.round(fan * w);
  const stockW = w + (n > 7 ? 4 : 3) * step;
  const railW = rail ? Math.max(stockW, RAIL_MIN) : 0;
  // What is left over on a wide board goes between the columns before it goes to the sides.
  gap = Math.max(
    0,
    Math.min(
      Math.max(gap, Math.round(w * 0.22)),
      Math.floor((width - 2 * pad - edge - railW - n * w) / Math.max(1, n - 1)),
    ),
  );

  const base = indexScale(w, input.largeIndex);
  const s = strips(w, base);
  const around = top + h + (rail ? foot : foot + h + 8); // all of the height but the strips
  const height = given ?? Math.max(around + stripsRoom(columns, s, rail), size(input.floor));

  // Everything is placed for left-to-right reading and mirrored at the end.
  const flip = (x: number, wide: number): number => (rtl ? width - x - wide : x);
  const columnsW = n * w + (n - 1) * gap;
  const total = columnsW + (rail ? edge + railW : 0);
  const left = Math.max(0, Math.floor((width - total) / 2));
  const start = Math.round(rail && leftHanded ? left + railW + edge : left);
  const railX = Math.round(leftHanded ? left : start + columnsW + edge);

  const trayY = height - foot - h;
  const room = (rail ? height - foot : trayY - 8) - top - h;
  const placed = columns.map(({ hidden, up }, i): ColumnLayout => {
    const strip = closeUp(hidden, Math.max(0, up - 1), room, s);
    const cards = Array.from({ length: hidden + up }, (_, k) =>
      half(top + Math.min(k, hidden) * strip.hidden + Math.max(0, k - hidden) * strip.up),
    );
    return {
      x: flip(start + i * (w + gap), w),
      y: top,
      index: clamp(INDEX_MIN, w > 0 ? strip.up / (INDEX * w) : base, base),
      step: strip.up,
      cards,
      bottom: (cards.at(-1) ?? top) + h,
    };
  });

  // The stock fans inwards, its next packet innermost and on top.
  const outer = rail ? railX + (leftHanded ? 0 : railW - w) : leftHanded ? pad : width - pad - w;
  const inwards = leftHanded ? step : -step;
  const stockY = rail ? top : trayY;
  const packet = (i: number): Place => ({ x: flip(outer + i * inwards, w), y: stockY });

  // Finished runs, then the words between them and the stock.
  const wordsY = rail ? stockY + h + 8 : trayY;
  const perRow = rail ? 4 : Math.max(1, runs);
  const rows = Math.max(1, Math.ceil(runs / perRow));
  const space = 3;
  const pileRoom = rail ? railW : width - 2 * pad - stockW - (runs > 4 ? 76 : 92);
  const pileRoomH = rail ? height - foot - wordsY - WORDS_H : h;
  const pileW = size(
    Math.min(w * PILE, (pileRoom - (perRow - 1) * space) / perRow, (pileRoomH - (rows - 1) * space) / rows / RATIO),
  );
  const pileH = Math.floor(pileW * RATIO);
  const pilesW = perRow * (pileW + space) - space;
  const pilesX = rail ? railX : leftHanded ? width - pad - pilesW : pad;
  const pilesY = height - foot - rows * (pileH + space) + space;
  const piles = Array.from({ length: runs }, (_, i) => ({
    x: flip(pilesX + (i % perRow) * (pileW + space), pileW),
    y: pilesY + Math.floor(i / perRow) * (pileH + space),
  }));

  const boxW = rail ? railW : Math.max(0, width - 2 * pad - stockW - 10);
  const boxX = rail ? railX : leftHanded ? width - pad - boxW : pad;
  const wordsW = rail ? railW : Math.max(0, boxW - pilesW - 6);
  const wordsX = rail ? railX : leftHanded ? pad + stockW + 10 : pad + pilesW + 6;
  const reminderW = Math.min(boxW, 400);
  const reminderX = leftHanded ? boxX + boxW - reminderW : boxX;

  return {
    width,
    height,
    w,
    h,
    gap,
    rail,
    columns: placed,
    stock: Array.from({ length: packets }, (_, i) => packet(i)),
    stockPlace: packet(0),
    piles,
    pileW,
    pileH,
    words: { x: flip(wordsX, wordsW), y: wordsY, w: wordsW },
    reminder: { x: flip(reminderX, reminderW), y: wordsY, w: reminderW, h: Math.max(0, height - foot - wordsY) },
    pips: w >= PIPS_MIN,
  };
}

/**
 * The column whose strip, over the full height of the board, holds `x`; half the gap beside it counts too.
 * A column is as easy to hit below its last card as on it.
 */
export function columnAt(board: Layout, x: number): number | null {
  const reach = board.gap / 2;
  const at = board.columns.findIndex((c) => x >= c.x - reach && x < c.x + board.w + reach);
  return at < 0 ? null : at;
}

/**
 * Where a dragged group would go: the column under the pointer if it accepts, else the nearest accepting
 * column the lead card lies over, else null.
 * @param box the lead card as it is drawn now, px
 */
export function targetFor(
  board: Layout,
  box: Place & { readonly w: number; readonly h: number },
  pointer: Place,
  accepts: (column: number) => boolean,
): number | null {
  const inside = (y: number): boolean => y >= 0 && y <= board.height;
  if (!inside(pointer.y) && !inside(box.y) && !inside(box.y + box.h)) return null;
  const under = columnAt(board, pointer.x);
  if (under !== null && inside(pointer.y) && accepts(under)) return under;
  let best: number | null = null;
  let least = NEAR * board.w;
  board.columns.forEach((c, i) => {
    const far = Math.abs(c.x + board.w / 2 - (box.x + box.w / 2));
    if (far <= least && accepts(i)) {
      best = i;
      least = far;
    }
  });
  return best;
}
