/**
 * Settles what the solver leaves open, if anything can: looks at every state of a deal that can be reached and is not
 * proved to be lost (`src/solver/lost.ts`), breadth first, with nothing left out.
 *
 *     npm run exhaust -- CODE|POSITION [--max-states 100000000]
 *
 * A position is given as the engine writes it. Tells at each depth how far it has come, and at the end `won` with the
 * shortest number of actions, `lost`, or `unknown` where the limit came first. A state takes some 60 bytes, so 100
 * million take 6 GB; proofs take up to 1 GB more.
 */
import { parseArgs } from 'node:util';
import { bundle } from './bundle-solver.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'max-states': { type: 'string', default: '100000000' } },
});
const maxStates = Number(values['max-states']);
const [text = ''] = positionals;

const urls = await bundle('exhaust', {
  engine: 'src/engine/index.ts',
  followers: 'src/solver/followers.ts',
  line: 'src/solver/line.ts',
  lost: 'src/solver/lost.ts',
  states: 'src/solver/states.ts',
  table: 'src/solver/table.ts',
});
const [engine, { eachFollower }, { actionsOf, lineTo }, { Lost }, { NONE, States }, { Table }] = await Promise.all(
  Object.values(urls).map((url) => import(url)),
);

const { code, position } = engine.newGame(text.includes(' ') ? engine.parsePosition(text) : text);
const table = new Table(position, false);
const lost = new Lost(table, true);
const states = new States(table.width);
const state = table.start.slice();
const next = table.start.slice();
let won = NONE;

/** Adds the state in `next` if it is new and not proved to be lost. */
function reach(stage, parent) {
  table.sort(next, stage);
  const hash = table.hash(next, stage);
  if (won !== NONE || states.find(next, stage, hash) !== NONE) return;
  const isWon = stage === table.deals.length && next.every((column) => !column);
  if (!isWon && lost.holds(next, stage, table.kind(next, stage))) {
    proofs++;
    return;
  }
  const id = states.add(next, stage, hash, parent);
  if (isWon) won = id;
}

let depth = -1;
let proofs = 0;
reach(0, NONE);
let id = 0;
for (; id < states.count && states.count <= maxStates && won === NONE; id++) {
  if (states.depth(id) > depth) {
    depth = states.depth(id);
    console.log(`depth ${depth}: ${states.count} states, ${proofs} proofs of losses`);
  }
  states.read(id, state);
  eachFollower(table, state, states.stage(id), next, (after) => reach(after, id));
}
if (won === NONE) {
  console.log(`${text}: ${id === states.count ? 'lost' : 'unknown'}, ${states.count} states`);
} else {
  const actions = actionsOf(table, lineTo(table, states, won));
  const game = engine.replay({ code, start: position, options: { relaxedDeal: false }, actions });
  if (!game.won) throw new Error('The actions found do not win.');
  console.log(`${text}: won in ${actions.length} actions, ${states.count} states`);
}
