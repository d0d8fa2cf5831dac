import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { tabTo } from './tab-to.ts';
import { enter, finishedInterview } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('a card without a score is made by keyboard, shows one when asked, and is taken as a picture', async ({
  page,
  context,
}) => {
  const person = { name: 'Rohit Pillai', email: 'rohit.pillai@example.com', interviews: 1 };
  const sessionId = await finishedInterview(await enter(context, site, person), 'chill', 18);
  await page.goto(`${site.origin}${paths.feedback(sessionId)}`);
  const here = page.getByRole('region', { name: 'A card to share' });
  await tabTo(page, here.getByRole('button', { name: 'A card to share' }));
  await page.keyboard.press('Enter');
  const card = here.getByRole('img');
  await expect(card).toHaveAccessibleName(
    /^I practised for my MBA interview with Hotseat\. \d+ topics?, \d+ minutes?\.$/,
  );
  await tabTo(page, here.getByRole('checkbox', { name: 'Show my score on the card' }));
  await page.keyboard.press('Space');
  await expect(card).toHaveAccessibleName(/of 10, likely .+, read by Offline practice interviewer\.$/);
  await expectEverywhere(page, 'a card to share');
  await tabTo(page, here.getByRole('button', { name: 'Download the picture' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('hotseat-practice.png');
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
