/** What the runner of `*.browser.test.ts` cannot ask of a browser: its accessibility tree, its clock, forced colours. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs';

/** A browser, and the sources served to it. */
export class Served {
  #server!: ViteDevServer;
  #browser!: Browser;

  async start(): Promise<void> {
    this.#server = await createServer({ logLevel: 'error', server: { host: '127.0.0.1', port: 0, hmr: false } });
    await this.#server.listen();
    this.#browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }

  /** A page with nothing but this markup. */
  async open(markup: string, options: BrowserContextOptions = {}, prepare?: (page: Page) => unknown): Promise<Page> {
    const page = await this.#browser.newPage(options);
    await prepare?.(page);
    await page.goto(this.#server.resolvedUrls!.local[0]!);
    await page.evaluate('customElements.whenDefined("spiderette-game")');
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, markup);
    return page;
  }
}
