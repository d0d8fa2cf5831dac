// The commands of `npm run operator` about backups: backup, restore, and what must follow a restore.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reconcile } from './operator-orders.mjs';
import { forgetAgain } from './operator-deletions.mjs';
import { ask, NotDone } from './operator-server.mjs';
import { root, typescriptNode, withProgress } from './toolbox.mjs';
import { whereItRuns } from './where-it-runs.mjs';

const backupTimeoutMs = 30 * 60_000;
const megabytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const size = (bytes) => `${megabytes.format(bytes / 1_000_000)} MB`;
const hourMs = 60 * 60_000;

/**
 * What must be done between a restore and letting people in, in this order. Each is told of when the backup was taken; `does` says it to the
 * operator. A new step is one more line.
 */
const stepsAfterRestore = [
  {
    does: 'booking what was paid and sent back since the backup',
    // An hour earlier: what is booked already stays as it is.
    run: (backupAt) => reconcile([], inUtc(new Date(backupAt.getTime() - hourMs))),
  },
  {
    does: 'deleting again what was deleted since the backup, and taking away again what was: consents, mails, members, keys, links',
    run: () => forgetAgain([]),
  },
];

const inUtc = (time) => `${time.toISOString().slice(0, 19)}Z`;

export async function backup(args, { to, verify, 'keep-days': keep }) {
  const usage = 'Try: npm run operator -- backup --to /mnt/backups';
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  if (verify !== undefined) return verifyFile(verify);
  const keepDays = /^\d{1,2}$/.test(keep ?? '30') ? Number(keep ?? '30') : 0;
  if (keepDays < 1 || keepDays > 35)
    throw new NotDone(`"${keep}" is not a number of days from 1 to 35. ${usage}`, 2);
  const { config, options, postgres, parts } = await setUp({ folder: to && given(to), keepDays });
  const running = config.database.kind === 'embedded' ? await readServer() : null;
  const { path, bytes, takenAt, expired } = await withProgress('copying the database', () =>
    running ? askForBackup(options) : makeBackup(postgres, options, parts),
  );
  process.stdout.write(`✓ ${path} (${size(bytes)}) holds the database of ${takenAt}.\n`);
  if (expired.length > 0)
    process.stdout.write(`  Older than ${keepDays} days and deleted: ${expired.join(', ')}\n`);
}

async function askForBackup({ folder, keepDays }) {
  const reply = await ask('/api/operator/backups', { folder: folder ?? null, keepDays }, backupTimeoutMs);
  if (!reply.made) throw new NotDone(reply.why);
  return reply;
}

/** Without a running server, or of a PostgreSQL server: in this process. */
async function makeBackup(postgres, options, { backUp, openEmbeddedDatabase }) {
  const told = ({ path, manifest: { bytes, takenAt }, expired }) => ({ path, bytes, takenAt, expired });
  if (postgres) return told(await backUp(postgres, options));
  if (!existsSync(join(options.dataDir, 'postgres')))
    throw new NotDone(
      `There is no database in ${options.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`,
    );
  const database = await openEmbeddedDatabase(options.dataDir, options.migrationsFolder);
  try {
    return told(await backUp({ kind: 'embedded', database }, options));
  } finally {
    await database.close();
  }
}

async function verifyFile(file) {
  const { parts } = await setUp({});
  const { path, manifest } = await parts.verifyBackup(given(file));
  const rows = Object.entries(manifest.rows).map(([table, count]) => `${table} ${count}`);
  process.stdout.write(
    `✓ ${path} is whole: ${size(manifest.bytes)} of ${manifest.takenAt}, Hotseat ${manifest.appVersion}, ${manifest.schema.migrations} migrations.\n  Rows: ${rows.join(', ')}\n`,
  );
}

