import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { indiaDay } from '#contract/india-time.ts';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { noticeVersion } from '#contract/consents.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { installSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { noSchool, schoolCalls } from '#tests/fixtures/school-calls.ts';
import { apiCalls } from '#tests/fixtures/api-calls.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { openSchoolOfOwner } from '#tests/fixtures/school-people.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { operatorPageCalls } from '#tests/fixtures/operator-page-calls.ts';
import {
  pastedResume,
  startInterviewAs,
  untilAwaited,
  untilEvent,
} from '#tests/fixtures/interview-driver.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

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

const leaseId = 'lease-of-the-security-test';
const noSession = 'session_abcdefgh1234_1767225600000';
const noResume = `res_${'a'.repeat(20)}`;
const noFlow = 'f'.repeat(32);
const noOrder = `ord_${'a'.repeat(22)}`;
const noExport = `exp_${'a'.repeat(22)}`;
const noDocument = `doc_${'a'.repeat(22)}`;

let service: TestService;
let owner: ApiClient;
let other: ApiClient;
let admin: ApiClient;
let owned: Ids;
let otherSession: string;
let held: HeldKey;

beforeAll(async () => {
  service = await startTestService({ env: { OPERATORS: 'asha@x.example admin' } });
  admin = new ApiClient(service.origin);
  await admin.signInAsOperator({ name: 'Asha', email: 'asha@x.example' });
  owner = await service.signedIn('Meera Kulkarni', 2);
  other = await service.signedIn('Rohan Pillai', 2);
  const { resumeId } = await owner.call('pasteResume', { body: { text: pastedResume } });
  const { sessionId } = await owner.call('beginInterview', { body: {} });
  await owner.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: true } });
  const gateway = LocalGateway.of(service.env);
  const { orderId } = await buy(owner, gateway);
  const { documents } = await owner.call('readOrder', { params: { orderId } });
  owned = { sessionId, resumeId, orderId, documentId: documents[0]?.documentId ?? '' };
  ({ sessionId: otherSession } = await other.call('beginInterview', { body: {} }));
  await other.call('takePen', { params: { sessionId: otherSession }, body: { leaseId, takeOver: true } });
  const school = await openSchoolOfOwner(service, 'sahyadri');
  held = await holdKey(school.owner, school.orgId);
  // What the purchase set going behind the pages has ended: from here on rows change by calls alone.
  await gateway.settled();
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 30_000 });
}, 90_000);
afterAll(() => service.close());

async function unfinished(): Promise<unknown[]> {
  const { database } = service.parts;
  const mails = (await rowsOf(database, 'mails')).filter((row) => row['sent_at'] === null);
  return [
    ...mails,
    ...(await rowsOf(database, 'webhook_inbox')).filter((row) => row['processed_at'] === null),
  ];
}

type Ids = { sessionId: string; resumeId: string; orderId: string; documentId: string };
const none: Ids = { sessionId: noSession, resumeId: noResume, orderId: noOrder, documentId: noDocument };
const seenNotice = { version: noticeVersion, model: null, firstName: false, hearing: null, speaking: null };
const noLevels = { evidence: 2, structure: null, reasoning: null, ownership: null, response: null };
const noScore = { topicId: 'hobbies', levels: noLevels, note: '' };
type Call = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  idempotencyKey?: string;
};

