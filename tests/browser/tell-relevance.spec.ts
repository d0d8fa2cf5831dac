import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const person = { name: 'Tara Iyer', email: 'tara.telling@example.com', interviews: 1 };
const fullAnswers = 34;

let site: Site;
let address: string;
test.beforeAll(async ({ browser }) => {
  site = await sharedSite();
  const context = await browser.newContext();
  const client = await enter(context, site, person);
  address = `${site.origin}/feedback/${await finishedInterview(client, 'chill', fullAnswers)}`;
  await context.close();
});
test.beforeEach(async ({ context, page }) => {
  await enter(context, site, { ...person, interviews: 0 });
  await page.goto(address);
  await expect(page.getByText(/^This is the practice panel: no AI model read your answers/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Open all' }).click();
});

const question = 'Read your answer as the panel would. Did it answer the question?';
const asked = (page: Page) => page.getByRole('group', { name: question });
const card = (page: Page) =>
  page
    .locator('article.topic')
    .filter({ has: asked(page) })
    .filter({ has: page.locator('.mg b') })
    .first();
const tell = (page: Page, words: string) => card(page).getByRole('radio', { name: words });

test('a topic is told of with the keyboard, and its number and the overall follow at once', async ({
  page,
}) => {
  const waiting = page.getByText(
    /^Provisional\. .* for you to tell whether your answers met the question\.$/,
  );
  await expect(waiting).toBeVisible();
  const before = await waiting.textContent();
  await expect(card(page).getByText('provisional', { exact: true })).toBeVisible();
  await tell(page, 'Yes').focus();
  await page.keyboard.press('Space');
  await expect(card(page).getByText('Saved. The score stands.')).toBeVisible();
  await expect(card(page).getByText('provisional', { exact: true })).toHaveCount(0);
  await expect(waiting).not.toHaveText(before ?? '');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tell(page, 'No')).toBeChecked();
  await expect(card(page).getByText('Saved. The score stops at 2.')).toBeVisible();
  await expect(card(page).locator('.mg b')).toHaveText(/^Score: [0-2]\/10$/);
  await page.reload();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByRole('radio', { name: 'No', checked: true })).toHaveCount(1);
  await expectNoViolations(page, 'a feedback that was told of');
});

test('what could not be saved is taken back and said so, and can be told again', async ({
  page,
  context,
}) => {
  await tell(page, 'Partly').check();
  await expect(card(page).getByText('Saved. The score stops at 5.')).toBeVisible();
  await context.setOffline(true);
  await tell(page, 'Yes').click();
  await expect(card(page).getByRole('alert')).toHaveText(/^Not saved\. /);
  await expect(tell(page, 'Partly')).toBeChecked();
  await context.setOffline(false);
  await tell(page, 'Yes').click();
  await expect(card(page).getByText('Saved. The score stands.')).toBeVisible();
  await expect(card(page).getByRole('alert')).toHaveCount(0);
});
