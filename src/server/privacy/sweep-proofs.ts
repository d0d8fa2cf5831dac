import { z } from 'zod';
import { type DataClass, retention } from '#contract/retention.ts';
import { deletionDue } from '#core/privacy/deletion-due.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/query.ts';
import type { Parts } from '#server/platform/parts.ts';

const row = z.object({ key: z.string(), endedMs: z.number() });
const batch = 1_000;

const monthsOf = (dataClass: DataClass): number => retention[dataClass].period?.count ?? 0;

/** Consents that ended, withdrawn, replaced by a newer one, or with their account; of those given so long ago that they may be over. */
const endedConsents = (now: Date): SQL => sql`
  select id as key, (extract(epoch from ended) * 1000)::float8 as "endedMs" from (
    select c.id, coalesce(
      c.withdrawn_at,
      (select min(n.given_at) from consents n where n.uid = c.uid and n.purpose = c.purpose and n.given_at > c.given_at),
      (select d.erased_at from account_deletions d where d.uid = c.uid)
    ) as ended from consents c
    where c.given_at <= ${now.toISOString()}::timestamptz - make_interval(months => ${monthsOf('consents')})
  ) c where ended is not null`;

const endedGrievances = sql`
  select number::text as key, (extract(epoch from closed_at) * 1000)::float8 as "endedMs" from grievances
  where closed_at is not null`;

/** Deletes what is kept as proof once the retention table says that its time is over (rule DATA-1). Replies how much of each. */
export async function sweepProofs({
  database,
  clock,
}: Pick<Parts, 'database' | 'clock'>): Promise<{ consents: number; grievances: number }> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const consents = await due(tx, 'consents', endedConsents(now), sql`ended`, now);
    for (const key of consents) await tx.execute(sql`delete from consents where id = ${key}`);
    const grievances = await due(tx, 'grievances', endedGrievances, sql`closed_at`, now);
    for (const key of grievances) await tx.execute(sql`delete from grievances where number = ${key}::int`);
    return { consents: consents.length, grievances: grievances.length };
  });
}

async function due(tx: Tx, dataClass: DataClass, ended: SQL, column: SQL, now: Date): Promise<string[]> {
  const months = monthsOf(dataClass);
  const over = sql`${ended} and ${column} + make_interval(months => ${months}) <= ${now.toISOString()}::timestamptz`;
  const rows = await queryRows(tx, row, sql`${over} order by ${column} limit ${batch}`);
  return rows
    .filter(({ endedMs }) => {
      const day = deletionDue(dataClass, { since: new Date(endedMs), purchasedAt: null });
      return day !== null && day <= now;
    })
    .map(({ key }) => key);
}
