import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { ApiRefusal } from '#tests/fixtures/api-client.ts';
import { buy, LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

let service: TestService;
let gateway: LocalGateway;

beforeAll(async () => {
  service = await startTestService();
  gateway = LocalGateway.of(service.env);
});
afterAll(() => service.close());

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiRefusal) return error.code;
      throw error;
    },
  );

describe('buying', () => {
  it('premium, then a top-up: credits, plan, receipt and books', async () => {
    const client = await service.signedIn('Ananya Rao', 0);
    const order = { body: { product: 'top_up' as const }, idempotencyKey: newKey() };
    expect(await codeOf(client.call('createOrder', order))).toBe('premium_required');
    expect((await buy(client, gateway)).status).toBe('success');
    const { account } = await client.call('readMe');
    expect(account).toMatchObject({
      subscriptionStatus: 'premium',
      has_purchased_premium: true,
      interview_quota: interviewsPerPack,
      remaining: interviewsPerPack,
      nextExpiry: { interviews: interviewsPerPack },
    });
    const again = { body: { product: 'premium' as const }, idempotencyKey: newKey() };
    expect(await codeOf(client.call('createOrder', again))).toBe('already_premium');
    await buy(client, gateway, 'top_up');
    const billing = await client.call('readBilling');
    expect(billing.orders.map((o) => [o.paymentType, o.status, o.documents.length])).toEqual([
      ['top_up', 'success', 1],
      ['premium', 'success', 1],
    ]);
    expect((await client.call('readMe')).account?.remaining).toBe(2 * interviewsPerPack);
  });

  it('a refund sends the money back and takes the interviews away', async () => {
    const client = await service.signedIn('Kabir Shah', 0);
    const { orderId } = await buy(client, gateway);
    const request = { params: { orderId }, body: {}, idempotencyKey: newKey() };
    const first = await client.call('requestRefund', request);
    expect(first.refund?.status).toBe('requested');
    await client.call('requestRefund', request);
    await expect
      .poll(async () => (await client.call('readOrder', { params: { orderId } })).status, {
        timeout: 120_000,
      })
      .toBe('refunded');
    const { account } = await client.call('readMe');
    expect(account).toMatchObject({ subscriptionStatus: 'free', remaining: 0, interview_quota: 0 });
    const { documents } = await client.call('readOrder', { params: { orderId } });
    expect(documents.map((d) => d.kind).toSorted()).toEqual(['credit_note', 'receipt']);
    const state = await gateway.state();
    expect(state.refunds.filter((r) => r['amount'] === 99_900)).toHaveLength(1);
  });

  it('a closed browser is found by the webhook', async () => {
    const client = await service.signedIn('Diya Menon', 0);
    const { razorpayOrderId, orderId } = await client.call('createOrder', {
      body: { product: 'premium' },
      idempotencyKey: newKey(),
    });
    await gateway.pay(razorpayOrderId);
    await gateway.settled();
    await expect
      .poll(async () => (await client.call('readOrder', { params: { orderId } })).status, {
        timeout: 120_000,
      })
      .toBe('success');
  });

  it('a closed dialog is asked about at the gateway, and without an answer nobody says that nothing was charged', async () => {
    const client = await service.signedIn('Farhan Qureshi', 0);
    await gateway.tell('webhooks', { mode: 'hold' });
    const { razorpayOrderId, orderId } = await client.call('createOrder', {
      body: { product: 'premium' },
      idempotencyKey: newKey(),
    });
    const check = { params: { orderId }, body: {} };
    expect((await client.call('checkOrder', check)).status).toBe('pending');
    await gateway.pay(razorpayOrderId);
    await gateway.tell('fault', { method: 'GET', path: '/v1/orders/*', kind: '500', times: 10 });
    expect(await codeOf(client.call('checkOrder', check))).toBe('upstream_unavailable');
    await gateway.tell('clear-faults');
    expect((await client.call('checkOrder', check)).status).toBe('success');
    expect((await client.call('readMe')).account?.remaining).toBe(interviewsPerPack);
    await gateway.tell('webhooks', { mode: 'send' });
  });
});
