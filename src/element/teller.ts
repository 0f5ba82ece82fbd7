import { movableCount, VARIANTS, type Action, type Card, type Column, type Game } from '../engine/index.js';
import { dealsLeft } from '../machine/index.js';
import type { Sentence, Strings, ToldReason } from '../locales/strings.js';
import type { Happened } from './actor-controller.js';

/** A name made of its parts, of those that are there. */
export const named = (strings: Strings, ...parts: readonly (string | false | null)[]): string =>
  parts.filter(Boolean).join(strings.comma);

/** The sentence that tells a reason. Whatever is wrong with a code, save or position, the player needs to know only that. */
export function reasonOf(reason: ToldReason, { reasons }: Strings): string {
  if (reason in reasons) return reasons[reason as Sentence];
  if (/prefix|length|alphabet/.test(reason)) return reasons.code;
  return /format|record|history/.test(reason) ? reasons.save : reasons.position;
}

/** A card, or the group that begins with it. */
const cardsOf = (lead: Card, count: number, strings: Strings): string =>
  named(strings, strings.card(lead), count > 1 && strings.group(count));

const movedTo = (lead: Card, count: number, to: number, strings: Strings): string =>
  strings.movedTo(cardsOf(lead, count, strings), to + 1);

/** What an action does, told before it is done or without its event. */
export const actionOf = ({ position }: Game, action: Action, strings: Strings): string =>
  action.type === 'deal'
    ? strings.deal + strings.stop
    : movedTo(position.columns[action.from]!.cards.at(-action.count)!, action.count, action.to, strings);

/** What is said when cards are taken, without the name of the card where the focus is on it. */
export const heldOf = (lead: Card, count: number, strings: Strings, focused: boolean): string =>
  named(strings, strings.held, !focused && strings.card(lead), count > 1 && strings.group(count)) + strings.stop;

/**
 * What is said of an event, or null if nothing.
 * @param focused the focus has gone to the cards that moved, so their name and column have been spoken
 */
export function sentenceFor(happened: Happened, strings: Strings, focused: boolean): string | null {
  const { name, detail } = happened;
  const turned = (flipped: readonly { column: number; card: Card }[]): string =>
    flipped.map(({ card, column }) => ` ${strings.turned(strings.card(card), column + 1)}`).join('');
  const sentence = (...parts: readonly (string | null)[]): string => named(strings, ...parts) + strings.stop;
  switch (name) {
    case 'move':
      return (
        (focused ? strings.moved : movedTo(detail.cards[0]!, detail.count, detail.to, strings)) + turned(detail.flipped)
      );
    case 'deal':
      return (
        sentence(
          strings.dealt,
          ...detail.dealt.map(({ card }) => strings.card(card)),
          strings.dealsLeft(detail.dealsLeft),
        ) + turned(detail.flipped)
      );
    case 'sequence-removed':
      return strings.runRemoved(strings.suits[detail.suit], detail.remaining);
    case 'win':
      return sentence(strings.won, strings.points(detail.score), strings.movesMade(detail.moves));
    case 'new-game':
      return sentence(strings.newGame, strings.variants[detail.variant], strings.levelHints[detail.suits], detail.code);
    case 'rejected':
      return reasonOf(detail.reason, strings);
    case 'game-change':
      return detail.reason === 'undo' ? strings.undone : detail.reason === 'redo' ? strings.redone : null;
  }
}

/** A column in words: its number, what is hidden, and cards of it. */
const columnIn = (at: Column, i: number, strings: Strings, cards: readonly string[]): string =>
  named(
    strings,
    strings.column(i + 1),
    !at.cards.length && strings.empty,
    at.hidden > 0 && strings.hidden(at.hidden),
    ...cards,
  ) + strings.stop;

/** The state of the game in words: counts, then each column with the group at its end. */
export const stateOf = ({ position, score, moves }: Game, strings: Strings): string =>
  [
    named(
      strings,
      strings.points(score),
      strings.movesMade(moves),
      strings.dealsLeft(dealsLeft(position)),
      strings.finishedRuns(position.removed.length, VARIANTS[position.variant].runs),
    ) + strings.stop,
    ...position.columns.map((at, i) => {
      const count = movableCount(at);
      return columnIn(at, i, strings, count ? [cardsOf(at.cards.at(-count)!, count, strings)] : []);
    }),
  ].join(' ');

/** A column in words, with all its cards that can be seen, from the lowest. */
export function columnOf({ position }: Game, i: number, strings: Strings): string {
  const at = position.columns[i]!;
  return columnIn(at, i, strings, at.cards.slice(at.hidden).map(strings.card));
}
