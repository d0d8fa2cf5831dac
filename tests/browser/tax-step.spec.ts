import { expect } from '@playwright/test';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { buyButton, pay, paymentDialog } from './payment-dialog.ts';
import { type Site, test } from './site.ts';
import { openTaxSite } from './tax-site.ts';
import { enter } from './visitor.ts';

/* The address that a tax invoice needs, asked before the payment opens. */

let site: Site;
test.beforeAll(async () => {
  site = await openTaxSite();
});
test.afterAll(() => site.close());

for (const [name, knows] of sampled([
  ['who buys', true],
  ['who presses before the page knows that invoices are written here', false],
] as const)) {
  test(`${name} is asked for an address, is told what is wrong with it, and pays`, async ({ page }) => {
    const email = knows ? 'devika.rao@example.com' : 'eshan.roy@example.com';
    await enter(page.context(), site, { name: 'Devika Rao', email, interviews: 0 });
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    if (knows) press();
    await page.route('**/api/service', async (route) => {
      await pressed;
      await route.continue();
    });
    const answered = page.waitForResponse('**/api/service');
    await page.goto(`${site.origin}/pricing`);
    if (knows) await answered;
    await buyButton(page, 'premium').click();
    press();
    const step = page.getByRole('dialog', { name: 'Your tax invoice' });
    await expect(step).toBeVisible();
    const go = step.getByRole('button', { name: 'Go to payment' });
    await go.click();
    await expect(step.getByLabel('State')).toBeFocused();
    await expect(step).toContainText('Please choose your state.');
    await step.getByLabel('State').selectOption({ label: 'Kerala' });
    await step.getByLabel('PIN code').fill('0123');
    await go.click();
    await expect(step.getByLabel('PIN code')).toBeFocused();
    await expectEverywhere(page, name);

    await step.getByRole('button', { name: 'Cancel' }).click();
    await expect(step).toBeHidden();
    await buyButton(page, 'premium').click();
    await step.getByLabel('State').selectOption({ label: 'Kerala' });
    await step.getByLabel('PIN code').fill('682001');
    await go.click();
    await pay(paymentDialog(page), 'Succeeds');
    await page.waitForURL('**/interview');
    await expect(page.getByText('4 interviews left')).toBeVisible();
  });
}
