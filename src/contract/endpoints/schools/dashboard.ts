import { schoolDashboard } from '../../schools/dashboard.ts';
import { forSchool } from '../../schools/organisation.ts';
import type { Endpoint } from '../endpoint.ts';

/** What waits in a school, at one glance (rule SCHOOL-73). */
export const dashboardEndpoints = {
  readSchoolDashboard: {
    method: 'GET',
    path: '/api/schools/:orgId/dashboard',
    access: 'school',
    schoolAct: 'enter',
    params: forSchool,
    reply: schoolDashboard,
  },
} as const satisfies Record<string, Endpoint>;
