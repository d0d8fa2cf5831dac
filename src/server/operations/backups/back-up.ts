import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Database } from '#server/platform/database/database.ts';
import { dumpPostgres } from '#server/platform/database/copies/dump-postgres.ts';
import {
  type BackupManifest,
  backupFileName,
  type DatabaseContents,
  manifestPath,
} from './backup-manifest.ts';
import { closureSchema } from './closure-store.ts';
import { readContents } from './contents-store.ts';
import { expireBackups } from './expire-backups.ts';
import { writeWhole, type Written } from './write-backup-file.ts';

/** What is copied: a database of a PostgreSQL server, or the embedded one this process has open. */
export type BackupSource =
  | { kind: 'postgres'; url: string; searchPath: string }
  | { kind: 'embedded'; database: Database };

export type BackupOptions = {
  dataDir: string;
  /** Where backups are kept; null for the data directory's own folder. */
  folder: string | null;
  /** After how many days a backup is deleted, 1 to 35. */
  keepDays: number;
  appVersion: string;
  onProgress?: (bytes: number) => void;
};

/** A finished backup, and the names of those that were deleted because their time was over. */
type FinishedBackup = { path: string; manifest: BackupManifest; expired: string[] };

/**
 * Copies the database as it is at one moment into one file with its manifest beside it, notes it in `backups.json` of the data directory, and
 * deletes backups of ours that are too old (rules BACKUP-1, BACKUP-2). Throws BackupProblem, and then nothing is left of it.
 */
export async function backUp(source: BackupSource, options: BackupOptions): Promise<FinishedBackup> {
  const folder = options.folder ?? join(options.dataDir, 'backups');
  const { path, manifest } = await copy(source, folder, options);
  await writeText(manifestPath(path), manifest);
  await writeText(join(options.dataDir, 'backups.json'), { last: { path, ...manifest } });
  const now = new Date(manifest.takenAt);
  const expired = expireBackups(folder, { ...options, now });
  return { path, manifest, expired };
}

type Copied = { path: string; manifest: BackupManifest };

async function copy(source: BackupSource, folder: string, options: BackupOptions): Promise<Copied> {
  const { kind } = source;
  const store = async (contents: DatabaseContents, bytes: Readable): Promise<Copied> => {
    const file = backupFileName(kind, new Date(contents.takenAt));
    const path = join(folder, file);
    const written: Written = await writeWhole(path, bytes, options.onProgress);
    const { appVersion } = options;
    return { path, manifest: { format: 1, kind, file, ...written, appVersion, ...contents } };
  };
  if (source.kind === 'postgres') {
    const { url: connectionString, searchPath } = source;
    const dump = { connectionString, searchPath, exceptSchema: closureSchema, describe: readContents, store };
    return (await dumpPostgres(dump)).stored;
  }
  if (!source.database.copyFiles) throw new Error('Only the embedded database copies its own files.');
  const { described, tar } = await source.database.copyFiles(readContents);
  return store(described, Readable.from(tar.stream()).pipe(createGzip({ level: 4 })));
}

async function writeText(path: string, value: object): Promise<void> {
  await writeWhole(path, Readable.from([Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]));
}
