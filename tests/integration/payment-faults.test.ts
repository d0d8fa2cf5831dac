import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lotExpiry } from '#core/billing/lot-expiry.ts';
import { compareBooks } from '#server/billing/compare-books.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { createRazorpayClient } from '#server/billing/razorpay/razorpay-client.ts';
import { reconcileOrders } from '#server/billing/reconcile-orders.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { credited, expectMoney, type Money, unpaid } from '#tests/fixtures/payment-checks.ts';
import { type PaymentService, startPaymentService } from '#tests/fixtures/payment-service.ts';
import { beginStory, codeOf, handOver, type Step, steps, tell } from '#tests/fixtures/payment-story.ts';

const dayMs = 24 * 60 * 60_000;

let service: PaymentService;
const sockets = new Set<Socket>();
const silence = createServer((socket) => void sockets.add(socket));
let waited: Promise<string[]>;

beforeAll(async () => {
  silence.listen(0, '127.0.0.1');
  await once(silence, 'listening');
  waited = callSilence((silence.address() as AddressInfo).port);
  service = await startPaymentService();
});
beforeEach(async () => {
  service.renewClient();
  await service.gateway.tell('webhooks', { mode: 'hold' });
});
afterEach(async () => void (await service.gateway.tell('clear-faults')));
afterAll(async () => {
  service.renewClient();
  const { parts, clock } = service;
  const now = clock.now().getTime();
  const report = await compareBooks(parts, { from: new Date(now - 400 * dayMs), to: new Date(now + dayMs) });
  await service.close();
  for (const socket of sockets) socket.destroy();
  silence.close();
  expect(report.differences).toEqual([]);
  expect(report.payments).toBeGreaterThan(20);
});

type Told = { scenario?: string; steps: Step[]; expected: Money };
const lost = { ...unpaid, status: 'expired' };

