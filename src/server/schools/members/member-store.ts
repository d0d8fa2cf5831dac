import { z } from 'zod';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, isNull, or, sql } from '#server/platform/database/query.ts';
import { organisations, orgMembers } from '#server/platform/database/schema/organisations.ts';
import { orgSignOn } from '#server/platform/database/schema/sign-on.ts';

export type MemberRow = typeof orgMembers.$inferSelect;

/**
 * Binds the user to every school that invited their address, which a provider that everybody trusts has verified: an account that only some
 * school's own sign-on vouches for is bound to nothing here (rule SCHOOL-2), and who came by that first comes by it (rule SCHOOL-86). Only across
 * organisations.
 */
export async function bindMemberships(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.execute(sql`update org_members set uid = ${uid}, joined_at = coalesce(joined_at, ${now.toISOString()}::timestamptz)
    where uid is null and sign_on_uid is null and removed_at is null
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
    .where(and(isAccountOf(uid), isNull(orgMembers.removedAt), isNull(organisations.closedAt)))
    .orderBy(asc(organisations.name), asc(organisations.orgId));
}

/** A member is one by the account they were invited for, or by the school's own sign-on (rule SCHOOL-86). */
const isAccountOf = (uid: string) => or(eq(orgMembers.uid, uid), eq(orgMembers.signOnUid, uid));

/**
 * The member a user is in a school that is open, and whom the school lets in by its own sign-on alone; null for strangers and for who was
 * removed. `breakGlass` is null while every door is open.
 */
export async function findActing(
  tx: Tx,
  orgId: string,
  uid: string,
): Promise<{ member: MemberRow; slug: string; breakGlass: string[] | null } | null> {
  const [row] = await tx
    .select({
      member: orgMembers,
      slug: organisations.slug,
      state: orgSignOn.state,
      breakGlass: orgSignOn.breakGlass,
    })
    .from(orgMembers)
    .innerJoin(organisations, eq(organisations.orgId, orgMembers.orgId))
    .leftJoin(orgSignOn, eq(orgSignOn.orgId, orgMembers.orgId))
    .where(
      and(
        eq(orgMembers.orgId, orgId),
        isAccountOf(uid),
        isNull(orgMembers.removedAt),
        isNull(organisations.closedAt),
      ),
    );
  if (!row) return null;
  const { member, slug, state, breakGlass } = row;
  return { member, slug, breakGlass: state === 'enforced' ? (breakGlass ?? []) : null };
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

/** Whether a school has an owner of all of it besides this member. Ask it while the school is locked. */
export async function hasOtherWholeOwner(tx: Tx, orgId: string, memberId: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    z.object({ member_id: z.string() }),
    sql`select member_id from org_members where org_id = ${orgId} and member_id <> ${memberId} and role = 'owner'
      and programme_ids = '[]'::jsonb and removed_at is null limit 1`,
  );
  return rows.length > 0;
}

/** The owners of a school, by name. */
export async function listOwners(tx: Tx, orgId: string): Promise<MemberRow[]> {
  return (await listMemberRows(tx, orgId)).filter(({ role }) => role === 'owner');
}

/** The member that an account of the school's own sign-on is, or else the one of an address; who was removed too. */
export async function findSignedOn(
  tx: Tx,
  orgId: string,
  { uid, email }: { uid: string | null; email: string },
): Promise<MemberRow | null> {
  const rows = await tx
    .select()
    .from(orgMembers)
    .where(
      and(eq(orgMembers.orgId, orgId), or(eq(orgMembers.email, email), eq(orgMembers.signOnUid, uid ?? ''))),
    )
    .for('update');
  return rows.find((row) => uid !== null && row.signOnUid === uid) ?? rows[0] ?? null;
}

/** Whether an account of the school's own sign-on is a member now. */
export async function isSignedOnMember(tx: Tx, orgId: string, uid: string): Promise<boolean> {
  const rows = await tx
    .select({ memberId: orgMembers.memberId })
    .from(orgMembers)
    .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.signOnUid, uid), isNull(orgMembers.removedAt)));
  return rows.length > 0;
}

/** Makes an account of the school's own sign-on the member too, with the role it has from now on. */
export async function linkSignOn(
  tx: Tx,
  {
    orgId,
    memberId,
    uid,
    role,
    now,
  }: { orgId: string; memberId: string; uid: string; role: SchoolRole; now: Date },
): Promise<void> {
  await tx
    .update(orgMembers)
    .set({ signOnUid: uid, role, joinedAt: sql`coalesce(joined_at, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.memberId, memberId)));
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

/**
 * Takes a member out, and with them the reviews they have not submitted, drafts too, in one statement; how many those were. The member's row stays, since
 * what they did names it, and so do the reviews that are in (rule SCHOOL-58).
 */
export async function removeRow(tx: Tx, orgId: string, memberId: string, now: Date): Promise<number> {
  const rows = await queryRows(
    tx,
    z.object({ review_id: z.string() }),
    sql`with gone as (update org_members set removed_at = ${now.toISOString()}::timestamptz
        where org_id = ${orgId} and member_id = ${memberId} and removed_at is null returning org_id, member_id)
      delete from reviews v using gone
        where v.org_id = gone.org_id and v.member_id = gone.member_id and v.state <> 'submitted' and not v.conflict
        returning v.review_id`,
  );
  return rows.length;
}
