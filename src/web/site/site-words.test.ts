import { expect, it } from 'vitest';
import { catalogue, type PaidPlan } from '#contract/catalogue.ts';
import { planLabel } from './features/pricing/plan-words.ts';
import { copyrightYears } from './shell/footer.tsx';
import { standIns } from './shell/notices.tsx';

it.each([
  [2024, '2025'],
  [2025, '2025'],
  [2026, '2025–2026'],
])('in %i the copyright line says %s', (year, words) => {
  expect(copyrightYears(year)).toBe(words);
});

it('labels the two buttons by what was bought', () => {
  const labels = (plans: PaidPlan[]) => Object.values(catalogue).map((product) => planLabel(product, plans));
  expect(labels([])).toEqual(['Get Premium for ₹999', 'Purchase Premium First']);
  expect(labels(['premium'])).toEqual(['Already Premium', 'Get Top-up for ₹999']);
});

it('names the parts that are stand-ins, and no others', () => {
  const real = {
    production: false,
    signIn: 'google',
    panel: 'model',
    payments: 'razorpay',
    checkoutScript: null,
    taxInvoices: false,
    database: 'postgres',
    speech: { hearing: null, speaking: null },
    supportEmail: 'help@example.com',
  } as const;
  expect(standIns(real)).toEqual([]);
  expect(standIns({ ...real, signIn: 'stand_in', payments: 'none' })).toHaveLength(2);
});