/** One good call of each endpoint, so that what is refused is refused for the reason under test. */
function goodCall(name: EndpointName, { sessionId, resumeId, orderId, documentId }: Ids): Call {
  const start = { leaseId, style: 'chill', resumeId };
  const turn = { leaseId, clientTurnId: 'client-turn-1' };
  const calls: Record<EndpointName, Call> = {
    readMe: {},
    followMe: {},
    readService: {},
    beginSignIn: { body: { display: 'popup', returnTo: '/' } },
    readSignIn: { params: { flowId: noFlow } },
    finishSignIn: {},
    signOut: { body: {} },
    signOutEverywhere: { body: {} },
    changeSettings: { body: { notifications: true, emailUpdates: false } },
    readConsents: {},
    changeConsents: { body: { seen: seenNotice, language: 'en', choices: { voice: false } } },
    createOrder: { body: { product: 'premium' }, idempotencyKey: 'key-of-the-security-test' },
    readOrder: { params: { orderId } },
    checkOrder: { params: { orderId }, body: {} },
    verifyPayment: {
      body: {
        orderId,
        razorpay_order_id: `order_${'a'.repeat(14)}`,
        razorpay_payment_id: `pay_${'a'.repeat(14)}`,
        razorpay_signature: 'a'.repeat(64),
      },
    },
    reportCheckout: { body: { orderId, outcome: 'dismissed' } },
    readBilling: {},
    requestRefund: { params: { orderId }, body: {}, idempotencyKey: 'key-of-the-security-test' },
    readDocument: { params: { documentId } },
    downloadDocument: { params: { documentId } },
    uploadResume: { body: {} },
    pasteResume: { body: { text: pastedResume } },
    useSampleResume: { body: { sample: 'fresher' } },
    readLatestResume: {},
    confirmFacts: { params: { resumeId }, body: { facts: [] } },
    readLastAims: {},
    beginInterview: { body: {} },
    readInterview: { params: { sessionId } },
    takePen: { params: { sessionId }, body: { leaseId, takeOver: true } },
    startInterview: { params: { sessionId }, body: start },
    answer: { params: { sessionId }, body: { ...turn, toTurnId: 'T01', text: 'Yes.' } },
    prepareReply: { params: { sessionId }, body: { leaseId, toTurnId: 'T01', text: 'Yes.' } },
    signal: { params: { sessionId }, body: { ...turn, signal: { kind: 'think' } } },
    endInterview: { params: { sessionId }, body: {} },
    restartInterview: { params: { sessionId }, body: {} },
    hearSpeech: { params: { sessionId } },
    saySentence: { params: { sessionId }, body: { portrait: 'meera', text: 'Good morning.' } },
    followInterview: { params: { sessionId } },
    listPastInterviews: {},
    readProgress: {},
    readSchoolLens: { params: { sessionId } },
    readInterviewDate: {},
    setInterviewDate: { body: { day: indiaDay(new Date()), school: null } },
    clearInterviewDate: { body: {} },
    downloadCalendar: {},
    readFeedback: { params: { sessionId }, body: {} },
    readDrills: {},
    beginDrill: { body: { aim: { kind: 'topic', topicId: 'hobbies' } } },
    startDrill: { params: { sessionId }, body: { leaseId } },
    readDrill: { params: { sessionId } },
    openInvitation: { body: { token: 'a'.repeat(43) } },
    acceptInvitation: { body: { token: 'a'.repeat(43), notice: 'n' } },
    beginWarmUp: { body: { token: 'a'.repeat(43) } },
    beginSitting: { body: { token: 'a'.repeat(43) } },
    startSitting: { params: { sessionId }, body: { leaseId, resumeId } },
    readSitting: { params: { sessionId } },
    withdrawFromSchool: { body: { token: 'a'.repeat(43) } },
    downloadReport: { params: { sessionId } },
    readLedger: { params: { sessionId } },
    markClaim: { params: { sessionId }, body: { claimId: 'figure:T02:8', correct: '48' } },
    readPressureMap: { params: { sessionId } },
    readLadder: { params: { sessionId } },
    readMetrics: {},
    readKeeping: {},
    keepFeedback: { body: { keepsLonger: true } },
    deleteInterview: { params: { sessionId }, body: {} },
    deleteAccount: { body: { word: 'delete' } },
    keepAccount: { body: {} },
    forgetAgain: { body: {} },
    readExport: {},
    askForExport: { body: {} },
    downloadExport: { params: { exportId: noExport } },
    listMentorLinks: { params: { sessionId } },
    makeMentorLink: {
      params: { sessionId },
      body: {
        days: 7,
        forWhom: '',
        shows: { name: false, resumeFacts: false, scores: false, feedbackText: false },
        helps: false,
      },
    },
    revokeMentorLink: { params: { linkId: `ml_${'a'.repeat(22)}` }, body: {} },
    openMentorPage: { body: { token: 'a'.repeat(43) } },
    scoreAsMentor: { body: { token: 'a'.repeat(43), scores: [noScore], helps: false } },
    readMentorScores: {},
    chooseReminders: { body: { on: true } },
    isSchoolAddress: { query: { domain: 'sahyadri.localhost' } },
    openUnsubscribe: { body: { token: 'a'.repeat(43) } },
    unsubscribe: { body: { token: 'a'.repeat(43) } },
    ...schoolCalls(noSchool),
    ...apiCalls(noSchool),
    readOpenApi: {},
    findSignOn: { body: { school: 'nobody@example.com' } },
    beginSignOn: { body: { slug: 'nobody', as: 'member' } },
    finishSignOn: { params: { orgId: noSchool.orgId } },
    completeSignOn: { params: { orgId: noSchool.orgId } },
    readOwnMetadata: { params: { orgId: noSchool.orgId } },
    verifyAudit: {},
    loadDemo: { body: { email: 'security.demo@example.com' } },
    removeDemo: { body: { email: 'security.demo@example.com' } },
    loadDemoSchool: { body: { email: 'security.demo@example.com', size: 'small' } },
    watchDemoSchool: {},
    removeDemoSchool: { body: {} },
    readCosts: {},
    listStuckOrders: {},
    resettleOrder: { params: { orderId }, body: { reason: 'test' } },
    refundOrder: { params: { orderId }, body: { reason: 'test' } },
    reconcileSince: { body: { since: '2026-03-01T00:00:00Z' } },
    listWebhooksSetAside: {},
    retryWebhook: { params: { eventId: 'evt_1' }, body: {} },
    compareBooks: {},
    makeBackup: { body: { folder: null, keepDays: 30 } },
    readClosure: {},
    openService: { body: { reason: 'test' } },
    listGrievances: {},
    openGrievance: { body: { email: 'rohan.pillai@example.com', about: 'a test' } },
    acknowledgeGrievance: { params: { ticket: 'G-1' }, body: {} },
    closeGrievance: { params: { ticket: 'G-1' }, body: { outcome: 'a test' } },
    openBreach: { body: { what: 'a test', from: '2026-03-01T00:00:00Z', to: '2026-03-01T01:00:00Z' } },
    readBreach: { params: { breach: 'B-1' } },
    addAffected: { params: { breach: 'B-1' }, body: { all: true } },
    noteBreachReport: { params: { breach: 'B-1' }, body: { to: 'board' } },
    wordBreach: {
      params: { breach: 'B-1' },
      body: { consequences: 'a test', measures: 'a test', advice: 'a test' },
    },
    tellAffected: { params: { breach: 'B-1' }, body: {} },
    grantInterviews: { body: { email: 'rohan.pillai@example.com', interviews: 4, reason: 'test' } },
    readOperator: {},
    beginOperatorSignIn: { body: {} },
    ...operatorPageCalls({ uid: 'abcdefgh', sessionId, orderId }),
  };
  return calls[name];
}

