// Fails where custom-elements.json, or a table that README.md takes from it, is not what the sources say now.
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

const folder = '.cache/manifest';
if (!run('cem', ['analyze', '--quiet', '--outdir', folder])) process.exit(1);

const [kept, fresh] = ['.', folder]
  .map((place) => `${place}/custom-elements.json`)
  .map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : null));
if (kept === null || kept !== fresh) {
  console.error('custom-elements.json is out of date: npm run manifest');
  process.exit(1);
}
process.argv.push('--check');
await import('./readme.mjs');
