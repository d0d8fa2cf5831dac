import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { z } from 'zod';
import type { Tx } from '../database.ts';
import { migrateLocked } from '../postgres-database.ts';
import { BackupProblem } from './backup-problem.ts';
import { serverMajor } from './dump-postgres.ts';
import { findPostgresPrograms, type PostgresPrograms, untilEnded } from './postgres-programs.ts';

/** Connections of a server; what only migrates waits for our lock, and what makes a backup does no harm. */
const serving = `select from pg_stat_activity where datname = current_database()
  and application_name in ('hotseat', 'hotseat-jobs', 'hotseat-listen')`;

const refuseWhileServing = `do $$ begin
  if exists (${serving}) then raise exception 'a server of Hotseat began to use the database'; end if;
end $$`;

/** Takes away what the service ever made, and nothing else: the schema itself may belong to somebody else. */
const emptied = `do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', one.tablename);
  end loop;
  for one in select p.oid::regprocedure as name from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('drop function %s cascade', one.name);
  end loop;
end $$;
drop schema if exists drizzle cascade;
drop schema if exists pgboss cascade`;

type Restoring = {
  connectionString: string;
  searchPath: string;
  migrationsFolder: string;
  dumpFile: string;
  /** Dropped with the rest. */
  exceptSchema: string;
  /** Looks whether this database may be written over; throws when not. */
  before: (tx: Tx) => Promise<void>;
  /** Run in the transaction that restores. */
  statements: readonly string[];
  /** How many rows each table must have, or nothing is changed. */
  rows: Readonly<Record<string, number>>;
  /** Run once the schema is up to date, in a transaction of its own. */
  after: (tx: Tx) => Promise<void>;
};

/**
 * Puts a dump in the place of what a database holds, in one transaction: killed at any moment, the database is what it was or wholly restored.
 * Servers that start meanwhile wait. Throws BackupProblem, before anything is changed, while a server uses the database.
 */
export async function restorePostgres(options: Restoring): Promise<void> {
  const { connectionString, migrationsFolder } = options;
  await migrateLocked(connectionString, 'hotseat-restore', async (client, migrate) => {
    if ((await client.query(serving)).rowCount !== 0)
      throw new BackupProblem('A server uses this database. Stop every Hotseat server first.');
    const programs = await findPostgresPrograms(
      await serverMajor(client),
      connectionString,
      options.searchPath,
    );
    await options.before(drizzle(client));
    await replace(programs, options);
    await migrate(migrationsFolder);
    await inOneTransaction(client, options.after);
  });
}

/** pg_restore writes statements, psql runs them; they are committed only when both did all of it. */
async function replace(programs: PostgresPrograms, options: Restoring): Promise<void> {
  const { dumpFile, exceptSchema, statements, rows } = options;
  const psql = programs.start('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-']);
  const done = untilEnded(psql, 'Restoring');
  done.catch(() => undefined);
  psql.stdout.resume();
  psql.stdin.on('error', () => undefined);
  const say = (text: string): boolean => psql.stdin.write(`${text};\n`);
  say(`begin;\n${refuseWhileServing};\n${emptied};\ndrop schema if exists ${exceptSchema} cascade`);
  const dump = programs.start('pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--enable-row-security',
    '-f',
    '-',
  ]);
  const read = untilEnded(dump, 'pg_restore');
  read.catch(() => undefined);
  createReadStream(dumpFile).pipe(dump.stdin);
  dump.stdin.on('error', () => undefined);
  dump.stdout.pipe(psql.stdin, { end: false });
  try {
    await Promise.race([Promise.all([read, once(dump.stdout, 'end')]), done]);
    for (const statement of [...statements, ...Object.entries(rows).map(requireRows), refuseWhileServing])
      say(statement);
    psql.stdin.end('commit;\n');
  } catch (error) {
    // Without a commit everything is as it was.
    psql.kill();
    throw error;
  } finally {
    dump.kill();
  }
  await done;
}

const tableName = z.string().regex(/^[a-z_]+$/);

function requireRows([table, count]: [string, number]): string {
  return `do $$ begin
    if (select count(*) from public.${tableName.parse(table)}) <> ${Math.trunc(count)} then raise exception 'the backup has lost rows of ${table}'; end if;
  end $$`;
}

async function inOneTransaction(client: pg.Client, work: (tx: Tx) => Promise<void>): Promise<void> {
  await drizzle(client).transaction((tx) => work(tx));
}