/** What reaches us of a payment, in which order, and what it comes to (rule FAULT-3). */
const stories: Record<string, Told> = {
  'webhooks, then the handler': { steps: ['pays', 'webhooks', 'handler'], expected: credited },
  'the handler, then webhooks': { steps: ['pays', 'handler', 'webhooks'], expected: credited },
  'the handler alone': { steps: ['the webhooks get lost', 'pays', 'handler'], expected: credited },
  'a closed browser, webhooks alone': { steps: ['pays', 'webhooks'], expected: credited },
  'the reconciler alone, within two minutes': {
    steps: ['the webhooks get lost', 'pays', 'reconciler'],
    expected: credited,
  },
  'webhooks backwards': { steps: ['pays', 'webhooks backwards'], expected: credited },
  'all of them at once': { steps: ['pays', 'all at once'], expected: credited },
  'a forged handler, then webhooks': {
    steps: ['pays', 'forged handler', 'webhooks'],
    expected: credited,
  },
  'a forged handler and nobody pays': {
    scenario: 'declined',
    steps: ['pays', 'webhooks'],
    expected: { ...unpaid, status: 'failed' },
  },
  'the gateway forges its own handler': {
    scenario: 'wrong_handler_signature',
    steps: ['pays', 'forged handler', 'reconciler'],
    expected: credited,
  },
  'the gateway still shows the payment as created': {
    scenario: 'stale_fetch',
    steps: [
      'the webhooks get lost',
      'pays',
      'handler is told to wait',
      'reconciler',
      'reconciler',
      'reconciler',
    ],
    expected: credited,
  },
  'declined, then paid': {
    scenario: 'declined_then_success',
    steps: ['pays', 'webhooks', 'pays', 'handler', 'webhooks'],
    expected: credited,
  },
  'declined, then paid, told backwards': {
    scenario: 'declined_then_success',
    steps: ['pays', 'pays', 'webhooks backwards'],
    expected: credited,
  },
  'dismissed, the bank says yes two days later': {
    scenario: 'dismissed_then_late',
    steps: ['pays', 'reconciler', 'two days', 'webhooks', 'bank says yes', 'webhooks'],
    expected: credited,
  },
  'timed out, the bank says yes two days later, no webhook': {
    scenario: 'failed_then_late',
    steps: ['the webhooks get lost', 'pays', 'reconciler', 'two days', 'bank says yes', 'reconciler'],
    expected: credited,
  },
  'the bank says yes when the gateway no longer waits': {
    scenario: 'failed_then_late',
    steps: ['pays', 'webhooks', 'six days', 'reconciler', 'bank says yes', 'webhooks', 'reconciler'],
    expected: { ...lost, refunds: ['99900 processed'] },
  },
  'authorised, and captured later': {
    scenario: 'authorized_only',
    steps: ['pays', 'handler is told to wait', 'webhooks', 'gateway captures', 'webhooks'],
    expected: credited,
  },
  'authorised, and never captured': {
    scenario: 'authorized_only',
    steps: ['pays', 'webhooks', 'six days', 'webhooks', 'reconciler'],
    expected: { ...lost, refunds: ['99900 processed'] },
  },
  'nobody pays for six days': {
    steps: ['six days', 'reconciler'],
    expected: lost,
  },
  'another amount was captured': {
    scenario: 'tampered_amount',
    steps: ['pays', 'handler is told to wait', 'webhooks', 'refunds are driven', 'webhooks'],
    expected: { ...unpaid, status: 'needs_review', refunds: ['99899 processed'] },
  },
  'another currency was captured': {
    scenario: 'tampered_currency',
    steps: ['pays', 'handler is told to wait', 'webhooks', 'refunds are driven', 'webhooks'],
    expected: { ...unpaid, status: 'needs_review', refunds: ['99900 processed'] },
  },
  'two successes, the second kept by the gateway': {
    scenario: 'second_success_kept',
    steps: ['pays', 'pays', 'handler', 'bank says yes', 'webhooks', 'refunds are driven', 'webhooks'],
    expected: { ...credited, refunds: ['99900 processed'] },
  },
  'two successes, and sending the second back fails at first': {
    scenario: 'second_success_kept',
    steps: [
      'pays',
      'pays',
      'handler',
      'bank says yes',
      'webhooks',
      'refunds will fail',
      'refunds are driven',
      'refunds will go through',
      'webhooks',
      'refunds are driven',
      'webhooks',
    ],
    expected: { ...credited, refunds: ['99900 failed', '99900 processed'] },
  },
  'two successes, told backwards': {
    scenario: 'second_success_kept',
    steps: ['pays', 'pays', 'bank says yes', 'webhooks backwards', 'refunds are driven', 'webhooks'],
    expected: { ...credited, refunds: ['99900 processed'] },
  },
  'two successes, the second given back by the gateway': {
    scenario: 'unanswered_then_success',
    steps: ['pays', 'pays', 'handler', 'bank says yes', 'webhooks backwards', 'refunds are driven'],
    expected: { ...credited, refunds: ['99900 processed'] },
  },
};

describe('news of a payment', () => {
  it.each(Object.entries(stories))('%s', async (_name, { scenario, steps: happenings, expected }) => {
    const story = await beginStory(service, scenario ? { scenario } : {});
    await tell(story, happenings);
    await expectMoney(service, story, expected);
  });

  it('late money is good for thirty days from when it was seen', async () => {
    const story = await beginStory(service, { scenario: 'dismissed_then_late' });
    await tell(story, ['pays', 'two days', 'bank says yes']);
    const seenAt = service.clock.now();
    await tell(story, ['webhooks']);
    const { lots, orders } = await story.buyer.call('readBilling');
    expect(lots.map((lot) => lot.expiresAt)).toEqual([lotExpiry(seenAt).toISOString()]);
    expect(orders.map((order) => order.paidAt)).toEqual([seenAt.toISOString()]);
  });
});

