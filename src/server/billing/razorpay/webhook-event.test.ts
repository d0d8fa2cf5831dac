import { describe, expect, test } from 'vitest';
import { parseWebhookEvent } from './webhook-event.ts';

const order = {
  id: 'order_IluGWxBm9U8zJ8',
  entity: 'order',
  amount: 99_900,
  amount_paid: 99_900,
  amount_due: 0,
  currency: 'INR',
  receipt: 'hs_order_0001',
  status: 'paid',
  notes: [],
  created_at: 1_772_900_000,
};
const payment = {
  id: 'pay_IH4NVgf4Dreq1l',
  entity: 'payment',
  amount: 99_900,
  currency: 'INR',
  status: 'captured',
  order_id: order.id,
  captured: true,
  method: 'upi',
  amount_refunded: 0,
  error_reason: null,
  notes: { anything: 'words' },
  created_at: 1_772_900_100,
};
const refund = {
  id: 'rfnd_FP8QHiV938haTz',
  entity: 'refund',
  amount: 99_900,
  currency: 'INR',
  payment_id: payment.id,
  receipt: null,
  status: 'processed',
  notes: [],
  created_at: 1_772_900_200,
};
const dispute = {
  id: 'disp_EsIAlDcoUr8CaQ',
  entity: 'dispute',
  payment_id: payment.id,
  amount: 99_900,
  currency: 'INR',
  status: 'lost',
};
const nothing = { payment: null, order: null, refund: null, dispute: null };

type Envelope = Record<string, unknown>;
const envelope = (event: string, entities: Envelope, more: Envelope = {}): Envelope => ({
  entity: 'event',
  account_id: 'acc_BFQ7uQEaa7j2z7',
  event,
  contains: Object.keys(entities),
  payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
  created_at: 1_772_900_300,
  ...more,
});
const parsed = (body: unknown) => parseWebhookEvent(Buffer.from(JSON.stringify(body)));

describe('an event', () => {
  test('is read with all it carries', () => {
    expect(parsed(envelope('order.paid', { payment, order }))).toEqual({
      ...nothing,
      name: 'order.paid',
      accountId: 'acc_BFQ7uQEaa7j2z7',
      createdAt: new Date('2026-03-07T16:18:20Z'),
      order: {
        id: order.id,
        receipt: 'hs_order_0001',
        amountPaise: 99_900,
        amountPaidPaise: 99_900,
        currency: 'INR',
        status: 'paid',
        createdAt: new Date('2026-03-07T16:13:20Z'),
        notes: {},
      },
      payment: {
        id: payment.id,
        orderId: order.id,
        amountPaise: 99_900,
        currency: 'INR',
        status: 'captured',
        amountRefundedPaise: 0,
        method: 'upi',
        errorReason: null,
        createdAt: new Date('2026-03-07T16:15:00Z'),
      },
    });
  });

  test('of a refund or a dispute has the payment it belongs to', () => {
    expect(parsed(envelope('refund.processed', { refund, payment }))).toMatchObject({
      refund: { id: refund.id, paymentId: payment.id, receipt: null, status: 'processed' },
      payment: { id: payment.id },
    });
    expect(parsed(envelope('payment.dispute.lost', { payment, dispute }))).toMatchObject({
      dispute: { id: dispute.id, paymentId: payment.id, amountPaise: 99_900, status: 'lost' },
      payment: { id: payment.id },
    });
  });

  test.each([
    ['authorized', { status: 'authorized', captured: true }],
    ['captured', { status: 'captured', captured: true }],
    ['authorized', { status: 'authorized', captured: false }],
  ])('keeps the own status of its payment: %s', (status, changed) => {
    const event = parsed(envelope('payment.authorized', { payment: { ...payment, ...changed } }));
    expect(event?.payment?.status).toBe(status);
  });

  test.each([
    ['in the envelope', { created_at: 1 }, new Date(1_000)],
    ['nowhere', { created_at: undefined }, null],
    ['null', { created_at: null }, null],
    ['in the payload', { created_at: undefined, payload: { created_at: 2 } }, new Date(2_000)],
  ])('may have its time %s', (_, more, expected) => {
    const event = parsed(envelope('payment.captured', {}, more));
    expect(event?.createdAt).toEqual(expected);
  });

  test.each([null, '', undefined])('may lack its account: %j', (account_id) => {
    expect(parsed(envelope('payment.captured', { payment }, { account_id }))?.accountId).toBeNull();
  });

  test.each([
    ['subscription.charged', { subscription: { id: 'sub_1' }, payment: { id: 'not one' } }],
    ['payment.downtime.started', { 'payment.downtime': { id: 'down_1' } }],
    ['something.new', {}],
  ])('that we do not know, %s, keeps its name and nothing else', (name, entities) => {
    expect(parsed(envelope(name, entities))).toMatchObject({ ...nothing, name });
  });

  test.each([
    ['', undefined],
    ['half of one', '{"event":"payment.captured","payload":{'],
    ['no object', '"payment.captured"'],
    ['no name', JSON.stringify(envelope('', { payment }))],
    ['an odd name', JSON.stringify({ ...envelope('x', { payment }), event: 7 })],
    ['an odd time', JSON.stringify({ ...envelope('x', {}), created_at: 'yesterday' })],
    ['no payload', JSON.stringify({ event: 'payment.captured' })],
    [
      'an odd payment',
      JSON.stringify(envelope('payment.captured', { payment: { ...payment, amount: '999' } })),
    ],
    ['an odd refund', JSON.stringify(envelope('refund.failed', { refund: { ...refund, status: 'gone' } }))],
    [
      'an odd dispute',
      JSON.stringify(envelope('payment.dispute.lost', { dispute: { ...dispute, payment_id: 'x' } })),
    ],
  ])('is unreadable with %s', (_, text) => {
    expect(parseWebhookEvent(Buffer.from(text ?? ''))).toBeNull();
  });

  test('is unreadable when its bytes are not UTF-8', () => {
    const body = Buffer.from(
      JSON.stringify(envelope('payment.captured', { payment: { ...payment, x: '#' } })),
    );
    body[body.indexOf('#')] = 0xff;
    expect(parseWebhookEvent(body)).toBeNull();
  });
});
