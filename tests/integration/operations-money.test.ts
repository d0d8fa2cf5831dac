import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Checkout } from '#contract/billing.ts';
import { interviewsPerPack, refundDays } from '#contract/catalogue.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { sql } from '#server/platform/database/query.ts';
import { createMoneyTime } from '#server/platform/money-time.ts';
import { assembleApp, createApp } from '#server/app.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { driveRefunds } from '#server/billing/drive-refunds.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { type LocalRazorpay, startLocalRazorpay } from '#server/stand-ins/razorpay/local-razorpay.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { placeOrder } from '#server/billing/place-order.ts';
import { createRazorpayClient } from '#server/billing/razorpay/razorpay-client.ts';
import { readRemaining } from '#server/billing/read-remaining.ts';
import { settleFromGateway } from '#server/billing/read-from-gateway.ts';
import { processWebhook } from '#server/billing/process-webhook.ts';
import { insertWebhook } from '#server/billing/webhook-store.ts';
import { loadConfig } from '#server/config/config.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { openOperatorAccess } from '#server/operations/operator-access.ts';
import { operationsRoutes } from '#server/operations/routes.ts';
import { LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let db: TestDatabase;
let clock: TestClock;
let standIn: LocalRazorpay;
let gateway: LocalGateway;
let parts: BillingParts;
let dataDir: string;
let service: { port: number; close(): Promise<unknown> };
let people = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  clock = new TestClock();
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-money-'));
  standIn = await startLocalRazorpay({
    port: 0,
    registerFile: null,
    webhookUrl: () => null,
    now: () => clock.now(),
  });
  gateway = new LocalGateway(standIn.origin);
  service = await serve();
});
afterAll(async () => {
  await service.close();
  await standIn.close();
  rmSync(dataDir, { recursive: true });
  await db.close();
});
beforeEach(() => clock.advance(40 * dayMs));

