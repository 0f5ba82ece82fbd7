// Holds the download to its promise: the engine as a bundler leaves it, and the CDN file (after `npm run build`).
import { bundleEngine } from './bundle-engine.mjs';
import { run } from './run.mjs';

await bundleEngine('.cache/size');
if (!run('size-limit', [])) process.exit(1);
