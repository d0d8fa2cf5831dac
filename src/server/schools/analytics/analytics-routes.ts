import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { createReadAnalytics } from './read-analytics.ts';

/** A school in figures. */
export function analyticsRoutes(parts: SchoolParts): Routes {
  const readAnalytics = createReadAnalytics(parts);
  return (bind) => bind('readSchoolAnalytics', ({ member, query }) => readAnalytics(member, query));
}
