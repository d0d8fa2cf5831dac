import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { everyRow } from '#tests/fixtures/every-row.ts';
import { leaseId } from '#tests/fixtures/good-calls.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What goes with every reply, how much one may ask, and what the log tells. */

/** A browser that remembers the cookies it was given, as they were written. */
class WatchedClient extends ApiClient {
  readonly cookies: string[] = [];

  override async fetch(url: URL | string, init: RequestInit = {}): Promise<Response> {
    const response = await super.fetch(url, init);
    this.cookies.push(...response.headers.getSetCookie());
    return response;
  }

  get session(): string {
    return (
      /^hotseat_session=([^;]+)/.exec(
        this.cookies.findLast((c) => /^hotseat_session=[^;]/.test(c)) ?? '',
      )?.[1] ?? ''
    );
  }
}

let service: TestService;
let owner: ApiClient;
beforeAll(async () => {
  service = await startTestService();
  owner = await service.signedIn('Meera Kulkarni', 2);
});
afterAll(() => service.close());

describe('headers', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  };

  it.each(['/api/me', '/api/service', '/api/past-interviews', '/api/nothing', '/livez', '/readyz'])(
    '%s carries the safe ones and no page policy',
    async (path) => {
      const response = await owner.fetch(new URL(path, service.origin));
      expect(Object.fromEntries(response.headers)).toMatchObject(always);
      for (const absent of ['content-security-policy', 'x-powered-by', 'server', 'strict-transport-security'])
        expect(response.headers.has(absent), absent).toBe(false);
      if (path.startsWith('/api/') && path !== '/api/nothing')
        expect(response.headers.get('cache-control')).toBe('no-store');
      await response.body?.cancel();
    },
  );

  it('a stream is neither kept nor guessed at', async () => {
    const abort = new AbortController();
    const response = await owner.fetch(new URL('/api/me/stream', service.origin), { signal: abort.signal });
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    abort.abort();
  });

  it('production asks for https for a year', async () => {
    const app = fastify();
    await installSecurityHeaders(app, true);
    const { headers } = await app.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await app.close();
  });

  it('a line break in an address does not reach the reply', async () => {
    const response = await owner.fetch(`${service.origin}/api/%0d%0aset-cookie:%20a=b`);
    expect(response.headers.getSetCookie()).toEqual([]);
    await response.body?.cancel();
  });
});

