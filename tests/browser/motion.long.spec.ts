import { expect, type Page } from '@playwright/test';
import { sharedSite, type Site, test } from './site.ts';
import { enter } from './visitor.ts';

const desktop = { width: 1440, height: 900 };

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});
test.use({ viewport: desktop, reducedMotion: 'no-preference' });

/** Opens a page whose clock stands still but for the test. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await goTo(page, path);
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  // The page wakes up once it was drawn, by the same clock.
  await page.clock.runFor(500);
  await page.getByText('Local demo.').waitFor();
}

const ending = (page: Page) => page.locator('h1 em .typed');
const count = (page: Page) => page.locator('.seven [aria-hidden]');
const ticker = (page: Page) =>
  page
    .getByRole('region', { name: 'Problems and what Hotseat does about them' })
    .getByRole('list')
    .evaluate((list) => list.getAnimations().map((one) => one.effect?.getTiming().duration));
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const caption = (page: Page) => page.locator('figcaption span').first();

test('the landing types, counts to 700 in three seconds and lets the pairs pass in thirty', async ({
  page,
}) => {
  await open(page, '/');
  await expect(ending(page)).toHaveText('your third semester.');
  // Each letter sets the clock for the next one once it stands there.
  const typed = (): Promise<string> => page.clock.runFor(2_600).then(() => ending(page).innerText());
  await expect.poll(typed, { intervals: [20], timeout: 120_000 }).toMatch(/^those/);
  await count(page).scrollIntoViewIfNeeded();
  await expect.poll(() => page.clock.runFor(100).then(() => count(page).innerText())).not.toMatch(/^700/);
  await page.clock.runFor(3_000);
  await expect(count(page)).toHaveText('700+');
  expect(await ticker(page)).toEqual([30_000]);
});

test('pricing scrolls to its plans after five seconds, and not before', async ({ page }) => {
  await open(page, '/pricing');
  await page.clock.runFor(4_000);
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(1_500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('the slideshow changes every eight seconds', async ({ page, context }) => {
  await enter(context, site, { name: 'Moving Eye', email: 'moving.eye@example.com', interviews: 1 });
  await open(page, '/interview');
  const first = (await caption(page).textContent()) ?? '';
  await page.clock.runFor(7_000);
  await expect(caption(page)).toHaveText(first);
  await page.clock.runFor(1_500);
  await expect(caption(page)).not.toHaveText(first);
  expect(
    await page
      .locator('.slide')
      .first()
      .evaluate((slide) => getComputedStyle(slide).transitionDuration),
  ).toBe('3s');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the landing stands still: one ending, 700 at once, the pairs as a list', async ({ page }) => {
    await open(page, '/');
    await count(page).scrollIntoViewIfNeeded();
    await expect(count(page)).toHaveText('700+');
    await page.clock.runFor(12_000);
    await expect(ending(page)).toHaveText('your third semester.');
    await expect(count(page)).toHaveText('700+');
    expect(await ticker(page)).toEqual([]);
    const pairs = page.getByRole('region', { name: 'Problems and what Hotseat does about them' });
    await expect(pairs.getByRole('listitem')).toHaveCount(10);
    await expect(pairs.getByRole('button')).toBeHidden();
  });

  test('pricing does not scroll and the slideshow waits for its button', async ({ page, context }) => {
    await open(page, '/pricing');
    await page.clock.runFor(12_000);
    expect(await scrolled(page)).toBe(0);
    await enter(context, site, { name: 'Still Eye', email: 'still.eye@example.com', interviews: 1 });
    await goTo(page, '/interview');
    const first = (await caption(page).textContent()) ?? '';
    await page.clock.runFor(20_000);
    await expect(caption(page)).toHaveText(first);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(caption(page)).not.toHaveText(first);
  });
});
