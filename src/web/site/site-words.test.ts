import { expect, it } from 'vitest';
import { copyrightYears } from './shell/footer.tsx';
import { standIns } from './shell/notices.tsx';

it.each([
  [2024, '2025'],
  [2025, '2025'],
  [2026, '2025–2026'],
])('in %i the copyright line says %s', (year, words) => {
  expect(copyrightYears(year)).toBe(words);
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
