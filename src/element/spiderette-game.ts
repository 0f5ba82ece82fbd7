import { LitElement, type PropertyDeclaration, type PropertyValues, type TemplateResult } from 'lit';
import { formatRecord, saveGame, type Game, type SavedGame, type SuitCount, type Variant } from '../engine/index.js';
import { dealsLeft, refusal, type NewGameRequest } from '../machine/index.js';
import type { StringOverrides } from '../locales/strings.js';
import type { DeadEnd } from '../solver/dead-end.js';
import type { Hint } from '../solver/hint.js';
import type { Solution } from '../solver/solve.js';
import type { Status } from './actor-controller.js';
import type { AdviceLimits, HintKind, SolutionOptions } from './advice-host.js';
import { Play, type GameElement } from './play.js';
import { styles } from './spiderette-game.styles.js';

/** A boolean attribute with the value `false` counts as absent: frameworks write it so. */
const fromAttribute = (value: string | null): boolean => value !== null && value !== 'false';

/** `autoPlace` is the attribute `auto-place`. */
const named = (name: string, options: PropertyDeclaration): [string, PropertyDeclaration] => [
  name,
  { attribute: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...options },
];

/** Attributes and properties that ask for a game. */
const DEALING = ['code', 'suits', 'variant'] as const;

const FLAGS =
  'autoPlace noDoubleClick noPlacementHelp noRuleReminders relaxedDeal largeIndex leftHanded noControls noShortcuts noAnimation readonly winnable deadEnds solutions';

