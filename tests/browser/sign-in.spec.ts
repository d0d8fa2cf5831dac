import { expect } from '@playwright/test';
import { sharedSite, type Site, signIn, test } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('closing the popup says so, and signing in still works afterwards', async ({ page }) => {
  await page.goto(`${site.origin}/signin`);
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByText('Use your Google account to continue')).toBeVisible();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.waitForURL(/choose/);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await popup.close();
  await expect(page.getByText('Sign in cancelled by user')).toBeVisible();
  await signIn(page, site, { name: 'Late Comer', email: 'late.comer@example.com', interviews: 0 });
});

test('a press before the page can listen is not lost', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/signin`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = page.waitForEvent('popup');
  pressed.resolve();
  await (await popup).waitForURL(/choose/);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
});

test('cancelling at the provider says the same', async ({ page }) => {
  await page.goto(`${site.origin}/signin`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sign in cancelled by user')).toBeVisible();
});

test('a blocked popup goes the whole way in the page and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${site.origin}/past-interviews`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /Tenzin Dolma/ }).click();
  await expect(page).toHaveURL(`${site.origin}/past-interviews`);
  await expect(page.getByText('No Finished Interviews Yet')).toBeVisible();
});

test('signing out in one tab signs the others out', async ({ page, context }) => {
  await signIn(page, site, { name: 'Two Tabs', email: 'two.tabs@example.com', interviews: 0 });
  const other = await context.newPage();
  await other.goto(`${site.origin}/past-interviews`);
  await expect(other.getByText('No Finished Interviews Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/signin/);
});
