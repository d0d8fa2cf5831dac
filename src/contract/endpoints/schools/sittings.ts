import { z } from 'zod';
import { interviewSnapshot } from '../../interview-events.ts';
import { forSchool } from '../../schools/organisation.ts';
import { invitationPage, invitationToken, ownSitting } from '../../schools/sitting.ts';
import { type Endpoint, forInterview, leaseId, nothing, ok, sessionId } from '../endpoint.ts';

const byToken = z.strictObject({ token: invitationToken });
const scenarioId = z.string().regex(/^scn_[A-Za-z0-9_-]{8,40}$/);

/** Sittings: the way from a personal link to an interview for a school, and a member's own try of one (rules SCHOOL-15 to SCHOOL-22). */
export const sittingEndpoints = {
  /** Prepares a sitting of the newest version for the member who asks. It holds no seat and is in no figure. */
  trySitting: {
    method: 'POST',
    path: '/api/schools/:orgId/scenarios/:scenarioId/try',
    access: 'school',
    schoolAct: 'manage_scenarios',
    params: forSchool.extend({ scenarioId }),
    body: nothing,
    reply: z.object({ sessionId }),
  },
  /** What a personal link leads to. One that is unknown, withdrawn, past its deadline or of a closed school leads nowhere, and all answer alike. */
  openInvitation: {
    method: 'POST',
    path: '/api/invitations/open',
    access: 'public',
    body: byToken,
    reply: invitationPage,
  },
  /** Agrees to the school's notice as it was read, and binds the link to the account that came first. */
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/accept',
    access: 'user',
    body: byToken.extend({ notice: z.string().max(64) }),
    reply: invitationPage,
  },
  /** Prepares the practice before a sitting; once an invitation. Repeating it while it is open gives that one. */
  beginWarmUp: {
    method: 'POST',
    path: '/api/invitations/practise',
    access: 'user',
    body: byToken,
    reply: z.object({ sessionId }),
  },
  /** Prepares a sitting; no seat is held yet. Repeating it while it is open gives that one. */
  beginSitting: {
    method: 'POST',
    path: '/api/invitations/begin',
    access: 'user',
    body: byToken,
    reply: z.object({ sessionId }),
  },
  /** Starts a prepared sitting, try or practice; a sitting holds a seat and an attempt from here on. A practice needs no resume. */
  startSitting: {
    method: 'POST',
    path: '/api/sittings/:sessionId/start',
    access: 'user',
    params: forInterview,
    body: z.strictObject({ leaseId, resumeId: z.string().max(60).nullable() }),
    reply: interviewSnapshot,
  },
  readSitting: {
    method: 'GET',
    path: '/api/sittings/:sessionId',
    access: 'user',
    params: forInterview,
    reply: ownSitting,
  },
  /** Takes the consent to the school back: its record goes, and the link ends. Not once the school decided. */
  withdrawFromSchool: {
    method: 'POST',
    path: '/api/invitations/withdraw',
    access: 'user',
    body: byToken,
    reply: ok,
  },
} as const satisfies Record<string, Endpoint>;
