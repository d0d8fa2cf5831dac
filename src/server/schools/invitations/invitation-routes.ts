import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { allowRetake, extendInvitation, resendInvitation, revokeInvitation } from './change-invitations.ts';
import { countMails, inviteApplicants, readMailing } from './invite-applicants.ts';
import { remindApplicants } from './remind-applicants.ts';

const done = { ok: true } as const;

/** Invitations from the side of the school. */
export function invitationRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('countMails', ({ member, query }) => countMails(parts, member, query));
    bind('inviteApplicants', ({ member, body }) => inviteApplicants(parts, member, body));
    bind('remindApplicants', ({ member, body }) => remindApplicants(parts, member, body));
    bind('readMailing', ({ member, params }) => readMailing(parts, member, params));
    bind('resendInvitation', async ({ member, params }) => {
      await resendInvitation(parts, member, params);
      return done;
    });
    bind('revokeInvitation', async ({ member, params }) => {
      await revokeInvitation(parts, member, params);
      return done;
    });
    bind('extendInvitation', async ({ member, params: { invitationId }, body }) => {
      await extendInvitation(parts, member, { invitationId, ...body });
      return done;
    });
    bind('allowRetake', ({ member, params: { applicantId }, body }) =>
      allowRetake(parts, member, { applicantId, ...body }),
    );
  };
}
