/** What can be bought. Every text that names a price, a pack or a validity renders from here (rule PACK-1). */
export const interviewsPerPack = 4;
export const validityDays = 30;
export const recommendedInterviews = 3;
/** Until when an order may be refunded by its owner, and how long the money takes. */
export const refundDays = 14;
export const refundDuration = '5-7 business days';

export const productIds = ['premium', 'top_up'] as const;
export type ProductId = (typeof productIds)[number];

export const catalogue: Record<ProductId, { title: string; pricePaise: number; interviews: number }> = {
  premium: { title: 'Premium', pricePaise: 99_900, interviews: interviewsPerPack },
  top_up: { title: 'Top-up', pricePaise: 99_900, interviews: interviewsPerPack },
};

export type PlanFeatures = { customScenarios: boolean; analytics: boolean; prioritySupport: boolean };
export const planFeatures: Record<'free' | 'premium', PlanFeatures> = {
  free: { customScenarios: false, analytics: false, prioritySupport: false },
  premium: { customScenarios: true, analytics: true, prioritySupport: true },
};

/** What the checkout, the receipt and the ledger call a purchase: "Premium (4 Interviews)". */
export function productDescription(product: ProductId): string {
  const { title, interviews } = catalogue[product];
  return `${title} (${interviews} Interviews)`;
}
