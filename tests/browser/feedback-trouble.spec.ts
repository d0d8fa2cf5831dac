import { expect } from '@playwright/test';
import { indiaDay } from '#contract/india-time.ts';
import { paths } from '#contract/paths.ts';
import { hold } from './hold.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

/* Answers that do not come after the interview: nothing that is shown once is lost, and nothing is said to be done that was not. */

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});
test.use({ planted: /status of 500|net::ERR_FAILED/ });

test('a mentor link stays where the list fails, and the card has its words without our typefaces', async ({
  page,
  context,
}) => {
  const person = { name: 'Asha Sen', email: 'asha.sen@example.com', interviews: 1 };
  const sessionId = await finishedInterview(await enter(context, site, person), 'chill', 18);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(`${site.origin}${paths.feedback(sessionId)}`);

  const links = page.getByRole('region', { name: 'Ask a mentor' });
  const comes = await hold(page, '**/mentor-link-list-*.js');
  await links.getByRole('button', { name: 'Ask a mentor' }).click();
  await expect(links.getByText('This part could not be fetched.')).toBeVisible();
  comes();
  await links.getByRole('button', { name: 'Try again' }).click();
  await expect(links.getByText('You have asked nobody yet.')).toBeVisible();
  let asked = 0;
  await page.route('**/api/interviews/*/mentor-links', (route) =>
    route.request().method() === 'GET' && asked++ === 0
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await links.getByRole('button', { name: 'Make the link' }).click();
  await expect(links.getByRole('alert')).toBeVisible();
  await expect(links.getByLabel('Copy it now')).toHaveValue(/\/mentor#[\w-]{43}$/);
  await links.getByRole('button', { name: 'Try again' }).click();
  await expect(links.getByText('Not opened yet.')).toBeVisible();
  await expect(links.getByLabel('Copy it now')).toHaveValue(/\/mentor#[\w-]{43}$/);

  const card = page.getByRole('region', { name: 'A card to share' });
  await card.getByRole('button', { name: 'A card to share' }).click();
  const inked = () =>
    card.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return points.some((value, at) => at % 4 === 3 && value > 0);
    });
  await expect.poll(inked).toBe(true);
});

test('a date that could not be cleared stays as it is', async ({ page, context }) => {
  await enter(context, site, { name: 'Kavya Rao', email: 'kavya.rao@example.com', interviews: 1 });
  await page.goto(`${site.origin}${paths.account}`);
  const region = page.getByRole('region', { name: 'Your interview date' });
  const day = indiaDay(new Date(), -10);
  const field = region.getByLabel('Date of the interview');
  await field.fill(day);
  await region.getByRole('button', { name: 'Save the date' }).click();
  await expect(region.getByText('Saved.')).toBeVisible();
  let asked = 0;
  await page.route('**/api/me/interview-date', (route) =>
    route.request().method() === 'DELETE' && asked++ === 0
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  const clear = region.getByRole('button', { name: 'Clear it' });
  await clear.click();
  await expect(region.getByRole('alert')).toContainText('That was not saved.');
  await expect(field).toHaveValue(day);
  await clear.click();
  await expect(field).toHaveValue('');
});
