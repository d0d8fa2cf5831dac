import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { mayAct, type OperatorRole } from '#contract/operators.ts';
import { insertWebhook, markSetAside } from '#server/billing/webhook-store.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { buy, LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { type OperatorPageEndpoint, operatorPageCalls } from '#tests/fixtures/operator-page-calls.ts';
import { addOperatorSession } from '#tests/fixtures/operator-sessions.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const minuteMs = 60_000;
const asha = 'asha@x.example';
const ravi = 'ravi@y.example';
/** Words that stand in a resume, an answer and a feedback, and nowhere else. */
const canary = 'Zephyrine quokka';
const email = 'gauri.menon@example.com';

const clock = new TestClock(new Date());
let service: TestService;
let candidate: ApiClient;
let about: { uid: string; sessionId: string; orderId: string };
/** An order that may be refunded while the first one is looked at. */
let spareOrder: string;
let paymentId: string;
let razorpayOrderId: string;

const table = endpoints as Record<EndpointName, Endpoint>;
const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name): name is OperatorPageEndpoint => table[name].access === 'operator_page',
);

beforeAll(async () => {
  service = await startTestService({ clock, env: { OPERATORS: `Asha@X.example admin, ${ravi} support` } });
  candidate = await service.signedIn('Gauri Menon', 2);
  const { account } = await candidate.call('readMe');
  const gateway = LocalGateway.of(service.env);
  const bought = await buy(candidate, gateway);
  ({ paymentId, razorpayOrderId } = bought);
  await candidate.call('pasteResume', {
    body: { text: `GAURI MENON\nWORK\nAnalyst, ${canary} Pumps, Jul 2021 - Dec 2024` },
  });
  const leaseId = 'lease-of-the-operator-test';
  const { sessionId } = await startInterviewAs(candidate, { style: 'chill', leaseId });
  const { awaitingTurnId } = await untilAwaited(candidate, sessionId);
  await candidate.call('answer', {
    params: { sessionId },
    body: {
      leaseId,
      clientTurnId: 'client-turn-1',
      toTurnId: awaitingTurnId ?? '',
      text: `I led ${canary} myself.`,
    },
  });
  const sana = await service.signedIn('Sana Qureshi', 0);
  spareOrder = (await buy(sana, gateway)).orderId;
  about = { uid: account?.uid ?? '', sessionId, orderId: bought.orderId };
  await service.parts.database.transaction(async (tx) => {
    const feedback = JSON.stringify({ words: canary });
    await tx.execute(sql`insert into feedbacks (session_id, uid, avg_score, completed_at, feedback)
      values (${sessionId}, ${about.uid}, 61.5, now(), ${feedback}::jsonb)`);
    await tx.execute(sql`update interview_sessions set stem_ids = ${JSON.stringify([canary])}::jsonb
      where session_id = ${sessionId}`);
  });
}, 90_000);
afterAll(() => service.close());

const audited = () => rowsOf(service.parts.database, 'audit_log');
const signIn = (who: string, since = clock.now()): Promise<string> =>
  addOperatorSession(service.parts.database, who, since);

/** One call with these cookies alone. */
function send(
  name: OperatorPageEndpoint,
  cookie: string,
  call = operatorPageCalls(about)[name],
): Promise<Response> {
  return new ApiClient(service.origin).send(name, call as never, cookie ? { cookie } : {});
}

async function refusal(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}

async function setAside(eventId: string): Promise<void> {
  const now = clock.now();
  await service.parts.database.transaction(async (tx) => {
    await insertWebhook(tx, { eventId, body: Buffer.from('[]'), receivedAt: now });
    await markSetAside(tx, { eventId, reason: 'it cannot be read', now });
  });
}

