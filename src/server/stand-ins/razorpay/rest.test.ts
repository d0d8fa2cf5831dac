import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callStandIn, standInAuthorization } from '#tests/fixtures/call-stand-in.ts';
import { type LocalRazorpay, startLocalRazorpay } from './local-razorpay.ts';
import { standInKeys } from './stand-in-keys.ts';

const { keyId } = standInKeys;
const basic = standInAuthorization;
const pack = { amount: 99_900, currency: 'INR', receipt: 'order-receipt-1' };

type Reply = { status: number; body: Record<string, unknown> & { error?: Record<string, unknown> } };
let gateway: LocalRazorpay;

beforeEach(async () => {
  gateway = await startLocalRazorpay({ port: 0, registerFile: null, webhookUrl: () => null });
});
afterEach(() => gateway.close());

const call = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Reply> => callStandIn(gateway.origin, method, path, body, headers);

async function newOrder(receipt = 'order-receipt-1'): Promise<string> {
  return String((await call('POST', '/v1/orders', { ...pack, receipt })).body['id']);
}

async function paid(receipt?: string): Promise<{ orderId: string; paymentId: string }> {
  const orderId = await newOrder(receipt);
  const { body } = await call('POST', '/__sim/pay', { orderId });
  return { orderId, paymentId: String(body['razorpay_payment_id']) };
}

const items = (reply: Reply) => reply.body['items'] as Record<string, unknown>[];

describe('the keys', () => {
  it.each([
    ['the right ones', basic, 200],
    ['a scheme in lower case', basic.replace('Basic', 'basic'), 401],
    ['another secret', `Basic ${Buffer.from(`${keyId}:x`).toString('base64')}`, 401],
    ['none', '', 401],
  ])('%s', async (_, authorization, status) => {
    expect((await call('GET', '/v1/orders', undefined, { authorization })).status).toBe(status);
  });
});

describe('a new order', () => {
  it('is told as the gateway tells it', async () => {
    const { status, body } = await call('POST', '/v1/orders', pack);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/) as unknown,
      entity: 'order',
      amount: 99_900,
      amount_paid: 0,
      amount_due: 99_900,
      currency: 'INR',
      receipt: 'order-receipt-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: expect.any(Number) as unknown,
    });
    expect((await call('GET', `/v1/orders/${String(body['id'])}`)).body).toEqual(body);
  });

  const automatic = { capture: 'automatic', capture_options: { automatic_expiry_period: 7_200 } };
  it.each([
    ['the least amount', { ...pack, amount: 100 }, 200, undefined, undefined],
    ['one paisa less', { ...pack, amount: 99 }, 400, 'amount', 'amount_less_than_minimum_amount'],
    ['a negative amount', { ...pack, amount: -100 }, 400, 'amount', 'input_validation_failed'],
    ['half a paisa', { ...pack, amount: 100.5 }, 400, 'amount', 'input_validation_failed'],
    ['no amount', { currency: 'INR' }, 400, 'amount', 'input_validation_failed'],
    ['a numeric currency', { ...pack, currency: 356 }, 400, 'currency', 'input_validation_failed'],
    ['an extra field', { ...pack, colour: 'blue' }, 400, 'colour', 'extra_field_sent'],
    ['a receipt of 40', { ...pack, receipt: 'r'.repeat(40) }, 200, undefined, undefined],
    ['a receipt of 41', { ...pack, receipt: 'r'.repeat(41) }, 400, 'receipt', 'input_validation_failed'],
    ['automatic capture', { ...pack, payment: automatic }, 200, undefined, undefined],
    [
      'automatic capture without its period',
      { ...pack, payment: { capture: 'automatic' } },
      400,
      'payment.capture_options',
      'input_validation_failed',
    ],
    ['15 notes', { ...pack, notes: notesOf(15) }, 200, undefined, undefined],
    ['16 notes', { ...pack, notes: notesOf(16) }, 400, 'notes', 'input_validation_failed'],
  ])('%s', async (_, body, status, field, reason) => {
    const reply = await call('POST', '/v1/orders', body);
    expect(reply.status).toBe(status);
    expect(reply.body.error?.['field']).toBe(field);
    expect(reply.body.error?.['reason']).toBe(reason);
  });

  it('is the same one again for a unique receipt', async () => {
    const unique = { ...pack, unique_receipt: true };
    const first = await call('POST', '/v1/orders', unique);
    expect((await call('POST', '/v1/orders', unique)).body['id']).toBe(first.body['id']);
    expect(items(await call('GET', '/v1/orders?receipt=order-receipt-1'))).toHaveLength(1);
    await call('POST', '/__sim/settings', { reusedReceipt: 'refused' });
    const refusal = await call('POST', '/v1/orders', unique);
    expect(refusal.status).toBe(400);
    expect(refusal.body.error?.['description']).toBe('Order receipt should be unique.');
  });

  it('is refused for a used receipt otherwise', async () => {
    await newOrder();
    const refusal = await call('POST', '/v1/orders', pack);
    expect(refusal.body.error?.['description']).toBe('Order receipt should be unique.');
  });
});

