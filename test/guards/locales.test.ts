/** The locales as built: small, alone, and loaded from beside the script, wherever the page is. Needs `npm run build`. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs';

const chunks = readdirSync('dist/cdn').filter((file) => /^([a-z]{2}|plural)-[\w-]{8}\.js$/.test(file));

describe('locales of the CDN', () => {
  it('are all there', () => {
    expect(chunks.map((file) => file.split('-')[0])).toEqual(
      'ar de es fr id it ja nl pl plural pt ru sv zh'.split(' '),
    );
  });

  it.each(chunks)('%s has at most 2.5 kB', (file) => {
    expect(gzipSync(readFileSync(`dist/cdn/${file}`), { level: 9 }).length).toBeLessThanOrEqual(2500);
  });

  // by another address, such as one with a query, the script would be loaded and run twice
  it.each(chunks)('%s imports nothing of the script', (file) => {
    const imported = [...readFileSync(`dist/cdn/${file}`, 'utf8').matchAll(/\bfrom\s*["'`]([^"'`]+)/g)].map(
      ([, name]) => name,
    );
    expect(imported.filter((name) => !name!.startsWith('./plural-'))).toEqual([]);
  });
});

describe('a page far from the script', () => {
  let server: Server;
  let browser: Browser;
  let origin = '';

  const html = (lang: string): string => `<!doctype html><html lang="${lang}"><title>Far</title>
    <script type="module" src="/a/b/v1/spiderette-game.min.js?x=1"></script><spiderette-game suits="1"></spiderette-game>`;

  beforeAll(async () => {
    server = createServer(async ({ url = '/' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      try {
        response.setHeader(
          'Content-Security-Policy',
          "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
        );
        response.setHeader('Content-Type', extname(pathname) === '.js' ? 'text/javascript' : 'text/html');
        if (pathname.startsWith('/page/')) response.end(html(searchParams.get('lang')!));
        else response.end(await readFile(pathname.replace('/a/b/v1/', 'dist/cdn/')));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** A page in a language, what it asks for, and what goes wrong. */
  async function open(lang: string, prepare?: (page: Page) => Promise<unknown>) {
    const page = await browser.newPage();
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) =>
      asked.push(
        request
          .url()
          .replace(origin, '')
          .replace(/-[\w-]{8}(?=\.js)/, ''),
      ),
    );
    page.on('pageerror', (error) => errors.push(error.message));
    await prepare?.(page);
    await page.goto(`${origin}/page/deep/down.html?lang=${lang}`);
    await expect.poll(() => page.evaluate('!!document.querySelector("spiderette-game").game')).toBe(true);
    return { page, asked: () => asked.filter((path) => /\.js/.test(path)), errors };
  }

  const shown = 'document.querySelector("spiderette-game").shadowRoot.querySelector(".root").lang';

  it('loads only its own language, and only from beside the script', async () => {
    const { page, asked, errors } = await open('sv-FI');
    await expect.poll(() => page.evaluate(shown)).toBe('sv');
    expect(asked()).toEqual(['/a/b/v1/spiderette-game.min.js?x=1', '/a/b/v1/sv.js', '/a/b/v1/plural.js']);
    await page.evaluate('document.documentElement.lang = "ar"');
    await expect.poll(() => page.evaluate(shown)).toBe('ar');
    await page.evaluate('document.documentElement.lang = "sv"');
    await expect.poll(() => page.evaluate(shown)).toBe('sv');
    expect(asked().slice(3)).toEqual(['/a/b/v1/ar.js']);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('loads nothing for English, nor for a language that is not there', async () => {
    for (const lang of ['en-GB', 'fi', '']) {
      const { page, asked, errors } = await open(lang);
      await page.waitForTimeout(100);
      expect(asked()).toEqual(['/a/b/v1/spiderette-game.min.js?x=1']);
      expect(errors).toEqual([]);
      await page.close();
    }
  });

  it('stays in English where the locale cannot be loaded, and plays', async () => {
    const { page, errors } = await open('sv', (at) => at.route(/sv-/, (route) => route.abort()));
    await page.waitForTimeout(200);
    expect(await page.evaluate(shown)).toBe('en');
    expect(await page.evaluate('document.querySelector("spiderette-game").deal()')).toBe(true);
    await page.evaluate('document.documentElement.lang = "de"');
    await expect.poll(() => page.evaluate(shown)).toBe('de');
    expect(errors).toEqual([]);
    await page.close();
  });

  it('ends with the language asked for last, whichever comes last', async () => {
    const { page, errors } = await open('en', (at) =>
      at.route(/(sv|de)-/, async (route) => {
        await new Promise((done) => setTimeout(done, /sv-/.test(route.request().url()) ? 400 : 50));
        await route.continue();
      }),
    );
    await page.evaluate('document.documentElement.lang = "sv"');
    await page.waitForTimeout(20);
    await page.evaluate('document.documentElement.lang = "de"');
    await expect.poll(() => page.evaluate(shown)).toBe('de');
    await page.waitForTimeout(600);
    expect(await page.evaluate(shown)).toBe('de');
    expect(errors).toEqual([]);
    await page.close();
  });
});
