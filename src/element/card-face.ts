/**
 * The faces and the back of the cards, drawn: no image, no font, no suit character, so they look the same
 * on every platform and under the strictest Content-Security-Policy.
 *
 * A card is 100 x 140 units. `cardSprite()` goes once into the shadow root; each face is then one template
 * of three `<use>`, a back of one. `currentColor` is the suit's colour; colours and weights come from the stylesheet alone.
 * Classes of the shapes:
 *
 *   a ink   b ink, edged with paper   c skin   d gold   e gold, edged with paper   f a court
 *   l line of a face   m paper line   n gold dots   p paper emblem
 *   g suit on silk   i silk   k silk on a back   q ground of a back   s star of a back   r rank
 */
import { html, svg, type TemplateResult } from 'lit';
import type { Rank, Suit } from '../engine/index.js';

/**
 * Suits in a box of 100 x 100, of one optical weight: where they start on the middle line, then the outline,
 * all relative, so that pips can be strung together.
 */
const SUITS: Record<Suit, readonly [y: number, outline: string]> = {
  spades: [
    3,
    'c8 23 45 39 45 65c0 20-27 27-39 10c1 9 5 15 13 19h-38c8-4 12-10 13-19c-12 17-39 10-39-10c0-26 37-42 45-65z',
  ],
  hearts: [96, 'c-10-22-46-36-46-65c0-29 38-31 46-3c8-28 46-26 46 3c0 29-36 43-46 65z'],
  diamonds: [2, 'c10 22 22 36 40 48c-18 12-30 26-40 48c-10-22-22-36-40-48c18-12 30-26 40-48z'],
  clubs: [
    3,
    'a21 21 0 0 1 15 35a21 21 0 1 1-9 35c1 11 5 20 13 24h-38c8-4 12-13 13-24a21 21 0 1 1-9-35a21 21 0 0 1 15-35z',
  ],
};

/** Ranks 1 to 13 as threads of one width, 30 units high from centre line to centre line. */
const RANKS = [
  'M0 30 10 0 20 30M4 20.5H16',
  'M1 8.5a8.2 8.2 0 0 1 16.4 0c0 7-6 10-16.9 21.5H18',
  'M1 0H17L8.5 11.5a9.2 9.2 0 1 1-8 14',
  'M14.5 30V0L0 21.5H20',
  'M16.5 0H3.5L2.3 13.5a9 9 0 1 1-1.8 12',
  'M13 0 1.8 15M18.2 21a9.1 9.1 0 1 1-18.2 0a9.1 9.1 0 1 1 18.2 0',
  'M0 0H17.5L6 30',
  'M9 13.5a6.8 6.8 0 1 1 .1 0a8.25 8.25 0 1 1-.1 0',
  'M5.2 30 16.4 15M0 9a9.1 9.1 0 1 1 18.2 0a9.1 9.1 0 1 1-18.2 0',
  'M0 4.5 4.5 0V30M12.5 8a6.5 8 0 0 1 13 0v14a6.5 8 0 0 1-13 0z',
  'M17 0V21a7.5 9 0 0 1-15.5 2',
  'M0 9a9.5 9 0 0 1 19 0v12a9.5 9 0 0 1-19 0zM11 21l9 9.5',
  'M0 0V30M17.5 0 0 19M6.5 12.5 18 30',
];

