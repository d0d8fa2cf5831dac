import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { replaceInvitations } from '../invitations/replace-invitations.ts';
import { actorOf, auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { lockApplicant, replaceAddress } from './corrected-address-store.ts';
import { requireApplicant } from './require-applicant.ts';

type Correction = { was: string; to: string };

/**
 * Gives an applicant another address and ends every link that went to the one before (rule SCHOOL-97); how many. Throws Refusal `applicant_sat`,
 * `applicant_known`, `changed_meanwhile` where the address is not the one that was seen.
 */
export async function replaceAddressAndLinks(
  tx: Tx,
  key: { orgId: string; applicantId: string },
  { was, to }: Correction,
  now: Date,
): Promise<number> {
  await lockApplicant(tx, key);
  // Before the address: an interview that starts meanwhile is waited for at its invitation, and seen by the statement after.
  const linksEnded = await replaceInvitations(tx, key, now);
  const outcome = await replaceAddress(tx, key, { was, to });
  if (outcome !== 'replaced') throw new Refusal(outcome);
  return linksEnded;
}

/** Corrects an applicant's address alone; the same again changes nothing. Throws Refusal `not_found` and those of `replaceAddressAndLinks`. */
export async function correctAddress(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { applicantId, was, to }: Correction & { applicantId: string },
): Promise<void> {
  const { orgId } = member;
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const { applicant } = await requireApplicant(tx, member, applicantId);
    if (applicant.email === to) return;
    const linksEnded = await replaceAddressAndLinks(tx, { orgId, applicantId }, { was, to }, now);
    const detail = { addressCorrected: true, linksEnded };
    const kind = 'applicant_changed';
    await auditSchool(tx, { orgId, ...actorOf(member), now, kind, subject: applicantId, detail });
  });
}
