import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { countPack, exportPacks } from './packs/export-packs.ts';
import { exportSeason } from './export-season.ts';

/** What a school takes out. */
export function exportRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('exportSeason', ({ member, body }) => exportSeason(parts, member, body));
    bind('countPack', ({ member, query: { intakeId, status = null } }) =>
      countPack(parts, member, { intakeId, status }),
    );
    bind('exportPacks', ({ member, body }) => exportPacks(parts, member, body));
  };
}
