/**
 * How fast and how often the solver decides. Plain Node, one core; bundles the sources first.
 *
 *     node test/bench/solver.mjs [--suits 1,2,4] [--variant spider] [--from 1000000] [--deals 200] [--seconds 60]
 *                                [--shorten 500] [--oracle] [--quick] [--json FILE]
 *
 * Prints a table and then one line of JSON, or writes that JSON to FILE. The deals are the codes with the shuffles from
 * `--from`; with `--oracle` the positions of test/fixtures/oracle-*.jsonl, whose verdicts an independent solver found:
 * a verdict that contradicts them ends the process with an error. Times are processor time to the verdict, so that a busy
 * machine tells the same; a win is shortened for half a second after that.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { loadSolver } from '../../scripts/bundle-solver.mjs';

const { values: given } = parseArgs({
  options: {
    suits: { type: 'string', default: '1,2,4' },
    variant: { type: 'string', default: 'spiderette' },
    from: { type: 'string', default: '1000000' },
    deals: { type: 'string' },
    seconds: { type: 'string' },
    shorten: { type: 'string' },
    oracle: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const count = Number(given.deals ?? (given.quick ? 20 : 200));
/** Milliseconds of processor time, of the garbage collector's threads as well. */
const maxMs = 1000 * Number(given.seconds ?? (given.quick ? 2 : 60));

const shortenMs = Number(given.shorten ?? (given.quick ? 100 : 500));
const { solver, engine } = await loadSolver();

/** Milliseconds of processor time since then. */
function since(begin) {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

/** The verdict on a position, and the length of a win after shortening. */
function decide(position) {
  let begin = process.cpuUsage();
  const signal = {
    get aborted() {
      return since(begin) > maxMs;
    },
  };
  const result = solver.solveSync(position, { maxMs: Infinity, shortenMs: 0, signal });
  const ms = since(begin);
  let { actions } = result;
  begin = process.cpuUsage();
  if (actions) {
    for (const shorter of solver.shorten(position, actions, false)) {
      actions = shorter;
      if (since(begin) > shortenMs) break;
    }
    const game = engine.replay({ code: null, start: position, options: { relaxedDeal: false }, actions });
    if (!game.won) throw new Error('The shortened win does not win.');
  }
  return { verdict: result.verdict, nodes: result.nodes, ms, length: actions?.length };
}

/** Oracle deals have no code: every card of a column but the last is hidden. */
function oracleDeals(suits) {
  const lines = readFileSync(`test/fixtures/oracle-${suits}.jsonl`, 'utf8').trim().split('\n');
  return lines.slice(0, count).map((line) => {
    const { id, columns, stock, verdict } = JSON.parse(line);
    const text = columns.map((column) => column.replace(/^(.+) (\S+)$/, '[$1] $2')).join(' | ');
    return { name: id, expected: verdict, position: engine.parsePosition(`SD1-S${suits} ${text} / ${stock} / -`) };
  });
}

const codedDeals = (suits) =>
  Array.from({ length: count }, (_, i) => {
    const name = engine.formatCode({ variant: given.variant, suits, shuffle: Number(given.from) + i });
    return { name, expected: null, position: engine.newGame(name).position };
  });

/** The value below which a share of a sorted list lies. */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;

function measure(suits) {
  const deals = given.oracle ? oracleDeals(suits) : codedDeals(suits);
  const results = deals.map(({ name, expected, position }) => {
    const result = decide(position);
    if (expected && result.verdict !== 'unknown' && result.verdict !== expected) {
      console.error(`${name} is ${expected}, but the solver says ${result.verdict}.`);
      process.exitCode = 1;
    }
    return { name, ...result };
  });
  const times = results.map(({ verdict, ms }) => (verdict === 'unknown' ? Infinity : ms)).sort((a, b) => a - b);
  const lengths = results.flatMap(({ length }) => length ?? []).sort((a, b) => a - b);
  const sum = (of) => results.reduce((total, result) => total + of(result), 0);
  const share = (ms) => times.filter((time) => time <= ms).length / times.length;
  const told = (verdict) => results.filter((result) => result.verdict === verdict).length;
  const finite = (ms) => (ms === Infinity ? null : Math.round(ms));
  return {
    suits,
    deals: results.length,
    won: told('won'),
    lost: told('lost'),
    unknown: told('unknown'),
    in100ms: share(100),
    in1s: share(1000),
    in10s: share(10_000),
    in60s: share(60_000),
    medianMs: finite(quantile(times, 0.5)),
    p90Ms: finite(quantile(times, 0.9)),
    nodesPerSecond: Math.round(
      (1000 * sum(({ nodes }) => nodes)) /
        Math.max(
          1,
          sum(({ ms }) => ms),
        ),
    ),
    medianActions: quantile(lengths, 0.5),
    p90Actions: quantile(lengths, 0.9),
    // of the process so far
    peakMB: Math.round(process.resourceUsage().maxRSS / 1024),
    undecided: results.filter(({ verdict }) => verdict === 'unknown').map(({ name }) => name),
  };
}

const rows = given.suits.split(',').map((suits) => measure(Number(suits)));
const percent = (share) => `${(100 * share).toFixed(1)} %`;
console.table(
  rows.map(({ undecided: _, ...row }) => ({
    ...row,
    in100ms: percent(row.in100ms),
    in1s: percent(row.in1s),
    in10s: percent(row.in10s),
    in60s: percent(row.in60s),
  })),
);
const json = JSON.stringify({ bench: 'solver', cpu: cpus()[0]?.model, node: process.version, ...given, maxMs, rows });
if (given.json) writeFileSync(given.json, `${json}\n`);
else console.log(json);
