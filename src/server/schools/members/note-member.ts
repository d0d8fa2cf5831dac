import type { Tx } from '#server/platform/database/database.ts';
import { insertSchoolTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import type { MemberRow } from './member-store.ts';

/** Keeps outside the database what a member may do from now on, or that they were removed (rule ERASE-5). */
export async function noteMember(
  tx: Tx,
  { orgId, memberId }: Pick<MemberRow, 'orgId' | 'memberId'>,
  place: Pick<MemberRow, 'role' | 'programmeIds'> | null,
  at: Date,
): Promise<void> {
  const stands = place ? [place.role, place.programmeIds.join(',')] : [];
  await insertSchoolTombstone(tx, 'school_member', { orgId, id: memberId, stands, at });
}
