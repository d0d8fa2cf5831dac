import { z } from 'zod';
import { mayActInSchool, schoolRoles } from '#contract/schools/roles.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { joinByHash } from '#server/platform/database/join-by-hash.ts';
import { and, asc, eq, inArray, isNull, sql } from '#server/platform/database/query.ts';
import { orgMembers } from '#server/platform/database/schema/organisations.ts';
import { reviews } from '#server/platform/database/schema/reviews.ts';
import { isOfNothing, isOwed, programmeOf, stands } from './owed.ts';

const pageSize = 50;

/** A sitting that came to a record, and so can be reviewed. */
const reviewable = z.object({
  sitting_id: z.string(),
  applicant_id: z.string(),
  name: z.string(),
  programme_id: z.string(),
  finished_ms: z.number(),
  topics: z.array(z.enum(topicIds)),
});

const finishedOf = (orgId: string, intakeId: string) => sql`
  from sittings s
  join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
  join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
  where s.org_id = ${orgId} and a.intake_id = ${intakeId} and s.finished_at is not null`;

const columns = sql`s.sitting_id, a.applicant_id, a.name,
  (select i.programme_id from intakes i where i.org_id = a.org_id and i.intake_id = a.intake_id) as programme_id,
  (extract(epoch from s.finished_at) * 1000)::float8 as finished_ms,
  (select jsonb_path_query_array(u.rules, '$.topics[*].topicId') from scenario_versions u
    where u.org_id = s.org_id and u.scenario_id = s.scenario_id and u.version = s.version) as topics`;

/** A page of the finished sittings of a season, finished longest ago first, after the sitting `after`. */
export async function listFinished(tx: Tx, orgId: string, intakeId: string, after: string | undefined) {
  const from = after
    ? sql`and (s.finished_at, s.sitting_id) > (select x.finished_at, x.sitting_id from sittings x where x.org_id = ${orgId} and x.sitting_id = ${after})`
    : sql``;
  await joinByHash(tx);
  const rows = await queryRows(
    tx,
    reviewable,
    sql`select ${columns} ${finishedOf(orgId, intakeId)} ${from} order by s.finished_at, s.sitting_id limit ${pageSize + 1}`,
  );
  return { rows: rows.slice(0, pageSize), more: rows.length > pageSize };
}

/** All finished sittings of a season, or those of them in `sittingIds`, oldest first; `most` at most. */
export async function findFinished(
  tx: Tx,
  {
    orgId,
    intakeId,
    sittingIds,
    most,
  }: { orgId: string; intakeId: string; sittingIds?: string[] | undefined; most: number },
) {
  const only = sittingIds ? sql`and s.sitting_id in ${sittingIds}` : sql``;
  return queryRows(
    tx,
    reviewable,
    sql`select ${columns} ${finishedOf(orgId, intakeId)} ${only} order by s.finished_at, s.sitting_id limit ${most}`,
  );
}

/** The topics of the scenarios that the finished sittings of a season were held under, in the order of the mark sheet. */
export async function listTopics(tx: Tx, orgId: string, intakeId: string): Promise<TopicId[]> {
  await joinByHash(tx);
  const rows = await queryRows(
    tx,
    z.object({ topic_id: z.enum(topicIds) }),
    sql`select distinct jsonb_array_elements(u.rules -> 'topics') ->> 'topicId' as topic_id from scenario_versions u
      where u.org_id = ${orgId} and (u.scenario_id, u.version) in (select s.scenario_id, s.version ${finishedOf(orgId, intakeId)})`,
  );
  const found = new Set(rows.map((row) => row.topic_id));
  return topicIds.filter((topicId) => found.has(topicId));
}

const reviewing = schoolRoles.filter((role) => mayActInSchool(role, 'review'));

/** A review that nobody began may be taken back, and so may what waits for marks that nobody can give, and the draft of somebody who reviews no more, or nothing of its programme (rule SCHOOL-58). */
const mayTakeBack = (
  orgId: string,
) => sql<boolean>`(not reviews.conflict and (reviews.state = 'assigned' or ${isOfNothing(sql`reviews`)} or reviews.state = 'draft'
  and not exists (select from org_members m where m.org_id = ${orgId} and m.member_id = reviews.member_id
    and m.removed_at is null and m.role in ${reviewing}
    and (m.programme_ids = '[]'::jsonb or m.programme_ids @> jsonb_build_array(${programmeOf(sql`reviews`)})))))`;

/** The reviews of these sittings with who has them. */
export async function listReviewsOf(tx: Tx, orgId: string, sittingIds: readonly string[]) {
  if (sittingIds.length === 0) return [];
  return tx
    .select({
      review: reviews,
      name: orgMembers.name,
      mayTakeBack: mayTakeBack(orgId),
      stands: sql<boolean>`${stands(sql`reviews`)}`,
    })
    .from(reviews)
    .innerJoin(
      orgMembers,
      and(eq(orgMembers.orgId, reviews.orgId), eq(orgMembers.memberId, reviews.memberId)),
    )
    .where(and(eq(reviews.orgId, orgId), inArray(reviews.sittingId, [...sittingIds])))
    .orderBy(asc(reviews.assignedAt), asc(reviews.reviewId));
}

/** What the reviews of a season come to. */
export async function totalReviews(tx: Tx, orgId: string, intakeId: string) {
  const row = z.object({
    sittings: z.number(),
    assigned: z.number(),
    submitted: z.number(),
    without: z.number(),
  });
  await joinByHash(tx);
  const [totals] = await queryRows(
    tx,
    row,
    sql`with given as (
        select v.sitting_id, count(*) as assigned, count(*) filter (where v.state = 'submitted') as submitted
          from reviews v where v.org_id = ${orgId} and ${stands(sql`v`)} group by v.sitting_id)
      select count(*)::int as sittings, coalesce(sum(g.assigned), 0)::int as assigned, coalesce(sum(g.submitted), 0)::int as submitted,
          (count(*) filter (where g.sitting_id is null))::int as without
        from (select s.sitting_id ${finishedOf(orgId, intakeId)}) as f left join given g on g.sitting_id = f.sitting_id`,
  );
  return totals ?? { sittings: 0, assigned: 0, submitted: 0, without: 0 };
}

/** Members of the school, or those among `memberIds`, by name, with how many reviews they have not submitted. */
export async function findReviewers(tx: Tx, orgId: string, memberIds?: readonly string[]) {
  // Of one table drizzle selects columns by their bare names, and `reviews` has a `member_id` of its own.
  const open = sql<number>`(select count(*)::int from reviews v where v.org_id = ${orgId} and v.member_id = org_members.member_id
    and ${isOwed(sql`v`)})`;
  return tx
    .select({
      memberId: orgMembers.memberId,
      name: orgMembers.name,
      role: orgMembers.role,
      programmeIds: orgMembers.programmeIds,
      open,
    })
    .from(orgMembers)
    .where(
      and(
        eq(orgMembers.orgId, orgId),
        memberIds ? inArray(orgMembers.memberId, [...memberIds]) : undefined,
        isNull(orgMembers.removedAt),
      ),
    )
    .orderBy(asc(orgMembers.name), asc(orgMembers.memberId));
}

/** Takes a review back, where it may be; whether it did. */
export async function deleteAssigned(tx: Tx, orgId: string, reviewId: string): Promise<boolean> {
  const rows = await tx
    .delete(reviews)
    .where(and(eq(reviews.orgId, orgId), eq(reviews.reviewId, reviewId), mayTakeBack(orgId)))
    .returning({ reviewId: reviews.reviewId });
  return rows.length > 0;
}
