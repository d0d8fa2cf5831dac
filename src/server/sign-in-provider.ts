import type { Config } from '#server/config/config.ts';
import type { LocalGoogle } from '#server/stand-ins/google/local-google.ts';
import { isOurCallback } from './accounts/callback-origin.ts';
import { createGoogleClient, googleIssuer } from './accounts/google/google-client.ts';
import type { IdentityProvider } from './accounts/google/identity-provider.ts';
import type { Closing } from './closing.ts';
import { listenError } from './platform/start-error.ts';

/** Google, or the stand-in that this process or another one runs. */
export async function signInProvider(config: Config, closing: Closing): Promise<IdentityProvider> {
  const { signIn, publicUrl } = config;
  if (signIn.kind === 'google') {
    const { clientId, clientSecret } = signIn;
    return createGoogleClient({ issuer: googleIssuer, clientId, clientSecret });
  }
  const { standInClient } = await import('#server/stand-ins/google/local-google.ts');
  const issuer = signIn.issuer ?? (await openStandIn(signIn.port, publicUrl, closing)).issuer;
  return createGoogleClient({ issuer, ...standInClient });
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
