import type { ReplyOf } from '#contract/endpoints.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findReviewers, listFinished, listReviewsOf, listTopics, totalReviews } from './assignment-store.ts';

/** How far the reviews of a season are. No mark is in it: who assigns may be a reviewer too (rule SCHOOL-8). */
export async function listReviewProgress(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { intakeId, after }: { intakeId: string; after?: string | undefined },
): Promise<ReplyOf<'listReviewProgress'>> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    const { rows, more } = await listFinished(tx, orgId, intakeId, after);
    const given = await listReviewsOf(
      tx,
      orgId,
      rows.map((row) => row.sitting_id),
    );
    const sittings = rows.map((row) => {
      const reviews = given.filter(({ review }) => review.sittingId === row.sitting_id);
      const standing = reviews.filter((one) => one.stands);
      const waiting = standing.filter(({ review }) => review.state !== 'submitted');
      return {
        sittingId: row.sitting_id,
        applicantId: row.applicant_id,
        applicantName: row.name,
        finishedAt: new Date(row.finished_ms).toISOString(),
        topicIds: row.topics,
        assigned: standing.length,
        submitted: standing.length - waiting.length,
        waitingSince: waiting[0]?.review.assignedAt.toISOString() ?? null,
        reviewers: reviews.map(({ review, name, mayTakeBack }) => ({
          reviewId: review.reviewId,
          memberId: review.memberId,
          name,
          topicId: review.topicId,
          state: review.state,
          conflict: review.conflict,
          isAppeal: review.isAppeal,
          mayTakeBack,
        })),
      };
    });
    return { sittings, more, totals: await totalReviews(tx, orgId, intakeId) };
  });
}

/** Who may be given reviews of a season, by name, and of which topics. Throws Refusal `not_found` for a season out of sight (rule SCHOOL-58). */
export async function listReviewers(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { intakeId }: { intakeId: string },
): Promise<ReplyOf<'listReviewers'>> {
  return withinOrganisation(database, member.orgId, async (tx) => {
    const { programmeId } = await requireIntake(tx, member, intakeId);
    const members = await findReviewers(tx, member.orgId);
    return {
      reviewers: members
        .filter((one) => mayActInSchool(one.role, 'review') && seesProgramme(one, programmeId))
        .map(({ memberId, name, role, open }) => ({ memberId, name, role, open })),
      topicIds: await listTopics(tx, member.orgId, intakeId),
    };
  });
}
