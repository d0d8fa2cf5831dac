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
import { insertReviews, listBarred, lockApplicantsOf } from './assign-store.ts';
import { deleteAssigned, findFinished, findReviewers, listReviewsOf } from './assignment-store.ts';

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
 * `short`, and of those whose scenario has not all of the topics the number as `without`. Throws Refusal `not_found` for a season out of sight or a member who does not review.
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
    const { topicIds } = wish;
    const kind = topicIds ? ('topics' as const) : ('whole' as const);
    // First: who is shown marks from now on is shown them after this, and who was is found below.
    await lockApplicantsOf(tx, orgId, idsOf(finished));
    const { assignments, short } = plan(
      await toReview(tx, { orgId, finished, kind }),
      await reviewersOf(tx, orgId, wish.memberIds),
      await assignedBefore(tx, orgId, finished),
      { reviewers: reviewersEach, topics: topicIds ?? null },
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
    const without = finished.filter(({ topics }) => topicIds?.some((one) => !topics.includes(one))).length;
    return { assigned, short: [...new Set(short.map((one) => one.applicantId))], without };
  });
  await takeStatistics(database, { rows: reply.assigned, tables: [sittings, sittingRecords, reviews] });
  return reply;
}

/** Takes a review back that nobody began, that is of no topic of its sitting, or whose member reviews no more. Throws Refusal `not_found`, also for any other. */
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

const idsOf = (finished: Finished): string[] => finished.map((one) => one.sitting_id);

/** Sittings as the rule knows applicants: what there is to read, and by whom each may not be read. */
async function toReview(
  tx: Tx,
  { orgId, finished, kind }: { orgId: string; finished: Finished; kind: 'whole' | 'topics' },
) {
  const barred = Map.groupBy(
    await listBarred(tx, { orgId, sittingIds: idsOf(finished), kind }),
    (one) => one.sitting_id,
  );
  return finished.map((one) => ({
    applicantId: one.sitting_id,
    programmeId: one.programme_id,
    topics: one.topics,
    barred: (barred.get(one.sitting_id) ?? []).map((by) => by.member_id),
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
  const rows = await listReviewsOf(tx, orgId, idsOf(finished));
  return rows
    .filter(({ review }) => !review.isAppeal && !review.conflict)
    .map(({ review }) => ({
      applicantId: review.sittingId,
      reviewerId: review.memberId,
      topicId: review.topicId,
    }));
}
