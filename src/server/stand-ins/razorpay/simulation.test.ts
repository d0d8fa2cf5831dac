import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerOf } from '#tests/fixtures/call-stand-in.ts';
import { type LocalRazorpay, startLocalRazorpay } from './local-razorpay.ts';
import { scenarioNames } from './scenarios.ts';
import { standInKeys } from './stand-in-keys.ts';

type Json = Record<string, unknown>;

let gateway: LocalRazorpay;

beforeEach(async () => {
  gateway = await startLocalRazorpay({ port: 0, registerFile: null, webhookUrl: () => null });
});
afterEach(() => gateway.close());

const { call, post, newOrder, state, payByCard } = callerOf(() => gateway);

describe('the payment dialog’s calls', () => {
  it.each([
    [{ method: 'card', card: { number: '4100 2800 0000 1007' } }, 'captured', undefined],
    [{ method: 'card', card: { number: '5500-6700-0000-1002' } }, 'captured', undefined],
    [{ method: 'upi', vpa: 'Success@razorpay' }, 'captured', undefined],
    [{ method: 'upi', vpa: 'failure@razorpay' }, undefined, 'payment_declined'],
    [{ method: 'upi', vpa: 'someone@bank' }, undefined, 'invalid_vpa'],
    [{ method: 'card', card: { number: '4100 2800 0008 0001' } }, undefined, 'insufficient_funds'],
    [{ method: 'card', card: { number: '4100 2800 0009 0000' } }, undefined, 'payment_timed_out'],
    [{ method: 'card', card: { number: '4100 2800 0002 0007' } }, undefined, 'gateway_technical_error'],
    [{ method: 'card', card: { number: '4242 4242 4242 4242' } }, undefined, 'card_number_invalid'],
    [{ method: 'card' }, undefined, 'input_validation_failed'],
  ])('%j', async (how, status, reason) => {
    const orderId = await newOrder('receipt');
    const told = await post('/checkout/pay', { key_id: standInKeys.keyId, order_id: orderId, ...how });
    expect(told.body['status']).toBe(status);
    expect((told.body['error'] as Json | undefined)?.['reason']).toBe(reason);
    expect(told.status).toBe(status ? 200 : 400);
  });

  it('sign the pair of order and payment with the key’s secret', async () => {
    const orderId = await newOrder('receipt');
    const { body } = await payByCard(orderId);
    const pair = `${orderId}|${String(body['razorpay_payment_id'])}`;
    expect(body['razorpay_order_id']).toBe(orderId);
    expect(body['razorpay_signature']).toBe(
      createHmac('sha256', standInKeys.keySecret).update(pair).digest('hex'),
    );
  });

  it('show the order of the key and of no other', async () => {
    const orderId = await newOrder('receipt');
    const asked = { key_id: standInKeys.keyId, order_id: orderId, amount: 99_900, currency: 'INR' };
    expect((await post('/checkout/preview', asked)).body).toEqual({
      order: { id: orderId, amount: 99_900, currency: 'INR', status: 'created' },
    });
    const wrong = async (change: object) =>
      (await post('/checkout/preview', { ...asked, ...change })).body['error'];
    const unknown = { description: 'The id provided does not exist' };
    expect(await wrong({ key_id: 'rzp_live_Other' })).toMatchObject(unknown);
    expect(await wrong({ order_id: 'order_Other' })).toMatchObject(unknown);
    expect(await wrong({ amount: 100 })).toMatchObject({ reason: 'order_amount_mismatch' });
  });
});

