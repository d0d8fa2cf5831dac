import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileOrders } from '#server/billing/reconcile-orders.ts';
import { createRazorpayClient } from '#server/billing/razorpay/razorpay-client.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { credited, expectMoney } from '#tests/fixtures/payment-checks.ts';
import { beginStory, codeOf, handOver, steps, tell } from '#tests/fixtures/payment-story.ts';
import { faultyPayments, dayMs, expectUncredited } from '#tests/fixtures/faulty-payments.ts';

const till = faultyPayments({ payments: 17 });

const sockets = new Set<Socket>();
const silence = createServer((socket) => void sockets.add(socket));
let waited: Promise<string[]>;
beforeAll(async () => {
  silence.listen(0, '127.0.0.1');
  await once(silence, 'listening');
  waited = callSilence((silence.address() as AddressInfo).port);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silence.close();
});

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
  // What is to succeed at the second try has time for it on a busy machine too; what is to fail need not wait long.
  const [tryMs, overallMs] = times === 1 ? [2_000, 11_000] : [400, 700];
  till.service.renewClient({ orderMs: tryMs, readMs: tryMs, overallMs });
  await till.service.gateway.tell('fault', { kind, times, path, delayMs: 2.5 * tryMs });
}

describe('the gateway is out of order', () => {
  beforeAll(async () => {
    till.service.clock.advance(10 * dayMs);
    await reconcileOrders(till.service.parts);
  });

  it.each(faults)('%s at every call: nothing is paid twice and everything recovers', async (kind) => {
    const buyer = await till.service.buyer();
    const request = { body: { product: 'premium' as const }, idempotencyKey: newKey() };
    await troubled(kind, 100);
    expect(await codeOf(buyer.call('createOrder', request))).toBe('upstream_unavailable');
    await recovered();
    const { orderId, razorpayOrderId } = await buyer.call('createOrder', request);
    const { orders } = await till.service.gateway.state();
    expect(orders.filter((order) => order['receipt'] === orderId).map((order) => order.id)).toEqual([
      razorpayOrderId,
    ]);
    const story = await beginStory(till.service, { buyer });
    expect(story.orderId).toBe(orderId);
    await tell(story, ['the webhooks get lost', 'pays']);
    await troubled(kind, 100, '/v1/*');
    await tell(story, ['handler is told to wait', 'reconciler']);
    await expectUncredited(story);
    await recovered();
    await steps.reconciler(story);
    await expectMoney(till.service, story, credited);
  });

  it.each(faults)('%s once: the customer does not hear of it', async (kind) => {
    const buyer = await till.service.buyer();
    await troubled(kind, 1);
    const story = await beginStory(till.service, { buyer });
    await tell(story, ['pays']);
    await troubled(kind, 1, '/v1/payments/*');
    expect(await handOver(story)).toBe('success');
    await expectMoney(till.service, story, credited);
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
  await till.service.gateway.tell('clear-faults');
  till.service.renewClient();
}
