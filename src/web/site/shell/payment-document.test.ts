import { expect, it } from 'vitest';
import { isPaymentPath } from './payment-document.ts';

it.each([
  ['/pricing', true],
  ['/pricing/', true],
  ['/pricing?plan=premium', true],
  ['/pricing#plans', true],
  ['/pricing/other', false],
  ['/pricings', false],
  ['/', false],
  ['/account', false],
])('%s is the payment page: %s', (path, expected) => {
  expect(isPaymentPath(path)).toBe(expected);
});
