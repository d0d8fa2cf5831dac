import { expect } from '@playwright/test';
import { indiaDay } from '#contract/india-time.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { tabTo } from './tab-to.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const token = 'a'.repeat(43);

test('reminders are off until chosen beside the date, say what is sent, and are taken back with one press', async ({
  page,
  context,
}) => {
  await enter(context, site, { name: 'Kavya Ramanathan', email: 'kavya.remind@example.com', interviews: 0 });
  await page.goto(`${site.origin}/account`);
  const region = page.getByRole('region', { name: 'Your interview date' });
  const box = region.getByRole('checkbox', { name: 'Remind me by mail' });
  await expect(region.getByLabel('Date of the interview')).toBeVisible();
  await expect(box).toHaveCount(0);
  await region.getByLabel('Date of the interview').fill(indiaDay(new Date(), -20));
  await region.getByRole('button', { name: 'Save the date' }).click();
  await expect(box).not.toBeChecked();
  await expect(region.getByText('At most three mails: 7 days, 3 days and 1 day before')).toBeVisible();
  await tabTo(page, box);
  const kept = () => page.waitForResponse((reply) => reply.url().endsWith('/interview-date/reminders'));
  await Promise.all([kept(), page.keyboard.press('Space')]);
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
  await expectEverywhere(page, 'the account with reminders');
  await Promise.all([kept(), box.click()]);
  await page.reload();
  await expect(box).not.toBeChecked();
});

test('what cannot be kept is said, and the box shows what is so', async ({ page, context }) => {
  await enter(context, site, { name: 'Kavya Ramanathan', email: 'kavya.unkept@example.com', interviews: 0 });
  const plan = { daysLeft: 9, interviews: 0, beyond: 0, drillsDue: 0, neverAssessed: [], steps: [] };
  const date = { day: indiaDay(new Date(), -9), school: null, reminders: false };
  await page.route('**/api/me/interview-date', (route) => route.fulfill({ json: { date, plan } }));
  // The service knows of no date.
  await page.goto(`${site.origin}/account`);
  const box = page.getByRole('checkbox', { name: 'Remind me by mail' });
  await box.click();
  await expect(page.getByText('That was not saved.')).toBeVisible();
  await expect(box).not.toBeChecked();
});

for (const [kind, stopped] of sampled([
  ['feedback', 'Mails that tell you your feedback is ready are stopped.'],
  ['reminders', 'Mails that remind you of your interview are stopped.'],
] as const))
  test(`the page of a link says which mails it stops and stops them by one button: ${kind}`, async ({
    page,
  }) => {
    const json = (comes: boolean) => ({ json: { kind, comes } });
    await page.route('**/api/unsubscribe/open', (route) => route.fulfill(json(true)));
    await page.route('**/api/unsubscribe', (route) => route.fulfill(json(false)));
    await page.goto(`${site.origin}/unsubscribe?token=${token}`);
    const button = page.getByRole('button', { name: 'Stop these mails' });
    await expect(button).toBeVisible();
    await expectEverywhere(page, 'the page of a link');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(page.getByText(stopped)).toBeFocused();
    await expect(button).toHaveCount(0);
    await expectEverywhere(page, 'the page of a link that was used');
    await expect(page.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  });

test.describe('a link of nobody', () => {
  test.use({ planted: /404|400/ });

  test('says that it leads nowhere, and where mails are chosen', async ({ page }) => {
    for (const query of [`?token=${token}`, '']) {
      await page.goto(`${site.origin}/unsubscribe${query}`);
      await expect(page.getByText('This link leads nowhere')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose your mails on your account page' })).toBeVisible();
    }
  });
});
