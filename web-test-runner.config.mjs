import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { browserFlags, ensureBrowser } from './scripts/browser.mjs';
import { webkitGtkLauncher } from './scripts/webkit-launcher.mjs';
import { summaryReporter } from './scripts/wtr-summary.mjs';

const launchers = {
  chromium: () => chromeLauncher({ launchOptions: { executablePath: ensureBrowser(), args: browserFlags } }),
  // Firefox is driven over WebDriver BiDi: no geckodriver needed
  firefox: () =>
    chromeLauncher({
      puppeteer,
      concurrency: 1,
      launchOptions: { browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' },
    }),
  webkit: () => webkitGtkLauncher(),
};

const { BROWSERS = 'chromium', WTR_SUMMARY } = process.env;

export default {
  // a worker is named by a URL, which no plugin resolves
  middleware: [
    (context, next) => {
      if (context.path === '/src/solver/worker.js') context.url = '/src/solver/worker.ts';
      return next();
    },
  ],
  files: ['src/**/*.browser.test.ts', 'test/**/*.browser.test.ts'],
  // keep one copy of lit: `development` is the runner's own condition
  nodeResolve: { exportConditions: ['production', 'default'] },
  plugins: [
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      tsconfig: './tsconfig.json',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
  ],
  browsers: BROWSERS.split(',').map((name) => launchers[name]()),
  concurrentBrowsers: 3,
  reporters: [defaultReporter(), ...(WTR_SUMMARY ? [summaryReporter(WTR_SUMMARY)] : [])],
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
  testsFinishTimeout: 240_000,
};
