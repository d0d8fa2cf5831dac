import { z } from 'zod';
import { packExport, seasonExport } from '../../schools/exports.ts';
import { schoolJobId } from '../../schools/jobs.ts';
import { forSchool, intakeId } from '../../schools/organisation.ts';
import { decisionStatuses } from '../../schools/states.ts';
import type { Endpoint } from '../endpoint.ts';

/** What a school takes out of a season (rule SCHOOL-67). */
export const seasonExportEndpoints = {
  /** Writes a sheet of a season to a file, as a job that only who asked for it sees. */
  exportSeason: {
    method: 'POST',
    path: '/api/schools/:orgId/exports',
    access: 'school',
    schoolAct: 'export',
    params: forSchool,
    body: seasonExport,
    reply: z.object({ jobId: schoolJobId }),
  },
  /** How many applicants the PDFs would be of, and of how many they may be. */
  countPack: {
    method: 'GET',
    path: '/api/schools/:orgId/exports/packs',
    access: 'school',
    schoolAct: 'export',
    params: forSchool,
    query: z.strictObject({ intakeId, status: z.enum(decisionStatuses).optional() }),
    reply: z.object({ applicants: z.number().int(), most: z.number().int() }),
  },
  /** Writes a PDF of each applicant into a ZIP, as a job that only who asked for it sees (rule SCHOOL-94). */
  exportPacks: {
    method: 'POST',
    path: '/api/schools/:orgId/exports/packs',
    access: 'school',
    schoolAct: 'export',
    params: forSchool,
    body: packExport,
    reply: z.object({ jobId: schoolJobId }),
  },
} as const satisfies Record<string, Endpoint>;
