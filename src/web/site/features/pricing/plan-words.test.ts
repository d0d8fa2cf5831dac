import { describe, expect, it } from 'vitest';
import {
  catalogue,
  type PaidPlan,
  type Product,
  productDescription,
  type ProductId,
  productsRequiring,
  purchaseObstacle,
} from '#contract/catalogue.ts';
import { planFeatureWords, planLabel, planTerms, refusalText } from './plan-words.ts';

const lastLap: Product = {
  title: 'Last Lap',
  pricePaise: 29_900,
  interviews: 1,
  requires: 'premium',
  plan: null,
  once: false,
  popular: false,
  terms: 'No refund once it was begun.',
};
/** A shop with a third product, which no code knows by name. */
const shop: Readonly<Record<ProductId | 'last_lap', Product>> = { ...catalogue, last_lap: lastLap };

const said = (product: Product, plans: PaidPlan[]) => ({
  obstacle: purchaseObstacle(product, plans)?.code ?? null,
  label: planLabel(product, plans),
  terms: planTerms(product, plans),
});

describe('a product that is added to the catalogue', () => {
  it('is sold by its own rules, in its own words', () => {
    expect(said(shop.last_lap, [])).toEqual({
      obstacle: 'premium_required',
      label: 'Purchase Premium First',
      terms: 'It opens here once Premium is yours.',
    });
    expect(said(shop.last_lap, ['premium'])).toEqual({
      obstacle: null,
      label: 'Get Last Lap for ₹299',
      terms: '₹299 in all; nothing is added. No refund once it was begun.',
    });
    expect(refusalText(shop.last_lap, 'plan_required')).toBe('Must purchase premium before last lap');
    expect(productDescription(shop.last_lap)).toBe('Last Lap (1 Interview)');
    expect(productsRequiring('premium', Object.values(shop)).map(({ title }) => title)).toEqual([
      'Top-up',
      'Last Lap',
    ]);
  });

  it('that makes the plan too is not sold to who has it, unless it says so', () => {
    const yearly: Product = { ...lastLap, requires: null, plan: 'premium', once: true };
    expect(purchaseObstacle(yearly, ['premium'])?.code).toBe('already_premium');
    expect(purchaseObstacle(yearly, [])).toBeNull();
    expect(purchaseObstacle({ ...yearly, once: false }, ['premium'])).toBeNull();
  });

  it('does not compile until its rules and words are there', () => {
    const { requires: _requires, ...withoutRule } = lastLap;
    // @ts-expect-error: which plan it requires must be said
    const unruled: Product = withoutRule;
    // @ts-expect-error: nothing would tell that it was bought before
    const unknowable: Product = { ...lastLap, once: true };
    // @ts-expect-error: its features must be written
    const features: Readonly<Record<keyof typeof shop, readonly string[]>> = planFeatureWords;
    expect([unruled, unknowable, features]).toHaveLength(3);
  });
});

describe('the products of today', () => {
  it.each<[ProductId, PaidPlan[], string | null, string]>([
    ['premium', [], null, 'Get Premium for ₹999'],
    ['premium', ['premium'], 'already_premium', 'Already Premium'],
    ['top_up', [], 'premium_required', 'Purchase Premium First'],
    ['top_up', ['premium'], null, 'Get Top-up for ₹999'],
  ])('%s to somebody on %j', (product, plans, obstacle, label) => {
    expect(said(catalogue[product], plans)).toMatchObject({ obstacle, label });
  });
});
