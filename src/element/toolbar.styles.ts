import { css } from 'lit';

/** The toolbar. */
export const toolbarStyles = css`
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
    text-decoration-line: underline;
    text-decoration-style: dotted;
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
        padding-block: 0;
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
        align-items: start;
        padding-inline: 6px 0;
      }
    }
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_panel);
  }
`;
