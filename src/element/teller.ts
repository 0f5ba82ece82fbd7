import { VARIANTS, type Game } from '../engine/index.js';
import { dealsLeft } from '../machine/index.js';
import type { Strings } from '../locales/strings.js';
import type { Happened } from './actor-controller.js';

/** What is said of an event, or null if nothing. */
export function sentenceFor(happened: Happened, strings: Strings): string | null {
  const { name, detail } = happened;
  const turned = (flipped: readonly { column: number; card: Parameters<Strings['turned']>[0] }[]): string =>
    flipped.map(({ card, column }) => ` ${strings.turned(card, column + 1)}`).join('');
  switch (name) {
    case 'move':
      return strings.movedTo(detail.cards[0]!, detail.count, detail.to + 1) + turned(detail.flipped);
    case 'deal':
      return strings.dealt(detail.dealsLeft) + turned(detail.flipped);
    case 'sequence-removed':
      return strings.runRemoved(detail.suit, detail.remaining);
    case 'win':
      return strings.wonWith(detail.score, detail.moves);
    case 'new-game':
      return strings.begun(detail.variant, detail.suits, detail.code);
    case 'rejected':
      return detail.message;
    case 'game-change':
      return detail.reason === 'undo' ? strings.undone : detail.reason === 'redo' ? strings.redone : null;
  }
}

/** The state of the game in words. */
export function stateOf({ position, score, moves }: Game, strings: Strings): string {
  const { removed, variant } = position;
  return strings.state(score, moves, dealsLeft(position), removed.length, VARIANTS[variant].runs);
}

/** A column in words: what is hidden, then its cards from the lowest. */
export function columnOf({ position }: Game, column: number, strings: Strings): string {
  const { cards, hidden } = position.columns[column]!;
  if (!cards.length) return strings.emptyColumn(column + 1);
  const under = hidden ? [strings.hiddenCards(column + 1, hidden)] : [strings.column(column + 1)];
  return [...under, ...cards.slice(hidden).map(strings.card)].join(', ');
}
