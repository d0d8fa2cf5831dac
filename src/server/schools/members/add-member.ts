import { organisationLimits } from '#contract/schools/organisation.ts';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { queueMailToAddress } from '#server/mail/queue-mail-to-address.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { lockForMember } from './lock-for-member.ts';
import { insertMember, isMember } from './member-store.ts';
import { noteMember } from './note-member.ts';
import { requireReach } from './require-reach.ts';
import { memberMail } from './member-mail.ts';

type NewMember = { email: string; name: string; role: SchoolRole; programmeIds: string[] };

/**
 * Adds a member by address and tells them. Throws Refusal `school_role_missing` when an admin would make an owner or who is narrowed to programmes
 * would give all of them, `not_found` for a programme that is not there or out of sight, `name_taken` for an address that is a member's, `school_limit_reached`.
 */
export async function addMember(
  { database, clock, jobs, publicUrl }: SchoolParts,
  member: ActingMember,
  input: NewMember,
): Promise<{ memberId: string }> {
  const { orgId } = member;
  const now = clock.now();
  if (input.role === 'owner' && member.role !== 'owner') throw new Refusal('school_role_missing');
  return withinOrganisation(database, orgId, async (tx) => {
    await lockForMember(tx, member);
    await requireReach(tx, member, input.programmeIds);
    const row = { ...input, orgId, memberId: randomId('mem_'), now };
    const memberId = await insertMember(tx, row, organisationLimits.members);
    if (memberId === null)
      throw new Refusal((await isMember(tx, orgId, input.email)) ? 'name_taken' : 'school_limit_reached');
    // Who was removed may be the one who is added.
    await noteMember(tx, { orgId, memberId }, input, now);
    const { name: school } = (await findOrganisation(tx, orgId)) ?? { name: '' };
    await queueMailToAddress(tx, jobs, {
      ...memberMail({ school, name: input.name, publicUrl, orgId }),
      id: `school_member:${memberId}:${now.getTime()}`,
      orgId,
      to: input.email,
      now,
    });
    const detail = { role: input.role, programmes: input.programmeIds.length };
    const { memberId: by } = member;
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId: by,
      kind: 'member_added',
      subject: memberId,
      detail,
      now,
    });
    return { memberId };
  });
}
