/** What the fuzz tests share: how a result is told to be right, and what valid texts are spoilt with. */
import { expect } from 'vitest';
import {
  ActionError,
  CodeError,
  EngineError,
  IllegalActionError,
  PositionError,
  RecordError,
  SaveError,
  formatActions,
  formatCode,
  formatPosition,
  formatRecord,
  legalActions,
  loadGame,
  newGame,
  parseActions,
  parseCode,
  parsePosition,
  parseRecord,
  play,
  replay,
} from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';
import { generator } from '../naive/support.js';

type ErrorClass = abstract new (...args: never[]) => EngineError;

/** Counts, so that a fuzz test cannot pass by refusing everything, or by taking everything. */
export class Tally {
  read = 0;
  refused = 0;

  run<T>(input: unknown, parse: () => T, errors: readonly ErrorClass[], right: (value: T) => void): void {
    let value: T;
    try {
      value = parse();
    } catch (error) {
      const known = errors.some((type) => error instanceof type);
      if (!known) throw new Error(`another exception: ${String(error)}`, { cause: error });
      const refused = error as EngineError & { at?: number | null };
      expect(refused).toBeInstanceOf(EngineError);
      expect(refused.reason).toMatch(/^[a-z-]+$/);
      expect(refused.message).not.toBe('');
      if (typeof input === 'string' && !(error instanceof IllegalActionError) && !(error instanceof SaveError)) {
        // null: no one place, as where cards are missing or a text is too long
        const { at } = refused;
        expect(at === null || (Number.isInteger(at) && at! >= 0 && at! <= input.length), `at ${at}`).toBe(true);
      }
      this.refused++;
      return;
    }
    right(value);
    this.read++;
  }
}

export const checks = {
  code: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parseCode(input as string),
      [CodeError],
      (value) => {
        const text = formatCode(value);
        expect(text).toMatch(/^S[DP]1-S[124]-[A-Z2-7]{7}$/);
        expect(parseCode(text)).toEqual(value);
        const loose = (input as string).trim().toUpperCase();
        expect(loose.slice(0, 7) + loose.slice(7).replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')).toBe(
          text,
        );
      },
    ),
  position: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parsePosition(input as string),
      [PositionError],
      (value) => {
        const text = formatPosition(value);
        expect(parsePosition(text)).toEqual(value);
        const cards = (all: string): string =>
          all
            .toUpperCase()
            .replaceAll('10', 'T')
            .replaceAll(/[\s-]+|\[[\s-]*\]/g, '');
        expect(cards(text)).toBe(cards(input as string));
        // it is one that can be played
        expect(newGame(value).position).toEqual(value);
      },
    ),
  actions: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parseActions(input as string),
      [ActionError],
      (value) => {
        const text = formatActions(value);
        expect(parseActions(text)).toEqual(value);
        expect(value.length).toBe((input as string).trim() === '' ? 0 : (input as string).trim().split(/\s+/).length);
        for (const action of value) {
          if (action.type === 'deal') continue;
          expect([action.from, action.to, action.count].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
        }
      },
    ),
  record: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => parseRecord(input as string),
      [RecordError, CodeError, PositionError, ActionError],
      (value) => {
        expect(parseRecord(formatRecord(value))).toEqual(value);
        if (value.code !== null) expect(value.start).toEqual(newGame(value.code).start);
      },
    ),
  replay: (tally: Tally, input: unknown): void =>
    tally.run(
      input,
      () => replay(input as string),
      [RecordError, CodeError, PositionError, ActionError, IllegalActionError],
      whole,
    ),
  load: (tally: Tally, input: unknown): void => tally.run(input, () => loadGame(input as never), [SaveError], whole),
};

/** A game as play makes it: its own deal and line lead to it. */
export function whole(game: Game): void {
  let again = newGame(game.code ?? game.start, game.options);
  expect(again.start).toEqual(game.start);
  for (const action of game.actions) again = play(again, action).game;
  expect([again.position, again.score, again.moves, again.won]).toEqual([
    game.position,
    game.score,
    game.moves,
    game.won,
  ]);
  expect(typeof game.everWon).toBe('boolean');
  expect(game.everWon || !game.won).toBe(true);
  expect(game.canUndo && game.moves === 0).toBe(false);
  legalActions(game.position, game.options);
}

export const PIECES = [
  'd',
  '7>3',
  '7>3x4',
  '1>2',
  '10>1',
  'x',
  '>',
  ':',
  ' ',
  '/',
  '|',
  '-',
  '[',
  ']',
  'KS',
  'AH',
  '10D',
  'TC',
  'SD1',
  'SP1',
  'SD2',
  'S1',
  'S4',
  'relaxed',
  'AAAAABD',
  '__proto__',
  'constructor',
  '\n',
  '\t',
  '\0',
  '\u2028',
  '\ud800',
  '﻿',
  'ß',
  'İ',
  '<img onerror=x>',
  '-1',
  'NaN',
  'Infinity',
  '1e9',
  '99999999999999999999',
  '9007199254740993',
];

/** Deletes, doubles, swaps, replaces or inserts at random places of a text. */
export function mutate(text: string, seed: number): string {
  const random = generator(seed);
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const at = Math.floor(random() * (text.length + 1));
    const length = 1 + Math.floor(random() * (random() < 0.8 ? 2 : 30));
    const piece = PIECES[Math.floor(random() * PIECES.length)]!;
    const cut = text.slice(at, at + length);
    const rest = text.slice(at + length);
    const changed = [
      text.slice(0, at) + rest,
      text.slice(0, at) + cut + cut + rest,
      text.slice(0, at) + piece + rest,
      text.slice(0, at) + piece + cut + rest,
      text.slice(0, at) + [...cut].reverse().join('') + rest,
      text.slice(0, at) + cut.toLowerCase() + rest,
      text.slice(0, at),
      ` ${text} `,
    ];
    text = changed[Math.floor(random() * changed.length)]!;
  }
  return text;
}
