// npm run test:long: every property of core from a new seed, and those of money over 10,000 histories in memory and 1,000 on a database. HOTSEAT_SEED repeats a run.
import { ensureInstalled, requireNode20, runTool } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const seed = process.env.HOTSEAT_SEED ?? String(Date.now() % 2 ** 31);
console.log(`… properties from the seed ${seed}; HOTSEAT_SEED=${seed} repeats them`);
const projects = ['unit', 'server', 'integration'].flatMap((name) => ['--project', name]);
process.exitCode = await runTool(
  'vitest',
  [
    'run',
    ...projects,
    '--testTimeout=3600000',
    'src/',
    'tests/server/',
    'tests/integration/money-model.test.ts',
  ],
  {
    env: {
      HOTSEAT_SEED: seed,
      HOTSEAT_MONEY_RUNS: '10000',
      HOTSEAT_MONEY_DATABASE_RUNS: '1000',
      TEST_DATABASE_URL: '',
    },
  },
);
