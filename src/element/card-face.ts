/**
 * The faces and the back of the cards, drawn: no image, no font, no suit character, so they look the same
 * on every platform and under the strictest Content-Security-Policy.
 *
 * A card is 100 x 140 units. `cardSprite()` goes once into the shadow root; each face is then one template
 * of three `<use>`, a back of one. `currentColor` is the suit's colour; colours and weights come from the stylesheet alone.
 * Classes of the shapes:
 *
 *   f a court, its ink and its edges of paper   c skin   d gold   l line of a face   p paper
 *   k silk   g suit on silk   q a back   r rank
 */
import { html, svg, type TemplateResult } from 'lit';
import type { Rank, Suit } from '../engine/index.js';

/** Suits of one optical weight, 100 x 100 about the present point; all relative, so that pips can be strung together. */
const SUITS: Record<Suit, string> = {
  spades:
    'm0-47c8 23 45 39 45 65c0 20-27 27-39 10c1 9 5 15 13 19h-38c8-4 12-10 13-19c-12 17-39 10-39-10c0-26 37-42 45-65z',
  hearts: 'm0 46c-10-22-46-36-46-65c0-29 38-31 46-3c8-28 46-26 46 3c0 29-36 43-46 65z',
  diamonds: 'm0-48c10 22 22 36 40 48c-18 12-30 26-40 48c-10-22-22-36-40-48c18-12 30-26 40-48z',
  clubs:
    'm0-47a21 21 0 0 1 15 35a21 21 0 1 1-9 35c1 11 5 20 13 24h-38c8-4 12-13 13-24a21 21 0 1 1-9-35a21 21 0 0 1 15-35z',
};

/** Ranks 1 to 13 as threads of one width, 30 units high from centre line to centre line. */
const RANKS = [
  'M0 30 10 0l10 30M4 20h12',
  'M1 9a8 8 0 0 1 16 0c0 6-6 9-17 21h18',
  'M1 0h16L8 12a9 9 0 1 1-8 14',
  'M15 30V0L0 22h20',
  'M17 0H4L2 14a9 9 0 1 1-2 12',
  'M13 0 2 15M18 21a9 9 0 1 1-18 0a9 9 0 1 1 18 0',
  'M0 0h18L6 30',
  'M9 14a7 7 0 1 1 .1 0a8 8 0 1 1-.1 0',
  'M5 30 16 15M18 9a9 9 0 1 1-18 0a9 9 0 1 1 18 0',
  'M0 4 4 0v30M12 8a7 8 0 0 1 14 0v14a7 8 0 0 1-14 0z',
  'M17 0v21a8 9 0 0 1-16 2',
  'M0 9a9 9 0 0 1 18 0v12a9 9 0 0 1-18 0zM11 21l9 9',
  'M0 0v30M18 0 0 19M6 13l12 17',
];

/**
 * Jack, queen, king: half figures that stand on the lower edge. What lies behind and before the robe and the
 * face that they share; each path is led by its class, `a` being plain ink.
 */
