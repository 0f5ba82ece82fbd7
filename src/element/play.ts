import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { type Game, type Position } from '../engine/index.js';
import { kindOf, refusal, type ChangeReason, type Command, type NewGameRequest, type Via } from '../machine/index.js';
import type { Strings } from '../locales/strings.js';
import { ActorController, type Happened, type Status } from './actor-controller.js';
import type { Advice } from './advice.js';
import type { AdviceSettings } from './advice-host.js';
import { Animator } from './animate.js';
import { Announcer, type Sentence } from './announcer.js';
import { BoardSize } from './board-size.js';
import { cardSprite, silk } from './card-face.js';
import { DragController, type PointerHost } from './drag-controller.js';
import { fire, type GameEventDetails } from './events.js';
import { Hand, type HandHost } from './hand.js';
import { Inputs } from './inputs.js';
import { KeyboardController, type KeyboardHost } from './keyboard-controller.js';
import type { Layout, Place } from './layout.js';
import { Localizer } from './localize.js';
import { Panels, type PanelsHost } from './panels.js';
import { place } from './place.js';
import { Saves } from './saves.js';
import type { Settings } from './settings.js';
import { shownPosition } from './shown.js';
import { Speech, type SpeechHost } from './speech.js';
import { StockPress } from './stock-press.js';
import { table } from './table.js';
import { reasonOf } from './teller.js';
import { toolbar } from './toolbar.js';

/** What play reads of the element: its attributes, in a word. */
export interface GameElement extends LitElement, Settings, AdviceSettings {
  readonly relaxedDeal: boolean;
  readonly undoLimit: number;
  readonly noControls: boolean;
  readonly noShortcuts: boolean;
  readonly storageKey: string | null;
  readonly readonly: boolean;
}

/** A button that is pressed by a key sends a click without a pointer. */
const viaOf = ({ detail }: MouseEvent): Via => (detail > 0 ? 'click' : 'keyboard');

/**
 * The inside of the element, where its parts meet: machine, hand, pointer, keyboard, panels, motion. Data flows one way:
 * a part asks by `act`, the machine answers with a new game, and `render` shows it.
 */
export class Play implements HandHost, PointerHost, KeyboardHost, PanelsHost, SpeechHost {
  readonly #element: GameElement;
  readonly #animator = new Animator(() => this.#pace);
  readonly #announcer: Announcer;
  readonly #size: BoardSize;
  readonly #panels: Panels;
  readonly #saves: Saves;
  readonly #keyboard: KeyboardController;
  readonly #pointer: DragController;
  readonly localizer: Localizer;
  readonly actor: ActorController;
  readonly inputs: Inputs;
  readonly hand: Hand;
  readonly speech: Speech;

  /** Hints, dead ends, solutions and winnable deals: null until they are loaded. */
  advice: Advice | null = null;
  #advising: Promise<Advice> | null = null;
  /** The first game waits for its code. */
  #waiting = false;

  last: { readonly from: number; readonly to: number; readonly count: number } | null = null;
  #refused: GameEventDetails['rejected']['reason'] | null = null;
  #over: number | null = null;
  reason: ChangeReason | null = null;
  readonly #stock = new StockPress();
  readonly #shown = shownPosition();