describe('the session cookie', () => {
  it('is a new secret at each sign-in, out of reach of scripts, and dead after sign-out', async () => {
    const browser = new WatchedClient(service.origin);
    const person = { name: 'Sana Qureshi', email: 'sana.qureshi@example.com' };
    await browser.signIn(person);
    const first = browser.session;
    await browser.signIn(person);
    const second = browser.session;
    expect(new Set([first, second]).size).toBe(2);
    for (const token of [first, second]) expect(token).toMatch(/^[\w-]{43}$/);
    const written = browser.cookies.filter((c) => c.startsWith('hotseat_session='));
    for (const cookie of written)
      expect(cookie).toMatch(/^hotseat_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const rows = await everyRow(service.parts.database);
    for (const token of [first, second]) expect(rows).not.toContain(token);

    await browser.call('signOut', { body: {} });
    const kept = new ApiClient(service.origin);
    const after = await kept.send('listPastInterviews', {}, { cookie: `hotseat_session=${second}` });
    expect(after.status).toBe(401);
    await after.body?.cancel();
  });
});

describe('limits', () => {
  let limited: TestService;
  beforeAll(async () => {
    limited = await startTestService({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => limited.close());
  const sample = (client: ApiClient) => client.send('useSampleResume', { body: { sample: 'fresher' } });

  it('count by user, in all their browsers, and leave others at the same address alone', async () => {
    const asha = await limited.signedIn('Asha Bhonsle Rao', 0);
    const again = await limited.signedIn('Asha Bhonsle Rao', 0);
    const neighbour = await limited.signedIn('Dev Anand Iyer', 0);
    for (const client of [asha, again, neighbour]) await client.call('readMe');
    for (let n = 0; n < 20; n++) expect((await sample(asha)).status).toBe(200);
    const refused = await sample(asha);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await refusalOf(refused)).toMatchObject({
      status: 429,
      error: { code: 'too_many_requests', data: { retryAfterSeconds: expect.any(Number) as number } },
    });
    expect((await sample(again)).status).toBe(429);
    expect((await sample(neighbour)).status).toBe(200);
  });

  it('let a campus of 500 behind one address in, while one of them floods', {
    timeout: 400_000,
  }, async () => {
    // A smaller campus has as much smaller limits.
    const campus = runs(500);
    const scale = campus / 500;
    const small = await startTestService({ env: { RATE_LIMIT_SCALE: String(scale) } });
    const flooding = await small.signedIn('Flooding Fellow', 0);
    await flooding.call('readMe');
    const shutOut = async (): Promise<void> => {
      const began = Date.now();
      const flood = Array.from({ length: 400 * scale }, () => flooding.send('readMe'));
      const refused = (await Promise.all(flood)).filter((reply) => reply.status === 429).length;
      const minutes = 1 + Math.floor((Date.now() - began) / 60_000);
      expect(refused).toBeGreaterThanOrEqual(400 * scale - (300 * scale + 1) * minutes);
    };
    await shutOut();
    for (let n = 0; n < campus; n += 10)
      await Promise.all(
        Array.from({ length: 10 }, async (_, at) => {
          const name = String(n + at).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
          const visitor = await small.signedIn(`Campus ${name}`, 0);
          expect((await visitor.call('readMe')).account?.remaining).toBe(0);
        }),
      );
    // A slow machine takes longer than a minute for the campus: the flood goes on, and is shut out in whichever minute it is.
    await shutOut();
    await small.close();
  });

  it('count strangers by address, a campus at once, whatever they say of themselves', async () => {
    const few = await startTestService({ env: { RATE_LIMIT_SCALE: '0.1' }, pages: true });
    try {
      const knock = (headers: Record<string, string> = {}) =>
        new ApiClient(few.origin).send('beginSignIn', { body: { display: 'popup' } }, headers);
      for (let n = 0; n < 120; n++) expect((await knock()).status).toBe(200);
      const refused = await knock();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      for (let n = 1; n < 6; n++) {
        expect((await knock({ 'x-forwarded-for': `203.0.113.${n}` })).status).toBe(429);
        expect((await knock({ forwarded: `for=203.0.113.${n}` })).status).toBe(429);
        expect((await knock({ 'x-real-ip': `203.0.113.${n}` })).status).toBe(429);
        expect((await knock({ cookie: `hotseat_session=${String(n).repeat(43)}` })).status).toBe(429);
      }
      // What costs nothing is not counted, and a stranger's flood shuts out no one who is known.
      const page = await (await fetch(few.origin)).text();
      const file = /\/assets\/[\w.-]+/.exec(page)?.[0] ?? '';
      for (const path of ['/', '/pricing', file, '/livez', '/readyz', '/robots.txt'])
        for (let n = 0; n < 60; n++) {
          const reply = await fetch(few.origin + path);
          expect([path, reply.status]).toEqual([path, 200]);
          await reply.body?.cancel();
        }
    } finally {
      await few.close();
    }
  });

  it('believe a proxy that is trusted, by its last word only', async () => {
    const proxied = await startTestService({
      env: { RATE_LIMIT_SCALE: '0.1', TRUSTED_PROXIES: '127.0.0.1' },
    });
    try {
      const knock = (from: string) =>
        new ApiClient(proxied.origin).send(
          'beginSignIn',
          { body: { display: 'popup' } },
          { 'x-forwarded-for': from },
        );
      for (let n = 0; n < 120; n++) expect((await knock(`198.51.100.${n}, 203.0.113.1`)).status).toBe(200);
      expect((await knock('198.51.100.99, 203.0.113.1')).status).toBe(429);
      expect((await knock('203.0.113.2')).status).toBe(200);
    } finally {
      await proxied.close();
    }
  });
});

describe('the log', () => {
  it('of a whole journey names nobody and quotes nothing', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-log-'));
    const env: Record<string, string> = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      ...(process.env['TEST_DATABASE_URL'] ? { DATABASE_URL: await freshPostgresUrl() } : {}),
    };
    const server = await startServerProcess(env);
    try {
      const browser = new WatchedClient(server.origin);
      const email = 'canary.mynah@example.com';
      await browser.signIn({ name: 'Canary Mynah', email });
      await operate({ ...env, PORT: String(server.port) }, [
        'grant',
        email,
        '2',
        '--reason',
        'canary reason',
      ]);
      const { sessionId } = await startInterviewAs(browser, { style: 'chill', leaseId });
      const { awaitingTurnId } = await untilAwaited(browser, sessionId);
      const said = 'I kept canary-answer finches and counted 17 of them.';
      const answer = { leaseId, clientTurnId: 'canary-turn-1', toTurnId: awaitingTurnId ?? '', text: said };
      await browser.call('answer', { params: { sessionId }, body: { ...answer } });
      await untilAwaited(browser, sessionId);
      const form = new FormData();
      form.set('file', new File(['not a pdf, canary-file'], 'canary-name.pdf'));
      const strange: [string, RequestInit][] = [
        ['/api/resumes/text', { method: 'POST', body: '{"text": "canary-broken' }],
        ['/api/resumes/text', { method: 'POST', body: '{"text": 7, "canary-key": "canary-value"}' }],
        ['/api/sign-in/callback?code=canary-code&state=canary-state&error_description=canary-words', {}],
        ['/canary-path%0d%0a{"level":60}?q=canary-query', {}],
        [`/api/interviews/${sessionId}x`, {}],
      ];
      for (const [path, init] of strange) {
        const headers = { 'x-hotseat': '1', ...(init.body ? { 'content-type': 'application/json' } : {}) };
        await (await browser.fetch(new URL(path, server.origin), { ...init, headers })).body?.cancel();
      }
      await (await browser.send('uploadResume', { form })).body?.cancel();
      await browser.call('endInterview', { params: { sessionId }, body: {} });
      await untilEvent(browser, sessionId, (s) => s.state !== 'running');
      await browser.send('readFeedback', { params: { sessionId }, body: {} });
      const { account } = await browser.call('readMe');
      await browser.call('signOut', { body: {} });

      // A line is written when its reply has gone; what comes through a pipe comes later, and may come in parts.
      await expect.poll(() => server.output()).toMatch(/"route":"\/api\/sign-out"[^\n]*\n$/);
      const log = server.output();
      expect(log.match(/"msg":"request"/g)?.length).toBeGreaterThan(15);
      expect(log).toContain('"route":"/api/interviews/:sessionId/answers"');
      const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
      const ofThePerson = ['canary', 'mynah', 'finches', 'kavya', 'nilgiri', 'retrofitted', '98400', email];
      const secrets = [...ofThePerson, browser.session, token, sessionId, account?.uid ?? ''];
      // The moment of a line may hold any digits, a telephone number's too.
      const told = log.replaceAll(/"time":\d{13}(?=,)/g, '').toLowerCase();
      const found = secrets.filter((s) => s === '' || told.includes(s.toLowerCase()));
      expect(found).toEqual([]);
      for (const line of log.split('\n').filter((l) => l.startsWith('{')))
        expect(() => JSON.parse(line) as unknown).not.toThrow();
    } finally {
      await server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

it('a path that climbs out of its endpoint is another path', async () => {
  const { port } = new URL(service.origin);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    httpRequest(
      { host: '127.0.0.1', port, path: '/api/interviews/../me/%2e%2e/%2e%2e/livez' },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});
