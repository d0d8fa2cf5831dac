import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchoolProviders } from '#server/accounts/open-id/school-provider.ts';

/* What an OpenID provider that a school named can say of itself and of people (rules SCHOOL-84, SCHOOL-85). */

type Words = Record<string, unknown>;
type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const client = { clientId: 'hotseat', clientSecret: 'a secret of the school' };
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let issuer = '';
let asked: string[] = [];
/** What each path answers in this test, over what an honest provider would. */
let answers: Record<string, Answer> = {};
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', issuer).pathname;
  asked.push(path);
  send(response, answers[path] ?? honest()[path] ?? { status: 404, body: {} });
});
const send = (response: ServerResponse, { status = 200, body, headers = {} }: Answer): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
};

const discovery = (change: Words = {}): Answer => ({
  body: {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...change,
  },
});
const claimsOf = (change: Words = {}): Words => {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 600 };
  const who = { iss: issuer, sub: 'kiran-7', aud: client.clientId, nonce: secrets.nonce };
  return { ...who, ...times, email: 'kiran.rao@example.com', email_verified: true, ...change };
};
const tokenOf = (claims: Words, head: Words = {}, key: KeyObject = own.privateKey): string => {
  const text = `${encode({ alg: 'RS256', kid: 'own', ...head })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
};
const tokens = (idToken: string, more: Words = {}): Answer => ({
  body: { access_token: 'access', token_type: 'bearer', id_token: idToken, ...more },
});
const jwk = (key: KeyObject, kid = 'own'): Words => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig' });
const honest = (): Record<string, Answer> => ({
  '/.well-known/openid-configuration': discovery(),
  '/keys': { body: { keys: [jwk(own.publicKey)] } },
  '/token': tokens(tokenOf(claimsOf())),
  '/userinfo': { body: { sub: 'kiran-7', email: 'kiran.rao@example.com', email_verified: true } },
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = {};
  asked = [];
});

/** Each asks anew: nothing that a provider said before is known. */
const begin = () =>
  createSchoolProviders({ allowLoopback: true }).authorizationUrl(
    { issuer, ...client },
    'https://hotseat.example/callback',
    secrets,
  );
const comeBack = (query: Record<string, string> = {}) => {
  const callback = new URL('https://hotseat.example/callback');
  const given = { state: secrets.state, code: 'code', ...query };
  for (const [name, value] of Object.entries(given)) callback.searchParams.set(name, value);
  return createSchoolProviders({ allowLoopback: true }).claims({ issuer, ...client }, callback, secrets);
};
const unverified = expect.objectContaining({ problem: { kind: 'unverified' } }) as unknown;

it('is believed where it is honest', async () => {
  expect((await begin()).origin).toBe(issuer);
  expect(await comeBack()).toMatchObject({ sub: 'kiran-7', email: 'kiran.rao@example.com' });
});

describe('what it says of itself', () => {
  it.each<[string, Words]>([
    ['another issuer', { issuer: 'https://accounts.google.com' }],
    ['an issuer below its own', { issuer: 'below' }],
    ['no issuer', { issuer: undefined }],
    ['a script to go to', { authorization_endpoint: 'javascript:alert(1)//' }],
    ['a document to go to', { authorization_endpoint: 'data:text/html,<script>alert(1)</script>' }],
    ['no place to go to', { authorization_endpoint: undefined }],
    ['half an address to go to', { authorization_endpoint: '/authorize' }],
  ])('is not taken with %s', async (_what, change) => {
    const named = change['issuer'] === 'below' ? { issuer: `${issuer}/realm` } : change;
    answers['/.well-known/openid-configuration'] = discovery(named);
    await expect(begin()).rejects.toThrow();
  });

  it.each([
    ['elsewhere', { status: 302, body: '', headers: { location: '/other' } }],
    ['in a megabyte', { body: JSON.stringify({ issuer: 'x'.repeat(1_000_000) }) }],
    ['in something else than JSON', { body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['in a list', { body: '[]' }],
  ] satisfies [string, Answer][])('is not taken where it stands %s', async (_what, answer) => {
    answers['/.well-known/openid-configuration'] = answer;
    answers['/other'] = discovery();
    await expect(begin()).rejects.toThrow();
    expect(asked).not.toContain('/other');
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://metadata.google.internal/',
    'http://0x7f000001.example.internal/',
    'file:///etc/hostname',
    'gopher://127.0.0.1/',
  ])('leads us to no place behind our walls: %s', async (address) => {
    for (const part of ['token_endpoint', 'jwks_uri', 'userinfo_endpoint']) {
      answers['/.well-known/openid-configuration'] = discovery({ [part]: address });
      const noAddress = tokenOf(claimsOf({ email: undefined }));
      if (part === 'userinfo_endpoint') answers['/token'] = tokens(noAddress);
      await expect(comeBack(), part).rejects.toThrow();
    }
  });

  it('takes our secret to no other place than it says, by a redirect', async () => {
    answers['/token'] = { status: 307, body: '', headers: { location: '/elsewhere' } };
    await expect(comeBack()).rejects.toThrow();
    expect(asked).not.toContain('/elsewhere');
  });
});

describe('a token', () => {
  it.each<[string, () => string]>([
    ['of another key', () => tokenOf(claimsOf(), {}, foreign.privateKey)],
    [
      'with its own key in its head',
      () => tokenOf(claimsOf(), { jwk: jwk(foreign.publicKey) }, foreign.privateKey),
    ],
    [
      'that says where its key is',
      () => tokenOf(claimsOf(), { jku: `${issuer}/foreign`, kid: 'foreign' }, foreign.privateKey),
    ],
    ['with a condition that nobody knows', () => tokenOf(claimsOf(), { crit: ['exp'], exp: 1 })],
    ['of another algorithm than its signature', () => tokenOf(claimsOf(), { alg: 'RS512' })],
    ['without a signature', () => tokenOf(claimsOf()).replace(/[^.]+$/, '')],
    ['in two parts', () => tokenOf(claimsOf()).replace(/\.[^.]+$/, '')],
    [
      'whose words were changed',
      () => tokenOf(claimsOf()).replace(/\.[^.]+\./, `.${encode(claimsOf({ sub: 'admin' }))}.`),
    ],
    [
      'for several, and made for another',
      () => tokenOf(claimsOf({ aud: [client.clientId, 'other'], azp: 'other' })),
    ],
    ['for several, and for nobody of them', () => tokenOf(claimsOf({ aud: [client.clientId, 'other'] }))],
    ['for nobody', () => tokenOf(claimsOf({ aud: [] }))],
    ['without a nonce', () => tokenOf(claimsOf({ nonce: undefined }))],
    ['with a nonce in a list', () => tokenOf(claimsOf({ nonce: [secrets.nonce] }))],
    ['without an end', () => tokenOf(claimsOf({ exp: undefined }))],
    ['whose end is no number', () => tokenOf(claimsOf({ exp: 'never' }))],
    ['without a beginning', () => tokenOf(claimsOf({ iat: undefined }))],
    ['that begins later', () => tokenOf(claimsOf({ nbf: 4_000_000_000 }))],
    ['about nobody', () => tokenOf(claimsOf({ sub: undefined }))],
    ['about a number', () => tokenOf(claimsOf({ sub: 7 }))],
  ])('%s is not believed', async (_what, made) => {
    answers['/token'] = tokens(made());
    answers['/foreign'] = { body: { keys: [jwk(foreign.publicKey, 'foreign')] } };
    await expect(comeBack()).rejects.toEqual(unverified);
    expect(asked).not.toContain('/foreign');
  });

  it('by a key that is too short is not believed', async () => {
    answers['/keys'] = { body: { keys: [jwk(weak.publicKey)] } };
    answers['/token'] = tokens(tokenOf(claimsOf(), {}, weak.privateKey));
    await expect(comeBack()).rejects.toThrow();
  });

  it('is taken for the attempt that asked, from who was asked', async () => {
    for (const query of [
      { state: 'another' },
      { iss: 'https://accounts.example' },
      { error: 'server_error' },
      { response: 'x.y.z' },
    ])
      await expect(comeBack(query), JSON.stringify(query)).rejects.toThrow();
    expect(asked).not.toContain('/token');
    expect(await comeBack({ iss: issuer })).toMatchObject({ sub: 'kiran-7' });
  });
});

describe('what it tells of a person when asked apart', () => {
  const askedApart = (told: Words, claims: Words = {}) => {
    answers['/token'] = tokens(tokenOf(claimsOf({ email: undefined, email_verified: undefined, ...claims })));
    answers['/userinfo'] = { body: { sub: 'kiran-7', ...told } };
    return comeBack();
  };

  it('is of the person who came', async () => {
    const email = 'admin@example.com';
    await expect(askedApart({ sub: 'admin', email })).rejects.toEqual(unverified);
    expect(await askedApart({ email, email_verified: true })).toMatchObject({ sub: 'kiran-7', email });
  });

  it('says itself whether its address is verified, whatever the token says of none', async () => {
    const told = { email: 'admin@example.com', email_verified: false };
    expect(await askedApart(told, { email_verified: true })).toMatchObject(told);
  });

  it('changes nothing of what the token says', async () => {
    const told = await askedApart({ iss: 'x', aud: 'y', groups: ['admin'] }, { groups: ['students'] });
    expect(told).toMatchObject({ iss: issuer, aud: client.clientId, groups: ['students'] });
  });
});
