import { KING } from '../engine/card.js';

/** What a deal covers in a column: cards that have moved, of the ranks from the first down to the last. */
export interface Cover {
  /** Rank of the last unmoved card, or of the moved one at the bottom where there is none. */
  readonly start: number;
  /** Rank of the card that the dealt card lies on: that of `start` or lower. */
  readonly end: number;
}

/**
 * Looks for a way in which moved cards may lie when a deal comes, for the columns that get a card. All that is known is
 * how many of each rank have moved, and that each lies on a card of the next rank or at the bottom of a column. So the
 * moved cards of a column go down rank by rank from its last unmoved card, and the ranks in which the columns end follow
 * from the counts; which column ends in which is open, as long as none ends above where it begins.
 *
 * @param unmoved rank of the last unmoved card of each column, 0 where there is none
 * @param free by rank, cards with nothing on them if no moved card is at the bottom of a column
 * @param dealt how many columns, from the first on, get a card
 * @param test is called with each way until it says yes
 * @returns whether it said so
 */
export function someCover(
  unmoved: readonly number[],
  free: Int32Array,
  dealt: number,
  test: (covers: readonly Cover[]) => boolean,
): boolean {
  // Of columns that no cover was chosen for yet, by rank: in what they begin, and in what they end.
  const starts = new Int32Array(free.length);
  const ends = free.slice();
  const moved = new Int32Array(free.length);
  const bottoms = new Int32Array(free.length);
  const covers: Cover[] = [];
  let open = 0;

  const putBottom = (rank: number, by: 1 | -1): void => {
    bottoms[rank]! += by;
    starts[rank]! += by;
    ends[rank + 1]! += by;
  };

  /** No column is empty when a deal comes. */
  const fillOpen = (count: number, highest: number): boolean => {
    if (!count) return coverFrom(0);
    for (let rank = highest; rank > 0; rank--) {
      if (bottoms[rank]! >= moved[rank]!) continue;
      putBottom(rank, 1);
      const isFound = fillOpen(count - 1, rank);
      putBottom(rank, -1);
      if (isFound) return true;
    }
    return false;
  };

  const coverFrom = (i: number): boolean => {
    if (!matches(starts, ends)) return false;
    if (i === dealt) return test(covers);
    if (unmoved[i]) return cover(i, unmoved[i]);
    for (let rank = KING; rank > 0; rank--) {
      if (!bottoms[rank]) continue;
      bottoms[rank]!--;
      const isFound = cover(i, rank);
      bottoms[rank]!++;
      if (isFound) return true;
    }
    return false;
  };

  const cover = (i: number, start: number): boolean => {
    let isFound = false;
    starts[start]!--;
    for (let end = start; end > 0 && !isFound; end--) {
      if (!ends[end]) continue;
      ends[end]!--;
      covers.push({ start, end });
      isFound = coverFrom(i + 1);
      covers.pop();
      ends[end]!++;
    }
    starts[start]!++;
    return isFound;
  };

  for (const rank of unmoved) {
    if (rank) starts[rank]!++;
    else open++;
  }
  for (let rank = 1; rank <= KING; rank++) moved[rank] = moved[rank - 1]! + free[rank]! - starts[rank]!;
  for (let rank = 1; rank <= KING; rank++) {
    for (; ends[rank + 1]! < 0; open--) putBottom(rank, 1);
  }
  return open >= 0 && fillOpen(open, KING);
}

/** Whether columns with these starts can have these ends. */
function matches(starts: Int32Array, ends: Int32Array): boolean {
  for (let rank = KING, more = 0; rank > 0; rank--) {
    more += starts[rank]! - ends[rank]!;
    if (more < 0) return false;
  }
  return true;
}
