// npm run test:long: what is too slow for npm test. Every property from a new seed and with all its runs, the properties of money over 10,000
// histories in memory and 1,000 on a database, compiler runs, and long word tables. HOTSEAT_SEED repeats a run.
import { ensureInstalled, requireNode20, runTool } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const seed = process.env.HOTSEAT_SEED ?? String(Date.now() % 2 ** 31);
console.log(`… properties from the seed ${seed}; HOTSEAT_SEED=${seed} repeats them`);
const projects = ['unit', 'architecture', 'server', 'databases'].flatMap((name) => ['--project', name]);
const files = [
  'src/',
  'eval/',
  'bench/',
  'tests/architecture/',
  'tests/server/',
  'tests/databases/money-model.test.ts',
];
const { code } = await runTool('vitest', ['run', ...projects, '--testTimeout=3600000', ...files], {
  env: {
    HOTSEAT_LONG: '1',
    HOTSEAT_SEED: seed,
    HOTSEAT_MONEY_DATABASE_RUNS: '1000',
    TEST_DATABASE_URL: '',
  },
});
process.exitCode = code;
