import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';

const used = z.object({
  org_id: z.string(),
  slug: z.string(),
  name: z.string(),
  month: z.string(),
  sittings: z.coerce.number().int(),
  seats: z.coerce.number().int(),
});

/** The first moment in India of the month that is so many months back, this one counted. */
export function firstOfMonths(now: Date, months: number): Date {
  const inIndia = new Date(now.getTime() + 330 * 60_000);
  const first = Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth() - (months - 1), 1);
  return new Date(first - 330 * 60_000);
}

/**
 * Sittings of applicants by school and month in India, oldest month first: those that started in it, and the seats of those that ended in it. Only
 * across organisations.
 */
export async function countByMonth(tx: Tx, since: Date) {
  const from = sql`${since.toISOString()}::timestamptz`;
  const rows = await queryRows(
    tx,
    used,
    sql`with counted as (
        select org_id, started_at as at, 1 as sittings, 0 as seats from sittings
          where invitation_id is not null and seat is not null and started_at >= ${from}
        union all
        select org_id, finished_at, 0, 1 from sittings where seat = 'used' and finished_at >= ${from})
      select o.org_id, o.slug, o.name, to_char(c.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
        sum(c.sittings) as sittings, sum(c.seats) as seats
      from counted c join organisations o on o.org_id = c.org_id
      group by o.org_id, o.slug, o.name, month order by month, o.slug`,
  );
  return rows.map(({ org_id, ...row }) => ({ orgId: org_id, ...row }));
}
