/** Hints, solutions and winnable deals from the CDN file under a strict policy. Needs `npm run build`. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs';

const page = (from: string, attributes: string): string => `<!doctype html><html lang="sv"><title>Advice</title>
  <script type="module" src="${from}/dist/cdn/spiderette-game.min.js?v=1"></script>
  <spiderette-game suits="1" no-animation ${attributes}></spiderette-game>`;

/** A server that knows its own origin and that of another. */
async function serve(other: () => string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self' ${pathname === '/far' ? other() : ''}; style-src 'self'; require-trusted-types-for 'script'${pathname === '/listed' ? "; trusted-types lit-html spiderette-game 'allow-duplicates'" : ''}`,
    );
    try {
      const isPage = ['/near', '/far', '/listed'].includes(pathname);
      const body = isPage
        ? page(pathname === '/far' ? other() : '', decodeURIComponent(search.slice(1)))
        : await readFile(`.${pathname}`);
      response.setHeader('Content-Type', isPage ? 'text/html' : extname(pathname) === '.js' ? 'text/javascript' : '');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return server;
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let near: Server;
let far: Server;
let browser: Browser;

beforeAll(async () => {
  near = await serve(() => originOf(far));
  far = await serve(() => originOf(near));
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
}, 30_000);

afterAll(async () => {
  await browser?.close();
  near.close();
  far.close();
});

async function visit(path: string, missing?: RegExp) {
  const tab = await browser.newPage();
  if (missing) await tab.route(missing, (route) => route.abort());
  const asked: string[] = [];
  const complaints: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  tab.on('pageerror', (error) => complaints.push(error.message));
  tab.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && !message.text().includes('404'))
      complaints.push(message.text());
  });
  await tab.goto(`${originOf(near)}${path}`);
  const evaluate = (expression: string): Promise<unknown> =>
    tab.evaluate(`(async (el) => ${expression})(document.querySelector('spiderette-game'))`);
  // `waitForFunction` needs what the policy forbids.
  const until = (expression: string): Promise<void> =>
    vi.waitFor(async () => expect(await evaluate(expression)).toBe(true), 8000);
  await until('!!el.game');
  return { tab, asked, complaints, evaluate, until };
}

describe('advice of the CDN', () => {
  const all = encodeURIComponent('winnable hints dead-ends solutions');

  it('is not loaded unless it is asked for', async () => {
    const { tab, asked } = await visit('/near');
    await tab.waitForTimeout(300);
    const names = asked.map((url) =>
      new URL(url).pathname
        .split('/')
        .at(-1)!
        .replace(/-[\w-]{8}\.js$/, ''),
    );
    expect(names.filter((name) => name !== 'favicon.ico').sort()).toEqual([
      'near',
      'plural',
      'spiderette-game.min.js',
      'sv',
    ]);
    await tab.close();
  }, 30_000);

  it('works with its files beside the script, in a worker, under a strict policy', async () => {
    const { tab, asked, complaints, evaluate, until } = await visit(`/near?${all}`);
    expect(await evaluate('el.suits')).toBe(1);
    expect(await evaluate('(await el.hint()).plan.length')).toBeGreaterThan(0);
    expect(await evaluate('(await el.solution({ show: true, shortenMs: 0 })).verdict')).toBe('won');
    await until('!!el.shadowRoot.querySelector(".replay")');
    expect(await evaluate('await el.deadEnd()')).toBe(null);
    await until('el.shadowRoot.querySelector(".t-hint")?.title === "Tips"');
    expect(tab.workers()).toHaveLength(1);
    expect(complaints).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(originOf(near)))).toEqual([]);
    expect(asked.filter((url) => url.includes('spiderette-game.min.js'))).toHaveLength(1);
    await tab.close();
  }, 30_000);

  it('works where the policies of Trusted Types are listed', async () => {
    const { tab, complaints, evaluate } = await visit(`/listed?${all}`);
    expect(await evaluate('(await el.hint()).plan.length')).toBeGreaterThan(0);
    expect(tab.workers()).toHaveLength(1);
    expect(complaints).toEqual([]);
    await tab.close();
  }, 30_000);

  it('works on the page where the script comes from another origin', async () => {
    const { tab, evaluate } = await visit(`/far?${all}`);
    expect(await evaluate('(await el.hint()).plan.length')).toBeGreaterThan(0);
    expect(await evaluate('(await el.solution({ shortenMs: 0 })).verdict')).toBe('won');
    expect(tab.workers()).toHaveLength(0);
    await tab.close();
  }, 30_000);

  for (const missing of [/\/catalogue-/, /\/advice-/]) {
    it(`deals all the same where ${missing} cannot be loaded`, async () => {
      const { tab, asked, evaluate } = await visit('/near?winnable', missing);
      expect(asked.some((url) => missing.test(url))).toBe(true);
      expect(await evaluate('[el.suits, el.moves, el.deal(), el.newGame({ suits: 2 })]')).toEqual([1, 0, true, true]);
      await vi.waitFor(async () => expect(await evaluate('el.suits')).toBe(2), 8000);
      await tab.close();
    }, 30_000);
  }

  it('shares nothing with the first file, which stays whole', () => {
    const files = readdirSync('dist/cdn').filter((file) => file.endsWith('.js'));
    const importing = files.filter((file) =>
      /from\s*["'`]\.\/spiderette-game/.test(readFileSync(`dist/cdn/${file}`, 'utf8')),
    );
    expect(importing).toEqual([]);
    expect(files.filter((file) => file.startsWith('solver-worker-'))).toHaveLength(1);
  });
});
