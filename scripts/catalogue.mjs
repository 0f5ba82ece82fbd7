/**
 * Makes the catalogues of deals that can be won: `npm run catalogue -- --suits 4 --count 1000`.
 *
 *     --suits 1|2|4    --variant spiderette|spider   which game (1, spiderette)
 *     --count N                                      deals wanted (1000)
 *     --from N                                       the first shuffle tried (0)
 *     --max-nodes N                                  states expanded before a deal is passed over (400,000; --check 5,000,000)
 *     --shorten MS                                   time for shortening each win (200)
 *     --minutes N                                    stop by then with what was found (20)
 *     --out FILE                                     the module to write (src/solver/catalogue-<variant>-<suits>.ts)
 *     --check                                        write nothing: win every deal of the catalogues again (of all games,
 *                                                    or of the one named) and replay the win by the engine's rules
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSolver } from './bundle-solver.mjs';

const { values: given } = parseArgs({
  options: {
    suits: { type: 'string' },
    variant: { type: 'string' },
    count: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    'max-nodes': { type: 'string' },
    shorten: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '20' },
    out: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const { solver, engine } = await loadSolver();
// a check may take a deal longer than the version that found its first win
const limits = { maxNodes: Number(given['max-nodes'] ?? (given.check ? 5_000_000 : 400_000)), maxMs: Infinity };

/** Wins of `code` are records that the engine replays to a won game; null where none is found. */
function winOf(code, shortenMs) {
  const { position } = engine.newGame(code);
  const { actions, nodes } = solver.solveSync(position, { ...limits, shortenMs });
  if (!actions) return null;
  const record = `${code}: ${engine.formatActions(actions)}`;
  if (!engine.replay(record).won) throw new Error(`This record does not win: ${record}`);
  return { actions: actions.length, nodes };
}

function make(variant, suits) {
  const end = Date.now() + 60_000 * Number(given.minutes);
  const count = Number(given.count);
  const records = [];
  let shuffle = Number(given.from);
  for (; records.length < count && Date.now() < end; shuffle++) {
    const win = winOf(engine.formatCode({ variant, suits, shuffle }), Number(given.shorten));
    if (win) records.push({ shuffle, ...win });
    if (shuffle % 100 === 0) console.error(`${records.length} of ${count}`);
  }
  const out = given.out ?? `src/solver/catalogue-${variant}-${suits}.ts`;
  const tried = shuffle - Number(given.from);
  writeFileSync(
    out,
    `/** ${records.length} deals that can be won, of ${tried} tried. Made by \`scripts/catalogue.mjs\`; read by \`catalogue.ts\`. */
export default '${solver.packCatalogue(records)}';
`,
  );
  console.log(`${out}: ${records.length} deals of ${tried} tried`);
}

async function check(variant, suits) {
  const entries = await solver.loadCatalogue(variant, suits);
  const wrong = entries.filter(({ code }) => !winOf(code, 0)).map(({ code }) => code);
  console.log(`${variant}, suits: ${suits}: ${entries.length - wrong.length} of ${entries.length} won again`);
  if (wrong.length) {
    console.error(`Not won within ${limits.maxNodes} states: ${wrong.join(' ')}`);
    process.exitCode = 1;
  }
}

if (given.check) {
  for (const variant of given.variant ? [given.variant] : ['spiderette', 'spider']) {
    for (const suits of given.suits ? [Number(given.suits)] : [1, 2, 4]) await check(variant, suits);
  }
} else {
  make(given.variant ?? 'spiderette', Number(given.suits ?? 1));
}
