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
    --_gold: var(--spiderette-gold, light-dark(#b82, #db5));
    --_spades: var(--spiderette-spades, light-dark(#123, #eee));
    --_hearts: var(--spiderette-hearts, light-dark(#b12, #e67));
    --_diamonds: var(--_hearts);
    --_clubs: var(--_spades);

    display: block;
    min-width: 280px;
    contain: content;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
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
    font-variant-numeric: tabular-nums;
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
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
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
  /* a figure gives way to a large index */
  .sp-f {
    transform-origin: 50px 140px;
    transform: scale(calc(1.2 - 0.26 * var(--index, 1)));
    /* on a dark card it wears its colour subdued, or it would read as a negative */
    fill: light-dark(currentColor, color-mix(in oklab, currentColor 62%, #111));
    stroke: var(--_face);
    stroke-width: 2;
  }
  .sp-c {
    fill: var(--spiderette-skin, #fed);
  }
  .sp-d {
    fill: var(--_gold);
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
  .is-covered .sp-body {
    display: none;
  }

  /* ---- table ---- */

  .board {
    position: relative;
    container-type: size;
    flex: 1;
    flex-basis: auto;
    height: var(--board-height, auto);
    user-select: none;
    -webkit-user-select: none;
  }
  /* translate is the place; scale, rotate and transform stay free for motion */
  :where(.board > *, .cell, .card) {
    position: absolute;
    top: 0;
    left: 0;
    width: var(--w);
    height: var(--h);
    translate: var(--x) var(--y);
    border-radius: calc(var(--w) * var(--spiderette-radius, 0.08));
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
  }
  .is-back {
    background: var(--spiderette-back-edge, light-dark(#fff, #a9a));
  }
  /* the hairline lies above the drawing, so a court's robe never swallows the edge */
  .card::after,
  .turn,
  .mark {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--_edge);
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
  .is-taken {
    visibility: hidden;
  }
  .pile-place {
    border: 1px dashed var(--_line);
  }
  /* a packet or a finished pile has another edge below it: it is thick */
  .pile,
  .packet:not(.is-thin) {
    overflow: visible;
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
    line-height: 1.2;
    text-align: end;
  }
  .rail .words {
    translate: var(--x) var(--y);
  }

  /* ---- states ---- */

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
    border-radius: 0 0 8px 8px;
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
  /* chosen by click or key: the group stays in its column, raised and ringed */
  .chosen,
  .is-chosen {
    translate: var(--x) calc(var(--y) - 3px);
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
    min-height: 46px;
    padding: 6px 12px;
    border: 1.5px solid var(--_accent);
    border-radius: 12px;
    background: var(--_panel);
    line-height: 1.25;
    hyphens: auto;
  }
  .rail .reminder {
    display: block;
  }
  .held-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    & .tool {
      flex: 1 0 44px;
      grid-auto-flow: row;
      gap: 1px;
      padding: 2px 4px;
      border: 1.5px solid var(--_accent);
      background: var(--_panel);
      color: var(--_accent);
      font-size: 0.82em;
      line-height: 1.1;
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
  .tool-label {
    display: none;
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
    gap: 0 clamp(8px, 2.2cqi, 28px);
    padding: 0 8px 4px;
    color: var(--_text-soft);
  }
  .facts b {
    color: var(--_text);
  }
  .code {
    min-height: 24px;
    text-align: start;
    text-decoration: underline dotted 1px;
    text-underline-offset: 3px;
    user-select: text;
  }
  @media (hover: hover) {
    .tool:hover,
    .button:hover,
    .choice:hover {
      box-shadow: inset 0 0 0 9em #8882;
    }
  }
  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  @media (min-height: 431px) {
    @container (min-width: 620px) {
      .bar {
        padding: 6px 10px;
      }
      .facts {
        order: 0;
        flex: 1;
        place-content: center;
      }
    }
    @container (min-width: 940px) {
      .bar .tool-label {
        display: block;
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
  @container (min-width: 380px) and (max-width: 679px), (min-width: 1000px) {
    .held-bar .tool-label {
      display: block;
    }
  }

  :focus-visible,
  .seg:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_panel);
  }

  /* ---- panels ---- */

  .stage,
  .silk {
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .silk {
    stroke-width: 1;
    opacity: 0.5;
  }
  /* a breath of a web on the bare table */
  .board > .silk {
    color: var(--_line);
    stroke-width: 0.1;
  }
  .stage,
  dialog[open] {
    container-type: size;
    display: grid;
    place-items: safe center;
    padding: 8px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  dialog {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    border: 0;
    background: none;
    color: inherit;
  }
  dialog::backdrop {
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
  h3,
  p,
  ul {
    margin: 0 0 8px;
  }
  h2 {
    font-size: 1.6em;
    line-height: 1.15;
  }
  h3 {
    font-size: 1em;
  }
  ul {
    padding-inline-start: 1.3em;
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
    padding: 8px 0;
    margin-bottom: 12px;
  }
  .fan .card {
    position: relative;
    margin: 0 -9px;
    rotate: -9deg;
    &:nth-child(2) {
      rotate: -3deg;
      top: -4px;
    }
    &:nth-child(3) {
      rotate: 3deg;
      top: -4px;
    }
    &:nth-child(4) {
      rotate: 9deg;
    }
  }
  .tally {
    display: flex;
    margin: 16px 0 0;
    padding: 8px;
    border: 1px solid var(--_panel-line);
    border-radius: 12px;
    text-align: center;
    & div {
      flex: 1;
    }
    & dd {
      margin: 0;
      font-size: 1.85em;
      font-weight: 650;
      line-height: 1.1;
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
    font-size: 0.9em;
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
    flex: 1;
    min-width: 0;
    min-height: 46px;
    padding: 4px 14px;
    border: 1.5px solid var(--_line);
    border-radius: 12px;
    background: none;
    color: inherit;
    font: inherit;
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
  .is-plain {
    border: 0;
    color: var(--_accent);
  }
  .is-fit {
    flex: none;
  }
  .segments,
  .choices {
    display: grid;
    gap: 8px;
    margin: 12px 0;
  }
  .segments {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 3px;
    padding: 3px;
    border-radius: 13px;
    background: var(--_panel-line);
  }
  .seg {
    position: relative;
    display: grid;
    place-content: center;
    min-height: 40px;
    border-radius: 10px;
    line-height: 1.15;
    text-align: center;
    cursor: pointer;
    &:has(:checked) {
      background: var(--_panel);
      outline: 1.5px solid var(--_accent);
    }
    /* the radio itself lies over its segment, unseen */
    & input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
  }
  .choice {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    min-height: 56px;
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
    flex-basis: 9em;
    /* iOS zooms the page for a smaller field */
    font-size: max(16px, 1em);
  }
  .error {
    flex: 1 0 100%;
  }
  .setting {
    min-height: 46px;
    border-bottom: 1px solid var(--_panel-line);
    cursor: pointer;
  }
  .switch {
    appearance: none;
    flex: none;
    width: 46px;
    height: 28px;
    margin: 0;
    border: 2px solid;
    border-radius: 14px;
    color: var(--_line);
    cursor: inherit;
    &::before {
      content: '';
      display: block;
      width: 0;
      margin: 4px;
      border: 8px solid;
      border-radius: 50%;
    }
    &:checked {
      border-color: var(--_accent);
      background: var(--_accent);
      color: var(--_on-accent);
      &::before {
        margin-inline-start: 22px;
      }
    }
  }
  .group {
    min-width: 0;
    margin: 12px 0 0;
    padding: 0;
    border: 0;
  }
  .group .segments {
    margin: 6px 0 0;
  }
  kbd {
    padding: 0 5px;
    border: 1px solid var(--_line);
    border-radius: 5px;
    font: inherit;
  }

  /* less picture, then none, where there is little room; on a phone on its side the choices stand in a row */
  @container (max-width: 359px) or (max-height: 620px) {
    .panel {
      padding: 14px;
    }
    .fan {
      --w: 50px;
      --h: 70px;
      margin: 0;
    }
    .choice {
      min-height: 50px;
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

  @media (forced-colors: active) {
    .card {
      forced-color-adjust: none;
    }
    .suit {
      color: CanvasText;
    }
    .mark,
    .last,
    .from,
    .aim,
    .chosen {
      border-color: Highlight;
      outline-color: Highlight;
    }
  }
`;
