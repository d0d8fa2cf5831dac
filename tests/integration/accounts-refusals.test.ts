import { describe, expect, it } from 'vitest';
import { createGoogleClient } from '#server/accounts/google/google-client.ts';
import { startAccountsService } from '#tests/fixtures/accounts-service.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { type Behaviour, hostileClient, startHostileGoogle } from '#tests/fixtures/hostile-google.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { hostileSignIn } from '#tests/fixtures/hostile-sign-in.ts';

const { door, begin } = hostileSignIn();

async function nobodySignedIn(response: Response): Promise<void> {
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await rowsOf(door.db.database, 'sessions')).toEqual([]);
  expect(await rowsOf(door.db.database, 'users')).toEqual([]);
  expect(await door.browser.call('readMe')).toEqual({ account: null });
}

describe('an answer that is refused leaves no session and no user', () => {
  const soon = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
  it.each<[string, Behaviour]>([
    ['another audience', { claims: () => ({ aud: 'someone-else' }) }],
    [
      'a second audience without azp',
      { claims: (c) => ({ aud: [c['aud'], 'someone-else'], azp: undefined }) },
    ],
    ['another azp', { claims: () => ({ azp: 'someone-else' }) }],
    ['another issuer', { claims: () => ({ iss: 'https://accounts.example.com' }) }],
    ['another issuer without its scheme', { claims: () => ({ iss: 'accounts.google.com' }) }],
    [
      'the short issuer and another audience',
      { claims: (c) => ({ iss: String(c['iss']).replace('http://', ''), aud: 'x' }) },
    ],
    ['an expiry two minutes ago', { claims: () => ({ exp: soon(-120) }) }],
    ['an issue time two minutes ahead', { claims: () => ({ iat: soon(120) }) }],
    ['no expiry', { claims: () => ({ exp: undefined }) }],
    ['another nonce', { claims: () => ({ nonce: 'another' }) }],
    ['no nonce', { claims: () => ({ nonce: undefined }) }],
    ['no subject', { claims: () => ({ sub: undefined }) }],
    ['an empty subject', { claims: () => ({ sub: '' }) }],
    ['no e-mail', { claims: () => ({ email: undefined }) }],
    ['an e-mail that is none', { claims: () => ({ email: 'nobody' }) }],
    ['a good signature by another algorithm', { sign: 'PS256' }],
    ['no signature', { sign: 'none' }],
    ['a MAC made with the public key', { sign: 'HS256_public_key' }],
    ['a MAC made with the client secret', { sign: 'HS256_client_secret' }],
    ["a signature by a stranger's key under a known name", { sign: 'foreign_key' }],
    ["a signature by a stranger's key under an unknown name", { sign: 'unknown_kid' }],
    ['a broken signature', { sign: 'broken' }],
    ['no ID token', { answer: 'no_id_token' }],
    ['a code the provider refuses', { answer: 'invalid_grant' }],
    ['a token endpoint that redirects', { answer: 'redirect' }],
  ])('%s', async (_name, behaviour) => {
    door.google.behave(behaviour);
    const { url, flowId } = await begin();
    const response = await door.browser.fetch(url);
    expect(response.status).toBeGreaterThanOrEqual(400);
    await nobodySignedIn(response);
    expect(await door.browser.call('readSignIn', { params: { flowId } })).toMatchObject({ status: 'failed' });
    expect(await rowsOf(door.db.database, 'audit_log')).toMatchObject([
      { kind: 'sign_in_refused', uid: null },
    ]);
  });

  it.each<[string, Behaviour, string, number]>([
    [
      'unverified',
      { claims: () => ({ email_verified: false }) },
      "This account's e-mail address is not verified. Verify it with Google, then sign in again.",
      403,
    ],
    [
      'missing its verification',
      { claims: () => ({ email_verified: undefined }) },
      "This account's e-mail address is not verified. Verify it with Google, then sign in again.",
      403,
    ],
  ])('an e-mail that is %s, in its own words', async (_name, behaviour, message, status) => {
    door.google.behave(behaviour);
    const { url, flowId } = await begin();
    const response = await door.browser.fetch(url);
    expect(response.status).toBe(status);
    await nobodySignedIn(response);
    expect(await door.browser.call('readSignIn', { params: { flowId } })).toEqual({
      status: 'failed',
      message,
      account: null,
    });
  });

  it.each<[string, Behaviour]>([
    ['answers 502', { answer: 'outage' }],
    ['hangs up', { answer: 'hang_up' }],
  ])('a token endpoint that %s', async (_name, behaviour) => {
    door.google.behave(behaviour);
    const { url, flowId } = await begin();
    const response = await door.browser.fetch(url);
    expect(response.status).toBe(503);
    await nobodySignedIn(response);
    const { message } = await door.browser.call('readSignIn', { params: { flowId } });
    expect(message).toBe('Google could not be reached. Please try again in a moment.');
  });
});

