import { describe, expect, it } from 'vitest';
import { lotExpiry } from '#core/billing/lot-expiry.ts';
import { credited, expectMoney, type Money, unpaid } from '#tests/fixtures/payment-checks.ts';
import { beginStory, codeOf, handOver, type Step, tell } from '#tests/fixtures/payment-story.ts';
import { faultyPayments, expectUncredited } from '#tests/fixtures/faulty-payments.ts';

const till = faultyPayments({ payments: 20 });

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
    const story = await beginStory(till.service, scenario ? { scenario } : {});
    await tell(story, happenings);
    await expectMoney(till.service, story, expected);
  });

  it('late money is good for thirty days from when it was seen', async () => {
    const story = await beginStory(till.service, { scenario: 'dismissed_then_late' });
    await tell(story, ['pays', 'two days', 'bank says yes']);
    const seenAt = till.service.clock.now();
    await tell(story, ['webhooks']);
    const { lots, orders } = await story.buyer.call('readBilling');
    expect(lots.map((lot) => lot.expiresAt)).toEqual([lotExpiry(seenAt).toISOString()]);
    expect(orders.map((order) => order.paidAt)).toEqual([seenAt.toISOString()]);
  });
});

describe('what the checkout hands over', () => {
  it('counts for its own order, its own payment and its own user only', async () => {
    const paid = await beginStory(till.service);
    const other = await beginStory(till.service);
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
    await expectMoney(till.service, paid, credited);
    await tell(other, ['handler']);
    await expectMoney(till.service, other, credited);
  });
});