/**
 * Spiderette, the one-deck Spider solitaire (and Spider itself), as one tag. Dropped into a page it is a complete,
 * playable game: by mouse, touch, pen, keyboard and ear.
 *
 * With `suits` or `code` it deals at once; with neither it offers Easy, Medium and Hard. Attributes are inputs: the
 * element never writes them. The properties `code`, `suits` and `variant` tell the present game.
 *
 * For one action these events are fired, in this order and before anything is animated: `before-action`, then `move` or
 * `deal`, `sequence-removed` for each run, `win`, `game-change`. All bubble and are composed; their details are frozen.
 *
 * It gives no hints and does not say whether a deal can be won, unless it is asked: by `winnable`, `hints`, `dead-ends`,
 * `solutions` or the methods `hint()`, `deadEnd()`, `solution()`. Only then is the solver loaded, from beside the script;
 * it runs in a worker, or by turns on the page where the browser starts none. None of this changes the game.
 *
 * ```html
 * <script type="module" src="spiderette-game.min.js"></script>
 * <spiderette-game suits="1"></spiderette-game>
 * ```
 *
 * @tagname spiderette-game
 *
 * @attr {1 | 2 | 4} suits - Deals a game with so many suits: 1 (Easy), 2 (Medium), 4 (Hard).
 * @attr {string} code - Deals this code, such as `SD1-S1-AAAAAGM`; it brings its game and suits and beats `suits` and `variant`. A code that cannot be read falls back to `suits`, and `rejected` tells.
 * @attr {'spiderette' | 'spider'} variant - The game; default `spiderette`. Alone it deals only if there is a game already.
 *
 * @fires {CustomEvent<{ kind, action, via }>} before-action - Before anything changes, after the rules have allowed it; can be cancelled, then `rejected` with `vetoed` follows. `kind`: move, deal, undo, redo, restart, new-game; `via`: drag, click, double-click, keyboard, api.
 * @fires {CustomEvent<{ code, variant, suits }>} new-game - A game was dealt, or the same one again.
 * @fires {CustomEvent<{ from, to, count, cards, flipped, score, moves, via }>} move - Cards were moved; columns count from 0. `score` and `moves` tell the state after the whole action.
 * @fires {CustomEvent<{ dealt, flipped, dealsLeft, score, moves, via }>} deal - The stock was dealt.
 * @fires {CustomEvent<{ suit, column, remaining, score }>} sequence-removed - A complete run left the table; one event for each, by column. `remaining` runs are still needed.
 * @fires {CustomEvent<{ code, score, moves, record }>} win - The last run was removed; at most once for a new game or restart. The `record` can be checked by `replay` of the engine.
 * @fires {CustomEvent<{ kind, reason, message }>} rejected - Something was refused and nothing has changed. `kind`: move, deal, undo, redo, restart, new-game, code, load, attribute; `reason` is for programs, `message` for players.
 * @fires {CustomEvent<{ reason, action, score, moves }>} game-change - The one event to follow everything. `reason`: move, deal, undo, redo, restart, new-game, load.
 * @fires {CustomEvent<{ name, value }>} settings-change - The player changed a setting.
 *
 * @csspart toolbar - The row of tools.
 * @csspart tool - A button of it, and the button that closes a panel.
 * @csspart facts - Score, moves and code.
 * @csspart code - The code of the deal.
 * @csspart board - The table.
 * @csspart place - The place of a column.
 * @csspart card - A card on the board.
 * @csspart stock - The stock.
 * @csspart pile - A removed run.
 * @csspart reminder - The rule that is told after a refusal.
 * @csspart held-bar - The buttons for a group that is held.
 * @csspart advice - What is told of hints and dead ends, and the buttons of a replay.
 * @csspart dialog - The dialog that holds a panel.
 * @csspart panel - The body of a panel.
 * @csspart button - A button of a panel or of a held group.
 *
 * @cssprop [--spiderette-table=light-dark(#a2bfae, #13221c)] - Ground of the table.
 * @cssprop [--spiderette-place=#0002] - Ground of an empty column.
 * @cssprop [--spiderette-line=light-dark(#354, #687)] - Outlines on the table.
 * @cssprop [--spiderette-text=light-dark(#122, #eee)] - Text.
 * @cssprop [--spiderette-text-soft=light-dark(#243, #abb)] - Text that stands back.
 * @cssprop [--spiderette-panel=light-dark(#fbfaf4, #1d2e27)] - Ground of panels.
 * @cssprop [--spiderette-panel-line=#8884] - Lines on panels.
 * @cssprop [--spiderette-accent=light-dark(#627, #ebe)] - Focus, targets, main buttons.
 * @cssprop [--spiderette-on-accent=var(--spiderette-panel)] - Text on the accent.
 * @cssprop [--spiderette-last=light-dark(#750, #fc5)] - Mark of the last move.
 * @cssprop [--spiderette-face=light-dark(#fffdf8, #222a30)] - Paper of the cards.
 * @cssprop [--spiderette-edge=light-dark(#899, #678)] - Edge of the cards.
 * @cssprop [--spiderette-skin=#fed] - Faces of jacks, queens and kings.
 * @cssprop [--spiderette-gold=light-dark(#b82, #db5)] - Gold of jacks, queens and kings.
 * @cssprop [--spiderette-spades=light-dark(#112, #eee)] - Spades, and clubs of a two-colour deck.
 * @cssprop [--spiderette-hearts=light-dark(#b12, #e67)] - Hearts, and diamonds of a two-colour deck.
 * @cssprop [--spiderette-diamonds=light-dark(#14c, #59e)] - Diamonds of a four-colour deck.
 * @cssprop [--spiderette-clubs=light-dark(#076, #9e8)] - Clubs of a four-colour deck.
 * @cssprop [--spiderette-back=#536] - Backs of the cards.
 * @cssprop [--spiderette-silk=#ede] - Drawing on the backs.
 * @cssprop [--spiderette-back-edge=light-dark(#fff, #a9a)] - Frame of the backs.
 * @cssprop [--spiderette-mark=var(--spiderette-accent)] - Mark on a card that can take what is held.
 * @cssprop [--spiderette-radius=0.08] - Radius of the corners, as a fraction of a card's width.
 * @cssprop [--spiderette-gap] - Space between two columns, px; by itself it grows with the width. Read when the board is measured.
 * @cssprop [--spiderette-speed=1] - Factor of all times of motion, up to 9; 0: nothing moves. Read when something begins to move.
 * @cssprop [--spiderette-font=system-ui] - Font of the interface; cards use none.
 * @cssprop [--spiderette-table-scheme=light dark] - `light` or `dark`: scheme of the table.
 * @cssprop [--spiderette-card-scheme=inherit] - `light` or `dark`: scheme of the cards, if not that of the table.
 *
 * @cssState idle - No game yet.
 * @cssState dealing - Cards are being dealt.
 * @cssState awaitingMove - A move can be made.
 * @cssState removingRun - A run is being removed.
 * @cssState won - The game is won.
 */
