import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { addMember } from './add-member.ts';
import { changeMember, removeMember } from './change-member.ts';
import { listMySchools } from './list-my-schools.ts';
import { listMemberRows } from './member-store.ts';
import { memberShown } from './member-shown.ts';

const done = { ok: true } as const;

/** Who works in a school. */
export function memberRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('listMySchools', ({ uid }) => listMySchools(parts, { uid }));
    bind('listMembers', async ({ member: { orgId } }) => {
      const rows = await withinOrganisation(parts.database, orgId, (tx) => listMemberRows(tx, orgId));
      return { members: rows.map(memberShown) };
    });
    bind('addMember', ({ member, body }) => addMember(parts, member, body));
    bind('changeMember', async ({ member, params, body }) => {
      await changeMember(parts, member, { memberId: params.memberId, ...body });
      return done;
    });
    bind('removeMember', async ({ member, params }) => {
      await removeMember(parts, member, params);
      return done;
    });
  };
}
