import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** What a PostgreSQL server and the database of an address are, as far as the service depends on it. */
export type InspectedPostgres = {
  /** The server's version as a number, such as 150004. */
  version: number;
  /** Whether a commit is on the disk when it is acknowledged. */
  fsync: boolean;
  synchronousCommit: boolean;
  /** Whether migrations may make their tables and schemas. */
  mayCreate: boolean;
  /** How many connections the server takes. */
  connections: number;
  /** Migrations of this version that the database has not seen, and those it has seen that this version does not know. */
  pendingMigrations: number;
  unknownMigrations: number;
  /** By how much this process's clock is ahead of the server's, in milliseconds; the reply's way does not count. */
  clockAheadMs: number;
};

const patience = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 };

/** Looks at the database in a read-only transaction. Throws what the driver throws. */
export async function inspectPostgres(
  connectionString: string,
  migrationsFolder: string,
): Promise<InspectedPostgres> {
  const client = new pg.Client({ connectionString, application_name: 'hotseat-check', ...patience });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction read only');
    const askedAtMs = Date.now();
    const server = await firstRow(client, ofServer);
    const answeredAtMs = Date.now();
    const databaseMs = Number(server['now_ms']);
    const seen = await migrationsSeen(client);
    const known = knownMigrations(migrationsFolder);
    return {
      version: Number(server['version']),
      fsync: server['fsync'] === 'on',
      synchronousCommit: server['synchronous_commit'] !== 'off',
      mayCreate: server['may_create'] === true,
      connections: Number(server['connections']),
      pendingMigrations: known.filter((when) => !seen.includes(when)).length,
      unknownMigrations: seen.filter((when) => !known.includes(when)).length,
      clockAheadMs: outside(databaseMs, askedAtMs, answeredAtMs),
    };
  } finally {
    await client.end();
  }
}

const ofServer = `select current_setting('server_version_num')::int as version,
  current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
  current_setting('max_connections')::int as connections,
  has_schema_privilege(current_schema(), 'create')
    and (has_database_privilege(current_database(), 'create')
      or (select count(*) = 2 from pg_namespace where nspname in ('drizzle', 'pgboss'))) as may_create,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`;

async function firstRow(client: pg.Client, statement: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(statement);
  return rows[0] ?? {};
}

async function migrationsSeen(client: pg.Client): Promise<number[]> {
  const table = await firstRow(
    client,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (table['there'] !== true) return [];
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  return rows.map((row) => Number(row.created_at));
}

function knownMigrations(folder: string): number[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.map((entry) => entry.when);
}

/** How far a moment lies before or behind a stretch of time; 0 within it. */
function outside(momentMs: number, fromMs: number, untilMs: number): number {
  if (momentMs < fromMs) return fromMs - momentMs;
  return momentMs > untilMs ? untilMs - momentMs : 0;
}
