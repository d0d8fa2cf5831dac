/** What can be bought. Every text that names a price, a pack or a validity renders from here (rule PACK-1). */
export const interviewsPerPack = 4;
export const validityDays = 30;
export const recommendedInterviews = 3;
/** Until when an order may be refunded by its owner, and how long the money takes. */
export const refundDays = 14;
export const refundDuration = '5-7 business days';

/** The plans a purchase can put a user on, the least first. An account says of each whether it was bought: `has_purchased_<plan>`. */
export const paidPlans = ['premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];
export const planTitles: Readonly<Record<'free' | PaidPlan, string>> = { free: 'Free', premium: 'Premium' };

/** A product, with the rules and the words that are its own. */
export type Product = {
  title: string;
  pricePaise: number;
  interviews: number;
  /** The plan a user must be on to buy it; null where anybody may. */
  requires: PaidPlan | null;
  /** Pointed out to who is not on its plan. */
  popular: boolean;
  /** How it can be given back; said under its button. */
  terms: string;
} & (
  | {
      /** The plan its owner is on until all its money went back. */
      plan: PaidPlan;
      /** Not sold again to who is on its plan. */
      once: boolean;
    }
  // What was bought once is known by its plan alone.
  | { plan: null; once: false }
);

export const productIds = ['premium', 'top_up'] as const;
export type ProductId = (typeof productIds)[number];

export const catalogue: Readonly<Record<ProductId, Product>> = {
  premium: {
    title: 'Premium',
    pricePaise: 99_900,
    interviews: interviewsPerPack,
    requires: null,
    plan: 'premium',
    once: true,
    popular: true,
    terms: `${refundDays}-day money-back guarantee, until your first interview.`,
  },
  top_up: {
    title: 'Top-up',
    pricePaise: 99_900,
    interviews: interviewsPerPack,
    requires: 'premium',
    plan: null,
    once: false,
    popular: false,
    terms: `Full refund within ${refundDays} days while none of these interviews is used.`,
  },
};

type PlanFeatures = { customScenarios: boolean; analytics: boolean; prioritySupport: boolean };
export const planFeatures: Record<'free' | PaidPlan, PlanFeatures> = {
  free: { customScenarios: false, analytics: false, prioritySupport: false },
  premium: { customScenarios: true, analytics: true, prioritySupport: true },
};
export type PlanFeature = keyof PlanFeatures;

/** Whether a user on these plans has a feature: it is in one of them, or in what everybody has (rule FEATURE-1). */
export function hasFeature(plans: readonly PaidPlan[], feature: PlanFeature): boolean {
  return planFeatures.free[feature] || plans.some((plan) => planFeatures[plan][feature]);
}

/** Why somebody cannot buy a product, with the code of the refusal: a plan is missing, or they are on its plan `already`. */
export type PurchaseObstacle =
  | { kind: 'required'; plan: PaidPlan; code: `${PaidPlan}_required` }
  | { kind: 'already'; plan: PaidPlan; code: `already_${PaidPlan}` };

/** What stands against buying a product for a user on these plans; null when nothing does. */
export function purchaseObstacle(
  { requires, plan, once }: Product,
  plans: readonly PaidPlan[],
): PurchaseObstacle | null {
  if (requires !== null && !plans.includes(requires))
    return { kind: 'required', plan: requires, code: `${requires}_required` };
  if (once && plans.includes(plan)) return { kind: 'already', plan, code: `already_${plan}` };
  return null;
}

/** The products that cannot be bought without this plan. */
export function productsRequiring(
  plan: PaidPlan,
  products: readonly Product[] = Object.values(catalogue),
): Product[] {
  return products.filter(({ requires }) => requires === plan);
}

/** What the checkout, the receipt and the ledger call a purchase: "Premium (4 Interviews)". */
export function productDescription({ title, interviews }: Pick<Product, 'title' | 'interviews'>): string {
  return `${title} (${interviews} ${interviews === 1 ? 'Interview' : 'Interviews'})`;
}
