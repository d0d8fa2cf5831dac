import { z } from 'zod';
import type { DeskState, ReviewMarks } from '#contract/schools/review.ts';
import type { Recommendation, ReviewState } from '#contract/schools/states.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, ne, type SQL, sql } from '#server/platform/database/query.ts';
import { intakes, orgMembers, programmes } from '#server/platform/database/schema/organisations.ts';
import { reviewConflicts, reviews, reviewSubmissions } from '#server/platform/database/schema/reviews.ts';
import { scenarioVersions } from '#server/platform/database/schema/scenarios.ts';
import { applicants, sittingRecords, sittings } from '#server/platform/database/schema/sittings.ts';
import { programmeOf, stands } from './owed.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type DeskRow = {
  review: ReviewRow;
  applicantId: string;
  applicantName: string;
  programmeId: string;
  programmeName: string;
  intakeName: string;
};

const pageSize = 50;

/** Whose desk it is, and the programmes they see, [] being all of the school's. */
type Owner = { orgId: string; memberId: string; programmeIds: readonly string[] };

/** Whether the review `v` stands on its member's desk: of a programme out of their sight there is none (rule SCHOOL-58). */
const isOnDesk = ({ programmeIds }: Pick<Owner, 'programmeIds'>, v: SQL): SQL =>
  programmeIds.length === 0
    ? stands(v)
    : sql`(${stands(v)} and ${programmeOf(v)} = any(${sql.param([...programmeIds])}::text[]))`;

const deskColumns = {
  review: reviews,
  applicantId: applicants.applicantId,
  applicantName: applicants.name,
  programmeId: programmes.programmeId,
  programmeName: programmes.name,
  intakeName: intakes.name,
};

const desk = (tx: Tx) =>
  tx
    .select(deskColumns)
    .from(reviews)
    .innerJoin(sittings, and(eq(sittings.orgId, reviews.orgId), eq(sittings.sittingId, reviews.sittingId)))
    .innerJoin(
      applicants,
      and(eq(applicants.orgId, sittings.orgId), eq(applicants.applicantId, sittings.applicantId)),
    )
    .innerJoin(intakes, and(eq(intakes.orgId, applicants.orgId), eq(intakes.intakeId, applicants.intakeId)))
    .innerJoin(
      programmes,
      and(eq(programmes.orgId, intakes.orgId), eq(programmes.programmeId, intakes.programmeId)),
    );

/** A page of a member's own reviews, those assigned longest ago first, after the review `after`; conflicts, what is of no topic of theirs, and what is out of their sight are off it. */
export async function listOwn(
  tx: Tx,
  who: Owner,
  { state, after }: { state?: DeskState | undefined; after?: string | undefined },
): Promise<{ rows: DeskRow[]; more: boolean }> {
  const { orgId, memberId } = who;
  const rows = await desk(tx)
    .where(
      and(
        eq(reviews.orgId, orgId),
        eq(reviews.memberId, memberId),
        isOnDesk(who, sql`reviews`),
        state === 'waiting' ? ne(reviews.state, 'submitted') : state ? eq(reviews.state, state) : undefined,
        after
          ? sql`(${reviews.assignedAt}, ${reviews.reviewId}) > (select r.assigned_at, r.review_id from reviews r
              where r.org_id = ${orgId} and r.review_id = ${after})`
          : undefined,
      ),
    )
    .orderBy(asc(reviews.assignedAt), asc(reviews.reviewId))
    .limit(pageSize + 1);
  return { rows: rows.slice(0, pageSize), more: rows.length > pageSize };
}

/** How many reviews a member has on their desk in each state. */
export async function countOwn(tx: Tx, who: Owner): Promise<Record<ReviewState, number>> {
  const { orgId, memberId } = who;
  const row = z.object({ assigned: z.number(), draft: z.number(), submitted: z.number() });
  const [counts] = await queryRows(
    tx,
    row,
    sql`select (count(*) filter (where state = 'assigned'))::int as assigned, (count(*) filter (where state = 'draft'))::int as draft,
      (count(*) filter (where state = 'submitted'))::int as submitted
      from reviews v where v.org_id = ${orgId} and v.member_id = ${memberId} and ${isOnDesk(who, sql`v`)}`,
  );
  return counts ?? { assigned: 0, draft: 0, submitted: 0 };
}

/** A member's own review with what is shown of its applicant; null when it is another's, unknown, a conflict, of nothing or out of their sight. */
export async function findOwn(tx: Tx, who: Owner & { reviewId: string }): Promise<DeskRow | null> {
  const { orgId, memberId, reviewId } = who;
  const [row] = await desk(tx).where(
    and(
      eq(reviews.orgId, orgId),
      eq(reviews.reviewId, reviewId),
      eq(reviews.memberId, memberId),
      isOnDesk(who, sql`reviews`),
    ),
  );
  return row ?? null;
}

/** The programme a review belongs to, whoever's it is; null when there is no such review. */
export async function findProgrammeOf(tx: Tx, orgId: string, reviewId: string): Promise<string | null> {
  const [row] = await desk(tx).where(and(eq(reviews.orgId, orgId), eq(reviews.reviewId, reviewId)));
  return row?.programmeId ?? null;
}

