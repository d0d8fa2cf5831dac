import type { SchoolMember } from '#contract/schools/organisation.ts';
import type { MemberRow } from './member-store.ts';

/** A member as the school's own people see them. */
export const memberShown = (row: MemberRow): SchoolMember => ({
  memberId: row.memberId,
  email: row.email,
  name: row.name,
  role: row.role,
  programmeIds: row.programmeIds,
  joinedAt: row.joinedAt?.toISOString() ?? null,
});
