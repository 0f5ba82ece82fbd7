/**
 * How soon hints come in a page, and whether they make long tasks there (50 ms and more). Run `npm run build` first.
 *
 * Games of 4 suits are played by hints from the visible cards; at each position the hint that sees everything is asked
 * for, too. Once with the worker, once where none can be started and the page does the work in turns.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs';

const GAMES = 4;
const HINTS = 15;

if (!existsSync('dist/cdn/spiderette-game.min.js')) throw new Error('Run npm run build first.');

const server = createServer(({ url }, response) => {
  const file = `dist/cdn/${basename(new URL(url, 'http://page').pathname)}`;
  const isScript = file.endsWith('.js') && existsSync(file);
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  if (isScript) createReadStream(file).pipe(response);
  else response.end('<!doctype html><script type="module" src="/spiderette-game.min.js"></script>');
}).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

async function measure(withWorker) {
  const page = await browser.newPage();
  if (!withWorker) {
    await page.addInitScript(() => {
      globalThis.Worker = function refused() {
        throw new DOMException('another origin', 'SecurityError');
      };
    });
  }
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const result = await page.evaluate(play, [GAMES, HINTS]);
  await page.close();
  return result;
}

/** Runs in the page. */
async function play([games, hints]) {
  await customElements.whenDefined('spiderette-game');
  const long = [];
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
  const times = { visible: [], all: [] };
  for (let i = 0; i < games; i++) {
    const game = document.createElement('spiderette-game');
    game.noAnimation = true;
    document.body.replaceChildren(game);
    game.newGame({ code: `SD1-S4-AAAAB${'CDEF'[i]}A` });
    await game.hint();
    if (i === 0) observer.observe({ type: 'longtask' });
    for (let k = 0; k < hints; k++) {
      const found = {};
      for (const kind of Object.keys(times)) {
        const before = performance.now();
        found[kind] = await game.hint(kind);
        times[kind].push(performance.now() - before);
      }
      const { action } = found.visible ?? {};
      if (!action) break;
      if (action.type === 'deal') game.deal();
      else game.move(action.from, action.to, action.count);
      await game.updateComplete;
    }
  }
  await new Promise((told) => setTimeout(told, 200));
  return { times, long };
}

const rows = [];
for (const withWorker of [true, false]) {
  const { times, long } = await measure(withWorker);
  for (const [kind, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    rows.push({
      where: withWorker ? 'worker' : 'page',
      kind,
      hints: sorted.length,
      'median ms': Math.round(sorted[sorted.length >> 1]),
      '90 % ms': Math.round(sorted[Math.floor(sorted.length * 0.9)]),
      'longest ms': Math.round(sorted.at(-1)),
      'long tasks': long.length,
    });
  }
}
await browser.close();
server.close();
console.table(rows);
console.log(JSON.stringify(rows));
