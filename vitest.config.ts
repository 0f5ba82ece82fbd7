import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags, findBrowser } from './scripts/browser.mjs';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', 'test/guards/**'],
        },
      },
      {
        // what must hold for the package as built: run `npm run build` first
        test: { name: 'guards', environment: 'node', include: ['test/guards/**/*.test.ts'] },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findBrowser() ?? '', args: browserFlags } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
