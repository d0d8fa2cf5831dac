import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DiskRoom } from '../disk-room.ts';
import { StartError } from '../start-error.ts';
import { isPanic, orTellAway } from './database-problem.ts';
import type { Database, Tx } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { readyWalledRole } from './organisation-scope.ts';
import { insideTransaction, refuseNesting } from './call-context.ts';

type Disk = {
  room: DiskRoom;
  /** Called when there is no room to open the database in, which is waited for. */
  onFull: () => void;
  /** Called when the database broke off: this process cannot use it any more. */
  onLost: (error: unknown) => void;
};

/**
 * PostgreSQL inside this process, its files in `dataDir` (or in memory without one). Acknowledged writes survive a killed process but
 * not a power cut: it never calls fsync (rule FAULT-9). Throws DirectoryLocked when another process holds the directory, StartError
 * when its files cannot be read. `filled` are the files it begins with, as `copyFiles` gives them. With `disk` nothing is written while that
 * is full (rule FAULT-17).
 */
export async function openEmbeddedDatabase(
  dataDir: string | null,
  migrationsFolder: string,
  filled: Blob | null = null,
  disk: Disk | null = null,
): Promise<Database & { pglite: PGlite }> {
  await disk?.room.untilRoom(disk.onFull);
  const lock = dataDir ? lockDirectory(dataDir) : null;
  const pglite = await openFiles(dataDir ? join(dataDir, 'postgres') : null, filled).catch(
    (error: unknown) => {
      lock?.release();
      throw error;
    },
  );
  const orm = drizzle(pglite);
  const used = async <T>(work: () => Promise<T>): Promise<T> => {
    refuseNesting();
    try {
      return await orTellAway(work);
    } catch (error) {
      if (isPanic(error)) disk?.onLost(error);
      throw error;
    }
  };
  const written = <T>(work: () => Promise<T>): Promise<T> =>
    used(() => {
      disk?.room.require();
      return work();
    });
  await migrate(orm, { migrationsFolder });
  await pglite.exec(readyWalledRole);
  return {
    kind: 'embedded',
    pglite,
    read: (work) => used(() => work(orm)),
    write: (work) => written(() => work(orm)),
    transaction: (work) =>
      written(() =>
        orm.transaction((tx) => insideTransaction(tx as unknown as Tx, () => work(tx as unknown as Tx))),
      ),
    isFull: () => disk?.room.isFull ?? false,
    // It lives in this process, so it cannot be silent alone.
    whileAnswering: (work) => work(),
    // Nobody else is there to be told, and this process knows.
    tellSoon: () => undefined,
    listen: (channel, onNotify) => pglite.listen(channel, onNotify),
    ping: async () => void (await pglite.query('select 1')),
    copyFiles: async (describe) => {
      refuseNesting();
      // Less to replay where it is restored.
      await pglite.exec('checkpoint');
      return orm.transaction(async (tx) => {
        const described = await describe(tx);
        // Everybody else waits for this transaction, and it changes nothing: the files stand still.
        return { described, tar: await pglite.dumpDataDir('none') };
      });
    },
    close: async () => {
      await pglite.close();
      lock?.release();
    },
  };
}

/** Pages kept in memory. Without saying so it would be 128 MB, all of them written to at every start; the system keeps the files in memory as well. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function openFiles(folder: string | null, filled: Blob | null): Promise<PGlite> {
  try {
    return await PGlite.create({
      startParams,
      ...(folder ? { dataDir: folder } : {}),
      ...(filled ? { loadDataDir: filled } : {}),
    });
  } catch (cause) {
    throw new StartError(
      `The database in ${folder ?? 'memory'} cannot be opened: its files are damaged, or the disk is full. Restore them, or set DATA_DIR to another folder.`,
      cause,
    );
  }
}
