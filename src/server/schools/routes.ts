import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { organisationRoutes } from './organisations/organisation-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { shortlistRoutes } from './shortlist/shortlist-routes.ts';
import type { SchoolParts } from './school-parts.ts';

/** Everything schools call, room by room. */
export function schoolRoutes(parts: SchoolParts): Routes[] {
  return [
    organisationRoutes(parts),
    memberRoutes(parts),
    dashboardRoutes(parts),
    reviewRoutes(parts),
    shortlistRoutes(parts),
  ];
}
