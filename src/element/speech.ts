import type { Game } from '../engine/index.js';
import type { Strings } from '../locales/strings.js';
import type { Happened } from './actor-controller.js';
import type { Announcer, Sentence } from './announcer.js';
import type { Hand } from './hand.js';
import { columnOf, heldOf, reasonOf, sentenceFor, stateOf } from './teller.js';

export interface SpeechHost {
  readonly game: Game | null;
  readonly hand: Hand;
  /** What has the focus in the game: a screen reader has told its name. */
  readonly focused: Element | null;
}

/** What is said when: of what is held, where it may go, how the game stands, and what happened. */
export class Speech {
  readonly #host: SpeechHost;
  readonly #announcer: Announcer;

  constructor(host: SpeechHost, announcer: Announcer) {
    this.#host = host;
    this.#announcer = announcer;
  }

  say(sentence: Sentence): void {
    this.#announcer.say(sentence);
  }

  /** Whether a column can take what is held, or why not. */
  target(column: number): void {
    const { hand } = this.#host;
    if (!hand.held || hand.held.column === column) return;
    const reason = hand.refusal(column);
    this.#announcer.say((strings) => (reason ? reasonOf(reason, strings) : strings.canGoHere), null);
  }

  /** What is held now. */
  held(): void {
    const { game, hand, focused } = this.#host;
    const { held } = hand;
    const lead = held && game?.position.columns[held.column]!.cards.at(-held.count);
    this.#announcer.say((strings) => {
      if (!lead) return strings.letGone;
      const on = this.#isTold(strings.card(lead));
      // Where the focus has come to it, its name has told already.
      return on && focused !== this.#host.focused ? null : heldOf(lead, held.count, strings, on);
    }, null);
  }

  /** How the game stands. */
  state(): void {
    this.#tell(stateOf);
  }

  /** What lies in a column. */
  column(column: number): void {
    this.#tell((game, strings) => columnOf(game, column, strings));
  }

  /** What the game has told. */
  happened(happened: Happened): void {
    const { focused } = this.#host;
    this.say((strings) => {
      const lead = happened.name === 'move' && happened.detail.cards[0];
      const came = focused !== this.#host.focused;
      return sentenceFor(happened, strings, came && !!lead && this.#isTold(strings.card(lead)));
    });
  }

  /** Something of the present game, if there is one. */
  #tell(of: (game: Game, strings: Strings) => string): void {
    const { game } = this.#host;
    this.say((strings) => (game ? of(game, strings) : strings.reasons['no-game']));
  }

  /** Whether what has the focus is called by the name of a card. */
  #isTold(card: string): boolean {
    return !!this.#host.focused?.ariaLabel?.includes(card);
  }
}
