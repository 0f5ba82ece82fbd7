/**
 * What the engine's tests share: a seeded generator, starts of every kind (fresh deals, won games played to some point,
 * tables close to removals), a picker of random actions, and a plain view of a game. The generators lean on the naive
 * rules only; from the engine come types, `newGame`, `replay` and `play`.
 */
import fc from 'fast-check';
import { newGame, play, replay } from '../../src/engine/index.js';
import type { Action, Card, Game, Position, Suit, SuitCount, Variant } from '../../src/engine/index.js';
import wonGames from '../fixtures/won-games.json';
import { naiveName, naiveRead } from './rules.js';

const SUIT_NAMES: Record<string, Suit> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const SUIT_LETTERS: Record<Suit, string> = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const RANKS = 'A23456789TJQK';

// ------------------------------------------------------------------------------------------------------ random numbers

/** Mulberry32: the same seed gives the same numbers in [0, 1) for ever. */
export function generator(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function whole(random: () => number, below: number): number {
  return Math.floor(random() * below);
}

export function choose<T>(random: () => number, list: readonly T[]): T {
  return list[whole(random, list.length)]!;
}

function mix<T>(random: () => number, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = whole(random, i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

export function codeOf(game: string, suits: number, shuffle: number): string {
  let letters = '';
  for (let i = 0, rest = shuffle; i < 7; i++, rest = Math.floor(rest / 32)) letters = LETTERS[rest % 32]! + letters;
  return `${game}-S${suits}-${letters}`;
}

// ---------------------------------------------------------------------------------------------------- tables by hand

/** All cards of a game, as names, in the order of the pack. */
export function packOf(game: string, suits: number): string[] {
  return runsOf(game, suits).flatMap((suit) => [...RANKS].map((rank) => rank + suit));
}

/** The suit of every run there is to make. */
export function runsOf(game: string, suits: number): string[] {
  const one = suits === 4 ? 'SHDC' : suits === 2 ? 'SSHH' : 'SSSS';
  return [...(game === 'SP1' ? one + one : one)];
}

/**
 * The text of a position: the columns given (missing ones are empty), then the stock given, then the rest of the pack,
 * which goes to the end of the stock or, hidden, to the bottom of the column `rest`.
 */
export function tableText(
  head: string,
  columns: readonly string[],
  { stock = '', removed = '', rest }: { stock?: string; removed?: string; rest?: number } = {},
): string {
  const game = head.slice(0, 3);
  const left = packOf(game, Number(head[5]));
  const take = (names: string[]): void => {
    for (const name of names) {
      const at = left.indexOf(name);
      if (at < 0) throw new Error(`the test uses ${name} once too often`);
      left.splice(at, 1);
    }
  };
  const words = (text: string): string[] => text.split(/[ [\]]+/).filter((word) => word !== '' && word !== '-');
  for (const column of columns) take(words(column));
  take(words(stock));
  for (const suit of removed) take([...RANKS].map((rank) => rank + suit));

  const all = Array.from({ length: game === 'SP1' ? 10 : 7 }, (_, c) => columns[c] ?? '-');
  let stockText = stock;
  if (rest === undefined) {
    stockText = [...words(stock), ...left].join(' ');
  } else if (left.length > 0) {
    const column = all[rest]!;
    const hidden = column.startsWith('[') ? column.slice(1, column.indexOf(']')) : '';
    const up = column.slice(column.indexOf(']') + 1).trim();
    all[rest] = `[${[...left, ...words(hidden)].join(' ')}] ${up}`;
  }
  return `${head} ${all.join(' | ')} / ${stockText || '-'} / ${removed || '-'}`;
}

/** A position made without the engine's parser. */
export function positionOf(text: string): Position {
  const { game, suits, columns, stock, removed } = naiveRead(text);
  const card = (c: { id: number; suit: string; rank: number }): Card => ({
    id: c.id,
    suit: SUIT_NAMES[c.suit]!,
    rank: c.rank as Card['rank'],
  });
  return {
    variant: (game === 'SP1' ? 'spider' : 'spiderette') satisfies Variant,
    suits: suits as SuitCount,
    columns: columns.map((column) => ({
      cards: column.map(card),
      hidden: column.filter((c) => !c.up).length,
    })),
    stock: stock.map(card),
    removed: removed.map((letter) => SUIT_NAMES[letter]!),
  };
}

export function table(...given: Parameters<typeof tableText>): Position {
  return positionOf(tableText(...given));
}

export function nameOf(card: Card): string {
  return naiveName({ suit: SUIT_LETTERS[card.suit], rank: card.rank });
}

export function letterOf(suit: Suit): string {
  return SUIT_LETTERS[suit];
}

export function namesOf(cards: readonly Card[]): string {
  return cards.map(nameOf).join(' ');
}

/** A position as text, made without the engine's formatter. */
export function textOf(position: Position): string {
  const columns = position.columns.map(({ cards, hidden }) => {
    if (cards.length === 0) return '-';
    const up = namesOf(cards.slice(hidden));
    return hidden === 0 ? up : `[${namesOf(cards.slice(0, hidden))}] ${up}`;
  });
  const head = `${position.variant === 'spider' ? 'SP1' : 'SD1'}-S${position.suits}`;
  const removed = position.removed.map((suit) => SUIT_LETTERS[suit]).join('');
  return `${head} ${columns.join(' | ')} / ${namesOf(position.stock) || '-'} / ${removed || '-'}`;
}

export function move(from: number, to: number, count = 1): Action {
  return { type: 'move', from, to, count };
}

export const DEAL: Action = { type: 'deal' };

// ---------------------------------------------------------------------------------------------------------- games

/** Every public field of a game, as plain data. */
export function view(game: Game): Omit<Game, never> {
  const { code, start, position, options, score, moves, won, everWon, canUndo, canRedo, actions } = game;
  return JSON.parse(
    JSON.stringify({ code, start, position, options, score, moves, won, everWon, canUndo, canRedo, actions }),
  );
}

/** Freezes a value and all it holds. */
export function deepFreeze<T>(value: T): T {
  const seen = new Set<unknown>();
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    Object.freeze(next);
    for (const key of Reflect.ownKeys(next)) {
      const property = Object.getOwnPropertyDescriptor(next, key);
      if (property && 'value' in property) open.push(property.value);
    }
  }
  return value;
}

export function playAll(game: Game, actions: readonly Action[]): Game {
  return actions.reduce((now, action) => play(now, action).game, game);
}

/** Tables near the end: runs cut in a few pieces and strewn, some removed, some cards hidden, some in the stock. */
export function nearlyDone(random: () => number, game: string, suits: number): string {
  for (;;) {
    const text = tryNearlyDone(random, game, suits);
    if (!hasCompleteRun(text)) return text;
  }
}

function tryNearlyDone(random: () => number, game: string, suits: number): string {
  const runs = mix(random, runsOf(game, suits));
  const width = game === 'SP1' ? 10 : 7;
  const removed = runs.splice(0, whole(random, runs.length));
  const columns: string[][] = Array.from({ length: width }, () => []);
  const stock: (string | undefined)[] = [];
  const fan = (suit: string): string[] => [...RANKS].reverse().map((rank) => rank + suit);

  // runs that lack only their ace, with that ace lying so in the stock that the next deal brings it to them
  const byDeal = random() < 0.5 ? Math.min(runs.length, 1 + whole(random, 3)) : 0;
  const places = mix(random, [...columns.keys()]);
  const settled = new Set<number>();
  for (let i = 0; i < byDeal; i++) {
    const run = fan(runs.pop()!);
    const c = places[i]!;
    settled.add(c);
    columns[c] = run.slice(0, 12);
    stock[c] = run[12]!;
  }
  const free = [...columns.keys()].filter((c) => !settled.has(c));

  const pieces: string[][] = [];
  for (const suit of runs) {
    const run = fan(suit);
    while (run.length > 0) pieces.push(run.splice(0, random() < 0.3 ? 1 : 1 + whole(random, 12)));
  }
  mix(random, pieces);
  const loose: string[] = [];
  for (const piece of pieces) {
    if (piece.length === 1 && random() < 0.3) loose.push(piece[0]!);
    else columns[choose(random, free)]!.push(...piece);
  }
  if (byDeal > 0 && random() < 0.8) {
    // no empty column, so that the deal can be made without the relaxed option; gaps in the stock take loose cards
    for (const c of free) {
      if (columns[c]!.length > 0) continue;
      const rich = columns.find((column, i) => !settled.has(i) && column.length > 1);
      if (rich) columns[c]!.push(rich.shift()!);
    }
  }
  const dealt: string[] = [];
  const last = stock.length;
  for (let c = 0; c < last; c++) {
    const card = stock[c] ?? loose.pop() ?? columns.find((column, i) => !settled.has(i) && column.length > 1)?.shift();
    if (card !== undefined) dealt.push(card);
  }
  const text = columns.map((column, c) => {
    if (column.length === 0) return '-';
    const hidden = settled.has(c) || random() < 0.5 ? 0 : whole(random, column.length);
    const up = column.slice(hidden).join(' ');
    return hidden === 0 ? up : `[${column.slice(0, hidden).join(' ')}] ${up}`;
  });
  return `${game}-S${suits} ${text.join(' | ')} / ${[...dealt, ...loose].join(' ') || '-'} / ${removed.join('') || '-'}`;
}

function hasCompleteRun(text: string): boolean {
  return naiveRead(text).columns.some((column) => {
    const end = column.slice(-13);
    return end.length === 13 && end.every((card, i) => card.up && card.rank === 13 - i && card.suit === end[0]!.suit);
  });
}

/** One of the legal actions; those that lengthen a run come more often, so that runs are removed in random play too. */
export function pick(random: () => number, position: Position, legal: readonly Action[]): Action {
  const deal = legal.find((action) => action.type === 'deal');
  if (deal && random() < 0.07) return deal;
  const worth = (action: Action): number => {
    if (action.type === 'deal') return 0;
    const source = position.columns[action.from]!.cards;
    const target = position.columns[action.to]!.cards.at(-1);
    const first = source[source.length - action.count]!;
    const under = source[source.length - action.count - 1];
    const breaks = under?.suit === first.suit && under.rank === first.rank + 1 && source.length - action.count > 0;
    if (target?.suit === first.suit) return breaks ? 3 : 4;
    return (target ? 2 : 1) - (breaks ? 1 : 0);
  };
  const sorted = legal.map((action) => ({ action, worth: worth(action) })).sort((a, b) => b.worth - a.worth);
  // now careless, now eager
  const skew = random() < 0.4 ? 1.4 : 5;
  return sorted[Math.floor(sorted.length * random() ** skew)]!.action;
}

// -------------------------------------------------------------------------------------------------- fast-check starts

export interface Start {
  readonly text: string; // a code, a record or a position
  readonly relaxedDeal: boolean;
  readonly undoLimit: number;
}

export function begin({ text, relaxedDeal, undoLimit }: Start): Game {
  if (text.includes('/')) return newGame(positionOf(text), { relaxedDeal, undoLimit });
  if (!text.includes(':')) return newGame(text, { relaxedDeal, undoLimit });
  const played = replay(text);
  return playAll(newGame(text.split(':')[0]!, { relaxedDeal, undoLimit }), played.actions);
}

const kinds = fc.record({ game: fc.constantFrom('SD1', 'SP1'), suits: fc.constantFrom(1, 2, 4) });

const texts: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(kinds, fc.nat(2 ** 31 - 1)).map(([{ game, suits }, shuffle]) => codeOf(game, suits, shuffle * 16 + 5)),
  fc.tuple(kinds, fc.nat()).map(([{ game, suits }, seed]) => nearlyDone(generator(seed), game, suits)),
  fc.tuple(fc.nat(wonGames.length - 1), fc.integer({ min: 60, max: 100 })).map(([index, percent]) => {
    const { code, actions } = wonGames[index]!;
    const words = actions.split(' ');
    return `${code}: ${words.slice(0, Math.floor((words.length * percent) / 100)).join(' ')}`;
  }),
);

/** Starts of both games, with 1, 2 and 4 suits, relaxed or not, with usual and tiny undo limits. */
export const starts: fc.Arbitrary<Start> = fc.record({
  text: texts,
  relaxedDeal: fc.boolean(),
  undoLimit: fc.constantFrom(100, 100, 100, 3, 1, 0),
});

/** A start with the seed and length of a random play from it. */
export const plays = (longest: number): fc.Arbitrary<{ start: Start; seed: number; steps: number }> =>
  fc.record({ start: starts, seed: fc.nat(), steps: fc.nat(longest) });