describe('what the checkout hands over', () => {
  it('counts for its own order, its own payment and its own user only', async () => {
    const paid = await beginStory(service);
    const other = await beginStory(service);
    await tell(paid, ['pays']);
    await tell(other, ['pays']);
    const [ours, theirs] = [paid.handed[0], other.handed[0]];
    if (!ours || !theirs) throw new Error('Nobody has paid.');
    const refused = 'payment_signature_invalid';
    expect(await codeOf(handOver(paid, { ...theirs }))).toBe(refused);
    expect(await codeOf(handOver(paid, { razorpay_payment_id: theirs.razorpay_payment_id }))).toBe(refused);
    expect(await codeOf(handOver(paid, { razorpay_order_id: theirs.razorpay_order_id }))).toBe(refused);
    expect(await codeOf(handOver(paid, { razorpay_signature: theirs.razorpay_signature }))).toBe(refused);
    const stranger = { body: { orderId: paid.orderId, ...ours } };
    expect(await codeOf(other.buyer.call('verifyPayment', stranger))).toBe('not_found');
    await expectUncredited(paid, other);
    expect(await handOver(paid)).toBe('success');
    expect(await handOver(paid)).toBe('success');
    await expectMoney(service, paid, credited);
    await tell(other, ['handler']);
    await expectMoney(service, other, credited);
  });
});

async function expectUncredited(...stories: Awaited<ReturnType<typeof beginStory>>[]): Promise<void> {
  for (const { buyer } of stories) expect((await buyer.call('readBilling')).lots).toEqual([]);
}

/** Every way in which the gateway does not answer as it should (rule FAULT-4). */
const faults = [
  'timeout_before',
  'timeout_after',
  '500',
  '502_html',
  '429',
  'reset',
  'reset_after',
  'half_body',
  'slow',
] as const;
async function troubled(kind: string, times: number, path = '*'): Promise<void> {
  service.renewClient({ orderMs: 400, readMs: 400, overallMs: times === 1 ? 11_000 : 700 });
  await service.gateway.tell('fault', { kind, times, path, delayMs: 1_000 });
}

describe('the gateway is out of order', () => {
  beforeAll(async () => {
    service.clock.advance(10 * dayMs);
    await reconcileOrders(service.parts);
  });

  it.each(faults)('%s at every call: nothing is paid twice and everything recovers', async (kind) => {
    const buyer = await service.buyer();
    const request = { body: { product: 'premium' as const }, idempotencyKey: newKey() };
    await troubled(kind, 100);
    expect(await codeOf(buyer.call('createOrder', request))).toBe('upstream_unavailable');
    await recovered();
    const { orderId, razorpayOrderId } = await buyer.call('createOrder', request);
    const { orders } = await service.gateway.state();
    expect(orders.filter((order) => order['receipt'] === orderId).map((order) => order.id)).toEqual([
      razorpayOrderId,
    ]);
    const story = await beginStory(service, { buyer });
    expect(story.orderId).toBe(orderId);
    await tell(story, ['the webhooks get lost', 'pays']);
    await troubled(kind, 100, '/v1/*');
    await tell(story, ['handler is told to wait', 'reconciler']);
    await expectUncredited(story);
    await recovered();
    await steps.reconciler(story);
    await expectMoney(service, story, credited);
  });

  it.each(faults)('%s once: the customer does not hear of it', async (kind) => {
    const buyer = await service.buyer();
    await troubled(kind, 1);
    const story = await beginStory(service, { buyer });
    await tell(story, ['pays']);
    await troubled(kind, 1, '/v1/payments/*');
    expect(await handOver(story)).toBe('success');
    await expectMoney(service, story, credited);
  });

  it('no button waits for more than twelve seconds', async () => {
    expect(await waited).toEqual(['gave up', 'gave up', 'gave up']);
  });
});

/** What calls with the real patience come to when nobody ever answers; the clock of twelve seconds runs beside them. */
function callSilence(port: number): Promise<string[]> {
  const client = () => createRazorpayClient({ baseUrl: `http://127.0.0.1:${port}/v1`, ...standInKeys });
  const paymentId = 'pay_00000000000000';
  const calls = [
    client().createOrder({ receipt: 'nobody-answers', amountPaise: 99_900 }),
    client().readPayment(paymentId),
    client().refund({ paymentId, amountPaise: 99_900, receipt: 'nobody-answers' }),
  ];
  return Promise.all(
    calls.map((call) =>
      Promise.race([
        call.then(
          () => 'answered',
          (error: unknown) => (error instanceof UpstreamError ? 'gave up' : String(error)),
        ),
        pause(12_000, 'still waits', { ref: false }),
      ]),
    ),
  );
}

async function recovered(): Promise<void> {
  await service.gateway.tell('clear-faults');
  service.renewClient();
}
