import { z } from 'zod';
import { seasonExport } from '../../schools/exports.ts';
import { schoolJobId } from '../../schools/jobs.ts';
import { forSchool } from '../../schools/organisation.ts';
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
} as const satisfies Record<string, Endpoint>;
