import { z } from 'zod';
import {
  applicantId,
  invitationId,
  inviting,
  mailingReport,
  reminding,
  retake,
} from '../../schools/applicants.ts';
import { schoolJobId } from '../../schools/jobs.ts';
import { forSchool, intakeId } from '../../schools/organisation.ts';
import { type Endpoint, nothing, ok } from '../endpoint.ts';

const manages = { access: 'school', schoolAct: 'manage_applicants' } as const;
const forInvitation = forSchool.extend({ invitationId });
const job = z.object({ jobId: schoolJobId });

/** Invitations from the side of the school (rules SCHOOL-25 to SCHOOL-29). */
export const invitationEndpoints = {
  /** How many mails a bulk act would write now. */
  countMails: {
    method: 'GET',
    path: '/api/schools/:orgId/invitation-mails',
    ...manages,
    params: forSchool,
    query: z.strictObject({ intakeId, scenarioId: inviting.shape.scenarioId.optional() }),
    reply: z.object({ invite: z.number().int(), remind: z.number().int() }),
  },
  inviteApplicants: {
    method: 'POST',
    path: '/api/schools/:orgId/invitations',
    ...manages,
    params: forSchool,
    body: inviting,
    reply: job,
  },
  remindApplicants: {
    method: 'POST',
    path: '/api/schools/:orgId/invitations/remind',
    ...manages,
    params: forSchool,
    body: reminding,
    reply: job,
  },
  /** What came of inviting or reminding; null while it works. */
  readMailing: {
    method: 'GET',
    path: '/api/schools/:orgId/invitations/jobs/:jobId',
    ...manages,
    params: forSchool.extend({ jobId: schoolJobId }),
    reply: z.object({ report: mailingReport.nullable() }),
  },
  /** Sends a new link; the one before leads nowhere any more. */
  resendInvitation: {
    method: 'POST',
    path: '/api/schools/:orgId/invitations/:invitationId/resend',
    ...manages,
    params: forInvitation,
    body: nothing,
    reply: ok,
  },
  revokeInvitation: {
    method: 'POST',
    path: '/api/schools/:orgId/invitations/:invitationId/revoke',
    ...manages,
    params: forInvitation,
    body: nothing,
    reply: ok,
  },
  /** A later deadline; one that has passed opens the invitation again. */
  extendInvitation: {
    method: 'POST',
    path: '/api/schools/:orgId/invitations/:invitationId/extend',
    ...manages,
    params: forInvitation,
    body: z.strictObject({ deadlineAt: z.iso.datetime() }),
    reply: ok,
  },
  /** A new invitation for who has none open to the scenario. Refused with `invitation_open`. */
  allowRetake: {
    method: 'POST',
    path: '/api/schools/:orgId/applicants/:applicantId/retake',
    ...manages,
    params: forSchool.extend({ applicantId }),
    body: retake,
    reply: z.object({ invitationId }),
  },
} as const satisfies Record<string, Endpoint>;
