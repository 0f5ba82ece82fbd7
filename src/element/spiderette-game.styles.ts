import { css } from 'lit';

/**
 * The look. Every value a host may change is a `--spiderette-*` property, read here with its default into
 * a private `--_*` one and never set: a value set on the element or on any ancestor wins.
 *
 * `light-dark()` stays unresolved in a custom property, so one token gives the light or the dark value of
 * whichever color-scheme the element that uses it has: table and cards are themed apart.
 *
 * Shape of the tree:
 *   .root (theme-light | theme-dark, deck-4, large-index) > sprite, .bar, .board (rail), dialogs, .sr
 *   .board has --w, --h (a card); all that lies on it has --x, --y and may have its own --w, --h, --index.
 *   A board that chooses its height has --board-height.
 */
export const styles = css`
  :host {
    --_table: var(--spiderette-table, light-dark(#a2bfae, #13221c));
    --_place: var(--spiderette-place, light-dark(#95b4a2, #0e1a15));
    --_line: var(--spiderette-line, light-dark(#405c51, #5f7f71));
    --_text: var(--spiderette-text, light-dark(#14211b, #e8efeb));
    --_text-soft: var(--spiderette-text-soft, light-dark(#2c4137, #a9bcb2));
    --_panel: var(--spiderette-panel, light-dark(#fbfaf4, #1d2e27));
    --_panel-line: var(--spiderette-panel-line, light-dark(#d3d9d0, #35493f));
    --_accent: var(--spiderette-accent, light-dark(#6c2a70, #e6b4ec));
    --_on-accent: var(--spiderette-on-accent, light-dark(#ffffff, #2c0f30));
    --_last: var(--spiderette-last, light-dark(#7d5000, #f0c052));
    --_face: var(--spiderette-face, light-dark(#fffdf8, #222a30));
    --_edge: var(--spiderette-edge, light-dark(#86928c, #6f7c85));
    --_skin: var(--spiderette-skin, light-dark(#f9eddd, #ecdfcd));
    --_gold: var(--spiderette-gold, light-dark(#b9822a, #d9b25c));
    --_spades: var(--spiderette-spades, light-dark(#18202b, #e3e8ec));
    --_hearts: var(--spiderette-hearts, light-dark(#b5121b, #e66c78));
    --_diamonds: var(--_hearts);
    --_clubs: var(--_spades);
    --_back: var(--spiderette-back, light-dark(#54305a, #5d3a63));
    --_silk: var(--spiderette-silk, light-dark(#ecdcee, #d9c3dc));
    --_back-edge: var(--spiderette-back-edge, light-dark(#fffdf8, #a18fa5));
    --_mark: var(--spiderette-mark, light-dark(#7a2a80, #e6b4ec));

    display: block;
    box-sizing: border-box;
    min-inline-size: 280px;
    contain: layout style;
    container-type: inline-size;
    overflow: clip;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  .root {
    color-scheme: var(--spiderette-table-scheme, light dark);
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    background: var(--_table);
    color: var(--_text);
    font: 400 max(14px, 0.875rem) / 1.35
      var(--spiderette-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
    font-variant-numeric: tabular-nums;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: 100%;
  }
  .root.theme-light {
    color-scheme: light;
  }
  .root.theme-dark {
    color-scheme: dark;
  }
  .root.deck-4 {
    --_diamonds: var(--spiderette-diamonds, light-dark(#1c46cc, #5b9bee));
    --_clubs: var(--spiderette-clubs, light-dark(#0f7f63, #93e186));
  }
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* ---- one card ---- */

  .sp-sprite {
    position: absolute;
    inline-size: 0;
    block-size: 0;
  }
  .sp-card {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .sp-card,
  .suit {
    fill: currentColor;
    pointer-events: none;
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
  /* drawn large for a card of 40 px, the index shrinks as a whole where there is room or need */
  .sp-index {
    transform: scale(var(--index, 1));
  }
  .sp-r {
    fill: none;
    stroke: currentColor;
    stroke-width: 6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* On dark cards a court keeps a light skin and wears its colour subdued, or it would read as a negative. */
  .sp-a,
  .sp-b {
    fill: light-dark(currentColor, color-mix(in oklab, currentColor 62%, #10161b));
  }
  .sp-c {
    fill: var(--_skin);
  }
  .sp-p {
    fill: var(--_face);
  }
  .sp-d,
  .sp-e {
    fill: var(--_gold);
  }
  .sp-b,
  .sp-e {
    stroke: var(--_face);
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .sp-l,
  .sp-m,
  .sp-n {
    fill: none;
    stroke: light-dark(currentColor, #2a2320);
    stroke-width: 2;
  }
  .sp-m {
    stroke: var(--_face);
  }
  .sp-n {
    stroke: var(--_gold);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .sp-i {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
    stroke-linecap: round;
    opacity: 0.55;
  }
  .sp-g {
    stroke: var(--_face);
    stroke-width: 7;
    paint-order: stroke;
  }
  .sp-f {
    transform-origin: 50px 140px;
    transform: scale(calc(1.2 - 0.26 * var(--index, 1)));
  }
  .is-covered .sp-body {
    display: none;
  }
  .sp-q {
    fill: var(--_back);
  }
  .sp-k {
    fill: none;
    stroke: var(--_silk);
    stroke-width: 1.5;
    stroke-linecap: round;
    opacity: 0.8;
  }
  .sp-s {
    fill: var(--_silk);
  }

  /* translate is the place; scale, rotate and transform stay free for motion */
  .card,
  .cell,
  .place,
  .pile-place,
  .runs,
  .stock,
  .words,
  .aim,
  .last,
  .from,
  .chosen,
  .held,
  .ghost,
  .reminder,
  .held-bar {
    --_round: calc(var(--w) * var(--spiderette-radius, 0.08));
    position: absolute;
    inset-block-start: 0;
    left: 0;
    inline-size: var(--w);
    block-size: var(--h);
    translate: var(--x, 0) var(--y, 0);
  }
  .card {
    color-scheme: var(--spiderette-card-scheme, inherit);
    overflow: hidden;
    border-radius: var(--_round);
    background: var(--_face);
  }
  /* the hairline lies above the drawing, so a court's robe never swallows the edge */
  .card::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--_edge);
    border-radius: inherit;
    pointer-events: none;
  }
  .card.is-back {
    background: var(--_back-edge);
  }
  /* a finger on a card that can be dragged drags it; the page scrolls everywhere else and zooms everywhere */
  .card.is-movable {
    cursor: grab;
    touch-action: pinch-zoom;
  }

  /* what a card showed before it turns */
  .turn {
    position: absolute;
    inset: 0;
    z-index: 2;
    background: var(--_face);
    pointer-events: none;
  }
  .turn.is-back {
    background: var(--_back-edge);
  }
  /* the board for keys and screen readers; pointers go through to the cards */
  .cell {
    z-index: 70;
    pointer-events: none;
    outline: none;
  }
  .runs {
    padding: 0;
    border: 0;
    background: none;
  }

  /* ---- toolbar ---- */

  /* last in reading order, first to be seen */
  .bar {
    order: -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 2px 4px 0;
  }
  .t-undo {
    margin-inline-start: auto;
  }
  .tool {
    display: inline-grid;
    grid-auto-flow: column;
    place-items: center;
    place-content: center;
    gap: 7px;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 10px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .tool-label {
    display: none;
  }
  .icon {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .icon.turns:dir(rtl) {
    transform: scaleX(-1);
  }
  .facts {
    order: 1;
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    padding: 0 8px 4px;
    color: var(--_text-soft);
    font-size: 0.93em;
  }
  .facts b,
  .words b {
    color: var(--_text);
    font-weight: 650;
  }
  .code {
    min-block-size: 24px;
    padding: 0 2px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: 0.02em;
    cursor: pointer;
    text-decoration: underline dotted 1px;
    text-underline-offset: 3px;
    user-select: text;
  }
  @media (hover: hover) {
    .tool:enabled:hover {
      background: var(--_place);
    }
    .panel .tool:enabled:hover,
    .button:enabled:hover {
      background: color-mix(in oklab, var(--_text) 7%, transparent);
    }
    .button.is-main:enabled:hover {
      background: color-mix(in oklab, var(--_accent) 88%, var(--_on-accent));
    }
    .choice:enabled:hover {
      border-color: var(--_accent);
    }
  }
  :is(.tool, .button, .choice, .seg):is(:disabled, [aria-disabled='true']) {
    opacity: 0.45;
    cursor: default;
  }
  @container (min-width: 620px) {
    .bar {
      flex-wrap: nowrap;
      padding: 6px 10px;
    }
    .t-undo {
      margin: 0;
    }
    .facts {
      order: 0;
      flex: 1 1 0;
      justify-content: center;
      gap: 0 18px;
      padding: 0 8px;
    }
  }
  @container (min-width: 700px) {
    .facts {
      gap: 0 28px;
      font-size: 1em;
    }
  }
  @container (max-width: 339px) {
    .facts {
      gap: 0 8px;
      padding: 0 6px 4px;
      font-size: 0.89em;
    }
    .code {
      letter-spacing: 0;
    }
  }
  @container (min-width: 940px) {
    .bar .tool-label {
      display: inline;
      font-weight: 550;
    }
    .bar .tool {
      padding: 0 13px;
    }
  }

  /* A phone on its side: the toolbar stands beside the board, which needs all the height there is. */
  @media (max-height: 430px) and (orientation: landscape) {
    @container (min-width: 540px) {
      .root {
        flex-direction: row;
      }
      .bar {
        flex: none;
        align-content: flex-start;
        flex-wrap: wrap;
        inline-size: 98px;
        padding: 4px;
      }
      .bar .tool {
        inline-size: 44px;
        padding: 0;
      }
      .bar .tool-label {
        display: none;
      }
      .t-undo {
        margin: 0;
      }
      .facts {
        order: 1;
        flex: 0 0 100%;
        flex-direction: column;
        align-items: flex-start;
        gap: 0;
        padding: 2px 4px;
        font-size: 0.89em;
      }
      .code {
        font-size: 0.86em;
        letter-spacing: 0;
        text-align: start;
        overflow-wrap: anywhere;
      }
    }
  }

  /* ---- table ---- */

  .board {
    position: relative;
    container: board / size;
    flex: 1 1 auto;
    block-size: var(--board-height, auto);
    min-block-size: 0;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .place,
  .pile-place {
    border: 1.5px solid var(--_line);
    border-radius: var(--_round);
    background: var(--_place);
  }
  .place.is-taken {
    border-color: transparent;
    background: none;
  }
  .place .silk {
    color: var(--_line);
    opacity: 0.55;
    transform: scale(0.8);
  }
  .pile-place {
    border: 1px dashed var(--_line);
    background: none;
    opacity: 0.8;
  }
  .stock {
    padding: 0;
    border: 0;
    border-radius: var(--_round);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .stock:disabled {
    cursor: default;
  }
  /* a packet or a finished pile has two more edges below it: it is thick */
  .pile,
  .packet {
    --_paper: var(--_face);
    overflow: visible;
    box-shadow:
      0 1px 0 0 var(--_edge),
      0 2px 0 0 var(--_paper),
      0 3px 0 0 var(--_edge);
  }
  .packet {
    --_paper: var(--_back-edge);
  }
  .packet.is-thin {
    box-shadow: none;
  }
  .packet:not(.is-thin) {
    box-shadow:
      0 1px 0 0 var(--_edge),
      0 2px 0 0 var(--_paper),
      0 3px 0 0 var(--_edge),
      0 4px 0 0 var(--_paper),
      0 5px 0 0 var(--_edge);
  }
  .words {
    block-size: auto;
    translate: var(--x, 0) calc(var(--y, 0px) + var(--h) - 100%);
    color: var(--_text-soft);
    font-size: 0.93em;
    line-height: 1.2;
    text-align: end;
    pointer-events: none;
  }
  .rail .words {
    translate: var(--x, 0) var(--y, 0);
    font-size: 1em;
  }

  /* ---- states ---- */

  /* Can take what is held: a double ring (its inner half in the colour of the cards, its outer half in that
     of the table, so it shows on both) and a tab with an arrow; two arrows where the run of the suit grows. */
  .mark {
    position: absolute;
    inset: 0;
    z-index: 1;
    border: 2px solid var(--_mark);
    border-radius: inherit;
    pointer-events: none;
  }
  .aim {
    border-radius: var(--_round);
    box-shadow: 0 0 0 2px var(--_accent);
    pointer-events: none;
  }
  .aim.is-over {
    box-shadow: 0 0 0 4px var(--_accent);
  }
  .aim .icon {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    margin: 0 auto;
    inline-size: 26px;
    block-size: 16px;
    border-radius: 0 0 8px 8px;
    background: var(--_accent);
    color: var(--_on-accent);
    stroke-width: 3;
  }
  /* last move: a gold outline round the cards that moved, a gold trace where they came from */
  .last {
    color-scheme: var(--spiderette-card-scheme, inherit);
    border: 2px solid var(--_last);
    border-radius: var(--_round);
    pointer-events: none;
  }
  .from {
    block-size: 14px;
    border: 2px dashed var(--_last);
    border-block-start: 0;
    background: color-mix(in oklab, var(--_last) 30%, transparent);
    border-radius: 0 0 var(--_round) var(--_round);
    pointer-events: none;
  }
  /* chosen by click or key: the group stays in its column, raised and ringed */
  .chosen {
    translate: var(--x, 0) calc(var(--y, 0px) - 3px);
    border-radius: var(--_round);
    box-shadow:
      0 0 0 2.5px var(--_accent),
      0 6px 12px rgb(0 0 0 / 0.3);
    pointer-events: none;
  }
  .card.is-chosen {
    translate: var(--x, 0) calc(var(--y, 0px) - 3px);
  }
  .held {
    z-index: 5;
    border-radius: var(--_round);
    box-shadow:
      0 2px 4px rgb(0 0 0 / 0.25),
      0 14px 28px rgb(0 0 0 / 0.38);
    pointer-events: none;
    will-change: translate;
  }
  .ghost {
    border: 1.5px dashed var(--_line);
    border-radius: var(--_round);
    pointer-events: none;
  }
  .card.is-refused {
    animation: refused 260ms ease-out;
  }
  @keyframes refused {
    25% {
      transform: translateX(-4px);
    }
    55% {
      transform: translateX(3px);
    }
    80% {
      transform: translateX(-1px);
    }
  }

  /* Rule reminder and buttons of a held group stand on the foot of their box and grow upwards. */
  .reminder,
  .held-bar {
    z-index: 4;
    block-size: auto;
    translate: var(--x, 0) calc(var(--y, 0px) + var(--h) - 100%);
  }
  .reminder {
    display: flex;
    align-items: center;
    gap: 9px;
    min-block-size: 46px;
    padding: 6px 12px;
    border: 1.5px solid var(--_accent);
    border-radius: 12px;
    background: var(--_panel);
    box-shadow: 0 2px 12px rgb(0 0 0 / 0.18);
    font-size: 0.96em;
    line-height: 1.25;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .rail .reminder {
    flex-direction: column;
    align-items: flex-start;
    gap: 5px;
    padding: 10px;
  }
  .reminder .icon {
    color: var(--_accent);
  }
  .held-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .board:not(.rail) .held-bar {
    min-block-size: min(var(--h), 88px);
  }
  .held-bar .tool {
    flex: 1 1 44px;
    grid-auto-flow: row;
    gap: 1px;
    padding: 2px 4px;
    border: 1.5px solid var(--_accent);
    background: var(--_panel);
    color: var(--_accent);
    font-size: 0.82em;
    line-height: 1.1;
    overflow-wrap: break-word;
  }
  .rail .held-bar .tool {
    flex-basis: 40%;
  }
  @container (min-width: 380px) and (max-width: 679px), (min-width: 1000px) {
    .held-bar .tool-label {
      display: block;
    }
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_table);
  }
  .panel :focus-visible {
    box-shadow: 0 0 0 2px var(--_panel);
  }
  /* on a covered card the ring goes round its strip alone: --strip, px */
  .card:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .card:focus-visible::after {
    block-size: var(--strip, 100%);
    border: 3px solid var(--_accent);
  }

  /* ---- panels ---- */

  .silk {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1;
    stroke-linecap: round;
    pointer-events: none;
  }
  /* a breath of a web on the bare table; plainer where a panel stands before it */
  .board > .silk {
    color: var(--_line);
    stroke-width: 0.12;
    opacity: 0.2;
  }
  .board:has(> .stage) > .silk {
    opacity: 0.7;
  }
  @container (min-width: 700px) {
    .board > .silk {
      stroke-width: 0.08;
    }
  }
  .stage {
    position: absolute;
    inset: 0;
    z-index: 8;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: safe center;
    padding: clamp(6px, 3cqi, 12px);
    overflow: auto;
  }
  dialog {
    inline-size: min(100vw - 16px, 420px);
    max-inline-size: none;
    max-block-size: calc(100dvh - 16px);
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: 18px;
    background: none;
    color: var(--_text);
    overflow: auto;
    overscroll-behavior: contain;
    text-align: start;
  }
  dialog::backdrop {
    background: rgb(8 16 12 / 0.5);
  }
  .panel {
    position: relative;
    inline-size: min(100%, 380px);
    padding: 20px;
    border: 1px solid var(--_panel-line);
    border-radius: 18px;
    background: var(--_panel);
    box-shadow:
      0 1px 2px rgb(0 0 0 / 0.12),
      0 18px 48px rgb(0 0 0 / 0.22);
  }
  dialog .panel {
    inline-size: auto;
    box-shadow: none;
  }
  .panel h2 {
    margin: 0;
    font-size: 1.7em;
    font-weight: 700;
    letter-spacing: -0.01em;
    line-height: 1.15;
    text-align: center;
    text-wrap: balance;
  }
  .panel h3 {
    margin: 16px 0 4px;
    font-size: 1em;
    font-weight: 650;
  }
  .panel p {
    margin: 6px 0 0;
    color: var(--_text-soft);
    text-align: center;
    text-wrap: balance;
  }
  .panel-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block-end: 12px;
  }
  .panel-head h2 {
    font-size: 1.4em;
    text-align: start;
  }
  .panel-head .tool {
    margin-block: -8px;
    margin-inline-end: -10px;
  }
  .fan {
    --w: 80px;
    --h: 112px;
    --index: 0.76;
    display: flex;
    justify-content: center;
    padding-block: 8px;
    margin-block-end: 12px;
  }
  .fan .card {
    position: relative;
    flex: none;
    margin-inline: -9px;
    translate: none;
    transform: rotate(calc(var(--step) * 6deg)) translateY(var(--drop, 0));
    box-shadow: 0 1px 3px rgb(0 0 0 / 0.25);
  }
  .fan .card:nth-child(1) {
    --step: -1.5;
    --drop: 4px;
  }
  .fan .card:nth-child(2) {
    --step: -0.5;
  }
  .fan .card:nth-child(3) {
    --step: 0.5;
  }
  .fan .card:nth-child(4) {
    --step: 1.5;
    --drop: 4px;
  }
  .tally {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    margin: 16px 0 0;
    border: 1px solid var(--_panel-line);
    border-radius: 12px;
    background: var(--_panel-line);
    overflow: hidden;
  }
  .tally div {
    padding: 8px 12px 9px;
    background: var(--_panel);
    text-align: center;
  }
  .tally dt {
    color: var(--_text-soft);
  }
  .tally dd {
    margin: 0;
    font-size: 1.85em;
    font-weight: 650;
    line-height: 1.1;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 14px;
  }
  .button {
    flex: 1 1 auto;
    min-block-size: 46px;
    padding: 4px 14px;
    border: 1.5px solid var(--_line);
    border-radius: 12px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .button.is-main {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .button.is-plain {
    border-color: transparent;
    color: var(--_accent);
  }
  .button.is-fit {
    flex: none;
  }
  .copy {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 6px;
    margin-block-start: 10px;
    color: var(--_text-soft);
  }
  .segments {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 3px;
    margin-block: 14px 12px;
    padding: 3px;
    border-radius: 13px;
    background: color-mix(in oklab, var(--_panel-line) 70%, var(--_panel));
  }
  .seg {
    position: relative;
    display: grid;
    place-content: center;
    min-block-size: 40px;
    padding: 2px 4px;
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--_text-soft);
    font: inherit;
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
    cursor: pointer;
  }
  .seg small {
    display: block;
    font-weight: 400;
    font-size: 0.86em;
  }
  .seg[aria-checked='true'],
  .seg:has(:checked) {
    background: var(--_panel);
    color: var(--_text);
    box-shadow:
      0 1px 3px rgb(0 0 0 / 0.2),
      inset 0 0 0 1.5px var(--_accent);
  }
  /* the radio itself lies over its segment, unseen */
  .seg input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .seg:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .choice {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    inline-size: 100%;
    min-block-size: 56px;
    margin-block-start: 8px;
    padding: 6px 16px;
    border: 1.5px solid var(--_panel-line);
    border-radius: 14px;
    background: color-mix(in oklab, var(--_text) 4%, var(--_panel));
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .choice b {
    display: block;
    font-size: 1.2em;
    font-weight: 650;
    line-height: 1.2;
  }
  .choice small {
    color: var(--_text-soft);
    font-size: 0.93em;
  }
  .suits {
    color-scheme: var(--spiderette-table-scheme, inherit);
    display: flex;
    gap: 5px;
  }
  .suit {
    inline-size: 21px;
    block-size: 21px;
  }
  .by-code {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 12px;
  }
  .field {
    flex: 1 1 9em;
    min-inline-size: 0;
    min-block-size: 46px;
    padding: 0 14px;
    border: 1.5px solid var(--_line);
    border-radius: 12px;
    background: none;
    color: inherit;
    /* 16 px: iOS zooms the page for a smaller field */
    font: inherit;
    font-size: max(16px, 1em);
  }
  .field::placeholder {
    color: var(--_text-soft);
    opacity: 1;
  }
  .error {
    flex: 1 0 100%;
    margin: 0;
    color: var(--_text);
  }
  .setting {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 46px;
    padding-block: 5px;
    border-block-end: 1px solid var(--_panel-line);
    cursor: pointer;
  }
  .setting small {
    display: block;
    color: var(--_text-soft);
    font-size: 0.9em;
    line-height: 1.25;
  }
  .switch {
    appearance: none;
    flex: none;
    inline-size: 46px;
    block-size: 28px;
    margin: 0;
    border: 2px solid var(--_line);
    border-radius: 14px;
    cursor: inherit;
  }
  .switch::before {
    content: '';
    display: block;
    inline-size: 16px;
    block-size: 16px;
    margin: 4px;
    border-radius: 50%;
    background: var(--_line);
  }
  .switch:checked {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  .switch:checked::before {
    margin-inline-start: 22px;
    background: var(--_on-accent);
  }
  .group {
    min-inline-size: 0;
    margin: 12px 0 0;
    padding: 0;
    border: 0;
  }
  .group legend {
    padding: 0;
  }
  .group .segments {
    margin-block: 6px 0;
  }
  .prose {
    line-height: 1.45;
  }
  .panel .prose p,
  .prose ul {
    margin: 0 0 8px;
    color: inherit;
    text-align: start;
    text-wrap: pretty;
  }
  .prose ul {
    padding-inline-start: 1.3em;
  }
  kbd {
    display: inline-block;
    min-inline-size: 1.7em;
    padding: 0 5px;
    border: 1px solid var(--_line);
    border-radius: 5px;
    font: inherit;
    font-size: 0.92em;
    text-align: center;
  }

  /* less picture, then none, where the board is small; on a phone on its side the choices stand in a row */
  @container board (max-width: 359px) or (max-height: 620px) {
    .panel {
      padding: 14px;
    }
    .fan {
      --w: 50px;
      --h: 70px;
      padding-block: 4px;
      margin-block-end: 6px;
    }
    .fan .card {
      margin-inline: -3px;
    }
    .segments {
      margin-block: 10px 8px;
    }
    .choice {
      min-block-size: 50px;
      margin-block-start: 6px;
      padding: 4px 14px;
    }
    .by-code {
      margin-block-start: 8px;
    }
  }
  @container board (max-height: 440px) {
    .fan {
      display: none;
    }
  }
  @container board (max-height: 440px) and (min-width: 420px) {
    .panel {
      inline-size: min(100%, 540px);
    }
    .choices {
      display: grid;
      grid-template-columns: 1fr 1fr 1fr;
      gap: 8px;
    }
    .choice {
      grid-template-columns: auto;
      gap: 4px;
      margin: 0;
      padding: 8px 12px;
    }
    .suit {
      inline-size: 16px;
      block-size: 16px;
    }
  }
  @media (max-width: 359px), (max-height: 620px) {
    dialog .panel {
      padding: 14px;
    }
    dialog .fan {
      display: none;
    }
  }
  @media (max-height: 440px) and (min-width: 480px) {
    dialog {
      inline-size: min(100vw - 16px, 560px);
    }
    dialog .choices {
      display: grid;
      grid-template-columns: 1fr 1fr 1fr;
      gap: 8px;
    }
    dialog .choice {
      grid-template-columns: auto;
      gap: 4px;
      margin: 0;
    }
  }

  /* ---- preferences ---- */

  @media (forced-colors: active) {
    .card {
      forced-color-adjust: none;
    }
    .suit {
      color: CanvasText;
    }
    .mark,
    .last,
    .from {
      border-color: Highlight;
    }
    .aim,
    .chosen {
      outline: 3px solid Highlight;
    }
    .aim .icon {
      background: Highlight;
      stroke: HighlightText;
    }
    .seg:is([aria-checked='true'], :has(:checked)) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .switch::before {
      background: ButtonText;
    }
    .switch:checked {
      background: Highlight;
    }
    .switch:checked::before {
      background: HighlightText;
    }
    .board > .silk {
      display: none;
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_line: var(--spiderette-line, light-dark(#1f332a, #c4d6cc));
      --_edge: var(--spiderette-edge, light-dark(#3d4642, #b4c0c7));
      --_text-soft: var(--spiderette-text-soft, light-dark(#14211b, #e8efeb));
      --_panel-line: var(--_line);
    }
    .pile-place,
    .place .silk {
      opacity: 1;
    }
  }
  @media (prefers-reduced-transparency: reduce) {
    .board > .silk {
      display: none;
    }
    dialog::backdrop {
      background: #0c1511;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .card.is-refused {
      animation: none;
    }
  }
`;
