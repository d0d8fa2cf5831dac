import * as oidc from 'openid-client';
import { fetchPublic, type OutgoingRules } from '#server/platform/outgoing/public-fetch.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { IdentityRefused, type SignInSecrets } from '../google/identity-provider.ts';

/** How a school's own OpenID provider is reached. */
export type SchoolProviderSettings = { issuer: string; clientId: string; clientSecret: string };

/** What the provider says of a person, in its own claims; issuer, audience, signature, time and nonce hold. */
export type ProvenClaims = Record<string, unknown> & { sub: string };

const scope = 'openid email profile';
const toleranceSeconds = 60;
const timeoutSeconds = 8;
const mostBytes = 256 * 1024;
const keptMs = 10 * 60_000;
const mostKept = 200;

/**
 * Schools' own OpenID providers: authorisation code with PKCE, state and nonce, the issuer pinned to what the owner typed. What a provider says
 * of itself is kept for ten minutes. It is reached at public addresses alone, but for this computer's where `allowLoopback`.
 */
export function createSchoolProviders({ allowLoopback }: Pick<OutgoingRules, 'allowLoopback'>) {
  const rules: OutgoingRules = { allowLoopback, timeoutMs: timeoutSeconds * 1000, mostBytes };
  const known = new Map<string, { until: number; found: Promise<oidc.Configuration> }>();
  const configuration = (settings: SchoolProviderSettings): Promise<oidc.Configuration> => {
    const key = JSON.stringify([settings.issuer, settings.clientId, settings.clientSecret]);
    const kept = known.get(key);
    if (kept && kept.until > Date.now()) return kept.found;
    const found = discover(settings, rules);
    known.delete(key);
    known.set(key, { until: Date.now() + keptMs, found });
    found.catch(() => known.delete(key));
    for (const oldest of known.keys()) if (known.size > mostKept) known.delete(oldest);
    return found;
  };
  return {
    /** Where the person goes. Throws UpstreamError when the provider cannot be reached or is not who it should be. */
    authorizationUrl: async (settings: SchoolProviderSettings, redirectUri: string, secrets: SignInSecrets) =>
      oidc.buildAuthorizationUrl(await configuration(settings), {
        redirect_uri: redirectUri,
        scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      }),
    /** Exchanges the code in the callback's address. Throws IdentityRefused, UpstreamError. */
    claims: async (
      settings: SchoolProviderSettings,
      callback: URL,
      secrets: SignInSecrets,
    ): Promise<ProvenClaims> => {
      const config = await configuration(settings);
      try {
        return await exchange(config, callback, secrets);
      } catch (error) {
        throw meaningOf(error);
      }
    },
  };
}
export type SchoolProviders = ReturnType<typeof createSchoolProviders>;

async function discover(
  { issuer, clientId, clientSecret }: SchoolProviderSettings,
  rules: OutgoingRules,
): Promise<oidc.Configuration> {
  const calling: oidc.CustomFetch = (url, { method, headers, body }) =>
    fetchPublic(
      url,
      { method, headers, ...(body instanceof URLSearchParams && { body: body.toString() }) },
      rules,
    );
  const metadata = { [oidc.clockTolerance]: toleranceSeconds };
  // Its own metadata says how it wants our secret; that is known only after discovery.
  const discovering = { [oidc.customFetch]: calling, timeout: timeoutSeconds };
  const execute = new URL(issuer).protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const discovery = oidc.discovery(new URL(issuer), clientId, metadata, oidc.None(), {
    ...discovering,
    execute,
  });
  const found = await discovery.catch((cause: unknown) => {
    throw new UpstreamError('school_sign_on', true, cause);
  });
  const server: oidc.ServerMetadata = found.serverMetadata();
  const post = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
  const authenticate = post ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret);
  const config = new oidc.Configuration(server, clientId, metadata, authenticate);
  config[oidc.customFetch] = calling;
  config.timeout = timeoutSeconds;
  for (const allow of execute) allow(config);
  oidc.enableNonRepudiationChecks(config);
  return config;
}

async function exchange(
  config: oidc.Configuration,
  callback: URL,
  secrets: SignInSecrets,
): Promise<ProvenClaims> {
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new IdentityRefused({ kind: 'unverified' });
  const { client_id: clientId } = config.clientMetadata();
  if (claims.azp !== undefined && claims.azp !== clientId) throw new IdentityRefused({ kind: 'unverified' });
  if (claims.iat > Date.now() / 1000 + toleranceSeconds) throw new IdentityRefused({ kind: 'unverified' });
  if (claims['email'] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
  // Some providers keep the address out of the token and tell it when asked.
  const asked = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  // Whether an address is verified is said by who says the address.
  const { email_verified: _ofNone, ...said } = claims;
  return { ...asked, ...said };
}

function meaningOf(error: unknown): Error {
  if (error instanceof IdentityRefused || error instanceof UpstreamError) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    const kind = error.error === 'access_denied' ? 'cancelled' : 'provider_error';
    return new IdentityRefused(kind === 'cancelled' ? { kind } : { kind, words: '' }, error);
  }
  const isOutage =
    error instanceof oidc.ClientError
      ? ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? '')
      : !(error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError);
  return isOutage
    ? new UpstreamError('school_sign_on', true, error)
    : new IdentityRefused({ kind: 'unverified' }, error);
}
