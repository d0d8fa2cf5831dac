import type { SchoolProviderSettings } from '#server/accounts/open-id/school-provider.ts';
import type { KeptProvider } from '#server/platform/database/schema/sign-on.ts';
import type { Sealing } from '#server/platform/sealing.ts';
import type { SignOnRow } from './sign-on-store.ts';

/** How an OpenID provider is reached, with its secret opened; null when that was sealed with another key and is to be entered again. */
export function openIdSettings(
  sealing: Sealing,
  { orgId, sealedSecret }: Pick<SignOnRow, 'orgId' | 'sealedSecret'>,
  { issuer, clientId }: Extract<KeptProvider, { kind: 'oidc' }>,
): SchoolProviderSettings | null {
  const clientSecret = sealedSecret === null ? null : sealing.open(sealedSecret, orgId);
  return clientSecret === null ? null : { issuer, clientId, clientSecret };
}
