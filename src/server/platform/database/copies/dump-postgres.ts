import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';
import { databaseError } from '../../start-error.ts';
import type { Tx } from '../database.ts';
import { everyOrganisation } from '../organisation-scope.ts';
import { findPostgresPrograms, untilEnded } from './postgres-programs.ts';

/** Rows that are of no use in another time: who was signed in, who was signing in, who called how often. */
const leftOut = ['sessions', 'operator_sessions', 'sign_in_flows', 'call_counts'];

type Dump<D, S> = {
  connectionString: string;
  /** Where programs are looked for: the environment's PATH. */
  searchPath: string;
  /** A schema that is no part of the data. */
  exceptSchema: string;
  /** Reads what the copy is to be described by, of the very moment the copy is of. */
  describe: (tx: Tx) => Promise<D>;
  store: (described: D, dump: Readable) => Promise<S>;
};

/**
 * Copies a database of a PostgreSQL server by pg_dump, in its custom format, beside everything that goes on in it. Gives what was described and
 * stored. Throws StartError when the server cannot be reached, BackupProblem when the programs are missing or fail.
 */
export async function dumpPostgres<D, S>(options: Dump<D, S>): Promise<{ described: D; stored: S }> {
  const { connectionString } = options;
  const client = new pg.Client({ connectionString, application_name: 'hotseat-backup' });
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw databaseError(cause);
  });
  try {
    const programs = await findPostgresPrograms(
      await serverMajor(client),
      connectionString,
      options.searchPath,
    );
    await client.query('begin isolation level repeatable read read only');
    await client.query('select set_config($1, $2, true)', [everyOrganisation.name, everyOrganisation.value]);
    const described = await options.describe(drizzle(client));
    const snapshot = await one(client, z.object({ id: z.string() }), 'select pg_export_snapshot() as id');
    const dump = programs.start('pg_dump', [
      '--format=custom',
      '--enable-row-security',
      `--snapshot=${snapshot.id}`,
      '--no-owner',
      '--no-privileges',
      `--exclude-schema=${options.exceptSchema}`,
      ...leftOut.map((table) => `--exclude-table-data=public.${table}`),
    ]);
    const ended = untilEnded(dump, 'pg_dump');
    ended.catch(() => undefined);
    try {
      // What pg_dump wrote before it failed must never look like a whole dump: its end is part of what is stored.
      const stored = await options.store(described, endingWith(dump.stdout, ended));
      return { described, stored };
    } finally {
      dump.kill();
    }
  } finally {
    await client.end();
  }
}

function endingWith(chunks: Readable, ended: Promise<void>): Readable {
  const whole = async function* (): AsyncGenerator {
    yield* chunks;
    await ended;
  };
  return Readable.from(whole());
}

/** The server's major version, such as 15. */
export async function serverMajor(client: pg.Client): Promise<number> {
  const version = z.object({ server_version_num: z.coerce.number() });
  return Math.floor((await one(client, version, 'show server_version_num')).server_version_num / 10_000);
}

async function one<R extends z.ZodType>(client: pg.Client, row: R, statement: string): Promise<z.infer<R>> {
  return row.parse((await client.query(statement)).rows[0]);
}
