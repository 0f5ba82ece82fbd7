import type { Column, Game, Outcome, Position } from '../engine/index.js';

/**
 * What is to be seen while a run is being removed. The game is final before anything is shown, so the run has left its
 * column already: here it is put back, for as long as the presentation lasts.
 */
function withRunsPutBack(position: Position, { removed, flipped }: Outcome): Position {
  if (!removed.length) return position;
  const columns = position.columns.map((column, i): Column => {
    const run = removed.find((gone) => gone.column === i);
    if (!run) return column;
    const under = column.cards.at(-1);
    const turned = flipped.some((turn) => turn.column === i && turn.card === under);
    return { cards: [...column.cards, ...run.cards], hidden: column.hidden + (turned ? 1 : 0) };
  });
  return { ...position, columns, removed: position.removed.slice(0, -removed.length) };
}

/** The position to be shown of a game and of what is presented of it: the same object until one of them changes. */
export function shownPosition(): (game: Game | null, presented?: Outcome | null) => Position | null {
  let of: object | null = null;
  let position: Position | null = null;
  return (game, presented) => {
    const now = presented ?? game;
    if (now !== of) position = game && (presented ? withRunsPutBack(game.position, presented) : game.position);
    of = now;
    return position;
  };
}
