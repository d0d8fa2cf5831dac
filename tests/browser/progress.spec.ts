import { type BrowserContext, expect } from '@playwright/test';
import { demoName } from '#server/operations/demo/demo-plan.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { sinceWords } from '#web/site/features/progress/progress-words.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const person = { name: 'Kavya Ramanathan', email: 'kavya.ramanathan@example.com', interviews: 0 };
const answers = 16;

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** The demo's candidate: two interviews in Grill between two in Chill. Their draws are fixed, so the topics they have in common are too. */
async function fourInterviews(context: BrowserContext): Promise<ApiClient> {
  await operate(site.env, ['demo']);
  return enter(context, site, { name: demoName, email: 'vikram.demo@example.com', interviews: 0 });
}

test('four interviews stand side by side: what may be compared, what not, and each as a table by keys', async ({
  page,
  context,
}) => {
  const client = await fourInterviews(context);
  const read = await client.call('readProgress');
  await page.goto(`${site.origin}/past-interviews`);
  const region = page.getByRole('region', { name: 'Your progress' });
  const first = region.locator('summary').first();
  await expect(first).toBeVisible();
  await expect(region.locator('summary')).toHaveCount(read.topics.length);
  // Introduction is asked in every interview; those in Grill are there and not compared with the last.
  const introduction = region.locator('details').filter({ hasText: 'Introduction' });
  await introduction.locator('summary').focus();
  await page.keyboard.press('Enter');
  const table = introduction.getByRole('table');
  const readings = read.topics.find(({ topicId }) => topicId === 'introduction')?.readings ?? [];
  expect(readings.length).toBeGreaterThanOrEqual(4);
  await expect(table.getByRole('row')).toHaveCount(readings.length + 1);
  await expect(table.getByText('not compared')).toHaveCount(
    readings.filter(({ compared }) => !compared).length,
  );
  await expect(introduction).toContainText('are not compared: in the other style.');
  const { sinceLast } = read.together ?? {};
  if (!sinceLast) throw new Error('two interviews in Chill are not compared');
  await expect(region.getByText('All topics together')).toBeVisible();
  await expect(region.getByRole('definition').filter({ hasText: / topics$/ })).toHaveText([
    sinceWords(sinceLast),
  ]);
  await expect(
    region.getByText('Two earlier interviews are not compared: in the other style.').first(),
  ).toBeVisible();
  await expect(region.getByText('What you closed')).toBeVisible();
  await expectEverywhere(page, 'progress of four interviews');
});

test('one interview shows no trend, and nothing is drawn between', async ({ page, context }) => {
  const client = await enter(context, site, { ...person, email: 'kavya.once@example.com' });
  await buy(client, LocalGateway.of(site.env));
  await finishedInterview(client, 'grill', answers);
  await page.goto(`${site.origin}/past-interviews`);
  const region = page.getByRole('region', { name: 'Your progress' });
  await expect(region.getByText('One reading, no trend').first()).toBeVisible();
  await expect(region.locator('.through')).toHaveCount(0);
  await expect(region.getByText(/^(Up|Down) since/)).toHaveCount(0);
});

test('without the plan the page says so, loads no chart, and the feedback is whole', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, { ...person, email: 'kavya.free@example.com', interviews: 1 });
  await finishedInterview(client, 'grill', answers);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/past-interviews`);
  const region = page.getByRole('region', { name: 'Your progress' });
  await expect(region.getByText('is part of Premium')).toBeVisible();
  await expect(region.getByRole('link', { name: 'See the plans' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/progress'))).toEqual([]);
  await expectEverywhere(page, 'progress without the plan');
});
