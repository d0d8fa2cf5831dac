import { mayActInSchool } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { RunningJob } from '../jobs/run-school-job.ts';
import { findMember } from '../members/member-store.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import { findIntake, seesIntake } from '../organisations/require-intake.ts';

/**
 * Whether somebody still stands behind the mails of a job: its school is open, and who asked for them may manage the applicants of the season.
 * Gives the season; null otherwise.
 */
export async function standsBehind(
  tx: Tx,
  { orgId, createdBy }: Pick<RunningJob, 'orgId' | 'createdBy'>,
  intakeId: string,
) {
  const school = await findOrganisation(tx, orgId);
  const member = await findMember(tx, orgId, createdBy);
  const intake = await findIntake(tx, orgId, intakeId);
  if (!school || school.closedAt || !member || !intake) return null;
  return mayActInSchool(member.role, 'manage_applicants') && seesIntake(member, intake) ? intake : null;
}
