import { z } from 'zod';
import {
  applicant,
  applicantChange,
  applicantFilter,
  applicantId,
  applicantImport,
  applicantLine,
  applicantSorts,
  applicantStages,
  newApplicant,
} from '../../schools/applicants.ts';
import { schoolJobId } from '../../schools/jobs.ts';
import { forSchool, intakeId } from '../../schools/organisation.ts';
import { type Endpoint, nothing, ok } from '../endpoint.ts';

const reads = { access: 'school', schoolAct: 'read_applicants' } as const;
const manages = { access: 'school', schoolAct: 'manage_applicants' } as const;
const forApplicant = forSchool.extend({ applicantId });
const forImport = forSchool.extend({ jobId: schoolJobId });
const job = z.object({ jobId: schoolJobId });

/** The applicants of a school's seasons (rules SCHOOL-23, SCHOOL-24). */
export const applicantEndpoints = {
  /** A page at a time; `after` is the last applicant's id. */
  listApplicants: {
    method: 'GET',
    path: '/api/schools/:orgId/applicants',
    ...reads,
    params: forSchool,
    query: applicantFilter.extend({ sort: z.enum(applicantSorts).optional(), after: applicantId.optional() }),
    reply: z.object({ applicants: z.array(applicantLine), more: z.boolean() }),
  },
  /** How many there are in a season, and at which stage. */
  countApplicants: {
    method: 'GET',
    path: '/api/schools/:orgId/applicant-counts',
    ...reads,
    params: forSchool,
    query: z.strictObject({ intakeId }),
    reply: z.object({ total: z.number().int(), stages: z.record(z.enum(applicantStages), z.number().int()) }),
  },
  readApplicant: {
    method: 'GET',
    path: '/api/schools/:orgId/applicants/:applicantId',
    ...reads,
    params: forApplicant,
    reply: applicant,
  },
  /** Refused with `applicant_known` when the season has the address. */
  addApplicant: {
    method: 'POST',
    path: '/api/schools/:orgId/applicants',
    ...manages,
    params: forSchool,
    body: newApplicant,
    reply: z.object({ applicantId }),
  },
  changeApplicant: {
    method: 'PUT',
    path: '/api/schools/:orgId/applicants/:applicantId',
    ...manages,
    params: forApplicant,
    body: applicantChange,
    reply: ok,
  },
  /** Removes an applicant with everything about them; `records` is how many records of interviews the member was told go with it. */
  removeApplicant: {
    method: 'POST',
    path: '/api/schools/:orgId/applicants/:applicantId/remove',
    ...manages,
    params: forApplicant,
    body: z.strictObject({ records: z.number().int().min(0) }),
    reply: ok,
  },
  /** Brings in a CSV or XLSX: a job that reads all rows and takes them when none is bad. */
  importApplicants: {
    method: 'POST',
    path: '/api/schools/:orgId/intakes/:intakeId/applicants',
    ...manages,
    kind: 'upload',
    params: forSchool.extend({ intakeId }),
    reply: job,
  },
  /** What came of an import; null while it works. */
  readApplicantImport: {
    method: 'GET',
    path: '/api/schools/:orgId/applicants/imports/:jobId',
    ...manages,
    params: forImport,
    reply: z.object({ report: applicantImport.nullable() }),
  },
  takeGoodApplicants: {
    method: 'POST',
    path: '/api/schools/:orgId/applicants/imports/:jobId/take',
    ...manages,
    params: forImport,
    body: nothing,
    reply: job,
  },
  /** The bad rows as they stood, with what is wrong with each. */
  downloadBadRows: {
    method: 'GET',
    path: '/api/schools/:orgId/applicants/imports/:jobId/bad-rows',
    ...manages,
    kind: 'file',
    params: forImport,
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