/** Jack, queen, king: half figures that stand on the lower edge; each path led by its class. */
const COURTS: readonly string[] = [
  'eM50 62C66 42 93 42 97 61C99 76 95 88 86 95C89 82 84 71 74 70z|aM3 142C5 123 21 117 36 114H64C79 117 95 123 97 142z|' +
    'bM29 64C27 82 28 90 20 99C28 106 37 103 40 97H60C63 103 72 106 80 99C72 90 73 82 71 64z|cM42 94H58V112Q50 118 42 112z|' +
    'cM36 60H64V86C64 97 57 104 50 104C43 104 36 97 36 86z|lM42 82v4M58 82v4M50 79V91h3M45 94.5Q50 97.5 55 93.5M44 103.3Q50 106 56 103.3|' +
    'eM29 108Q50 119 71 108L80 114L71 118L66 127L56 121.5L50 131L44 121.5L34 127L29 118L20 114z|' +
    'bM18 72C14 54 34 46 53 48C71 50 81 58 81 69C63 62 38 64 18 72z',
  'aM50 51C28 51 25 72 24 92C23 107 19 113 11 119C22 124 34 122 40 116H60C66 122 78 124 89 119C81 113 77 107 76 92C75 72 72 51 50 51z|' +
    'bM5 142C7 127 22 119 35 115L50 131L65 115C78 119 93 127 95 142z|cM44 98H56V108Q60 112 66 114L50 131L34 114Q40 112 44 108z|' +
    'cM50 64C38 68 35 75 35 83C35 95 43 103 50 103C57 103 65 95 65 83C65 75 62 68 50 64z|' +
    'lM44 101.9Q50 104.5 56 101.9M39 82Q43 85.5 47 82M53 82Q57 85.5 61 82M47.5 94.5Q50 97 52.5 94.5|' +
    'dM29 68L26 56L37 60L39 50L47 56L50 47L53 56L61 50L63 60L74 56L71 68Q50 50 29 68z|nM26 56h0M39 50h0M50 47h0M61 50h0M74 56h0M50 119h0',
  'aM2 142C4 119 20 113 34 111H66C80 113 96 119 98 142z|dM26 114C34 135 66 135 74 114L80 118C70 145 30 145 20 118z|' +
    'bM29 64H71V93C71 113 60 127 50 129C40 127 29 113 29 93z|cM36 66H64V85C64 91 58 93 50 89C42 93 36 91 36 85z|' +
    'lM39 76Q43 73 47 76V86H53V76Q57 73 61 76|mM45 99H55M50 107V121M42 105L45 118M58 105L55 118|dM28 67L24 49L38 58L50 46L62 58L76 49L72 67z',
];

