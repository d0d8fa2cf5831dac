import { defineConfig } from '@playwright/test';

const chromium = process.env['HOTSEAT_CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: process.env['HOTSEAT_LONG'] === '1' ? [] : '**/*.long.spec.ts',
  outputDir: 'test-results/browser',
  // For a machine five times slower than the one the tests were written on.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // They wait for their server a fifth of the time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/browser.json' }],
  ],
  use: {
    // What moves is drawn by the processor here, and a click waits until it stands still: motion.spec.ts looks at motion.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(chromium === 'playwright' ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
});
