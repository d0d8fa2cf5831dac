import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { UpstreamError } from '../refusal.ts';
import { databaseError } from '../start-error.ts';
import { databaseProblem, orTellAway } from './database-problem.ts';
import { DatabasePulse, type PulseLimits } from './database-pulse.ts';
import type { Database, Tx } from './database.ts';
import { DatabaseRoom, writeTrial } from './database-room.ts';
import { readyWalledRole } from './organisation-scope.ts';
import { planOnce } from './plan-once.ts';
import { SoonTold } from './soon-told.ts';
import { timeStatements } from './time-statements.ts';
import { insideTransaction, refuseNesting } from './call-context.ts';

const migrationLockKey = 7_305_501;
const relistenMs = 1_000;

/** News change nothing that must be on the disk. */
const tellNews = `select pg_notify(channel, payload), set_config('synchronous_commit', 'off', true)
  from unnest($1::text[], $2::text[]) as news (channel, payload)`;

/**
 * How long any call waits for a connection, a lock, a statement, and an answer at all. Where a person waits and the database is silent the
 * pulse ends it sooner.
 */
const patience = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 8_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
};

/** A PostgreSQL server. Migrations run under an advisory lock, so that several processes may start at once. Throws StartError when it cannot be reached. */
export async function openPostgresDatabase(
  connectionString: string,
  migrationsFolder: string,
  onError: (error: Error) => void,
  onStatement: (seconds: number) => void = () => undefined,
  pulseLimits?: PulseLimits,
): Promise<Database> {
  await migrateUnderLock(connectionString, migrationsFolder, onError);
  const pool = new pg.Pool({ connectionString, max: 10, application_name: 'hotseat', ...patience });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // While it is checked out the pool does not listen, and an error nobody listens to ends the process. What ran on it fails by itself.
    client.on('error', () => undefined);
    timeStatements(client, onStatement);
    planOnce(client);
  });
  const orm = drizzle(pool);
  const pulse = new DatabasePulse(connectionString, pulseLimits);
  const room = new DatabaseRoom(() => pool.query(writeTrial));
  const told = <T>(work: () => Promise<T>): Promise<T> => {
    refuseNesting();
    const done = orTellAway(work);
    done.catch((error: unknown) => room.heard(error));
    return done;
  };
  const alone = <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    told(() => onOwnConnection(pool, pulse, work));
  const soonTold = new SoonTold((channels, payloads) => pool.query(tellNews, [channels, payloads]), onError);
  const listeners = new Set<Listener>();
  return {
    kind: 'postgres',
    read: (work) => told(() => pulse.whileAnswering(() => work(orm))),
    write: (work) => alone((client) => work(drizzle(client))),
    transaction: (work) =>
      alone((client) =>
        drizzle(client).transaction((given) => {
          const tx = given as unknown as Tx;
          return insideTransaction(tx, () => work(tx));
        }),
      ),
    whileAnswering: (work) => pulse.whileAnswering(work),
    listen: async (channel, onNotify, onGap) => {
      const listener = new Listener(connectionString, channel, onNotify, onGap, onError);
      listeners.add(listener);
      await listener.connect();
      return async () => {
        listeners.delete(listener);
        await listener.close();
      };
    },
    tellSoon: (channel, payload) => soonTold.tell(channel, payload),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isFull: () => room.isFull,
    ping: () => pulse.ask(),
    close: async () => {
      await soonTold.flush();
      pulse.close();
      room.close();
      await Promise.all([...listeners].map((l) => l.close()));
      await pool.end();
    },
  };
}

/**
 * Does `work` on a connection of its own, which goes back whatever fails, and is thrown away when the database was lost on it: drizzle's own
 * transaction on a pool keeps one for ever that fails to begin. A caller who is told that the database is silent takes the connection along:
 * what was not committed by then never is, so that only a commit under way leaves open what became of it.
 */
async function onOwnConnection<T>(
  pool: pg.Pool,
  pulse: DatabasePulse,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let connecting: Promise<pg.PoolClient> | null = null;
  const client = await pulse
    .whileAnswering(() => (connecting = pool.connect()))
    .catch((error: unknown) => {
      connecting?.then(
        (late) => late.release(),
        () => undefined,
      );
      throw error;
    });
  let isLost = false;
  try {
    return await pulse.whileAnswering(() => work(client));
  } catch (error) {
    isLost = error instanceof UpstreamError || (databaseProblem(error, true)?.away ?? false);
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** Waiting for another process that migrates, and migrating, may take long: this connection has none of the pool's limits. */
async function migrateUnderLock(
  connectionString: string,
  migrationsFolder: string,
  onError: (error: Error) => void,
): Promise<void> {
  const migrateAll = async (
    client: pg.Client,
    migrated: (folder: string) => Promise<void>,
  ): Promise<void> => {
    await migrated(migrationsFolder);
    await client.query(readyWalledRole);
  };
  await migrateLocked(connectionString, 'hotseat-migrate', migrateAll, onError);
}

/**
 * Does `work` while no other process migrates this database or begins to serve on it: each migrates under the same lock first. `migrated`
 * brings the schema up to date. Throws StartError when the server cannot be reached.
 */
export async function migrateLocked(
  connectionString: string,
  applicationName: string,
  work: (client: pg.Client, migrated: (migrationsFolder: string) => Promise<void>) => Promise<void>,
  onError: (error: Error) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience.connectionTimeoutMillis,
    application_name: applicationName,
  });
  client.on('error', onError);
  await client.connect().catch((cause: unknown) => {
    throw databaseError(cause);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await work(client, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
    await client.query('select pg_advisory_unlock($1)', [migrationLockKey]);
  } finally {
    await client.end();
  }
}

/** One connection that listens on one channel and comes back after the server did. */
class Listener {
  #client: pg.Client | null = null;
  #closed = false;
  #retry: NodeJS.Timeout | null = null;
  readonly #connectionString: string;
  readonly #channel: string;
  readonly #onNotify: (payload: string) => void;
  readonly #onGap: () => void;
  readonly #onError: (error: Error) => void;

  constructor(
    connectionString: string,
    channel: string,
    onNotify: (payload: string) => void,
    onGap: () => void,
    onError: (error: Error) => void,
  ) {
    this.#connectionString = connectionString;
    this.#channel = channel;
    this.#onNotify = onNotify;
    this.#onGap = onGap;
    this.#onError = onError;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      application_name: 'hotseat-listen',
    });
    client.on('notification', (m) => this.#onNotify(m.payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
    this.#client = client;
  }

  #lost(client: pg.Client, error: Error | null): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    if (error) this.#onError(error);
    client.end().catch(() => undefined);
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    this.#retry = setTimeout(() => {
      this.connect().then(
        () => this.#onGap(),
        () => {
          if (!this.#closed) this.#scheduleReconnect();
        },
      );
    }, relistenMs);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
  }
}
