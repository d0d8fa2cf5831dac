import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { bankRoutes } from './bank/bank-routes.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { type OperatorParts, operatorSchoolRoutes } from './operator/operator-school-routes.ts';
import { organisationRoutes } from './organisations/organisation-routes.ts';
import { scenarioRoutes } from './scenarios/scenario-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';

/** Everything schools call, room by room. */
export function schoolRoutes(parts: OperatorParts): Routes[] {
  return [
    organisationRoutes(parts),
    memberRoutes(parts),
    jobRoutes(parts),
    scenarioRoutes(parts),
    bankRoutes(parts),
    reviewRoutes(parts),
    dashboardRoutes(parts),
    exportRoutes(parts),
    analyticsRoutes(parts),
    operatorSchoolRoutes(parts),
  ];
}
