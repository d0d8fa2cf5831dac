import { expect } from '@playwright/test';
import { indiaDay } from '#contract/india-time.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { tabTo } from './tab-to.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('a date is set with its plan and its calendar file, and cleared again, by keys', async ({
  page,
  context,
}) => {
  await enter(context, site, { name: 'Kavya Ramanathan', email: 'kavya.date@example.com', interviews: 2 });
  await page.goto(`${site.origin}/account`);
  const region = page.getByRole('region', { name: 'Your interview date' });
  await region.getByLabel('Date of the interview').fill(indiaDay(new Date(), -10));
  await region.getByLabel('School, if you like').fill('IIM Indore');
  await region.getByLabel('School, if you like').press('Enter');
  await expect(region.getByText('Ten days left.')).toBeVisible();
  await expect(region.getByText('Saved.')).toBeVisible();
  await expect(region.getByText('a mock interview')).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    region.getByRole('link', { name: 'Take it into your calendar (.ics)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('hotseat-plan.ics');
  await expectEverywhere(page, 'the account with a date');
  await region.getByLabel('School, if you like').focus();
  const clear = region.getByRole('button', { name: 'Clear it' });
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(region.getByLabel('Date of the interview')).toBeFocused();
  await expect(region.getByText('Ten days left.')).toHaveCount(0);
});

test('a date that is over says so kindly, and offers to clear it', async ({ page, context }) => {
  await enter(context, site, { name: 'Kavya Ramanathan', email: 'kavya.over@example.com', interviews: 0 });
  const none = { interviews: 0, beyond: 0, outrun: 0, firstExpiry: null, drillsDue: 0 };
  const plan = { ...none, daysLeft: -2, neverAssessed: [], steps: [] };
  const date = { day: indiaDay(new Date(), 2), school: null, reminders: true };
  await page.route('**/api/me/interview-date', (route) => route.fulfill({ json: { date, plan } }));
  await page.goto(`${site.origin}/account`);
  const region = page.getByRole('region', { name: 'Your interview date' });
  await expect(region.getByText('That day is over. We hope it went well.')).toBeVisible();
  await expect(region.getByRole('button', { name: 'Clear it' })).toBeVisible();
  await expect(region.getByRole('link')).toHaveCount(0);
});
