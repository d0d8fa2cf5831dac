import { expect, type Page } from '@playwright/test';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const person = { name: 'Rohan Kale', email: 'rohan.kale@example.com', interviews: 1 };
const weak = [
  'We were handling many tasks in the team and it was a good experience. I am a hard working person and a quick learner.',
  'I wrote a Python script that sorted the requests by branch, because the morning queue took four hours. After that it took 50 minutes.',
];

let site: Site;
let sessionId: string;
test.beforeAll(async ({ browser }) => {
  site = await openSite();
  const context = await browser.newContext();
  const client = await enter(context, site, person);
  sessionId = await finishedInterview(client, 'chill', 14, (_, before) => weak[before % 2] ?? '');
  await context.close();
});
test.afterAll(() => site.close());
test.use({ reducedMotion: 'reduce' } as object);

const title = 'Your weakest answer, and how it could have gone';
const section = (page: Page) => page.getByRole('region', { name: title });
const opened = (page: Page) => section(page).getByRole('button', { name: 'See how it could have gone' });

let asked: string[];
test.beforeEach(async ({ context, page }) => {
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(context, site, { ...person, interviews: 0 });
  await page.goto(`${site.origin}/feedback/${sessionId}`);
  await expect(section(page)).toBeVisible();
});

test('it opens by keyboard, the arrows go up and down, and a word leads to its turn', async ({ page }) => {
  expect(asked.filter((url) => /\/ladder(?:-answer.*)?$/.test(url))).toEqual([]);
  await opened(page).focus();
  await page.keyboard.press('Enter');
  const five = section(page).getByRole('tab', { name: 'As about a 5' });
  await expect(five).toHaveAttribute('aria-selected', 'true');
  await expect(section(page).getByRole('tabpanel')).toContainText('Put together by plain code');
  await expect(section(page).locator('.rung .blank, .rung ins').first()).toBeVisible();
  await five.focus();
  await page.keyboard.press('ArrowRight');
  await expect(section(page).getByRole('tab', { name: 'As about a 7' })).toBeFocused();
  await page.keyboard.press('End');
  const eight = section(page).getByRole('tab', { name: 'As about an 8' });
  await expect(eight).toHaveAttribute('aria-selected', 'true');
  await expect(section(page).getByRole('tabpanel')).toContainText(/\[.+\?\]/);
  await page.keyboard.press('ArrowRight');
  await expect(five).toBeFocused();
  await expectEverywhere(page, 'the ladder');
  const link = section(page).getByRole('link').first();
  const turnId = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect(page.locator(`#${turnId}`)).toBeInViewport();
});

test.describe('while the service is away', () => {
  test.use({ planted: /status of 503 .*\/ladder$/ });
  test('what cannot be had can be asked for again, and where there is none that is said', async ({
    page,
  }) => {
    const path = `**/api/feedback/${sessionId}/ladder`;
    await page.route(path, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'upstream_unavailable' } } }),
    );
    await opened(page).click();
    await expect(section(page).getByRole('alert')).toBeVisible();
    await page.unroute(path);
    const none = { status: 'ready', ladder: { kind: 'none', because: 'all_strong' } };
    await page.route(path, (route) => route.fulfill({ json: none }));
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(section(page)).toContainText('There is no weak answer to tell again.');
  });
});
