import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentGateway } from '#server/billing/payment-gateway.ts';
import type { RazorpayTimeouts } from '#server/billing/razorpay/razorpay-client.ts';
import type { FaultKind } from '#server/billing/razorpay/razorpay-fault.ts';
import {
  type Fault,
  type HostileGateway,
  hostileKeys,
  startHostileGateway,
} from '#tests/fixtures/hostile-gateway.ts';
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

/** A whole order but for one byte that is no UTF-8. */
const inLatin1 = Buffer.from(
  JSON.stringify({
    id: 'order_AAAAAAAAAAAAAA',
    amount: 99_900,
    amount_paid: 0,
    currency: 'INR',
    status: 'created',
    created_at: 1_772_900_000,
    notes: { word: 'café' },
  }),
  'latin1',
);

let hostile: HostileGateway;
let time: PausedTime;

beforeEach(async () => {
  hostile = await startHostileGateway();
  time = new PausedTime();
});
afterEach(() => hostile.close());

const client = (timeouts?: Partial<RazorpayTimeouts>, keys?: typeof hostileKeys): PaymentGateway =>
  time.client(hostile.baseUrl, timeouts, keys);

describe('a read', () => {
  const failures: [string, Fault, FaultKind][] = [
    ['no answer', { how: 'hang' }, 'timeout'],
    ['a body that stops', { how: 'stall' }, 'timeout'],
    ['a reset', { how: 'reset' }, 'network'],
    ['half a body', { how: 'half_body', committed: true }, 'network'],
    ['no HTTP', { how: 'garbage', bytes: `${bodyWords} ${bodyWords}\r\n\r\n` }, 'network'],
    ['200 in another encoding', answerOf(200, inLatin1), 'unreadable'],
    ['a redirect', { how: 'redirect' }, 'network'],
    ['an endless body', { how: 'oversized' }, 'too_large'],
    ['500', answerOf(500, complaintOf('SERVER_ERROR')), 'server_error'],
    ['502 in HTML', html, 'server_error'],
    ['a 400 that is no verdict', answerOf(400, complaintOf('GATEWAY_ERROR')), 'server_error'],
    ['404 in HTML', answerOf(404, `<h1>${bodyWords}</h1>`), 'unreadable'],
    ['200 in HTML', answerOf(200, `<h1>${bodyWords}</h1>`), 'unreadable'],
    ['200 with half of the JSON', answerOf(200, `{"id":"${bodyWords}`), 'unreadable'],
    ['200 with null', answerOf(200, 'null'), 'misshapen'],
    ['200 with nothing', answerOf(200, ''), 'unreadable'],
    ['part of a rupee', { how: 'twist', change: (o) => ({ ...o, amount: 999.5 }) }, 'misshapen'],
    ['an unknown status', { how: 'twist', change: (o) => ({ ...o, status: bodyWords }) }, 'misshapen'],
    [
      'another order',
      { how: 'twist', change: (o) => ({ ...o, id: 'order_AAAAAAAAAAAAAA' }) },
      'wrong_subject',
    ],
    ['too many requests', answerOf(429, complaintOf('BAD_REQUEST_ERROR')), 'rate_limited'],
  ];

  test.each(failures)(
    'that meets %s every time is given up after three more tries',
    async (_, fault, kind) => {
      const { id } = await client().createOrder(order);
      hostile.always(fault);
      await expectUpstream(client(kind === 'timeout' ? { readMs: 60 } : {}).readOrder(id), kind);
      // A request may run out of its short time before it reaches the gateway; the pauses count the tries all the same.
      if (kind !== 'timeout')
        expect(hostile.asked()).toEqual(['POST /orders', ...Array(4).fill(`GET /orders/${id}`)]);
      expect(time.pauses).toEqual([100, 200, 400]);
    },
  );

  test.each(failures.filter(([, , kind]) => kind !== 'timeout'))(
    'that meets %s once is answered at the second try',
    async (_, fault) => {
      const opened = await client().createOrder(order);
      hostile.next(fault);
      expect(await client().readOrder(opened.id)).toEqual(opened);
      expect(time.pauses).toEqual([100]);
    },
  );

  test('with keys the gateway does not know is not repeated', async () => {
    const stranger = client({}, { ...hostileKeys, keySecret: 'another' });
    await expectUpstream(stranger.readOrder('order_AAAAAAAAAAAAAA'), 'keys_refused', false);
    expect(hostile.seen).toHaveLength(1);
  });

  test.each([
    ['2', [2_000]],
    ['5', [5_000]],
    ['Sat, 07 Mar 2026 16:12:03 GMT', [3_000]],
    ['Sat, 07 Mar 2026 16:00:00 GMT', [100]],
    ['soon', [100]],
  ])('waits as long as Retry-After: %s asks', async (retryAfter, expected) => {
    const opened = await client().createOrder(order);
    hostile.next(answerOf(429, '{}', { 'retry-after': retryAfter }));
    expect(await client().readOrder(opened.id)).toEqual(opened);
    expect(time.pauses).toEqual(expected);
  });

  test.each(['6', '60', 'Sat, 07 Mar 2026 16:12:06 GMT'])(
    'does not come back before a Retry-After: %s that is too long to wait for',
    async (retryAfter) => {
      hostile.always(answerOf(429, '{}', { 'retry-after': retryAfter }));
      await expectUpstream(client().readOrder('order_AAAAAAAAAAAAAA'), 'rate_limited');
      expect(hostile.seen).toHaveLength(1);
      expect(time.pauses).toEqual([]);
    },
  );

  test('ends within its overall bound', async () => {
    hostile.always({ how: 'reset' });
    await expectUpstream(client({ overallMs: 500 }).readOrder('order_AAAAAAAAAAAAAA'), 'network');
    expect(time.pauses).toEqual([100, 200]);
  });

  test('of an unknown id is null, or an empty list', async () => {
    const gateway = client();
    expect(await gateway.readOrder('order_AAAAAAAAAAAAAA')).toBeNull();
    expect(await gateway.readPayment('pay_AAAAAAAAAAAAAA')).toBeNull();
    expect(await gateway.readRefund('rfnd_AAAAAAAAAAAAAA')).toBeNull();
    expect(await gateway.paymentsOf('order_AAAAAAAAAAAAAA')).toEqual([]);
    expect(await gateway.refundsOf('pay_AAAAAAAAAAAAAA')).toEqual([]);
    expect(await gateway.findOrder('unknown')).toBeNull();
    expect(hostile.seen).toHaveLength(6);
  });

  test('of an order is not null when the address is wrong', async () => {
    hostile.always(
      answerOf(404, JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description: 'URL not found' } })),
    );
    expect(await failureOf(client().readOrder('order_AAAAAAAAAAAAAA'))).toMatchObject({
      name: 'GatewayRefused',
      code: 'BAD_REQUEST_ERROR',
      status: 404,
    });
  });

  test.each([
    '',
    '../payments/pay_AAAAAAAAAAAAAA',
    'order_short',
    'order_AAAAAAAAAAAAAA\n',
    'order_AAAAAAAAAAAAAA/x',
  ])('of an id out of form, %j, is not asked', async (id) => {
    const gateway = client();
    expect(await gateway.readOrder(id)).toBeNull();
    expect(await gateway.paymentsOf(id)).toEqual([]);
    expect(await gateway.readPayment(id)).toBeNull();
    expect(await gateway.refundsOf(id)).toEqual([]);
    expect(await gateway.readRefund(id)).toBeNull();
    expect(hostile.seen).toEqual([]);
  });

  test('understands the quirks of the documentation', async () => {
    const { id } = await client().createOrder(order);
    const paymentId = hostile.register.pay(id, {
      order_id: '',
      method: '',
      error_reason: '',
      amount_refunded: null,
      notes: { anything: 'words' },
      acquirer_data: [],
    });
    expect(await client().readPayment(paymentId)).toMatchObject({
      id: paymentId,
      orderId: null,
      method: null,
      errorReason: null,
      amountRefundedPaise: 0,
      status: 'captured',
    });
  });
});

describe('payments of an order', () => {
  test('are all there, failed ones too, and belong to it', async () => {
    const { id } = await client().createOrder(order);
    const failed = hostile.register.pay(id, { status: 'failed', error_reason: 'payment_timed_out' });
    const paid = hostile.register.pay(id);
    expect((await client().paymentsOf(id)).map((payment) => [payment.id, payment.status])).toEqual([
      [paid, 'captured'],
      [failed, 'failed'],
    ]);
    hostile.always({
      how: 'answer',
      status: 200,
      body: JSON.stringify({
        items: [{ ...hostile.register.payments[0], order_id: 'order_AAAAAAAAAAAAAA' }],
      }),
    });
    await expectUpstream(client().paymentsOf(id), 'wrong_subject');
  });
});
