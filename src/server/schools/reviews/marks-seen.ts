import type { ClosedWhy } from '#contract/schools/review.ts';
import { z } from 'zod';
import { closedWhys } from '#contract/schools/review.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { marksSeen } from '#server/platform/database/schema/reviews.ts';
import { closedTo } from './closed-to.ts';

type Shown = { orgId: string; memberId: string; now: Date };

const closedRow = z.object({ applicant_id: z.string(), why: z.enum(closedWhys) });

/**
 * Notes that marks of these applicants are shown to a member, of each who came to a record, is open to the member, and once (rules SCHOOL-8, SCHOOL-64), and
 * gives who of them is closed to that member, as it stands after the note. Nothing of those is to be shown: whoever assigns a review holds the
 * applicant's row while looking at who may read it, so that of the two the second sees what the first did.
 */
export async function noteShown(
  tx: Tx,
  { orgId, memberId, now }: Shown,
  applicantIds: readonly string[],
): Promise<Map<string, ClosedWhy>> {
  if (applicantIds.length === 0) return new Map();
  const ids = sql.param([...applicantIds]);
  await tx.execute(sql`insert into ${marksSeen} (org_id, member_id, applicant_id, at)
    select ${orgId}, ${memberId}, a.applicant_id, ${now.toISOString()}::timestamptz from applicants a
      where a.org_id = ${orgId} and a.applicant_id = any(${ids}::text[])
        and not exists (select from marks_seen m
          where m.org_id = ${orgId} and m.member_id = ${memberId} and m.applicant_id = a.applicant_id)
        and not exists (select from ${closedTo({ orgId, memberId })} as c where c.applicant_id = a.applicant_id)
        and exists (select from sittings s join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
          where s.org_id = ${orgId} and s.applicant_id = a.applicant_id)
      order by a.applicant_id for key share of a
    on conflict do nothing`);
  const rows = await queryRows(
    tx,
    closedRow,
    sql`select c.applicant_id, c.why from ${closedTo({ orgId, memberId })} as c where c.applicant_id = any(${ids}::text[])`,
  );
  return new Map(rows.map((row) => [row.applicant_id, row.why]));
}
