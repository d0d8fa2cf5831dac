import { describe, expect, it, vi } from 'vitest';
import { insertWebhook, markSetAside } from '#server/billing/webhook-store.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { textOf, unzip } from '#tests/fixtures/copies.ts';
import { buy, LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { type OperatorPageEndpoint, operatorPageCalls } from '#tests/fixtures/operator-page-calls.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { operatorDesk, asha, ravi, canary, table, names, refusal } from '#tests/fixtures/operator-desk.ts';

const desk = operatorDesk();
const { clock, audited, signIn, send } = desk;

const email = 'gauri.menon@example.com';

async function setAside(eventId: string): Promise<void> {
  const now = clock.now();
  await desk.service.parts.database.transaction(async (tx) => {
    await insertWebhook(tx, { eventId, body: Buffer.from('[]'), receivedAt: now });
    await markSetAside(tx, { eventId, reason: 'it cannot be read', now });
  });
}

it('whom an act concerns reads in the copy of their data that it was done, and not by whom', async () => {
  const client = await desk.service.signedIn('Copy Of Acts', 0);
  const uid = (await client.call('readMe')).account?.uid ?? '';
  const body = { interviews: 1, reason: 'Bina complained too' };
  const granted = await send('grantOnOperatorPage', await signIn(asha), {
    params: { uid },
    body,
    idempotencyKey: newKey(),
  });
  expect(granted.status).toBe(200);
  await client.call('askForExport', { body: {} });
  const exportId = await vi.waitFor(
    async () => {
      const standing = await client.call('readExport');
      if (standing.status !== 'ready') throw new Error(`It is ${standing.status}.`);
      return standing.exportId;
    },
    { timeout: 120_000 },
  );
  const response = await client.send('downloadExport', { params: { exportId } });
  const files = unzip(new Uint8Array(await response.arrayBuffer()));
  expect(textOf(files, 'data/log.json')).toContain('interviews_granted');
  for (const name of files.keys()) expect(textOf(files, name), name).not.toMatch(/asha@|Bina/i);
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
    const calls = operatorPageCalls(desk.about);
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
    const call = operatorPageCalls(desk.about)[name];
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
      send('grantOnOperatorPage', cookie, { params: { uid: desk.about.uid }, body, idempotencyKey });
    const first = await (await grant({ interviews: 2, reason })).json();
    expect(await (await grant({ interviews: 2, reason })).json()).toEqual(first);
    expect(await remaining()).toBe(start + 2);
    expect(await refusal(await grant({ interviews: 3, reason }))).toEqual([409, 'idempotency_key_reused']);
    const other = await desk.service.signedIn('Tenzin Dolma', 0);
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
    const buyer = await desk.service.signedIn('Rohan Pillai', 0);
    const { orderId } = await buy(buyer, LocalGateway.of(desk.service.env));
    const call = { params: { orderId }, body: { reason }, idempotencyKey: newKey() };
    const cookie = await signIn(asha);
    const replies = [
      await send('refundOnOperatorPage', cookie, call),
      await send('refundOnOperatorPage', cookie, call),
    ];
    const [first, second] = await Promise.all(replies.map((reply) => reply.json()));
    expect(first).toMatchObject({ amountPaise: 99_900 });
    expect(second).toEqual(first);
    const refunds = (await rowsOf(desk.service.parts.database, 'refunds')).filter(
      (row) => row['order_id'] === orderId,
    );
    expect(refunds).toHaveLength(1);
    const again = await send('refundOnOperatorPage', cookie, { ...call, idempotencyKey: newKey() });
    expect(await refusal(again)).toEqual([409, 'refund_not_possible']);
    // A job sends the money back and writes that into the log: what comes next looks at the log's end.
    await expect
      .poll(async () => (await buyer.call('readOrder', { params: { orderId } })).status)
      .toBe('refunded');
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
    for (const query of [...queries, desk.about.sessionId, desk.about.orderId])
      seen.push(await (await send('findForOperator', cookie, { body: { query } })).text());
    expect(seen.join('\n')).toContain(desk.about.sessionId);
    expect(seen.join('\n')).not.toMatch(/quokka|61\.5/i);

    const before = (await audited()).length;
    const words = await (await send('readWordsOnOperatorPage', cookie)).text();
    expect(words).toContain(`I led ${canary} myself.`);
    expect((await audited())[before]).toMatchObject({
      kind: 'words_read',
      uid: desk.about.uid,
      detail: { sessionId: desk.about.sessionId, operator: asha },
    });
    const told = (await rowsOf(desk.service.parts.database, 'mails')).filter((row) =>
      String(row['id']).startsWith(`words_read:${desk.about.sessionId}`),
    );
    expect(told.at(-1)).toMatchObject({ uid: desk.about.uid, to: email });
    expect(told.at(-1)?.['text']).toContain('asked for by mail');
  });

  it('a reading that breaks off is in the log all the same', async () => {
    const { database } = desk.service.parts;
    const name = `session_${desk.about.uid}_1767225600000`;
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into interview_sessions (session_id, uid, state, hold_key, timestamp, updated_at)
        values (${name}, ${desk.about.uid}, 'failed', ${name}, now(), now())`);
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
    ['a user', () => desk.about.uid, 'user'],
    ['an order', () => desk.about.orderId, 'order'],
    ["the gateway's order", () => desk.razorpayOrderId, 'order'],
    ['a payment', () => desk.paymentId, 'order'],
    ['a receipt', async () => String((await orderRow())['receipt']), 'order'],
    [
      'a document',
      async () =>
        String(
          (await rowsOf(desk.service.parts.database, 'billing_documents')).find(
            (row) => row['order_id'] === desk.about.orderId,
          )?.['number'],
        ),
      'order',
    ],
    ['an interview', () => desk.about.sessionId, 'interview'],
  ] as [string, () => string | Promise<string>, string][])('finds by %s', async (_name, queryOf, kind) => {
    const response = await send('findForOperator', await signIn(ravi), { body: { query: await queryOf() } });
    const { found } = (await response.json()) as { found: { kind: string; uid: string }[] };
    expect(found).toMatchObject([{ kind, uid: desk.about.uid }]);
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
        uid: desk.about.uid,
        email,
        amountPaise: 99_900,
        razorpayPaymentId: desk.paymentId,
        attempts: [{ razorpayPaymentId: desk.paymentId, status: 'captured' }],
        documents: [{ kind: 'receipt' }],
      },
    });
    const { user } = (await (await send('readUserForOperator', cookie)).json()) as {
      user: Record<string, unknown[]>;
    };
    expect(user['interviews']).toContainEqual(
      expect.objectContaining({ sessionId: desk.about.sessionId, state: 'running', style: 'chill' }),
    );
    expect(user['lots']?.length).toBeGreaterThanOrEqual(2);
    expect(user['ledger']).toContainEqual(expect.objectContaining({ kind: 'hold', delta: -1 }));
  });

  it('the audit log page by page, whole, without a gap, and by kind and user', async () => {
    const cookie = await signIn(asha);
    const page = async (query: Record<string, string>) =>
      (await (
        await new ApiClient(desk.service.origin).send('readAuditForOperator', { query }, { cookie })
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
    const ofKind = await page({ kind: 'words_read', uid: desk.about.uid });
    expect(ofKind.entries.length).toBeGreaterThan(0);
    for (const entry of ofKind.entries)
      expect(entry).toMatchObject({ kind: 'words_read', uid: desk.about.uid });
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
  const rows = await rowsOf(desk.service.parts.database, 'orders');
  return rows.find((row) => row['id'] === desk.about.orderId) ?? {};
}
