import { expect } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter } from './visitor.ts';

/* What is open stands in the way of something else: it can be put away, or is one press away. */

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const spot = {
  aim: { kind: 'topic', topicId: 'why_mba' },
  name: 'Why an MBA',
  because: 'It came to 4.',
  due: true,
  dueOn: null,
  closed: null,
  rests: false,
};
const offer = { hasFeedback: true, hasResume: true, leftToday: 3, open: null, spots: [spot], done: [] };

test('an interview that is only prepared bars a drill, and is put away without a cost (rule CREDIT-4)', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Gita Pal',
    email: 'gita.pal@example.com',
    interviews: 1,
  });
  await client.call('beginInterview', { body: {} });
  await page.route('**/api/drills', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: offer }) : route.continue(),
  );
  await page.goto(`${site.origin}${paths.pastInterviews}`);
  await page.getByRole('button', { name: 'Practise this, 5 minutes' }).click();
  await expect(page.getByRole('alert')).toContainText('An interview is open.');
  await page.getByRole('link', { name: 'Go to that interview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your interview is waiting');
  let asked = 0;
  await page.route('**/api/interviews/session_*', (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  const away = page.getByRole('button', { name: 'Put it away' });
  const dialog = page.getByRole('dialog', { name: 'Put this interview away?' });
  await away.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await away.click();
  await expect(dialog).toContainText('It goes back to your interviews.');
  await expectEverywhere(page, 'the question before it is put away');
  await dialog.getByRole('button', { name: 'Put it away' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to Begin Your Interview?');
  await expect(page.getByText('This is your last interview.')).toBeVisible();
});

test('who begins while a drill runs finds the way to it', async ({ page, context }) => {
  await enter(context, site, { name: 'Hari Pal', email: 'hari.pal@example.com', interviews: 1 });
  await page.route('**/api/interviews', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'drill_under_way' } } }),
  );
  await page.goto(`${site.origin}${paths.interview}`);
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  await expect(page.getByRole('alert')).toContainText('A drill is running.');
  await page.getByRole('link', { name: 'Go to your drills' }).click();
  await expect(page.getByRole('heading', { name: 'Drills', exact: true })).toBeVisible();
});
test.use({ planted: /net::ERR_FAILED/ });
