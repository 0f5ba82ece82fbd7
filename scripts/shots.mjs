// `npm run shots`: pictures of the game at many sizes, themes and moments into shots/, and a contact sheet for each width.
// `npm run shots -- 390 dark held` makes only those with all of these words in their names.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { browserFlags, ensureBrowser } from './browser.mjs';

const won = JSON.parse(readFileSync('test/fixtures/won-games.json', 'utf8'));

/** A moment: the deal, how many actions are played, and what else is done. */
const moments = {
  start: { idle: true },
  opening: { code: 'SD1-S4-AAAAABD' },
  middle: { code: 'SD1-S4-AAAAAAA', actions: 61 },
  longest: { code: 'SD1-S4-AAAAAAA', actions: 76 },
  runs: { code: 'SD1-S2-AAAAABD', actions: 168 },
  spider: { code: 'SP1-S4-AAAAABD', deals: 4 },
  removal: { code: 'SD1-S1-AAAAAGM', actions: 52, after: 'removal' },
  held: { code: 'SD1-S4-7777777', actions: 34, after: 'held' },
  refused: { code: 'SD1-S4-7777777', actions: 30, after: 'refused' },
  win: { code: 'SD1-S1-AAAAAGM', actions: 52, after: 'win' },
  won: { code: 'SD1-S1-AAAAAGM', actions: 53 },
  new: { code: 'SD1-S4-AAAAABD', panel: 'new' },
  settings: { code: 'SD1-S4-AAAAABD', panel: 'settings' },
  rules: { code: 'SD1-S4-AAAAABD', panel: 'help' },
};
const sizes = [
  [280, 560],
  [320, 568],
  [390, 844],
  [568, 320],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
];

const wanted = process.argv.slice(2);
const folder = 'shots';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
// Files that change meanwhile must not load the page anew.
const server = await createServer({
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
});
await server.listen();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const { port } = server.httpServer.address();

for (const [width, height] of sizes) {
  const files = [];
  for (const colorScheme of ['light', 'dark']) {
    for (const deckColors of [2, 4]) {
      const page = await browser.newPage({ viewport: { width, height }, colorScheme, deviceScaleFactor: 1 });
      await page.goto(`http://127.0.0.1:${port}/`);
      for (const [name, moment] of Object.entries(moments)) {
        const file = `${width}-${colorScheme}-${deckColors}-${name}.png`;
        if (!wanted.every((word) => file.split(/[-.]/).includes(word))) continue;
        await page.evaluate(show, { ...moment, actions: actionsFor(moment), deckColors });
        await page.waitForTimeout(moment.after === 'removal' ? 380 : 120);
        await page.screenshot({ path: `${folder}/${file}` });
        files.push(file);
      }
      await page.close();
    }
  }
  if (!files.length) continue;
  await sheet(`${folder}/sheet-${width}.png`, files, Math.min(width, 360));
  console.log(`${width} × ${height}: ${files.length} pictures`);
}
await browser.close();
await server.close();

function actionsFor({ code, actions = 0, deals = 0 }) {
  if (deals > 0) return Array.from({ length: deals }, () => 'd');
  return actions > 0
    ? won
        .find((game) => game.code === code)
        .actions.split(' ')
        .slice(0, actions)
    : [];
}

/** Runs in the page: puts a fresh game into it and plays to the moment. */
async function show({ idle, code, actions, after, panel, deckColors }) {
  document.querySelector('spiderette-game').remove();
  const game = document.createElement('spiderette-game');
  document.body.append(game);
  game.deckColors = deckColors;
  game.noAnimation = true;
  await game.updateComplete;
  if (idle) return;
  game.newGame({ code });
  const play = (text) => {
    const [, from, to, count] = /(\d+)>(\d+)(?:x(\d+))?/.exec(text) ?? [];
    if (from) game.move(from - 1, to - 1, Number(count ?? 1));
    else game.deal();
  };
  actions.forEach(play);
  await game.updateComplete;
  if (after === 'removal' || after === 'win') {
    game.noAnimation = false;
    game.move(1, 0, 4);
  }
  if (after === 'win') {
    // The last run is on its pile at once; what follows is halfway.
    const animations = () => game.shadowRoot.getAnimations().filter((one) => !(one instanceof CSSTransition));
    while (game.status !== 'won') {
      for (const animation of animations()) animation.finish();
      await new Promise((next) => requestAnimationFrame(next));
    }
    await game.updateComplete;
    for (const animation of animations()) {
      animation.pause();
      animation.currentTime = 420;
    }
  }
  const { columns } = game.game.position;
  if (after === 'held') {
    const column = columns.findLastIndex(({ cards }) => cards.length > 0);
    const cells = [...game.shadowRoot.querySelectorAll(`.cell[data-column="${column}"]`)];
    cells.at(-1).click();
  }
  if (after === 'refused') {
    const cards = columns.map(({ cards: all }) => all.at(-1)?.rank ?? 0);
    const from = cards.findIndex((rank) => rank > 0);
    game.move(
      from,
      cards.findIndex((rank, i) => i !== from && rank > 0 && rank !== cards[from] + 1),
    );
  }
  if (panel) game.shadowRoot.querySelector(`.t-${panel}`).click();
}

async function sheet(path, files, imageWidth) {
  const page = await browser.newPage({
    viewport: { width: Object.keys(moments).length * (imageWidth + 8) + 8, height: 600 },
  });
  const images = files.map((file) => {
    const data = readFileSync(`${folder}/${file}`).toString('base64');
    return `<figure><img width="${imageWidth}" src="data:image/png;base64,${data}"><figcaption>${file}</figcaption></figure>`;
  });
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#777;font:12px sans-serif}figure{margin:0}</style>${images.join('')}`,
  );
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.close();
}
