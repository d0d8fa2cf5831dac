import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GatewayRefund, PaymentGateway } from '#server/billing/payment-gateway.ts';
import { type Fault, type HostileGateway, startHostileGateway } from '#tests/fixtures/hostile-gateway.ts';
import {
  answerOf,
  complaintOf,
  expectUpstream,
  failureOf,
  PausedTime,
} from '#tests/fixtures/hostile-gateway-client.ts';

const receipt = 'hs_refund_0001';
const emptyList = answerOf(200, '{"entity":"collection","count":0,"items":[]}');
const honest: Fault = { how: 'honest' };

let hostile: HostileGateway;
let time: PausedTime;
let gateway: PaymentGateway;
let paymentId: string;

beforeEach(async () => {
  hostile = await startHostileGateway();
  time = new PausedTime();
  gateway = time.client(hostile.baseUrl);
  const { id } = await gateway.createOrder({ receipt: 'hs_order_0001', amountPaise: 99_900 });
  paymentId = hostile.register.pay(id);
  hostile.seen.length = 0;
});
afterEach(() => hostile.close());

const refundAll = (amountPaise = 99_900): Promise<GatewayRefund> =>
  gateway.refund({ paymentId, amountPaise, receipt });
const refundIds = (): unknown[] => hostile.register.refunds.map((refund) => refund['id']);

describe('a refund', () => {
  test('carries its receipt as idempotency key and nothing personal', async () => {
    const refund = await refundAll();
    expect(refund).toMatchObject({ paymentId, amountPaise: 99_900, receipt, status: 'pending' });
    const post = hostile.seen.find(({ method }) => method === 'POST');
    expect(post?.headers['x-refund-idempotency']).toBe(receipt);
    expect(post?.body).toEqual({ amount: 99_900, speed: 'normal', receipt });
    expect(await gateway.readRefund(refund.id)).toEqual(refund);
    expect(await gateway.refundsOf(paymentId)).toEqual([refund]);
  });

  const lost: Fault[] = [
    { how: 'reset' },
    { how: 'half_body' },
    answerOf(502, '<h1>Bad gateway</h1>'),
    answerOf(409, complaintOf('BAD_REQUEST_ERROR')),
    answerOf(429, '{}', { 'retry-after': '1' }),
    answerOf(400, complaintOf('GATEWAY_ERROR')),
    answerOf(200, '{"entity":"refund"}'),
  ];
  const combinations = lost.flatMap((fault) =>
    [true, false].flatMap((committed) =>
      [true, false].map((keys) => ({ fault: { ...fault, committed }, how: fault.how, committed, keys })),
    ),
  );
  test.each(combinations)(
    'happens once though its answer is lost ($how, committed: $committed, keys known: $keys)',
    async ({ fault, keys }) => {
      hostile.register.knowsIdempotencyKeys = keys;
      hostile.next(honest, fault);
      // Half of the payment, so that a second refund would be possible.
      const refund = await refundAll(40_000);
      expect(refundIds()).toEqual([refund.id]);
      expect(await refundAll(40_000)).toEqual(refund);
      expect(refundIds()).toEqual([refund.id]);
    },
  );

  test('is looked for after a time-out, not sent again', async () => {
    gateway = time.client(hostile.baseUrl, { orderMs: 1_500 });
    hostile.next(honest, { how: 'hang', committed: true });
    const refund = await refundAll();
    expect(refundIds()).toEqual([refund.id]);
    expect(hostile.asked()).toEqual([
      `GET /payments/${paymentId}/refunds`,
      `POST /payments/${paymentId}/refund`,
      `GET /payments/${paymentId}/refunds`,
    ]);
  });

  test('that a stale list hid is found when the gateway refuses to repeat it', async () => {
    hostile.register.knowsIdempotencyKeys = false;
    hostile.next(honest, { how: 'reset', committed: true }, emptyList);
    const refund = await refundAll();
    expect(refundIds()).toEqual([refund.id]);
  });

  test('sent twice at the same moment is one', async () => {
    const [first, second] = await Promise.all([refundAll(40_000), refundAll(40_000)]);
    expect(second).toEqual(first);
    expect(refundIds()).toEqual([first?.id]);
  });

  test('is not sent while nobody can say whether it was sent before', async () => {
    hostile.always({ how: 'reset' });
    await expectUpstream(refundAll(), 'network');
    expect(hostile.asked()).toEqual(Array(4).fill(`GET /payments/${paymentId}/refunds`));
  });

  test('that meets 409 to the end is unknown', async () => {
    const busy = answerOf(409, complaintOf('BAD_REQUEST_ERROR'));
    hostile.next(honest, busy, honest, busy, honest, busy, honest, busy);
    await expectUpstream(refundAll(), 'busy');
    expect(hostile.register.refunds).toEqual([]);
  });

  test('is not sent on the word of a list about another payment', async () => {
    const { id } = await refundAll(40_000);
    const elsewhere = { ...hostile.register.refunds[0], payment_id: 'pay_AAAAAAAAAAAAAA' };
    hostile.always(answerOf(200, JSON.stringify({ items: [elsewhere] })));
    await expectUpstream(gateway.refundsOf(paymentId), 'wrong_subject');
    await expectUpstream(refundAll(40_000), 'wrong_subject');
    expect(refundIds()).toEqual([id]);
  });

  test('of more than was paid is refused', async () => {
    expect(await failureOf(refundAll(99_901))).toMatchObject({
      name: 'GatewayRefused',
      message: 'The total refund amount is greater than the refund payment amount',
    });
  });

  test('of another amount under the same receipt is refused', async () => {
    await refundAll(40_000);
    expect(await failureOf(refundAll(50_000))).toMatchObject({ name: 'GatewayRefused' });
    expect(hostile.register.refunds).toHaveLength(1);
  });

  test.each([
    ['amount', { amount: 1 }],
    ['payment', { payment_id: 'pay_AAAAAAAAAAAAAA' }],
    ['receipt', { receipt: 'hs_refund_0002' }],
    ['currency', { currency: 'USD' }],
  ])('answered with another %s is not accepted', async (_, changed) => {
    const twist: Fault = { how: 'twist', change: (refund) => ({ ...refund, ...changed }) };
    hostile.next(honest, twist, emptyList, twist, emptyList, twist, emptyList, twist);
    await expectUpstream(refundAll(), 'wrong_subject');
  });

  test.each(['short', 'a'.repeat(41), 'hs refund 0001', 'hs_refund_0001\nx-evil: 1'])(
    'with a receipt out of form, %j, is our mistake',
    async (bad) => {
      const call = gateway.refund({ paymentId, amountPaise: 99_900, receipt: bad });
      expect(await failureOf(call)).toBeInstanceOf(RangeError);
      expect(hostile.seen).toEqual([]);
    },
  );

  test.each(['../orders', 'pay_short'])('of a payment out of form, %j, is refused unasked', async (bad) => {
    const call = gateway.refund({ paymentId: bad, amountPaise: 99_900, receipt });
    expect(await failureOf(call)).toMatchObject({ name: 'GatewayRefused' });
    expect(hostile.seen).toEqual([]);
  });
});
