// npm test: installs what it needs, Chromium and a PostgreSQL server included, and runs every test. One line a part, the ten slowest files, one closing line.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, requireNode20, root, run, runTool } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const { ensureCaddy } = await import('./caddy.mjs');
const { startPostgres } = await import('./postgres.mjs');
const { countsOf } = await import('./test-counts.mjs');

const chromium = await ensureChromium();
const caddy = await ensureCaddy();
const postgres = await startPostgres();
await ensureBuilt();

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const started = Date.now();
const parts = [];
const running = new Map();
const secondsSince = (time) => Math.round((Date.now() - time) / 1000);
const tty = process.stdout.isTTY;
const status = () => [...running].map(([name, time]) => `${name} ${secondsSince(time)} s`).join(', ');
const ticking = setInterval(
  () => (tty ? process.stdout.write(`\r\x1b[K… ${status()}`) : console.log(`… ${status()}`)),
  tty ? 1_000 : 60_000,
);
const say = (line) => console.log(`${tty ? '\r\x1b[K' : ''}${line}`);

/** Runs one part; its counts come from the report it writes, or it counts as one test itself. What it prints goes to a log, shown when it fails. */
async function part(name, work, report) {
  const partStarted = Date.now();
  running.set(name, partStarted);
  const { code, output } = await work();
  running.delete(name);
  writeFileSync(join(results, `${name}.log`), output);
  const counts = countsOf(report && join(results, report), code);
  // Without a failed test in the report, only the output says what was wrong.
  if (code !== 0 && counts.failures.some((failure) => failure.endsWith('see above'))) say(tailOf(output));
  const done = { name, seconds: secondsSince(partStarted), ...counts };
  parts.push(done);
  say(lineOf(done));
  for (const failure of done.failures) say(`   ${failure}`);
}
const tailOf = (output) => output.trim().split('\n').slice(-200).join('\n');
const lineOf = ({ name, seconds, passed, failed }) =>
  `${failed > 0 ? '✗' : '✓'} ${name.padEnd(22)} ${String(seconds).padStart(5)} s  ${passed} passed, ${failed} failed`;

const tool = (packageName, args, { bin, env = {} } = {}) =>
  runTool(packageName, args, {
    bin,
    quiet: true,
    env: { NO_COLOR: '1', HOTSEAT_CHROMIUM: chromium, ...env },
  });

function vitest(name, projects, env = {}, more = []) {
  const report = `${name}.json`;
  const outputs = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(results, report)}`];
  const args = ['run', ...projects.flatMap((p) => ['--project', p]), ...outputs, ...more];
  return part(name, () => tool('vitest', args, { env: { TEST_DATABASE_URL: '', ...env } }), report);
}
const onPostgres = { TEST_DATABASE_URL: postgres.url, TEST_POSTGRES_BIN: postgres.bin };

async function browser() {
  const report = 'browser.json';
  const env = { ...onPostgres, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, report) };
  await part('browser', () => tool('@playwright/test', ['test'], { bin: 'playwright', env }), report);
}

try {
  await Promise.all([
    part('dependencies', () => run(process.execPath, ['scripts/check-dependencies.mjs'], { quiet: true })),
    part('types', () => tool('typescript', ['-p', '.'], { bin: 'tsc' })),
    part('lint', () => tool('oxlint', ['--type-aware', '--quiet', '--deny-warnings'])),
    part('format', () => tool('@biomejs/biome', ['format', '.'], { bin: 'biome' })),
  ]);
  // Killed processes mostly wait to be noticed, which leaves the processor to the others.
  await Promise.all([
    vitest('faults', ['faults'], {
      ...onPostgres,
      HOTSEAT_CADDY: caddy,
      TEST_PORT_BLOCK: '12',
      TEST_BUILT: '1',
    }),
    vitest('unit, embedded', ['unit', 'architecture', 'server', 'databases']).then(() =>
      // They wait for PostgreSQL a third of the time.
      vitest('integration, races', ['integration', 'databases', 'races'], onPostgres, [
        `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`,
      ]),
    ),
  ]);
  await browser();
} finally {
  clearInterval(ticking);
  await postgres.stop();
}

const slowest = parts.flatMap(({ files = [] }) => files).sort((a, b) => b.seconds - a.seconds);
console.log('\nThe ten slowest files');
for (const { file, seconds } of slowest.slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
console.log('\nParts');
for (const done of parts) console.log(lineOf(done));
const total = (key) => parts.reduce((sum, done) => sum + done[key], 0);
const broken = parts.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));
if (broken.length > 0) console.log(`\nFailed\n${broken.join('\n')}`);
console.log(
  `\n${secondsSince(started)} s in all; PostgreSQL: ${postgres.what}; browser: ${chromium}; logs in test-results/`,
);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 || total('passed') === 0 ? 1 : 0);
