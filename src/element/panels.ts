import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { EngineError, formatRecord, parseCode, type Game, type Variant } from '../engine/index.js';
import type { Command, NewGameRequest, Via } from '../machine/index.js';
import type { Strings, ToldReason } from '../locales/strings.js';
import type { Announcer, Sentence } from './announcer.js';
import { panelBody, startPanel, type Panel, type PanelView } from './dialogs.js';
import type { Settings } from './settings.js';
import { reasonOf } from './teller.js';

export interface PanelsHost {
  readonly game: Game | null;
  readonly strings: Strings;
  readonly renderRoot: HTMLElement | DocumentFragment;
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
  act(command: Command, via: Via): boolean;
  say(sentence: Sentence): void;
  setting<Name extends keyof Settings>(name: Name): Settings[Name];
  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void;
  newGameCommand(request: NewGameRequest): Command;
  readonly advice: { readonly keys: PanelView['moreKeys'] } | null;
  /** What the page asked for before there is a game. */
  readonly inputs: { readonly variant: Variant | undefined };
}

/** The panels: which one is open, and what is chosen in it. */
export class Panels implements ReactiveController, PanelView {
  readonly #host: PanelsHost;
  #open: Panel | null = null;
  /** What was open when the page was drawn last. */
  #shown: Panel | null = null;
  #via: Via = 'click';
  #variant: Variant | null = null;
  #pressedBeside = false;
  /** What waits for the player to confirm it. */
  #pending: Command | null = null;
  codeError: ToldReason | null = null;
  copyText = '';
  /** The code has just been copied. */
  copied = false;

  constructor(host: PanelsHost) {
    this.#host = host;
    host.addController(this);
  }

  get strings(): Strings {
    return this.#host.strings;
  }

  get game(): Game | null {
    return this.#host.game;
  }

  get variant(): Variant {
    return this.#variant ?? this.game?.position.variant ?? this.#host.inputs.variant ?? 'spiderette';
  }

  get options(): PanelView['options'] {
    return this.game?.options ?? (this.#host.newGameCommand({}) as NewGameRequest).options!;
  }

  get moreKeys(): PanelView['moreKeys'] {
    return this.#host.advice?.keys ?? [];
  }

  setting<Name extends keyof Settings>(name: Name): Settings[Name] {
    return this.#host.setting(name);
  }

  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    this.#host.choose(name, value);
  }

  chooseVariant(variant: Variant): void {
    this.#variant = variant;
    this.#host.requestUpdate();
  }

  show(panel: Panel | null, via: Via = 'click'): void {
    this.#open = panel;
    this.#via = via;
    this.#variant = this.codeError = null;
    this.#host.requestUpdate();
  }

  /** Begins a game, or asks first when one is under way. */
  begin(request: NewGameRequest): void {
    this.#perhaps(this.#host.newGameCommand(request), 'confirm-new');
  }

  restart(via: Via): void {
    this.#via = via;
    this.#perhaps({ type: 'RESTART' }, 'confirm-restart');
  }

  #perhaps(command: Command, asking: Panel): void {
    const { game } = this;
    this.#pending = command;
    if (game && game.moves > 0 && !game.won) this.show(asking, this.#via);
    else this.confirm();
  }

  confirm(): void {
    const command = this.#pending;
    this.show(null, this.#via);
    if (command) this.#host.act(command, this.#via);
  }

  playAgain(): void {
    this.restart('click');
  }

  enterCode(code: string): void {
    try {
      parseCode(code);
      this.begin({ code });
    } catch (error) {
      const reason = (error as EngineError).reason as ToldReason;
      this.codeError = reason;
      this.#host.say((strings) => reasonOf(reason, strings));
      this.#host.requestUpdate();
    }
  }

  copyRecord(): void {
    if (this.game) void this.copy(formatRecord(this.game));
  }

  /** Copies a text; where the page may not, shows it selected. */
  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = true;
      this.#host.say((strings) => strings.copied + strings.stop);
      setTimeout(() => {
        this.copied = false;
        this.#host.requestUpdate();
      }, 1500);
    } catch {
      this.copyText = text;
      this.#open = 'copy';
    }
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    // Moved in the DOM, an open dialog is no longer modal: it is opened again.
    this.#dialog?.close();
    this.#shown = null;
  }

  hostUpdate(): void {
    // The host has gone on.
    if (this.#open === 'won' && !this.game?.won) this.#open = null;
  }

  hostUpdated(): void {
    const dialog = this.#dialog;
    // A modal dialog that cannot be seen would lock the page.
    const open = dialog?.parentElement?.clientWidth ? this.#open : null;
    const shown = this.#shown;
    this.#shown = open;
    if (!dialog?.isConnected || shown === open) return;
    if (!open) dialog.close();
    else if (dialog.open) dialog.querySelector('button')?.focus();
    else dialog.showModal();
    dialog.querySelector<HTMLInputElement>('[readonly]')?.select();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot?.querySelector('dialog') ?? null;
  }

  /** The dialog, with a live region of its own. */
  render(live: Announcer['render']): TemplateResult {
    const [page, own] = live(!!this.#open);
    const closed = ({ target }: Event): void => {
      // Told later than it happened: by then it may be open again, or never have been closed by the player.
      if (this.#open && this.#open === this.#shown && !(target as HTMLDialogElement).open) this.show(null);
    };
    const beside = ({ target, currentTarget }: Event): boolean => target === currentTarget;
    // A press that begins in the panel, to mark a text, may end beside it.
    return html`${page}<dialog
        part="dialog"
        aria-labelledby="title"
        @close=${closed}
        @pointerdown=${(event: Event) => (this.#pressedBeside = beside(event))}
        @click=${(event: Event) => {
          if (this.#pressedBeside && beside(event)) this.show(null);
          this.#pressedBeside = false;
        }}
      >
        ${this.#open ? html`<div class="panel" part="panel">${panelBody(this.#open, this)}</div>` : nothing} ${own}
      </dialog>`;
  }

  /** What lies on the board as long as there is no game. */
  renderStart(): TemplateResult {
    return startPanel(this);
  }
}
