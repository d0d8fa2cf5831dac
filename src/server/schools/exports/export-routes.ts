import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { exportSeason } from './export-season.ts';

/** What a school takes out. */
export function exportRoutes(parts: SchoolParts): Routes {
  return (bind) => bind('exportSeason', ({ member, body }) => exportSeason(parts, member, body));
}
