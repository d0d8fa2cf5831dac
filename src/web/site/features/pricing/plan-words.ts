import {
  catalogue,
  type PaidPlan,
  planFeatures,
  planTitles,
  type Product,
  type ProductId,
  productsRequiring,
  purchaseObstacle,
} from '#contract/catalogue.ts';
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

/** Which plan somebody is on, and how many interviews they have left. */
export const currentPlan: Readonly<Record<PaidPlan, (remaining: number) => string>> = {
  premium: (remaining) => `Current Plan: Premium (Interviews Remaining: ${remaining})`,
};

/** What stands on a product's button for a user on these plans: the price where it buys, the reason where it cannot. */
export function planLabel(product: Product, plans: readonly PaidPlan[]): string {
  const obstacle = purchaseObstacle(product, plans);
  if (obstacle?.kind === 'already') return `Already ${planTitles[obstacle.plan]}`;
  if (obstacle?.kind === 'required') return `Purchase ${planTitles[obstacle.plan]} First`;
  return `Get ${product.title} for ${formatRupees(product.pricePaise)}`;
}

/** What stands under a button: the whole price, and when it can be had back. */
export function planTerms(product: Product, plans: readonly PaidPlan[]): string {
  const obstacle = purchaseObstacle(product, plans);
  if (obstacle?.kind === 'already') return whatAddsMore(obstacle.plan);
  if (obstacle?.kind === 'required') return `It opens here once ${planTitles[obstacle.plan]} is yours.`;
  return `${formatRupees(product.pricePaise)} in all; nothing is added. ${product.terms}`;
}

/** A refusal to sell that the product itself explains. */
export type PlanAlert = 'plan_required' | 'plan_held';

/** What a refusal of the service says about the product it was asked for. */
export function refusalText(product: Product, refusal: PlanAlert): string {
  const { title, requires, plan } = product;
  if (refusal === 'plan_required')
    return `Must purchase ${requires ? planTitles[requires].toLowerCase() : 'another plan'} before ${title.toLowerCase()}`;
  const more = plan ? ` ${whatAddsMore(plan, (one) => one.toLowerCase())}` : '';
  return `You have ${title} already.${more}`;
}

function whatAddsMore(plan: PaidPlan, say = (title: string) => title): string {
  const titles = productsRequiring(plan).map((product) => say(product.title));
  return `A ${titles.join(' or ')} adds more interviews.`;
}
