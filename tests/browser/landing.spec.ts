import { expect } from '@playwright/test';
import { claims } from '#web/content/claims.ts';
import { faq } from '#web/content/faq.ts';
import { problems } from '#web/content/problems.ts';
import { sharedSite, type Site, test } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test.use({ reducedMotion: 'no-preference' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole first page can be read', async ({ page }) => {
    await page.goto(site.origin);
    const text = (await page.locator('main').textContent()) ?? '';
    for (const { title } of claims) expect(text).toContain(title);
    for (const { solution } of problems) expect(text).toContain(solution);
    for (const { answer } of faq) expect(text).toContain(answer);
  });
});

test('the first page stands whole when it is opened and when it is come to by a link', async ({ page }) => {
  const islands = () =>
    page.locator('[data-island]').evaluateAll((all) => all.map((island) => island.innerHTML));
  await page.goto(site.origin);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Updates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest Updates' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('They will ask about');
  const come = await islands();
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(come).toEqual(await islands());
  expect(come.filter((html) => html === '')).toEqual([]);
});

test('the headline is typed anew and nothing below it moves', async ({ page }) => {
  await page.goto(site.origin);
  await page.evaluate(() => document.fonts.ready);
  const below = page.getByText('Hotseat is a mock interview for MBA admissions.');
  const before = await below.boundingBox();
  await expect(page.locator('.hero .typed')).toHaveText('those six sites.', { timeout: 120_000 });
  expect(await below.boundingBox()).toEqual(before);
});

test('the moving text stops for the pointer and plays on when asked to', async ({ page }) => {
  await page.goto(site.origin);
  const runs = () =>
    page.locator('.tick ul').evaluate((list) => getComputedStyle(list).animationPlayState === 'running');
  const pause = page.getByRole('button', { name: 'Pause the moving text' });
  await pause.scrollIntoViewIfNeeded();
  await expect.poll(runs).toBe(true);
  await pause.focus();
  expect(await runs()).toBe(false);
  await pause.click();
  expect(await runs()).toBe(false);
  await page.getByRole('button', { name: 'Play the moving text' }).click();
  await expect.poll(runs).toBe(true);
});
