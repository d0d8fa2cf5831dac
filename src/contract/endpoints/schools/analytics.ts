import { z } from 'zod';
import { schoolAnalytics } from '../../schools/analytics.ts';
import { forSchool, intakeId } from '../../schools/organisation.ts';
import type { Endpoint } from '../endpoint.ts';

/** A season in figures (rules SCHOOL-69, SCHOOL-70). */
export const analyticsEndpoints = {
  /** `group` is one of the school's own group columns, to compare by; one that is not there compares by none. */
  readSchoolAnalytics: {
    method: 'GET',
    path: '/api/schools/:orgId/analytics',
    access: 'school',
    schoolAct: 'read_analytics',
    params: forSchool,
    query: z.strictObject({ intakeId, group: z.string().min(1).max(60).optional() }),
    reply: schoolAnalytics,
  },
} as const satisfies Record<string, Endpoint>;
