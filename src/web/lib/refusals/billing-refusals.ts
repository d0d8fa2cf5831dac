import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of buying, and what a plan holds. */
export const billingRefusals = {
  premium_required: 'Must purchase premium before top-up',
  already_premium: 'You have Premium already. A top-up adds more interviews.',
  feature_not_in_plan: 'This is part of Premium.',
  payments_unavailable: 'Buying is not open here: no payment gateway is set up.',
  payment_signature_invalid: 'The payment gateway did not confirm this payment. Nothing was credited.',
  idempotency_key_reused: 'This page is out of step with the service. Please reload it and try again.',
  billing_address_required: 'The tax invoice needs your state and PIN code.',
  refund_not_possible: 'This purchase can no longer be refunded here.',
} as const satisfies Partial<Record<ErrorCode, string>>;
