import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { findBranding } from './branding-store.ts';
import { changeBranding } from './change-branding.ts';

/** In what words a school speaks to its applicants. */
export function brandingRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('readBranding', async ({ member: { orgId } }) => {
      const row = await withinOrganisation(parts.database, orgId, (tx) => findBranding(tx, orgId));
      if (!row) return { branding: null };
      const { shownName, welcome, consentText, changedAt } = row;
      return { branding: { shownName, welcome, consentText, changedAt: changedAt.toISOString() } };
    });
    bind('changeBranding', ({ member, body }) => changeBranding(parts, member, body));
  };
}