/** Pips of 2 to 10: rows of the two outer columns, then heights (0 to 1) of the middle one. */
const PIPS: readonly (readonly number[])[] = [
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

/** The heart of the back's web. */
const STAR =
  'M50 56L51.5 66.3L59 60.5L54.3 68.5L62 70L54.3 71.5L59 79.5L51.5 73.7L50 84L48.5 73.7L41 79.5L45.7 71.5L38 70L45.7 68.5L41 60.5L48.5 66.3z';

/** Paths of the toolbar's icons in a box of 24 x 24. */
const ICONS = {
  new: 'M13.5 20H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v6M17.5 14v7M14 17.5h7',
  restart: 'M4.5 12.5a7.5 7.5 0 1 0 2.7-5.8L4 9.5M4 4.5v5h5',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h4',
  settings:
    'M4 7.5h7M17 7.5h3M4 16.5h3M13 16.5h7M11 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M7 16.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  help: 'M12 3a9 9 0 1 0 .01 0zM9.3 9.5a2.7 2.7 0 1 1 4.2 2.2c-1 .7-1.5 1.2-1.5 2.3M12 17v.01',
  info: 'M12 3a9 9 0 1 0 .01 0zM12 11v5.5M12 7.6v.01',
  copy: 'M9 9h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM4 15V5a2 2 0 0 1 2-2h9',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19 7',
  best: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  longer: 'M12 5v14M5 12h14',
  shorter: 'M5 12h14',
  down: 'M6 10l6 5 6-5',
  down2: 'M6 6l6 5 6-5M6 13l6 5 6-5',
} as const;

export type IconName = keyof typeof ICONS;

/** Silk: eight spokes and three rings of hanging threads round 0,0; 30 x 42 units. */
function silkPath(): string {
  const at = (i: number, r: number): string => {
    const turn = (i * Math.PI) / 4;
    return `${(r * 30 * Math.sin(turn)).toFixed(1)} ${(r * -42 * Math.cos(turn)).toFixed(1)}`;
  };
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
function drawn(suit: Suit, scale: number, ...at: readonly (readonly [x: number, y: number])[]) {
  const [start, outline] = SUITS[suit];
  const d = at.map(([x, y]) => `M${x / scale} ${y / scale + start - 50}${outline}`).join('');
  return svg`<path transform="scale(${scale})" d=${d} />`;
}

/** All pips of a number card. */
function pipsOf(suit: Suit, rank: number) {
  const [rows = 0, ...middle] = PIPS[rank - 2] ?? [];
  const y = (t: number): number => 54 + 68 * t;
  const at = middle.map((t): [number, number] => [50, y(t)]);
  for (let i = 0; i < rows; i++) at.push([26, y(i / (rows - 1))], [74, y(i / (rows - 1))]);
  return drawn(suit, rank < 4 ? 0.26 : rows > 3 ? 0.18 : 0.21, ...at);
}

const web = (place: string, suit: TemplateResult) =>
  svg`<use class="sp-i" href="#web" transform=${place} /><g class="sp-g">${suit}</g>`;

/** Whatever may stand on a card, by name. */
function* drawings(): Iterable<readonly [id: string, drawing: TemplateResult]> {
  for (let i = 0; i < RANKS.length; i++) yield [`rank-${i + 1}`, svg`<path d=${RANKS[i]} />`];
  for (let i = 0; i < COURTS.length; i++)
    yield [
      `court-${i + 11}`,
      svg`${COURTS[i]?.split('|').map((p) => svg`<path class="sp-${p[0]}" d=${p.slice(1)} />`)}`,
    ];
  for (const suit of Object.keys(SUITS) as Suit[]) {
    yield [suit, drawn(suit, 1, [50, 50])];
    yield [`${suit}-run`, web('translate(50 70)scale(1.4 1.3)', drawn(suit, 0.58, [50, 70]))];
    yield [`${suit}-0`, drawn(suit, 0.62, [50, 93])];
    yield [`${suit}-1`, web('translate(50 93)scale(1.4 1)', drawn(suit, 0.5, [50, 93]))];
    for (let rank = 2; rank < 11; rank++) yield [`${suit}-${rank}`, pipsOf(suit, rank)];
    const emblem = drawn(suit, 0.115, [20, 130], [80, 130]);
    for (let rank = 11; rank < 14; rank++)
      yield [`${suit}-${rank}`, svg`<g class="sp-f"><use href="#court-${rank}" /><g class="sp-p">${emblem}</g></g>`];
  }
  yield [
    'back',
    svg`<rect class="sp-q" x="4" y="4" width="92" height="132" rx="6" /><rect class="sp-k" x="10" y="10" width="80" height="120" rx="4" />
      <path class="sp-k" d="M10 30Q26 26 30 10M90 30Q74 26 70 10M10 110Q26 114 30 130M90 110Q74 114 70 130" />
      <use class="sp-k" href="#web" transform="translate(50 70)" /><path class="sp-s" d=${STAR} />`,
  ];
}

/** The drawings every card refers to: one hidden `<svg>`, once in each shadow root. */
export function cardSprite(): TemplateResult {
  return html`<svg class="sp-sprite" aria-hidden="true">
    <defs>
      <path id="web" d=${silkPath()} />
      ${Array.from(drawings(), ([id, drawing]) => svg`<g id=${id}>${drawing}</g>`)}
    </defs>
  </svg>`;
}

/**
 * The face of a card.
 * @param pips number cards show their pips (cards of 84 px and more); otherwise one large suit
 */
export function cardFace(card: { readonly suit: Suit; readonly rank: Rank }, pips: boolean): TemplateResult {
  const { suit, rank } = card;
  const body = pips || rank < 2 || rank > 10 ? rank : 0;
  return html`<svg class="sp-card ${suit}" viewBox="0 0 100 140" aria-hidden="true">
    <use class="sp-body" href="#${suit}-${body}" />
    <g class="sp-index">
      <use class="sp-r" href="#rank-${rank}" transform="translate(10.5 11)" />
      <use href="#${suit}" transform="translate(44 10)scale(.32)" />
    </g>
  </svg>`;
}

/** A finished run on its pile: its suit alone, in silk. */
export function pileFace(suit: Suit): TemplateResult {
  return html`<svg class="sp-card ${suit}" viewBox="0 0 100 140" aria-hidden="true"><use href="#${suit}-run" /></svg>`;
}

/** The back: silk in a frame. */
export function cardBack(): TemplateResult {
  return html`<svg class="sp-card" viewBox="0 0 100 140" aria-hidden="true"><use href="#back" /></svg>`;
}

/** A suit beside words. */
export function suitIcon(suit: Suit): TemplateResult {
  return html`<svg class="suit ${suit}" viewBox="0 0 100 100" aria-hidden="true"><use href="#${suit}" /></svg>`;
}

/** The web alone, to fill its box: empty places, the table behind a panel. */
export function silk(): TemplateResult {
  return html`<svg class="silk" viewBox="-30 -42 60 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href="#web" />
  </svg>`;
}

/** An icon of the toolbar or of a message; its meaning must be told in words beside it or on its button. */
export function icon(name: IconName): TemplateResult {
  // Arrows of time turn round where reading runs from right to left.
  return html`<svg class="icon ${/do$|restart/.test(name) ? 'turns' : ''}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ICONS[name]} />
  </svg>`;
}
