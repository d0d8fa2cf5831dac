import type { SchoolJobKind } from '#contract/schools/jobs.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireOpenIntake } from '../applicants/require-applicant.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { rerunJob } from './job-store.ts';
import { findVisibleJob } from './read-jobs.ts';
import { schoolJobQueue } from './start-job.ts';

/**
 * Lets an import of this kind that was not taken for its bad rows take the good ones; once. Throws Refusal `not_found`, `changed_meanwhile` when
 * that was asked before, `season_closed`, `contract_over`.
 */
export async function takeGoodRows(
  { database, jobs, clock }: SchoolParts,
  member: ActingMember,
  { jobId, kind }: { jobId: string; kind: SchoolJobKind },
): Promise<{ jobId: string }> {
  const { orgId, memberId } = member;
  const key = { orgId, jobId };
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const row = await findVisibleJob(tx, member, key);
    if (row.kind !== kind) throw new Refusal('not_found');
    const { intakeId } = row.input;
    if (typeof intakeId === 'string') await requireOpenIntake(tx, member, intakeId, now);
    const change = { from: { ...row.input, takeGood: false }, to: { ...row.input, takeGood: true } };
    if (!(await rerunJob(tx, key, change))) throw new Refusal('changed_meanwhile');
    await jobs.enqueue(tx, schoolJobQueue, key);
    await auditSchool(tx, { orgId, actor: 'member', memberId, kind: 'good_rows_asked', subject: jobId, now });
  });
  return { jobId };
}
