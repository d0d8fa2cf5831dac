import type { ReplyOf } from '#contract/endpoints.ts';
import { reviewLimits } from '#contract/schools/review.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import type { TopicId } from '#contract/topics.ts';
import { assignReviews as plan, type Assignment } from '#core/schools/assign-reviews.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { reviews } from '#server/platform/database/schema/reviews.ts';
import { sittingRecords, sittings } from '#server/platform/database/schema/sittings.ts';
import { takeStatistics } from '#server/platform/database/take-statistics.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import { findProgrammeOf } from './review-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import {
  deleteAssigned,
  findFinished,
  findReviewers,
  insertReviews,
  listConflicts,
  listReviewsOf,
} from './assignment-store.ts';

type Wish = {
  intakeId: string;
  memberIds: string[];
  reviewersEach: number;
  topicIds?: TopicId[] | undefined;
  sittingIds?: string[] | undefined;
};

type Finished = Awaited<ReturnType<typeof findFinished>>;

/**
 * Assigns finished sittings to reviewers (rule SCHOOL-58), one assignment at a time in a school. Those who may be reviewed by too few come back as
 * `short`. Throws Refusal `not_found` for a season out of sight or a member who does not review.
 */
export async function assignReviews(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  wish: Wish,
): Promise<ReplyOf<'assignReviews'>> {
  const { orgId, memberId } = member;
  const { intakeId, reviewersEach } = wish;
  const now = clock.now();
  const reply = await withinOrganisation(database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    await requireIntake(tx, member, intakeId);
    const { sittingIds } = wish;
    const finished = await findFinished(tx, {
      orgId,
      intakeId,
      sittingIds,
      most: reviewLimits.assignedAtOnce,
    });
    const { assignments, short } = plan(
      await toReview(tx, orgId, finished),
      await reviewersOf(tx, orgId, wish.memberIds),
      await assignedBefore(tx, orgId, finished),
      { reviewers: reviewersEach, topics: wish.topicIds ?? null },
    );
    const rows = assignments.map(({ applicantId: sittingId, reviewerId, topicId }) => ({
      orgId,
      reviewId: randomId('rev_'),
      sittingId,
      memberId: reviewerId,
      topicId: topicId as TopicId | null,
      isAppeal: false,
      assignedBy: memberId,
      assignedAt: now,
    }));
    const assigned = await insertReviews(tx, rows);
    const detail = { assigned, short: short.length };
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'reviews_assigned',
      subject: intakeId,
      detail,
      now,
    });
    return { assigned, short: [...new Set(short.map((one) => one.applicantId))] };
  });
  await takeStatistics(database, { rows: reply.assigned, tables: [sittings, sittingRecords, reviews] });
  return reply;
}

/** Takes a review back that nobody began, or whose member reviews no more. Throws Refusal `not_found`, also for any other. */
export async function unassignReview(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const { orgId, memberId } = member;
  await withinOrganisation(database, orgId, async (tx) => {
    const programmeId = await findProgrammeOf(tx, orgId, reviewId);
    const isSeen = programmeId !== null && seesProgramme(member, programmeId);
    if (!isSeen || !(await deleteAssigned(tx, orgId, reviewId))) throw new Refusal('not_found');
    const now = clock.now();
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'review_unassigned',
      subject: reviewId,
      now,
    });
  });
}

/** Sittings as the rule knows applicants: by whom each may not be read. */
async function toReview(tx: Tx, orgId: string, finished: Finished) {
  const conflicts = await listConflicts(
    tx,
    orgId,
    finished.map((one) => one.applicant_id),
  );
  return finished.map((one) => ({
    applicantId: one.sitting_id,
    programmeId: one.programme_id,
    conflicts: conflicts
      .filter(({ applicantId }) => applicantId === one.applicant_id)
      .map((conflict) => conflict.memberId),
    waitingSince: new Date(one.finished_ms),
  }));
}

async function reviewersOf(tx: Tx, orgId: string, memberIds: readonly string[]) {
  const found = await findReviewers(tx, orgId, memberIds);
  if (new Set(memberIds).size !== found.length || found.some(({ role }) => !mayActInSchool(role, 'review')))
    throw new Refusal('not_found');
  return found.map(({ memberId, programmeIds, open }) => ({
    reviewerId: memberId,
    programmes: programmeIds.length > 0 ? programmeIds : null,
    topics: null,
    open,
  }));
}

/** Reviews that stand, and those taken off for a conflict: nobody gets the same one again. */
async function assignedBefore(tx: Tx, orgId: string, finished: Finished): Promise<Assignment[]> {
  const rows = await listReviewsOf(
    tx,
    orgId,
    finished.map((one) => one.sitting_id),
  );
  return rows
    .filter(({ review }) => !review.isAppeal && !review.conflict)
    .map(({ review }) => ({
      applicantId: review.sittingId,
      reviewerId: review.memberId,
      topicId: review.topicId,
    }));
}
