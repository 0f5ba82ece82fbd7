import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../engine/index.js';
import type { Strings } from '../locales/strings.js';
import { icon, type IconName } from './card-face.js';

export interface ToolbarView {
  readonly game: Game | null;
  readonly strings: Strings;
  readonly copied: boolean;
  /** Tools that are loaded when they are asked for. */
  readonly more: unknown;
  readonly onNew: () => void;
  readonly onRestart: () => void;
  readonly onUndo: (event: MouseEvent) => void;
  readonly onRedo: (event: MouseEvent) => void;
  readonly onSettings: () => void;
  readonly onRules: () => void;
  readonly onCopy: () => void;
}

export function toolbar(view: ToolbarView): TemplateResult {
  const { game, strings, copied } = view;
  /** A tool that cannot be used now stays in the tab order: its focus never falls to the page. */
  const tool = (name: IconName, label: string, onClick: (event: MouseEvent) => void, usable = true) =>
    html`<button
      class="tool t-${name}"
      part="tool"
      aria-label=${label}
      title=${label}
      aria-disabled=${usable ? 'false' : 'true'}
      @click=${onClick}
    >
      ${icon(name)}<span class="tool-label" aria-hidden="true">${label}</span>
    </button>`;
  return html`<div class="bar" part="toolbar" role="group" aria-label=${strings.toolbar}>
    ${tool('new', strings.newGame, view.onNew)} ${tool('restart', strings.restart, view.onRestart, !!game)}
    <div class="facts" part="facts">
      ${
        game
          ? html`<span>${strings.score} <b>${strings.number(game.score)}</b></span
              ><span>${strings.moves} <b>${strings.number(game.moves)}</b></span
              >${
                game.code
                  ? html`<button
                      class="code"
                      part="code"
                      aria-label=${strings.copyCode(game.code)}
                      @click=${view.onCopy}
                    >
                      <bdi dir="ltr">${copied ? strings.copied : game.code}</bdi>
                    </button>`
                  : nothing
              }`
          : nothing
      }
    </div>
    ${tool('undo', strings.undo, view.onUndo, !!game?.canUndo)}
    ${tool('redo', strings.redo, view.onRedo, !!game?.canRedo)} ${view.more}
    ${tool('help', strings.rules, view.onRules)} ${tool('settings', strings.settings, view.onSettings)}
  </div>`;
}
