import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { Register } from './register.ts';
import { emptyRegister } from './register-state.ts';
import { GatewayProblem } from './gateway-problem.ts';
import { feeOf, someone } from './payment-facts.ts';
import { decideRefund, refundPayment } from './refund-rules.ts';
import { behaviourOf } from './scenarios.ts';
import { type Outcome, workingCard } from './test-instruments.ts';

type Step =
  | { do: 'pay'; order: number; outcome: Outcome }
  | { do: 'late' | 'capture'; payment: number }
  | { do: 'refund'; payment: number; amount: number | undefined }
  | { do: 'decide'; refund: number; status: 'processed' | 'failed' }
  | { do: 'wait'; hours: number };

const index = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    order: fc.nat(1),
    outcome: fc.constantFrom<Outcome>('captured', 'authorized', 'unanswered', 'declined'),
  }),
  fc.record({ do: fc.constantFrom('late' as const, 'capture' as const), payment: index }),
  fc.record({
    do: fc.constant('refund' as const),
    payment: index,
    amount: fc.option(fc.integer({ min: 100, max: 100_000 }), { nil: undefined }),
  }),
  fc.record({
    do: fc.constant('decide' as const),
    refund: index,
    status: fc.constantFrom('processed' as const, 'failed' as const),
  }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.nat(130) }),
);

type World = { register: Register; orders: string[]; events: Record<string, string[]> };

function newWorld(): World {
  let made = 0;
  const events: World['events'] = {};
  const state = { ...emptyRegister(), scenario: 'refund_pending' as const };
  const register = new Register(state, {
    now: () => new Date('2026-01-05T06:00:00Z'),
    newId: (prefix) => `${prefix}_${String(++made).padStart(14, '0')}`,
    announce: (event, { order }) => {
      events[order.id] = [...(events[order.id] ?? []), event];
    },
  });
  const capture = { automatic: true, automaticExpiryMinutes: 4_320, manualExpiryMinutes: 7_200 };
  const wanted = { amount: 99_900, currency: 'INR', receipt: null, notes: {}, capture };
  const orders = [1, 2].map(() => register.createOrder({ ...wanted }).entity.id);
  return { register, orders, events };
}

/** Takes one step; a refusal by the rules changes nothing and is no failure. */
function take({ register, orders }: World, step: Step): void {
  const paymentAt = (at: number) => Object.keys(register.state.payments)[at] ?? '';
  try {
    if (step.do === 'pay') register.pay(orders[step.order] ?? '', workingCard, someone, step.outcome);
    if (step.do === 'late') register.authorizeLate(paymentAt(step.payment));
    if (step.do === 'capture') register.capture(paymentAt(step.payment));
    if (step.do === 'refund') refundPayment(register, paymentAt(step.payment), { amount: step.amount });
    if (step.do === 'decide')
      decideRefund(register, Object.keys(register.state.refunds)[step.refund] ?? '', step.status);
    if (step.do === 'wait') register.state.clockAheadMs += step.hours * 3_600_000;
    register.runTimeRules();
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
  }
}

describe('the register, whatever happens', () => {
  it('take money once per order, and never give back more than was paid', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = newWorld();
        const paid = new Set<string>();
        for (const one of steps) {
          take(world, one);
          for (const id of world.orders) {
            const { status, amount_paid, amount_due, amount } = world.register.order(id).entity;
            const payments = world.register.paymentsOf(id);
            expect(payments.filter((payment) => payment.captured).length).toBe(status === 'paid' ? 1 : 0);
            expect(payments.filter((payment) => payment.status === 'authorized').length).toBeLessThan(2);
            expect(amount_paid + amount_due).toBe(amount);
            expect(paid.has(id) && status !== 'paid').toBe(false);
            if (status === 'paid') paid.add(id);
            expect((world.events[id] ?? []).filter((event) => event === 'order.paid')).toHaveLength(
              status === 'paid' ? 1 : 0,
            );
          }
          for (const payment of Object.values(world.register.state.payments)) {
            const back = Object.values(world.register.state.refunds)
              .filter((refund) => refund.payment_id === payment.id && refund.status !== 'failed')
              .reduce((sum, refund) => sum + refund.amount, 0);
            expect(payment.amount_refunded).toBe(back);
            expect(back).toBeLessThanOrEqual(payment.amount);
            expect(payment.status === 'refunded').toBe(back === payment.amount);
          }
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('leave nothing authorised or unanswered for ever', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const world = newWorld();
        for (const one of steps) take(world, one);
        take(world, { do: 'wait', hours: 121 });
        const open = Object.values(world.register.state.payments).filter(
          ({ status }) => status === 'created' || status === 'authorized',
        );
        expect(open).toEqual([]);
        expect(world.register.nextTimeRuleMs()).toBeNull();
      }),
    );
  });
});

describe('the fee', () => {
  it.each([
    [500_000, { fee: 11_800, tax: 1_800 }],
    [99_900, { fee: 2_358, tax: 360 }],
    [100, { fee: 2, tax: 0 }],
  ])('of %i paise', (amount, fee) => expect(feeOf(amount)).toEqual(fee));
});

describe('a scenario', () => {
  it('changes only what it names', () => {
    const { handler, ...rest } = behaviourOf('webhook_before_handler');
    expect(handler).toBe('after_webhooks');
    expect(rest).toEqual({ ...behaviourOf('success'), handler: undefined });
  });
});
