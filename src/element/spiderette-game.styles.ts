import { css } from 'lit';
import { boardStyles } from './board.styles.js';
import { cardStyles } from './card.styles.js';
import { panelStyles } from './panel.styles.js';
import { toolbarStyles } from './toolbar.styles.js';

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
const base = css`
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
  .sp-sprite {
    display: none;
  }
  .sr {
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
`;

export const styles = [base, cardStyles, boardStyles, toolbarStyles, panelStyles];
