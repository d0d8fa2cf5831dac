import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { operate } from '#tests/fixtures/operate.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { buy, leave, openDialog, pay } from './payment-dialog.ts';
import { openSite, roomOf, signIn, type Site, startInterview, test } from './site.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/single-column.pdf', import.meta.url));
const publicPages = [
  '/',
  '/pricing',
  '/enterprise',
  '/signin',
  '/terms',
  '/privacy',
  '/contact-us',
  '/updates',
  '/shipping-policy',
  '/cancellation-refunds',
  '/no-such-page',
];

let site: Site;
test.beforeAll(async () => {
  site = await openSite();
});
test.afterAll(() => site.close());
test.use({ reducedMotion: 'reduce' } as object);

/** No violations, and no sideways scroll at any width. */
async function expectEverywhereNone(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where);
  const size = page.viewportSize();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('public pages have no violations and no sideways scroll', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(site.origin + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expectEverywhereNone(page, path);
      }
    });

    test('signed-in pages and the room have none either', async ({ page }) => {
      await signIn(page, site, {
        name: 'Axe Walker',
        email: `axe.${colorScheme}@example.com`,
        interviews: 0,
      });
      await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
      await expectNoViolations(page, 'subscription required');
      await operate(site.env, ['grant', `axe.${colorScheme}@example.com`, '1', '--reason', 'browser test']);
      await expect(page.getByRole('button', { name: 'Begin Interview' })).toBeVisible();
      await expectNoViolations(page, 'intro');
      const room = await startInterview(page, colorScheme === 'light' ? 'Chill' : 'Grill', resumePdf);
      await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
      await expectNoViolations(page, 'the room');
      await room.getByRole('banner').getByRole('button', { name: 'End' }).click();
      await expectNoViolations(page, 'the end dialog');
      await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
      await expect(
        roomOf(page)
          .getByText(/returned/)
          .first(),
      ).toBeVisible();
      await expectNoViolations(page, 'no feedback');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(`${site.origin}/past-interviews`);
      await expect(page.getByText('No Finished Interviews Yet')).toBeVisible();
      await expectNoViolations(page, 'past interviews');
    });

    test('buying, the account and the receipts have none, and no sideways scroll', async ({ page }) => {
      const email = `axe.buyer.${colorScheme}@example.com`;
      await signIn(page, site, { name: 'Axe Buyer', email, interviews: 1 });
      const dialog = await openDialog(page, site, 'premium');
      await expectNoViolations(page, 'the payment dialog');
      await pay(dialog, 'Declined');
      await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectNoViolations(page, 'the payment dialog, declined');
      await leave(dialog);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'pricing, declined');
      await buy(page, site, 'premium');
      await buy(page, site, 'top_up');
      await leave(await openDialog(page, site, 'top_up'));
      await expect(page.getByText(/^Current Plan: Premium/)).toBeVisible();
      await expectEverywhereNone(page, 'pricing with Premium');

      await page.goto(`${site.origin}/account`);
      await page.getByRole('button', { name: /^Refund ₹999 of Top-up/ }).click();
      await expectNoViolations(page, 'the refund dialog');
      await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
      await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
      await expectEverywhereNone(page, 'a rich account');
      for (const paper of [/^Payment receipt /, /^Credit note /]) {
        await page.getByRole('link', { name: paper }).first().click();
        await expect(page.getByRole('table')).toBeVisible();
        await expectEverywhereNone(page, String(paper));
        await page.goBack();
      }
    });
  });
}
