import { mayActInSchool } from '#contract/schools/roles.ts';
import type { DecisionStatus } from '#contract/schools/states.ts';
import type { BodyOf } from '#contract/endpoints.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import { insertReviews } from '../reviews/assign-store.ts';
import { findReviewers } from '../reviews/assignment-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import { decisionNews } from './decide-applicants.ts';
import { requireOpen } from './require-open.ts';
import { findLastSitting } from './sat-store.ts';
import { listUnfit, lockAppealed } from './appeal-store.ts';
import { listStanding, moveApplicants } from './shortlist-store.ts';

type Appeal = BodyOf<'openAppeal'> & { intakeId: string };

/**
 * Opens a decision again: the applicant is undecided, and members who know nothing of what stood before read the newest sitting (rule SCHOOL-64).
 * Of an applicant who is undecided it names other readers of the appeal that waits. Throws Refusal `not_found`, `own_review_waits`,
 * `knows_applicant`, `reader_unfit`, and `changed_meanwhile` where the applicant stands in another status than was seen, or no appeal waits.
 */
export async function openAppeal(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { intakeId, applicantId, was, memberIds, reason }: Appeal,
): Promise<void> {
  const { orgId, memberId } = member;
  const now = clock.now();
  const season = { orgId, intakeId, memberId };
  await withinOrganisation(database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    const { programmeId } = await requireIntake(tx, member, intakeId);
    const sittingId = await findLastSitting(tx, season, applicantId);
    if (sittingId === null) throw new Refusal('not_found');
    requireOpen((await listStanding(tx, season, [applicantId])).map(({ closed }) => closed));
    const readers = [...new Set(memberIds)];
    const isOpen =
      was === 'undecided'
        ? await lockAppealed(tx, { orgId, intakeId, applicantId })
        : await reopen(tx, { ...season, applicantId, was, reason, now });
    if (!isOpen) throw new Refusal('changed_meanwhile');
    // Only now: the applicant's row is held, and who was shown marks meanwhile is written down.
    await requireFit(tx, { orgId, programmeId, applicantId, readers });
    await insertReviews(
      tx,
      readers.map((reader) => ({
        orgId,
        reviewId: randomId('rev_'),
        sittingId,
        memberId: reader,
        topicId: null,
        isAppeal: true,
        assignedBy: memberId,
        assignedAt: now,
      })),
    );
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: was === 'undecided' ? 'appeal_readers_named' : 'appeal_opened',
      subject: applicantId,
      detail: { readers: readers.length },
      now,
    });
  });
}

/** Makes the applicant undecided by an appeal; false where they stand in another status than was seen. */
async function reopen(
  tx: Tx,
  {
    applicantId,
    was,
    ...appeal
  }: Omit<Parameters<typeof moveApplicants>[1], 'status' | 'applicants'> & {
    applicantId: string;
    was: DecisionStatus;
  },
): Promise<boolean> {
  const { orgId, now } = appeal;
  const decisionId = randomId('dec_');
  const applicants = [{ applicantId, was, decisionId }];
  const moved = await moveApplicants(tx, { ...appeal, status: 'undecided', isAppeal: true, applicants });
  if (moved.length === 0) return false;
  await tellSchool(tx, { orgId, now }, decisionNews({ applicantId, decisionId, state: 'undecided' }));
  return true;
}

async function requireFit(
  tx: Tx,
  {
    orgId,
    programmeId,
    applicantId,
    readers,
  }: { orgId: string; programmeId: string; applicantId: string; readers: string[] },
): Promise<void> {
  const found = await findReviewers(tx, orgId, readers);
  const unfit = (await listUnfit(tx, orgId, [applicantId])).map((row) => row.member_id);
  const fit = found.filter(
    (one) =>
      mayActInSchool(one.role, 'review') && seesProgramme(one, programmeId) && !unfit.includes(one.memberId),
  );
  if (fit.length < readers.length) throw new Refusal('reader_unfit');
}
