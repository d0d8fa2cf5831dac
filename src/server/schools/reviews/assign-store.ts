import { z } from 'zod';
import type { TopicId } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/query.ts';
import { stands } from './owed.ts';

/** Rows of one statement. */
const rowsAtOnce = 500;

/** What is assigned at once: whole sittings, or topics of them. */
type Kind = 'whole' | 'topics';

type Asked = { orgId: string; sittingIds: readonly string[]; kind: Kind };

/**
 * Who may be given no review of which sitting (rule SCHOOL-58): members who know its applicant, were shown marks of them or submitted a review of
 * them, and members on whose desk it is whole, or by topics where it is to be read whole. Columns `sitting_id` and `member_id`.
 */
const barred = ({ orgId, sittingIds, kind }: Asked): SQL => sql`(
  select s.sitting_id, x.member_id from sittings s join (
      select c.applicant_id, c.member_id from review_conflicts c where c.org_id = ${orgId}
      union all select m.applicant_id, m.member_id from marks_seen m where m.org_id = ${orgId}
      union all select o.applicant_id, v.member_id from reviews v
        join sittings o on o.org_id = v.org_id and o.sitting_id = v.sitting_id
        where v.org_id = ${orgId} and v.state = 'submitted' and not v.conflict) as x on x.applicant_id = s.applicant_id
    where s.org_id = ${orgId} and s.sitting_id = any(${sql.param([...sittingIds])}::text[])
  union select v.sitting_id, v.member_id from reviews v
    where v.org_id = ${orgId} and v.sitting_id = any(${sql.param([...sittingIds])}::text[]) and ${stands(sql`v`)}
      and (v.topic_id is null or ${kind === 'whole'}))`;

const barredRow = z.object({ sitting_id: z.string(), member_id: z.string() });

/**
 * Holds the applicants of these sittings until the end of the transaction, in one order: of an assignment and a look at marks of the same
 * applicant, the second sees what the first did.
 */
export async function lockApplicantsOf(tx: Tx, orgId: string, sittingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select a.applicant_id from applicants a where a.org_id = ${orgId} and a.applicant_id in (
      select s.applicant_id from sittings s where s.org_id = ${orgId} and s.sitting_id = any(${sql.param([...sittingIds])}::text[]))
    order by a.applicant_id for update of a`);
}

/** Who may be given no review of which of these sittings. */
export async function listBarred(tx: Tx, asked: Asked) {
  return queryRows(tx, barredRow, sql`select b.sitting_id, b.member_id from ${barred(asked)} as b`);
}

type NewReview = {
  orgId: string;
  reviewId: string;
  sittingId: string;
  memberId: string;
  topicId: TopicId | null;
  isAppeal: boolean;
  assignedBy: string;
  assignedAt: Date;
};

/** Puts reviews of whole sittings, or of topics, on desks: of what the sitting had, and of nobody's who may not be given it. Gives how many were put. */
export async function insertReviews(tx: Tx, rows: readonly NewReview[]): Promise<number> {
  let added = 0;
  for (const kind of ['whole', 'topics'] as const) {
    const of = rows.filter(({ topicId }) => (topicId === null) === (kind === 'whole'));
    for (let at = 0; at < of.length; at += rowsAtOnce)
      added += await insertSome(tx, kind, of.slice(at, at + rowsAtOnce));
  }
  return added;
}

async function insertSome(tx: Tx, kind: Kind, rows: readonly NewReview[]): Promise<number> {
  const orgId = rows[0]?.orgId ?? '';
  const sittingIds = [...new Set(rows.map(({ sittingId }) => sittingId))];
  const put = await queryRows(
    tx,
    z.object({ review_id: z.string() }),
    sql`insert into reviews (org_id, review_id, sitting_id, member_id, topic_id, state, is_appeal, assigned_by, assigned_at)
      select ${orgId}, w."reviewId", w."sittingId", w."memberId", w."topicId", 'assigned', w."isAppeal", w."assignedBy", w."assignedAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w("reviewId" text, "sittingId" text, "memberId" text, "topicId" text,
        "isAppeal" boolean, "assignedBy" text, "assignedAt" timestamptz)
      join sittings s on s.org_id = ${orgId} and s.sitting_id = w."sittingId"
      join scenario_versions u on u.org_id = s.org_id and u.scenario_id = s.scenario_id and u.version = s.version
      where (w."topicId" is null or u.rules -> 'topics' @> jsonb_build_array(jsonb_build_object('topicId', w."topicId")))
        and (w."sittingId", w."memberId") not in (select b.sitting_id, b.member_id from ${barred({ orgId, sittingIds, kind })} as b)
      on conflict do nothing returning review_id`,
  );
  return put.length;
}
