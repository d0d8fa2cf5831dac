import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalRazorpay, startLocalRazorpay } from './local-razorpay.ts';
import { scenarioNames } from './scenarios.ts';
import { standInKeys } from './stand-in-keys.ts';

type Json = Record<string, unknown>;
type Reply = { status: number; body: Json };

let folder: string;
let gateway: LocalRazorpay;
const authorization = `Basic ${btoa(`${standInKeys.keyId}:${standInKeys.keySecret}`)}`;
const start = () =>
  startLocalRazorpay({ port: 0, booksFile: join(folder, 'books.json'), webhookUrl: () => null });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-razorpay-'));
  gateway = await start();
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${gateway.origin}${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const post = (path: string, body: object, headers?: Record<string, string>) =>
  call('POST', path, body, headers);

async function newOrder(receipt: string): Promise<string> {
  const order = { amount: 99_900, currency: 'INR', receipt, unique_receipt: true };
  return String((await post('/v1/orders', order)).body['id']);
}

async function state(): Promise<Record<'orders' | 'payments' | 'refunds' | 'calls', Json[]>> {
  return (await call('GET', '/__sim/state')).body as never;
}

const payByCard = (orderId: string, number = '4100 2800 0000 1007') =>
  post('/checkout/pay', {
    key_id: standInKeys.keyId,
    order_id: orderId,
    method: 'card',
    card: { number },
  });

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
    await gateway.close();
    expect(await heard).toBe('nothing');
    gateway = await start();
    expect((await state()).orders[0]?.['status']).toBe('paid');
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
    await expect(payByCard(orderId)).rejects.toThrow();
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

describe('a fault', () => {
  const order = { amount: 99_900, currency: 'INR', receipt: 'receipt', unique_receipt: true };
  const outcome = (signal?: AbortSignal) =>
    fetch(`${gateway.origin}/v1/orders`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(order),
      ...(signal ? { signal } : {}),
    }).then(
      async (response) => {
        const text = await response.text().catch(() => 'cut');
        return text === 'cut'
          ? 'cut'
          : `${response.status} ${response.headers.get('content-type')?.slice(0, 9)}`;
      },
      (error: Error) => error.name,
    );

  /** A caller who gives up once the gateway has the call. */
  async function outcomeGivenUp(): Promise<string> {
    const patience = new AbortController();
    const seen = outcome(patience.signal);
    while ((await state()).calls.length === 0);
    patience.abort();
    return seen;
  }

  it.each([
    ['timeout_before', 'AbortError', 0],
    ['timeout_after', 'AbortError', 1],
    ['500', '500 applicati', 0],
    ['502_html', '502 text/html', 0],
    ['429', '429 applicati', 0],
    ['409', '409 applicati', 0],
    ['reset', 'TypeError', 0],
    ['reset_after', 'TypeError', 1],
    ['half_body', 'cut', 1],
    ['slow', 'AbortError', 0],
  ])('%s: %s, and %i orders made', async (kind, seen, made) => {
    await post('/__sim/fault', { method: 'POST', path: '/v1/ord*', kind });
    expect(await (seen === 'AbortError' ? outcomeGivenUp() : outcome())).toBe(seen);
    expect((await state()).orders).toHaveLength(made);
    expect(await outcome()).toBe('200 applicati');
    expect((await state()).orders).toHaveLength(1);
    expect((await state()).calls.map((one) => one['fault'])).toEqual([kind, null]);
  });

  it('leaves other paths and methods alone', async () => {
    await post('/__sim/fault', { method: 'GET', path: '/v1/payments/*', kind: '500' });
    expect((await call('GET', '/v1/payments')).status).toBe(200);
    expect((await post('/v1/orders', order)).status).toBe(200);
    expect((await call('GET', '/v1/payments/pay_00000000000000')).status).toBe(500);
  });
});

describe('the books', () => {
  it('survive a restart', async () => {
    const orderId = await newOrder('receipt');
    const paid = await payByCard(orderId);
    const path = `/v1/payments/${String(paid.body['razorpay_payment_id'])}/refund`;
    const refund = () => post(path, { amount: 10_000 }, { 'x-refund-idempotency': 'refund-key-1' });
    const made = (await refund()).body;
    const before = await call('GET', '/__sim/state');
    await gateway.close();
    gateway = await start();
    const after = await call('GET', '/__sim/state');
    const lasting = ({ orders, payments, refunds, deliveries }: Json) => ({
      orders,
      payments,
      refunds,
      deliveries,
    });
    expect(lasting(after.body)).toEqual(lasting(before.body));
    expect((await refund()).body['id']).toBe(made['id']);
    expect(await newOrder('receipt')).toBe(orderId);
  });

  it('that cannot be read stop the start, and are left as they are', async () => {
    await gateway.close();
    writeFileSync(join(folder, 'books.json'), '{"orders":');
    await expect(start()).rejects.toThrow('cannot be read');
    rmSync(join(folder, 'books.json'));
    gateway = await start();
  });

  it('are not opened twice on one port', async () => {
    const port = Number(new URL(gateway.origin).port);
    const second = startLocalRazorpay({ port, booksFile: null, webhookUrl: () => null });
    await expect(second).rejects.toThrow('EADDRINUSE');
  });
});
