import { css } from 'lit';

/** Panels: on the board, in a dialog. */
export const panelStyles = css`
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