describe('orders', () => {
  it('are listed newest first, in pages', async () => {
    for (const n of [1, 2, 3]) await newOrder(`receipt-${n}`);
    const receipts = async (query: string) =>
      items(await call('GET', `/v1/orders?${query}`)).map((order) => order['receipt']);
    expect(await receipts('count=2')).toEqual(['receipt-3', 'receipt-2']);
    expect(await receipts('count=2&skip=2')).toEqual(['receipt-1']);
    expect(await receipts('to=1')).toEqual([]);
    expect((await call('GET', '/v1/orders?count=101')).status).toBe(400);
  });

  it('change their notes and nothing else', async () => {
    const id = await newOrder();
    expect((await call('PATCH', `/v1/orders/${id}`, { notes: { a: 'b' } })).body['notes']).toEqual({
      a: 'b',
    });
    expect((await call('PATCH', `/v1/orders/${id}`, { amount: 100 })).status).toBe(400);
  });

  it.each(['/v1/orders/order_00000000000000', '/v1/payments/pay_00000000000000', '/v1/orders/__proto__'])(
    '%s is unknown',
    async (path) => {
      const reply = await call('GET', path);
      expect([reply.status, reply.body.error?.['code']]).toEqual([400, 'BAD_REQUEST_ERROR']);
    },
  );
});

