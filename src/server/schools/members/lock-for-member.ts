import { holdsProgrammes } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import type { ActingMember } from '../school-parts.ts';
import { findMember } from './member-store.ts';

/**
 * Holds the school's row for an act that outlasts who does it, and looks again whether they may: whoever was taken out or lost their role while they waited leaves
 * nothing behind (rule SCHOOL-2). Throws Refusal `not_found`, `school_role_missing`.
 */
export async function lockForMember(tx: Tx, by: ActingMember): Promise<void> {
  await lockOrganisation(tx, by.orgId);
  const member = await findMember(tx, by.orgId, by.memberId);
  if (!member) throw new Refusal('not_found');
  if (member.role !== by.role || !holdsProgrammes(member.programmeIds, by.programmeIds))
    throw new Refusal('school_role_missing');
}
