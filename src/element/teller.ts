import { VARIANTS, type Card, type Game } from '../engine/index.js';
import { dealsLeft } from '../machine/index.js';
import type { Sentence, Strings, ToldReason } from '../locales/strings.js';
import type { Happened } from './actor-controller.js';

/** A name made of its parts, of those that are there. */
export const named = (strings: Strings, ...parts: readonly (string | false | null)[]): string =>
  parts.filter(Boolean).join(strings.comma);

/** What is told alike: whatever is wrong with a code, position or save, the player needs to know only that. */
const ALIKE = {
  prefix: 'code',
  length: 'code',
  alphabet: 'code',
  'too-long': 'position',
  syntax: 'position',
  card: 'position',
  columns: 'position',
  cards: 'position',
  hidden: 'position',
  run: 'position',
  format: 'save',
  record: 'save',
  history: 'save',
} as const satisfies { readonly [Reason in Exclude<ToldReason, Sentence>]: Sentence };

/** The sentence that tells a reason. */
export const reasonOf = (reason: ToldReason, { reasons }: Strings): string =>
  reasons[reason in ALIKE ? ALIKE[reason as keyof typeof ALIKE] : (reason as Sentence)];

/** A card, or the group that begins with it. */
const cardsOf = (lead: Card, count: number, strings: Strings): string =>
  named(strings, strings.card(lead), count > 1 && strings.group(count));

/** What is said when cards are taken. */
export const heldOf = (lead: Card, count: number, strings: Strings): string =>
  named(strings, strings.held, cardsOf(lead, count, strings)) + strings.stop;

/** What is said of an event, or null if nothing. */
export function sentenceFor(happened: Happened, strings: Strings): string | null {
  const { name, detail } = happened;
  const turned = (flipped: readonly { column: number; card: Card }[]): string =>
    flipped.map(({ card, column }) => ` ${strings.turned(strings.card(card), column + 1)}`).join('');
  const sentence = (...parts: readonly (string | null)[]): string => named(strings, ...parts) + strings.stop;
  switch (name) {
    case 'move':
      return strings.movedTo(cardsOf(detail.cards[0]!, detail.count, strings), detail.to + 1) + turned(detail.flipped);
    case 'deal':
      return sentence(strings.dealt, strings.dealsLeft(detail.dealsLeft)) + turned(detail.flipped);
    case 'sequence-removed':
      return strings.runRemoved(strings.suits[detail.suit], detail.remaining);
    case 'win':
      return sentence(strings.won, strings.points(detail.score), strings.movesMade(detail.moves));
    case 'new-game':
      return sentence(strings.newGame, strings.variants[detail.variant], strings.levelHints[detail.suits], detail.code);
    case 'rejected':
      return detail.message;
    case 'game-change':
      return detail.reason === 'undo' ? strings.undone : detail.reason === 'redo' ? strings.redone : null;
  }
}

/** The state of the game in words. */
export const stateOf = ({ position, score, moves }: Game, strings: Strings): string =>
  named(
    strings,
    strings.points(score),
    strings.movesMade(moves),
    strings.dealsLeft(dealsLeft(position)),
    strings.finishedRuns(position.removed.length, VARIANTS[position.variant].runs),
  );

/** A column in words: what is hidden, then its cards from the lowest. */
export function columnOf({ position }: Game, column: number, strings: Strings): string {
  const { cards, hidden } = position.columns[column]!;
  return named(
    strings,
    strings.column(column + 1),
    !cards.length && strings.empty,
    hidden > 0 && strings.hidden(hidden),
    ...cards.slice(hidden).map(strings.card),
  );
}