  constructor(element: GameElement) {
    this.#element = element;
    this.localizer = new Localizer(element);
    this.#size = new BoardSize(this);
    this.actor = new ActorController(element, {
      presentDeal: this.#animator.presenter(false),
      presentRemoval: this.#animator.presenter(true),
      message: (reason) => reasonOf(reason, this.strings),
      told: (happened) => this.#onTold(happened),
    });
    element.addController({ hostDisconnected: () => this.#animator.cut() });
    this.#announcer = new Announcer(element, this.localizer);
    this.inputs = new Inputs(this);
    this.#saves = new Saves(this);
    this.hand = new Hand(this);
    this.speech = new Speech(this, this.#announcer);
    this.#panels = new Panels(this);
    this.#keyboard = new KeyboardController(this);
    this.#pointer = new DragController(this);
  }

  // ---- what the parts ask of their host ----

  /** What is shown: the present game, but for the time of a replay. */
  get game(): Game | null {
    return this.advice?.game ?? this.actor.game;
  }

  get status(): Status {
    return this.actor.status;
  }

  get strings(): Strings {
    return this.localizer.strings;
  }

  get readonly(): boolean {
    return this.#element.readonly || !!this.advice?.game;
  }

  get noShortcuts(): boolean {
    return this.#element.noShortcuts;
  }

  get autoPlace(): boolean {
    return this.setting('autoPlace');
  }

  get noDoubleClick(): boolean {
    return this.setting('noDoubleClick');
  }

  get storageKey(): string | null {
    const { storageKey } = this.#element;
    return typeof storageKey === 'string' ? storageKey : null;
  }

  get rtl(): boolean {
    return this.#element.matches(':dir(rtl)');
  }

  get renderRoot(): HTMLElement | DocumentFragment {
    return this.#element.renderRoot;
  }

  get isConnected(): boolean {
    return this.#element.isConnected;
  }

  get board(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.board');
  }

  get updateComplete(): Promise<boolean> {
    return this.#element.updateComplete;
  }

  get layout(): Layout {
    return this.#size.layoutFor(this.#position, {
      rtl: this.rtl,
      leftHanded: this.setting('leftHanded'),
      largeIndex: this.setting('largeIndex'),
    });
  }

  addController(controller: ReactiveController): void {
    this.#element.addController(controller);
  }

  removeController(controller: ReactiveController): void {
    this.#element.removeController(controller);
  }

  requestUpdate(): void {
    this.#element.requestUpdate();
  }

  /** The player's choice, or else the attribute. */
  setting<Name extends keyof Settings>(name: Name): Settings[Name] {
    return (this.#saves.choices as Settings)[name] ?? this.#element[name];
  }

  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    this.#saves.choose(name, value);
    this.requestUpdate();
    fire(this.#element, 'settings-change', { name, value } as GameEventDetails['settings-change']);
  }

  /** Carries out what the player asks for. */
  act(command: Command, via: Via): boolean {
    if (!this.readonly) return this.perform(command, via);
    return this.reject(kindOf(command), 'readonly');
  }

  /** Carries a command out. A game that must be winnable waits for its code. */
  perform(command: Command, via: Via): boolean {
    const now = (code?: string): boolean => {
      this.#waiting = false;
      return this.actor.perform(code ? ({ ...command, code } as Command) : command, via);
    };
    if (
      !this.#element.winnable ||
      command.type !== 'NEW_GAME' ||
      (command.code ?? command.position) != null ||
      refusal(this.game, command)
    )
      return now();
    this.#waiting = true;
    this.advise().then(
      (advice) => advice.deal(command, now),
      () => now(),
    );
    return true;
  }

  /** Loads what gives advice, on the first call. */
  advise(): Promise<Advice> {
    return (this.#advising ??= import('./advice.js').then(
      ({ Advice: Loaded }) => (this.advice = new Loaded(this, this.#element)),
    ));
  }

  reject(kind: GameEventDetails['rejected']['kind'], reason: GameEventDetails['rejected']['reason']): false {
    return this.actor.reject(kind, reason);
  }

  load(value: unknown): boolean {
    return this.actor.perform({ type: 'LOAD', value }, 'api');
  }

  newGameCommand(request: NewGameRequest): Command {
    const { relaxedDeal, undoLimit } = this.#element;
    const whole = Number.isSafeInteger(undoLimit) && undoLimit >= 0;
    const { code, position, suits, variant = this.inputs.variant } = Object(request) as NewGameRequest;
    return {
      type: 'NEW_GAME',
      code,
      position,
      suits,
      variant,
      options: { relaxedDeal, undoLimit: whole ? undoLimit : undefined },
    };
  }

  /** Goes on with a saved game where there is one; else deals what is asked for. */
  begin(request: NewGameRequest | null): void {
    if (!this.#saves.resume() && request) this.perform(this.newGameCommand(request), 'api');
  }

  settle(): void {
    this.actor.skip();
    this.#animator.cut();
  }

  /** In the middle of a drag: nothing is drawn anew for it. */
  aimAt(column: number | null): void {
    if (column === this.#over) return;
    this.#over = column;
    const targets = this.#targets;
    this.board?.querySelectorAll('.aim').forEach((node, i) => node.classList.toggle('is-over', targets[i] === column));
  }

  lift(nodes: readonly HTMLElement[], by: number): void {
    this.#animator.lift(nodes, by);
  }

  shake(column: number, count: number): void {
    const { cards } = this.game!.position.columns[column]!;
    this.#animator.shake(cards.slice(cards.length - count).map(({ id }) => id));
    this.requestUpdate();
  }

  dropped(ids: readonly number[], by: Place): void {
    this.#animator.movedTo(ids, by);
    this.requestUpdate();
  }

  focusCell(column: number, row: number): void {
    this.#keyboard.moveTo(column, row);
    void this.updateComplete.then(() => this.#keyboard.focus());
  }

  focus(): void {
    this.#keyboard.focus();
  }

  get focused(): Element | null {
    return this.#keyboard.focused;
  }

  ask(what: 'new' | 'restart' | 'state' | 'column' | 'rules'): void {
    if (what === 'new' || what === 'rules') this.#panels.show(what, 'keyboard');
    else if (what === 'restart') this.#panels.restart('keyboard');
    else if (what === 'state') this.speech.state();
    else this.speech.column(this.#keyboard.cursor.column);
  }

  say(sentence: Sentence): void {
    this.speech.say(sentence);
  }

  // ---- what happens ----

  #onTold(happened: Happened): void {
    this.speech.happened(happened);
    if (happened.name === 'rejected') this.#refused = happened.detail.reason;
    if (happened.name === 'new-game') this.#size.forgetHeight();
    if (happened.name !== 'game-change') return this.requestUpdate();

    const { reason, action } = happened.detail;
    this.#refused = null;
    this.last = null;
    this.reason = reason;
    this.#pointer.cancel();
    this.hand.letGo();
    if (action?.type === 'move' && (reason === 'move' || reason === 'redo')) {
      this.last = action;
      this.#keyboard.follow(action.to, this.game!.position.columns[action.to]!.cards.length - action.count);
    } else if (action?.type === 'move') this.#keyboard.follow(action.from, Infinity);
    else if (reason === 'restart' || reason === 'new-game') this.#keyboard.moveTo(0, Infinity);
    this.#saves.save();
    this.requestUpdate();
  }

  /** Factor of all times; 0 where nothing is to move. */
  get #pace(): number {
    if (!this.isConnected || this.setting('noAnimation') || document.hidden || this.#size.isNothing) return 0;
    const speed = parseFloat(getComputedStyle(this.#element).getPropertyValue('--spiderette-speed'));
    return speed >= 0 ? Math.min(speed, 9) : 1;
  }

  // ---- what is seen ----

  /** While something is presented, the runs that it removes still lie on their columns. */
  get #position(): Position | null {
    if (this.advice?.game) return this.advice.game.position;
    const { game, presenting } = this.actor.snapshot.context;
    const isPresented = this.status === 'dealing' || this.status === 'removingRun';
    return this.#shown(game, isPresented ? presenting?.outcome : undefined);
  }

  /** Columns to be marked: those that can take what is held, or the empty ones that forbid a deal. */
  get #targets(): readonly number[] {
    const { game, hand } = this;
    if (!game) return [];
    const all = [...game.position.columns.keys()];
    if (hand.held) return this.setting('noPlacementHelp') ? [] : all.filter((column) => hand.accepts(column));
    const { columns } = game.position;
    return this.#refused === 'empty-column' && !this.setting('noRuleReminders')
      ? all.filter((column) => !columns[column]!.cards.length)
      : [];
  }

  readonly #onDeal = (event: MouseEvent): void => {
    const via = this.#stock.viaOf(event);
    if (!via) return;
    this.hand.letGo();
    this.act({ type: 'DEAL' }, via);
  };

  readonly #onBest = (event: MouseEvent): void => {
    const { held } = this.hand;
    if (held) this.hand.best(held.column, held.count, viaOf(event));
  };

  render(): TemplateResult {
    const { strings, game } = this;
    const theme = this.setting('theme');
    const position = this.#position;
    const { layout } = this;
    const { w, h } = layout;
    const deck = this.setting('deckColors') === 4 ? 'deck-4' : '';
    return html`<div
      class="root ${theme === 'light' || theme === 'dark' ? `theme-${theme}` : ''} ${deck} ${this.setting('noAnimation') ? 'still' : ''}"
      lang=${strings.lang}
      dir=${strings.dir}
      @keydown=${this.#keyboard.onKeyDown}
    >
      ${cardSprite()}
      <div
        class="board ${layout.rail ? 'rail' : ''}"
        part="board"
        ${place({ w, h })}
        @pointerdown=${this.#pointer.onPointerDown}
        @mousedown=${this.#pointer.onMouseDown}
        @contextmenu=${this.#pointer.onContextMenu}
        @click=${this.#pointer.onClick}
      >
        ${
          position
            ? table({
                position,
                layout,
                strings,
                held: this.hand.held,
                targets: this.#targets,
                last: this.status === 'removingRun' ? null : this.last,
                reminder: this.#refused && !this.setting('noRuleReminders') ? reasonOf(this.#refused, strings) : null,
                cursor: this.#keyboard.cursor,
                onDeal: this.#onDeal,
                onRuns: () => this.ask('state'),
                onBest: this.#onBest,
                onLonger: () => this.hand.resize(1),
                onShorter: () => this.hand.resize(-1),
                onLetGo: () => this.hand.release(),
              })
            : html`${silk()}${this.#waiting ? nothing : this.#panels.renderStart()}`
        }
        ${this.advice?.board()}
      </div>
      ${
        this.#element.noControls
          ? nothing
          : toolbar({
              game,
              strings,
              more: this.advice?.tools(),
              copied: this.#panels.copied,
              onNew: () => this.#panels.show('new'),
              onRestart: () => this.#panels.restart('click'),
              onUndo: (event) => void this.act({ type: 'UNDO' }, viaOf(event)),
              onRedo: (event) => void this.act({ type: 'REDO' }, viaOf(event)),
              onSettings: () => this.#panels.show('settings'),
              onRules: () => this.#panels.show('rules'),
              onCopy: () => void (game?.code && this.#panels.copy(game.code)),
            })
      }
      ${this.#panels.render((inDialog) => this.#announcer.render(inDialog))}
    </div>`;
  }

  /** Plays the way to what has just been rendered, and opens the panel of a win when it has been shown. */
  rendered(before: Status | null): void {
    const { board } = this;
    const position = this.#position;
    const reason = this.reason;
    if (!board || !position) return;
    this.reason = null;
    this.#animator.update({ position, layout: this.layout, board, reason });
    if (this.status !== 'won' || before === 'won') return;
    const show = (): void => {
      if (this.status === 'won') this.#panels.show('won');
    };
    const shown = before && reason !== 'load' && this.#animator.celebrate(board);
    if (shown) void shown.then(show);
    else show();
  }
}
