import type { Product } from '#contract/catalogue.ts';
import { billingRefusals } from '#web/lib/refusals/billing-refusals.ts';
import { type PlanAlert, refusalText } from './plan-words.ts';

/** Everything the pricing page may have to say about one attempt to buy. */
export type CheckoutAlert =
  | 'sign_in_needed'
  | PlanAlert
  | 'address_needed'
  | 'gateway_missing'
  | 'gateway_broken'
  | 'account_not_updated'
  | 'went_wrong'
  | 'dismissed'
  | 'declined'
  | 'closed_unknown'
  | 'still_confirming'
  | 'returned';

/** The words of those that do not speak of the product; those of rule PAGE-2 where it has them. */
export const checkoutWords: Readonly<Record<Exclude<CheckoutAlert, PlanAlert>, string>> = {
  sign_in_needed: 'Please sign in to continue',
  address_needed: billingRefusals.billing_address_required,
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

/** What an alert says on the card of a product. */
export function alertText(alert: CheckoutAlert, product: Product): string {
  return alert === 'plan_required' || alert === 'plan_held'
    ? refusalText(product, alert)
    : checkoutWords[alert];
}

/** What is news and no fault: it is said without red ink. */
export const nothingWrong: ReadonlySet<CheckoutAlert> = new Set<CheckoutAlert>([
  'dismissed',
  'still_confirming',
  'returned',
]);
