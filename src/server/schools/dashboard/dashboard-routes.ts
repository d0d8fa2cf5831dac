import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { readDashboard } from './read-dashboard.ts';

/** What waits in a school. */
export function dashboardRoutes(parts: SchoolParts): Routes {
  return (bind) => bind('readSchoolDashboard', ({ member }) => readDashboard(parts, member));
}
