import { z } from 'zod';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, isNull, sql } from '#server/platform/database/query.ts';
import { organisations, orgMembers } from '#server/platform/database/schema/organisations.ts';

export type MemberRow = typeof orgMembers.$inferSelect;

/**
 * Binds the user to every school that invited their address, which a provider that everybody trusts has verified: an account that only some
 * school's own sign-on vouches for is bound to nothing here (rule SCHOOL-2). Only across organisations.
 */
export async function bindMemberships(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.execute(sql`update org_members set uid = ${uid}, joined_at = coalesce(joined_at, ${now.toISOString()}::timestamptz)
    where uid is null and removed_at is null
      and email = (select lower(email) from users where uid = ${uid})
      and exists (select from identities where uid = ${uid} and issuer not like 'school:%')`);
}

/** The schools a user works in, by name. Only across organisations. */
export async function listMemberships(
  tx: Tx,
  uid: string,
): Promise<{ orgId: string; slug: string; name: string; role: SchoolRole }[]> {
  return tx
    .select({
      orgId: organisations.orgId,
      slug: organisations.slug,
      name: organisations.name,
      role: orgMembers.role,
    })
    .from(orgMembers)
    .innerJoin(organisations, eq(organisations.orgId, orgMembers.orgId))
    .where(and(eq(orgMembers.uid, uid), isNull(orgMembers.removedAt), isNull(organisations.closedAt)))
    .orderBy(asc(organisations.name), asc(organisations.orgId));
}

/** The member a user is in a school that is open; null for strangers and for who was removed. */
export async function findActing(tx: Tx, orgId: string, uid: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select({ member: orgMembers })
    .from(orgMembers)
    .innerJoin(organisations, eq(organisations.orgId, orgMembers.orgId))
    .where(
      and(
        eq(orgMembers.orgId, orgId),
        eq(orgMembers.uid, uid),
        isNull(orgMembers.removedAt),
        isNull(organisations.closedAt),
      ),
    );
  return row?.member ?? null;
}

/** The members of a school, by name. */
export async function listMemberRows(tx: Tx, orgId: string): Promise<MemberRow[]> {
  return tx
    .select()
    .from(orgMembers)
    .where(and(eq(orgMembers.orgId, orgId), isNull(orgMembers.removedAt)))
    .orderBy(asc(orgMembers.name), asc(orgMembers.memberId));
}

export async function findMember(tx: Tx, orgId: string, memberId: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(orgMembers)
    .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.memberId, memberId), isNull(orgMembers.removedAt)));
  return row ?? null;
}

type NewMember = Pick<MemberRow, 'orgId' | 'memberId' | 'email' | 'name' | 'role' | 'programmeIds'> & {
  now: Date;
};

/**
 * Adds a member, or lets one in again who was removed, while the school has fewer than `most`; their id, or null when it has as many or the
 * address is a member's.
 */
export async function insertMember(tx: Tx, member: NewMember, most: number): Promise<string | null> {
  const { orgId, memberId, email, name, role, programmeIds, now } = member;
  const rows = await queryRows(
    tx,
    z.object({ member_id: z.string() }),
    sql`insert into org_members (org_id, member_id, email, name, role, programme_ids, added_at)
      select ${orgId}, ${memberId}, ${email}, ${name}, ${role}, ${JSON.stringify(programmeIds)}::jsonb, ${now.toISOString()}::timestamptz
      where (select count(*) from org_members where org_id = ${orgId} and removed_at is null) < ${most}
      on conflict (org_id, email) do update set name = excluded.name, role = excluded.role, programme_ids = excluded.programme_ids,
        removed_at = null where org_members.removed_at is not null
      returning member_id`,
  );
  return rows[0]?.member_id ?? null;
}

/** Whether the address is a member's, in the letters it was stored by. */
export async function isMember(tx: Tx, orgId: string, email: string): Promise<boolean> {
  const rows = await tx
    .select({ memberId: orgMembers.memberId })
    .from(orgMembers)
    .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.email, email), isNull(orgMembers.removedAt)));
  return rows.length > 0;
}

/** Whether a school has an owner besides this member. Ask it while the school is locked. */
export async function hasOtherOwner(tx: Tx, orgId: string, memberId: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    z.object({ member_id: z.string() }),
    sql`select member_id from org_members where org_id = ${orgId} and member_id <> ${memberId} and role = 'owner'
      and removed_at is null limit 1`,
  );
  return rows.length > 0;
}

export async function updateMember(
  tx: Tx,
  { orgId, memberId, ...set }: Pick<MemberRow, 'orgId' | 'memberId' | 'name' | 'role' | 'programmeIds'>,
): Promise<void> {
  await tx
    .update(orgMembers)
    .set(set)
    .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.memberId, memberId)));
}

/** Takes a member out; the row stays, since what they did names it. */
export async function removeRow(tx: Tx, orgId: string, memberId: string, now: Date): Promise<void> {
  await tx
    .update(orgMembers)
    .set({ removedAt: now })
    .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.memberId, memberId)));
}
