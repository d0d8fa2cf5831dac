import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interviewsPerPack, refundDays } from '#contract/catalogue.ts';
import { lotExpiry } from '#core/billing/lot-expiry.ts';
import { expireLots } from '#server/billing/expire-lots.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { readRemaining } from '#server/billing/read-remaining.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { credited, expectMoney, givenBack } from '#tests/fixtures/payment-checks.ts';
import { type Buyer, type PaymentService, startPaymentService } from '#tests/fixtures/payment-service.ts';
import { beginStory, codeOf, type Story, tell } from '#tests/fixtures/payment-story.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

let service: PaymentService;

beforeAll(async () => {
  service = await startPaymentService({ nodes: 2 });
});
beforeEach(async () => void (await service.gateway.tell('webhooks', { mode: 'hold' })));
afterAll(() => service.close());

const premium = { product: 'premium' } as const;
const topUp = { product: 'top_up' } as const;
const place = (buyer: Buyer, body: { product: 'premium' | 'top_up' }, idempotencyKey = newKey()) =>
  buyer.call('createOrder', { body, idempotencyKey });
const refund = ({ buyer, orderId }: Story, idempotencyKey = newKey()) =>
  codeOf(buyer.call('requestRefund', { params: { orderId }, body: {}, idempotencyKey }));
const remaining = ({ uid }: { uid: string }) =>
  service.database.read((tx) => readRemaining(tx, uid, service.clock.now()));

async function bought(options: { buyer?: Buyer; product?: 'premium' | 'top_up' } = {}): Promise<Story> {
  const story = await beginStory(service, options);
  await tell(story, ['pays', 'handler', 'webhooks']);
  return story;
}

describe('two tabs and two devices', () => {
  it.each(['same_order', 'refused'])(
    'open one order that is paid once; a repeated receipt is answered: %s',
    async (reusedReceipt) => {
      await service.gateway.tell('settings', { reusedReceipt });
      const buyer = await service.buyer();
      const devices = service.nodes.flatMap((node) => [buyer.device(node.origin), buyer.device(node.origin)]);
      const placed = await Promise.all([...devices, ...devices].map((device) => place(device, premium)));
      const [checkout] = placed;
      if (!checkout) throw new Error('Nothing was ordered.');
      const { orderId, razorpayOrderId } = checkout;
      expect(placed).toEqual(placed.map(() => checkout));
      const { orders } = await service.gateway.state();
      expect(orders.filter((order) => order['receipt'] === orderId)).toHaveLength(1);
      const handed = await service.gateway.pay(razorpayOrderId);
      await expect(service.gateway.pay(razorpayOrderId)).rejects.toThrow('order_already_paid');
      const verified = await Promise.all(
        devices.map((device) => device.call('verifyPayment', { body: { orderId, ...handed } })),
      );
      expect(verified.map((one) => one.status)).toEqual(devices.map(() => 'success'));
      await expectMoney(service, { orderId, uid: buyer.uid }, credited);
      expect(await codeOf(place(buyer, premium))).toBe('already_premium');
      await service.gateway.tell('settings', { reusedReceipt: 'same_order' });
    },
  );

  it('a second order is opened once the first was paid, also by the tab that had it open', async () => {
    const first = await bought();
    const one = await bought({ buyer: first.buyer, product: 'top_up' });
    const two = await bought({ buyer: first.buyer, product: 'top_up' });
    expect(two.orderId).not.toBe(one.orderId);
    expect(await remaining(first)).toBe(3 * interviewsPerPack);
  });
});

describe('an idempotency key', () => {
  it('stands for one order, open or paid, and for no other request', async () => {
    const { buyer } = await bought();
    const key = newKey();
    const checkout = await place(buyer, topUp, key);
    expect(await place(buyer, topUp, key)).toEqual(checkout);
    expect(await codeOf(place(buyer, premium, key))).toBe('idempotency_key_reused');
    const { orderId, razorpayOrderId } = checkout;
    const handed = await service.gateway.pay(razorpayOrderId);
    await buyer.call('verifyPayment', { body: { orderId, ...handed } });
    expect(await place(buyer, topUp, key)).toEqual(checkout);
    expect((await place(buyer, topUp)).orderId).not.toBe(orderId);
    const stranger = await service.buyer();
    expect((await place(stranger, premium, key)).orderId).not.toBe(orderId);
  });

  it('of an order that expired opens the next one', async () => {
    const buyer = await service.buyer();
    const key = newKey();
    const { orderId } = await place(buyer, premium, key);
    const story = { ...(await beginStory(service, { buyer })), orderId };
    await tell(story, ['six days', 'reconciler']);
    const again = await place(buyer, premium, key);
    expect(again.orderId).not.toBe(orderId);
    expect(await place(buyer, premium, key)).toEqual(again);
  });

  it('of a refund stands for that refund, and for no other order', async () => {
    const first = await bought();
    const second = await bought({ buyer: first.buyer, product: 'top_up' });
    const key = newKey();
    expect(await refund(first, key)).toBe('done');
    expect(await refund(first, key)).toBe('done');
    expect(await refund(second, key)).toBe('idempotency_key_reused');
    await tell(first, ['refunds are driven', 'webhooks']);
    expect(await refund(first, key)).toBe('done');
    const { refunds } = await service.gateway.state();
    const paymentIds = first.handed.map((one) => one.razorpay_payment_id);
    expect(refunds.filter((one) => paymentIds.includes(String(one['payment_id'])))).toHaveLength(1);
  });

  it('must be there', async () => {
    const buyer = await service.buyer();
    expect(await codeOf(buyer.call('createOrder', { body: premium }))).toBe('invalid_input');
  });
});

