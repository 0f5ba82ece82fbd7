/**
 * Speed of the engine on random games of up to 200 actions. Plain Node; run `npm run build` first.
 *
 *     node test/bench/engine.mjs [--json FILE] [--quick]
 *
 * Prints a table and then one line of JSON, or writes that JSON to FILE. What is played is chosen before the clock
 * starts, so only the engine is timed; every round begins from new games or new texts, so nothing is remembered
 * between rounds. `ratio` is the rate divided by that of a fixed loop of arithmetic timed in the same round: a busy or
 * slower machine moves it far less than the rate itself.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { formatRecord, formatCode, legalActions, newGame, play, replay, undo } from 'spiderette-game/engine';

const ROUNDS = process.argv.includes('--quick') ? 3 : 9;
const ROUND_MS = process.argv.includes('--quick') ? 120 : 400;
const GAMES = 240;
const LONGEST = 200;

/** Mulberry32: the same games in every run. */
function generator(seed) {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = generator(20);
const anyCode = (i) =>
  formatCode({
    variant: i % 2 === 0 ? 'spiderette' : 'spider',
    suits: [1, 2, 4][i % 3],
    shuffle: Math.floor(random() * 2 ** 32) * 8 + (i % 8),
  });

/** Random legal actions of one game; deals are made seldom, so that games grow long. */
function randomLine(code) {
  let game = newGame(code);
  const actions = [];
  while (actions.length < LONGEST) {
    const legal = legalActions(game.position);
    if (legal.length === 0) break;
    const moves = legal.filter((action) => action.type === 'move');
    const action =
      moves.length > 0 && random() < 0.9
        ? moves[Math.floor(random() * moves.length)]
        : legal[Math.floor(random() * legal.length)];
    actions.push(action);
    game = play(game, action).game;
  }
  return actions;
}

const games = Array.from({ length: GAMES }, (_, i) => {
  const code = anyCode(i);
  return { code, actions: randomLine(code) };
});
const records = games.map(({ code, actions }) => {
  let game = newGame(code);
  for (const action of actions) game = play(game, action).game;
  return formatRecord(game);
});
const codes = Array.from({ length: 2000 }, (_, i) => anyCode(i));
const played = games.reduce((sum, { actions }) => sum + actions.length, 0);

/** What is read off every result, so that no work can be left out as useless. */
let sink = 0;

/**
 * Each `prepare` gives what is timed: a function that does its work once over and returns how many times the thing
 * measured was done. It is prepared anew, untimed, before each time over.
 */
const benches = {
  'play + undo (pairs)': () => {
    const begun = games.map(({ code, actions }) => ({ game: newGame(code), actions }));
    return () => {
      for (let { game, actions } of begun) {
        for (const action of actions) {
          const after = play(game, action).game;
          sink += undo(after).score;
          game = after;
        }
      }
      return played;
    };
  },
  play: () => {
    const begun = games.map(({ code, actions }) => ({ game: newGame(code), actions }));
    return () => {
      for (let { game, actions } of begun) {
        for (const action of actions) game = play(game, action).game;
        sink += game.score;
      }
      return played;
    };
  },
  legalActions: () => {
    const positions = [];
    for (let { code, actions } of games) {
      let game = newGame(code);
      for (const action of actions) {
        positions.push(game.position);
        game = play(game, action).game;
      }
    }
    return () => {
      for (const position of positions) sink += legalActions(position).length;
      return positions.length;
    };
  },
  'replay (records)': () => {
    return () => {
      for (const record of records) sink += replay(record).score;
      return records.length;
    };
  },
  'newGame (codes dealt)': () => {
    return () => {
      for (const code of codes) sink += newGame(code).position.stock.length;
      return codes.length;
    };
  },
};

/** The fixed loop: SplitMix-like integer arithmetic and reads of a small table, in millions of steps a second. */
function referenceRate() {
  const table = new Uint32Array(256);
  const steps = 4_000_000;
  const start = performance.now();
  let x = 1;
  for (let i = 0; i < steps; i++) {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + i;
    table[x & 255] += x >>> 24;
  }
  sink += table[x & 255];
  return steps / (performance.now() - start) / 1000;
}

function rate(prepare, milliseconds) {
  let done = 0;
  let spent = 0;
  while (spent < milliseconds) {
    const once = prepare();
    const start = performance.now();
    done += once();
    spent += performance.now() - start;
  }
  return (done / spent) * 1000;
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

referenceRate();
const results = Object.entries(benches).map(([name, prepare]) => {
  rate(prepare, ROUND_MS / 2); // to warm up
  const rates = [];
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = referenceRate();
    const perSecond = rate(prepare, ROUND_MS);
    const reference = (before + referenceRate()) / 2;
    rates.push(perSecond);
    ratios.push(perSecond / (reference * 1e6));
  }
  return {
    name,
    perSecond: Math.round(median(rates)),
    best: Math.round(Math.max(...rates)),
    worst: Math.round(Math.min(...rates)),
    ratio: Number(median(ratios).toPrecision(4)),
  };
});

const report = {
  date: new Date().toISOString(),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  games: { count: GAMES, actions: played, longest: LONGEST },
  reference: { millionStepsPerSecond: Math.round(median(Array.from({ length: 5 }, referenceRate))) },
  results,
};

const number = (n) => n.toLocaleString('en-US');
const rows = [
  ['', 'a second', 'worst', 'best', 'ratio'],
  ...results.map((r) => [r.name, number(r.perSecond), number(r.worst), number(r.best), String(r.ratio)]),
];
const widths = rows[0].map((_, c) => Math.max(...rows.map((row) => row[c].length)));
for (const row of rows) {
  console.log(row.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]) : cell.padStart(widths[c]))).join('  '));
}
console.log(
  `\n${report.cpu}, ${report.cores} cores, Node ${report.node}; median of ${ROUNDS} rounds; ${number(played)} actions in ${GAMES} games`,
);
if (sink === 0.5) console.log(sink);

const at = process.argv.indexOf('--json');
const file = at < 0 ? undefined : process.argv[at + 1];
if (file) writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
else console.log(JSON.stringify(report));
