import { expect, type Page } from '@playwright/test';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { expectCopies } from './expect-copies.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { findUser, signInAsOperator } from './operator-sign-in.ts';
import { openSite, sharedSite, type Site, test } from './site.ts';
import { finishedInterview } from './visitor.ts';

const asha = 'asha.rao@example.com';
const ravi = 'ravi.iyer@example.com';
const ira = 'ira.deshpande@example.com';

let site: Site;
test.beforeAll(async () => {
  site = await openSite({ OPERATORS: `${asha} admin, ${ravi} support` });
  const client = new ApiClient(site.origin);
  await client.signIn({ name: 'Ira Deshpande', email: ira });
  await buy(client, LocalGateway.of(site.env));
  await finishedInterview(client, 'chill', 2);
});
test.afterAll(() => site.close());

const goTo = (page: Page, view: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: view }).click();

test('an operator signs in, finds a user, gives an interview and sees it in the audit log', async ({
  page,
}) => {
  await signInAsOperator(page, site, asha);
  await expect(page.getByText(`${asha}, admin`)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('link', { name: 'Health' }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await findUser(page, 'nobody@example.com');
  await expect(page.getByRole('heading', { name: 'Nothing by that name' })).toBeVisible();
  await findUser(page, ira.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Ira Deshpande' })).toBeVisible();
  expect(page.url()).not.toContain('@');
  await expectCopies(page.getByRole('button', { name: 'Copy the e-mail' }), ira, site.origin);

  await page.getByRole('button', { name: 'Give interviews' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give 1 interview?' });
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(dialog.getByText('Say why in 3 letters at least.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('the panel broke off, ticket 12');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(page.getByText(/^Given 1 interview, good until .* IST; \d+ left now\.$/)).toBeVisible();

  await goTo(page, 'Audit log');
  const entry = page.getByRole('row').filter({ hasText: 'interviews granted' }).first();
  await expect(entry).toContainText('the panel broke off, ticket 12');
  await expect(entry).toContainText(asha);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'The operator’s page' })).toBeVisible();
});

test('the words of an interview are shown to an admin who says why', async ({ page }) => {
  await signInAsOperator(page, site, asha);
  await findUser(page, ira);
  await page.getByRole('button', { name: /^Read the words/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${ira} is told so by mail`);
  await dialog.getByLabel('Reason').fill('they reported a rude question');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  const words = page.getByRole('region', { name: 'What was said' });
  await expect(words.getByRole('listitem').first()).toBeVisible();
  await expect(words).toContainText('Candidate');
  await words.getByRole('button', { name: 'Put it away' }).click();
  await expect(words).toBeHidden();
});

test('support has no button for what it may not do', async ({ page }) => {
  await signInAsOperator(page, site, ravi);
  await expect(page.getByText(`${ravi}, support`)).toBeVisible();
  await findUser(page, ira);
  await expect(page.getByRole('button', { name: 'Give interviews' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Read the words/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^ord_/ }).click();
  await expect(page.getByRole('heading', { name: 'Attempts to pay' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask the gateway' })).toHaveCount(0);
});

test('who is not on the list is told so, and gets nowhere', async ({ page }) => {
  await signInAsOperator(page, site, 'sana.qureshi@example.com');
  await expect(page.getByRole('alert')).toHaveText('This account is not on the list of operators.');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectEverywhere(page, 'the refused sign-in');
});

test('every view has no violations in either theme and fits every width', async ({ page, context }) => {
  await signInAsOperator(page, site, asha);
  await expect(page.getByRole('heading', { level: 1, name: 'Find' })).toBeVisible();
  await expectEverywhere(page, 'find');
  for (const [view, seen] of [
    ['Orders', 'None: everything that was paid is settled.'],
    ['Webhooks and queues', 'sweep interviews'],
    ['Costs', 'Nothing was spent in these days.'],
    ['Health', 'What it is made of'],
    ['Audit log', 'operator sign in'],
  ] as const) {
    await goTo(page, view);
    await expect(page.getByText(seen).first()).toBeVisible();
    await expectEverywhere(page, view);
  }
  await findUser(page, ira);
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  await expectEverywhere(page, 'a user');
  await page.getByRole('button', { name: 'Give interviews' }).click();
  await expectEverywhere(page, 'an act');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^ord_/ }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await expectEverywhere(page, 'an order');
  await context.setOffline(true);
  await goTo(page, 'Costs');
  await expect(page.getByRole('alert')).toHaveText(/^You are offline/);
  await expectEverywhere(page, 'without a network');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'By day' })).toBeVisible();
});

test('a sign-in that is over leads back to the door', async ({ page, context }) => {
  await signInAsOperator(page, site, asha);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await context.clearCookies({ name: 'hotseat_operator' });
  await goTo(page, 'Health');
  await expect(page.getByRole('alert')).toHaveText(
    'Your sign-in to this page is over. Please sign in again.',
  );
});

test('where nobody is on the list there is no such page', async ({ page }) => {
  const plain = await sharedSite();
  for (const path of ['/operator', '/operator/audit']) {
    const reply = await page.goto(plain.origin + path);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0);
  }
});
