import { describe, expect, it } from 'vitest';
import { interviewsPerPack, refundDays } from '#contract/catalogue.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { sql } from '#server/platform/database/query.ts';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { driveRefunds } from '#server/billing/drive-refunds.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { settleFromGateway } from '#server/billing/read-from-gateway.ts';
import { processWebhook } from '#server/billing/process-webhook.ts';
import { insertWebhook } from '#server/billing/webhook-store.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { operationsService, minuteMs, dayMs } from '#tests/fixtures/operations-service.ts';

const till = operationsService();
const { ask, rowOf, orderRow, audited, order, bought, remaining } = till;

const reason = 'the user wrote to support';
const stuck = () => ask<ReplyOf<'listStuckOrders'> & { unprocessedWebhooks: number }>('orders/stuck');
const resettle = (orderId: string) => ask<ReplyOf<'resettleOrder'>>(`orders/${orderId}/resettle`, { reason });
const refund = (orderId: string) => ask<ReplyOf<'refundOrder'>>(`orders/${orderId}/refund`, { reason });
const whyOf = async (orderId: string): Promise<string | null> =>
  (await stuck()).orders.find((one) => one.orderId === orderId)?.why ?? null;

async function useOne(uid: string): Promise<void> {
  const hold = { holdKey: newKey(), now: till.clock.now() };
  await till.db.database.transaction((tx) => holdCredit(tx, { uid, ...hold }));
  await till.db.database.transaction((tx) => captureCredit(tx, hold));
}

describe('stuck orders', () => {
  it('an authorised payment nobody settled is listed after fifteen minutes and resettled once captured', async () => {
    const { orderId, razorpayOrderId, uid } = await order();
    await till.gateway.tell('scenario', { scenario: 'authorized_only', orderId: razorpayOrderId });
    const { razorpay_payment_id: paymentId } = await till.gateway.pay(razorpayOrderId);
    await settleFromGateway(till.parts, razorpayOrderId);
    till.clock.advance(15 * minuteMs);
    expect(await whyOf(orderId)).toBeNull();
    till.clock.advance(1);
    expect(await whyOf(orderId)).toBe('a payment is authorised and was not settled');
    expect(await resettle(orderId)).toEqual({ before: 'pending', after: 'pending' });
    await till.gateway.tell('capture', { paymentId });
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
    await till.gateway.pay(razorpayOrderId);
    expect(await remaining(uid)).toBe(0);
    expect(await resettle(orderId)).toEqual({ before: 'pending', after: 'success' });
    expect(await remaining(uid)).toBe(interviewsPerPack);
  });

  it('a payment of another amount is listed until it has gone back', async () => {
    const { orderId, razorpayOrderId } = await order();
    await till.gateway.tell('scenario', { scenario: 'tampered_amount', orderId: razorpayOrderId });
    await till.gateway.pay(razorpayOrderId);
    expect(await resettle(orderId)).toEqual({ before: 'pending', after: 'needs_review' });
    expect(await whyOf(orderId)).toBe('a payment does not match the order');
    await driveRefunds(till.parts);
    expect(await whyOf(orderId)).toBeNull();
  });

  it('a refund without an end is listed after ten days, and resettling learns its end', async () => {
    const { orderId, razorpayOrderId, paymentId, uid } = await bought();
    await till.gateway.tell('scenario', { scenario: 'refund_pending', orderId: razorpayOrderId });
    await refund(orderId);
    await driveRefunds(till.parts);
    till.clock.advance(10 * dayMs);
    expect(await whyOf(orderId)).toBeNull();
    till.clock.advance(1);
    expect(await whyOf(orderId)).toBe('a refund is pending and does not end');
    const atGateway = (await till.gateway.state()).refunds.find((one) => one['payment_id'] === paymentId);
    await till.gateway.tell('refund-outcome', { refundId: atGateway?.id, status: 'failed' });
    expect(await resettle(orderId)).toEqual({ before: 'refund_pending', after: 'success' });
    expect(await whyOf(orderId)).toBeNull();
    expect(await remaining(uid)).toBe(interviewsPerPack);
  });

  it('counts webhooks that wait for more than fifteen minutes', async () => {
    const before = (await stuck()).unprocessedWebhooks;
    const webhook = { eventId: newKey(), body: new Uint8Array([1]), receivedAt: till.clock.now() };
    await till.db.database.transaction((tx) => insertWebhook(tx, webhook));
    till.clock.advance(15 * minuteMs);
    expect((await stuck()).unprocessedWebhooks).toBe(before);
    till.clock.advance(1);
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
    till.clock.advance((refundDays + 1) * dayMs);
    expect(await refund(orderId)).toEqual({ amountPaise: 99_900, revoked: interviewsPerPack - 1 });
    expect(await remaining(uid)).toBe(0);
    expect(await refund(orderId)).toMatchObject({
      error: { code: 'refund_not_possible', data: { reason: 'refund_under_way' } },
    });
    await driveRefunds(till.parts);
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
    await till.gateway.tell('dashboard-refund', { paymentId, amount: 40_000 });
    await settleFromGateway(till.parts, razorpayOrderId);
    expect(await refund(orderId)).toEqual({ amountPaise: 59_900, revoked: interviewsPerPack });
    await driveRefunds(till.parts);
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
    operate({ DATA_DIR: till.dataDir, PORT: String(till.service.port), HOST: '127.0.0.1' }, args).then(
      (printed) => ({ printed, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => ({
        printed: error.stdout + error.stderr,
        code: error.code,
      }),
    );

  it('lists, resettles, refunds and compares in words', async () => {
    const { orderId, razorpayOrderId } = await order();
    await till.gateway.tell('scenario', { scenario: 'authorized_only', orderId: razorpayOrderId });
    const { razorpay_payment_id: paymentId } = await till.gateway.pay(razorpayOrderId);
    await settleFromGateway(till.parts, razorpayOrderId);
    till.clock.advance(16 * minuteMs);
    const listed = await run('orders', 'stuck');
    expect(listed.printed).toContain(`${orderId}  premium  pending`);
    await till.gateway.tell('capture', { paymentId });
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
    const webhook = { eventId: 'evt_unreadable', body: Buffer.from('[]'), receivedAt: till.clock.now() };
    await till.db.database.transaction((tx) => insertWebhook(tx, webhook));
    await processWebhook(till.parts, webhook.eventId);
    expect((await run('webhooks')).printed).toContain('  evt_unreadable  came ');
    expect(await run('webhooks', 'retry', 'evt_unreadable')).toMatchObject({ code: 2 });
    expect(await run('webhooks', 'retry', 'evt_unreadable', '--reason', 'a new version')).toEqual({
      printed: '✗ The webhook evt_unreadable was set aside: it cannot be read.\n',
      code: 1,
    });
    const body = Buffer.from('{"entity":"event","event":"payment.admired","payload":{}}').toString('hex');
    await till.db.database.write((tx) =>
      tx.execute(
        sql`update webhook_inbox set body = decode(${body}, 'hex') where event_id = 'evt_unreadable'`,
      ),
    );
    expect(await run('webhooks', 'retry', 'evt_unreadable', '--reason', 'a new version')).toEqual({
      printed: '✓ The webhook evt_unreadable was processed: nothing to book.\n',
      code: 0,
    });
    const entries = (await rowsOf(till.db.database, 'audit_log')).filter(
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