const send = (client: ApiClient, name: EndpointName, call: Call, headers: Record<string, string> = {}) =>
  client.send(name, call as never, headers);

async function refusalOf(response: Response): Promise<{ status: number; error: Record<string, unknown> }> {
  const { error } = (await response.json()) as { error: Record<string, unknown> };
  const { requestId, ...rest } = error;
  expect(requestId).toBeTypeOf('string');
  return { status: response.status, error: rest };
}

/** Everything the database holds, as one text. */
async function everyRow(): Promise<string> {
  const { database } = service.parts;
  const tables = await database.read((tx) =>
    queryRows(
      tx,
      z.object({ tablename: z.string() }),
      // Every call is counted, a refused one too; and every minute the service is measured.
      sql`select tablename from pg_tables where schemaname = 'public'
        and tablename not in ('call_counts', 'service_figures') order by 1`,
    ),
  );
  const parts: string[] = [];
  for (const { tablename } of tables)
    parts.push(tablename, ...(await rowsOf(database, tablename)).map((row) => JSON.stringify(row)).sort());
  return parts.join('\n');
}

const names = Object.keys(endpoints) as EndpointName[];
const table = endpoints as Record<EndpointName, Endpoint>;
const userEndpoints = names.filter((name) => table[name].access === 'user');
const mutations = names.filter(
  (name) => table[name].method !== 'GET' && !['operator', 'key'].includes(table[name].access),
);
const withBody = names.filter((name) => table[name].body !== undefined);
const withIds = userEndpoints.filter((name) =>
  /:(sessionId|resumeId|orderId|documentId)/.test(table[name].path),
);