export class SpideretteGame extends LitElement implements GameElement {
  static override styles = styles;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...DEALING];
  }

  static override properties = Object.fromEntries([
    ...FLAGS.split(' ').map((name) => named(name, { converter: { fromAttribute } })),
    ...['undoLimit', 'deckColors'].map((name) => named(name, { type: Number })),
    named('strings', { attribute: false }),
    ...['theme', 'storageKey', 'hints'].map((name) => named(name, {})),
  ]);

  /**
   * A group dropped over the board goes to its best column, wherever it was let go.
   * @attr auto-place
   */
  autoPlace = false;
  /**
   * A double-click moves nothing; otherwise it moves the touched group to its best column.
   * @attr no-double-click
   */
  noDoubleClick = false;
  /**
   * The columns that can take a held group are not marked.
   * @attr no-placement-help
   */
  noPlacementHelp = false;
  /**
   * The rule is not shown after a refused action; it is spoken all the same.
   * @attr no-rule-reminders
   */
  noRuleReminders = false;
  /**
   * Deals go over empty columns too; from the next game on.
   * @attr relaxed-deal
   */
  relaxedDeal = false;
  /**
   * How many actions back undo reaches, 0 or more; from the next game on.
   * @attr undo-limit
   */
  undoLimit = 100;
  /**
   * Colours of the suits: 2 or 4.
   * @attr deck-colors
   */
  deckColors: 2 | 4 = 2;
  /**
   * The index of the cards stays large on large cards.
   * @attr large-index
   */
  largeIndex = false;
  /**
   * The stock lies on the left.
   * @attr left-handed
   */
  leftHanded = false;
  /**
   * `auto` follows the system.
   * @attr theme
   */
  theme: 'auto' | 'light' | 'dark' = 'auto';
  /**
   * Hides the toolbar, for hosts that bring their own.
   * @attr no-controls
   */
  noControls = false;
  /**
   * Single letters do nothing (WCAG 2.1.4).
   * @attr no-shortcuts
   */
  noShortcuts = false;
  /**
   * Nothing moves.
   * @attr no-animation
   */
  noAnimation = false;
  /**
   * Saves after every action under this key and resumes; nothing is stored without it.
   * @attr storage-key
   */
  storageKey: string | null = null;
  /**
   * Blocks the player's actions; panels, methods and attributes still work.
   * @attr readonly
   */
  readonly = false;
  /**
   * New games that are named by no code or position are drawn from the deals that are proved winnable. They wait until
   * the list is loaded; where it cannot be, the deal is random.
   * @attr winnable
   */
  winnable = false;
  /**
   * A button and the key H give hints: from the visible cards (`""`); with `all` from all cards, the hidden ones too,
   * and it says so; with `mild` only whether anything useful can still be done.
   * @attr hints
   */
  hints: '' | 'all' | 'mild' | null = null;
  /**
   * Tells after an action, by the board and by ear, that the game cannot be won any more: no action is left, or only a
   * deal that can never be made, or it is proved by the solver, which looks in the background for some seconds.
   * @attr dead-ends
   */
  deadEnds = false;
  /**
   * A button replays a solution on the board: from where the game stands, or of a won game from its start.
   * @attr solutions
   */
  solutions = false;

  readonly #play = new Play(this);
  readonly #internals = this.attachInternals();
  #status: Status | null = null;
  /** Properties that were set before the element was defined. */
  #early: Partial<Record<(typeof DEALING)[number], unknown>> = {};

  constructor() {
    super();
    for (const name of DEALING) {
      if (!Object.hasOwn(this, name)) continue;
      this.#early[name] = this[name];
      delete (this as Partial<Record<typeof name, unknown>>)[name];
    }
  }

  /** The code of the present game, or null. Setting it deals that code. */
  get code(): string | null {
    return this.game?.code ?? null;
  }
  set code(code: string | null) {
    this.#play.inputs.askCode(code);
  }

  /** Number of suits of the present game, or null. Setting it deals a game with so many. */
  get suits(): SuitCount | null {
    return this.game?.position.suits ?? null;
  }
  set suits(suits: SuitCount | null) {
    this.#play.inputs.askSuits(suits);
  }

  /** The present game's variant, or null. Setting it deals if there is a game. */
  get variant(): Variant | null {
    return this.game?.position.variant ?? null;
  }
  set variant(variant: Variant | null) {
    this.#play.inputs.askVariant(variant);
  }

  /**
   * Words of your own, in place of single strings of the element's language: `{ newGame: 'Play again' }`; those of
   * hints, dead ends and solutions are in `advice`. They are shown as text. What is not of the kind that the element has
   * there is left out.
   */
  get strings(): StringOverrides {
    return this.#play.localizer.overrides;
  }
  set strings(strings: StringOverrides | null) {
    this.#play.localizer.overrides = strings;
  }

  /** The present game, as the engine knows it; null while idle. */
  get game(): Game | null {
    return this.#play.actor.game;
  }

  /** The game as a text that `replay` of the engine checks; null while idle. */
  get record(): string | null {
    return this.game && formatRecord(this.game);
  }

  /** State of the machine: `idle`, `dealing`, `awaitingMove`, `removingRun` or `won`. */
  get status(): Status {
    return this.#play.status;
  }

  /** Points; 500 at the start. 0 while idle. */
  get score(): number {
    return this.game?.score ?? 0;
  }

  /** Moves and deals made. */
  get moves(): number {
    return this.game?.moves ?? 0;
  }

  /** Deals that the stock still gives. */
  get dealsLeft(): number {
    return this.game ? dealsLeft(this.game.position) : 0;
  }

  get canUndo(): boolean {
    return !!this.game?.canUndo;
  }

  get canRedo(): boolean {
    return !!this.game?.canRedo;
  }

  /** Whether the rules allow a deal now. */
  get canDeal(): boolean {
    return refusal(this.game, { type: 'DEAL' }) === null;
  }

  /**
   * Deals a new game. What is left out is as now; the first time Spiderette, 1 suit. Without a code or a position the
   * deal is random; with `winnable` it is drawn from the deals that can be won, and `new-game` follows when it is there.
   * Returns whether it was dealt, or will be; if not, `rejected` tells why.
   */
  newGame(request: Pick<NewGameRequest, 'suits' | 'variant' | 'code' | 'position'> = {}): boolean {
    return this.#play.perform(this.#play.newGameCommand(request), 'api');
  }

  /** Deals the same cards again. Returns whether it was done. */
  restart(): boolean {
    return this.#play.actor.perform({ type: 'RESTART' }, 'api');
  }

  /**
   * Moves cards. Never throws; called from inside a game event it runs after that action's last event. Returns whether
   * the rules allow it; if not, `rejected` tells why.
   * @param from column from 0
   * @param to column from 0
   * @param count cards, 1 to 13
   */
  move(from: number, to: number, count = 1): boolean {
    return this.#play.actor.perform({ type: 'MOVE', from, to, count }, 'api');
  }

  /** Deals one card on each column. Returns whether it was done. */
  deal(): boolean {
    return this.#play.actor.perform({ type: 'DEAL' }, 'api');
  }

  /** Takes the last action back. Returns whether there was one. */
  undo(): boolean {
    return this.#play.actor.perform({ type: 'UNDO' }, 'api');
  }

  /** Plays again what was undone last. Returns whether there was anything. */
  redo(): boolean {
    return this.#play.actor.perform({ type: 'REDO' }, 'api');
  }

  /**
   * A useful next action, shown on the board and spoken until the next action; the game stays as it is.
   * Resolves with the action, what it is good for, and the whole way there; with null where nothing useful is seen, or
   * the game went on meanwhile.
   * @param kind `visible`: from the cards that lie face up; `all`: from all cards; `mild`: it is only said whether anything useful can be done. Left out: what the attribute `hints` says
   */
  async hint(kind?: HintKind): Promise<Hint | null> {
    return (await this.#play.advise()).hint(kind);
  }

  /**
   * Whether the game cannot be won any more: `no-action`, `deal-impossible` or `lost` (proved). Null where that is not so
   * or no proof was found: within 8 seconds, if `options` do not say otherwise.
   */
  async deadEnd(options?: AdviceLimits): Promise<DeadEnd | null> {
    return (await this.#play.advise()).deadEnd(options);
  }

  /**
   * A solution found with all cards seen, from where the game stands; of a won game, or with `from: 'start'`, from its
   * deal. `show: true` replays it on the board. Null while idle.
   */
  async solution(options?: SolutionOptions): Promise<Solution | null> {
    return (await this.#play.advise()).solution(options);
  }

  /** The game with its history as a JSON-safe value; null while idle. */
  save(): SavedGame | null {
    return this.game && saveGame(this.game);
  }

  /** Goes on with a game that `save()` returned. Returns whether it could be read; if not, the present game stays. */
  load(value: unknown): boolean {
    return this.#play.load(value);
  }

  /** Focuses the board. */
  override focus(): void {
    this.#play.focus();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (old !== value && DEALING.includes(name as 'code')) Object.assign(this, { [name]: value });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    Object.assign(this, this.#early);
    this.#early = {};
    this.#play.inputs.schedule();
  }

  protected override render(): TemplateResult {
    return this.#play.render();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.winnable || this.deadEnds || this.solutions || this.hints || this.hints === '')
      this.#play.advise().catch(() => undefined);
    // Another key may hold another game.
    if (changed.has('storageKey')) this.#play.inputs.schedule();
    const before = this.#status;
    this.#status = this.status;
    if (before !== this.#status) {
      if (before) this.#internals.states.delete(before);
      this.#internals.states.add(this.#status);
    }
    this.#play.rendered(before);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spiderette-game': SpideretteGame;
  }
}
