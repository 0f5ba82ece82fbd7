import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Bundles modules of `src` into `.cache/<folder>`, so that a script needs no build before it and never runs an old one.
 * @param entries sources by name
 * @returns the URLs of the bundles by name
 */
export async function bundle(folder, entries) {
  const outDir = resolve('.cache', folder);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: ['es'], fileName: (_format, name) => `${name}.mjs` },
    },
  });
  const urlOf = (name) => pathToFileURL(resolve(outDir, `${name}.mjs`)).href;
  return Object.fromEntries(Object.keys(entries).map((name) => [name, urlOf(name)]));
}

/**
 * The solver and the engine from their sources, for scripts.
 * @returns the exports of both, and the URLs from which worker threads import them
 */
export async function loadSolver() {
  const urls = await bundle('solver', { solver: 'src/solver/index.ts', engine: 'src/engine/index.ts' });
  return {
    url: urls.solver,
    engineUrl: urls.engine,
    engine: await import(urls.engine),
    solver: await import(urls.solver),
  };
}
