import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { requireContract } from '../organisations/require-contract.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember } from '../school-parts.ts';
import { findApplicant } from './applicant-store.ts';

/** An applicant the member may see. Throws Refusal `not_found`: one out of sight is like one that is not there (rule SCHOOL-2). */
export async function requireApplicant(tx: Tx, member: ActingMember, applicantId: string) {
  const row = await findApplicant(tx, { orgId: member.orgId, applicantId });
  if (!row || !seesProgramme(member, row.programmeId)) throw new Refusal('not_found');
  return row;
}

/** A season that the member may see and that can take applicants. Throws Refusal `not_found`, `season_closed`, `contract_over`. */
export async function requireOpenIntake(tx: Tx, member: ActingMember, intakeId: string, now: Date) {
  const intake = await requireIntake(tx, member, intakeId);
  if (intake.closedAt) throw new Refusal('season_closed');
  await requireContract(tx, member.orgId, now);
  return intake;
}
