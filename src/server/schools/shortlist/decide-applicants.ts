import type { ReplyOf } from '#contract/endpoints.ts';
import type { DecisionStatus } from '#contract/schools/states.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { type SchoolNews, tellSchool } from '../webhooks/tell-school.ts';
import { requireOpen } from './require-open.ts';
import { listStanding, moveApplicants } from './shortlist-store.ts';

type Move = {
  intakeId: string;
  status: DecisionStatus;
  reason: string;
  applicants: { applicantId: string; was: DecisionStatus }[];
};

/**
 * A member's decision about applicants, each moved only from the status that was seen (rule SCHOOL-62). Throws Refusal `not_found` for a
 * season or applicant out of sight, `own_review_waits` where the member still owes a review of one of them (rule SCHOOL-61),
 * `knows_applicant` where they said that they know one (rule SCHOOL-65), `appeal_waits` where an appeal of one is not read (rule SCHOOL-64).
 */
export async function decideApplicants(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { intakeId, status, reason, applicants }: Move,
): Promise<ReplyOf<'decideApplicants'>> {
  const { orgId, memberId } = member;
  const now = clock.now();
  const season = { orgId, intakeId, memberId };
  const ids = applicants.map(({ applicantId }) => applicantId);
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    const before = await listStanding(tx, season, ids);
    if (before.length < ids.length) throw new Refusal('not_found');
    requireOpen(before.map(({ closed }) => closed));
    const seen = applicants.map((one) => ({ ...one, decisionId: randomId('dec_') }));
    const moved = new Set(await moveApplicants(tx, { ...season, status, reason, now, applicants: seen }));
    const after = await listStanding(tx, season, ids);
    // Again: their rows are held, as by whoever assigns a review.
    requireOpen(after.map(({ closed }) => closed));
    const appealed = after.find((one) => one.appeal !== 'none');
    if (appealed) throw new Refusal('appeal_waits', { name: appealed.name });
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'applicants_decided',
      subject: intakeId,
      detail: { status, moved: moved.size, asked: ids.length },
      now,
    });
    const news = seen
      .filter(({ applicantId }) => moved.has(applicantId))
      .map(({ applicantId, decisionId }) => decisionNews({ applicantId, decisionId, state: status }));
    await tellSchool(tx, { orgId, now }, ...news);
    return {
      moved: moved.size,
      changed: after
        .filter((one) => !moved.has(one.applicant_id))
        .map((one) => ({ applicantId: one.applicant_id, name: one.name, status: one.status })),
    };
  });
}

/** What a school is told of a decision: where the applicant stands now. */
export const decisionNews = (data: {
  applicantId: string;
  decisionId: string;
  state: DecisionStatus;
}): SchoolNews => ({ event: 'decision.made', data });
