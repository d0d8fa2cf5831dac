import { z } from 'zod';
import {
  addedApplicants,
  apiApplicant,
  apiApplicants,
  apiFigures,
  apiProgrammes,
  apiResults,
  apiScenarios,
  sentApplicants,
} from '../../schools/api.ts';
import {
  addressCorrection,
  applicantFilter,
  applicantId,
  invitationId,
  inviting,
  mailingReport,
} from '../../schools/applicants.ts';
import { schoolJobId } from '../../schools/jobs.ts';
import { intakeId } from '../../schools/organisation.ts';
import { type Endpoint, nothing, ok } from '../endpoint.ts';

const forSeason = z.strictObject({ seasonId: intakeId });
const after = applicantId.optional();

/** What a school's own programs call, with a key (rules SCHOOL-76 to SCHOOL-79). What is said of each stands in `schools/api-words.ts`. */
export const apiEndpoints = {
  apiProgrammes: {
    method: 'GET',
    path: '/api/v1/programmes',
    access: 'key',
    scope: 'programmes:read',
    query: nothing,
    reply: apiProgrammes,
  },
  apiScenarios: {
    method: 'GET',
    path: '/api/v1/scenarios',
    access: 'key',
    scope: 'programmes:read',
    query: nothing,
    reply: apiScenarios,
  },
  apiListApplicants: {
    method: 'GET',
    path: '/api/v1/seasons/:seasonId/applicants',
    access: 'key',
    scope: 'applicants:read',
    params: forSeason,
    query: applicantFilter.pick({ stage: true, status: true }).extend({ after }),
    reply: apiApplicants,
  },
  apiReadApplicant: {
    method: 'GET',
    path: '/api/v1/applicants/:applicantId',
    access: 'key',
    scope: 'applicants:read',
    params: z.strictObject({ applicantId }),
    query: nothing,
    reply: apiApplicant,
  },
  /** All of them, or none while one is faulty; those who are there already are left as they are (rule SCHOOL-78). */
  apiAddApplicants: {
    method: 'POST',
    path: '/api/v1/seasons/:seasonId/applicants',
    access: 'key',
    scope: 'applicants:write',
    params: forSeason,
    body: sentApplicants,
    reply: addedApplicants,
  },
  /** Over the address that was seen; the links that went there end (rule SCHOOL-97). */
  apiCorrectAddress: {
    method: 'PUT',
    path: '/api/v1/applicants/:applicantId/email',
    access: 'key',
    scope: 'applicants:write',
    params: z.strictObject({ applicantId }),
    body: addressCorrection,
    reply: ok,
  },
  apiInviteApplicants: {
    method: 'POST',
    path: '/api/v1/seasons/:seasonId/invitations',
    access: 'key',
    scope: 'invitations:write',
    params: forSeason,
    body: inviting.omit({ intakeId: true }),
    reply: z.object({ jobId: schoolJobId }),
  },
  /** What came of inviting; null while it works. */
  apiReadInviting: {
    method: 'GET',
    path: '/api/v1/invitations/jobs/:jobId',
    access: 'key',
    scope: 'invitations:write',
    params: z.strictObject({ jobId: schoolJobId }),
    query: nothing,
    reply: z.object({ report: mailingReport.nullable() }),
  },
  /** One mail with a new link; the one before ends (rule SCHOOL-27). */
  apiResendInvitation: {
    method: 'POST',
    path: '/api/v1/invitations/:invitationId/resend',
    access: 'key',
    scope: 'invitations:write',
    params: z.strictObject({ invitationId }),
    body: nothing,
    reply: ok,
  },
  /** Of those alone whose assigned reviews are all in (rule SCHOOL-77). */
  apiResults: {
    method: 'GET',
    path: '/api/v1/seasons/:seasonId/results',
    access: 'key',
    scope: 'results:read',
    params: forSeason,
    query: z.strictObject({ after }),
    reply: apiResults,
  },
  apiFigures: {
    method: 'GET',
    path: '/api/v1/seasons/:seasonId/figures',
    access: 'key',
    scope: 'figures:read',
    params: forSeason,
    query: z.strictObject({ group: z.string().min(1).max(60).optional() }),
    reply: apiFigures,
  },
  /** The description of all of these for programs, OpenAPI 3.1. */
  readOpenApi: {
    method: 'GET',
    path: '/api/v1/openapi.json',
    access: 'public',
    kind: 'file',
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