describe('who is answered', () => {
  it.each([
    ['localhost', 200],
    ['127.0.0.1:80', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
  ])('a request meant for %s', async (host, status) => {
    const url = new URL('/__sim/state', gateway.origin);
    const answered = await new Promise((resolve, reject) => {
      request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(answered).toBe(status);
  });

  it('not a page: control refuses any origin, the dialog’s calls any but their own', async () => {
    const orderId = await newOrder('receipt');
    const preview = { key_id: standInKeys.keyId, order_id: orderId };
    expect((await post('/__sim/pay', { orderId }, { origin: gateway.origin })).status).toBe(403);
    expect((await post('/checkout/preview', preview, { origin: 'http://localhost:1' })).status).toBe(403);
    expect((await post('/checkout/preview', preview, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('/checkout/preview', preview, { origin: gateway.origin })).status).toBe(200);
  });
});

describe('a scenario', () => {
  it.each(scenarioNames)('%s can be chosen for one order', async (scenario) => {
    const orderId = await newOrder('receipt');
    expect((await post('/__sim/scenario', { scenario, orderId })).status).toBe(200);
    expect((await state()).orders[0]?.['scenario']).toBe(scenario);
  });

  it('dismissed_then_late leaves the page waiting until the bank says yes', async () => {
    await post('/__sim/scenario', { scenario: 'dismissed_then_late' });
    const orderId = await newOrder('receipt');
    const heard = payByCard(orderId).catch(() => 'nothing');
    while ((await state()).payments.length === 0);
    const paymentId = (await state()).payments[0]?.['id'];
    expect((await post('/__sim/authorize-late', { paymentId })).body['status']).toBe('captured');
    expect((await state()).orders[0]?.['status']).toBe('paid');
    await gateway.close();
    expect(await heard).toBe('nothing');
    gateway = await startLocalRazorpay({ port: 0, registerFile: null, webhookUrl: () => null });
  });

  it('that is unknown is refused', async () => {
    expect((await post('/__sim/scenario', { scenario: 'fine weather' })).status).toBe(400);
  });

  it('concerns the next orders only as long as asked', async () => {
    await post('/__sim/scenario', { scenario: 'declined', next: 1 });
    expect((await payByCard(await newOrder('first'))).status).toBe(400);
    expect((await payByCard(await newOrder('second'))).status).toBe(200);
  });

  it('declined_then_success fails once, on the same order', async () => {
    await post('/__sim/scenario', { scenario: 'declined_then_success' });
    const orderId = await newOrder('receipt');
    expect((await payByCard(orderId)).status).toBe(400);
    expect((await payByCard(orderId)).body['status']).toBe('captured');
    expect((await state()).payments.map((one) => one['status'])).toEqual(['failed', 'captured']);
  });

  it('captured_browser_closed takes the money and tells the page nothing', async () => {
    await post('/__sim/scenario', { scenario: 'captured_browser_closed' });
    const orderId = await newOrder('receipt');
    await expect(payByCard(orderId)).rejects.toThrow('fetch failed');
    expect((await state()).orders[0]?.['status']).toBe('paid');
  });

  it('stale_fetch shows the order as created for three reads', async () => {
    await post('/__sim/scenario', { scenario: 'stale_fetch' });
    const orderId = await newOrder('receipt');
    await payByCard(orderId);
    const seen: unknown[] = [];
    for (let read = 0; read < 4; read++)
      seen.push((await call('GET', `/v1/orders/${orderId}`)).body['status']);
    expect(seen).toEqual(['created', 'created', 'created', 'paid']);
  });

  it.each([
    ['tampered_amount', { amount: 99_899, currency: 'INR' }],
    ['tampered_currency', { amount: 99_900, currency: 'USD' }],
  ])('%s shows in the payment', async (scenario, shown) => {
    await post('/__sim/scenario', { scenario });
    const paid = await payByCard(await newOrder('receipt'));
    expect(
      (await call('GET', `/v1/payments/${String(paid.body['razorpay_payment_id'])}`)).body,
    ).toMatchObject({
      status: 'captured',
      ...shown,
    });
  });

  it('second_success_kept leaves two captured payments on one order', async () => {
    await post('/__sim/scenario', { scenario: 'second_success_kept' });
    const orderId = await newOrder('receipt');
    const first = await post('/__sim/pay', { orderId });
    await post('/__sim/pay', { orderId });
    await post('/__sim/authorize-late', { paymentId: first.body['razorpay_payment_id'] });
    expect((await state()).payments.map((one) => one['status'])).toEqual(['captured', 'captured']);
  });

  it.each([
    ['refund_409', 409],
    ['refund_lost_response', null],
  ])('%s troubles the first refund call and makes one refund', async (scenario, status) => {
    await post('/__sim/scenario', { scenario });
    const paid = await payByCard(await newOrder('receipt'));
    const path = `/v1/payments/${String(paid.body['razorpay_payment_id'])}/refund`;
    const refund = () => post(path, {}, { 'x-refund-idempotency': 'refund-key-1' });
    expect(
      await refund().then(
        (reply) => reply.status,
        () => null,
      ),
    ).toBe(status);
    expect((await refund()).status).toBe(200);
    expect((await state()).refunds).toHaveLength(1);
  });
});
