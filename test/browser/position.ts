/** Texts of positions, written out by hand here so that the tests do not stand on the engine's own parser. */

const RANKS = [...'A23456789TJQK'];

const PACKS = { 1: 'SSSS', 2: 'SSHH', 4: 'SHDC' } as const;

/**
 * The text of a Spiderette position with these columns. Cards that lie nowhere fill the stock, kings first.
 * @param columns seven columns split by `|`, hidden cards in brackets, `-` where one is empty
 * @param removed suits of the removed runs, such as `SSS`
 */
export function positionOf(columns: string, removed = '', suits: 1 | 2 | 4 = 4): string {
  const rest = new Map<string, number>();
  for (const suit of PACKS[suits]) for (const rank of RANKS) rest.set(rank + suit, (rest.get(rank + suit) ?? 0) + 1);
  const away = [
    ...columns
      .replaceAll(/[[\]|-]/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
    ...[...removed].flatMap((suit) => RANKS.map((rank) => rank + suit)),
  ];
  for (const card of away) rest.set(card, (rest.get(card) ?? 0) - 1);
  const stock = [...rest].flatMap(([card, count]) => {
    if (count < 0) throw new Error(`${card} is used too often`);
    return Array.from({ length: count }, () => card);
  });
  return `SD1-S${suits} ${columns} / ${stock.reverse().join(' ') || '-'} / ${removed || '-'}`;
}

/**
 * One column of each kind, counted from 0:
 * 0 a five of hearts over a hidden card; 1 a six of spades, which takes it; 2 a six of hearts, which takes it best;
 * 3 empty; 4 a king over a hidden card; 5 an ace; 6 a run 9-8-7 of hearts on a ten of diamonds over a hidden card.
 */
export const KINDS = positionOf('[9C] 5H | 6S | 6H | - | [2D] KS | AS | [3C] TD 9H 8H 7H');

/** As KINDS with the empty column filled, so that a deal is allowed. */
export const FULL = positionOf('[9C] 5H | 6S | 6H | QC | [2D] KS | AS | [3C] TD 9H 8H 7H');

/** One move (0 to 1) from the win. */
export const LAST_MOVE = positionOf('AS | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | - | - | - | - | -', 'SSS', 1);

/** The move 0 to 1 completes a run of spades and turns up the five of hearts; no win. */
export const COMPLETES = positionOf('[4H] AS | [5H] KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | 9H | 9D | 9C | 2H | 4D');

/** Fewer cards than columns: no deal can be made. */
export const TOO_FEW = positionOf('KS | QS | - | - | - | - | -', 'SSS', 1);
