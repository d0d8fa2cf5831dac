import type { SchoolRole } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { requireProgrammes } from './require-programmes.ts';
import { findMember, hasOtherOwner, removeRow, updateMember } from './member-store.ts';

type Change = { memberId: string; name: string; role: SchoolRole; programmeIds: string[] };

type Needed = Pick<SchoolParts, 'database' | 'clock'>;

/** Changes what a member may do. Throws Refusal `not_found`, also for a programme that is not there, `school_role_missing` for an owner's place, `last_owner`. */
export async function changeMember(parts: Needed, by: ActingMember, change: Change): Promise<void> {
  const { memberId, role, name, programmeIds } = change;
  await onMember(parts, by, { memberId, becomes: role }, async (tx, now) => {
    await requireProgrammes(tx, by.orgId, programmeIds);
    await updateMember(tx, { orgId: by.orgId, memberId, name, role, programmeIds });
    const detail = { role, programmes: programmeIds.length };
    await auditSchool(tx, { ...acting(by), kind: 'member_changed', subject: memberId, detail, now });
  });
}

/** Takes a member out of the school, and back what they were to review and have not submitted (rule SCHOOL-58); what they did stays. Throws as `changeMember` does. */
export async function removeMember(
  parts: Needed,
  by: ActingMember,
  { memberId }: { memberId: string },
): Promise<void> {
  await onMember(parts, by, { memberId, becomes: null }, async (tx, now) => {
    const reviews = await removeRow(tx, by.orgId, memberId, now);
    const detail = { reviewsTakenBack: reviews };
    await auditSchool(tx, { ...acting(by), kind: 'member_removed', subject: memberId, detail, now });
  });
}

const acting = ({ orgId, memberId }: ActingMember) => ({ orgId, actor: 'member' as const, memberId });

/** Owners alone touch owners, and a school keeps one: the school is locked while that is looked at. */
async function onMember(
  { database, clock }: Needed,
  by: ActingMember,
  { memberId, becomes }: { memberId: string; becomes: SchoolRole | null },
  work: (tx: Tx, now: Date) => Promise<void>,
): Promise<void> {
  const { orgId } = by;
  await withinOrganisation(database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    const member = await findMember(tx, orgId, memberId);
    if (!member) throw new Refusal('not_found');
    const touchesOwner = member.role === 'owner' || becomes === 'owner';
    if (touchesOwner && by.role !== 'owner') throw new Refusal('school_role_missing');
    if (member.role === 'owner' && becomes !== 'owner' && !(await hasOtherOwner(tx, orgId, memberId)))
      throw new Refusal('last_owner');
    await work(tx, clock.now());
  });
}
