import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { operate } from '#tests/fixtures/operate.ts';
import { expectNoViolations } from './expect-no-violations.ts';
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('public pages have no violations and no sideways scroll', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(site.origin + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expectNoViolations(page, path);
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
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
  });
}
