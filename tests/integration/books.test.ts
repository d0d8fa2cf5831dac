import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BooksReport } from '#contract/billing.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import { compareBooks, nightlyBooks } from '#server/billing/compare-books.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { createRazorpayClient } from '#server/billing/razorpay/razorpay-client.ts';
import { loadConfig } from '#server/config/config.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { buy, LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const hourMs = 60 * 60_000;
const patient = { timeout: 120_000 };

let service: TestService;
let gateway: LocalGateway;
let parts: BillingParts;
let logged: { level: 'info' | 'error'; fields: Record<string, unknown>; text: string }[] = [];
let people = 0;

beforeAll(async () => {
  service = await startTestService();
  gateway = LocalGateway.of(service.env);
  const { seller, publicUrl } = loadConfig(service.env);
  parts = {
    ...service.parts,
    // Payments of the last two minutes are not judged: the books are compared from an hour later.
    clock: { now: () => new Date(service.parts.clock.now().getTime() + hourMs) },
    log: recordingLog(),
    gateway: createRazorpayClient({ baseUrl: `${gateway.origin}/v1`, ...standInKeys }),
    seller,
    letterhead: { publicUrl, supportEmail: seller.email },
    audit: createAuditLog(service.parts),
  };
});
afterAll(() => service.close());
afterEach(() => {
  logged = [];
});

function recordingLog(): FastifyBaseLogger {
  const keep = (level: 'info' | 'error') => (fields: Record<string, unknown>, text: string) =>
    void logged.push({ level, fields, text });
  return { ...service.parts.log, info: keep('info'), error: keep('error') } as FastifyBaseLogger;
}

const books = (): Promise<BooksReport> =>
  compareBooks(parts, { from: new Date(parts.clock.now().getTime() - 2 * hourMs), to: parts.clock.now() });
const differences = async () => (await books()).differences;
const buyer = (): Promise<ApiClient> => service.signedIn(`Reader ${String.fromCodePoint(65 + people++)}`, 0);
const becomes = (client: ApiClient, orderId: string, status: string) =>
  expect
    .poll(async () => (await client.call('readOrder', { params: { orderId } })).status, patient)
    .toBe(status);
const write = (statement: ReturnType<typeof sql>) =>
  service.parts.database.transaction((tx) => tx.execute(statement));

/** An order whose payment neither a webhook nor the reconciler will tell us of. */
async function unwatchedOrder(client: ApiClient): Promise<{ orderId: string; razorpayOrderId: string }> {
  const order = await client.call('createOrder', {
    body: { product: 'premium' },
    idempotencyKey: newKey(),
  });
  await gateway.tell('scenario', { scenario: 'handler_only', orderId: order.razorpayOrderId });
  await write(sql`update orders set next_check_at = null where id = ${order.orderId}`);
  return order;
}

