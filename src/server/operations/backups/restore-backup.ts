import type { Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { BackupProblem } from '#server/platform/database/copies/backup-problem.ts';
import { restoreEmbedded } from '#server/platform/database/copies/restore-embedded.ts';
import { restorePostgres } from '#server/platform/database/copies/restore-postgres.ts';
import { newestMigration } from '#server/platform/database/newest-migration.ts';
import { appendAudit } from '../audit-store.ts';
import { backUp, type BackupOptions, type BackupSource } from './back-up.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { closingStatements, closureSchema } from './closure-store.ts';
import { countRows, isForeign, isUsed } from './contents-store.ts';
import { unpackEmbedded, verifyBackup } from './verify-backup.ts';

/** Where a backup is put. */
type RestoreTarget = { kind: 'postgres'; url: string; searchPath: string } | { kind: 'embedded' };

type RestoreOptions = BackupOptions & {
  migrationsFolder: string;
  /** Write over a database that was used; a backup of it is made first. */
  replace: boolean;
};

/** What was restored, and where the backup of what was there before lies, if there was anything. */
type Restored = { manifest: BackupManifest; safety: string | null };

/**
 * Puts a backup in the place of what the database holds. Afterwards its schema is up to date, nobody is signed in and the service is closed to
 * everybody but the operator (rules BACKUP-3, BACKUP-4). Throws BackupProblem, DirectoryLocked or StartError, and then nothing was changed.
 */
export async function restoreBackup(
  given: string,
  target: RestoreTarget,
  options: RestoreOptions,
): Promise<Restored> {
  const { path, manifest } = await verifyBackup(given);
  refuseUnfit(manifest, target, options.migrationsFolder);
  const backupAt = new Date(manifest.takenAt);
  let safety: string | null = null;
  const before = async (tx: Tx, source: BackupSource): Promise<void> => {
    if (await isForeign(tx))
      throw new BackupProblem('The database holds tables of something else. Give Hotseat one of its own.');
    if (!(await isUsed(tx))) return;
    if (!options.replace)
      throw new BackupProblem(
        'The database was used already. Add --replace to put the backup in its place; a backup of it is made first.',
      );
    safety = (await backUp(source, options)).path;
  };
  const audit = (tx: Tx): Promise<void> => noteRestored(tx, manifest);
  const statements = closingStatements(backupAt);
  if (target.kind === 'postgres') {
    const { url: connectionString, searchPath } = target;
    const { migrationsFolder } = options;
    await restorePostgres({
      connectionString,
      searchPath,
      migrationsFolder,
      dumpFile: path,
      exceptSchema: closureSchema,
      statements,
      rows: manifest.rows,
      after: audit,
      before: (tx) => before(tx, target),
    });
    return { manifest, safety };
  }
  await restoreEmbedded({
    ...options,
    tar: await unpackEmbedded(path),
    before: async (now) => {
      if (now === 'damaged') return refuseDamaged(options.replace);
      if (now) await now.read((tx) => before(tx, { kind: 'embedded', database: now }));
    },
    after: async (tx) => {
      await requireRows(tx, manifest.rows);
      await tx.execute(sql.raw(`drop schema if exists ${closureSchema} cascade`));
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await audit(tx);
    },
  });
  return { manifest, safety };
}

function refuseUnfit(manifest: BackupManifest, target: RestoreTarget, migrationsFolder: string): void {
  if (manifest.kind !== target.kind)
    throw new BackupProblem(
      manifest.kind === 'postgres'
        ? 'This is a backup of a PostgreSQL server. Set DATABASE_URL to the server it is to be restored on.'
        : 'This is a backup of the embedded database. Leave DATABASE_URL unset to restore it.',
    );
  if (manifest.schema.newest > newestMigration(migrationsFolder))
    throw new BackupProblem(
      `This backup was made by a newer Hotseat (${manifest.appVersion}). Install that version or a newer one, then restore.`,
    );
}

function refuseDamaged(replace: boolean): void {
  if (!replace)
    throw new BackupProblem(
      'The database in DATA_DIR cannot be opened. Add --replace to restore all the same; its files are set aside.',
    );
}

async function requireRows(tx: Tx, expected: BackupManifest['rows']): Promise<void> {
  const found = await countRows(tx, Object.keys(expected));
  const lost = Object.keys(expected).find((table) => found[table] !== expected[table]);
  if (lost) throw new BackupProblem(`The backup has lost rows of ${lost}. Nothing was changed.`);
}

async function noteRestored(tx: Tx, { takenAt, file, sha256 }: BackupManifest): Promise<void> {
  const detail = { backupAt: takenAt, file, sha256 };
  await appendAudit(tx, { kind: 'backup_restored', actor: 'operator', uid: null, detail }, new Date());
}
