/** Lit's own would bring its whole element along. */
const css = ([text]: TemplateStringsArray): string => text!;

/** The look of hints, notices and replays: adopted by the element when they are loaded. */
const text = css`
  .hint {
    outline: 4px solid var(--_accent);
    box-shadow: 0 0 0 6px var(--_panel);
    pointer-events: none;
  }
  .advice {
    align-items: center;
    padding: 8px;
    border: 1.5px solid var(--_accent);
    border-radius: 12px;
    background: var(--_panel);
    color: var(--_text);
    z-index: 200;
  }
  .advice p {
    flex: 1 1 60%;
    margin: 0 4px;
  }
  .advice .tool[class] {
    border-color: transparent;
  }
  .advice .button {
    flex: 1 0 auto;
    min-height: 40px;
    padding: 2px 10px;
  }
  .offers {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .replay p {
    flex-basis: 100%;
  }
  .replay .tool-label {
    display: none;
  }
  /* two tools more must not cost a row */
  @container (max-width: 379px) {
    .bar:has(.t-hint + .t-solution) .tool {
      min-width: 36px;
      padding: 0 4px;
    }
  }
  .advice .tool.t-close {
    flex: 0 0 44px;
  }
  .root:has(.advice) .reminder {
    display: none;
  }
  .root:has(.replay) .bar .tool {
    visibility: hidden;
  }
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements of the page. */
export function adviceStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}
