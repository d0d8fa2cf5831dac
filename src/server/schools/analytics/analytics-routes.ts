import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { readAnalytics } from './read-analytics.ts';

/** A school in figures. */
export function analyticsRoutes(parts: SchoolParts): Routes {
  return (bind) => bind('readSchoolAnalytics', ({ member, query }) => readAnalytics(parts, member, query));
}
