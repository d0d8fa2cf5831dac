import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Database, Tx } from '../database.ts';
import { lockDirectory } from '../directory-lock.ts';
import { openEmbeddedDatabase } from '../embedded-database.ts';

type Restoring = {
  dataDir: string;
  migrationsFolder: string;
  tar: Blob;
  /** Looks whether what the directory holds now, if anything, may be written over; throws when not. */
  before: (now: Database | 'damaged' | null) => Promise<void>;
  /** Run on the restored database, its schema up to date, in one transaction. */
  after: (tx: Tx) => Promise<void>;
};

/** What a database that cannot be opened is called while it waits for somebody to look at it; `ms` is when it was set aside. */
export const damagedName = /^postgres-damaged-(?<ms>\d{13})$/;

/**
 * Puts files of an embedded database in the place of those in `dataDir`. They are made ready beside the old ones, so that a restore that fails
 * changes nothing; a database that cannot be opened is set aside. Throws DirectoryLocked while a server uses the directory.
 */
export async function restoreEmbedded(options: Restoring): Promise<void> {
  const { dataDir, migrationsFolder, tar, after } = options;
  const current = join(dataDir, 'postgres');
  const restoring = join(dataDir, 'restoring');
  const isWhole = await look(options, existsSync(current));
  const lock = lockDirectory(dataDir);
  try {
    rmSync(restoring, { recursive: true, force: true });
    const restored = await openEmbeddedDatabase(restoring, migrationsFolder, tar);
    try {
      await restored.transaction(after);
    } finally {
      await restored.close();
    }
    const aside = join(dataDir, `postgres-damaged-${Date.now()}`);
    if (existsSync(current)) renameSync(current, aside);
    renameSync(join(restoring, 'postgres'), current);
    if (isWhole) rmSync(aside, { recursive: true, force: true });
  } finally {
    rmSync(restoring, { recursive: true, force: true });
    lock.release();
  }
}

/** Shows `before` what is there; gives whether it could be opened. */
async function look({ dataDir, migrationsFolder, before }: Restoring, exists: boolean): Promise<boolean> {
  if (!exists) {
    await before(null);
    return true;
  }
  const now = await openEmbeddedDatabase(dataDir, migrationsFolder).catch((error: unknown) => {
    if (error instanceof StartError && error.cause !== undefined) return null;
    throw error;
  });
  try {
    await before(now ?? 'damaged');
  } finally {
    await now?.close();
  }
  return now !== null;
}
