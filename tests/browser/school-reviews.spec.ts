import { expect, type Page } from '@playwright/test';
import { finishSittings } from '#tests/fixtures/finished-sittings.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSchoolSite } from './school-site.ts';
import { type Site, test } from './site.ts';

/* Two reviewers mark blind, one by keyboard; then the shortlist says why who stands where (rules SCHOOL-8, SCHOOL-60 to SCHOOL-62). */

let site: Site;
let world: SchoolWorld;
test.beforeAll(async () => {
  const opened = await openSchoolSite();
  site = opened.site;
  world = await openSchoolWorld(opened.service);
  await finishSittings(opened.service, world, await world.invite(['Asha Rane', 'Bina Kaul', 'Chitra Nair']));
});
test.afterAll(() => site.close());
test.describe.configure({ mode: 'serial' });
test.use({ planted: /ERR_INTERNET_DISCONNECTED/ });

async function as(page: Page, client: ApiClient, view: string): Promise<void> {
  await page.context().clearCookies();
  const cookies = client.cookiesFor(site.origin).split('; ');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: site.origin };
    }),
  );
  await page.goto(`${site.origin}/schools/${world.orgId}/${view}`);
}

const rubric = (page: Page) => page.getByRole('region', { name: 'Your review' });

test('who assigns shares the sittings out and sees how far they are', async ({ page }) => {
  await as(page, world.staff.client, 'reviews?tab=team');
  await expect(page.getByText('Sittings without a reader')).toBeVisible();
  await page.getByRole('button', { name: 'Assign reviews' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign reviews' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByText('Choose who is to read.')).toBeVisible();
  for (const who of ['one', 'two']) await dialog.getByLabel(`sahyadri reviewer ${who}`).check();
  await dialog.getByLabel('By topic').check();
  const topics = dialog.getByRole('group', { name: 'Topics' });
  await expect(topics.getByRole('checkbox')).toHaveCount(world.rules.topics.length);
  await expectEverywhere(page, 'assigning by topic');
  await dialog.getByLabel('By topic').uncheck();
  await expectEverywhere(page, 'assigning');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('6 reviews were assigned.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back from sahyadri reviewer two: Chitra Nair' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Chitra Nair' })).toContainText('0 of 1');
  await expectEverywhere(page, 'progress');
});

test('a reviewer marks by keyboard, loses the network and no word, and sees the numbers only then', async ({
  page,
  context,
}) => {
  const [first] = world.reviewers;
  await as(page, first.client, 'reviews');
  await expect(page.getByRole('link', { name: '3 waiting' })).toBeVisible();
  await expectEverywhere(page, 'the desk');
  await expect(page.getByRole('link', { name: 'Read the one waiting longest' })).toBeVisible();
  await page.getByRole('link', { name: 'Asha Rane' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rane' })).toBeVisible();
  await expect(page.getByText('Beside yours')).toHaveCount(0);
  await page.keyboard.press('?');
  await expectEverywhere(page, 'the keys');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+Enter');
  await expect(rubric(page).getByText('Give this a mark.')).toHaveCount(4);
  for (const key of ['4', 'j', '5', 'j', '3']) await page.keyboard.press(key);
  await expect(rubric(page).getByText('Give this a mark.')).toHaveCount(1);
  await page.keyboard.press('q');
  await expect(page.locator('mark:focus')).toBeInViewport();
  await page.keyboard.press('b');
  await expect(rubric(page).getByText('Kept', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  await page.keyboard.press('n');
  await page.keyboard.type('Clear, and checked by 3 questions.');
  await expect(rubric(page).getByText(/^No connection/)).toBeVisible();
  await context.setOffline(false);
  await expect(rubric(page).getByText('Kept', { exact: true })).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(rubric(page).getByLabel('Note')).toHaveValue('Clear, and checked by 3 questions.');
  await expect(rubric(page).getByText('4 of 4 marked')).toBeVisible();
  await expectEverywhere(page, 'a review');

  await page.keyboard.press('r');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Beside yours' })).toBeVisible();
  await expect(page.getByText(/Our score over all topics is/)).toBeVisible();
  await page.getByRole('button', { name: 'Change it, with a reason' }).click();
  await page.getByRole('button', { name: 'Keep the change' }).click();
  await expect(page.getByText('Say why in three letters at least.')).toBeVisible();
  await rubric(page).getByLabel('Why you change it').fill('I read it again.');
  await page.getByRole('button', { name: 'Keep the change' }).click();
  await expect(page.getByText('Changed because: I read it again.')).toBeVisible();
  await expectEverywhere(page, 'a submitted review');

  await page.getByRole('button', { name: 'Next review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Bina Kaul|Chitra Nair/ })).toBeVisible();
  await page.getByRole('button', { name: 'I know this applicant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I know them' }).click();
  await expect(page.getByRole('link', { name: '1 waiting' })).toBeVisible();
});

test('whose session ends while they write finds their words when they come back', async ({ page }) => {
  const reader = world.reviewers[1].client;
  await as(page, reader, 'reviews');
  await page.getByRole('link', { name: 'Bina Kaul' }).click();
  await expect(rubric(page).getByText('Kept', { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await rubric(page).getByLabel('Note').fill('Written as the session ended.');
  await page.waitForURL(/signin/);
  await as(page, reader, 'reviews');
  await page.getByRole('link', { name: 'Bina Kaul' }).click();
  await expect(rubric(page).getByLabel('Note')).toHaveValue('Written as the session ended.');
  await expect(rubric(page).getByText('Kept', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rubric(page).getByLabel('Note')).toHaveValue('Written as the session ended.');
});

test('two windows that part both stand, and the reviewer chooses', async ({ page }) => {
  const [, second] = world.reviewers;
  await as(page, second.client, 'reviews');
  await page.getByRole('link', { name: 'Asha Rane' }).click();
  await expect(rubric(page)).toBeVisible();
  const reviewId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await second.client.call('saveReview', {
    params: { orgId: world.orgId, reviewId },
    body: { marks: { hobbies: 1 }, recommendation: 'no', note: 'From the other window.', revision: 1 },
  });
  await rubric(page).getByLabel('Note').fill('From here.');
  await expect(page.getByText('Another window kept this review meanwhile. Which shall stand?')).toBeVisible();
  await expectEverywhere(page, 'two windows');
  await page.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(rubric(page).getByText('Kept', { exact: true })).toBeVisible();
  for (const key of ['Escape', 'k', 'k', 'k', '3', 'j', '3', 'j', '3', 'j', '3'])
    await page.keyboard.press(key);
  await page.keyboard.press('r');
  await page.keyboard.press('Space');
  await rubric(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('columnheader', { name: 'sahyadri reviewer one' })).toBeVisible();
});

test('the shortlist says why, people decide with a reason, and an appeal is read anew', async ({ page }) => {
  await as(page, world.staff.client, 'shortlist');
  await expect(page.getByRole('link', { name: 'In order (1)' })).toBeVisible();
  await page.getByText('Why Asha Rane stands here').click();
  await expect(page.getByText(/^The reviewers’ mean is \d\.\d\d and counts 100%\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the rules' }).click();
  const form = page.getByRole('dialog', { name: 'The rules of this season' });
  await form.getByLabel('Weight of Reviewers').fill('');
  await form.getByRole('button', { name: 'Keep the rules' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel('Weight of Our score').fill('1');
  await form.getByLabel('Places').fill('1');
  await expectEverywhere(page, 'the rules');
  await form.getByRole('button', { name: 'Keep the rules' }).click();
  await expect(page.getByRole('link', { name: 'In order (3)' })).toBeVisible();
  await expectEverywhere(page, 'the shortlist');

  await page.getByLabel('Choose Asha Rane').check();
  await page.getByLabel('Choose Bina Kaul').check();
  await page.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide about 2 applicants' });
  await dialog.getByLabel('Status').selectOption('Rejected');
  await dialog.getByRole('button', { name: /^Set 2/ }).click();
  await expect(dialog.getByText('Say why in three letters at least.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Below the others in this season.');
  await expectEverywhere(page, 'a decision');
  await dialog.getByRole('button', { name: /^Set 2/ }).click();
  await expect(page.getByText('2 applicants set to “Rejected”.')).toBeVisible();
  await page.getByLabel('Choose Asha Rane').check();
  await page.getByLabel('Choose Chitra Nair').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const asha = page.getByRole('article', { name: 'Asha Rane' });
  await expect(asha.getByText('Below the others in this season.')).toBeVisible();
  await expectEverywhere(page, 'side by side');
  await asha.getByRole('button', { name: 'Open an appeal of Asha Rane' }).click();
  const appeal = page.getByRole('dialog', { name: 'Open an appeal of Asha Rane' });
  await appeal.getByLabel('sahyadri owner').check();
  await appeal.getByLabel('Reason').fill('The line broke.');
  await appeal.getByRole('button', { name: 'Open the appeal' }).click();
  await expect(asha.getByText('Undecided', { exact: true }).first()).toBeVisible();
  await as(page, world.owner.client, 'shortlist');
  await expect(page.getByText(/^Hidden from you until your review is in: Asha Rane\./)).toBeVisible();
});
