import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import type { DatabaseContents } from './backup-manifest.ts';

/** The tables whose rows are money, or say whose it is. */
const countedTables = [
  'users',
  'orders',
  'payment_attempts',
  'refunds',
  'credit_lots',
  'ledger',
  'billing_documents',
  'audit_log',
  'interview_sessions',
];

const contents = z.object({ ms: z.number(), migrations: z.number(), newest: z.number() });

/** What a backup made in this transaction holds. */
export async function readContents(tx: Tx): Promise<DatabaseContents> {
  const [found] = await queryRows(
    tx,
    contents,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms, count(*)::int as migrations,
      coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations`,
  );
  if (!found) throw new Error('The database did not say how far its schema is.');
  const { ms, ...schema } = found;
  return { takenAt: new Date(ms).toISOString(), schema, rows: await countRows(tx, countedTables) };
}

/** How many rows each of these tables has. */
export async function countRows(tx: Tx, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const statement = sql`select count(*)::float8 as count from ${sql.identifier(table)}`;
    const [row] = await queryRows(tx, z.object({ count: z.number() }), statement);
    counts[table] = row?.count ?? 0;
  }
  return counts;
}

/** Whether somebody has used this database: a person signed in, or an operator did something. False where it has no tables yet. */
export async function isUsed(tx: Tx): Promise<boolean> {
  for (const table of ['public.users', 'public.audit_log']) {
    const [there] = await queryRows(
      tx,
      z.object({ there: z.boolean() }),
      sql`select to_regclass(${table}) is not null as there`,
    );
    if (!there?.there) continue;
    const statement = sql`select exists (select from ${sql.raw(table)}) as used`;
    const [row] = await queryRows(tx, z.object({ used: z.boolean() }), statement);
    if (row?.used) return true;
  }
  return false;
}

/** Whether tables of something else stand where ours would be put. */
export async function isForeign(tx: Tx): Promise<boolean> {
  const [row] = await queryRows(
    tx,
    z.object({ foreign: z.boolean() }),
    sql`select to_regclass('drizzle.__drizzle_migrations') is null
      and exists (select from pg_tables where schemaname = 'public') as foreign`,
  );
  return row?.foreign ?? true;
}
