// node .scratch/run.mjs browser|pg|embedded files...
import { spawn } from 'node:child_process';
import { startPostgres } from '../scripts/postgres.mjs';
const [what, ...rest] = process.argv.slice(2);
const postgres = what === 'embedded' ? null : await startPostgres();
const env = {
  ...process.env,
  HOTSEAT_CHROMIUM: '/usr/bin/chromium',
  ...(postgres ? { TEST_DATABASE_URL: postgres.url, TEST_POSTGRES_BIN: postgres.bin } : {}),
};
const args =
  what === 'browser'
    ? ['node_modules/@playwright/test/cli.js', 'test', ...rest]
    : ['node_modules/vitest/vitest.mjs', 'run', ...rest];
const child = spawn('node_modules/node/bin/node', args, { stdio: 'inherit', env });
child.on('exit', async (code) => {
  await postgres?.stop();
  process.exit(code ?? 1);
});
