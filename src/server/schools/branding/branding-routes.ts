import { tintsOf } from '#core/schools/brand-tints.ts';
import { checkColour } from '#core/schools/colour-contrast.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { changeAddress } from './change-address.ts';
import { changeBranding } from './change-branding.ts';
import { changeLogo, previewLogo, removeLogo } from './change-logo.ts';
import { isSchoolAddress } from './is-school-address.ts';
import { serveLogos } from './logo-route.ts';
import { readBranding } from './read-branding.ts';

/** In what words and looks a school meets its applicants. */
export function brandingRoutes(parts: SchoolParts): Routes {
  return (bind, app) => {
    bind('readBranding', ({ member: { orgId } }) =>
      withinOrganisation(parts.database, orgId, (tx) => readBranding(tx, parts, orgId)),
    );
    bind('changeBranding', ({ member, body }) => changeBranding(parts, member, body));
    bind('checkColour', async ({ query }) => {
      const { colour, themes } = checkColour(query.colour);
      return { colour, themes, tints: tintsOf(colour) };
    });
    bind('previewLogo', ({ member, request }) => previewLogo(member, request));
    bind('changeLogo', ({ member, query, request }) =>
      changeLogo(parts, member, { was: query.was ?? null, request }),
    );
    bind('removeLogo', async ({ member, query }) => {
      await removeLogo(parts, member, { was: query.was ?? null });
      return { ok: true } as const;
    });
    bind('changeAddress', ({ member, body }) => changeAddress(parts, member, body));
    bind('isSchoolAddress', async ({ query }) => {
      await isSchoolAddress(parts, query);
      return { ok: true } as const;
    });
    serveLogos(app, parts.database);
  };
}
