import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatActions, newGame, parsePosition, play, replay } from '../../src/engine/index.js';
import type { Position } from '../../src/engine/index.js';
import { solve, solveSync } from '../../src/solver/index.js';
import type { Progress, Solution } from '../../src/solver/index.js';
import { codeOf, table } from '../naive/support.js';
import { lateTable, oracle, plainVerdict, spoiltTable } from './support.js';

// Searches take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Whether the engine agrees that the actions win. */
function wins(position: Position, { actions }: Solution, relaxedDeal = false): boolean {
  return replay({ code: null, start: position, options: { relaxedDeal }, actions: actions! }).won;
}

describe('verdicts', () => {
  it.each([
    [1, 50],
    [2, 20],
    [4, 10],
  ] as const)('of %d suits contradict no verdict of the oracle', (suits, count) => {
    let decided = 0;
    for (const { id, verdict, position } of oracle(suits).slice(0, count)) {
      const found = solveSync(position, { maxNodes: 20_000, shortenMs: 0 });
      if (found.verdict === 'unknown') continue;
      decided++;
      expect(found.verdict, id).toBe(verdict);
      if (verdict === 'won') expect(wins(position, found), id).toBe(true);
    }
    expect(decided).toBeGreaterThan(count * 0.2);
  });

  it('prove losses', () => {
    for (const [suits, id] of [
      [4, 's4-81'],
      [4, 's4-39'],
    ] as const) {
      const { position } = oracle(suits).find((deal) => deal.id === id)!;
      expect(solveSync(position).verdict).toBe('lost');
    }
  });

  it.each([false, true])(
    'are those of a plain search of everything, on tables late in a game (relaxed: %s)',
    (relaxedDeal) => {
      const told = { won: 0, lost: 0 };
      for (let seed = 0; seed < 120; seed++) {
        const position = seed % 2 ? lateTable(seed) : spoiltTable(seed, seed % 4 ? 3 : 0);
        const plain = plainVerdict(position, relaxedDeal, 500);
        if (!plain) continue;
        const found = solveSync(position, { relaxedDeal, shortenMs: 2 });
        expect(found.verdict, `seed ${seed}`).toBe(plain);
        if (plain === 'won') expect(wins(position, found, relaxedDeal), `seed ${seed}`).toBe(true);
        told[plain]++;
      }
      expect(told.won).toBeGreaterThan(10);
      expect(told.lost).toBeGreaterThan(10);
    },
  );

  it('of Spider come too', () => {
    const { position } = newGame('SP1-S1-AAAAADE');
    const found = solveSync(position, { shortenMs: 0 });
    expect(found.verdict).toBe('won');
    expect(wins(position, found)).toBe(true);
  });

  it('of a won game need no action', () => {
    const position = parsePosition('SD1-S4 - | - | - | - | - | - | - / - / SHDC');
    expect(solveSync(position)).toMatchObject({ verdict: 'won', actions: [] });
  });

  it('of a table that was entered with complete runs under a card', () => {
    const run = (suit: string): string => [...'KQJT98765432A'].map((rank) => rank + suit).join(' ');
    const position = parsePosition(
      `SD1-S4 ${run('S')} ${run('C')} 5H | [7H] 6H | [QH] KH | [TH 4H] JH | [8H] 9H | [2H] 3H | AH / - / D`,
    );
    const found = solveSync(position, { shortenMs: 0 });
    expect(found.verdict).toBe('won');
    expect(wins(position, found)).toBe(true);
  });

  it('of a game whose stock can never be dealt is lost', () => {
    const position = table('SD1-S1', ['KS', 'QS JS TS'], { removed: 'SSS' });
    expect(position.stock.length).toBeGreaterThan(0);
    expect(solveSync(position).verdict).toBe('lost');
  });

  it.each([2_000_098, 2_000_188, 2_000_192])('of hard deals are found: shuffle %d', (shuffle) => {
    // The first two took a million states when beams knew neither proofs nor kinds.
    const { position } = newGame(codeOf('SD1', 4, shuffle));
    const found = solveSync(position, { maxNodes: 150_000, shortenMs: 0 });
    expect(found.verdict).toBe('won');
    expect(wins(position, found)).toBe(true);
  });

  it('are found half-way through a game as well', () => {
    let game = newGame('SD1-S2-AAAAABD');
    const { actions } = solveSync(game.position, { shortenMs: 0 });
    for (const action of actions!.slice(0, 25)) game = play(game, action).game;
    const rest = solveSync(game.position, { shortenMs: 0 });
    expect(rest.verdict).toBe('won');
    expect(wins(game.position, rest)).toBe(true);
  });

  it('are the same at each run', () => {
    const { position } = newGame('SD1-S4-AAAAABD');
    const run = (): unknown => {
      const { verdict, nodes, actions } = solveSync(position, { maxNodes: 20_000, shortenMs: 0 });
      return [verdict, nodes, actions && formatActions(actions)];
    };
    expect(run()).toEqual(run());
  });
});

describe('limits', () => {
  const { position } = oracle(4).find(({ id }) => id === 's4-59')!;

  /** A clock that goes on by a millisecond whenever somebody looks at it, so that no machine is too slow or too quick. */
  const useClockOfLooks = (): void => {
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now++);
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('of states are kept', () => {
    const { verdict, nodes } = solveSync(position, { maxNodes: 12_345 });
    expect([verdict, nodes]).toEqual(['unknown', 12_345]);
  });

  it('of time are kept', () => {
    useClockOfLooks();
    const { verdict, ms, nodes } = solveSync(position, { maxMs: 50 });
    expect(verdict).toBe('unknown');
    expect(ms).toBeGreaterThanOrEqual(50);
    expect(ms).toBeLessThan(60);
    expect(nodes).toBeLessThan(10_000);
  });

  it('of memory let the search go on by restarts', () => {
    const { verdict, nodes } = solveSync(position, { maxStates: 5000, maxNodes: 50_000 });
    expect([verdict, nodes]).toEqual(['unknown', 50_000]);
    expect(solveSync(position, { maxStates: 1, maxNodes: 5000 }).verdict).toBe('unknown');
  });

  it('a signal stops it, and it reports before that', async () => {
    useClockOfLooks();
    const seen: Progress[] = [];
    const stop = new AbortController();
    const run = solve(position, {
      signal: stop.signal,
      onProgress(progress) {
        seen.push(progress);
        if (seen.length === 2) stop.abort();
      },
    });
    const { verdict } = await run;
    expect(verdict).toBe('unknown');
    expect(seen).toHaveLength(2);
    expect(seen[1]!.nodes).toBeGreaterThan(seen[0]!.nodes);
  });

  it('lets others have their turn', async () => {
    useClockOfLooks();
    let turns = 0;
    let timer: ReturnType<typeof setTimeout>;
    const others = (): void => {
      turns++;
      timer = setTimeout(others, 0);
    };
    others();
    await solve(position, { maxMs: 300 });
    clearTimeout(timer!);
    expect(turns).toBeGreaterThan(10);
  });

  it('runs two games at once', async () => {
    const one = newGame('SD1-S1-AAAAABD').position;
    const two = newGame('SD1-S2-AAAAABE').position;
    const found = await Promise.all([solve(one, { shortenMs: 0 }), solve(two, { shortenMs: 0 })]);
    expect(found.map(({ verdict }) => verdict)).toEqual(['won', 'won']);
    expect(wins(one, found[0]!) && wins(two, found[1]!)).toBe(true);
  });
});
