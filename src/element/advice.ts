import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { html, nothing } from 'lit/html.js';
import type { Game, SuitCount, Variant } from '../engine/index.js';
import type { AdviceStrings } from '../locales/advice/strings.js';
import { winnableCode } from '../solver/catalogue.js';
import type { DeadEnd } from '../solver/dead-end.js';
import type { Hint } from '../solver/hint.js';
import type { Progress, Solution } from '../solver/solve.js';
import type { AdviceHost, AdviceLimits, AdviceSettings, HintKind, SolutionOptions } from './advice-host.js';
import { AdviceTexts } from './advice-texts.js';
import { button, marks, notice, replayBar, searching, tool } from './advice-view.js';
import { adviceStyles } from './advice.styles.js';
import { DeadEndWatch, WATCH } from './dead-end-watch.js';
import { letterOf } from './letter.js';
import { Replay } from './replay.js';
import { Replaying } from './replaying.js';
import { SolverLink } from './solver-link.js';
import { actionOf } from './teller.js';

type Element = LitElement & AdviceSettings;

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
  readonly #watch = new DeadEndWatch(this.#solver, (kind, game) => this.#tellDeadEnd(kind, game));
  readonly #texts: AdviceTexts;
  readonly #replaying: Replaying;
  #styled = false;
  /** The game that all below belongs to. */
  #of: Game | null = null;
  #hint: Hint | null = null;
  #notice: Notice | null = null;
  #progress: Progress | null = null;
  /** Ends what is asked for the board. */
  #asked: AbortController | null = null;
  #deals = 0;

  constructor(host: AdviceHost, element: Element) {
    this.#host = host;
    this.#element = element;
    this.#texts = new AdviceTexts(element, () => host.requestUpdate());
    this.#replaying = new Replaying(host, element, this.#texts, () => this.#clear());
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
      this.#watch.follow(null);
      this.#solver.close();
    });
  }

  hostUpdate(): void {
    const { game } = this.#host.actor;
    if (game !== this.#of) {
      this.#clear();
      this.#of = game;
    }
    this.#watch.follow(this.#element.deadEnds && this.#element.isConnected ? game : null);
    void this.#texts.speak(this.#host.strings.lang);
  }

  hostUpdated(): void {
    const root = this.#element.renderRoot as ShadowRoot;
    if (this.#styled || !root.adoptedStyleSheets) return;
    this.#styled = true;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, adviceStyles()];
  }

  /** Keys and what they do, for the rules. */
  get keys(): readonly (readonly [keys: string, does: string])[] {
    return this.#hints ? [['H', this.#hintName]] : [];
  }

  get #hintName(): string {
    const { hint, hintAll } = this.#texts.now;
    return this.#kind === 'all' ? hintAll : hint;
  }

  // ---- what is asked ----

  /** The game that a replay shows in place of the one that is played, or null. */
  get game(): Game | null {
    return this.#of === this.#host.actor.game ? (this.#replaying.replay?.game ?? null) : null;
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
      [this.#hint && actionOf(game, this.#hint.action, strings), text(this.#texts.now)].filter(Boolean).join(' '),
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
          if (!this.#progress?.nodes) this.#host.say(({ number }) => this.#texts.now.searching(number(progress.nodes)));
          this.#progress = progress;
          this.#host.requestUpdate();
        },
      })
      .finally(() => this.#end(asked));
    if (asked.signal.aborted || game !== this.#host.actor.game) return solution;
    if (solution.actions) this.#replaying.open(new Replay(game, fromStart, solution.actions));
    else {
      const { text } = this.#tell({
        text: ({ deadEnds, unsolved }) => (solution.verdict === 'lost' ? deadEnds.lost : unsolved),
        offers: fromStart || !game.moves ? ['newGame'] : ['fromStart', 'newGame'],
      });
      this.#host.say(() => text(this.#texts.now));
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
    return all ? `${this.#texts.now.hintAll}: ${sentence}` : sentence;
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
    this.#replaying.end();
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

  #tellDeadEnd(kind: DeadEnd, game: Game): void {
    if (game !== this.#host.actor.game || this.#replaying.replay) return;
    this.#hint = null;
    const { text } = this.#tell({
      text: ({ deadEnds }) => deadEnds[kind],
      offers: game.canUndo ? ['undo', 'restart', 'newGame'] : ['newGame'],
    });
    this.#host.say(() => text(this.#texts.now));
  }

  // ---- keys and buttons ----

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const [target] = event.composedPath() as HTMLElement[];
    if (event.defaultPrevented || target!.closest?.('input, dialog')) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const used = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const shows = this.#replaying.replay ?? this.#progress ?? this.#hint ?? this.#notice;
    if (key === 'Escape' && shows && !this.#host.hand.held) {
      used();
      return this.#clear();
    }
    if (ctrlKey || metaKey || altKey || this.#host.noShortcuts) return;
    const letter = letterOf(event);
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
      this.#host.say(() => text(this.#texts.now));
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
    }${solutions ? tool('solution', this.#texts.now.solution, () => this.#try(this.solution({ show: true }))) : nothing}`;
  }

  /** For the board, above the cards. */
  board(): unknown {
    const { actor, hand, layout, strings } = this.#host;
    const texts = this.#texts.now;
    if (!this.#of || this.#of !== actor.game || hand.held) return nothing;
    const close = (): void => this.#clear();
    const { replay } = this.#replaying;
    if (replay) return replayBar(layout, replay, texts, strings, this.#replaying.buttons);
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
