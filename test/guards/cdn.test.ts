/** The page that has nothing but the CDN file and one tag, under a strict policy: needs `npm run build`. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import games from '../fixtures/won-games.json';
import { parseActions, type Action } from '../../src/engine/index.js';
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

const server = createServer(async ({ url = '/' }, response) => {
  try {
    const body = await readFile(`.${new URL(url, 'http://localhost').pathname}`);
    response.setHeader('Content-Type', types[extname(url)] ?? 'application/octet-stream');
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
    );
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});

/** Plays a game in the page; what is told in its course, and the states of which each is waited for once. */
async function play({ code, actions }: { code: string; actions: readonly Action[] }) {
  const game = document.querySelector('spiderette-game')!;
  const told: string[] = [];
  for (const name of ['new-game', 'sequence-removed', 'rejected'] as const)
    game.addEventListener(name, () => void told.push(name));
  game.addEventListener('win', ({ detail }) => void told.push(`win ${detail.score}`));
  const states: string[] = [];
  const until = async (status: string): Promise<void> => {
    while (game.status !== status) await new Promise(requestAnimationFrame);
    states.push(status);
  };
  game.newGame({ code });
  await until('dealing');
  await until('awaitingMove');
  for (const action of actions) {
    if (action.type === 'deal') game.deal();
    else game.move(action.from, action.to, action.count);
  }
  await until('removingRun');
  await until('won');
  return { told, states };
}

it('plays a game to its win from one file and one tag, and asks for nothing else', async () => {
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(origin, '')));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${origin}/test/cdn.html`);
    await page.waitForFunction('document.querySelector("spiderette-game").game?.position.stock.length === 24');
    expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
    expect(asked.filter((path) => path !== '/favicon.ico')).toEqual([
      '/test/cdn.html',
      '/dist/cdn/spiderette-game.min.js',
    ]);
    const { code, actions, score } = games[0]!;
    const played = await page.evaluate(play, { code, actions: parseActions(actions) });
    expect(played.told).toEqual([
      'new-game',
      'sequence-removed',
      'sequence-removed',
      'sequence-removed',
      'sequence-removed',
      `win ${score}`,
    ]);
    expect(played.states).toEqual(['dealing', 'awaitingMove', 'removingRun', 'won']);
    expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
}, 30_000);
