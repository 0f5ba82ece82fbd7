// What must hold for the package, after `npm run build`: our own guards, then what other tools find in it.
import { runAll } from './run.mjs';

runAll(
  {
    vitest: ['run', '--project', 'guards'],
    publint: ['--strict'],
    attw: ['--pack', '.', '--profile', 'esm-only', '--quiet'],
    knip: [],
  },
  // packing would build anew
  { env: { npm_config_ignore_scripts: 'true' } },
);
