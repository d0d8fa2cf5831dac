import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Delivery } from './register-state.ts';
import { callStandIn } from '#tests/fixtures/call-stand-in.ts';
import { type LocalRazorpay, startLocalRazorpay } from './local-razorpay.ts';
import { standInKeys } from './stand-in-keys.ts';

type Received = { body: string; signature: string; eventId: string; event: string };
type Payload = Record<string, { entity: Record<string, unknown> }>;

let receiver: Server;
let received: Received[];
let replyWith: number;
let gateway: LocalRazorpay;

beforeEach(async () => {
  received = [];
  replyWith = 200;
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      received.push({
        body,
        signature: String(request.headers['x-razorpay-signature']),
        eventId: String(request.headers['x-razorpay-event-id']),
        event: (JSON.parse(body) as { event: string }).event,
      });
      response.writeHead(replyWith).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  gateway = await startLocalRazorpay({ port: 0, registerFile: null, webhookUrl: () => url });
});

afterEach(async () => {
  await gateway.close();
  receiver.closeAllConnections();
  await new Promise<void>((resolve) => receiver.close(() => resolve()));
});

const post = async (path: string, body: object = {}) =>
  (await callStandIn(gateway.origin, 'POST', path, body)).body;

/** Waits until every event due now was sent: advancing the clock by nothing keeps its appointments. */
const sent = () => post('/__sim/clock', { advanceMs: 0 });

async function deliveries(): Promise<Delivery[]> {
  const response = await fetch(`${gateway.origin}/__sim/state`);
  return ((await response.json()) as { deliveries: Delivery[] }).deliveries;
}

async function newOrder(): Promise<string> {
  return String((await post('/v1/orders', { amount: 99_900, currency: 'INR' }))['id']);
}

async function pay(outcome?: string): Promise<string> {
  const told = await post('/__sim/pay', { orderId: await newOrder(), ...(outcome ? { outcome } : {}) });
  await sent();
  return String(told['razorpay_payment_id']);
}

const signatureOf = (body: string, secret: string = standInKeys.webhookSecret) =>
  createHmac('sha256', secret).update(body, 'latin1').digest('hex');
const events = () => received.map((one) => one.event);
const payloadOf = (index: number) =>
  (JSON.parse(received[index]?.body ?? '') as { payload: Payload }).payload;