const COURTS = [
  [
    'dM50 62c16-20 43-20 47-1c2 15-2 27-11 34c3-13-2-24-12-25z|aM29 64c-2 18-1 26-9 35c8 7 17 4 20-2h20c3 6 12 9 20 2c-8-9-7-17-9-35z',
    'dM28 108q22 11 44 0l8 6-9 4-5 9-10-5-6 9-6-9-10 5-5-9-9-4z|aM18 72c-4-18 16-26 35-24c18 2 28 10 28 21c-18-7-43-5-63 3z',
  ],
  [
    'aM50 51c-22 0-25 21-26 41c-1 15-5 21-13 27c11 5 23 3 29-3h20c6 6 18 8 29 3c-8-6-12-12-13-27c-1-20-4-41-26-41z',
    'dM50 114l5 7-5 7-5-7z|dM29 69l-4-14 12 5 2-11 8 6 3-9 3 9 8-6 2 11 12-5-4 14q-21-18-42 0z',
  ],
  [
    'aM29 64h42v28h-42z',
    'dM22 114c10 26 46 26 56 0l5 4c-10 28-56 28-66 0z|aM29 84c8 7 15 8 21 4c6 4 13 3 21-4v10c0 19-11 33-21 35c-10-2-21-16-21-35z|pM44 98h12l-6 3z|dM28 67l-4-18 14 9 12-12 12 12 14-9-4 18z',
  ],
] as const;
const ROBE_AND_FACE =
  'aM3 142c2-22 22-28 47-28s45 6 47 28z|cM50 62c-10 3-14 9-14 20c0 9 3 16 7 19v12l7 13 7-13v-12c4-3 7-10 7-19c0-11-4-17-14-20z|' +
  'lM40 82q4 3 7 0m6 0q4 3 7 0M46 95q4 3 8 0';

/** Pips of 2 to 10: rows of the two outer columns, then heights (0 to 1) of the middle one. */
const PIPS = [
  [0, 0.08, 0.92],
  [0, 0, 0.5, 1],
  [2],
  [2, 0.5],
  [3],
  [3, 0.25],
  [3, 0.25, 0.75],
  [4, 0.5],
  [4, 0.17, 0.83],
];

/** Paths of the icons in a box of 24 x 24. Redo is undo, mirrored by the stylesheet. */
const UNDO = 'M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4';
const ICONS = {
  new: 'M13 20H5V3h12v8M17 14v7M13.5 17.5h7',
  restart: 'M4.5 12.5a7.5 7.5 0 1 0 2.7-5.8L4 9.5M4 4.5v5h5',
  undo: UNDO,
  redo: UNDO,
  settings: 'M4 7.5h16M4 16.5h16M15 5v5M9 14v5',
  help: 'M12 3a9 9 0 1 0 .01 0zM9.3 9.5a2.7 2.7 0 1 1 4.2 2.2c-1 .7-1.5 1.2-1.5 2.3M12 17v.01',
  info: 'M12 3a9 9 0 1 0 .01 0zM12 11v6M12 7v.01',
  close: 'M6 6l12 12M18 6 6 18',
  best: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  longer: 'M12 5v14M5 12h14',
  shorter: 'M5 12h14',
  down: 'M7 10l5 5 5-5',
  down2: 'M7 6l5 5 5-5M7 13l5 5 5-5',
};

export type IconName = keyof typeof ICONS;

/** Silk: eight spokes and three rings of hanging threads round 0,0; 40 x 56 units. */
function silkPath(): string {
  const at = (i: number, r: number): string =>
    `${40 * r * Math.sin((i * Math.PI) / 4)} ${56 * r * Math.cos((i * Math.PI) / 4)}`;
  let d = '';
  for (let i = 0; i < 8; i++) {
    d += `M0 0L${at(i, 1)}`;
    for (const r of [0.36, 0.68, 1]) d += `M${at(i, r)}Q${at(i + 0.5, r * 0.7)} ${at(i + 1, r)}`;
  }
  return d;
}

/**
 * A suit drawn once round each point of `at`, `scale` times as large as in SUITS. One path rather than ten
 * `<use>`: a table holds 104 cards.
 */
const drawn = (suit: Suit, scale: number, ...at: readonly (readonly [x: number, y: number])[]) =>
  svg`<path transform="scale(${scale})" d=${at.map(([x, y]) => `M${x / scale} ${y / scale}${SUITS[suit]}`).join('')} />`;

/** All pips of a number card. */
function pipsOf(suit: Suit, [rows = 0, ...middle]: readonly number[]) {
  const at = middle.map((t): [number, number] => [50, 54 + 68 * t]);
  for (let i = 0; i < rows; i++) for (const x of [26, 74]) at.push([x, 54 + (68 * i) / (rows - 1)]);
  return drawn(suit, rows > 3 ? 0.18 : rows ? 0.21 : 0.26, ...at);
}

