import { expect } from '@playwright/test';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('schools stand folded under the feedback: asked for when opened, each with its year and source, no chance anywhere', async ({
  page,
  context,
}) => {
  const person = { name: 'Kavya Ramanathan', email: 'kavya.lens@example.com', interviews: 1 };
  const client = await enter(context, site, person);
  const sessionId = await finishedInterview(client, 'grill', 18);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/feedback/${sessionId}`);
  const region = page.getByRole('region', { name: 'Through a school’s eyes' });
  await region.getByRole('button', { name: 'Through a school’s eyes' }).focus();
  expect(asked.filter((path) => path.includes('school-lens.') || path.endsWith('/schools'))).toEqual([]);
  await page.keyboard.press('Enter');
  const schools = region.getByRole('article');
  await expect(schools).toHaveCount(4);
  for (const school of await schools.all()) {
    await expect(school.getByText(/Of the final selection: the interview \d+ %/)).toBeVisible();
    await expect(school.getByText(/Batch 20\d\d-\d\d, as of 20\d\d/)).toBeVisible();
    await expect(school.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  }
  await expect(region).not.toContainText(/%\s*chance|chance of \d|rank/i);
  await expectEverywhere(page, 'the school lens, open');
});
