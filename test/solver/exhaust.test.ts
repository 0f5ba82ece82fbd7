import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { formatPosition } from '../../src/engine/index.js';
import { solveSync } from '../../src/solver/index.js';
import { lateTable } from './support.js';

vi.setConfig({ testTimeout: 60_000 });

/** The last line that the script prints. */
const exhaust = (...given: string[]): string =>
  execFileSync(process.execPath, ['scripts/exhaust.mjs', ...given], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1)!;

it('a lost deal is looked at to the end', () => {
  expect(exhaust('SD1-S4-AAB5BFT')).toBe('SD1-S4-AAB5BFT: lost, 1533 states');
});

it('a limit leaves it open', () => {
  expect(exhaust('SD1-S4-AAB5BFT', '--max-states', '1000')).toMatch(/: unknown, 10\d\d states$/);
});

it('finds a win, and none is shorter', () => {
  const position = lateTable(1);
  const { actions } = solveSync(position, { shortenMs: 0 });
  const [, count] = /: won in (\d+) actions/.exec(exhaust(formatPosition(position)))!;
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThanOrEqual(actions!.length);
});
