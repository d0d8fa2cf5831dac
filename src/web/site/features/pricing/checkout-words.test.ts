import { expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue.ts';
import { billingRefusals } from '#web/lib/refusals/billing-refusals.ts';
import { alertText, checkoutWords } from './checkout-words.ts';

it('says the ordered sentences, cause by cause (rule PAGE-2)', () => {
  expect(checkoutWords).toMatchObject({
    gateway_missing: 'Payment gateway not available. Please try again later.',
    gateway_broken: 'Error initializing payment gateway. Please try again later.',
    went_wrong: 'Something went wrong. Please try again.',
    account_not_updated:
      'Payment was successful, but there was an error updating your account. Please refresh the page.',
    sign_in_needed: 'Please sign in to continue',
  });
  expect(alertText('plan_required', catalogue.top_up)).toBe('Must purchase premium before top-up');
  expect(billingRefusals.premium_required).toBe(alertText('plan_required', catalogue.top_up));
  expect(billingRefusals.already_premium).toBe(alertText('plan_held', catalogue.premium));
});
