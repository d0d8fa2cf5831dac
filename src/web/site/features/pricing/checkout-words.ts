import { errorWords } from '#web/lib/error-words.ts';

/** Everything the pricing page may have to say about one attempt to buy. */
export const checkoutAlerts = [
  'sign_in_needed',
  'premium_needed',
  'already_premium',
  'address_needed',
  'gateway_missing',
  'gateway_broken',
  'account_not_updated',
  'went_wrong',
  'dismissed',
  'declined',
  'closed_unknown',
  'still_confirming',
  'returned',
] as const;
export type CheckoutAlert = (typeof checkoutAlerts)[number];

/** Its words; those of rule PAGE-2 where it has them. */
export const checkoutWords: Readonly<Record<CheckoutAlert, string>> = {
  sign_in_needed: 'Please sign in to continue',
  premium_needed: 'Must purchase premium before top-up',
  already_premium: errorWords.already_premium,
  address_needed: errorWords.billing_address_required,
  gateway_missing: 'Payment gateway not available. Please try again later.',
  gateway_broken: 'Error initializing payment gateway. Please try again later.',
  account_not_updated:
    'Payment was successful, but there was an error updating your account. Please refresh the page.',
  went_wrong: 'Something went wrong. Please try again.',
  dismissed: 'You closed the payment. Nothing was charged; you can pay whenever you are ready.',
  declined:
    'The bank declined the payment. Nothing was charged; you can try again with another card or method.',
  closed_unknown:
    'You closed the payment, and we could not ask how it stands. Should the bank have taken money, your interviews are credited by themselves.',
  still_confirming:
    'Your bank is taking longer than usual. You need not wait or pay again: your interviews are credited by themselves as soon as it confirms, and a mail follows.',
  returned: 'This payment was returned to you, so nothing was credited.',
};

/** What is news and no fault: it is said without red ink. */
export const nothingWrong: ReadonlySet<CheckoutAlert> = new Set<CheckoutAlert>([
  'dismissed',
  'still_confirming',
  'returned',
]);
