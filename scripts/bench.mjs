// npm run bench -- interview: runs a measurement of bench/ under the Node that runs TypeScript, with a PostgreSQL server of its own.
import { fail, requireNode20, ensureInstalled, run, typescriptNode } from './toolbox.mjs';

const benches = {
  growth: 'bench/run-growth-bench.ts',
  held: 'bench/run-held-bench.ts',
  interview: 'bench/run-interview-bench.ts',
  reading: 'bench/run-reading-bench.ts',
  resumes: 'bench/run-resumes-bench.ts',
  schools: 'bench/run-schools-bench.ts',
  start: 'bench/run-start-bench.ts',
  voice: 'bench/run-voice-bench.ts',
  webhooks: 'bench/run-webhook-bench.ts',
};

requireNode20();
const [name, ...args] = process.argv.slice(2);
const file = benches[name] ?? fail(`Name a bench: ${Object.keys(benches).join(', ')}`);
await ensureInstalled();
const [{ startPostgres }, { ensureChromium }, { ensureBuilt }] = await Promise.all(
  ['./postgres.mjs', './chromium.mjs', './build.mjs'].map((part) => import(part)),
);
const HOTSEAT_CHROMIUM = name === 'voice' ? await ensureChromium() : '';
if (['voice', 'start', 'interview', 'held'].includes(name)) await ensureBuilt();
const postgres = await startPostgres();
try {
  const { code } = await run(typescriptNode(), ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { TEST_DATABASE_URL: postgres.url, HOTSEAT_CHROMIUM },
  });
  process.exitCode = code;
} finally {
  await postgres.stop();
}
