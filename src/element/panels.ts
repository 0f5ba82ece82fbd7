import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { formatRecord, parseCode, EngineError, type Game, type SuitCount, type Variant } from '../engine/index.js';
import type { Command, NewGameRequest, Via } from '../machine/index.js';
import type { Strings } from '../locales/strings.js';
import { panelBody, startPanel, type Panel, type PanelView } from './dialogs.js';
import type { Settings } from './settings.js';

export interface PanelsHost {
  readonly game: Game | null;
  readonly strings: Strings;
  readonly renderRoot: HTMLElement | DocumentFragment;
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
  act(command: Command, via: Via): boolean;
  setting<Name extends keyof Settings>(name: Name): Settings[Name];
  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void;
  newGameCommand(request: NewGameRequest): Command;
}

/** The panels: which one is open, and what is chosen in it. */
export class Panels implements ReactiveController {
  readonly #host: PanelsHost;
  #open: Panel | null = null;
  #via: Via = 'click';
  #variant: Variant | null = null;
  #codeError: string | null = null;
  #copyText = '';
  #copied = false;
  /** What waits for the player to confirm it. */
  #pending: Command | null = null;

  constructor(host: PanelsHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The code has just been copied. */
  get copied(): boolean {
    return this.#copied;
  }

  show(panel: Panel | null, via: Via = 'click'): void {
    this.#open = panel;
    this.#via = via;
    this.#codeError = null;
    if (panel === 'new') this.#variant = null;
    this.#host.requestUpdate();
  }

  /** Begins a game, or asks first when one is under way. */
  begin(request: NewGameRequest): void {
    this.#confirmed(this.#host.newGameCommand(request), 'confirm-new');
  }

  restart(via: Via): void {
    this.#via = via;
    this.#confirmed({ type: 'RESTART' }, 'confirm-restart');
  }

  #confirmed(command: Command, question: Panel): void {
    const { game } = this.#host;
    if (game && game.moves > 0 && !game.won) {
      this.#pending = command;
      this.show(question, this.#via);
    } else {
      this.show(null, this.#via);
      this.#host.act(command, this.#via);
    }
  }

  /** Copies a text; where the page may not, shows it selected. */
  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#copied = true;
      setTimeout(() => {
        this.#copied = false;
        this.#host.requestUpdate();
      }, 1500);
      this.#host.requestUpdate();
    } catch {
      this.#copyText = text;
      this.show('copy');
    }
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!dialog) return;
    if (this.#open && !dialog.open && dialog.isConnected) {
      dialog.showModal();
      if (this.#open === 'copy') dialog.querySelector('input')?.select();
    } else if (!this.#open && dialog.open) dialog.close();
  }

  get #view(): PanelView {
    const host = this.#host;
    const { game, strings } = host;
    return {
      strings,
      game,
      variant: this.#variant ?? game?.position.variant ?? 'spiderette',
      codeError: this.#codeError,
      copyText: this.#copyText,
      setting: (name) => host.setting(name),
      onClose: () => this.show(null),
      onVariant: (variant) => {
        this.#variant = variant;
        host.requestUpdate();
      },
      onLevel: (suits: SuitCount) =>
        this.begin({ suits, variant: this.#variant ?? game?.position.variant ?? 'spiderette' }),
      onCode: (code) => {
        try {
          parseCode(code);
          this.begin({ code });
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
          this.#codeError = strings.reasons[error.reason as keyof Strings['reasons']];
          host.requestUpdate();
        }
      },
      onConfirm: () => {
        const command = this.#pending;
        this.#pending = null;
        this.show(null, this.#via);
        if (command) host.act(command, this.#via);
      },
      onSame: () => {
        this.show(null);
        host.act({ type: 'RESTART' }, 'click');
      },
      onNew: () => this.show('new'),
      onCopyRecord: () => void (game && this.copy(formatRecord(game))),
      onSetting: (name, value) => host.choose(name, value),
    };
  }

  /** The dialog, and in it the live region while it is open: what lies outside a modal dialog is not heard. */
  render(live: TemplateResult): TemplateResult {
    const closed = (): void => {
      if (this.#open) this.show(null);
    };
    return html`<dialog part="dialog" aria-labelledby="panel-title" @close=${closed}>
        ${this.#open ? html`<div class="panel" part="panel">${panelBody(this.#open, this.#view)}</div>${live}` : nothing}
      </dialog>
      ${this.#open ? nothing : live}`;
  }

  /** What lies on the board as long as there is no game. */
  renderStart(): TemplateResult {
    return startPanel(this.#view);
  }
}
