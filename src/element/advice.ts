import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { html, nothing } from 'lit/html.js';
import type { Game, SuitCount, Variant } from '../engine/index.js';
import type { ChangeReason, Command, Via } from '../machine/index.js';
import type { AdviceStrings } from '../locales/advice/strings.js';
import type { StringOverrides, Strings } from '../locales/strings.js';
import { winnableCode } from '../solver/catalogue.js';
import type { DeadEnd } from '../solver/dead-end.js';
import type { Hint } from '../solver/hint.js';
import type { Progress, Solution, SolveOptions } from '../solver/solve.js';
import { english, textsOf } from './advice-texts.js';
import { button, marks, notice, replayBar, searching, tool, type ReplayButtons } from './advice-view.js';
import { adviceStyles } from './advice.styles.js';
import type { Layout } from './layout.js';
import { merged } from './merged.js';
import { Replay } from './replay.js';
import { SolverLink } from './solver-link.js';

/** What a hint is made of: the visible cards; all cards; or the visible ones, told only whether anything can be done. */
export type HintKind = 'visible' | 'all' | 'mild';

/** Limits of a question, and what stops it. */
export interface AdviceLimits extends Pick<SolveOptions, 'maxMs' | 'maxNodes' | 'maxStates' | 'onProgress'> {
  readonly signal?: AbortSignal | undefined;
}

export interface SolutionOptions extends AdviceLimits, Pick<SolveOptions, 'shortenMs'> {
  /** `here`: from where the game stands; `start`: from its deal. Left out: here, for a game that is won its start. */
  readonly from?: 'here' | 'start' | undefined;
  /** Replays it on the board. Left out: no. */
  readonly show?: boolean | undefined;
}

/** The attributes of this subject. */
export interface AdviceSettings {
  readonly winnable: boolean;
  readonly hints: string | null;
  readonly deadEnds: boolean;
  readonly solutions: boolean;
  readonly strings: StringOverrides;
}

/** What this part asks of its host. */
export interface AdviceHost {
  readonly actor: { readonly game: Game | null };
  readonly hand: { readonly held: unknown; letGo(): void };
  readonly strings: Strings;
  readonly layout: Layout;
  readonly noShortcuts: boolean;
  /** What has changed the board since it was drawn. */
  reason: ChangeReason | null;
  /** Where the last move came from and went. */
  last: { readonly from: number; readonly to: number; readonly count: number } | null;
  requestUpdate(): void;
  settle(): void;
  act(command: Command, via: Via): boolean;
  ask(what: 'new' | 'restart'): void;
  say(sentence: (strings: Strings) => string | null): void;
}

type Element = LitElement & AdviceSettings;

/** Limits of the proof that runs after each action: in a worker, and where the page has to do it. */
const WATCH = { maxMs: 8000, maxStates: 400_000 };
const WATCH_ON_PAGE = { maxMs: 1500, maxStates: 100_000 };

/** What is told on the board, until the next action. */
interface Notice {
  readonly text: (strings: AdviceStrings) => string;
  readonly offers: readonly ('undo' | 'restart' | 'newGame' | 'fromStart')[];
}

/**
 * Hints, dead ends, solutions and deals that can be won: loaded by `Play` when an attribute, a method or a button first
 * asks for it. It never touches the game: what it shows belongs to the game that it was asked for, and goes with it.
 */
export class Advice implements ReactiveController {
  readonly #host: AdviceHost;
  readonly #element: Element;
  readonly #solver = new SolverLink();
  #base = english;
  #lang = 'en';
  #styled = false;
  /** The game that all below belongs to. */
  #of: Game | null = null;
  #hint: Hint | null = null;
  #notice: Notice | null = null;
  #replay: Replay | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #progress: Progress | null = null;
  /** Ends what is asked for the board; and the proof that runs behind it. */
  #asked: AbortController | null = null;
  #watched: AbortController | null = null;
  /** The game whose end is looked for, or was. */
  #watching: Game | null = null;
  #deals = 0;

