import { z } from 'zod';
import { schoolJob, schoolJobId } from '../../schools/jobs.ts';
import { forSchool } from '../../schools/organisation.ts';
import type { Endpoint } from '../endpoint.ts';

/** Each job asks for the act of its kind besides: a job that one may not see is not there. */
const anyMember = { access: 'school', schoolAct: 'enter' } as const;
const forJob = forSchool.extend({ jobId: schoolJobId });

/** What a school brings in and takes out (rule SCHOOL-13). */
export const schoolJobEndpoints = {
  /** Newest first, a page at a time; `before` is the last job's id. */
  listSchoolJobs: {
    method: 'GET',
    path: '/api/schools/:orgId/jobs',
    ...anyMember,
    params: forSchool,
    query: z.strictObject({ before: schoolJobId.optional() }),
    reply: z.object({ jobs: z.array(schoolJob), more: z.boolean() }),
  },
  readSchoolJob: {
    method: 'GET',
    path: '/api/schools/:orgId/jobs/:jobId',
    ...anyMember,
    params: forJob,
    reply: schoolJob,
  },
  downloadSchoolFile: {
    method: 'GET',
    path: '/api/schools/:orgId/jobs/:jobId/file',
    ...anyMember,
    kind: 'file',
    params: forJob,
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