describe('a top-up', () => {
  it('needs a Premium that was paid and is not refunded', async () => {
    const buyer = await service.buyer();
    expect(await codeOf(place(buyer, topUp))).toBe('premium_required');
    const story = await beginStory(service, { buyer });
    await tell(story, ['pays']);
    expect(await codeOf(place(buyer, topUp))).toBe('premium_required');
    await tell(story, ['webhooks']);
    expect(await codeOf(place(buyer, topUp))).toBe('done');
    expect(await refund(story)).toBe('done');
    await tell(story, ['refunds are driven', 'webhooks']);
    expect(await codeOf(place(buyer, topUp))).toBe('premium_required');
    expect(await codeOf(place(buyer, premium))).toBe('done');
  });

  it('that is paid when the Premium has gone is honoured', async () => {
    const first = await bought();
    const open = await beginStory(service, { buyer: first.buyer, product: 'top_up' });
    expect(await refund(first)).toBe('done');
    await tell(first, ['refunds are driven', 'webhooks']);
    await tell(open, ['pays', 'handler', 'webhooks']);
    expect(await remaining(first)).toBe(interviewsPerPack);
    const { orders } = await first.buyer.call('readBilling');
    expect(new Map(orders.map((order) => [order.paymentType, order.status]))).toEqual(
      new Map([
        ['top_up', 'success'],
        ['premium', 'refunded'],
      ]),
    );
  });
});

describe('the clock', () => {
  it.each([
    [0, 'done'],
    [1, 'refund_not_possible'],
  ])('a refund %i ms after the fortnight: %s', async (late, answer) => {
    const story = await bought();
    const { orders } = await story.buyer.call('readBilling');
    const until = new Date(orders[0]?.refundableUntil ?? '').getTime();
    expect(until).toBe(service.clock.now().getTime() + refundDays * dayMs);
    service.clock.advance(refundDays * dayMs + late);
    expect(await refund(story)).toBe(answer);
    if (answer !== 'done') return expectMoney(service, story, credited);
    await tell(story, ['refunds are driven', 'webhooks']);
    await expectMoney(service, story, givenBack);
  });

  it('interviews end with the second their lot names, and a lapse that was written stays though the clock be set back', async () => {
    const story = await bought();
    const boughtAt = service.clock.now();
    const end = lotExpiry(boughtAt).getTime();
    service.clock.advance(end - boughtAt.getTime() - 1);
    expect(await remaining(story)).toBe(interviewsPerPack);
    await holdOne(story);
    service.clock.advance(1);
    expect(await remaining(story)).toBe(0);
    await expect(holdOne(story)).rejects.toMatchObject({ code: 'no_interviews_left' });
    service.clock.advance(24 * hourMs);
    await expireLots(service.parts);
    service.clock.advance(-48 * hourMs);
    expect(await remaining(story)).toBe(0);
    expect((await story.buyer.call('readBilling')).lots.map((lot) => lot.available)).toEqual(
      (await story.buyer.call('readBilling')).lots.map(() => 0),
    );
    await expect(holdOne(story)).rejects.toMatchObject({ code: 'no_interviews_left' });
    service.clock.advance(24 * hourMs);
  });

  it('that jumps a day forward and back between paying and being told credits once, and refunds still', async () => {
    const story = await beginStory(service);
    await tell(story, ['pays']);
    service.clock.advance(24 * hourMs);
    await tell(story, ['reconciler']);
    service.clock.advance(-24 * hourMs);
    await tell(story, ['handler', 'webhooks backwards']);
    await expectMoney(service, story, credited);
    expect(await refund(story)).toBe('done');
    service.clock.advance(24 * hourMs);
    await tell(story, ['refunds are driven', 'webhooks']);
    await expectMoney(service, story, givenBack);
  });

  it('interviews that ended cannot be given back', async () => {
    const story = await bought();
    service.clock.advance(31 * dayMs);
    expect(await refund(story)).toBe('refund_not_possible');
    const { orders } = await story.buyer.call('readBilling');
    expect(orders[0]).toMatchObject({ refundableUntil: null, refundObstacle: 'window_over' });
  });
});

function holdOne({ uid }: Story): Promise<unknown> {
  const hold = { uid, holdKey: newKey(), now: service.clock.now() };
  return service.database.transaction((tx) => holdCredit(tx, hold));
}