  constructor(host: AdviceHost, element: Element) {
    this.#host = host;
    this.#element = element;
    this.#of = host.actor.game;
    // Before the board gets its keys.
    element.addEventListener('keydown', this.#onKeyDown, true);
    element.addController(this);
    host.requestUpdate();
  }

  hostDisconnected(): void {
    // To move in the DOM is not to leave.
    queueMicrotask(() => {
      if (this.#element.isConnected) return;
      this.#clear();
      this.#watched?.abort();
      this.#watching = null;
      this.#solver.close();
    });
  }

  hostUpdate(): void {
    const { game } = this.#host.actor;
    if (game !== this.#of) {
      this.#clear();
      this.#of = game;
    }
    const watching = this.#element.deadEnds && this.#element.isConnected ? game : null;
    if (watching !== this.#watching) {
      this.#watching = watching;
      this.#watched?.abort();
      if (watching) void this.#watch(watching);
    }
    void this.#speak();
  }

  hostUpdated(): void {
    const root = this.#element.renderRoot as ShadowRoot;
    if (this.#styled || !root.adoptedStyleSheets) return;
    this.#styled = true;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, adviceStyles()];
  }

  /** The language of the element, once its texts are there. */
  async #speak(): Promise<void> {
    const lang = this.#host.strings.lang.toLowerCase().split(/[-_]/)[0]!;
    if (lang === this.#lang) return;
    this.#lang = lang;
    const texts = await textsOf(lang);
    if (lang !== this.#lang) return;
    this.#base = texts;
    this.#host.requestUpdate();
  }

  /** What the advice says now. */
  get #texts(): AdviceStrings {
    return merged(this.#base, this.#element.strings.advice ?? {});
  }

  /** Keys and what they do, for the rules. */
  get keys(): readonly (readonly [keys: string, does: string])[] {
    return this.#hints ? [['H', this.#hintName]] : [];
  }

  get #hintName(): string {
    const { hint, hintAll } = this.#texts;
    return this.#kind === 'all' ? hintAll : hint;
  }

  // ---- what is asked ----

  /** The game that a replay shows in place of the one that is played, or null. */
  get game(): Game | null {
    return this.#replay && this.#of === this.#host.actor.game ? this.#replay.game : null;
  }

  /** Deals a game that can be won; where the catalogue cannot be loaded, any game. What is asked last is dealt. */
  async deal(
    command: { readonly variant?: Variant | undefined; readonly suits?: SuitCount | undefined },
    now: (code: string | undefined) => unknown,
  ): Promise<void> {
    const { actor } = this.#host;
    const before = actor.game;
    const turn = ++this.#deals;
    const code = await winnableCode({
      variant: command.variant ?? before?.position.variant,
      suits: command.suits ?? before?.position.suits,
    }).catch(() => undefined);
    if (turn === this.#deals && before?.start === actor.game?.start) now(code);
  }

  async hint(kind: HintKind = this.#kind): Promise<Hint | null> {
    const { game } = this.#host.actor;
    const asked = this.#begin();
    if (!game) {
      this.#host.say(({ reasons }) => reasons['no-game']);
      return null;
    }
    this.#host.hand.letGo();
    const all = kind === 'all';
    const { relaxedDeal } = game.options;
    const hint = await this.#solver
      .ask(all ? 'hintSeeingAll' : 'hint', game.position, { relaxedDeal, signal: asked.signal })
      .finally(() => this.#end(asked));
    if (asked.signal.aborted || game !== this.#host.actor.game) return null;
    const { text } = this.#tell({
      text: (texts) =>
        !hint ? texts.nothing : kind === 'mild' ? texts.something : this.#named(texts.goals[hint.goal], all),
      offers: [],
    });
    this.#hint = kind === 'mild' ? null : hint;
    this.#host.say((strings) =>
      [this.#hint && this.#actionOf(game, this.#hint, strings), text(this.#texts)].filter(Boolean).join(' '),
    );
    return hint;
  }

  async deadEnd(options: AdviceLimits = {}): Promise<DeadEnd | null> {
    const { game } = this.#host.actor;
    if (!game) return null;
    return this.#solver.ask('deadEnd', game.position, {
      ...WATCH,
      ...options,
      relaxedDeal: game.options.relaxedDeal,
    });
  }

  async solution({ from, show = false, ...options }: SolutionOptions = {}): Promise<Solution | null> {
    const { game } = this.#host.actor;
    if (!game) return null;
    const fromStart = from ? from === 'start' : game.won;
    const { position } = fromStart ? { position: game.start } : game;
    const { relaxedDeal } = game.options;
    if (!show) return this.#solver.ask('solve', position, { ...options, relaxedDeal });

    const asked = this.#begin();
    const { signal, onProgress } = options;
    signal?.addEventListener('abort', () => asked.abort(), { once: true });
    if (signal?.aborted) asked.abort();
    this.#progress = { phase: 'search', nodes: 0, ms: 0 };
    const solution = await this.#solver
      .ask('solve', position, {
        ...options,
        relaxedDeal,
        signal: asked.signal,
        onProgress: (progress) => {
          onProgress?.(progress);
          if (this.#asked !== asked) return;
          // Once it lasts, it is told.
          if (!this.#progress?.nodes) this.#host.say(({ number }) => this.#texts.searching(number(progress.nodes)));
          this.#progress = progress;
          this.#host.requestUpdate();
        },
      })
      .finally(() => this.#end(asked));
    if (asked.signal.aborted || game !== this.#host.actor.game) return solution;
    if (solution.actions) this.#open(new Replay(game, fromStart, solution.actions));
    else {
      const { text } = this.#tell({
        text: ({ deadEnds, unsolved }) => (solution.verdict === 'lost' ? deadEnds.lost : unsolved),
        offers: fromStart || !game.moves ? ['newGame'] : ['fromStart', 'newGame'],
      });
      this.#host.say(() => text(this.#texts));
    }
    return solution;
  }

  /** Whether the player gets hints; frameworks write `false`. */
  get #hints(): boolean {
    const { hints } = this.#element;
    return (!!hints || hints === '') && hints !== 'false';
  }

  get #kind(): HintKind {
    const { hints } = this.#element;
    return hints === 'all' || hints === 'mild' ? hints : 'visible';
  }

  /** A sentence, with a word before it where all cards are seen. */
  #named(sentence: string, all: boolean): string {
    return all ? `${this.#texts.hintAll}: ${sentence}` : sentence;
  }

  #actionOf(game: Game, { action }: Hint, strings: Strings): string {
    if (action.type === 'deal') return strings.deal + strings.stop;
    const lead = game.position.columns[action.from]!.cards.at(-action.count)!;
    const cards = strings.card(lead) + (action.count > 1 ? strings.comma + strings.group(action.count) : '');
    return strings.movedTo(cards, action.to + 1);
  }

