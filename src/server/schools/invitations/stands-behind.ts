import { mayActInSchool } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { RunningJob } from '../jobs/run-school-job.ts';
import { findMember } from '../members/member-store.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import { hasEnded } from '../organisations/require-contract.ts';
import { findIntake, seesIntake } from '../organisations/require-intake.ts';

/**
 * The season of a job that sends mails; null once its school is closed, the contract has ended, or the member who started it may no longer manage
 * the season's applicants.
 */
export async function standsBehind(
  tx: Tx,
  { orgId, createdBy }: Pick<RunningJob, 'orgId' | 'createdBy'>,
  { intakeId, now }: { intakeId: string; now: Date },
) {
  const school = await findOrganisation(tx, orgId);
  const member = await findMember(tx, orgId, createdBy);
  const intake = await findIntake(tx, orgId, intakeId);
  if (!school || school.closedAt || hasEnded(school, now) || !member || !intake) return null;
  return mayActInSchool(member.role, 'manage_applicants') && seesIntake(member, intake) ? intake : null;
}
