import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/fixtures/property-seed.ts'],
  // Vitest's own second is too short for what a busy machine does on the way.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // Vitest leaves one core free by itself, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'eval/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      { test: { ...node, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      // Rooms of the server together that keep nothing in a database.
      { test: { ...node, name: 'server', include: ['tests/server/**/*.test.ts'] } },
      // On the embedded database, and again on PostgreSQL when TEST_DATABASE_URL is set.
      { test: { ...node, name: 'integration', include: ['tests/integration/**/*.test.ts'] } },
      // On PostgreSQL only: the embedded database's one connection hides races.
      { test: { ...node, name: 'races', include: ['tests/races/**/*.test.ts'], testTimeout: 120_000 } },
      // Against Razorpay's own test mode, by hand: npm run contract:razorpay.
      {
        test: {
          ...node,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
      // Real processes, killed.
      {
        test: {
          ...node,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