/** The sitting of a review with its record and scenario; null while it has no record. */
export async function findReviewed(tx: Tx, orgId: string, sittingId: string) {
  const [row] = await tx
    .select({ sitting: sittings, record: sittingRecords, rules: scenarioVersions.rules })
    .from(sittings)
    .innerJoin(
      sittingRecords,
      and(eq(sittingRecords.orgId, sittings.orgId), eq(sittingRecords.sittingId, sittings.sittingId)),
    )
    .innerJoin(
      scenarioVersions,
      and(
        eq(scenarioVersions.orgId, sittings.orgId),
        eq(scenarioVersions.scenarioId, sittings.scenarioId),
        eq(scenarioVersions.version, sittings.version),
      ),
    )
    .where(and(eq(sittings.orgId, orgId), eq(sittings.sittingId, sittingId)));
  return row ?? null;
}

/** Notes that a review was looked at, the first time. */
export async function markOpened(tx: Tx, orgId: string, reviewId: string, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ openedAt: now })
    .where(and(eq(reviews.orgId, orgId), eq(reviews.reviewId, reviewId), sql`${reviews.openedAt} is null`));
}

type Written = {
  orgId: string;
  memberId: string;
  reviewId: string;
  revision: number;
  marks: ReviewMarks;
  recommendation: Recommendation | null;
  note: string;
};

/**
 * Writes over a review, once a revision: `from` are the states it may be in, `to` the one it is then in. False when it stands at another
 * revision or in another state, is another member's, or was declared a conflict.
 */
export async function writeReview(
  tx: Tx,
  written: Written,
  { from, to, now }: { from: readonly ReviewState[]; to: ReviewState; now: Date },
): Promise<boolean> {
  const { orgId, memberId, reviewId, revision, marks, recommendation, note } = written;
  const rows = await tx
    .update(reviews)
    .set({
      marks,
      recommendation,
      note,
      state: to,
      revision: revision + 1,
      ...(to === 'submitted' ? { submittedAt: now } : {}),
    })
    .where(
      and(
        eq(reviews.orgId, orgId),
        eq(reviews.reviewId, reviewId),
        eq(reviews.memberId, memberId),
        eq(reviews.revision, revision),
        eq(reviews.conflict, false),
        sql`${reviews.state} in ${[...from]}`,
      ),
    )
    .returning({ reviewId: reviews.reviewId });
  return rows.length > 0;
}

/** Keeps what a review said when it was submitted, or changed after it. */
export async function insertSubmission(
  tx: Tx,
  row: Omit<typeof reviewSubmissions.$inferInsert, 'number'>,
): Promise<void> {
  const { orgId, reviewId } = row;
  const next = sql`(select coalesce(max(number), 0) + 1 from review_submissions where org_id = ${orgId} and review_id = ${reviewId})`;
  await tx.insert(reviewSubmissions).values({ ...row, number: next });
}

export async function listSubmissions(tx: Tx, orgId: string, reviewId: string) {
  return tx
    .select()
    .from(reviewSubmissions)
    .where(and(eq(reviewSubmissions.orgId, orgId), eq(reviewSubmissions.reviewId, reviewId)))
    .orderBy(asc(reviewSubmissions.number));
}

/** Submitted reviews of a sitting by others than this one. Only for who submitted their own (rule SCHOOL-8). */
export async function listOthers(tx: Tx, { orgId, sittingId, reviewId }: ReviewRow) {
  return tx
    .select({ review: reviews, name: orgMembers.name })
    .from(reviews)
    .innerJoin(
      orgMembers,
      and(eq(orgMembers.orgId, reviews.orgId), eq(orgMembers.memberId, reviews.memberId)),
    )
    .where(
      and(
        eq(reviews.orgId, orgId),
        eq(reviews.sittingId, sittingId),
        eq(reviews.state, 'submitted'),
        ne(reviews.reviewId, reviewId),
      ),
    )
    .orderBy(asc(reviews.submittedAt), asc(reviews.reviewId));
}

/** Takes a review off its member's desk because the two know each other, once and before it is submitted, and all others of theirs with it that are not in; whether it did. */
export async function markConflict(
  tx: Tx,
  who: { orgId: string; memberId: string; reviewId: string; applicantId: string; now: Date },
): Promise<boolean> {
  const { orgId, memberId, reviewId, applicantId, now } = who;
  const rows = await tx
    .update(reviews)
    .set({ conflict: true, marks: {}, recommendation: null, note: '' })
    .where(
      and(
        eq(reviews.orgId, orgId),
        eq(reviews.memberId, memberId),
        eq(reviews.conflict, false),
        ne(reviews.state, 'submitted'),
        sql`${reviews.sittingId} in (select s.sitting_id from sittings s where s.org_id = ${orgId} and s.applicant_id = ${applicantId})`,
      ),
    )
    .returning({ reviewId: reviews.reviewId });
  if (!rows.some((row) => row.reviewId === reviewId)) return false;
  await tx
    .insert(reviewConflicts)
    .values({ orgId, memberId, applicantId, declaredBy: memberId, declaredAt: now })
    .onConflictDoNothing();
  return true;
}
