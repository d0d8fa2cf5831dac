// npm run check: what a developer runs before a commit. Format, lint, architecture, types, and the tests the change touches.
import { existsSync } from 'node:fs';
import { ensureInstalled, requireNode20, run, runTool } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const started = Date.now();
const failed = [];

/** Runs one step and prints a line; what it printed is shown only when it fails. */
async function step(name, work) {
  const stepStarted = Date.now();
  const { code, output } = await work();
  const seconds = ((Date.now() - stepStarted) / 1000).toFixed(1).padStart(6);
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${seconds} s`);
  if (code === 0) return;
  failed.push(name);
  console.log(output.trim());
}
const tool = (packageName, args, options = {}) => runTool(packageName, args, { quiet: true, ...options });
const vitest = (args, env = {}) =>
  tool('vitest', ['run', '--reporter=dot', '--passWithNoTests', ...args], { env });

const base = process.argv[2] ?? 'HEAD';
const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : [];
};
const changed = [
  ...(await git('diff', '--name-only', base)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];
// A change of the server reaches nearly every integration test: of those only the edited files run here, and npm test runs the rest.
const edited = changed.filter(
  (file) => /^tests\/(server|integration|databases|races)\/.*\.test\.ts$/.test(file) && existsSync(file),
);

await step('format', () => tool('@biomejs/biome', ['format', '.'], { bin: 'biome' }));
await step('lint', () => tool('oxlint', ['--type-aware', '--quiet', '--deny-warnings']));
const buildInfo = 'node_modules/.cache/check.tsbuildinfo';
await step('types', () =>
  tool('typescript', ['-p', '.', '--incremental', '--tsBuildInfoFile', buildInfo], { bin: 'tsc' }),
);
await step('architecture', () => vitest(['--project', 'architecture']));
await step('unit tests', () => vitest(['--project', 'unit', '--changed', base]));
if (edited.length > 0) await step('edited tests', () => onPostgres(edited));

console.log(
  `${failed.length === 0 ? '✓ all passed' : `✗ failed: ${failed.join(', ')}`} in ${Math.round((Date.now() - started) / 1000)} s`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function onPostgres(files) {
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  const projects = ['server', 'integration', 'databases', 'races'].flatMap((name) => ['--project', name]);
  try {
    return await vitest([...projects, ...files], {
      TEST_DATABASE_URL: postgres.url,
      TEST_POSTGRES_BIN: postgres.bin,
    });
  } finally {
    await postgres.stop();
  }
}
