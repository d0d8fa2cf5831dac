import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sweepSignIns } from '#server/accounts/sweep-sign-ins.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { chooseAccount, openChooser } from '#tests/fixtures/chooser.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { signInDesk } from '#tests/fixtures/sign-in-desk.ts';

const { door, begin } = signInDesk();

const dayMs = 24 * 60 * 60_000;
const ira = 'ira.deshpande@example.com';

async function signIn(from = door.browser, email = ira): Promise<string> {
  const { url } = await begin('popup', '/interview', from);
  const landing = await chooseAccount(from, url, email);
  expect(landing.response.status).toBe(200);
  const cookie = landing.response.headers.getSetCookie().find((c) => c.startsWith('hotseat_session='));
  return /=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
}

describe('signing in through the stand-in', () => {
  it('creates a user with exactly the fields of the record (rule RECORD-1)', async () => {
    await signIn();
    const [user, ...others] = await rowsOf(door.db.database, 'users');
    expect(others).toEqual([]);
    expect(user).toEqual({
      uid: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
      email: ira,
      display_name: 'Ira Deshpande',
      photo_url: null,
      created_at: expect.any(String),
      last_login: user?.['created_at'],
      updated_at: user?.['created_at'],
      subscription_status: 'free',
      interview_quota: 0,
      has_purchased_premium: false,
      settings: { notifications: true, emailUpdates: false },
    });
    expect(await door.browser.call('readMe')).toEqual({
      account: {
        uid: user?.['uid'],
        email: ira,
        displayName: 'Ira Deshpande',
        photoURL: null,
        createdAt: door.clock.now().toISOString(),
        lastLogin: door.clock.now().toISOString(),
        updatedAt: door.clock.now().toISOString(),
        subscriptionStatus: 'free',
        interview_quota: 0,
        has_purchased_premium: false,
        settings: { notifications: true, emailUpdates: false },
        remaining: 0,
        completed: 0,
        nextExpiry: null,
        activeSessionId: null,
        activeInterviewState: null,
        deletionDueAt: null,
      },
    });
  });

  it('tells the page that opened the popup, without a token, and lets only its own script run', async () => {
    const { flowId, url } = await begin();
    expect(await door.browser.call('readSignIn', { params: { flowId } })).toMatchObject({
      status: 'pending',
    });
    const { response, page } = await chooseAccount(door.browser, url, ira);
    expect(page).toContain(`data-flow-id="${flowId}"`);
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    expect(script).toContain("new BroadcastChannel('hotseat-sign-in')");
    expect(script).toContain('window.opener?.postMessage(message, location.origin)');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const token = /hotseat_session=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(page).not.toContain(token);
    const told = await door.browser.call('readSignIn', { params: { flowId } });
    expect(told).toMatchObject({ status: 'done', message: null, account: { email: ira } });
    expect(JSON.stringify(told)).not.toContain(token);
  });

  it('sets cookies that scripts cannot read and other sites cannot send', async () => {
    const begun = await door.browser.send('beginSignIn', { body: { display: 'popup', returnTo: '/' } });
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^hotseat_flow=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
    const { url } = (await begun.json()) as { url: string };
    const { response } = await chooseAccount(door.browser, url, ira);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^hotseat_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('keeps no token in the database, only hashes', async () => {
    const token = await signIn();
    for (const table of ['sessions', 'sign_in_flows', 'users', 'identities', 'audit_log']) {
      expect(JSON.stringify(await rowsOf(door.db.database, table))).not.toContain(token);
    }
    const hash = createHash('sha256').update(token).digest('hex');
    expect(await rowsOf(door.db.database, 'sessions')).toMatchObject([{ token_hash: hash }]);
  });

  it('brings a known user up to date, with a new session in place of the old', async () => {
    const first = await signIn();
    const before = (await door.browser.call('readMe')).account!;
    door.clock.advance(3_600_000);
    const second = await signIn();
    const after = (await door.browser.call('readMe')).account!;
    expect(after).toEqual({
      ...before,
      lastLogin: door.clock.now().toISOString(),
      updatedAt: door.clock.now().toISOString(),
    });
    expect(second).not.toBe(first);
    const old = await fetch(`${door.service.origin}/api/me`, {
      headers: { cookie: `hotseat_session=${first}` },
    });
    expect(await old.json()).toEqual({ account: null });
  });

  it('lets two tabs sign in side by side', async () => {
    const one = await begin();
    const two = await begin();
    await chooseAccount(door.browser, one.url, ira);
    await chooseAccount(door.browser, two.url, 'rohan.kuriakose@example.com');
    expect(await door.browser.call('readSignIn', { params: { flowId: one.flowId } })).toMatchObject({
      status: 'done',
    });
    expect((await door.browser.call('readMe')).account?.email).toBe('rohan.kuriakose@example.com');
  });

  it('asks which account every time, also right after', async () => {
    await signIn();
    const { url } = await begin();
    expect((await openChooser(door.browser, url)).page).toContain('Choose an account');
  });

  it('works under the name of this machine the browser used', async () => {
    const numeric = new ApiClient(door.service.origin.replace('localhost', '127.0.0.1'));
    const { url } = await begin('popup', '/', numeric);
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${numeric.origin}/api/sign-in/callback`);
    await chooseAccount(numeric, url, ira);
    expect((await numeric.call('readMe')).account?.email).toBe(ira);
  });
});

describe('signing in on the whole page', () => {
  it.each([
    ['/interview', '/interview'],
    ['/feedback/session_x_1?from=mail#top', '/feedback/session_x_1?from=mail#top'],
    ['/past-interviews/../pricing', '/pricing'],
    ['https://evil.example/', '/interview'],
    ['//evil.example/', '/interview'],
    ['/\\evil.example/', '/interview'],
    ['/x/..//evil.example', '/interview'],
    ['/\t/evil.example', '/interview'],
    ['javascript:alert(1)', '/interview'],
    ['interview', '/interview'],
    ['/api/sign-out', '/interview'],
    ['/signin', '/interview'],
    ['', '/interview'],
  ])('asked back to %j it goes to %s', async (returnTo, expected) => {
    const { url } = await begin('page', returnTo);
    const landing = await chooseAccount(door.browser, url, ira);
    expect(landing.response.status).toBe(303);
    expect(landing.url.href).toBe(`${door.service.origin}${expected}`);
  });

  it('comes back to the sign-in page when it was cancelled, which can read why', async () => {
    const { url, flowId } = await begin('page');
    const landing = await (await openChooser(door.browser, url)).submit({ do: 'cancel' });
    expect(landing.url.href).toBe(`${door.service.origin}/signin?flow=${flowId}`);
    expect(await door.browser.call('readSignIn', { params: { flowId } })).toEqual({
      status: 'failed',
      message: 'Sign in cancelled by user',
      account: null,
    });
    expect(await door.browser.call('readMe')).toEqual({ account: null });
  });
});

describe('a session', () => {
  it('ends on the server when signed out, and signing out again says who is gone', async () => {
    const token = await signIn();
    expect(await door.browser.call('signOut')).toEqual({ ok: true });
    expect(await rowsOf(door.db.database, 'sessions')).toEqual([]);
    const copy = await fetch(`${door.service.origin}/api/sign-out`, {
      method: 'POST',
      headers: { cookie: `hotseat_session=${token}`, 'content-type': 'application/json', 'x-hotseat': '1' },
      body: '{}',
    });
    expect(copy.status).toBe(401);
    expect((await rowsOf(door.db.database, 'audit_log')).map((e) => e['kind'])).toEqual([
      'sign_in',
      'sign_out',
    ]);
  });

  it.each([
    ['7 days idle', [7 * dayMs], null],
    ['just under 7 days idle', [7 * dayMs - 1], ira],
    ['used every 6 days, 30 days old', [6, 6, 6, 6, 6].map((d) => d * dayMs), null],
    [
      'used every 6 days, just under 30 days old',
      [6, 6, 6, 6].map((d) => d * dayMs).concat(6 * dayMs - 1),
      ira,
    ],
  ])('%s', async (_name, steps, email) => {
    await signIn();
    let account = null;
    for (const step of steps) {
      door.clock.advance(step);
      ({ account } = await door.browser.call('readMe'));
    }
    expect(account?.email ?? null).toBe(email);
    await sweepSignIns({ database: door.db.database, clock: door.clock });
    expect(await rowsOf(door.db.database, 'sessions')).toHaveLength(email === null ? 0 : 1);
    expect(await rowsOf(door.db.database, 'sign_in_flows')).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['another form', 'hotseat_session=short'],
    ['an unknown token', `hotseat_session=${'A'.repeat(43)}`],
    ['the hash of a token', `hotseat_session=${createHash('sha256').update('x').digest('hex').slice(0, 43)}`],
    ['SQL', "hotseat_session=' or 1=1 --"],
  ])('is nobody with %s in the cookie', async (_name, cookie) => {
    await signIn();
    const response = await fetch(`${door.service.origin}/api/me`, { headers: { cookie } });
    expect(await response.json()).toEqual({ account: null });
  });

  it('is not begun by a request another site can make', async () => {
    const requests: RequestInit[] = [
      { method: 'POST', body: new URLSearchParams({ display: 'popup' }) },
      {
        method: 'POST',
        body: '{"display":"popup"}',
        headers: { 'content-type': 'text/plain', 'x-hotseat': '1' },
      },
      { method: 'POST', body: '{"display":"popup"}', headers: { 'content-type': 'application/json' } },
    ];
    for (const request of requests) {
      expect([403, 415, 400]).toContain((await fetch(`${door.service.origin}/api/sign-in`, request)).status);
    }
    expect(await rowsOf(door.db.database, 'sign_in_flows')).toEqual([]);
  });
});
