import { mayActInSchool } from '#contract/schools/roles.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { RequireMember } from '#server/platform/http/endpoint-binding.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SchoolParts } from '../school-parts.ts';
import { findActing } from './member-store.ts';
import { noteBreakGlass } from './note-break-glass.ts';

/**
 * Who acts in a school. For a stranger the school is not there at all, nor for whom another school's sign-on let in; a member whose role does not
 * allow the act is told so, and so is who is narrowed to programmes where it is about all of the school (rule SCHOOL-2). While the school's own
 * sign-on is enforced, a member of another door is shown to it, but for the owners kept as a way in, whose coming is told (rule SCHOOL-88).
 */
export function createRequireMember(
  parts: Pick<SchoolParts, 'database' | 'clock' | 'jobs' | 'publicUrl'>,
): RequireMember {
  return async ({ uid, tokenHash, schoolId }, orgId, { act, ofWholeSchool }) => {
    if (schoolId !== null && schoolId !== orgId) throw new Refusal('not_found');
    const found = await withinOrganisation(parts.database, orgId, (tx) => findActing(tx, orgId, uid));
    if (!found) throw new Refusal('not_found');
    const { memberId, role, programmeIds } = found.member;
    if (found.breakGlass !== null && schoolId === null) {
      if (role !== 'owner' || !found.breakGlass.includes(memberId))
        throw new Refusal('school_sign_on_required', { school: found.slug });
      await noteBreakGlass(parts, { orgId, memberId, sessionHash: tokenHash });
    }
    if (!mayActInSchool(role, act) || (ofWholeSchool && programmeIds.length > 0))
      throw new Refusal('school_role_missing');
    return { orgId, memberId, uid, role, programmeIds };
  };
}