/** The operator's endpoints on a free port. No job runs: what goes on behind the pages, a test does itself. */
async function serve(): Promise<typeof service> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '10000' });
  const app = createApp(config);
  const audit = createAuditLog({ clock });
  parts = {
    database: db.database,
    clock,
    jobs: { ...db.jobs, enqueue: async () => {} },
    log: app.log,
    gateway: createRazorpayClient({ baseUrl: `${standIn.origin}/v1`, ...standInKeys }),
    seller: config.seller,
    letterhead: { publicUrl: config.publicUrl, supportEmail: config.seller.email },
    audit,
  };
  const moneyTime = createMoneyTime({ ...parts, processClock: parts.clock }, async () => parts.clock.now());
  await assembleApp(app, {
    config,
    parts,
    findUser: async () => null,
    sessionHashOf: () => null,
    requireOperator: openOperatorAccess(dataDir).requireOperator,
    routes: [operationsRoutes({ ...parts, moneyTime, budgets: null, speechBudgets: null })],
    distFolder: null,
    gatewaySources: null,
    isStopping: () => false,
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { port: Number(port), close: () => app.close() };
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
  const response = await fetch(`http://127.0.0.1:${service.port}/api/operator/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as T;
}

const reason = 'the user wrote to support';
const stuck = () => ask<ReplyOf<'listStuckOrders'> & { unprocessedWebhooks: number }>('orders/stuck');
const resettle = (orderId: string) => ask<ReplyOf<'resettleOrder'>>(`orders/${orderId}/resettle`, { reason });
const refund = (orderId: string) => ask<ReplyOf<'refundOrder'>>(`orders/${orderId}/refund`, { reason });
const whyOf = async (orderId: string): Promise<string | null> =>
  (await stuck()).orders.find((one) => one.orderId === orderId)?.why ?? null;
const rowOf = async (table: string, column: string, value: string) =>
  (await rowsOf(db.database, table)).find((row) => row[column] === value);
const orderRow = (orderId: string) => rowOf('orders', 'id', orderId);
const audited = async (kind: string, orderId: string) =>
  (await rowsOf(db.database, 'audit_log')).filter(
    (row) => row['kind'] === kind && (row['detail'] as { orderId?: string }).orderId === orderId,
  );

async function order(): Promise<Checkout & { uid: string }> {
  const uid = await addUser(db.database, `Buyer ${++people}`, clock.now());
  const request = { uid, product: 'premium', billing: null, idempotencyKey: newKey() } as const;
  return { ...(await placeOrder(parts, request)), uid };
}

async function bought(): Promise<Checkout & { paymentId: string; uid: string }> {
  const placed = await order();
  const { razorpay_payment_id: paymentId } = await gateway.pay(placed.razorpayOrderId);
  await settleFromGateway(parts, placed.razorpayOrderId);
  return { ...placed, paymentId };
}

async function useOne(uid: string): Promise<void> {
  const hold = { holdKey: newKey(), now: clock.now() };
  await db.database.transaction((tx) => holdCredit(tx, { uid, ...hold }));
  await db.database.transaction((tx) => captureCredit(tx, hold));
}

const remaining = (uid: string) => db.database.read((tx) => readRemaining(tx, uid, clock.now()));

describe('after a backup was restored (rule FAULT-14)', () => {
  const lose = (orderId: string) =>
    db.database.write((tx) => tx.execute(sql`delete from orders where id = ${orderId}`));
  const numbersOf = async (orders: readonly Checkout[]): Promise<string[]> =>
    (await rowsOf(db.database, 'billing_documents'))
      .filter((row) => orders.some(({ orderId }) => orderId === row['order_id']))
      .map(({ number }) => String(number));
  const reconcile = (since: Date) =>
    ask<ReplyOf<'reconcileSince'>>('reconcile', { since: since.toISOString() });

  it('an order that was placed and paid since is written again and credited once', async () => {
    const since = clock.now();
    const [lost, kept] = [await order(), await order()];
    for (const { razorpayOrderId } of [lost, kept]) await gateway.pay(razorpayOrderId);
    await lose(lost.orderId);
    // The buyer did not wait: another order of the same product is open.
    const again = { uid: lost.uid, product: 'premium', billing: null, idempotencyKey: newKey() } as const;
    await placeOrder(parts, again);
    clock.advance(minuteMs);
    const report = await reconcile(since);
    expect(report).toMatchObject({ payments: 2, recreated: [lost.orderId], unknown: [] });
    expect(report.credited.toSorted()).toEqual([lost.orderId, kept.orderId].toSorted());
    for (const { uid } of [lost, kept]) expect(await remaining(uid)).toBe(interviewsPerPack);
    expect(await orderRow(lost.orderId)).toMatchObject({
      status: 'success',
      uid: lost.uid,
      product: 'premium',
    });
    expect(await audited('order_resettled', lost.orderId)).toHaveLength(1);
    expect(await reconcile(since)).toMatchObject({ payments: 2, credited: [], recreated: [] });
    expect(await remaining(lost.uid)).toBe(interviewsPerPack);
    const agree = await ask<ReplyOf<'compareBooks'>>('books?days=1');
    expect(agree.differences).toEqual([]);
  });

  it('no number of a lost document is given again (rule MONEY-13)', async () => {
    await bought();
    const since = clock.now();
    const before = await rowsOf(db.database, 'document_series');
    const lost = [await bought(), await bought()];
    const lostNumbers = await numbersOf(lost);
    await db.database.write(async (tx) => {
      // A restore knows no append-only tables.
      for (const table of ['billing_documents', 'ledger'])
        await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
      for (const { orderId } of lost) {
        const ofLot = sql`lot_id in (select id from credit_lots where source_key = ${orderId})`;
        const documents = sql`select id from billing_documents where order_id = ${orderId}`;
        await tx.execute(sql`delete from mails where document_id in (${documents})`);
        await tx.execute(sql`delete from billing_documents where order_id = ${orderId}`);
        await tx.execute(sql`delete from ledger where ${ofLot}`);
        await tx.execute(sql`delete from credit_lots where source_key = ${orderId}`);
        await tx.execute(sql`delete from payment_attempts where order_id = ${orderId}`);
        await tx.execute(sql`delete from orders where id = ${orderId}`);
      }
      for (const { series, last } of before)
        await tx.execute(sql`update document_series set last = ${last} where series = ${series}`);
      for (const table of ['billing_documents', 'ledger'])
        await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
    });
    clock.advance(minuteMs);
    const report = await reconcile(since);
    expect(report.recreated).toHaveLength(2);
    const again = await numbersOf(lost);
    expect(again).toHaveLength(2);
    expect(again.filter((number) => lostNumbers.includes(number))).toEqual([]);
    const [cancelled] = report.cancelled;
    for (const number of lostNumbers) {
      expect(number).toContain(cancelled?.series);
      const count = Number(number.slice(number.lastIndexOf('/') + 1));
      expect(count).toBeGreaterThanOrEqual(cancelled?.from ?? Infinity);
      expect(count).toBeLessThanOrEqual(cancelled?.to ?? 0);
    }
    const entries = (await rowsOf(db.database, 'audit_log')).filter(
      ({ kind }) => kind === 'numbers_cancelled',
    );
    expect(entries.at(-1)?.['detail']).toMatchObject({ ...cancelled });
    expect((await reconcile(since)).cancelled).toEqual([]);
  });

  it('money of a buyer nobody knows is told, and sent to nobody', async () => {
    const since = clock.now();
    const { orderId, razorpayOrderId, uid } = await order();
    await gateway.pay(razorpayOrderId);
    await lose(orderId);
    await db.database.write((tx) => tx.execute(sql`delete from idempotency_keys where uid = ${uid}`));
    await db.database.write((tx) => tx.execute(sql`delete from users where uid = ${uid}`));
    clock.advance(minuteMs);
    const report = await reconcile(since);
    expect(report).toMatchObject({ credited: [], recreated: [] });
    expect(report.unknown).toEqual([{ gatewayId: razorpayOrderId, why: 'user_unknown' }]);
  });
});

describe('stuck orders', () => {
  it('an authorised payment nobody settled is listed after fifteen minutes and resettled once captured', async () => {
    const { orderId, razorpayOrderId, uid } = await order();
    await gateway.tell('scenario', { scenario: 'authorized_only', orderId: razorpayOrderId });
    const { razorpay_payment_id: paymentId } = await gateway.pay(razorpayOrderId);
    await settleFromGateway(parts, razorpayOrderId);
    clock.advance(15 * minuteMs);
    expect(await whyOf(orderId)).toBeNull();
    clock.advance(1);
    expect(await whyOf(orderId)).toBe('a payment is authorised and was not settled');
    expect(await resettle(orderId)).toEqual({ before: 'pending', after: 'pending' });
    await gateway.tell('capture', { paymentId });
    expect(await resettle(orderId)).toEqual({ before: 'pending', after: 'success' });
    expect(await whyOf(orderId)).toBeNull();
    expect(await remaining(uid)).toBe(interviewsPerPack);
    expect(await resettle(orderId)).toEqual({ before: 'success', after: 'success' });
    expect(await remaining(uid)).toBe(interviewsPerPack);
    const entries = await audited('order_resettled', orderId);
    expect(entries.map((entry) => [entry['actor'], entry['uid'], entry['detail']])).toContainEqual([
      'operator',
      uid,
      { orderId, reason, before: 'pending', after: 'success' },
    ]);
  });

  it('a payment that nobody told us of is found by resettling', async () => {
    const { orderId, razorpayOrderId, uid } = await order();
    await gateway.pay(razorpayOrderId);
    expect(await remaining(uid)).toBe(0);
    expect(await resettle(orderId)).toEqual({ before: 'pending', after: 'success' });
    expect(await remaining(uid)).toBe(interviewsPerPack);
  });

  it('a payment of another amount is listed until it has gone back', async () => {
    const { orderId, razorpayOrderId } = await order();
    await gateway.tell('scenario', { scenario: 'tampered_amount', orderId: razorpayOrderId });
    await gateway.pay(razorpayOrderId);
    expect(await resettle(orderId)).toEqual({ before: 'pending', after: 'needs_review' });
    expect(await whyOf(orderId)).toBe('a payment does not match the order');
    await driveRefunds(parts);
    expect(await whyOf(orderId)).toBeNull();
  });

  it('a refund without an end is listed after ten days, and resettling learns its end', async () => {
    const { orderId, razorpayOrderId, paymentId, uid } = await bought();
    await gateway.tell('scenario', { scenario: 'refund_pending', orderId: razorpayOrderId });
    await refund(orderId);
    await driveRefunds(parts);
    clock.advance(10 * dayMs);
    expect(await whyOf(orderId)).toBeNull();
    clock.advance(1);
    expect(await whyOf(orderId)).toBe('a refund is pending and does not end');
    const atGateway = (await gateway.state()).refunds.find((one) => one['payment_id'] === paymentId);
    await gateway.tell('refund-outcome', { refundId: atGateway?.id, status: 'failed' });
    expect(await resettle(orderId)).toEqual({ before: 'refund_pending', after: 'success' });
    expect(await whyOf(orderId)).toBeNull();
    expect(await remaining(uid)).toBe(interviewsPerPack);
  });

  it('counts webhooks that wait for more than fifteen minutes', async () => {
    const before = (await stuck()).unprocessedWebhooks;
    const webhook = { eventId: newKey(), body: new Uint8Array([1]), receivedAt: clock.now() };
    await db.database.transaction((tx) => insertWebhook(tx, webhook));
    clock.advance(15 * minuteMs);
    expect((await stuck()).unprocessedWebhooks).toBe(before);
    clock.advance(1);
    expect((await stuck()).unprocessedWebhooks).toBe(before + 1);
  });

  it('an order nobody knows is not found', async () => {
    const unknown = `ord_${'0'.repeat(22)}`;
    expect(await resettle(unknown)).toMatchObject({ error: { code: 'not_found' } });
    expect(await refund(unknown)).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe("an operator's refund", () => {
  it('sends everything back although an interview was used and the fortnight is over', async () => {
    const { orderId, uid } = await bought();
    await useOne(uid);
    clock.advance((refundDays + 1) * dayMs);
    expect(await refund(orderId)).toEqual({ amountPaise: 99_900, revoked: interviewsPerPack - 1 });
    expect(await remaining(uid)).toBe(0);
    expect(await refund(orderId)).toMatchObject({
      error: { code: 'refund_not_possible', data: { reason: 'refund_under_way' } },
    });
    await driveRefunds(parts);
    expect(await orderRow(orderId)).toMatchObject({ status: 'refunded' });
    expect(await rowOf('credit_lots', 'source_key', orderId)).toMatchObject({
      captured: 1,
      revoked: interviewsPerPack - 1,
      frozen: true,
    });
    expect(await refund(orderId)).toMatchObject({ error: { data: { reason: 'refunded' } } });
    const [entry] = await audited('refund_requested', orderId);
    expect(entry).toMatchObject({ actor: 'operator', uid, detail: { orderId, amountPaise: 99_900, reason } });
  });

  it('sends back what a partial refund on the dashboard left', async () => {
    const { orderId, razorpayOrderId, paymentId } = await bought();
    await gateway.tell('dashboard-refund', { paymentId, amount: 40_000 });
    await settleFromGateway(parts, razorpayOrderId);
    expect(await refund(orderId)).toEqual({ amountPaise: 59_900, revoked: interviewsPerPack });
    await driveRefunds(parts);
    expect(await orderRow(orderId)).toMatchObject({ status: 'refunded' });
  });

  it('is refused for an order nobody paid', async () => {
    const { orderId } = await order();
    expect(await refund(orderId)).toMatchObject({
      error: { code: 'refund_not_possible', data: { reason: 'not_paid' } },
    });
  });

  it('without a reason is refused', async () => {
    const { orderId } = await bought();
    const reply = await ask(`orders/${orderId}/refund`, { reason: ' ' });
    expect(reply).toMatchObject({ error: { code: 'invalid_input' } });
    expect(await orderRow(orderId)).toMatchObject({ status: 'success' });
  });
});

describe('the command line', () => {
  const run = (...args: string[]) =>
    operate({ DATA_DIR: dataDir, PORT: String(service.port), HOST: '127.0.0.1' }, args).then(
      (printed) => ({ printed, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => ({
        printed: error.stdout + error.stderr,
        code: error.code,
      }),
    );

  it('lists, resettles, refunds and compares in words', async () => {
    const { orderId, razorpayOrderId } = await order();
    await gateway.tell('scenario', { scenario: 'authorized_only', orderId: razorpayOrderId });
    const { razorpay_payment_id: paymentId } = await gateway.pay(razorpayOrderId);
    await settleFromGateway(parts, razorpayOrderId);
    clock.advance(16 * minuteMs);
    const listed = await run('orders', 'stuck');
    expect(listed.printed).toContain(`${orderId}  premium  pending`);
    await gateway.tell('capture', { paymentId });
    const differ = await run('books', '--days', '1');
    expect(differ.code).toBe(1);
    expect(differ.printed).toContain(`captured_without_credit  ${orderId}, ${paymentId}`);
    const settled = await run('resettle', orderId, '--reason', 'asked by mail');
    expect(settled).toEqual({
      printed: `✓ The gateway was asked: ${orderId} was pending and is success.\n`,
      code: 0,
    });
    const agree = await run('books', '--days', '1');
    expect(agree.code).toBe(0);
    expect(agree.printed).toContain('1 payment captured (₹999), ₹0 sent back, 1 paid order compared.');
    const sent = await run('refund', orderId, '--reason', 'asked by mail');
    expect(sent.printed).toContain(`₹999 of ${orderId} will be sent back in 5-7 business days.`);
    expect(await run('refund', orderId, '--reason', 'asked by mail')).toEqual({
      printed: '✗ The order cannot be refunded: a refund of it is under way.\n',
      code: 1,
    });
  });

  it('lists webhooks that were set aside and has one processed once more', async () => {
    expect((await run('webhooks')).printed).toBe('✓ No webhook is set aside.\n');
    const webhook = { eventId: 'evt_unreadable', body: Buffer.from('[]'), receivedAt: clock.now() };
    await db.database.transaction((tx) => insertWebhook(tx, webhook));
    await processWebhook(parts, webhook.eventId);
    expect((await run('webhooks')).printed).toContain('  evt_unreadable  came ');
    expect(await run('webhooks', 'retry', 'evt_unreadable')).toMatchObject({ code: 2 });
    expect(await run('webhooks', 'retry', 'evt_unreadable', '--reason', 'a new version')).toEqual({
      printed: '✗ The webhook evt_unreadable was set aside: it cannot be read.\n',
      code: 1,
    });
    const body = Buffer.from('{"entity":"event","event":"payment.admired","payload":{}}').toString('hex');
    await db.database.write((tx) =>
      tx.execute(
        sql`update webhook_inbox set body = decode(${body}, 'hex') where event_id = 'evt_unreadable'`,
      ),
    );
    expect(await run('webhooks', 'retry', 'evt_unreadable', '--reason', 'a new version')).toEqual({
      printed: '✓ The webhook evt_unreadable was processed: nothing to book.\n',
      code: 0,
    });
    const entries = (await rowsOf(db.database, 'audit_log')).filter(
      (row) => row['kind'] === 'webhook_retried',
    );
    expect(entries.map((row) => row['detail'])).toEqual(
      Array.from({ length: 2 }, () => ({ eventId: 'evt_unreadable', reason: 'a new version' })),
    );
  });

  it.each([
    [['orders'], 'orders stuck'],
    [['resettle'], 'An order is needed'],
    [['refund', 'ord_1', '--reason', 'because'], 'is not the name of an order'],
    [['refund', `ord_${'a'.repeat(22)}`], 'A reason is needed'],
    [['webhooks', 'retry'], 'webhooks alone lists them'],
    [['webhooks', 'retry', 'evt_1'], 'A reason is needed'],
    [['reconcile'], 'A time is needed'],
    [['reconcile', '--since', 'yesterday'], 'A time is needed'],
    [['books', '--days', '181'], 'is not a number of days from 1 to 180'],
  ])('%j was asked wrongly', async (args, words) => {
    const { printed, code } = await run(...args);
    expect(code).toBe(2);
    expect(printed).toContain(words);
  });
});