describe('a payment', () => {
  it('is captured, with its fee, and pays its order once', async () => {
    const { orderId, paymentId } = await paid();
    const { body } = await call('GET', `/v1/payments/${paymentId}`);
    expect(body).toMatchObject({
      status: 'captured',
      captured: true,
      amount: 99_900,
      order_id: orderId,
      fee: 2_358,
      tax: 360,
      error_code: null,
      notes: [],
    });
    expect((await call('GET', `/v1/orders/${orderId}`)).body).toMatchObject({
      status: 'paid',
      amount_paid: 99_900,
      amount_due: 0,
      attempts: 1,
    });
    const again = await call('POST', '/__sim/pay', { orderId });
    expect(again.body.error?.['reason']).toBe('order_already_paid');
    expect(items(await call('GET', `/v1/orders/${orderId}/payments`))).toHaveLength(1);
  });

  it('waits for its capture when it was only authorised', async () => {
    const orderId = await newOrder();
    const told = await call('POST', '/__sim/pay', { orderId, outcome: 'authorized' });
    const path = `/v1/payments/${String(told.body['razorpay_payment_id'])}/capture`;
    expect((await call('POST', '/__sim/pay', { orderId })).body.error?.['reason']).toBe(
      'order_payment_in_progress',
    );
    expect((await call('POST', path, { amount: 99_899, currency: 'INR' })).status).toBe(400);
    expect((await call('POST', path, { amount: 99_900, currency: 'INR' })).body['status']).toBe('captured');
    expect((await call('POST', path, { amount: 99_900, currency: 'INR' })).status).toBe(400);
  });

  it('is given back when nobody captures it in time', async () => {
    const orderId = await newOrder();
    await call('POST', '/__sim/pay', { orderId, outcome: 'authorized' });
    await call('POST', '/__sim/clock', { advanceMs: 7_200 * 60_000 - 2_000 });
    const status = async () => items(await call('GET', `/v1/orders/${orderId}/payments`))[0]?.['status'];
    expect(await status()).toBe('authorized');
    await call('POST', '/__sim/clock', { advanceMs: 3_000 });
    expect(await status()).toBe('refunded');
  });

  it('may succeed after its failure; a second success goes back at once', async () => {
    const orderId = await newOrder();
    const late = await call('POST', '/__sim/pay', { orderId, outcome: 'timed_out' });
    const paymentId = String(late.body['razorpay_payment_id']);
    await call('POST', '/__sim/pay', { orderId });
    const second = await call('POST', '/__sim/authorize-late', { paymentId });
    expect(second.body).toMatchObject({ status: 'refunded', refund_status: 'full', amount_refunded: 99_900 });
    expect((await call('GET', `/v1/orders/${orderId}`)).body['amount_paid']).toBe(99_900);
  });

  it('is captured when the bank says yes two days late', async () => {
    const orderId = await newOrder();
    const told = await call('POST', '/__sim/pay', { orderId, outcome: 'unanswered' });
    const paymentId = String(told.body['razorpay_payment_id']);
    await call('POST', '/__sim/clock', { advanceMs: 2 * 86_400_000 });
    expect((await call('GET', `/v1/payments/${paymentId}`)).body).toMatchObject({
      status: 'failed',
      error_reason: 'payment_timed_out',
    });
    expect((await call('POST', '/__sim/authorize-late', { paymentId })).body['status']).toBe('captured');
  });
});

describe('a refund', () => {
  const key = (name: string) => ({ 'x-refund-idempotency': name });

  it('is made once for a key', async () => {
    const { paymentId } = await paid();
    const path = `/v1/payments/${paymentId}/refund`;
    const body = { amount: 50_000, receipt: 'refund-1' };
    const first = await call('POST', path, body, key('refund-key-1'));
    expect(first.body).toMatchObject({
      entity: 'refund',
      amount: 50_000,
      payment_id: paymentId,
      status: 'processed',
      receipt: 'refund-1',
      notes: [],
      acquirer_data: { arn: null },
    });
    expect((await call('POST', path, body, key('refund-key-1'))).body['id']).toBe(first.body['id']);
    expect((await call('POST', path, { amount: 40_000 }, key('refund-key-1'))).status).toBe(400);
    expect((await call('POST', path, body, key('short-key'))).status).toBe(400);
    expect(items(await call('GET', `/v1/payments/${paymentId}/refunds`))).toHaveLength(1);
    expect((await call('GET', `/v1/payments/${paymentId}`)).body).toMatchObject({
      status: 'captured',
      amount_refunded: 50_000,
      refund_status: 'partial',
    });
    expect((await call('POST', path, { amount: 49_901 })).status).toBe(400);
    expect((await call('POST', path, {})).body['amount']).toBe(49_900);
    expect((await call('POST', path, {})).body.error?.['description']).toBe(
      'The payment has been fully refunded already',
    );
    expect((await call('GET', '/v1/refunds')).body['count']).toBe(2);
  });

  it('of ₹24.68 fails', async () => {
    const { paymentId } = await paid();
    const told = await call('POST', `/v1/payments/${paymentId}/refund`, { amount: 2_468 });
    expect(told.body['status']).toBe('pending');
    expect((await call('GET', `/v1/refunds/${String(told.body['id'])}`)).body['status']).toBe('failed');
    expect((await call('GET', `/v1/payments/${paymentId}`)).body).toMatchObject({
      amount_refunded: 0,
      refund_status: null,
    });
  });
});

function notesOf(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n}`, 'x'.repeat(256)]));
}
