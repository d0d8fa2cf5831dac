import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type Configuration, interactionPolicy, type JWK, Provider } from 'oidc-provider';
import { problemPage, startAgain } from './chooser-page.ts';
import { createProviderMemory } from './provider-memory.ts';
import type { StandInAccounts } from './stand-in-accounts.ts';

const scopes = 'openid email profile';

type OpenIdProviderOptions = {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  accounts: StandInAccounts;
  mayReturnTo: (redirectUri: string) => boolean;
};

/**
 * The protocol side of the stand-in: one client, keys made at each start, the challenge required, the person asked which account every
 * time, and tokens that carry name and e-mail as Google's do.
 */
export async function createOpenIdProvider(options: OpenIdProviderOptions): Promise<Provider> {
  const { issuer, client, accounts, mayReturnTo } = options;
  const provider = new Provider(issuer, {
    ...rules,
    adapter: createProviderMemory(Date.now),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${issuer}/unused`],
      },
    ],
    jwks: { keys: [await newSigningKey()] },
    cookies: {
      names: { session: 'stand_in_session', interaction: 'stand_in_interaction', resume: 'stand_in_resume' },
      keys: [randomBytes(32).toString('base64url')],
    },
    interactions: { policy: askWhichAccount(), url: (_ctx, interaction) => `/choose/${interaction.uid}` },
    findAccount: (_ctx, subject) => {
      const account = accounts.find(subject);
      if (!account) return undefined;
      const { name, email } = account;
      return { accountId: subject, claims: () => ({ sub: subject, name, email, email_verified: true }) };
    },
  });
  provider.Client.prototype.redirectUriAllowed = mayReturnTo;
  return provider;
}

const rules: Configuration = {
  responseTypes: ['code'],
  pkce: { required: () => true },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  scopes: scopes.split(' '),
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  expiresWithSession: () => false,
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 3_600,
    IdToken: 3_600,
    Interaction: 600,
    Session: 600,
  },
  loadExistingGrant: async (ctx) => {
    const { client, account, provider } = ctx.oidc;
    if (!client || !account) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
    grant.addOIDCScope(scopes);
    await grant.save();
    return grant;
  },
  renderError: (ctx, out) => {
    ctx.type = 'html';
    const words = `${out.error_description ?? out.error}. ${startAgain}`;
    ctx.body = problemPage('This sign-in cannot go on', words);
  },
};

function askWhichAccount(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' };
}
