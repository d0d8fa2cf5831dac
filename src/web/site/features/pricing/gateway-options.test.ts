import { describe, expect, it } from 'vitest';
import { billingAddress, type Checkout } from '#contract/billing.ts';
import { catalogue, productDescription } from '#contract/catalogue.ts';
import { addressProblems, statesByName } from './billing-address.ts';
import type { GatewayEvent } from './checkout-flow.ts';
import { failureReason, gatewayOptions } from './gateway-options.ts';

const checkout: Checkout = {
  orderId: 'ord_aaaaaaaaaaaaaaaaaaaaaa',
  razorpayOrderId: 'order_12345678901234',
  keyId: 'rzp_test_1',
  amountPaise: catalogue.premium.pricePaise,
  currency: 'INR',
  name: 'Hotseat',
  description: productDescription(catalogue.premium),
  prefill: { name: 'A', email: 'a@example.com' },
};

describe('gatewayOptions', () => {
  it('carries the order’s own figures and our settings (rule RAZORPAY-9)', () => {
    expect(gatewayOptions(checkout, () => {})).toMatchObject({
      key: 'rzp_test_1',
      amount: 99_900,
      currency: 'INR',
      name: 'Hotseat',
      description: 'Premium (4 Interviews)',
      order_id: 'order_12345678901234',
      prefill: { name: 'A', email: 'a@example.com' },
      theme: { color: '#6366f1' },
      timeout: 600,
      retry: { enabled: true },
      modal: { confirm_close: true },
    });
  });

  it('passes on a payment and a closing, and of a payment the three proofs only', () => {
    const heard: GatewayEvent[] = [];
    const options = gatewayOptions(checkout, (event) => heard.push(event));
    const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'aa' };
    options.handler({ ...proof, card: '4100' } as typeof proof);
    options.modal.ondismiss();
    expect(heard).toEqual([{ type: 'paid', proof }, { type: 'dismissed' }]);
  });
});

it.each([
  [{ error: { reason: 'payment_declined' } }, 'payment_declined'],
  [{ error: { reason: 'card 4100 declined' } }, null],
  [{ error: { reason: 7 } }, null],
  [{ error: {} }, null],
  [{}, null],
  [null, null],
])('failureReason(%j) is %j', (event, reason) => {
  expect(failureReason(event)).toBe(reason);
});

describe('addressProblems', () => {
  it.each([
    ['29', '560034'],
    ['29', '060034'],
    ['29', '56003'],
    ['29', '5600341'],
    ['29', '56 034'],
    ['', '560034'],
    ['99', '560034'],
    ['toString', '560034'],
  ])('judges %j %j as the service does', (stateCode, pin) => {
    const fine = Object.keys(addressProblems({ stateCode, pin })).length === 0;
    expect(fine).toBe(billingAddress.safeParse({ stateCode, pin }).success);
  });

  it('lists the states by name', () => {
    expect(statesByName[0]?.name).toBe('Andaman and Nicobar Islands');
    expect(statesByName.at(-1)).toEqual({ code: '19', name: 'West Bengal' });
  });
});
