/** What the solver's tests share: the oracle's deals, small tables to look at whole, and a solver too simple to be wrong. */
import { readFileSync } from 'node:fs';
import { formatPosition, legalActions, newGame, parsePosition, play } from '../../src/engine/index.js';
import type { Game, Position } from '../../src/engine/index.js';
import { codeOf, generator, packOf, whole } from '../naive/support.js';

export interface OracleDeal {
  readonly id: string;
  readonly verdict: 'won' | 'lost';
  readonly position: Position;
}

/** Deals whose verdicts an independent solver found; all cards of a column but the last are hidden. */
export function oracle(suits: 1 | 2 | 4): OracleDeal[] {
  const lines = readFileSync(`test/fixtures/oracle-${suits}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { id, verdict, columns, stock } = JSON.parse(line) as OracleDeal & { columns: string[]; stock: string };
    const text = columns.map((column) => column.replace(/^(.+) (\S+)$/, '[$1] $2')).join(' | ');
    return { id, verdict, position: parsePosition(`SD1-S${suits} ${text} / ${stock} / -`) };
  });
}

/** Whether a position can be won, by looking at every game that can follow, with nothing clever; null if too many. */
export function plainVerdict(position: Position, relaxedDeal: boolean, most: number): 'won' | 'lost' | null {
  const seen = new Set<string>();
  const left: Game[] = [newGame(position, { relaxedDeal, undoLimit: 0 })];
  for (let game = left.pop(); game; game = left.pop()) {
    if (game.won) return 'won';
    const key = keyOf(game.position);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > most) return null;
    for (const action of legalActions(game.position, game.options)) left.push(play(game, action).game);
  }
  return 'lost';
}

/** Without a stock the order of columns says nothing. */
const keyOf = (position: Position): string => {
  const [, columns, stock] = /^(?:\S+) (.*) \/ (.*) \/ .*$/.exec(formatPosition(position))!;
  return stock === '-' ? columns!.split(' | ').sort().join('|') : `${columns} / ${stock}`;
};

/** A table late in a game, of one suit or two suits that are left to remove: some cards hidden, some in the stock. */
export function lateTable(seed: number): Position {
  const random = generator(seed);
  const suits = ([1, 2, 4] as const)[whole(random, 3)]!;
  const order = suits === 4 ? 'SHDC' : suits === 2 ? 'SHSH' : 'SSSS';
  const cards = packOf('SD1', suits);
  for (const suit of order.slice(1)) {
    for (const rank of 'A23456789TJQK') cards.splice(cards.indexOf(rank + suit), 1);
  }
  for (let i = cards.length - 1; i > 0; i--) {
    const j = whole(random, i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  const stock = cards.splice(0, Math.max(0, whole(random, 8) - 4));
  const columns: string[][] = Array.from({ length: 7 }, () => []);
  // few columns, so that there is something to solve
  const used = 2 + whole(random, 5);
  // half in order, or hardly any could be won
  if (random() < 0.7)
    cards.sort((a, b) =>
      random() < 0.6 ? 'KQJT98765432A'.indexOf(a[0]!) - 'KQJT98765432A'.indexOf(b[0]!) : random() - 0.5,
    );
  for (const card of cards) columns[whole(random, used)]!.push(card);
  const texts = columns.map((column) => {
    const hidden = column.length ? whole(random, column.length) : 0;
    const down = hidden ? `[${column.slice(0, hidden).join(' ')}] ` : '';
    return down + column.slice(hidden).join(' ') || '-';
  });
  return parsePosition(`SD1-S${suits} ${texts.join(' | ')} / ${stock.join(' ') || '-'} / ${order.slice(1)}`);
}

/** A game played at random until at most `left` cards are in the stock: mostly one that is lost, with little to look at. */
export function spoiltTable(seed: number, left: number): Position {
  const random = generator(seed);
  let game = newGame(codeOf('SD1', [1, 2, 4][seed % 3]!, seed));
  for (let i = 0; i < 60 && game.position.stock.length > left; i++) {
    const legal = legalActions(game.position);
    const deal = legal.find(({ type }) => type === 'deal');
    game = play(game, deal && random() < 0.8 ? deal : legal[whole(random, legal.length)]!).game;
  }
  return game.position;
}
