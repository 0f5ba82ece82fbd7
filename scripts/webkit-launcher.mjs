// A small Web Test Runner launcher for WebKitGTK: Debian's WebKitWebDriver + MiniBrowser,
// driven by plain W3C WebDriver calls (no webdriverio / selenium), under its own Xvfb if needed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const MINIBROWSER = process.env.WEBKIT_BINARY ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DRIVER = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver';

async function freePort() {
  const s = createServer().listen(0, '127.0.0.1');
  await once(s, 'listening');
  const { port } = s.address();
  s.close();
  await once(s, 'close');
  return port;
}

async function startXvfb() {
  const p = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [chunk] = await Promise.race([
    once(p.stdio[3], 'data'),
    once(p, 'exit').then(() => {
      throw new Error('Xvfb exited');
    }),
  ]);
  return { p, display: `:${String(chunk).trim()}` };
}

// W3C WebDriver code points of the named keys
const KEYS = {
  Space: ' ',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

export class WebKitGtkLauncher {
  name = 'WebKitGTK';
  type = 'playwright'; // so that @web/test-runner-commands uses getPage() below
  concurrency = 1;
  #procs = [];
  #base = '';
  #active = undefined;
  #starting;

  async #call(method, path, body) {
    const res = await fetch(this.#base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await res.json();
    if (value?.error) throw new Error(`WebDriver ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  async #start() {
    const env = { ...process.env, NO_AT_BRIDGE: '1', GTK_A11Y: 'none', LIBGL_ALWAYS_SOFTWARE: '1' };
    if (!env.DISPLAY) {
      const x = await startXvfb();
      this.#procs.push(x.p);
      env.DISPLAY = x.display;
    }
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    this.#procs.push(driver);
    this.#base = `http://127.0.0.1:${port}`;
    for (let i = 0; ; i++) {
      try {
        await this.#call('GET', '/status');
        break;
      } catch (e) {
        if (i > 50) throw e;
        await sleep(100);
      }
    }
    const s = await this.#call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINIBROWSER, args: ['--automation'] } } },
    });
    this.name = `WebKitGTK ${s.capabilities.browserVersion}`;
    this.#base += `/session/${s.sessionId}`;
  }

  async startSession(id, url) {
    await (this.#starting ??= this.#start());
    this.#active = id;
    await this.#call('DELETE', '/actions'); // whatever the last test file left pressed
    await this.#setViewport({ width: 800, height: 600 }); // as in the other launchers
    await this.#call('POST', '/url', { url });
  }
  isActive(id) {
    return this.#active === id;
  }
  async getBrowserUrl() {
    return this.#call('GET', '/url');
  }
  async stopSession() {
    this.#active = undefined;
    await this.#call('POST', '/url', { url: 'about:blank' });
    return {};
  }
  async startDebugSession() {
    throw new Error('not supported');
  }
  async stop() {
    try {
      if (this.#starting) {
        await this.#starting;
        await this.#call('DELETE', '');
      }
    } catch {
      /* gone */
    }
    for (const p of this.#procs.reverse()) p.kill();
    this.#procs = [];
  }

  #act(input) {
    return this.#call('POST', '/actions', { actions: [input] });
  }
  #pointer(...actions) {
    return this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }
  #key(...actions) {
    return this.#act({ type: 'key', id: 'keyboard', actions });
  }
  /** Resizes the window until the page's viewport has the wanted size. */
  async #setViewport({ width, height }) {
    for (let i = 0; i < 5; i++) {
      const [w, h] = await this.#call('POST', '/execute/sync', {
        script: 'return [innerWidth, innerHeight]',
        args: [],
      });
      if (w === width && h === height) return;
      const r = await this.#call('GET', '/window/rect');
      await this.#call('POST', '/window/rect', { width: r.width + width - w, height: r.height + height - h });
      await sleep(100);
    }
    const [w, h] = await this.#call('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });
    if (w !== width || h !== height)
      throw new Error(`WebKitGTK cannot make its viewport ${width}x${height}: it is ${w}x${h}`);
  }
  /** The part of Playwright's page that @web/test-runner-commands uses. */
  getPage() {
    const k = (name) => KEYS[name] ?? name;
    const b = ({ button = 'left' } = {}) => ({ left: 0, middle: 1, right: 2 })[button];
    const down = (value) => ({ type: 'keyDown', value });
    const up = (value) => ({ type: 'keyUp', value });
    return {
      setViewportSize: (size) => this.#setViewport(size),
      keyboard: {
        down: (key) => this.#key(down(k(key))),
        up: (key) => this.#key(up(k(key))),
        press: (combo) => {
          const keys = combo === '+' ? ['+'] : combo.split('+').map(k);
          return this.#key(...keys.map(down), ...keys.reverse().map(up));
        },
        type: (text) => this.#key(...[...text].flatMap((c) => [down(c), up(c)])),
      },
      mouse: {
        move: (x, y) => this.#pointer({ type: 'pointerMove', duration: 0, x, y }),
        down: (o) => this.#pointer({ type: 'pointerDown', button: b(o) }),
        up: (o) => this.#pointer({ type: 'pointerUp', button: b(o) }),
        click: (x, y, o) =>
          this.#pointer(
            { type: 'pointerMove', duration: 0, x, y },
            { type: 'pointerDown', button: b(o) },
            { type: 'pointerUp', button: b(o) },
          ),
      },
      screenshot: async () => Buffer.from(await this.#call('GET', '/screenshot'), 'base64'),
      emulateMedia: () => {
        throw new Error('emulateMedia is not supported in WebKitGTK');
      },
    };
  }
}
export const webkitGtkLauncher = () => new WebKitGtkLauncher();
