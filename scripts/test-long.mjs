// npm run test:long: the properties of money over 10,000 histories in memory and 1,000 on a database; HOTSEAT_MONEY_SEED repeats a run.
import {
  ensureInstalled,
  requireNode20,
  run,
  toolEnvironment,
  toolFile,
  typescriptNode,
} from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const runs = { HOTSEAT_MONEY_RUNS: '10000', HOTSEAT_MONEY_DATABASE_RUNS: '1000', TEST_DATABASE_URL: '' };
const files = ['src/core/billing/money-invariants.test.ts', 'tests/integration/money-model.test.ts'];
const { code } = await run(
  typescriptNode(),
  [
    toolFile('vitest'),
    'run',
    '--project',
    'unit',
    '--project',
    'integration',
    '--testTimeout=3600000',
    ...files,
  ],
  { env: { ...toolEnvironment(), ...runs } },
);
process.exit(code);
