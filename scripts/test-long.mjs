// npm run test:long: the properties of money over 10,000 histories in memory and 1,000 on a database; HOTSEAT_MONEY_SEED repeats a run.
import { ensureInstalled, requireNode20, runTool } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const files = ['src/core/billing/money-invariants.test.ts', 'tests/integration/money-model.test.ts'];
const projects = ['unit', 'integration'].flatMap((name) => ['--project', name]);
process.exitCode = await runTool('vitest', ['run', ...projects, '--testTimeout=3600000', ...files], {
  env: { HOTSEAT_MONEY_RUNS: '10000', HOTSEAT_MONEY_DATABASE_RUNS: '1000', TEST_DATABASE_URL: '' },
});
