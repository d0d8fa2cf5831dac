import { cutText } from '#core/text/cut-text.ts';
import * as oidc from 'openid-client';
import { UpstreamError } from '#server/platform/refusal.ts';
import { identityFromClaims } from './google-identity.ts';
import {
  type IdentityProvider,
  IdentityRefused,
  type ProviderIdentity,
  type SignInSecrets,
} from './identity-provider.ts';

export const googleIssuer = 'https://accounts.google.com';
const scope = 'openid email profile';
const toleranceSeconds = 60;
const timeoutSeconds = 8;

type GoogleClientOptions = {
  /** `https://accounts.google.com`, or the loopback address of a stand-in; nothing else may be plain http. */
  issuer: string;
  clientId: string;
  clientSecret: string;
};

/**
 * Sign-in by authorisation code with PKCE, state and nonce (rule SIGN-2). The ID token must be RS256, signed by a key of the issuer, for
 * us and for this attempt. Discovery happens at the first use and again after a failure, so the service starts while Google is away.
 * Tokens are judged by the system's clock, as the library does.
 */
export function createGoogleClient(options: GoogleClientOptions): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    authorizationUrl: async (redirectUri, secrets) => {
      const config = await configuration();
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        prompt: 'select_account',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    identify: async (callback, secrets) => {
      const config = await configuration();
      try {
        return await exchange(config, callback, secrets, options);
      } catch (error) {
        throw meaningOf(error);
      }
    },
  };
}

async function discover(options: GoogleClientOptions): Promise<oidc.Configuration> {
  try {
    return await oidc.discovery(
      new URL(options.issuer),
      options.clientId,
      clientMetadata(options),
      oidc.ClientSecretPost(options.clientSecret),
      { timeout: timeoutSeconds, execute: isLoopback(options.issuer) ? [oidc.allowInsecureRequests] : [] },
    );
  } catch (cause) {
    throw new UpstreamError('google', true, cause);
  }
}

function clientMetadata(options: GoogleClientOptions): Partial<oidc.ClientMetadata> {
  return {
    client_secret: options.clientSecret,
    id_token_signed_response_alg: 'RS256',
    [oidc.clockTolerance]: toleranceSeconds,
  };
}

/**
 * Google writes its issuer with or without the scheme. The library knows one spelling, so the answer of the token endpoint is kept and,
 * when it carries the other spelling, all checks are made again under that one.
 */
async function exchange(
  config: oidc.Configuration,
  callback: URL,
  secrets: SignInSecrets,
  options: GoogleClientOptions,
): Promise<ProviderIdentity> {
  const tokenEndpoint = config.serverMetadata().token_endpoint;
  let answer: Response | null = null;
  const keeping = configurationFor(config, config.serverMetadata().issuer, options, async (url, init) => {
    const response = await fetch(url, init as RequestInit);
    if (url === tokenEndpoint) answer = response.clone();
    return response;
  });
  try {
    const identity = await grant(keeping, callback, secrets, options);
    const keys = oidc.getJwksCache(keeping);
    if (keys) oidc.setJwksCache(config, keys);
    return identity;
  } catch (error) {
    const kept = answer as Response | null;
    if (!kept || !isIssuerMismatch(error)) throw error;
    const shortIssuer = new URL(options.issuer).host;
    const replaying = configurationFor(config, shortIssuer, options, (url, init) =>
      url === tokenEndpoint ? Promise.resolve(kept) : fetch(url, init as RequestInit),
    );
    const withoutIssuer = new URL(callback);
    withoutIssuer.searchParams.delete('iss');
    return grant(replaying, withoutIssuer, secrets, options);
  }
}

function configurationFor(
  config: oidc.Configuration,
  issuer: string,
  options: GoogleClientOptions,
  fetching: oidc.CustomFetch,
): oidc.Configuration {
  const server: oidc.ServerMetadata = config.serverMetadata();
  const copy = new oidc.Configuration(
    issuer === server.issuer
      ? server
      : { ...server, issuer, authorization_response_iss_parameter_supported: false },
    options.clientId,
    clientMetadata(options),
    oidc.ClientSecretPost(options.clientSecret),
  );
  copy[oidc.customFetch] = fetching;
  copy.timeout = timeoutSeconds;
  if (isLoopback(options.issuer)) oidc.allowInsecureRequests(copy);
  oidc.enableNonRepudiationChecks(copy);
  const keys = oidc.getJwksCache(config);
  if (keys) oidc.setJwksCache(copy, keys);
  return copy;
}

async function grant(
  config: oidc.Configuration,
  callback: URL,
  secrets: SignInSecrets,
  options: GoogleClientOptions,
): Promise<ProviderIdentity> {
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.codeVerifier,
    idTokenExpected: true,
  });
  return identityFromClaims(tokens.claims(), options.issuer, options.clientId, Date.now());
}

function isIssuerMismatch(error: unknown): boolean {
  if (!(error instanceof oidc.ClientError) || error.code !== 'OAUTH_JWT_CLAIM_COMPARISON_FAILED')
    return false;
  const detail = error.cause instanceof Error ? error.cause.cause : null;
  return typeof detail === 'object' && detail !== null && 'claim' in detail && detail.claim === 'iss';
}

/** What went wrong, in our words: the person said no, the provider said no, our checks said no, or the network did. */
function meaningOf(error: unknown): Error {
  if (error instanceof IdentityRefused || error instanceof UpstreamError) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? new IdentityRefused({ kind: 'cancelled' }, error)
      : new IdentityRefused(
          { kind: 'provider_error', words: printable(error.error_description ?? error.error) },
          error,
        );
  }
  if (isOutage(error)) return new UpstreamError('google', true, error);
  return new IdentityRefused({ kind: 'unverified' }, error);
}

function isOutage(error: unknown): boolean {
  if (error instanceof oidc.ClientError) {
    return (
      error.code === 'OAUTH_TIMEOUT' ||
      error.code === 'OAUTH_ABORT' ||
      error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
    );
  }
  return error instanceof TypeError && error.message === 'fetch failed';
}

function printable(words: string): string {
  return cutText(words.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), 200);
}

function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
