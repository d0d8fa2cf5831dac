import type { Config } from '#server/config/config.ts';
import type { LocalGoogle } from '#server/stand-ins/google/local-google.ts';
import { isOurCallback } from './accounts/callback-origin.ts';
import { createSchoolProviders } from './accounts/open-id/school-provider.ts';
import { createGoogleClient, googleIssuer } from './accounts/google/google-client.ts';
import type { IdentityProvider } from './accounts/google/identity-provider.ts';
import type { Closing } from './closing.ts';
import { openSealer } from './platform/seal-secrets.ts';
import { listenError } from './platform/start-error.ts';

/** Who signs people in: Google, or the stand-in that this process or another one runs, with its address as it is, whatever port was asked for. */
type SignIn = { provider: IdentityProvider; standInIssuer: string | null };

/** Opens what signs people in, as the settings say. */
export async function openSignIn(config: Config, closing: Closing): Promise<SignIn> {
  const { signIn, publicUrl } = config;
  if (signIn.kind === 'google') {
    const { clientId, clientSecret } = signIn;
    const provider = createGoogleClient({ issuer: googleIssuer, clientId, clientSecret });
    return { provider, standInIssuer: null };
  }
  const { standInClient } = await import('#server/stand-ins/google/local-google.ts');
  const issuer = signIn.issuer ?? (await openStandIn(signIn.port, publicUrl, closing)).issuer;
  return { provider: createGoogleClient({ issuer, ...standInClient }), standInIssuer: issuer };
}

async function openStandIn(port: number, publicUrl: string, closing: Closing): Promise<LocalGoogle> {
  const { startLocalGoogle } = await import('#server/stand-ins/google/local-google.ts');
  const mayReturnTo = (uri: string): boolean => isOurCallback(publicUrl, uri);
  const standIn = await startLocalGoogle({ port, mayReturnTo }).catch((error: unknown) => {
    throw listenError(port, 'LOCAL_GOOGLE_PORT', error);
  });
  closing.add(() => standIn.close());
  return standIn;
}

/** What the sign-on of schools is built of. Providers of this computer may be named where stand-ins are allowed. */
export function openSchoolSignOn(config: Config) {
  const allowLoopback = !config.production;
  return { sealer: openSealer(config), providers: createSchoolProviders({ allowLoopback }), allowLoopback };
}
