import { holdsProgrammes, type SchoolRole } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { lockForMember } from './lock-for-member.ts';
import { findMember, hasOtherWholeOwner, type MemberRow, removeRow, updateMember } from './member-store.ts';
import { noteMember } from './note-member.ts';
import { requireReach } from './require-reach.ts';

type Change = { memberId: string; name: string; role: SchoolRole; programmeIds: string[] };

type Needed = Pick<SchoolParts, 'database' | 'clock'>;

/**
 * Changes what a member may do. Throws Refusal `not_found`, also for a programme that is not there or out of sight, `school_role_missing` for an
 * owner's place and for what is beyond the programmes of who changes it, `last_owner`.
 */
export async function changeMember(parts: Needed, by: ActingMember, change: Change): Promise<void> {
  const { memberId, role, name, programmeIds } = change;
  await onMember(parts, by, { memberId, becomes: change }, async (tx, now) => {
    await updateMember(tx, { orgId: by.orgId, memberId, name, role, programmeIds });
    await noteMember(tx, { orgId: by.orgId, memberId }, change, now);
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
    await noteMember(tx, { orgId: by.orgId, memberId }, null, now);
    const detail = { reviewsTakenBack: reviews };
    await auditSchool(tx, { ...acting(by), kind: 'member_removed', subject: memberId, detail, now });
  });
}

const acting = ({ orgId, memberId }: ActingMember) => ({ orgId, actor: 'member' as const, memberId });

type Place = Pick<Change, 'role' | 'programmeIds'>;

/**
 * Owners alone touch owners, nobody reaches beyond their own programmes, and a school keeps an owner of all of it: the school is locked while that is
 * looked at (rule SCHOOL-2).
 */
async function onMember(
  { database, clock }: Needed,
  by: ActingMember,
  { memberId, becomes }: { memberId: string; becomes: Place | null },
  work: (tx: Tx, now: Date) => Promise<void>,
): Promise<void> {
  const { orgId } = by;
  await withinOrganisation(database, orgId, async (tx) => {
    await lockForMember(tx, by);
    const member = await findMember(tx, orgId, memberId);
    if (!member) throw new Refusal('not_found');
    const touchesOwner = member.role === 'owner' || becomes?.role === 'owner';
    if (touchesOwner && by.role !== 'owner') throw new Refusal('school_role_missing');
    if (!holdsProgrammes(by.programmeIds, member.programmeIds)) throw new Refusal('school_role_missing');
    if (becomes) await requireReach(tx, by, becomes.programmeIds);
    if (becomes && isNarrowedSelf(by, member) && !isSamePlace(member, becomes))
      throw new Refusal('school_role_missing');
    const staysWhole = becomes !== null && isWholeOwner(becomes);
    if (member.role === 'owner' && !staysWhole && !(await hasOtherWholeOwner(tx, orgId, memberId)))
      throw new Refusal('last_owner');
    await work(tx, clock.now());
  });
}

/** An owner who is not narrowed: the one who can widen everybody else. */
const isWholeOwner = ({ role, programmeIds }: Place): boolean =>
  role === 'owner' && programmeIds.length === 0;

/** Who is narrowed changes neither their own role nor their own programmes. */
const isNarrowedSelf = ({ memberId, programmeIds }: ActingMember, member: MemberRow): boolean =>
  memberId === member.memberId && programmeIds.length > 0;

const isSamePlace = (one: Place, other: Place): boolean =>
  one.role === other.role &&
  holdsProgrammes(one.programmeIds, other.programmeIds) &&
  holdsProgrammes(other.programmeIds, one.programmeIds);
