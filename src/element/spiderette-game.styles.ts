import { css } from 'lit';

/**
 * The look. Every value a host may change is a `--spiderette-*` property, read here with its default and never set: a
 * value set on the element or on any ancestor wins. Those read more than once go through a private `--_*` one.
 *
 * `light-dark()` stays unresolved in a custom property, so one token gives the light or the dark value of
 * whichever color-scheme the element that uses it has: table and cards are themed apart.
 *
 * Shape of the tree:
 *   .root (theme-light | theme-dark, deck-4) > sprite, .board (rail), .bar, dialog, .sr
 *   .board has --w, --h (a card); all that lies on it has --x, --y and may have its own --w, --h, --index.
 *   A board that chooses its height has --board-height.
 *   .panel lies in a .stage on the board, or in a dialog that fills the window; both are containers.
 *
 * A ring is an outline, a mark a border: forced colours keep those, but neither grounds nor shadows.
 */
export const styles = css`
  :host {
    --_line: var(--spiderette-line, light-dark(#354, #687));
    --_text: var(--spiderette-text, light-dark(#122, #eee));
    --_text-soft: var(--spiderette-text-soft, light-dark(#243, #abb));
    --_panel: var(--spiderette-panel, light-dark(#fbfaf4, #1d2e27));
    --_panel-line: var(--spiderette-panel-line, #8884);
    --_accent: var(--spiderette-accent, light-dark(#627, #ebe));
    --_on-accent: var(--spiderette-on-accent, var(--_panel));
    --_last: var(--spiderette-last, light-dark(#750, #fc5));
    --_face: var(--spiderette-face, light-dark(#fffdf8, #222a30));
    --_edge: var(--spiderette-edge, light-dark(#899, #678));
    --_spades: var(--spiderette-spades, light-dark(#112, #eee));
    --_hearts: var(--spiderette-hearts, light-dark(#b12, #e67));
    --_diamonds: var(--_hearts);
    --_clubs: var(--_spades);
    --_speed: var(--spiderette-speed, 1);

    display: block;
    min-width: 280px;
    contain: content;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  @media (prefers-contrast: more) {
    .root {
      --_line: var(--_text);
      --_text-soft: var(--_text);
      --_edge: var(--_text);
    }
  }
  @media (prefers-reduced-transparency: reduce) {
    .place,
    dialog {
      background: var(--_panel) !important;
    }
  }
  * {
    box-sizing: border-box;
  }
  .root {
    color-scheme: var(--spiderette-table-scheme, light dark);
    display: flex;
    flex-direction: column;
    height: 100%;
    background: var(--spiderette-table, light-dark(#a2bfae, #13221c));
    color: var(--_text);
    font: max(14px, 0.875rem) / 1.35 var(--spiderette-font, system-ui, sans-serif);
    overflow-wrap: anywhere;
    -webkit-tap-highlight-color: transparent;
  }
  .theme-light {
    color-scheme: light;
  }
  .theme-dark {
    color-scheme: dark;
  }
  .deck-4 {
    --_diamonds: var(--spiderette-diamonds, light-dark(#14c, #59e));
    --_clubs: var(--spiderette-clubs, light-dark(#076, #9e8));
  }
  .sr,
  .sp-sprite {
    position: absolute;
    inset: 0;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  button,
  input,
  fieldset,
  dialog,
  kbd {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  button,
  label,
  label input {
    cursor: pointer;
  }

  /* ---- the drawing of a card ---- */

  .sp-card {
    display: block;
    width: 100%;
    height: 100%;
  }
  .sp-card,
  .suit {
    fill: currentColor;
  }
  .spades {
    color: var(--_spades);
  }
  .hearts {
    color: var(--_hearts);
  }
  .diamonds {
    color: var(--_diamonds);
  }
  .clubs {
    color: var(--_clubs);
  }
  .sp-r,
  .sp-l,
  .silk,
  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* drawn large for a card of 40 px, the index shrinks as a whole where there is room or need */
  .sp-index {
    transform: scale(var(--index, 1));
  }
  .sp-f {
    /* on a dark card it wears its colour subdued, or it would read as a negative */
    fill: light-dark(currentColor, color-mix(in srgb, currentColor 62%, #111));
    stroke: var(--_face);
    stroke-width: 2;
  }
  .sp-c {
    fill: var(--spiderette-skin, #fed);
  }
  .sp-d {
    fill: var(--spiderette-gold, light-dark(#b82, #db5));
  }
  .sp-l {
    stroke: light-dark(currentColor, #222);
    stroke-width: 2;
  }
  .sp-p {
    fill: var(--_face);
  }
  .sp-k {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.3;
    opacity: 0.6;
  }
  .sp-g {
    stroke: var(--_face);
    stroke-width: 7;
    paint-order: stroke;
  }
  .sp-q {
    fill: var(--spiderette-back, #536);
    color: var(--spiderette-silk, #ede);
  }
  /* not before what covers it has landed */
  .is-covered .sp-body {
    visibility: hidden;
    transition: visibility 0s calc(0.25s * var(--_speed));
  }

  /* ---- table ---- */

  .board {
    position: relative;
    container-type: size;
    flex: auto;
    height: var(--board-height, auto);
    -webkit-user-select: none;
  }
  /* translate is the place; scale, rotate and transform stay free for motion */
  :where(.board > *, .cell, .card) {
    position: absolute;
    top: 0;
    left: 0;
    width: var(--w);
    height: var(--h);
    z-index: var(--z);
    translate: var(--x) var(--y);
    border-radius: calc(var(--w) * var(--spiderette-radius, 0.08));
  }
  [data-moving] {
    z-index: calc(100 + var(--z));
  }
  .grid,
  .words,
  .last,
  .aim,
  .chosen,
  .held,
  .silk {
    pointer-events: none;
  }
  /* the board for keys and screen readers; pointers go through to the cards */
  .cell {
    z-index: 70;
  }
  .card,
  .last {
    color-scheme: var(--spiderette-card-scheme, inherit);
  }
  .card,
  .turn {
    overflow: hidden;
    background: var(--_face);
    forced-color-adjust: none;
  }
  .is-back {
    background: var(--spiderette-back-edge, light-dark(#fff, #a9a));
  }
  /* The hairline lies above the drawing, so a court's robe never swallows the edge. An outline rather than a pseudo
     element, which would make a dragged card twice as dear. */
  .card,
  .turn {
    outline: 1px solid var(--_edge);
    outline-offset: -1px;
  }
  .turn,
  .mark {
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  /* a finger on a card that can be dragged drags it; the page scrolls everywhere else and zooms everywhere */
  .is-movable {
    cursor: grab;
    touch-action: pinch-zoom;
  }
  .place {
    border: 1.5px solid var(--_line);
    background: var(--spiderette-place, #0002);
    color: var(--_line);
  }
  .pile-place {
    border: 1px dashed var(--_line);
  }
  /* a packet or a finished pile has another edge below it: it is thick */
  .pile,
  .packet {
    box-shadow:
      0 2px var(--_face),
      0 3px var(--_edge);
  }
  /* these stand on the foot of their box and grow upwards */
  .words,
  .reminder,
  .held-bar {
    z-index: 4;
    height: auto;
    translate: var(--x) calc(var(--y) + var(--h) - 100%);
  }
  .words {
    color: var(--_text-soft);
    text-align: end;
  }
  .rail .words {
    translate: var(--x) var(--y);
  }

  /* ---- states ---- */

  /* what tells something fades in; nothing pulses */
  .mark,
  .aim,
  .last,
  .chosen,
  .held,
  .reminder,
  .held-bar,
  dialog .panel {
    transition: opacity calc(0.14s * var(--_speed));
    @starting-style {
      opacity: 0;
    }
  }
  dialog .panel {
    transition-duration: calc(0.26s * var(--_speed));
  }
  .still * {
    transition: none !important;
  }
  /* layers of their own: where they go nothing is painted anew */
  .is-dragged,
  .held {
    will-change: transform;
  }

  /* Can take what is held: a double ring, its inner half in the scheme of the cards, its outer half in that of the
     table, so it shows on both, and a tab with an arrow; two arrows where the run of the suit grows. */
  .mark {
    border: 2px solid var(--spiderette-mark, var(--_accent));
  }
  .aim {
    outline: 2px solid var(--_accent);
  }
  .is-over {
    outline-width: 4px;
  }
  .aim .icon {
    position: absolute;
    top: 100%;
    left: calc(50% - 13px);
    width: 26px;
    height: 16px;
    border-radius: 8px;
    background: var(--_accent);
    color: var(--_on-accent);
    stroke-width: 3;
  }
  /* last move: a gold outline round the cards that moved, a gold trace where they came from */
  .last {
    border: 2px solid var(--_last);
  }
  .from {
    height: 14px;
    border: 2px dashed var(--_last);
  }
  /* chosen by click or key: the group stays in its column, ringed, and so far down that the ring hides no index */
  .chosen,
  .is-chosen {
    translate: var(--x) calc(var(--y) + 3px);
  }
  .chosen {
    outline: 3px solid var(--_accent);
  }
  .chosen,
  .held {
    box-shadow: 0 9px 20px #0006;
  }
  .reminder {
    display: flex;
    align-items: center;
    gap: 9px;
    padding: 10px;
    border: 1.5px solid var(--_accent);
    border-radius: 12px;
    background: var(--_panel);
  }
  .rail .reminder .icon {
    display: none;
  }
  .held-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    & .tool {
      flex: 1 0 44px;
      /* whole words, on more lines where text is large */
      min-width: min-content;
      overflow-wrap: normal;
      grid-auto-flow: row;
      gap: 1px;
      padding: 2px 0;
      border: 1.5px solid var(--_accent);
      background: var(--_panel);
      color: var(--_accent);
      font-size: 0.75em;
    }
  }
  .rail .held-bar .tool {
    flex-basis: 40%;
  }

  /* ---- toolbar ---- */

  /* last in reading order, first to be seen */
  .bar {
    order: -1;
    display: flex;
    flex-wrap: wrap;
    padding: 2px 4px 0;
  }
  .t-undo {
    margin-inline-start: auto;
  }
  .tool {
    display: grid;
    grid-auto-flow: column;
    place-content: center;
    place-items: center;
    gap: 7px;
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border-radius: 10px;
  }
  @container (max-width: 939px) {
    .bar .tool-label {
      display: none;
    }
  }
  .icon {
    flex: none;
    width: 22px;
    height: 22px;
    stroke-width: 2;
  }
  /* one drawing for both arrows of time, which turn round where reading runs from right to left */
  .t-undo:dir(rtl) .icon,
  .t-redo:dir(ltr) .icon {
    scale: -1 1;
  }
  .facts {
    order: 1;
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    place-content: center space-between;
    align-items: center;
    gap: 0 2.2cqi;
    padding: 0 8px 4px;
    color: var(--_text-soft);
  }
  .facts b {
    color: var(--_text);
  }
  .code {
    min-height: 24px;
    text-align: start;
    text-decoration: underline dotted;
  }
  @media (hover: hover) {
    button:hover {
      box-shadow: inset 0 0 0 9em #8882;
    }
  }
  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  @media (min-height: 431px) {
    @container (min-width: 620px) {
      .facts {
        order: 0;
        flex: 1;
        place-content: center;
      }
    }
  }
  /* A phone on its side: the toolbar stands beside the board, which needs all the height there is. */
  @media (max-height: 430px) {
    @container (min-width: 540px) {
      .root {
        flex-direction: row;
      }
      .bar {
        align-content: start;
        width: 98px;
      }
      .facts {
        flex-direction: column;
      }
    }
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_panel);
  }

  /* ---- panels ---- */

  .stage,
  .silk,
  dialog {
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .silk {
    stroke-width: 1;
    opacity: 0.4;
  }
  /* a breath of a web on the bare table */
  .board > .silk {
    color: var(--_line);
    stroke-width: 0.1;
    opacity: 0.2;
  }
  .stage,
  dialog[open] {
    container-type: size;
    display: grid;
    /* or large text would widen it */
    grid-template-columns: 100%;
    place-items: safe center;
    padding: 8px;
    overflow: auto;
  }
  dialog {
    max-width: 100%;
    max-height: 100%;
    background: #0008;
  }
  .panel {
    width: min(100%, 400px);
    padding: 20px;
    border: 1px solid var(--_panel-line);
    border-radius: 18px;
    background: var(--_panel);
    box-shadow: 0 9px 40px #0004;
  }
  h2,
  p,
  ul,
  .panel-head {
    margin: 0 0 8px;
  }
  h2 {
    font-size: 1.6em;
  }
  ul {
    padding: 0 1.2em;
  }
  .panel > h2,
  h2 + p {
    text-align: center;
  }
  .panel-head,
  .setting {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .fan {
    --w: 80px;
    --h: 112px;
    --index: 0.76;
    display: flex;
    justify-content: center;
    padding-bottom: 12px;
  }
  .fan .card {
    position: relative;
    margin: 0 -12px;
    transform-origin: 50% 300%;
    rotate: -9deg;
    &:nth-child(2) {
      rotate: -3deg;
    }
    &:nth-child(3) {
      rotate: 3deg;
    }
    &:nth-child(4) {
      rotate: 9deg;
    }
  }
  .tally {
    display: flex;
    text-align: center;
    & div {
      flex: 1;
    }
    & dd {
      margin: 0;
      font-size: 1.8em;
    }
  }
  dt,
  small,
  .copy,
  h2 + p {
    color: var(--_text-soft);
  }
  small {
    display: block;
    font-weight: 400;
  }
  .row,
  .by-code,
  .copy {
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    place-items: center;
    gap: 8px;
    margin-top: 12px;
  }
  .button,
  .field,
  .choice {
    flex: 1 0 auto;
    min-height: 46px;
    padding: 4px 14px;
    border: 1.5px solid var(--_line);
    border-radius: 12px;
  }
  .button,
  .seg {
    font-weight: 600;
  }
  .is-main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .segments,
  .choices {
    display: grid;
    gap: 8px;
    margin: 12px 0;
  }
  .segments {
    display: flex;
    gap: 3px;
    padding: 3px;
    border-radius: 13px;
    background: var(--_panel-line);
  }
  .seg {
    flex: 1;
    position: relative;
    display: grid;
    place-content: center;
    min-height: 40px;
    border-radius: 10px;
    text-align: center;
    /* the radio itself lies over its segment, as its frame */
    & input {
      appearance: none;
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    & :checked {
      border: 2px solid var(--_accent);
    }
  }
  .choice {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    min-height: 50px;
    border-color: var(--_panel-line);
    text-align: start;
    & b {
      font-size: 1.2em;
    }
  }
  .suits {
    display: flex;
    gap: 5px;
  }
  .suit {
    width: 21px;
    height: 21px;
  }
  .field {
    flex: 9 1 9em;
    min-width: 0;
    /* iOS zooms the page for a smaller field */
    font-size: max(16px, 1em);
  }
  .error {
    flex: 1 0 100%;
  }
  .setting {
    min-height: 46px;
    border-bottom: 1px solid var(--_panel-line);
  }
  .switch {
    appearance: none;
    display: flex;
    flex: none;
    width: 46px;
    padding: 4px;
    border: 2px solid;
    border-radius: 14px;
    color: var(--_line);
    &::before {
      content: '';
      border: 8px solid;
      border-radius: 50%;
    }
    &:checked {
      justify-content: end;
      background: var(--_accent);
      color: var(--_on-accent);
    }
  }
  .group {
    min-width: 0;
    margin-top: 12px;
  }
  kbd {
    padding: 0 5px;
    border: 1px solid var(--_line);
    border-radius: 5px;
  }

  /* less picture, then none, where there is little room; on a phone on its side the choices stand in a row */
  @container (max-width: 359px) or (max-height: 620px) {
    .panel {
      padding: 14px;
    }
    .fan {
      --w: 50px;
      --h: 70px;
    }
  }
  @container (max-height: 440px) {
    .fan {
      display: none;
    }
  }
  @container (max-height: 440px) and (min-width: 420px) {
    .panel {
      width: min(100%, 560px);
    }
    .choices {
      grid-auto-flow: column;
    }
    .choice {
      grid-template-columns: auto;
    }
    .suit {
      width: 16px;
    }
  }
`;
