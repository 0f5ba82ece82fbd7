import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { adviceApart } from './scripts/advice-apart.mjs';
import { minifyTemplates } from './scripts/minify-templates.mjs';

const xstate = fileURLToPath(new URL('src/cdn/xstate.ts', import.meta.url));

/** The whole of XState would be a quarter of the CDN file. */
const smallXState: Plugin = {
  name: 'small-xstate',
  resolveId: { order: 'pre', filter: { id: /^xstate$/ }, handler: () => xstate },
};

/** `vite` serves index.html from the sources; `vite build` makes the one-file CDN bundle. The modules for npm come from tsc. */
export default defineConfig({
  // XState asks for it, and a browser has no `process`
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  plugins: [minifyTemplates(), adviceApart()],
  // the worker lies beside the file, whatever path that has
  base: './',
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'solver-[name]-[hash].js' } } },
  build: {
    outDir: 'dist/cdn',
    target: 'es2022',
    sourcemap: true,
    copyPublicDir: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'spiderette-game.min.js' },
    rolldownOptions: {
      plugins: [smallXState],
      output: {
        // what is imported on demand lies beside the file
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/locales/advice/') ? 'advice-[name]-[hash].js' : '[name]-[hash].js',
        // Vite's library format keeps whitespace unless told otherwise
        comments: { annotation: false },
        // locales hold nothing that is not ours
        postBanner: ({ isEntry }) =>
          isEntry ? '/*! spiderette-game, MIT. Includes Lit, (c) 2017 Google LLC, BSD-3-Clause. */' : '',
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
      },
    },
  },
});
