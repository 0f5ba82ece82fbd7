/**
 * Where everything lies: a pure function of the board's size and of the position.
 *
 * Drawing, hit-testing, closing up of long columns and animation all use this one answer, so a click can
 * never land beside the card it was meant for. All lengths are px from the board's physical top left
 * corner; right-to-left and left-handed play are already applied, so nobody else has to think of them.
 */

export interface LayoutInput {
  /** Width of the board, px; made for 280 and more, reckoned as 200 below that. */
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
  /** Space between two columns, px, where it is given. */
  readonly gap?: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A column; its `x` and `y` are those of its first card, or of its empty place. */
export interface ColumnLayout extends Place {
  /** Scale of the index (rank and suit in the corner) of its cards, 0.5 to 1.2. */
  readonly index: number;
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
const GAP = 0.22; // widest space between two columns
const NEAR = 0.75; // how far a drop reaches

const INDEX_MIN = 0.5; // smallest scale of an index
const TARGET = 24; // px: a face-up strip is a pointer target (WCAG 2.2, 2.5.8)
const SLIVER = 4; // px: least strip of a face-down card
const CARD_MAX = 144; // px
const RAIL_MIN = 116; // px: words and reminders need it
const WORDS_W = 72; // px: in the tray
const WORDS_H = 40; // px: two lines, in the rail
const PIPS_MIN = 84; // px: width of a card from which single pips can be told apart
const APART = 3; // px: between two piles

/**
 * The column of a usual middle game, for which a board that chooses its height keeps room: hidden cards, steps more than
 * there are columns, px a step.
 */
const USUAL = { hidden: 4, tray: 7, rail: 5, step: 33 };
/** A board that must grow does so by this many strips at once: the page below jumps seldom. */
const GROW = 4;

const { ceil, floor, max, min, round } = Math;
const clamp = (low: number, value: number, high: number): number => max(low, min(high, value));
/** A size that can be reckoned with, whatever is given. */
const sane = (value: number): number => clamp(200, value || 0, 9999);

/** Computes the places of everything on the board. */
export function layout({ columns, runs, rtl, leftHanded, largeIndex, ...input }: LayoutInput): Layout {
  const n = columns.length;
  const width = floor(sane(input.width));
  const given = input.height === null ? null : sane(input.height);

  const rail = width >= (given === null ? 680 : max(460, given * 1.15));
  const pad = clamp(4, round(width * 0.02), 20);
  const margin = given !== null && given < 360 ? 4 : pad; // above and below
  const edge = rail ? 2 * pad : 0; // between columns and rail
  const more = n > 7 ? 4 : 3; // packets of a full stock but the first
  const fan = 0.6 / more; // from one packet of the stock to the next, of a card's width

  // The card: as wide as the columns allow, unless a given height would starve them.
  const free = width - 2 * pad - edge;
  const between = input.gap! >= 0 ? min(input.gap!, width / n / 2) : null;
  const forCards = free - (n - 1) * (between ?? clamp(2, round((width / n) * 0.065), 12));
  const byWidth = rail ? min(forCards / (n + 1.6), (forCards - RAIL_MIN) / n) : forCards / n;
  const byHeight = given === null ? CARD_MAX : max(40, given / (rail ? 5.4 : 6.4));
  const w = floor(min(byWidth, byHeight, CARD_MAX));
  const h = round(w * RATIO);
  const step = round(fan * w);
  const stockW = w + more * step;
  const railW = rail ? max(stockW, RAIL_MIN) : 0;
  // What is left over on a wide board goes between the columns before it goes to the sides.
  const gap = between ?? floor(min(w * GAP, (free - railW - n * w) / (n - 1)));

  // Strips of hidden and face-up cards: as they like to be, and as tight as they may become by themselves.
  const base = clamp(largeIndex ? 1 : 0.72, 1.45 - w / 131, 1.2); // the narrower the card, the larger its index
  const hiddenStrip = max(HIDDEN * w, SLIVER);
  const upStrip = max(INDEX * base * w, TARGET);
  const hiddenTight = max(HIDDEN_TIGHT * w, SLIVER);
  const upTight = max(INDEX * INDEX_MIN * w, TARGET);

  // A board that chooses its height has the same room for all columns that can close up into it, more only for one
  // that cannot.
  const steps = n + (rail ? USUAL.rail : USUAL.tray);
  const usual = ceil(USUAL.hidden * hiddenStrip + steps * min(upStrip, USUAL.step));
  const tightest = max(...columns.map(({ hidden, up }) => hidden * hiddenTight + (up - 1) * upTight));
  const chunk = ceil(GROW * upTight);
  const around = 2 * margin + h + (rail ? 0 : h + 8); // all of the height but the strips
  const height = given ?? max(around + usual + ceil(max(0, tightest - usual) / chunk) * chunk, input.floor);

  // All is placed for left-to-right reading and the right hand, and mirrored for either; the columns keep their order.
  const flip = (x: number, wide: number): number => (rtl === leftHanded ? x : width - x - wide);
  const columnsW = n * w + (n - 1) * gap;
  const start = floor((width - columnsW - edge - railW) / 2);
  const railX = start + columnsW + edge;

  // A column closes up until it fits: hidden cards first, then face-up ones; only a height that a host gave can
  // squeeze it further, all its strips alike.
  const room = height - around;
  const placed = columns.map(({ hidden, up }, i): ColumnLayout => {
    const covered = max(0, up - 1);
    let low = clamp(hiddenTight, (room - covered * upStrip) / (hidden || 1), hiddenStrip);
    let high = clamp(upTight, (room - hidden * low) / (covered || 1), upStrip);
    const squeeze = min(1, room / (hidden * low + covered * high || 1));
    low *= squeeze;
    high *= squeeze;
    // Whole or half pixels, downwards: rounding never pushes a card over an edge.
    const cards = Array.from(
      { length: hidden + up },
      (_, k) => floor(2 * (margin + min(k, hidden) * low + max(0, k - hidden) * high)) / 2,
    );
    return {
      x: flip(start + (leftHanded ? n - 1 - i : i) * (w + gap), w),
      y: margin,
      index: clamp(INDEX_MIN, high / (INDEX * w), base),
      cards,
      bottom: (cards.at(-1) ?? margin) + h,
    };
  });

  // The stock fans inwards, its next packet innermost and on top.
  const trayY = height - margin - h;
  const packet = (i: number): Place => ({
    x: flip((rail ? railX + railW : width - pad) - w - i * step, w),
    y: rail ? margin : trayY,
  });

  // The rest of the rail or of the tray: finished runs, and the words between them and the stock.
  const boxX = rail ? railX : pad;
  const boxW = rail ? railW : free - stockW - 10;
  const boxY = rail ? margin + h + 8 : trayY;
  const boxH = height - margin - boxY;
  const perRow = rail ? 4 : runs;
  const rows = runs / perRow;
  const pileRoom = boxW - (rail ? 0 : WORDS_W);
  const pileRoomH = boxH - (rail ? WORDS_H : 0);
  const pitch = floor(min(w * PILE + APART, (pileRoom + APART) / perRow, (pileRoomH + APART) / rows / RATIO));
  const pileW = max(0, pitch - APART);
  const pileH = floor(pileW * RATIO);
  const beside = rail ? 0 : runs * pitch + APART;
  const reminderW = min(boxW, 400);

  return {
    width,
    height,
    w,
    h,
    gap,
    rail,
    columns: placed,
    stock: Array.from({ length: ceil(input.stock / n) }, (_, i) => packet(i)),
    stockPlace: packet(0),
    piles: Array.from({ length: runs }, (_, i) => ({
      x: flip(boxX + (i % perRow) * pitch, pileW),
      y: height - margin - pileH - (rows - 1 - floor(i / perRow)) * (pileH + APART),
    })),
    pileW,
    pileH,
    words: { x: flip(boxX + beside, boxW - beside), y: boxY, w: boxW - beside },
    reminder: { x: flip(boxX, reminderW), y: boxY, w: reminderW, h: boxH },
    pips: w >= PIPS_MIN,
  };
}

/**
 * The column whose strip, over the full height of the board, holds `x`; half the gap beside it counts too.
 * A column is as easy to hit below its last card as on it.
 */
export function columnAt({ columns, gap, w }: Layout, x: number): number | null {
  const at = columns.findIndex((c) => x >= c.x - gap / 2 && x < c.x + w + gap / 2);
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
  if (inside(pointer.y)) {
    const under = columnAt(board, pointer.x);
    if (under !== null && accepts(under)) return under;
  } else if (!inside(box.y) && !inside(box.y + box.h)) return null;
  let best: number | null = null;
  let least = NEAR * board.w;
  board.columns.forEach((c, i) => {
    const far = Math.abs(c.x - box.x);
    if (far <= least && accepts(i)) {
      best = i;
      least = far;
    }
  });
  return best;
}
