import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GatewayRefused, type PaymentGateway } from '#server/billing/payment-gateway.ts';
import type { RazorpayTimeouts } from '#server/billing/razorpay/razorpay-client.ts';
import { type Fault, type HostileGateway, startHostileGateway } from '#tests/fixtures/hostile-gateway.ts';
import type { Entity } from '#tests/fixtures/hostile-gateway-register.ts';
import {
  answerOf,
  bodyWords,
  complaintOf,
  expectUpstream,
  failureOf,
  PausedTime,
} from '#tests/fixtures/hostile-gateway-client.ts';

const order = { receipt: 'hs_order_0001', amountPaise: 99_900 };
const html = answerOf(502, `<h1>Bad gateway</h1> ${bodyWords}`);

let hostile: HostileGateway;
let time: PausedTime;

beforeEach(async () => {
  hostile = await startHostileGateway();
  time = new PausedTime();
});
afterEach(() => hostile.close());

const client = (timeouts?: Partial<RazorpayTimeouts>): PaymentGateway =>
  time.client(hostile.baseUrl, timeouts);

describe('opening an order', () => {
  test('asks for automatic capture and sends nothing personal', async () => {
    const opened = await client().createOrder(order);
    expect(opened).toMatchObject({ ...order, currency: 'INR', status: 'created', amountPaidPaise: 0 });
    expect(hostile.seen[0]?.body).toEqual({
      amount: 99_900,
      currency: 'INR',
      receipt: 'hs_order_0001',
      unique_receipt: true,
      payment: {
        capture: 'automatic',
        capture_options: {
          automatic_expiry_period: 7_200,
          manual_expiry_period: 7_200,
          refund_speed: 'normal',
        },
      },
    });
  });

  const lost: Fault[] = [
    { how: 'reset' },
    { how: 'half_body' },
    { how: 'redirect' },
    { how: 'oversized' },
    answerOf(500, complaintOf('SERVER_ERROR')),
    html,
    answerOf(429, '{}', { 'retry-after': '1' }),
    answerOf(200, '{"entity":"order"}'),
  ];
  const behaviours = ['same_order', 'refused', 'second_order'] as const;
  const combinations = lost.flatMap((fault) =>
    [true, false].flatMap((committed) =>
      behaviours.map((behaviour) => ({
        fault: { ...fault, committed },
        how: fault.how,
        committed,
        behaviour,
      })),
    ),
  );

  test.each(combinations)(
    'leaves one order after two lost answers ($how, committed: $committed, repeated receipt: $behaviour)',
    async ({ fault, behaviour }) => {
      hostile.register.repeatedReceipt = behaviour;
      hostile.next(fault, { how: 'reset' }, fault);
      const opened = await client().createOrder(order);
      expect(hostile.register.orders.map((known) => known['id'])).toEqual([opened.id]);
    },
  );

  test('looks for the receipt after a time-out, and finds what was made', async () => {
    hostile.next({ how: 'hang', committed: true });
    const opened = await client({ orderMs: 1_500 }).createOrder(order);
    expect(hostile.register.orders.map((known) => known['id'])).toEqual([opened.id]);
    expect(hostile.asked()).toEqual(['POST /orders', 'GET /orders']);
    expect(hostile.seen[1]?.url.search).toBe('?receipt=hs_order_0001');
  });

  test.each(behaviours.slice(0, 2))('a second time gives the first order (%s)', async (behaviour) => {
    hostile.register.repeatedReceipt = behaviour;
    const opened = await client().createOrder(order);
    expect(await client().createOrder(order)).toEqual(opened);
    expect(hostile.register.orders).toHaveLength(1);
  });

  test.each(behaviours.slice(0, 2))('a second time for another amount is refused (%s)', async (behaviour) => {
    hostile.register.repeatedReceipt = behaviour;
    await client().createOrder(order);
    const error = await failureOf(client().createOrder({ ...order, amountPaise: 49_900 }));
    expect(error).toMatchObject({ name: 'GatewayRefused', reason: 'order_amount_mismatch' });
  });

  const twists: [string, Entity][] = [
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ];
  test.each(twists)('does not accept another %s', async (_, changed) => {
    hostile.next({ how: 'twist', change: (honest) => ({ ...honest, ...changed }) });
    expect(await failureOf(client().createOrder(order))).toBeInstanceOf(GatewayRefused);
  });

  test.each(['hs_other', null])('does not accept an answer about another receipt: %j', async (receipt) => {
    const renamed = (entity: Entity): Entity => ({ ...entity, receipt });
    hostile.always({
      how: 'twist',
      change: (honest) =>
        Array.isArray(honest['items']) ? { items: honest['items'].map(renamed) } : renamed(honest),
    });
    await expectUpstream(client().createOrder(order), 'wrong_subject');
  });

  test('that is said to exist and cannot be found stays unknown', async () => {
    hostile.register.repeatedReceipt = 'refused';
    await client().createOrder(order);
    const empty: Fault = answerOf(200, '{"entity":"collection","count":0,"items":[]}');
    const pass: Fault = { how: 'honest' };
    hostile.next(pass, empty, empty, pass, empty, empty, pass, empty, empty, pass, empty);
    await expectUpstream(client().createOrder(order), 'wrong_subject');
  });

  test('below the least amount is refused once, in the words of the gateway', async () => {
    expect(await failureOf(client().createOrder({ ...order, amountPaise: 99 }))).toMatchObject({
      name: 'GatewayRefused',
      message: 'Order amount less than minimum amount allowed',
      reason: 'input_validation_failed',
      status: 400,
    });
    expect(hostile.seen).toHaveLength(1);
  });
});

describe('finding an order', () => {
  test('prefers the one with the money when a receipt was used twice', async () => {
    hostile.register.repeatedReceipt = 'second_order';
    const first = await client().createOrder(order);
    const second = await client().createOrder(order);
    expect((await client().findOrder(order.receipt))?.id).toBe(first.id);
    hostile.register.pay(second.id);
    expect(await client().findOrder(order.receipt)).toMatchObject({ id: second.id, status: 'paid' });
  });

  test('does not take a list that ignored the receipt for an answer', async () => {
    await client().createOrder(order);
    hostile.always({
      how: 'answer',
      status: 200,
      body: JSON.stringify({ items: hostile.register.orders }),
    });
    await expectUpstream(client().findOrder('hs_order_0002'), 'wrong_subject');
  });
});