describe('what is told', () => {
  it('of a success is three signed events in the gateway’s own bytes', async () => {
    await pay();
    expect(events().sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    for (const { body, signature } of received) {
      expect(signature).toBe(signatureOf(body));
      expect(body).toContain(String.raw`\u20b9999 \/ order_`);
      expect(JSON.stringify(JSON.parse(body))).not.toBe(body);
      expect(JSON.parse(body)).toMatchObject({ entity: 'event', account_id: standInKeys.accountId });
    }
    expect(new Set(received.map((one) => one.eventId)).size).toBe(3);
  });

  it('is what was so when it happened', async () => {
    await post('/__sim/webhooks', { mode: 'hold' });
    const paymentId = await pay();
    await post('/__sim/dashboard-refund', { paymentId });
    await post('/__sim/deliver', { order: 'reversed' });
    expect(events()).toEqual([
      'refund.processed',
      'refund.created',
      'order.paid',
      'payment.captured',
      'payment.authorized',
    ]);
    expect(payloadOf(4)['payment']?.entity).toMatchObject({ status: 'authorized', captured: true });
    expect(payloadOf(3)['payment']?.entity).toMatchObject({ status: 'captured', amount_refunded: 0 });
    expect(payloadOf(2)['order']?.entity).toMatchObject({ status: 'paid' });
    expect(payloadOf(2)['payment']?.entity).toMatchObject({ error_code: '', amount_refunded: 0 });
    expect(payloadOf(0)['payment']?.entity).toMatchObject({ status: 'refunded' });
  });

  it('of a failure is why', async () => {
    await pay('insufficient_funds');
    expect(events()).toEqual(['payment.failed']);
    expect(payloadOf(0)['payment']?.entity).toMatchObject({
      status: 'failed',
      error_code: 'BAD_REQUEST_ERROR',
      error_reason: 'insufficient_funds',
    });
  });

  it('of a dispute is its course', async () => {
    const paymentId = await pay();
    for (const status of ['created', 'lost']) await post('/__sim/dispute', { paymentId, status });
    await sent();
    expect(events().slice(3).sort()).toEqual(['payment.dispute.created', 'payment.dispute.lost']);
  });

  it('of a refund that waits for its bank comes when it has decided', async () => {
    await post('/__sim/scenario', { scenario: 'refund_pending' });
    const paymentId = await pay();
    const refund = await post('/__sim/dashboard-refund', { paymentId, amount: 10_000 });
    expect(refund['status']).toBe('pending');
    await post('/__sim/refund-outcome', { refundId: refund['id'], status: 'failed' });
    await sent();
    expect(events().slice(3).sort()).toEqual(['refund.created', 'refund.failed']);
  });
});

describe('the page', () => {
  it('hears of its success after the service does, when the scenario says so', async () => {
    await post('/__sim/scenario', { scenario: 'webhook_before_handler' });
    const order = { order_id: await newOrder(), key_id: standInKeys.keyId };
    const told = await post('/checkout/pay', { ...order, method: 'upi', vpa: 'success@razorpay' });
    expect(told['status']).toBe('captured');
    expect(received).toHaveLength(3);
  });
});

describe('an event nobody acknowledges', () => {
  it('is sent again, with the same bytes and id, until it is', async () => {
    replyWith = 500;
    await pay('declined');
    await post('/__sim/clock', { advanceMs: 10_000 });
    replyWith = 200;
    await post('/__sim/clock', { advanceMs: 20_000 });
    await post('/__sim/clock', { advanceMs: 3_600_000 });
    expect(received).toHaveLength(3);
    expect(new Set(received.map((one) => `${one.eventId} ${one.signature} ${one.body}`)).size).toBe(1);
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered', replies: [500, 500, 200] });
  });

  it('is given up after 24 hours; the webhook is disabled until someone enables it, and can then be replayed', async () => {
    replyWith = 503;
    await pay('declined');
    await post('/__sim/clock', { advanceMs: 86_400_000 });
    expect((await deliveries())[0]?.status).toBe('gave_up');
    const tries = received.length;
    expect(tries).toBeGreaterThan(10);
    replyWith = 200;
    await pay('declined');
    expect(received).toHaveLength(tries);
    await post('/__sim/rotate-secret', { secret: 'the-next-secret' });
    expect(await post('/__sim/replay')).toEqual({ replayed: 2 });
    await sent();
    expect((await deliveries()).map((one) => one.status)).toEqual(['delivered', 'delivered']);
    const last = received.at(-1);
    expect(last?.signature).toBe(signatureOf(last?.body ?? '', 'the-next-secret'));
  });

  it('keeps the signature of its secret when the secret changes', async () => {
    replyWith = 500;
    await pay('declined');
    await post('/__sim/rotate-secret', { secret: 'the-next-secret' });
    replyWith = 200;
    await post('/__sim/clock', { advanceMs: 10_000 });
    await pay('declined');
    const secrets = received.map(({ body, signature }) => signature === signatureOf(body));
    expect(secrets).toEqual([true, true, false]);
    expect(received[2]?.signature).toBe(signatureOf(received[2]?.body ?? '', 'the-next-secret'));
  });
});

describe('the modes of sending', () => {
  it('send an event of any name and length', async () => {
    const paymentId = await pay('declined');
    await post('/__sim/event', { paymentId, event: 'payment.unheard_of', padBytes: 300_000 });
    await sent();
    expect(received[1]?.event).toBe('payment.unheard_of');
    expect(received[1]?.body.length).toBeGreaterThan(300_000);
    expect(received[1]?.signature).toBe(signatureOf(received[1]?.body ?? ''));
  });

  it('drop an event', async () => {
    await post('/__sim/webhooks', { mode: 'drop', times: 1 });
    await pay('declined');
    await pay('declined');
    expect((await deliveries()).map((one) => one.status)).toEqual(['dropped', 'delivered']);
  });

  it('double it', async () => {
    await post('/__sim/webhooks', { mode: 'duplicate', times: 50 });
    await pay('declined');
    expect(received).toHaveLength(50);
    expect(new Set(received.map((one) => one.eventId)).size).toBe(1);
  });

  it('shuffle the same way for the same seed', async () => {
    const orders: string[] = [];
    for (let round = 0; round < 2; round++) {
      await post('/__sim/webhooks', { mode: 'hold' });
      received = [];
      const paymentId = await pay();
      await post('/__sim/dashboard-refund', { paymentId });
      await post('/__sim/deliver', { order: 'shuffled', seed: 7 });
      orders.push(events().join(' '));
    }
    expect(orders[1]).toBe(orders[0]);
    expect(orders[0]).not.toMatch(/^payment.authorized payment.captured order.paid/);
  });

  it.each([
    ['wrong_signature', false, standInKeys.accountId],
    ['live_event', false, standInKeys.accountId],
    ['changed_byte', false, standInKeys.accountId],
    ['other_account', true, 'acc_SomebodyElse01'],
    ['extra_fields', true, standInKeys.accountId],
  ])('%s', async (scenario, verifies, account) => {
    await post('/__sim/scenario', { scenario, next: 1 });
    await pay();
    expect(received).toHaveLength(3);
    for (const { body, signature } of received) {
      expect(signature === signatureOf(body)).toBe(verifies);
      expect(JSON.parse(body)).toMatchObject({ account_id: account });
    }
  });
});