describe('signed out', () => {
  it.each(userEndpoints)(
    '%s is refused, without a cookie and with one that is unknown or malformed',
    async (name) => {
      const before = await everyRow();
      for (const cookie of [
        '',
        `hotseat_session=${'A'.repeat(43)}`,
        'hotseat_session=x',
        'hotseat_session=',
      ]) {
        const stranger = new ApiClient(service.origin);
        const response = await send(stranger, name, goodCall(name, owned), cookie ? { cookie } : {});
        expect(await refusalOf(response)).toEqual({ status: 401, error: { code: 'not_signed_in' } });
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      expect(await everyRow()).toBe(before);
    },
  );

  it.each(names.filter((name) => table[name].access === 'operator_page'))(
    "%s is for who is signed in to the operator's page, whoever is signed in to the product",
    async (name) => {
      const refused = await refusalOf(await send(owner, name, goodCall(name, owned)));
      expect(refused).toEqual({ status: 401, error: { code: 'operator_signed_out' } });
    },
  );

  it.each(names.filter((name) => table[name].access === 'key'))(
    '%s is for a key alone, whoever is signed in',
    async (name) => {
      for (const headers of [{}, { authorization: `Bearer hs_${'a'.repeat(16)}_${'A'.repeat(43)}` }]) {
        const response = await send(owner, name, goodCall(name, owned), headers);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
        expect(await refusalOf(response)).toEqual({ status: 401, error: { code: 'api_key_invalid' } });
      }
    },
  );

  it.each(names.filter((name) => table[name].access === 'operator'))(
    '%s is for the operator alone, whoever is signed in',
    async (name) => {
      for (const headers of [{}, { authorization: `Bearer ${'A'.repeat(43)}` }])
        expect((await refusalOf(await send(owner, name, goodCall(name, owned), headers))).status).toBe(403);
    },
  );

  it('the operator token is refused through a proxy', async () => {
    const token = readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
    const authorization = `Bearer ${token}`;
    expect((await send(owner, 'verifyAudit', {}, { authorization })).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const response = await send(owner, 'verifyAudit', {}, { authorization, [header]: '127.0.0.1' });
      expect(response.status).toBe(403);
    }
  });
});

describe('a request another site could have sent', () => {
  it.each(mutations)('%s is refused and changes nothing', async (name) => {
    const { path, method } = table[name];
    const { params = {}, body = {} } = goodCall(name, owned);
    const address = new URL(
      path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
      service.origin,
    );
    const ours = { 'x-hotseat': '1', 'content-type': 'application/json' };
    const form = new URLSearchParams({ a: 'b' }).toString();
    const attacks: [Record<string, string>, string][] = [
      [{ 'content-type': 'application/json' }, JSON.stringify(body)],
      [{ ...ours, 'content-type': 'text/plain' }, JSON.stringify(body)],
      [{ 'x-hotseat': '1', 'content-type': 'application/x-www-form-urlencoded' }, form],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, form],
      [{ ...ours, origin: 'https://evil.example' }, JSON.stringify(body)],
      [{ ...ours, origin: 'null' }, JSON.stringify(body)],
      [{ ...ours, origin: `${service.origin}.evil.example` }, JSON.stringify(body)],
      [{ ...ours, 'sec-fetch-site': 'cross-site' }, JSON.stringify(body)],
      [{ ...ours, 'sec-fetch-site': 'same-site' }, JSON.stringify(body)],
      [{ ...ours, 'content-type': 'application/jsonp' }, JSON.stringify(body)],
      [{ 'content-type': 'application/json' }, '{ not json'],
    ];
    const before = await everyRow();
    for (const [headers, payload] of attacks) {
      const response = await owner.fetch(address, { method, headers, body: payload });
      expect(await refusalOf(response), JSON.stringify(headers)).toEqual({
        status: 403,
        error: { code: 'cross_site_request' },
      });
    }
    expect(await everyRow()).toBe(before);
  });

  it('no GET changes a row, and no HEAD either', async () => {
    const before = await everyRow();
    for (const name of names.filter((n) => table[n].method === 'GET')) {
      const { path } = table[name];
      const { params = {} } = goodCall(name, owned);
      const address = new URL(
        path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
        service.origin,
      );
      for (const method of ['GET', 'HEAD']) {
        const response = await owner.fetch(address, { method, signal: AbortSignal.timeout(10_000) });
        await response.body?.cancel();
      }
    }
    expect(await everyRow()).toBe(before);
  });
});