describe('each endpoint lets in whom the table of roles names', () => {
  it.each(names)('%s', async (name) => {
    const { database } = service.parts;
    const candidateCookie = candidate.cookiesFor(service.origin);
    const token = candidateCookie.replace('hotseat_session=', '').split(';')[0] ?? '';
    const halfHourAgo = new Date(clock.now().getTime() - 30 * minuteMs);
    const strangers: [string, string][] = [
      ['nobody', ''],
      ['a made-up token', `hotseat_operator=${'A'.repeat(43)}`],
      ['a candidate', candidateCookie],
      ["a candidate's token in the operator's cookie", `hotseat_operator=${token}`],
      ['an operator idle for half an hour', await signIn(asha, halfHourAgo)],
      ['somebody taken off the list', await signIn('gone@x.example')],
    ];
    const before = (await audited()).length;
    const call = operatorPageCalls({ ...about, orderId: spareOrder })[name];
    for (const [who, cookie] of strangers)
      expect(await refusal(await send(name, cookie, call)), who).toEqual([401, 'operator_signed_out']);
    const { act = 'read' } = table[name];
    for (const [role, who] of [
      ['support', ravi],
      ['admin', asha],
    ] as [OperatorRole, string][]) {
      const response = await send(name, await signIn(who), call);
      if (mayAct(role, act)) {
        expect([401, 403], role).not.toContain(response.status);
        await response.body?.cancel();
      } else expect(await refusal(response), role).toEqual([403, 'operator_only']);
    }
    const refused = (await audited()).slice(before).filter((entry) => entry['kind'] === 'operator_refused');
    expect(refused.map((entry) => entry['detail'])).toEqual([
      { operator: 'gone@x.example', code: 'not_listed' },
      ...(mayAct('support', act) ? [] : [{ operator: ravi, code: 'role', role: 'support', act }]),
    ]);
    const left = await rowsOf(database, 'operator_sessions');
    expect(left.filter((row) => row['email'] === 'gone@x.example')).toEqual([]);
  });
});

describe('a session of the page', () => {
  const alive = async (cookie: string): Promise<boolean> => (await send('listStuckForOperator', cookie)).ok;

  it('lives for half an hour of rest and eight hours in all', async () => {
    const cookie = await signIn(asha);
    clock.advance(30 * minuteMs - 1);
    expect(await alive(cookie)).toBe(true);
    clock.advance(30 * minuteMs);
    expect(await alive(cookie)).toBe(false);
    const busy = await signIn(asha);
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      clock.advance(20 * minuteMs);
      expect(await alive(busy), `${minutes} minutes`).toBe(true);
    }
    clock.advance(20 * minuteMs);
    expect(await alive(busy)).toBe(false);
  });

  it('begins with Google, is a cookie of its own, and makes nobody a candidate', async () => {
    const browser = new ApiClient(service.origin);
    const given: string[] = [];
    const fetching = browser.fetch.bind(browser);
    browser.fetch = async (url, init) => {
      const response = await fetching(url, init);
      given.push(...response.headers.getSetCookie());
      return response;
    };
    const users = (await rowsOf(service.parts.database, 'users')).length;
    const end = await browser.signInAsOperator({ name: 'Asha', email: 'ASHA@x.example' });
    expect(end.pathname + end.search).toBe('/operator');
    const cookie = given.find((one) => one.startsWith('hotseat_operator='));
    expect(cookie).toMatch(/^hotseat_operator=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict$/);
    expect(given.some((one) => one.startsWith('hotseat_session='))).toBe(false);
    expect(await browser.call('readOperator')).toEqual({
      operator: { email: 'ASHA@x.example', role: 'admin' },
    });
    expect(await browser.call('readMe')).toEqual({ account: null });
    expect(await rowsOf(service.parts.database, 'users')).toHaveLength(users);
    expect((await audited()).at(-1)).toMatchObject({
      kind: 'operator_sign_in',
      actor: 'operator',
      uid: null,
      detail: { operator: 'ASHA@x.example', role: 'admin' },
    });
    await browser.call('signOutOperator', { body: {} });
    expect(await browser.call('readOperator')).toEqual({ operator: null });
    expect((await audited()).at(-1)).toMatchObject({ kind: 'operator_sign_out' });
  });

  it('is not opened for an account that is not on the list, which the log notes without its address', async () => {
    const browser = new ApiClient(service.origin);
    const sessions = (await rowsOf(service.parts.database, 'operator_sessions')).length;
    const end = await browser.signInAsOperator({ name: 'Sana', email: 'sana@example.com' });
    expect(end.search).toBe('?refused=operator_only');
    expect(await browser.call('readOperator')).toEqual({ operator: null });
    expect(await rowsOf(service.parts.database, 'operator_sessions')).toHaveLength(sessions);
    expect((await audited()).at(-1)).toMatchObject({
      kind: 'operator_sign_in_refused',
      uid: null,
      detail: { code: 'operator_only' },
    });
  });

  it('is not told of to the sign-in page of candidates', async () => {
    const browser = new ApiClient(service.origin);
    await browser.signInAsOperator({ name: 'Ravi', email: ravi });
    const flows = await rowsOf(service.parts.database, 'sign_in_flows');
    const flowId = String(
      flows.find((row) => row['audience'] === 'operator' && row['status'] === 'done')?.['flow_id'],
    );
    expect(await refusal(await browser.send('readSignIn', { params: { flowId } }))).toEqual([
      410,
      'sign_in_expired',
    ]);
  });

  it('ends for good when its operator is taken off the list', async () => {
    const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'hotseat-operators-')) };
    const before = await startTestService({ env: { ...env, OPERATORS: `${asha} admin, ${ravi} support` } });
    const browser = new ApiClient(before.origin);
    await browser.signInAsOperator({ name: 'Ravi', email: ravi });
    expect((await browser.send('listStuckForOperator')).status).toBe(200);
    await before.close();
    const after = await startTestService({ env: { ...before.env, OPERATORS: `${asha} admin` } });
    expect(await refusal(await browser.send('listStuckForOperator'))).toEqual([401, 'operator_signed_out']);
    expect(await rowsOf(after.parts.database, 'operator_sessions')).toEqual([]);
    await after.close();
    rmSync(env.DATA_DIR, { recursive: true });
  });
});

