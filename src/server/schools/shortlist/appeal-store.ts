import { z } from 'zod';
import { unfitWhys } from '#contract/schools/shortlist.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/query.ts';

const reviewsOfA = (orgId: string): SQL => sql`select from reviews v
  join sittings s on s.org_id = v.org_id and s.sitting_id = v.sitting_id
  where v.org_id = ${orgId} and s.applicant_id = a.applicant_id and v.is_appeal and not v.conflict`;

/** Whether somebody has an appeal of the applicant `a` to read. */
export const appealIsRead = (orgId: string): SQL =>
  sql`exists (${reviewsOfA(orgId)} and v.state <> 'submitted')`;

/**
 * Whether an appeal of the applicant `a` is open and not read: somebody has it to read, or nobody has read it since it was opened, whoever it was
 * taken from (rule SCHOOL-64). Where no record is left there is nothing to read.
 */
export const appealWaits = (orgId: string): SQL => sql`(
  exists (select from sittings s join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
    where s.org_id = ${orgId} and s.applicant_id = a.applicant_id)
  and (${appealIsRead(orgId)} or exists (
    select from decisions d where d.org_id = ${orgId} and d.applicant_id = a.applicant_id and d.is_appeal
      and not exists (${reviewsOfA(orgId)} and v.state = 'submitted' and v.assigned_at >= d.at))))`;

/** Holds an undecided applicant's row while readers of the appeal are named; whether an appeal of theirs waits. */
export async function lockAppealed(
  tx: Tx,
  { orgId, intakeId, applicantId }: { orgId: string; intakeId: string; applicantId: string },
): Promise<boolean> {
  const row = z.object({ applicant_id: z.string() });
  await queryRows(
    tx,
    row,
    sql`select applicant_id from applicants where org_id = ${orgId} and applicant_id = ${applicantId} for update`,
  );
  const rows = await queryRows(
    tx,
    row,
    sql`select a.applicant_id from applicants a where a.org_id = ${orgId} and a.intake_id = ${intakeId}
      and a.applicant_id = ${applicantId} and a.status = 'undecided' and ${appealWaits(orgId)}`,
  );
  return rows.length > 0;
}

const unfitRow = z.object({ applicant_id: z.string(), member_id: z.string(), why: z.enum(unfitWhys) });

/** Who may read no appeal of these applicants, each with the first of the reasons that hold (rule SCHOOL-64). */
export async function listUnfit(tx: Tx, orgId: string, applicantIds: readonly string[]) {
  const ids = [...applicantIds];
  return queryRows(
    tx,
    unfitRow,
    sql`select distinct on (applicant_id, member_id) applicant_id, member_id, why from (
        select d.applicant_id, d.member_id, 'decided' as why, 1 as place from decisions d
          where d.org_id = ${orgId} and d.applicant_id in ${ids}
        union all select s.applicant_id, v.member_id, 'read', 2 from reviews v
          join sittings s on s.org_id = v.org_id and s.sitting_id = v.sitting_id
          where v.org_id = ${orgId} and s.applicant_id in ${ids} and not v.conflict
        union all select c.applicant_id, c.member_id, 'known', 0 from review_conflicts c
          where c.org_id = ${orgId} and c.applicant_id in ${ids}
        union all select m.applicant_id, m.member_id, 'seen', 3 from marks_seen m
          where m.org_id = ${orgId} and m.applicant_id in ${ids}) as each_one
      order by applicant_id, member_id, place`,
  );
}
