import { existsSync } from 'node:fs';
import { runAll } from './run.mjs';

// explicit paths: without them the type-aware linter walks node_modules
const folders = ['src', 'test', 'stories', 'scripts', '.storybook'].filter((folder) => existsSync(folder));
// lit-analyzer only warns of them otherwise
const errors = ['no-unknown-tag-name', 'no-unknown-property', 'no-unknown-attribute'];

runAll({
  oxlint: ['--type-aware', '--deny-warnings', ...folders],
  oxfmt: ['--check', '.'],
  // its CSS parser is older than `:has(> a)`
  'lit-analyzer': [
    '--quiet',
    '--rules.no-invalid-css',
    'off',
    ...errors.flatMap((rule) => [`--rules.${rule}`, 'error']),
    'src/**/*.ts',
  ],
});