describe('every act', () => {
  const reason = 'asked for by mail';
  const acts: [OperatorPageEndpoint, string, object][] = [
    ['grantOnOperatorPage', 'interviews_granted', { interviews: 3 }],
    ['resettleOnOperatorPage', 'order_resettled', { before: 'success' }],
    ['retryWebhookOnOperatorPage', 'webhook_retried', { eventId: 'evt_set_aside' }],
    ['compareBooksOnOperatorPage', 'books_compared', { days: 1, differences: 0 }],
    ['verifyAuditOnOperatorPage', 'audit_verified', { brokenAt: null }],
    ['runSweep', 'sweep_run', { sweep: 'sweep_call_counts' }],
    ['readWordsOnOperatorPage', 'words_read', {}],
    ['signOutUser', 'sign_out_everywhere', {}],
  ];

  it.each(acts)('%s is in the audit log as %s, with who and why', async (name, kind, detail) => {
    if (kind === 'webhook_retried') await setAside('evt_set_aside');
    const calls = operatorPageCalls(about);
    const call =
      kind === 'interviews_granted'
        ? { ...calls[name], body: { interviews: 3, reason }, idempotencyKey: newKey() }
        : calls[name];
    const before = (await audited()).length;
    const response = await send(name, await signIn(asha), call);
    expect(response.status, await response.text()).toBe(200);
    const entries = (await audited()).slice(before);
    expect(entries.filter((entry) => entry['kind'] === kind)).toMatchObject([
      { actor: 'operator', detail: { ...detail, reason, operator: asha } },
    ]);
  });

  it.each(acts)('%s without a reason does nothing', async (name) => {
    const call = operatorPageCalls(about)[name];
    const before = (await audited()).length;
    for (const none of ['', '  ', 'no', 'x'.repeat(301)]) {
      const response = await send(name, await signIn(asha), {
        ...call,
        body: { ...call.body, reason: none },
      });
      expect(await refusal(response)).toEqual([400, 'invalid_input']);
    }
    expect(await audited()).toHaveLength(before);
  });

  it('a grant pressed twice under one key grants once, and its key is good for nothing else', async () => {
    const remaining = async () => (await readUser()).remaining;
    const start = await remaining();
    const idempotencyKey = newKey();
    const cookie = await signIn(ravi);
    const grant = (body: object) =>
      send('grantOnOperatorPage', cookie, { params: { uid: about.uid }, body, idempotencyKey });
    const first = await (await grant({ interviews: 2, reason })).json();
    expect(await (await grant({ interviews: 2, reason })).json()).toEqual(first);
    expect(await remaining()).toBe(start + 2);
    expect(await refusal(await grant({ interviews: 3, reason }))).toEqual([409, 'idempotency_key_reused']);
    const other = await service.signedIn('Tenzin Dolma', 0);
    const { account } = await other.call('readMe');
    const elsewhere = await send('grantOnOperatorPage', cookie, {
      params: { uid: account?.uid ?? '' },
      body: { interviews: 2, reason },
      idempotencyKey,
    });
    expect(await refusal(elsewhere)).toEqual([409, 'idempotency_key_reused']);
    expect((await other.call('readMe')).account?.remaining).toBe(0);
  });

  it('a refund pressed twice under one key sends the money back once', async () => {
    const buyer = await service.signedIn('Rohan Pillai', 0);
    const { orderId } = await buy(buyer, LocalGateway.of(service.env));
    const call = { params: { orderId }, body: { reason }, idempotencyKey: newKey() };
    const cookie = await signIn(asha);
    const replies = [
      await send('refundOnOperatorPage', cookie, call),
      await send('refundOnOperatorPage', cookie, call),
    ];
    const [first, second] = await Promise.all(replies.map((reply) => reply.json()));
    expect(first).toMatchObject({ amountPaise: 99_900 });
    expect(second).toEqual(first);
    const refunds = (await rowsOf(service.parts.database, 'refunds')).filter(
      (row) => row['order_id'] === orderId,
    );
    expect(refunds).toHaveLength(1);
    const again = await send('refundOnOperatorPage', cookie, { ...call, idempotencyKey: newKey() });
    expect(await refusal(again)).toEqual([409, 'refund_not_possible']);
  });

  it('only a job that runs by the clock is run', async () => {
    const call = { body: { sweep: 'score_interview', reason } };
    expect((await send('runSweep', await signIn(asha), call)).status).toBe(404);
  });
});

