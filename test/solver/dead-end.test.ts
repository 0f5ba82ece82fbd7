import { expect, it, vi } from 'vitest';
import { newGame, parsePosition } from '../../src/engine/index.js';
import { deadEnd, plainDeadEnd } from '../../src/solver/index.js';
import { table } from '../naive/support.js';
import { oracle } from './support.js';

// Searches take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it('tells that nothing can be done', () => {
  const stuck = table('SD1-S4', ['[2S] KS', 'KH', 'KD', 'KC', 'JS', 'JH', 'JD'], { rest: 0 });
  expect(stuck.stock).toHaveLength(0);
  expect(plainDeadEnd(stuck)).toBe('no-action');
});

it('tells that the stock can never be dealt', () => {
  const few = table('SD1-S4', ['2D', '3C'], { removed: 'SH' });
  expect(plainDeadEnd(few)).toBe('deal-impossible');
  expect(plainDeadEnd(few, true)).toBeNull();
});

it('an empty column alone is no dead end: it can be filled', () => {
  expect(plainDeadEnd(table('SD1-S4', ['KS QS JS', 'KH', 'KD', 'KC', 'JD', 'JH', '-']))).toBeNull();
});

it('a fresh and a won game are none', () => {
  expect(plainDeadEnd(newGame('SD1-S4-AAAAABD').position)).toBeNull();
  expect(plainDeadEnd(parsePosition('SD1-S4 - | - | - | - | - | - | - / - / SHDC'))).toBeNull();
});

it('proves a loss, and says nothing where the limits come first', async () => {
  const { position } = oracle(4).find(({ id }) => id === 's4-81')!;
  expect(await deadEnd(position)).toBe('lost');
  expect(await deadEnd(position, { maxNodes: 20 })).toBeNull();
  expect(await deadEnd(newGame('SD1-S1-AAAAABD').position)).toBeNull();
});