describe('the books', () => {
  it('agree after purchases, refunds from both sides and a lost dispute', async () => {
    const before = await books();
    const [kept, returned, dashboard, partial, disputed] = [
      await buyer(),
      await buyer(),
      await buyer(),
      await buyer(),
      await buyer(),
    ];
    await buy(kept, gateway);
    await buy(kept, gateway, 'top_up');
    const order = await buy(returned, gateway);
    await returned.call('requestRefund', {
      params: { orderId: order.orderId },
      body: {},
      idempotencyKey: newKey(),
    });
    await becomes(returned, order.orderId, 'refunded');
    const whole = await buy(dashboard, gateway);
    await gateway.tell('dashboard-refund', { paymentId: whole.paymentId });
    const part = await buy(partial, gateway);
    await gateway.tell('dashboard-refund', { paymentId: part.paymentId, amount: 40_000 });
    const lost = await buy(disputed, gateway);
    await gateway.tell('dispute', { paymentId: lost.paymentId, status: 'created' });
    await gateway.tell('dispute', { paymentId: lost.paymentId, status: 'lost' });
    await gateway.settled();
    await becomes(dashboard, whole.orderId, 'refunded');
    await becomes(disputed, lost.orderId, 'refunded');
    await expect.poll(differences, patient).toEqual([]);
    const report = await books();
    expect(report.payments - before.payments).toBe(6);
    expect(report.capturedPaise - before.capturedPaise).toBe(6 * 99_900);
    expect(report.refundedPaise - before.refundedPaise).toBe(2 * 99_900 + 40_000);
    expect(report.orders - before.orders).toBe(6);
  });

  it('do not judge what was paid in the last two minutes', async () => {
    const client = await buyer();
    const { razorpayOrderId } = await unwatchedOrder(client);
    const { razorpay_payment_id: paymentId } = await gateway.pay(razorpayOrderId);
    const paid = (await gateway.state()).payments.find((one) => one.id === paymentId);
    const paidAt = new Date(Number(paid?.['created_at']) * 1000);
    const judged = async (to: Date) =>
      (await compareBooks(parts, { from: paidAt, to })).differences.map((one) => one.gatewayId);
    expect(await judged(new Date(paidAt.getTime() + 2 * 60_000))).not.toContain(paymentId);
    expect(await judged(new Date(paidAt.getTime() + 2 * 60_000 + 1))).toContain(paymentId);
    await nightlyBooks(parts);
  });

  it('name a missed payment; the nightly audit settles it and finds them in agreement', async () => {
    const client = await buyer();
    const { orderId, razorpayOrderId } = await unwatchedOrder(client);
    const { razorpay_payment_id: gatewayId } = await gateway.pay(razorpayOrderId);
    expect(await differences()).toEqual([{ kind: 'captured_without_credit', orderId, gatewayId }]);
    expect((await nightlyBooks(parts))?.differences).toEqual([]);
    expect(logged.map(({ level, text }) => [level, text])).toContainEqual([
      'info',
      'the books agree with the gateway',
    ]);
    await becomes(client, orderId, 'success');
  });

  it('name a payment whose order we never noted at the gateway; the nightly audit adopts it', async () => {
    const client = await buyer();
    const { orderId, razorpayOrderId } = await unwatchedOrder(client);
    await write(sql`update orders set razorpay_order_id = null where id = ${orderId}`);
    const { razorpay_payment_id: gatewayId } = await gateway.pay(razorpayOrderId);
    expect(await differences()).toEqual([{ kind: 'captured_without_order', orderId: null, gatewayId }]);
    expect((await nightlyBooks(parts))?.differences).toEqual([]);
    await becomes(client, orderId, 'success');
  });

  it('name a refund on the dashboard that we missed; the nightly audit books it', async () => {
    const client = await buyer();
    const { orderId, paymentId } = await buy(client, gateway);
    await gateway.settled();
    await gateway.tell('webhooks', { mode: 'drop' });
    const { id } = await gateway.tell('dashboard-refund', { paymentId });
    await gateway.settled();
    await gateway.tell('webhooks', { mode: 'send' });
    expect(await differences()).toEqual([
      { kind: 'refunded_but_credited', orderId, gatewayId: paymentId },
      { kind: 'refund_unknown_to_us', orderId, gatewayId: id },
    ]);
    expect((await nightlyBooks(parts))?.differences).toEqual([]);
    await becomes(client, orderId, 'refunded');
  });

  it('name an amount somebody changed in our rows, which the nightly audit tells as an error', async () => {
    const client = await buyer();
    const { orderId, paymentId } = await buy(client, gateway);
    await write(sql`update orders set amount_paise = 99800 where id = ${orderId}`);
    const named = { kind: 'amount_differs', orderId, gatewayId: paymentId };
    expect(await differences()).toEqual([named]);
    expect((await nightlyBooks(parts))?.differences).toEqual([named]);
    expect(logged.filter((one) => one.level === 'error')).toEqual([
      { level: 'error', fields: named, text: 'the books differ from the gateway' },
    ]);
    await write(sql`update orders set amount_paise = 99900 where id = ${orderId}`);
    expect(await differences()).toEqual([]);
  });

  it('name interviews that were granted without money, and those that were taken away', async () => {
    const client = await buyer();
    const { orderId, paymentId } = await buy(client, gateway);
    await write(sql`update credit_lots set granted = granted + 1 where source_key = ${orderId}`);
    const named = (kind: string) => [{ kind, orderId, gatewayId: paymentId }];
    expect(await differences()).toEqual(named('credited_without_capture'));
    await write(sql`update credit_lots set granted = granted - 2 where source_key = ${orderId}`);
    expect(await differences()).toEqual(named('captured_without_credit'));
    await write(sql`update credit_lots set granted = granted + 1 where source_key = ${orderId}`);
    expect(await differences()).toEqual([]);
  });

  it('name a refund that only our rows know', async () => {
    const client = await buyer();
    const { orderId, paymentId } = await buy(client, gateway);
    const refundId = `rfnd_${'A'.repeat(14)}`;
    await write(sql`
      insert into refunds (id, order_id, razorpay_payment_id, razorpay_refund_id, amount_paise, cause, status, created_at, updated_at)
      values ('rfd_planted', ${orderId}, ${paymentId}, ${refundId}, 100, 'gateway', 'processed', now(), now())`);
    expect(await differences()).toEqual([
      { kind: 'refund_unknown_to_gateway', orderId, gatewayId: refundId },
    ]);
    await write(sql`delete from refunds where id = 'rfd_planted'`);
  });

  it('read the other side of what lies outside the span', async () => {
    const client = await buyer();
    const { orderId, paymentId } = await buy(client, gateway);
    await write(sql`update orders set paid_at = paid_at + interval '30 minutes' where id = ${orderId}`);
    const late = {
      from: new Date(parts.clock.now().getTime() - hourMs + 5 * 60_000),
      to: parts.clock.now(),
    };
    expect(await compareBooks(parts, late)).toMatchObject({ payments: 0, orders: 1, differences: [] });
    await write(sql`update orders set razorpay_payment_id = 'pay_elsewhere0000' where id = ${orderId}`);
    expect((await compareBooks(parts, late)).differences).toEqual([
      { kind: 'credited_without_capture', orderId, gatewayId: 'pay_elsewhere0000' },
    ]);
    await write(sql`update orders set razorpay_payment_id = ${paymentId} where id = ${orderId}`);
  });

  it('are compared by the operator command', async () => {
    const printed = await operate(service.env, ['books']);
    expect(printed).toContain('✓ The books agree.');
  });
});
