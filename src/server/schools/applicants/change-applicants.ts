import type { z } from 'zod';
import { applicantLimits, type ChangedTerms, type newApplicant } from '#contract/schools/applicants.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertSchoolTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { dropSeasonFiles } from '../jobs/job-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { deleteApplicant, insertApplicants, listKnown, updateApplicant } from './applicant-store.ts';
import { replaceAddressAndLinks } from './correct-address.ts';
import { requireApplicant, requireOpenIntake } from './require-applicant.ts';

type Parts = Pick<SchoolParts, 'database' | 'clock'>;

/** Adds one applicant by hand. Throws Refusal `not_found`, `season_closed`, `contract_over`, `applicant_known`, `school_limit_reached`. */
export async function addApplicant(
  { database, clock }: Parts,
  member: ActingMember,
  { intakeId, ...given }: z.output<typeof newApplicant>,
): Promise<{ applicantId: string }> {
  const { orgId, memberId } = member;
  const now = clock.now();
  const applicantId = randomId('app_');
  await withinOrganisation(database, orgId, async (tx) => {
    await requireOpenIntake(tx, member, intakeId, now);
    await lockOrganisation(tx, orgId);
    const known = await listKnown(tx, { orgId, intakeId });
    const isKnown = given.externalId !== null && known.numbers.has(given.externalId.toLowerCase());
    if (isKnown || known.mails.has(given.email)) throw new Refusal('applicant_known');
    if (known.mails.size >= applicantLimits.inSeason) throw new Refusal('school_limit_reached');
    const row = { ...given, applicantId, groups: {}, createdAt: now };
    if ((await insertApplicants(tx, { orgId, intakeId }, [row])) === 0) throw new Refusal('applicant_known');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'applicant_added',
      subject: applicantId,
      now,
    });
  });
  return { applicantId };
}

/**
 * Changes name, address and extra minutes. Throws Refusal `not_found`, `changed_meanwhile` where the applicant is not what the member saw, and for another
 * address `applicant_sat`, `applicant_known`.
 */
export async function changeApplicant(
  { database, clock }: Parts,
  member: ActingMember,
  { applicantId, was, to }: { applicantId: string; was: ChangedTerms; to: ChangedTerms },
): Promise<void> {
  const { orgId, memberId } = member;
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    await requireApplicant(tx, member, applicantId);
    const key = { orgId, applicantId };
    const isCorrected = was.email !== to.email;
    const addresses = { was: was.email, to: to.email };
    const linksEnded = isCorrected ? await replaceAddressAndLinks(tx, key, addresses, now) : 0;
    if (!(await updateApplicant(tx, key, { was, to }))) throw new Refusal('changed_meanwhile');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: 'applicant_changed',
      subject: applicantId,
      detail: {
        extraMinutes: to.extraMinutes,
        renamed: was.name !== to.name,
        ...(isCorrected && { addressCorrected: true, linksEnded }),
      },
    });
  });
}

/**
 * Removes an applicant with invitations, sittings, records, reviews and the season's files that a record stands in.
 * Throws Refusal `not_found`, `changed_meanwhile` where an interview runs or other
 * records are kept than the member was told of.
 */
export async function removeApplicant(
  { database, clock }: Parts,
  member: ActingMember,
  { applicantId, records }: { applicantId: string; records: number },
): Promise<void> {
  const { orgId, memberId } = member;
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const { intakeId } = (await requireApplicant(tx, member, applicantId)).applicant;
    if (!(await deleteApplicant(tx, { orgId, applicantId }, records))) throw new Refusal('changed_meanwhile');
    await insertSchoolTombstone(tx, 'school_applicant', { orgId, id: applicantId, at: now });
    await dropSeasonFiles(tx, { orgId, intakeId, now });
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: 'applicant_removed',
      subject: applicantId,
      detail: { records },
    });
  });
}