  /** Makes room for something new on the board. */
  #begin(): AbortController {
    this.#clear();
    this.#of = this.#host.actor.game;
    this.#host.requestUpdate();
    return (this.#asked = new AbortController());
  }

  #end(asked: AbortController): void {
    if (this.#asked !== asked) return;
    this.#asked = this.#progress = null;
    this.#host.requestUpdate();
  }

  /** Nothing is shown any more, and nothing is to come. */
  #clear(): void {
    const { game } = this;
    this.#asked?.abort();
    this.#asked = this.#progress = this.#hint = this.#notice = null;
    clearTimeout(this.#timer);
    this.#replay = null;
    if (game) {
      this.#host.reason = 'undo';
      this.#host.last = null;
    }
    this.#host.requestUpdate();
  }

  #tell(told: Notice): Notice {
    this.#notice = told;
    this.#host.requestUpdate();
    return told;
  }

  async #watch(game: Game): Promise<void> {
    const { relaxedDeal } = game.options;
    const watched = (this.#watched = new AbortController());
    const limits = this.#solver.isOnPage ? WATCH_ON_PAGE : WATCH;
    const kind = await this.#solver
      .ask('deadEnd', game.position, { ...limits, relaxedDeal, signal: watched.signal })
      .catch(() => null);
    if (watched.signal.aborted || !kind || game !== this.#host.actor.game || this.#replay) return;
    this.#hint = null;
    const { text } = this.#tell({
      text: ({ deadEnds }) => deadEnds[kind],
      offers: game.canUndo ? ['undo', 'restart', 'newGame'] : ['newGame'],
    });
    this.#host.say(() => text(this.#texts));
  }

  // ---- the replay ----

  #open(replay: Replay): void {
    const root = this.#element.renderRoot as ShadowRoot;
    const focused = !!root?.activeElement;
    this.#host.settle();
    this.#host.hand.letGo();
    this.#replay = replay;
    this.#show('redo');
    this.#run();
    this.#host.say(({ number }) => {
      const { index, actions } = replay;
      return `${this.#texts.solution}: ${this.#texts.step(number(index), number(actions.length))}`;
    });
    if (focused)
      void this.#element.updateComplete.then(() => root.querySelector<HTMLElement>('.replay .t-pause')?.focus());
  }

  #show(reason: ChangeReason): void {
    const last = this.#replay?.last;
    this.#host.reason = reason;
    this.#host.last = last?.type === 'move' ? last : null;
    this.#host.requestUpdate();
  }

  /** Goes on by itself, as long as it plays and can be seen. */
  #run(): void {
    clearTimeout(this.#timer);
    const replay = this.#replay;
    if (!replay?.playing) return;
    this.#timer = setTimeout(() => {
      if (!document.hidden && replay.go(1)) this.#show('redo');
      if (replay.atEnd) {
        replay.playing = false;
        this.#host.say(({ won, stop }) => won + stop);
        this.#host.requestUpdate();
      }
      this.#run();
    }, replay.pause);
  }

  #step(by: number): void {
    const replay = this.#replay!;
    replay.playing = false;
    const { game } = replay;
    if (!replay.go(by)) return;
    this.#run();
    this.#show(by > 0 ? 'redo' : 'undo');
    const { last, index } = replay;
    this.#host.say((strings) =>
      by > 0 && last
        ? this.#actionOf(game, { action: last, goal: 'win', plan: [] }, strings)
        : this.#texts.step(strings.number(index), strings.number(replay.actions.length)),
    );
  }

  readonly #buttons: ReplayButtons = {
    onPlay: () => {
      const replay = this.#replay!;
      replay.playing = !replay.playing;
      if (replay.playing && replay.atEnd) {
        replay.index = 0;
        this.#show('undo');
      }
      this.#run();
      this.#host.requestUpdate();
    },
    onStep: (by) => this.#step(by),
    onSpeed: () => {
      this.#replay!.nextSpeed();
      this.#run();
      this.#host.requestUpdate();
    },
    onClose: () => this.#clear(),
  };

  // ---- keys and buttons ----

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const [target] = event.composedPath() as HTMLElement[];
    if (event.defaultPrevented || target!.closest?.('input, dialog')) return;
    const { key, code, ctrlKey, metaKey, altKey } = event;
    const used = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const shows = this.#replay ?? this.#progress ?? this.#hint ?? this.#notice;
    if (key === 'Escape' && shows && !this.#host.hand.held) {
      used();
      return this.#clear();
    }
    if (ctrlKey || metaKey || altKey || this.#host.noShortcuts) return;
    const letter = /^[^\0-\x7f]$/.test(key) ? code.replace('Key', '').toLowerCase() : key.toLowerCase();
    // Panels would ask for what is not to be had now.
    if (this.game) return 'nrh'.includes(letter) ? used() : undefined;
    if (letter !== 'h' || !this.#hints) return;
    used();
    if (!event.repeat) this.#try(this.hint());
  };

  /** A question that the player asked: what fails is told. */
  #try(asked: Promise<unknown>): void {
    asked.catch(() => {
      const { text } = this.#tell({ text: ({ unsolved }) => unsolved, offers: [] });
      this.#host.say(() => text(this.#texts));
    });
  }

  #offer(offer: Notice['offers'][number]): void {
    if (offer === 'undo') this.#host.act({ type: 'UNDO' }, 'click');
    else if (offer === 'fromStart') this.#try(this.solution({ from: 'start', show: true }));
    else this.#host.ask(offer === 'restart' ? 'restart' : 'new');
  }

  // ---- what is seen ----

  /** For the toolbar. */
  tools(): TemplateResult {
    const { solutions } = this.#element;
    return html`${
      this.#hints ? tool('hint', this.#hintName, () => this.#try(this.hint())) : nothing
    }${solutions ? tool('solution', this.#texts.solution, () => this.#try(this.solution({ show: true }))) : nothing}`;
  }

  /** For the board, above the cards. */
  board(): unknown {
    const { actor, hand, layout, strings } = this.#host;
    const texts = this.#texts;
    if (!this.#of || this.#of !== actor.game || hand.held) return nothing;
    const close = (): void => this.#clear();
    if (this.#replay) return replayBar(layout, this.#replay, texts, strings, this.#buttons);
    if (this.#progress) return searching(layout, this.#progress.nodes, texts, strings, close);
    const told = this.#notice;
    return html`${this.#hint ? marks(layout, this.#hint.action) : nothing}${
      told
        ? notice(
            layout,
            told.text(texts),
            told.offers.map((offer) =>
              button(offer === 'fromStart' ? texts.fromStart : strings[offer], () => this.#offer(offer)),
            ),
            tool('close', strings.close, close),
          )
        : nothing
    }`;
  }
}
