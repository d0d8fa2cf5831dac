// npm test: installs what it needs, Chromium and a PostgreSQL server included, and runs every test. One closing line says how it went.
import { rmSync } from 'node:fs';
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
const started = Date.now();
const totals = { passed: 0, failed: 0 };
const failures = [];
// Where nobody watches, Vitest leaves out colours for NO_COLOR alone and Playwright for FORCE_COLOR=0 alone.
const coloured = process.stdout.isTTY;
const tools = { HOTSEAT_CHROMIUM: chromium, ...(coloured ? { FORCE_COLOR: '1' } : {}) };

/** Runs one part with a tool of node_modules. */
const part = (name, packageName, args, { bin, env = {}, report } = {}) =>
  counted(name, () => runTool(packageName, args, { bin, env: { ...tools, ...env } }), report);

/** Runs what gives an exit code; its counts come from the report it writes, or it counts as one test itself. */
async function counted(name, work, report) {
  const partStarted = Date.now();
  console.log(`\n── ${name}`);
  const code = await work();
  const counts = countsOf(report && join(results, report), code);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  failures.push(...counts.failures.map((failure) => `${name}: ${failure}`));
  console.log(
    `── ${name}: ${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - partStarted) / 1000)} s)`,
  );
}

const vitest = (name, projects, env = {}) => {
  const report = `${name.replaceAll(' ', '-')}.json`;
  return part(
    name,
    'vitest',
    [
      'run',
      ...projects.flatMap((p) => ['--project', p]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(results, report)}`,
    ],
    { env: { TEST_DATABASE_URL: '', ...(coloured ? {} : { NO_COLOR: '1' }), ...env }, report },
  );
};
const onPostgres = { TEST_DATABASE_URL: postgres.url, TEST_POSTGRES_BIN: postgres.bin };

try {
  await counted(
    'dependencies',
    async () => (await run(process.execPath, ['scripts/check-dependencies.mjs'])).code,
  );
  await part('types', 'typescript', ['-p', '.'], { bin: 'tsc' });
  await part('lint', 'oxlint', ['--type-aware', '--quiet', '--deny-warnings']);
  await part('format', '@biomejs/biome', ['format', '.'], { bin: 'biome' });
  await vitest('unit architecture server', ['unit', 'architecture', 'server']);
  await vitest('integration embedded', ['integration']);
  await vitest('integration postgres', ['integration'], onPostgres);
  await vitest('races', ['races'], onPostgres);
  await vitest('faults', ['faults'], { ...onPostgres, HOTSEAT_CADDY: caddy });
  await part('browser', '@playwright/test', ['test'], {
    bin: 'playwright',
    env: {
      ...onPostgres,
      ...(coloured ? {} : { FORCE_COLOR: '0' }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'browser.json'),
    },
    report: 'browser.json',
  });
} finally {
  await postgres.stop();
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(
  `\nAll parts took ${Math.round((Date.now() - started) / 1000)} s; PostgreSQL: ${postgres.what}; browser: ${chromium}`,
);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
