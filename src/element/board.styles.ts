import { css } from 'lit';

/** The table and all that lies on it, and the marks of what goes on there. */
export const boardStyles = css`
  .board {
    position: relative;
    container-type: size;
    flex: auto;
    height: var(--board-height, auto);
    -webkit-user-select: none;
  }
  /* Far from the window nothing of it is drawn. That clips what goes beyond the board, such as a dragged card, but for a
     margin: here as good as none. */
  @supports (overflow-clip-margin: 1px) {
    .board {
      content-visibility: auto;
      overflow-clip-margin: 100vmax;
    }
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
  /* A finger on a face-up card drags; the page scrolls everywhere else and zooms everywhere. What covers the card it
     touches may still be on its way, so it is not asked whether the card can be dragged. */
  .card:not(.is-back) {
    touch-action: pinch-zoom;
  }
  .is-movable {
    cursor: grab;
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
  /* The ring where the group would go is twice as wide. It is always there, and never quite opaque or transparent, or
     Chromium would sort all layers of the page again. */
  .aim::before {
    content: '';
    position: absolute;
    inset: 0;
    outline: 4px solid var(--_accent);
    border-radius: inherit;
    opacity: 0.01;
    will-change: opacity;
  }
  .is-over::before {
    opacity: 0.99;
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
      flex: 1 1 auto;
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
  /* what they cover would show beside and between them */
  .board:has(.reminder, .held-bar) {
    & .pile,
    & .pile-place,
    &:not(.rail) .words {
      opacity: 0;
    }
  }
`;
