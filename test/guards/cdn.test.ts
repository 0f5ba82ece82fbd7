/** The page that has nothing but the CDN file and one tag, under a strict policy: needs `npm run build`. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
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

it('plays from one file and one tag, and asks for nothing else', async () => {
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
  } finally {
    await browser.close();
    server.close();
  }
}, 30_000);
