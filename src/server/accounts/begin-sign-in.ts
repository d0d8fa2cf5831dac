import type { Parts } from '#server/platform/parts.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { insertFlow, type SignInFlow } from './flow-store.ts';
import type { IdentityProvider } from './google/identity-provider.ts';
import { returnPath } from './return-path.ts';
import { sessionLimits } from './session-limits.ts';

type BeginSignIn = {
  audience: SignInFlow['audience'];
  display: 'popup' | 'page';
  returnTo: string;
  /** Our callback's address, exactly as registered with the provider. */
  redirectUri: string;
  /** What the browser's flow cookie holds; a new one is made when it has none, so that two tabs may sign in side by side. */
  flowToken: string | null;
};

/**
 * Opens a sign-in attempt that only this browser can finish, once, within 10 minutes. `url` is where the person chooses an account;
 * `flowToken` goes into the flow cookie. Throws UpstreamError when the provider cannot be reached.
 */
export async function beginSignIn(
  { database, clock, provider }: Pick<Parts, 'database' | 'clock'> & { provider: IdentityProvider },
  input: BeginSignIn,
): Promise<{ flowId: string; url: string; flowToken: string }> {
  const flowToken = input.flowToken ?? randomToken();
  const secrets = { state: randomToken(), nonce: randomToken(), codeVerifier: randomToken() };
  const url = await provider.authorizationUrl(input.redirectUri, secrets);
  const now = clock.now();
  const flowId = randomToken();
  await database.transaction((tx) =>
    insertFlow(tx, {
      ...secrets,
      flowId,
      audience: input.audience,
      cookieHash: sha256(flowToken),
      display: input.display,
      returnTo: returnPath(input.returnTo),
      status: 'pending',
      message: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLimits.flowMs),
    }),
  );
  return { flowId, url: url.toString(), flowToken };
}
