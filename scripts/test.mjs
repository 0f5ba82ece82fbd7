// `npm test` runs every test; `npm test -- node browser stories` only the kinds that are named.
// Runs all of them even if one fails, and ends with their sum.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { run } from './run.mjs';

const counts = (kind) => `.cache/tests/${kind}.json`;

const vitest = (kind, project) =>
  run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${counts(kind)}`,
  ]);

const kinds = {
  node: () => vitest('node', 'node'),
  browser: () => run('wtr', [], { env: { WTR_SUMMARY: counts('browser') } }),
  stories: () => vitest('stories', 'storybook'),
};

const hasStories =
  existsSync('stories') &&
  readdirSync('stories', { recursive: true }).some((name) => String(name).endsWith('.stories.ts'));

function countsOf(kind) {
  if (!existsSync(counts(kind))) return { passed: 0, failed: 0 };
  const told = JSON.parse(readFileSync(counts(kind), 'utf8'));
  return { passed: told.passed ?? told.numPassedTests, failed: told.failed ?? told.numFailedTests };
}

const asked = process.argv.slice(2);
for (const kind of asked) {
  if (!(kind in kinds)) {
    console.error(`There is no kind "${kind}" of tests, only: ${Object.keys(kinds).join(', ')}.`);
    process.exit(1);
  }
}

try {
  process.env.CHROME_PATH = ensureBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

rmSync('.cache/tests', { recursive: true, force: true });
mkdirSync('.cache/tests', { recursive: true });
const sum = { passed: 0, failed: 0 };
for (const [kind, start] of Object.entries(kinds)) {
  if (asked.length > 0 && !asked.includes(kind)) continue;
  if (kind === 'stories' && !hasStories) {
    console.log('\nstories: there are none yet');
    continue;
  }
  console.log(`\n== ${kind}`);
  const succeeded = start();
  const { passed, failed } = countsOf(kind);
  // a runner that ran nothing, or broke outside of any test, has failed too
  const broken = failed === 0 && (!succeeded || passed === 0) ? 1 : 0;
  console.log(`${kind}: ${passed} passed, ${failed} failed${broken ? ', but the run broke' : ''}`);
  sum.passed += passed;
  sum.failed += failed + broken;
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
if (sum.failed > 0) process.exitCode = 1;
