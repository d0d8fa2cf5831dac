import { catalogue, planFeatures, type ProductId, refundDays } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { inWordsCapital } from '#web/content/number-words.ts';

export const planFeatureWords: Readonly<Record<ProductId, readonly string[]>> = {
  premium: [
    `${inWordsCapital(catalogue.premium.interviews)} full interviews, Chill or Grill each time`,
    'Feedback with your own words behind every score',
    ...(planFeatures.premium.customScenarios ? ['Custom scenarios: name your schools, paste your SOP'] : []),
    ...(planFeatures.premium.analytics ? ['Analytics: what changed since your last interview'] : []),
    ...(planFeatures.premium.prioritySupport ? ['Priority support'] : []),
  ],
  top_up: ['Everything in Premium continues', 'For those who already have Premium'],
};

/** What stands on a button: the price where it buys, the reason where it cannot. */
export function planLabel(product: ProductId, hasPremium: boolean): string {
  const { title, pricePaise } = catalogue[product];
  if (product === 'premium' && hasPremium) return 'Already Premium';
  if (product === 'top_up' && !hasPremium) return 'Purchase Premium First';
  return `Get ${title} for ${formatRupees(pricePaise)}`;
}

/** What stands under a button: the whole price, and when it can be had back. */
export function planTerms(product: ProductId, hasPremium: boolean): string {
  const price = `${formatRupees(catalogue[product].pricePaise)} in all; nothing is added.`;
  if (product === 'premium') {
    return hasPremium
      ? 'A Top-up adds more interviews.'
      : `${price} ${refundDays}-day money-back guarantee, until your first interview.`;
  }
  return hasPremium
    ? `${price} Full refund within ${refundDays} days while none of these interviews is used.`
    : 'It opens here once Premium is yours.';
}
