import { build } from 'vite';

/** Bundles `spiderette-game/engine` as an application would, into `folder`/engine.min.js, and returns its code. */
export async function bundleEngine(folder) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      target: 'es2022',
      lib: { entry: 'src/engine/index.ts', formats: ['es'], fileName: () => 'engine.min.js' },
      rolldownOptions: { output: { minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } } } },
    },
  });
  return output.map((chunk) => chunk.code).join('\n');
}
