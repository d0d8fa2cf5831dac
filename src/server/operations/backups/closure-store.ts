import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';

/** The service is closed since a backup was restored: it holds what was known at `backupAt`. */
export type Closure = { backupAt: Date; restoredAt: Date };

/** Stands apart from the tables of the migrations, so that a backup of any age is closed in the transaction that restores it. */
export const closureSchema = 'restored';

/** What makes a restored database safe to start on: nobody is signed in, no mentor's link leads anywhere, and nobody is let in (rule BACKUP-4). */
export function closingStatements(backupAt: Date): string[] {
  return [
    'delete from public.sessions',
    'delete from public.sign_in_flows',
    whereThere('operator_sessions', 'delete from public.operator_sessions'),
    // Which of them were revoked since, the backup does not know.
    whereThere(
      'mentor_links',
      `update public.mentor_links set token_hash = null, candidate_helps = false, revoked_at = coalesce(revoked_at, clock_timestamp())
        where token_hash is not null or candidate_helps`,
    ),
    `create schema ${closureSchema}`,
    `create table ${closureSchema}.closure (backup_at timestamptz not null, restored_at timestamptz not null)`,
    `insert into ${closureSchema}.closure values ('${backupAt.toISOString()}', clock_timestamp())`,
  ];
}

/** Younger than the oldest backups, a table may not be in one. */
const whereThere = (table: string, statement: string): string =>
  `do $$ begin if to_regclass('public.${table}') is not null then ${statement}; end if; end $$`;

const row = z.object({ backup_ms: z.number(), restored_ms: z.number() });
const ms = (column: string) => sql`(extract(epoch from ${sql.identifier(column)}) * 1000)::float8`;

/** Why nobody is let in, or null while the service is open. */
export async function readClosure(tx: Tx): Promise<Closure | null> {
  const [place] = await queryRows(
    tx,
    z.object({ there: z.boolean() }),
    sql`select to_regclass(${`${closureSchema}.closure`}) is not null as there`,
  );
  if (!place?.there) return null;
  const [found] = await queryRows(
    tx,
    row,
    sql`select ${ms('backup_at')} as backup_ms, ${ms('restored_at')} as restored_ms from ${sql.raw(closureSchema)}.closure`,
  );
  return found ? { backupAt: new Date(found.backup_ms), restoredAt: new Date(found.restored_ms) } : null;
}

/** Lets people in again. */
export async function removeClosure(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(`drop schema if exists ${closureSchema} cascade`));
}
