// oxlint-disable unicorn/require-post-message-target-origin -- worker threads take no origin, only windows do
/**
 * How many deals can be won: `npm run survey -- --suits 4 --from 0 --deals 10000`.
 *
 *     --suits 1|2|4        --variant spiderette|spider      which game (4, spiderette)
 *     --from N --deals N                                    the shuffles to look at (0, 1000)
 *     --max-nodes N                                         states expanded for a deal, at most (2,000,000)
 *     --threads N                                           worker threads (all cores)
 *     --out FILE                                            one line of JSON a deal (.cache/survey/<game>-S<suits>.jsonl)
 *     --merge FILE …                                        only count up what these files hold
 *
 * Every verdict is written at once, so a run that was broken off goes on where it stopped, and any range can be looked
 * at on any machine: put the files together with `--merge`. The limit is one of states, not of time, so a range gives
 * the same verdicts everywhere (but where a machine lacks the memory). A deal that a file names twice counts once, as
 * decided if it ever was. The intervals are Wilson's, of 95 % (E. B. Wilson, 1927).
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadSolver } from './bundle-solver.mjs';

/** Counts verdicts, each deal once. */
function countUp(files) {
  const verdicts = new Map();
  for (const file of files) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // the last line of a run that was broken off may be half a line
      if (!line.endsWith('}')) continue;
      const { code, verdict } = JSON.parse(line);
      if (!verdicts.has(code) || verdict !== 'unknown') verdicts.set(code, verdict);
    }
  }
  return verdicts;
}

/** The 95 % interval for a share of which `hits` of `n` were seen. */
function wilson(hits, n) {
  const z = 1.959964;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

function report(verdicts) {
  const games = new Map();
  for (const code of verdicts.keys()) {
    const game = code.slice(0, 6);
    if (!games.has(game)) games.set(game, []);
    games.get(game).push(code);
  }
  const percent = (share) => `${(100 * share).toFixed(2)} %`;
  for (const [game, codes] of games) {
    const n = codes.length;
    const told = (verdict) => codes.filter((code) => verdicts.get(code) === verdict).length;
    console.log(`${game}: ${n} deals`);
    for (const verdict of ['won', 'lost', 'unknown']) {
      const hits = told(verdict);
      const [low, high] = wilson(hits, n);
      console.log(
        `  ${verdict.padEnd(8)}${String(hits).padStart(8)}  ${percent(hits / n)}  (${percent(low)} – ${percent(high)})`,
      );
    }
    const [least] = wilson(told('won'), n);
    const [, most] = wilson(told('won') + told('unknown'), n);
    console.log(`  can be won: between ${percent(least)} and ${percent(most)}`);
  }
}

async function work() {
  const { url, engine: engineUrl, maxNodes } = workerData;
  const { solveSync } = await import(url);
  const { newGame } = await import(engineUrl);
  parentPort.on('message', (code) => {
    const limits = { maxNodes, maxMs: Infinity, maxStates: 8_000_000, shortenMs: 0 };
    const { verdict, nodes, ms, actions } = solveSync(newGame(code).position, limits);
    parentPort.postMessage({ code, verdict, nodes, ms, actions: actions?.length });
  });
}

async function survey(given) {
  const { url, engineUrl, engine } = await loadSolver();
  const { variant, suits } = given;
  const codes = Array.from({ length: Number(given.deals) }, (_, i) =>
    engine.formatCode({ variant, suits: Number(suits), shuffle: Number(given.from) + i }),
  );
  const out = given.out ?? `.cache/survey/${codes[0].slice(0, 6)}.jsonl`;
  mkdirSync(dirname(out), { recursive: true });
  const known = existsSync(out) ? countUp([out]) : new Map();
  // a half line is ended, or the next one would be lost with it
  if (existsSync(out) && !readFileSync(out, 'utf8').endsWith('\n')) appendFileSync(out, '\n');
  const left = codes.filter((code) => !known.has(code));
  let done = codes.length - left.length;
  const begin = Date.now();
  const bar = () => {
    const full = Math.round((30 * done) / codes.length);
    const text = `${'█'.repeat(full)}${'░'.repeat(30 - full)} ${done} of ${codes.length}, ${Math.round((Date.now() - begin) / 1000)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r${text}` : done % 100 ? '' : `${text}\n`);
  };
  const threads = Math.min(Number(given.threads ?? availableParallelism()), left.length);
  await Promise.all(
    Array.from({ length: threads }, () => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { url, engine: engineUrl, maxNodes: Number(given['max-nodes']) },
      });
      const next = () => {
        const code = left.shift();
        if (code) worker.postMessage(code);
        else void worker.terminate();
      };
      return new Promise((resolve, reject) => {
        worker.on('message', (result) => {
          appendFileSync(out, `${JSON.stringify(result)}\n`);
          done++;
          bar();
          next();
        });
        worker.on('error', reject);
        worker.on('exit', resolve);
        next();
      });
    }),
  );
  process.stderr.write('\n');
  const verdicts = countUp([out]);
  report(new Map(codes.map((code) => [code, verdicts.get(code)])));
}

if (isMainThread) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      suits: { type: 'string', default: '4' },
      variant: { type: 'string', default: 'spiderette' },
      from: { type: 'string', default: '0' },
      deals: { type: 'string', default: '1000' },
      'max-nodes': { type: 'string', default: '2000000' },
      threads: { type: 'string' },
      out: { type: 'string' },
      merge: { type: 'boolean', default: false },
    },
  });
  if (values.merge) report(countUp(positionals));
  else await survey(values);
} else {
  await work();
}
