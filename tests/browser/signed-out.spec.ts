import { expect, type Page } from '@playwright/test';
import { buyButton } from './payment-dialog.ts';
import { openTaxSite } from './tax-site.ts';
import { signIn, type Site, startInterview, test } from './site.ts';

/* What one person leaves in a browser is not shown to the next one who signs in there. */

let site: Site;
test.beforeAll(async () => {
  site = await openTaxSite();
});
test.afterAll(() => site.close());

const keptOf = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => /session_(?!.*:(?:lease|pen)$)|address/.test(key)),
    ),
  );

async function askAddress(page: Page): Promise<void> {
  await page.goto(`${site.origin}/pricing`);
  await buyButton(page, 'premium').click();
  await expect(page.getByRole('heading', { name: 'Your tax invoice' })).toBeVisible();
}

test('the address of one buyer is not offered to the next, nor are their words kept', async ({ page }) => {
  await signIn(page, site, { name: 'Asha Dutt', email: 'asha.dutt@example.com', interviews: 1 });
  const room = await startInterview(page, 'Chill', 'src/server/resumes/samples/vikram-nair-engineer.txt');
  await room.getByRole('textbox', { name: 'Your answer' }).fill('I compared fault tickets,');
  await askAddress(page);
  await page.getByLabel('State').selectOption({ label: 'Karnataka' });
  await page.getByLabel('PIN code').fill('560001');
  await page.getByRole('dialog').getByRole('button', { name: 'Go to payment' }).click();
  await expect.poll(() => keptOf(page)).toContain('hotseat-billing-address');
  await page.goto(`${site.origin}/account`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.origin}/`);
  await expect.poll(() => keptOf(page)).toEqual([]);

  await signIn(page, site, { name: 'Bela Das', email: 'bela.das@example.com', interviews: 0 });
  await askAddress(page);
  await expect(page.getByLabel('PIN code')).toHaveValue('');
});

test('who signs out everywhere leaves no words in this browser', async ({ page }) => {
  await signIn(page, site, { name: 'Chitra Roy', email: 'chitra.roy@example.com', interviews: 1 });
  const room = await startInterview(page, 'Chill', 'src/server/resumes/samples/vikram-nair-engineer.txt');
  await room.getByRole('textbox', { name: 'Your answer' }).fill('I compared fault tickets,');
  await page.goto(`${site.origin}/account`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('banner').getByText('chitra.roy@example.com')).toBeHidden();
  await page.waitForURL(`${site.origin}/`);
  await expect.poll(() => keptOf(page)).toEqual([]);
});