describe("another person's things", () => {
  it.each(withIds)('%s says of them what it says of none', async (name) => {
    const before = await everyRow();
    const missing = await send(other, name, goodCall(name, none));
    const foreign = await send(other, name, goodCall(name, owned));
    const refusal = await refusalOf(foreign);
    expect(refusal).toEqual({ status: 404, error: { code: 'not_found' } });
    expect(await refusalOf(missing)).toEqual(refusal);
    const namesOf = (r: Response) => [...r.headers.keys()].sort();
    expect(namesOf(foreign)).toEqual(namesOf(missing));
    expect(await everyRow()).toBe(before);
  });

  it("an interview on another person's resume is refused as on none", async () => {
    const refusals = [];
    for (const resumeId of [owned.resumeId, noResume]) {
      const call = goodCall('startInterview', { ...none, sessionId: otherSession, resumeId });
      refusals.push(await refusalOf(await send(other, 'startInterview', call)));
    }
    expect(refusals[0]?.status).toBeGreaterThanOrEqual(400);
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it("another browser's sign-in looks expired", async () => {
    const { flowId } = await owner.call('beginSignIn', { body: { display: 'popup' } });
    const stranger = new ApiClient(service.origin);
    const foreign = await refusalOf(await stranger.send('readSignIn', { params: { flowId } }));
    const missing = await refusalOf(await stranger.send('readSignIn', { params: { flowId: noFlow } }));
    expect(foreign).toEqual(missing);
    expect(foreign.status).toBe(410);
  });
});

describe('a body with more than it should have', () => {
  const extras = [
    'quota',
    'interview_quota',
    'uid',
    'counted',
    'status',
    'amount',
    'remaining',
    'admin',
    'constructor',
  ];

  it.each(withBody)('%s refuses it and changes nothing', async (name) => {
    // The use of a session is noted once a minute: now, and not while rows are compared.
    await admin.call('readOperator');
    await owner.send('apiProgrammes', {}, held.headers);
    const before = await everyRow();
    const operator = table[name].access === 'operator';
    const token = readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
    const headers: Record<string, string> = operator
      ? { authorization: `Bearer ${token}` }
      : table[name].access === 'key'
        ? held.headers
        : {};
    const call = goodCall(name, owned);
    const refuse = async (body: object | string): Promise<void> => {
      const who = table[name].access === 'operator_page' ? admin : owner;
      const response = await who.fetch(
        new URL(
          table[name].path.replace(/:(\w+)/g, (_, key: string) => call.params?.[key] ?? ''),
          service.origin,
        ),
        {
          method: table[name].method,
          headers: {
            'x-hotseat': '1',
            'content-type': 'application/json',
            'idempotency-key': 'key-of-the-security-test',
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
      );
      const { status, error } = await refusalOf(response);
      expect({ status, code: error['code'] }, JSON.stringify(body)).toEqual({
        status: 400,
        code: 'invalid_input',
      });
    };
    for (const extra of extras) await refuse({ ...call.body, [extra]: 100 });
    const good = JSON.stringify(call.body).slice(1);
    const comma = good === '}' ? '' : ',';
    await refuse(`{"__proto__": {"counted": true}${comma}${good}`);
    await refuse(`{"constructor": {"prototype": {"counted": true}}${comma}${good}`);
    for (const notAnObject of ['[]', '"x"', '7', 'true']) await refuse(notAnObject);
    expect(await everyRow()).toBe(before);
  });
});

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
    const rows = await everyRow();
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
    timeout: 120_000,
  }, async () => {
    const flooding = await limited.signedIn('Flooding Fellow', 0);
    await flooding.call('readMe');
    const flood = Array.from({ length: 400 }, () => flooding.send('readMe'));
    const shutOut = (await Promise.all(flood)).filter((reply) => reply.status === 429);
    expect(shutOut.length).toBeGreaterThanOrEqual(99);
    for (let n = 0; n < 500; n += 10)
      await Promise.all(
        Array.from({ length: 10 }, async (_, at) => {
          const name = String(n + at).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
          const visitor = await limited.signedIn(`Campus ${name}`, 0);
          expect((await visitor.call('readMe')).account?.remaining).toBe(0);
        }),
      );
    expect((await flooding.send('readMe')).status).toBe(429);
  });

  it('count strangers by address, a campus at once, whatever they say of themselves', {
    timeout: 60_000,
  }, async () => {
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

  it('believe a proxy that is trusted, by its last word only', { timeout: 60_000 }, async () => {
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
  it('of a whole journey names nobody and quotes nothing', { timeout: 60_000 }, async () => {
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

      const log = server.output();
      expect(log.match(/"msg":"request"/g)?.length).toBeGreaterThan(15);
      expect(log).toContain('"route":"/api/interviews/:sessionId/answers"');
      const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
      const ofThePerson = ['canary', 'mynah', 'finches', 'kavya', 'nilgiri', 'retrofitted', '98400', email];
      const secrets = [...ofThePerson, browser.session, token, sessionId, account?.uid ?? ''];
      const found = secrets.filter((s) => s === '' || log.toLowerCase().includes(s.toLowerCase()));
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
