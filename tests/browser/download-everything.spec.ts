import { readFileSync } from 'node:fs';
import { expect, type Download, type Page } from '@playwright/test';
import type { ExportStanding } from '#contract/export.ts';
import { paths } from '#contract/paths.ts';
import { textOf, unzip } from '#tests/fixtures/copies.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { tabTo } from './tab-to.ts';
import { enter, finishedInterview } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const section = (page: Page) => page.getByRole('region', { name: 'Download everything' });

async function filesIn(download: Download): Promise<Map<string, Uint8Array>> {
  return unzip(readFileSync(await download.path()));
}

/** The page with the copy standing so, whatever the service says. */
async function showStanding(page: Page, standing: ExportStanding): Promise<void> {
  await page.route('**/api/export', (route) => route.fulfill({ json: standing }));
  await page.goto(`${site.origin}${paths.account}`);
  await expect(section(page)).toBeVisible();
}

test('a copy is asked for with the keyboard, waited for and downloaded, and holds the transcript', async ({
  page,
  context,
}) => {
  const person = { name: 'Asha Menon', email: 'asha.menon@example.com', interviews: 1 };
  const client = await enter(context, site, person);
  const said = 'I kept the credit book of the shop from class nine.';
  await finishedInterview(client, 'chill', 8, () => said);
  await page.goto(`${site.origin}${paths.account}`);
  const here = section(page);
  await tabTo(page, here.getByRole('button', { name: 'Make my copy' }));
  await page.keyboard.press('Enter');
  const link = here.getByRole('link', { name: /^Download \(\d+ KB\)$/ });
  await expect(link).toBeVisible({ timeout: 120_000 });
  await expect(here.getByRole('status')).toHaveText(/^Your copy is ready, as of .+ It stays until /);
  // The button is gone: who works with keys stays here.
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^hotseat-\d{4}-\d\d-\d\d\.zip$/);
  const files = await filesIn(download);
  const transcript = [...files.keys()].find((name) =>
    /^interviews\/001-.+-chill\/transcript\.txt$/.test(name),
  );
  expect(textOf(files, transcript ?? '')).toContain(`You:\r\n${said}`);
  expect(textOf(files, 'data/profile.json')).toContain(person.email);
  await expectEverywhere(page, 'a copy that is ready');

  const copy = await context.newPage();
  await copy.setContent(textOf(files, 'index.html'));
  await expect(copy.getByRole('heading', { level: 1 })).toHaveText('Everything Hotseat keeps about you');
  await expect(copy.getByText(said).first()).toBeVisible();
  await expectEverywhere(copy, 'the page in the copy');
});

test('who signed in long ago signs in once more, comes back to the place, and downloads', async ({
  page,
  context,
}) => {
  const person = { name: 'Ravi Pillai', email: 'ravi.pillai@example.com', interviews: 0 };
  const client = await enter(context, site, person);
  await client.call('askForExport', { body: {} });
  await expect.poll(async () => (await client.call('readExport')).status, { timeout: 120_000 }).toBe('ready');
  const ready = await client.call('readExport');
  if (ready.status !== 'ready') throw new Error('It was ready just now.');
  await showStanding(page, { ...ready, freshSeconds: 0 });
  const here = section(page);
  await expect(here.getByRole('link')).toHaveCount(0);
  await expectEverywhere(page, 'a copy that asks for a sign-in');

  const again = here.getByRole('button', { name: 'Sign in again to download' });
  await again.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Who thinks better of it is where they were, and signed in.
  await page.waitForURL(`**${paths.account}#copy`);
  await again.click();
  await page.getByText('Use another account').waitFor();
  await page.unrouteAll();
  await page.getByText('Use another account').click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**${paths.account}#copy`);
  await expect(here.getByRole('heading')).toBeInViewport();
  const link = here.getByRole('link', { name: /^Download/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(textOf(await filesIn(download), 'data/profile.json')).toContain(person.email);
});

test('a consent that is taken back takes the copy with it, and the page offers a new one', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Lata Rao',
    email: 'lata.rao@example.com',
    interviews: 0,
  });
  await giveConsent(client);
  await client.call('askForExport', { body: {} });
  await expect.poll(async () => (await client.call('readExport')).status, { timeout: 120_000 }).toBe('ready');
  await page.goto(`${site.origin}${paths.account}`);
  const here = section(page);
  await expect(here.getByRole('link', { name: /^Download/ })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Resume and answers' });
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(here.getByRole('button', { name: 'Make a new copy', exact: true })).toBeVisible();
  await expect(here.getByRole('status')).toContainText('at once when something that stands in it is deleted');
  await expect(here.getByRole('link')).toHaveCount(0);
});

const exportId = `exp_${'a'.repeat(22)}`;
const askedAt = '2026-11-20T10:00:00.000Z';
const standings: readonly [string, ExportStanding, RegExp][] = [
  ['none', { status: 'none' }, /One ZIP file with all we keep/],
  ['making', { status: 'making', exportId, done: 12, of: 60 }, /Your copy is being made/],
  ['over', { status: 'over', askedAt }, /is deleted, as each is after 24 hours/],
  ['failed', { status: 'failed', askedAt }, /could not be made/],
];

for (const [name, standing, words] of sampled(standings)) {
  test(`a copy that is ${name} says so, without violations at any width`, async ({ page, context }) => {
    const email = `copy.${name}@example.com`;
    await enter(context, site, { name: `Copy ${name}`, email, interviews: 0 });
    await showStanding(page, standing);
    await expect(section(page).getByText(words)).toBeVisible();
    await expectEverywhere(page, `a copy: ${name}`);
  });
}

test.describe('when the fourth copy of a day is refused', () => {
  test.use({ planted: /429/ });

  test('the page says when to come back', async ({ page, context }) => {
    const client = await enter(context, site, {
      name: 'Four Copies',
      email: 'four.copies@example.com',
      interviews: 0,
    });
    let replaces: string | undefined;
    for (let n = 0; n < 3; n++) {
      await client.call('askForExport', { body: replaces ? { replaces } : {} });
      await expect
        .poll(async () => (await client.call('readExport')).status, { timeout: 120_000 })
        .toBe('ready');
      const standing = await client.call('readExport');
      if (standing.status === 'ready') replaces = standing.exportId;
    }
    await page.goto(`${site.origin}${paths.account}`);
    await section(page).getByRole('button', { name: 'Make a new copy instead' }).click();
    await expect(section(page).getByRole('alert')).toHaveText(/^That was three copies today/);
  });
});