describe('what the provider says instead of a code', () => {
  const back = async (parameters: Record<string, string>) => {
    const { url, flowId } = await begin();
    url.searchParams.delete('code');
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
    const response = await door.browser.fetch(url);
    await nobodySignedIn(response);
    return {
      page: await response.text(),
      flow: await door.browser.call('readSignIn', { params: { flowId } }),
    };
  };

  it('access_denied is a cancelled sign-in', async () => {
    const { flow } = await back({ error: 'access_denied' });
    expect(flow).toEqual({ status: 'failed', message: 'Sign in cancelled by user', account: null });
  });

  it('any other error shows its own message, as text', async () => {
    const words = 'Your <b>organisation</b>\u0007 blocks\r\nthis app.';
    const { flow, page } = await back({ error: 'org_internal', error_description: words });
    expect(flow.message).toBe('Your <b>organisation</b> blocks this app.');
    expect(page).not.toContain('<b>organisation');
  });

  it('nothing at all is not verified', async () => {
    const { flow } = await back({});
    expect(flow.message).toBe("Google's answer could not be verified. Please sign in again.");
  });
});

describe('a callback that belongs to no attempt of this browser', () => {
  const refused = async (response: Response) => {
    expect(response.status).toBe(410);
    const page = await response.text();
    expect(page).toContain('has expired or was used before');
    expect(page).not.toContain('data-flow-id');
    return response;
  };

  it('a wrong state', async () => {
    const { url } = await begin();
    url.searchParams.set('state', 'x'.repeat(43));
    await nobodySignedIn(await refused(await door.browser.fetch(url)));
  });

  it('no state', async () => {
    const { url } = await begin();
    url.searchParams.delete('state');
    await nobodySignedIn(await refused(await door.browser.fetch(url)));
  });

  it("another person's attempt (login CSRF): with their flow, or with no flow cookie", async () => {
    const { url } = await begin();
    const victim = new ApiClient(door.service.origin);
    await refused(await victim.fetch(url));
    await victim.call('beginSignIn', { body: { display: 'popup', returnTo: '/' } });
    await nobodySignedIn(await refused(await victim.fetch(url)));
    expect(await victim.call('readMe')).toEqual({ account: null });
  });

  it('a callback played again: the first session stays, no second is made', async () => {
    const { url } = await begin();
    await door.browser.fetch(url);
    const sessions = await rowsOf(door.db.database, 'sessions');
    const again = await refused(await door.browser.fetch(url));
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await rowsOf(door.db.database, 'sessions')).toEqual(sessions);
  });

  it('twenty callbacks at once: one signs in', async () => {
    const { url } = await begin();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await door.browser.fetch(url)).status),
    );
    expect(statuses.filter((s) => s === 200)).toHaveLength(1);
    expect(await rowsOf(door.db.database, 'sessions')).toHaveLength(1);
  });

  it('an attempt older than ten minutes', async () => {
    const inTime = await begin();
    door.clock.advance(10 * 60_000 - 1);
    expect((await door.browser.fetch(inTime.url)).status).toBe(200);
    const { url, flowId } = await begin();
    door.clock.advance(10 * 60_000);
    await refused(await door.browser.fetch(url));
    await expect(door.browser.call('readSignIn', { params: { flowId } })).rejects.toMatchObject({
      code: 'sign_in_expired',
    });
  });

  it('tells nobody else how an attempt went', async () => {
    const { url, flowId } = await begin();
    await door.browser.fetch(url);
    const stranger = new ApiClient(door.service.origin);
    await expect(stranger.call('readSignIn', { params: { flowId } })).rejects.toMatchObject({
      code: 'sign_in_expired',
    });
    await stranger.call('beginSignIn', { body: { display: 'popup', returnTo: '/' } });
    await expect(stranger.call('readSignIn', { params: { flowId } })).rejects.toMatchObject({
      code: 'sign_in_expired',
    });
  });
});

describe('a provider that cannot be reached', () => {
  it('is said so, and tried again at the next sign-in', async () => {
    const gone = await startHostileGoogle();
    const other = await startAccountsService(
      door.db,
      door.clock,
      createGoogleClient({ issuer: gone.issuer, ...hostileClient }),
    );
    await gone.close();
    const visitor = new ApiClient(other.origin);
    await expect(
      visitor.call('beginSignIn', { body: { display: 'popup', returnTo: '/' } }),
    ).rejects.toMatchObject({
      code: 'upstream_unavailable',
      status: 503,
    });
    expect(await rowsOf(door.db.database, 'sign_in_flows')).toEqual([]);
    await other.close();
  });
});