const named = (id: string, drawing: unknown) => svg`<g id=${id}>${drawing}</g>`;

const shapes = (paths: string) =>
  paths.split('|').map((path) => svg`<path class="sp-${path[0]}" d=${path.slice(1)} />`);

/** Whatever may stand on a card of a suit: itself, one for all numbers, then by rank. */
const drawings = (suit: Suit) => [
  named(suit, drawn(suit, 1, [50, 50])),
  named(`${suit}-0`, drawn(suit, 0.62, [50, 93])),
  named(
    `${suit}-1`,
    svg`<use class="sp-k" href="#web" transform="translate(50 93)scale(1 .75)" /><g class="sp-g">${drawn(suit, 0.5, [50, 93])}</g>`,
  ),
  PIPS.map((rows, i) => named(`${suit}-${i + 2}`, pipsOf(suit, rows))),
  COURTS.map((_, i) =>
    named(
      `${suit}-${i + 11}`,
      svg`<g class="sp-f" transform="translate(2.5 7)scale(.95)"><use href="#court-${i}" /><g class="sp-p">${drawn(suit, 0.12, [20, 130], [80, 130])}</g></g>`,
    ),
  ),
];

/** The drawings every card refers to: one hidden `<svg>`, once in each shadow root. */
export const cardSprite = (): TemplateResult =>
  html`<svg class="sp-sprite" aria-hidden="true">
    <path id="web" d=${silkPath()} />
    ${RANKS.map((d, i) => svg`<path id="rank-${i + 1}" d=${d} />`)}
    ${COURTS.map(([behind, before], i) => named(`court-${i}`, shapes(`${behind}|${ROBE_AND_FACE}|${before}`)))}
    ${(Object.keys(SUITS) as Suit[]).map(drawings)}
  </svg>`;

const picture = (name: string, box: string, drawing: unknown): TemplateResult =>
  html`<svg class=${name} viewBox=${box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawing}</svg>`;

const onCard = (suit: string, drawing: unknown): TemplateResult => picture(`sp-card ${suit}`, '0 0 100 140', drawing);

/**
 * The face of a card.
 * @param pips number cards show their pips (cards of 84 px and more); otherwise one large suit
 */
export const cardFace = ({ suit, rank }: { readonly suit: Suit; readonly rank: Rank }, pips: boolean): TemplateResult =>
  onCard(
    suit,
    svg`<use class="sp-body" href="#${suit}-${pips || rank < 2 || rank > 10 ? rank : 0}" />
    <g class="sp-index">
      <use class="sp-r" href="#rank-${rank}" x="10" y="11" />
      <use href="#${suit}" transform="translate(44 10)scale(.32)" />
    </g>`,
  );

/** A finished run on its pile: king to ace. */
export const pileFace = (suit: Suit): TemplateResult => cardFace({ suit, rank: 1 }, false);

/** The back: silk in a frame. */
export const cardBack = (): TemplateResult =>
  onCard(
    '',
    svg`<g class="sp-q">
      <rect x="4" y="4" width="92" height="132" rx="6" />
      <rect class="sp-k" x="10" y="10" width="80" height="120" rx="4" />
      <use class="sp-k" href="#web" x="50" y="70" />
    </g>`,
  );

/** A suit beside words. */
export const suitIcon = (suit: Suit): TemplateResult =>
  picture(`suit ${suit}`, '0 0 100 100', svg`<use href="#${suit}" />`);

/** The web alone, to fill its box: empty places, the table behind a panel. */
export const silk = (): TemplateResult => picture('silk', '-40 -56 80 112', svg`<use href="#web" />`);

/** An icon of the toolbar or of a message; its meaning must be told in words beside it or on its button. */
export const icon = (name: IconName): TemplateResult => picture('icon', '0 0 24 24', svg`<path d=${ICONS[name]} />`);
