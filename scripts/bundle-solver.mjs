import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * The solver and the engine from their sources, for scripts: bundled into `.cache/solver`, so that a script needs no
 * build before it and never runs an old one.
 * @returns the exports of both, and the URLs from which worker threads import them
 */
export async function loadSolver() {
  const folder = resolve('.cache/solver');
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: { solver: 'src/solver/index.ts', engine: 'src/engine/index.ts' },
        formats: ['es'],
        fileName: (_format, name) => `${name}.mjs`,
      },
    },
  });
  const url = pathToFileURL(resolve(folder, 'solver.mjs')).href;
  const engineUrl = pathToFileURL(resolve(folder, 'engine.mjs')).href;
  return { url, engineUrl, engine: await import(engineUrl), solver: await import(url) };
}