async function readUser(): Promise<{ remaining: number; sessions: number }> {
  const response = await send('readUserForOperator', await signIn(asha));
  return ((await response.json()) as { user: { remaining: number; sessions: number } }).user;
}

describe('what is read', () => {
  const reads = names.filter((name) => table[name].act === 'read' && name !== 'signOutOperator');
  const queries = [email, 'GAURI.Menon@example.com'];

  it('shows no word of a candidate, until somebody says why they must see it', async () => {
    const cookie = await signIn(asha);
    const seen: string[] = [];
    for (const name of reads) {
      const response = await send(name, cookie);
      expect(response.status, name).toBe(200);
      seen.push(await response.text());
    }
    for (const query of [...queries, about.sessionId, about.orderId])
      seen.push(await (await send('findForOperator', cookie, { body: { query } })).text());
    expect(seen.join('\n')).toContain(about.sessionId);
    expect(seen.join('\n')).not.toMatch(/quokka|61\.5/i);

    const before = (await audited()).length;
    const words = await (await send('readWordsOnOperatorPage', cookie)).text();
    expect(words).toContain(`I led ${canary} myself.`);
    expect((await audited())[before]).toMatchObject({
      kind: 'words_read',
      uid: about.uid,
      detail: { sessionId: about.sessionId, operator: asha },
    });
    const told = (await rowsOf(service.parts.database, 'mails')).filter((row) =>
      String(row['id']).startsWith(`words_read:${about.sessionId}`),
    );
    expect(told.at(-1)).toMatchObject({ uid: about.uid, to: email });
    expect(told.at(-1)?.['text']).toContain('asked for by mail');
  });

  it('a reading that breaks off is in the log all the same', async () => {
    const { database } = service.parts;
    const name = `session_${about.uid}_1767225600000`;
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into interview_sessions (session_id, uid, state, hold_key, timestamp, updated_at)
        values (${name}, ${about.uid}, 'failed', ${name}, now(), now())`);
      await tx.execute(
        sql`insert into interview_events (session_id, seq, event, at) values (${name}, 1, 'null'::jsonb, now())`,
      );
    });
    const before = (await audited()).length;
    const call = { params: { sessionId: name }, body: { reason: 'a report of abuse' } };
    expect((await send('readWordsOnOperatorPage', await signIn(asha), call)).status).toBe(500);
    expect((await audited()).slice(before)).toMatchObject([{ kind: 'words_read' }]);
  });

  it.each([
    ['an e-mail in any letters', () => 'GAURI.Menon@example.com', 'user'],
    ['a user', () => about.uid, 'user'],
    ['an order', () => about.orderId, 'order'],
    ["the gateway's order", () => razorpayOrderId, 'order'],
    ['a payment', () => paymentId, 'order'],
    ['a receipt', async () => String((await orderRow())['receipt']), 'order'],
    [
      'a document',
      async () =>
        String(
          (await rowsOf(service.parts.database, 'billing_documents')).find(
            (row) => row['order_id'] === about.orderId,
          )?.['number'],
        ),
      'order',
    ],
    ['an interview', () => about.sessionId, 'interview'],
  ] as [string, () => string | Promise<string>, string][])('finds by %s', async (_name, queryOf, kind) => {
    const response = await send('findForOperator', await signIn(ravi), { body: { query: await queryOf() } });
    const { found } = (await response.json()) as { found: { kind: string; uid: string }[] };
    expect(found).toMatchObject([{ kind, uid: about.uid }]);
  });

  it.each(['gauri.menon', 'gauri@example.com', '%@example.com', 'ord_1', 'pay_', '---'])(
    'finds nobody by %s',
    async (query) => {
      const response = await send('findForOperator', await signIn(asha), { body: { query } });
      expect(await response.json()).toEqual({ found: [] });
    },
  );

  it('an order with its attempts and documents, a user with their credits', async () => {
    const cookie = await signIn(ravi);
    expect(await (await send('readOrderForOperator', cookie)).json()).toMatchObject({
      order: {
        uid: about.uid,
        email,
        amountPaise: 99_900,
        razorpayPaymentId: paymentId,
        attempts: [{ razorpayPaymentId: paymentId, status: 'captured' }],
        documents: [{ kind: 'receipt' }],
      },
    });
    const { user } = (await (await send('readUserForOperator', cookie)).json()) as {
      user: Record<string, unknown[]>;
    };
    expect(user['interviews']).toContainEqual(
      expect.objectContaining({ sessionId: about.sessionId, state: 'running', style: 'chill' }),
    );
    expect(user['lots']?.length).toBeGreaterThanOrEqual(2);
    expect(user['ledger']).toContainEqual(expect.objectContaining({ kind: 'hold', delta: -1 }));
  });

  it('the audit log page by page, whole, without a gap, and by kind and user', async () => {
    const cookie = await signIn(asha);
    const page = async (query: Record<string, string>) =>
      (await (
        await new ApiClient(service.origin).send('readAuditForOperator', { query }, { cookie })
      ).json()) as { entries: { seq: number; kind: string; uid: string | null }[]; more: boolean };
    const all: number[] = [];
    let next: Record<string, string> = {};
    for (let pages = 0; pages < 20; pages++) {
      const { entries, more } = await page(next);
      all.push(...entries.map(({ seq }) => seq));
      if (!more) break;
      expect(entries).toHaveLength(50);
      next = { before: String(entries.at(-1)?.seq) };
    }
    const newest = (await audited()).length;
    expect(all).toEqual(Array.from({ length: newest }, (_, at) => newest - at));
    const ofKind = await page({ kind: 'words_read', uid: about.uid });
    expect(ofKind.entries.length).toBeGreaterThan(0);
    for (const entry of ofKind.entries) expect(entry).toMatchObject({ kind: 'words_read', uid: about.uid });
    expect((await page({ kind: 'nothing_of_the_kind' })).entries).toEqual([]);
  });

  it('queues, sweeps and health as they are', async () => {
    const cookie = await signIn(ravi);
    const { queues, sweeps } = (await (await send('listQueuesForOperator', cookie)).json()) as {
      queues: { name: string; waiting: number }[];
      sweeps: { name: string; cron: string }[];
    };
    expect(queues.map(({ name }) => name)).toContain('send_mail');
    expect(sweeps).toContainEqual(expect.objectContaining({ name: 'sweep_interviews', cron: '* * * * *' }));
    const health = (await (await send('readHealthForOperator', cookie)).json()) as Record<string, unknown[]>;
    expect(health['parts']).toContainEqual(expect.objectContaining({ part: 'database', real: true }));
    expect(health['versions']).toContainEqual({ name: 'Node.js', version: process.version.slice(1) });
  });
});

async function orderRow(): Promise<Record<string, unknown>> {
  const rows = await rowsOf(service.parts.database, 'orders');
  return rows.find((row) => row['id'] === about.orderId) ?? {};
}

describe('where nobody is on the list', () => {
  it('there is nothing at the addresses of the page', async () => {
    const plain = await startTestService();
    const asked = async (path: string, method: string) => {
      const response = await fetch(new URL(path, plain.origin), {
        method,
        headers: { 'x-hotseat': '1', 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      const body = await response.text();
      return [response.status, body.replace(/"requestId":"[^"]*"|:[^"]*\/api\/[^"]*/g, '')];
    };
    const unknown = { GET: await asked('/api/nothing', 'GET'), POST: await asked('/api/nothing', 'POST') };
    for (const name of [...names, 'readOperator', 'beginOperatorSignIn'] as const) {
      const { path, method } = table[name];
      const found = await asked(path.replaceAll(/:\w+/g, 'abcdefgh'), method);
      expect(found[0], name).toBe(404);
      expect(unknown[method as 'GET' | 'POST'][0]).toBe(404);
    }
    await plain.close();
  });
});
