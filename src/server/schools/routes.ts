import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { type OperatorParts, operatorSchoolRoutes } from './operator/operator-school-routes.ts';
import { organisationRoutes } from './organisations/organisation-routes.ts';

/** Everything schools call, room by room. */
export function schoolRoutes(parts: OperatorParts): Routes[] {
  return [
    organisationRoutes(parts),
    memberRoutes(parts),
    dashboardRoutes(parts),
    operatorSchoolRoutes(parts),
  ];
}
