import { defineConfig } from 'vitest/config';

/** `npm run test:long` (scripts/test-long.mjs). */
const long = process.env['HOTSEAT_LONG'] === '1';
const hours = 3_600_000;

const node = {
  environment: 'node',
  // Files share a process and its modules; loading the service anew for each takes longer than most of them run.
  isolate: false,
  // For a machine five times slower than the one the tests were written on.
  testTimeout: long ? hours : 300_000,
  hookTimeout: 300_000,
  setupFiles: ['tests/fixtures/property-seed.ts'],
  expect: { poll: { timeout: 120_000 } },
  exclude: long ? [] : ['**/*.long.test.ts'],
};

const project = (name: string, include: string[], settings: object = {}) => ({
  test: { ...node, name, include, ...settings },
});

export default defineConfig({
  test: {
    // Vitest leaves one core free by itself, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'eval/**/*.test.ts', 'bench/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
      // Rooms of the server together, without a database.
      project('server', ['tests/server/**/*.test.ts']),
      // The whole service: on PostgreSQL when TEST_DATABASE_URL is set, as npm test sets it, otherwise on the embedded database.
      project('integration', ['tests/integration/**/*.test.ts']),
      // What depends on the kind of database: npm test runs it on both.
      project('databases', ['tests/databases/**/*.test.ts']),
      // On PostgreSQL only: the embedded database's one connection hides races.
      project('races', ['tests/races/**/*.test.ts']),
      // Real processes, killed.
      project('faults', ['tests/faults/**/*.test.ts'], { testTimeout: long ? hours : 900_000 }),
      // Against Razorpay's own test mode, by hand: npm run contract:razorpay.
      project('contract', ['tests/contract/**/*.test.ts'], {
        testTimeout: 1_800_000,
        fileParallelism: false,
      }),
    ],
  },
});
