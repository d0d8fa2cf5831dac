import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** What stores are handed: a transaction, or the database itself. Stores take it as their first argument. */
export type Tx = PgDatabase<PgQueryResultHKT>;

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Runs reads without a transaction; each sees what is committed when it begins. In tests PostgreSQL refuses a `read` that writes. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one statement that writes, without a transaction: it checks what it rests on itself, and all of it holds or nothing. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction; throwing rolls back. Nothing but `tx` may be awaited inside: the embedded database has one connection. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotify` with every payload sent by `notify` on the channel, from this or another process, once the sender's transaction
   * committed, or by `tellSoon`. `onGap` is called when payloads may have been missed, so that the listener reads again. The reply stops listening.
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /** Tells listeners on the channel of what was written before, within a moment and outside of its transaction; a process that is killed meanwhile tells nothing. */
  tellSoon(channel: string, payload: string): void;
  /**
   * Gives what `work` gives, which waits for what others do with the database. Where a caller waits (`whileCallerWaits`) it throws
   * UpstreamError once the database is silent. So do `read`, `write` and `transaction`.
   */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>;
  /** The connections to a PostgreSQL server, and how many callers wait for one; the embedded database has none. */
  connections?(): { total: number; idle: number; waiting: number };
  /** Whether there was no room to write when that was last tried. */
  isFull?(): boolean;
  /** Fails when the database does not answer within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** All files of the embedded database, of a moment at which nobody writes, with what `describe` reads at that moment. They pass through memory. */
  copyFiles?<T>(describe: (tx: Tx) => Promise<T>): Promise<{ described: T; tar: Blob }>;
};

/** Rows of a hand-written statement, checked against `row`. Cast numbers and times in SQL: drivers differ on bigint and timestamptz. */
export async function queryRows<R extends z.ZodType>(tx: Tx, row: R, statement: SQL): Promise<z.infer<R>[]> {
  const result = (await tx.execute(statement)) as { rows: unknown[] };
  return result.rows.map((r) => row.parse(r));
}