export async function restore(args, { replace = false }) {
  const usage = 'Try: npm run operator -- restore <file>';
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) throw new NotDone(`One file of a backup is needed. ${usage}`, 2);
  const { postgres, options, parts } = await setUp({ folder: null, keepDays: 30, replace });
  const target = postgres ?? { kind: 'embedded' };
  const { manifest, safety } = await withProgress('restoring', () =>
    parts.restoreBackup(given(file), target, options),
  );
  const did = stepsAfterRestore.map(({ does }) => `  - ${does}`);
  process.stdout.write(
    [
      `✓ The database is that of ${manifest.takenAt}. Everybody is signed out.`,
      ...(safety ? [`  What was there before is in ${safety}`] : []),
      'Servers answer "Back soon" to everybody else until you have',
      '  1. started one: npm start',
      '  2. told it: npm run operator -- after-restore',
      'which does these and then lets people in:',
      ...did,
      'All else is as it was then: tell schools that changed their sign-on or sent links anew since (docs/operations.md).',
      '',
    ].join('\n'),
  );
}

export async function afterRestore(args) {
  if (args.length > 0)
    throw new NotDone('after-restore takes nothing more. Try: npm run operator -- after-restore', 2);
  const { backupAt } = await ask('/api/operator/closure');
  if (backupAt === null)
    return void process.stdout.write('✓ The service is open: no restore waits for anything.\n');
  for (const { does, run } of stepsAfterRestore) {
    process.stdout.write(`… ${does}\n`);
    await run(new Date(backupAt)).catch((error) => {
      const next =
        'The service stays closed. Put it right and do this again, or: npm run operator -- open --reason "..."';
      throw error instanceof NotDone ? new NotDone(`${error.message} ${next}`, error.exitCode) : error;
    });
  }
  await open([], 'every step after the restore was done');
}

export async function open(args, reason) {
  const usage = 'Try: npm run operator -- open --reason "..."';
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  if ((reason ?? '').trim().length < 3)
    throw new NotDone(`A reason is needed; it goes into the audit log. ${usage}`, 2);
  const { wasClosed } = await ask('/api/operator/open', { reason });
  process.stdout.write(wasClosed ? '✓ The service is open.\n' : '✓ The service was open already.\n');
}

const given = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Whether a server answers; it must be the one that works on this database. */
async function readServer() {
  return ask('/api/operator/closure', undefined, 3_000).catch((error) => {
    if (error instanceof NotDone) return null;
    throw error;
  });
}

/** What the server's own settings and code say. */
async function setUp(options) {
  await import('./quick-imports.mjs');
  const { loadConfig } = await import('../src/server/config/config.ts');
  const { backUp } = await import('../src/server/operations/backups/back-up.ts');
  const { verifyBackup } = await import('../src/server/operations/backups/verify-backup.ts');
  const { restoreBackup } = await import('../src/server/operations/backups/restore-backup.ts');
  const { openEmbeddedDatabase } = await import('../src/server/platform/database/embedded-database.ts');
  const { readAppVersion } = await import('../src/server/platform/app-version.ts');
  const config = loadConfig({ ...process.env, ...whereItRuns() });
  const postgres =
    config.database.kind === 'postgres' ? { ...config.database, searchPath: process.env.PATH ?? '' } : null;
  return {
    config,
    postgres,
    parts: { backUp, verifyBackup, restoreBackup, openEmbeddedDatabase },
    options: {
      folder: null,
      ...options,
      dataDir: resolve(root, config.dataDir),
      migrationsFolder: join(root, 'migrations'),
      appVersion: readAppVersion(root),
      onProgress: showBytes,
    },
  };
}

/** Tells a terminal how far a copy is. */
function showBytes(bytes) {
  if (process.stdout.isTTY) process.stdout.write(`\r… copying the database ${size(bytes)}`);
}

/** Errors whose message is a line for the operator. */
const told = new Set(['BackupProblem', 'StartError', 'ConfigError']);

/** Does `work` on a Node that runs TypeScript: this one, or the project's own with the same arguments. */
export async function onTypeScript(work) {
  if (!process.features.typescript) {
    const child = spawn(typescriptNode(), process.argv.slice(1), { stdio: 'inherit' });
    process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
    return;
  }
  process.removeAllListeners('warning');
  try {
    await work();
  } catch (error) {
    if (error instanceof NotDone || !told.has(error?.name ?? '')) throw error;
    throw new NotDone(error.problems ? `Set up wrongly: ${error.problems.join('; ')}` : error.message);
  }
}
