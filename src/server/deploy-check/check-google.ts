import { callbackPath } from '#server/accounts/callback-origin.ts';
import type { Config } from '#server/config/config.ts';
import { codeOf, fails, holds, type Outcome } from './outcome.ts';

const clientIdForm = /^\d+-\w+\.apps\.googleusercontent\.com$/;
const askMs = 8_000;

/**
 * Whether Google knows the client and its secret: a code that was never given out is refused as a code (`invalid_grant`) only to a client
 * that is known (RFC 6749, 5.2). Nothing comes of it.
 */
export async function checkGoogle({ signIn, publicUrl }: Config, issuer: string): Promise<Outcome> {
  if (signIn.kind !== 'google') return fails('set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
  if (!clientIdForm.test(signIn.clientId))
    return fails('GOOGLE_CLIENT_ID does not look like one: <digits>-<letters>.apps.googleusercontent.com');
  const redirectUri = `${publicUrl}${callbackPath}`;
  try {
    const endpoint = await tokenEndpoint(issuer);
    const error = await refusalOf(endpoint, { ...signIn, redirectUri });
    if (error === 'invalid_grant') return holds(`Google knows the client; it returns to ${redirectUri}`);
    if (error === 'redirect_uri_mismatch')
      return fails(`add ${redirectUri} to the client's authorised redirect addresses`);
    if (error === 'invalid_client' || error === 'unauthorized_client')
      return fails('Google refuses GOOGLE_CLIENT_ID with GOOGLE_CLIENT_SECRET');
    return fails('Google does not answer as it should');
  } catch (error) {
    return fails(`Google cannot be reached (${codeOf(error)})`);
  }
}

async function tokenEndpoint(issuer: string): Promise<string> {
  const reply = await fetch(`${issuer}/.well-known/openid-configuration`, bounded());
  const found = (await reply.json()) as { issuer?: unknown; token_endpoint?: unknown };
  if (found.issuer !== issuer || typeof found.token_endpoint !== 'string')
    throw new Error('not its discovery');
  return found.token_endpoint;
}

type Client = { clientId: string; clientSecret: string; redirectUri: string };

async function refusalOf(
  endpoint: string,
  { clientId, clientSecret, redirectUri }: Client,
): Promise<unknown> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'never-given-out',
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUri,
  });
  const reply = await fetch(endpoint, { ...bounded(), method: 'POST', body });
  const { error } = (await reply.json()) as { error?: unknown };
  return error;
}

const bounded = (): RequestInit => ({ redirect: 'error', signal: AbortSignal.timeout(askMs) });
