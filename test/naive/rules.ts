/**
 * A second implementation of the rules, written from the rules as they are told in words alone, in the simplest code that can be
 * right: cards that know whether they lie face up, arrays that are changed in place, a copy of everything for undo, and
 * legal actions found by trying all of them. It shares no code with `src/` and imports nothing. The engine is played
 * beside it (`beside.test.ts`); where they differ, one of them has misread the rules.
 */

export interface NaiveCard {
  id: number;
  suit: string; // S H D C
  rank: number; // 1 to 13
  up: boolean;
}

export interface NaiveState {
  columns: NaiveCard[][];
  stock: NaiveCard[];
  removed: string[];
  score: number;
  moves: number;
}

export interface NaiveGame {
  game: string; // SD1 or SP1
  suits: number;
  relaxed: boolean;
  limit: number;
  now: NaiveState;
  first: NaiveState;
  past: NaiveState[];
  future: NaiveState[];
  everWon: boolean;
}

export interface NaiveAction {
  type: string;
  from?: number;
  to?: number;
  count?: number;
}

export interface NaiveOutcome {
  dealt: { column: number; card: string }[];
  flipped: { column: number; card: string }[];
  removed: { column: number; suit: string; cards: string[] }[];
  won: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const RANKS = 'A23456789TJQK';

export function naiveName(card: { suit: string; rank: number }): string {
  return RANKS[card.rank - 1]! + card.suit;
}

// ---------------------------------------------------------------------------------------------------------- section 3

/** The cards of a code, place 0 first. The code must be canonical. */
export function naiveShuffle(code: string): NaiveCard[] {
  const spider = code.startsWith('SP1');
  const suits = Number(code[5]);
  let state = 0n;
  for (const letter of code.slice(7)) state = state * 32n + BigInt(LETTERS.indexOf(letter));

  const all = (1n << 64n) - 1n;
  const draw = (): bigint => {
    state = (state + 0x9e3779b97f4a7c15n) & all;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & all;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & all;
    z = z ^ (z >> 31n);
    return z >> 32n;
  };
  const below = (n: bigint): number => {
    const word = 1n << 32n;
    const reject = (word - n) % n; // 2^32 mod n
    for (;;) {
      const product = draw() * n;
      if (product % word >= reject) return Number(product / word);
    }
  };

  const pack: NaiveCard[] = [];
  for (let i = 0; i < (spider ? 104 : 52); i++) {
    const quarter = Math.floor(i / 13) % 4;
    const suit = suits === 4 ? 'SHDC'[quarter]! : suits === 2 ? 'SSHH'[quarter]! : 'S';
    pack.push({ id: i, suit, rank: (i % 13) + 1, up: false });
  }
  for (let i = pack.length - 1; i >= 1; i--) {
    const j = below(BigInt(i + 1));
    const card = pack[i]!;
    pack[i] = pack[j]!;
    pack[j] = card;
  }
  return pack;
}

/** Columns and stock of a code at the start. */
function layOut(code: string): { columns: NaiveCard[][]; stock: NaiveCard[] } {
  const pack = naiveShuffle(code);
  const sizes = code.startsWith('SP1') ? [6, 6, 6, 6, 5, 5, 5, 5, 5, 5] : [1, 2, 3, 4, 5, 6, 7];
  const columns: NaiveCard[][] = sizes.map(() => []);
  for (let row = 0; row < 7; row++) {
    for (let c = 0; c < columns.length; c++) {
      if (columns[c]!.length < sizes[c]!) columns[c]!.push(pack.shift()!);
    }
  }
  for (const column of columns) column[column.length - 1]!.up = true;
  return { columns, stock: pack };
}

// ---------------------------------------------------------------------------------------------------------- section 2

export function naiveGame(
  start: string | { game: string; suits: number; columns: NaiveCard[][]; stock: NaiveCard[]; removed: string[] },
  relaxed: boolean,
  limit: number,
): NaiveGame {
  const head = typeof start === 'string' ? { game: start.slice(0, 3), suits: Number(start[5]) } : start;
  const cards = typeof start === 'string' ? { ...layOut(start), removed: [] } : start;
  const first = {
    columns: cards.columns,
    stock: cards.stock,
    removed: cards.removed,
    score: 500,
    moves: 0,
  };
  return {
    game: head.game,
    suits: head.suits,
    relaxed,
    limit,
    now: copy(first),
    first: copy(first),
    past: [],
    future: [],
    everWon: false,
  };
}

function copy(state: NaiveState): NaiveState {
  return {
    columns: state.columns.map((column) => column.map((card) => ({ ...card }))),
    stock: state.stock.map((card) => ({ ...card })),
    removed: [...state.removed],
    score: state.score,
    moves: state.moves,
  };
}

export function naiveWon(g: NaiveGame): boolean {
  return g.now.removed.length === (g.game === 'SP1' ? 8 : 4);
}

/** Why an action is refused, or null. */
export function naiveCheck(g: NaiveGame, action: NaiveAction): string | null {
  const { columns, stock } = g.now;
  if (naiveWon(g)) return 'game-over';

  if (action.type === 'deal') {
    if (stock.length === 0) return 'stock-empty';
    if (g.relaxed) return null;
    let inPlay = 0;
    for (const column of columns) inPlay += column.length;
    if (inPlay < columns.length) return 'too-few-cards';
    for (const column of columns) if (column.length === 0) return 'empty-column';
    return null;
  }

  const { from, to, count } = action as { from: number; to: number; count: number };
  const exists = (c: number): boolean => Number.isInteger(c) && c >= 0 && c < columns.length;
  if (!exists(from) || !exists(to)) return 'no-such-column';
  if (from === to) return 'same-column';
  const source = columns[from]!;
  const target = columns[to]!;
  if (!Number.isInteger(count) || count < 1 || count > 13) return 'bad-count';
  if (source.length > 0 && count > source.length) return 'bad-count';
  if (source.length === 0) return 'empty-source';
  const group = source.slice(source.length - count);
  for (const card of group) if (!card.up) return 'hidden-card';
  for (let i = 1; i < group.length; i++) {
    if (group[i]!.suit !== group[0]!.suit) return 'not-a-run';
    if (group[i]!.rank !== group[i - 1]!.rank - 1) return 'not-a-run';
  }
  if (target.length === 0) return null;
  const last = target[target.length - 1]!;
  if (group[0]!.rank === 13) return 'king-needs-empty';
  if (last.rank === 1) return 'on-ace';
  if (last.rank !== group[0]!.rank + 1) return 'wrong-rank';
  return null;
}

/** Carries out a legal action, in place. */
export function naivePlay(g: NaiveGame, action: NaiveAction): NaiveOutcome {
  if (naiveCheck(g, action) !== null) throw new Error('illegal');
  g.past.push(copy(g.now));
  if (g.past.length > g.limit) g.past.shift();
  g.future = [];

  const { columns, stock } = g.now;
  const outcome: NaiveOutcome = { dealt: [], flipped: [], removed: [], won: false };
  const flip = (c: number): void => {
    const column = columns[c]!;
    const last = column[column.length - 1];
    if (last && !last.up) {
      last.up = true;
      outcome.flipped.push({ column: c, card: naiveName(last) });
    }
  };

  g.now.moves += 1;
  g.now.score -= 1;
  if (action.type === 'deal') {
    for (let c = 0; c < columns.length; c++) {
      if (stock.length === 0) break;
      const card = stock.shift()!;
      card.up = true;
      columns[c]!.push(card);
      outcome.dealt.push({ column: c, card: naiveName(card) });
    }
  } else {
    const source = columns[action.from!]!;
    const group = source.splice(source.length - action.count!, action.count!);
    columns[action.to!]!.push(...group);
    flip(action.from!);
  }

  for (let c = 0; c < columns.length; c++) {
    // "while": an entered position can hold one complete run upon another, or under other cards
    while (endsInCompleteRun(columns[c]!)) {
      const column = columns[c]!;
      const run = column.splice(column.length - 13, 13);
      g.now.removed.push(run[0]!.suit);
      g.now.score += 100;
      outcome.removed.push({ column: c, suit: run[0]!.suit, cards: run.map(naiveName) });
      flip(c);
    }
  }

  if (naiveWon(g)) {
    outcome.won = true;
    g.everWon = true;
  }
  return outcome;
}

function endsInCompleteRun(column: NaiveCard[]): boolean {
  if (column.length < 13) return false;
  const run = column.slice(column.length - 13);
  return run.every((card, i) => card.up && card.rank === 13 - i && card.suit === run[0]!.suit);
}

export function naiveUndo(g: NaiveGame): void {
  const before = g.past.pop();
  if (!before) return;
  g.future.push(g.now);
  g.now = before;
}

export function naiveRedo(g: NaiveGame): void {
  const after = g.future.pop();
  if (!after) return;
  g.past.push(g.now);
  g.now = after;
}

export function naiveRestart(g: NaiveGame): void {
  g.now = copy(g.first);
  g.past = [];
  g.future = [];
  g.everWon = false;
}

/** Every legal action, by trying each from, to and count. */
export function naiveLegal(g: NaiveGame): NaiveAction[] {
  const legal: NaiveAction[] = [];
  for (let from = 0; from < g.now.columns.length; from++) {
    for (let to = 0; to < g.now.columns.length; to++) {
      for (let count = 1; count <= 13; count++) {
        const action = { type: 'move', from, to, count };
        if (naiveCheck(g, action) === null) legal.push(action);
      }
    }
  }
  if (naiveCheck(g, { type: 'deal' }) === null) legal.push({ type: 'deal' });
  return legal;
}

/** How many cards at the end of a column move together. */
export function naiveMovable(column: NaiveCard[]): number {
  let n = 0;
  for (let i = column.length - 1; i >= 0; i--) {
    const card = column[i]!;
    const over = column[i + 1];
    if (!card.up) break;
    if (over && (over.suit !== card.suit || over.rank !== card.rank - 1)) break;
    n++;
  }
  return n;
}

/** The column a group goes to by itself, or null. */
export function naiveBest(g: NaiveGame, from: number, count: number): number | null {
  const { columns } = g.now;
  const may = (to: number): boolean => naiveCheck(g, { type: 'move', from, to, count }) === null;
  let best: number | null = null;
  let longest = 0;
  for (let to = 0; to < columns.length; to++) {
    if (!may(to) || columns[to]!.length === 0) continue;
    const source = columns[from]!;
    const target = columns[to]!;
    if (source[source.length - count]!.suit !== target[target.length - 1]!.suit) continue;
    const run = naiveMovable(target) + count;
    if (run > longest) {
      longest = run;
      best = to;
    }
  }
  if (best !== null) return best;
  for (let to = 0; to < columns.length; to++) if (may(to) && columns[to]!.length > 0) return to;
  if (columns[from]?.length === count) return null;
  for (let to = 0; to < columns.length; to++) if (may(to)) return to;
  return null;
}

// ---------------------------------------------------------------------------------------------------------- section 4

/** The position as text. */
export function naiveText(g: NaiveGame): string {
  const names = (cards: NaiveCard[]): string => cards.map(naiveName).join(' ');
  const columns = g.now.columns.map((column) => {
    if (column.length === 0) return '-';
    const hidden = column.filter((card) => !card.up);
    const up = column.filter((card) => card.up);
    return hidden.length === 0 ? names(up) : `[${names(hidden)}] ${names(up)}`;
  });
  const stock = g.now.stock.length === 0 ? '-' : names(g.now.stock);
  const removed = g.now.removed.length === 0 ? '-' : g.now.removed.join('');
  return `${g.game}-S${g.suits} ${columns.join(' | ')} / ${stock} / ${removed}`;
}

/** Reads what `naiveText` writes. Ids in reading order. */
export function naiveRead(text: string): {
  game: string;
  suits: number;
  columns: NaiveCard[][];
  stock: NaiveCard[];
  removed: string[];
} {
  let id = 0;
  const [table, stock, removed] = text.slice(7).split(' / ') as [string, string, string];
  const read = (words: string, up: boolean): NaiveCard[] =>
    words
      .split(' ')
      .filter((word) => word !== '' && word !== '-')
      .map((word) => ({ id: id++, suit: word[1]!, rank: RANKS.indexOf(word[0]!) + 1, up }));
  const columns = table.split(' | ').map((column) => {
    const close = column.indexOf(']');
    return [...read(column.slice(1, Math.max(close, 0)), false), ...read(column.slice(close + 1), true)];
  });
  return {
    game: text.slice(0, 3),
    suits: Number(text[5]),
    columns,
    stock: read(stock, false),
    removed: removed === '-' ? [] : removed.split(''),
  };
}
