import type { KeptProvider } from '#server/platform/database/schema/sign-on.ts';
import type { ownAddresses } from '../own-addresses.ts';

type Ours = Pick<ReturnType<typeof ownAddresses>, 'entityId' | 'acsUrl'>;
type Saml = Extract<KeptProvider, { kind: 'saml' }>;

/** What the library is told of both sides. Its own tests of time are kept; ours come after it (`verify-response.ts`). */
export const libraryOptions = (provider: Saml, ours: Ours) => ({
  issuer: ours.entityId,
  audience: ours.entityId,
  callbackUrl: ours.acsUrl,
  entryPoint: provider.ssoUrl,
  idpCert: provider.certificates,
  identifierFormat: null,
  disableRequestedAuthnContext: true,
  signatureAlgorithm: 'sha256' as const,
});

/** The provider's address with our request in it, of this id; it comes back as `InResponseTo` and `RelayState`. */
export async function samlRequestUrl(
  provider: Saml,
  ours: Ours,
  { requestId, state }: { requestId: string; state: string },
): Promise<string> {
  const { SAML } = await import('@node-saml/node-saml');
  const library = new SAML({ ...libraryOptions(provider, ours), generateUniqueId: () => requestId });
  return library.getAuthorizeUrlAsync(state, undefined, {});
}

/** What a SAML provider wants to know of us, as a document. */
export async function ownMetadata({ entityId, acsUrl }: Ours): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
  });
}
