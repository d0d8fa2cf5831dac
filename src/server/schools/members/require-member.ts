import { mayActInSchool, type SchoolAct } from '#contract/schools/roles.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { RequireMember } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findActing } from './member-store.ts';

/**
 * Who acts in a school. For a stranger the school is not there at all; a member whose role does not allow the act is told so (rule SCHOOL-2).
 */
export function createRequireMember({ database }: Pick<Parts, 'database'>): RequireMember {
  return async (_request, { uid, orgId }, act: SchoolAct) => {
    const member = await withinOrganisation(database, orgId, (tx) => findActing(tx, orgId, uid));
    if (!member) throw new Refusal('not_found');
    const { memberId, role, programmeIds } = member;
    if (!mayActInSchool(role, act)) throw new Refusal('school_role_missing');
    return { orgId, memberId, uid, role, programmeIds };
  };
}
