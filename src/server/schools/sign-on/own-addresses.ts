import { paths } from '#contract/paths.ts';

const base = (orgId: string): string => `/api/sign-on/${orgId}`;

/** What a school's provider is told of us: addresses of its own for each school, so that none is answered at another's. */
export const ownAddresses = (publicUrl: string, { orgId, slug }: { orgId: string; slug: string }) => ({
  redirectUri: `${publicUrl}${base(orgId)}/callback`,
  entityId: `${publicUrl}${base(orgId)}/metadata`,
  acsUrl: `${publicUrl}${base(orgId)}/acs`,
  metadataUrl: `${publicUrl}${base(orgId)}/metadata`,
  directLink: `${publicUrl}${paths.schoolSignOn(slug)}`,
});

/** Where a SAML sign-on goes on from our own page. */
export const completeAddress = (orgId: string, ticket: string): string =>
  `${base(orgId)}/complete?ticket=${encodeURIComponent(ticket)}`;
