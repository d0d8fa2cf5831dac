import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { fillReviewedSeason } from '#tests/fixtures/reviewed-season.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { cellsOf } from '#tests/fixtures/sheets.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { test } from './site.ts';
import { openOrigins } from './watch.ts';
import { enter } from './visitor.ts';

let service: TestService;
let world: SchoolWorld;
const origins = (): string[] =>
  ['PORT', 'LOCAL_GOOGLE_PORT', 'LOCAL_RAZORPAY_PORT'].map((port) => `http://localhost:${service.env[port]}`);
test.beforeAll(async () => {
  // In this process, since a season of sittings is written to the database.
  service = await startTestService({ pages: true });
  for (const origin of origins()) openOrigins.add(origin);
  world = await openSchoolWorld(service);
  const [one, two] = world.reviewers;
  const reviewers = [
    { memberId: one.memberId, steps: 2 },
    { memberId: two.memberId, steps: -2 },
  ];
  await fillReviewedSeason(service, world, { applicants: 42, unopened: 30, reviewers });
});
test.afterAll(async () => {
  for (const origin of origins()) openOrigins.delete(origin);
  await service.close();
});

test('staff read a season in figures, compare one group column, and take the season out', async ({
  page,
}) => {
  await enter(page.context(), service, { name: 'sahyadri staff', email: world.staff.email, interviews: 0 });
  await page.goto(`${service.origin}/schools/${world.orgId}/analytics`);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  const severity = page.getByRole('region', { name: 'Reviewers, strict to the left and mild to the right' });
  await expect(severity.getByRole('row').filter({ hasText: 'sahyadri reviewer one' })).toContainText(
    'milder',
  );
  await expect(severity.getByRole('row').filter({ hasText: 'sahyadri reviewer two' })).toContainText(
    'stricter',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Finished' })).toContainText('42 58 %');

  const fold = page.getByText('Our scores, as a table');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Our scores' }).getByRole('row')).toHaveCount(11);

  await page.getByLabel('Compare by').selectOption('city');
  const groups = page.getByRole('region', { name: 'Applicants by city' });
  await expect(groups.getByRole('row').filter({ hasText: 'Village' })).toContainText('hidden');
  await expect(groups.getByRole('row').filter({ hasText: 'Pune' })).toContainText('36');
  await expect(page).toHaveURL(/group=city/);
  await expectEverywhere(page, 'a season in figures');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const word of await groups.getByText('hidden', { exact: true }).all())
    expect((await word.boundingBox())?.height).toBeLessThan(30);
  if (size) await page.setViewportSize(size);

  await page.getByRole('button', { name: 'Reviews as CSV' }).click();
  const link = page.getByRole('link', { name: /Download reviews-/ });
  await expect(link).toBeVisible({ timeout: 120_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const [head = [], ...rows] = await cellsOf(readFileSync(await download.path()));
  expect(rows).toHaveLength(84);
  expect(head).toContain('Mark: Hobbies & Interests');
});

test('an analyst finds the figures and no name, and nothing to take out; a small season has none', async ({
  page,
}) => {
  const { orgId, programmeId, owner } = world;
  const body = { programmeId, name: '2028' };
  const { intakeId } = await owner.client.call('addIntake', { params: { orgId }, body });
  await enter(page.context(), service, {
    name: 'sahyadri analyst',
    email: world.analyst.email,
    interviews: 0,
  });
  await page.goto(`${service.origin}/schools/${orgId}/analytics`);
  await expect(page.getByLabel('Season')).toHaveValue(intakeId);
  await expect(page.getByText('Figures appear once this season has ten applicants')).toBeVisible();
  await expectEverywhere(page, 'a season without figures');
  await page.getByLabel('Season').selectOption({ value: world.intakeId });
  await expect(page.getByRole('cell', { name: 'Reviewer 2', exact: true })).toBeVisible();
  await expect(page.getByText('reviewer one')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /as CSV/ })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'School' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await menu.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByLabel('Season')).toHaveValue(world.intakeId);
});

test('who still owes a review is told why figures of scores and marks are left out', async ({ page }) => {
  const { orgId, intakeId, owner } = world;
  await withinOrganisation(service.parts.database, orgId, (tx) =>
    tx.execute(sql`insert into reviews (org_id, review_id, sitting_id, member_id, state, assigned_at, assigned_by)
      select s.org_id, 'rev_owed', s.sitting_id, ${owner.memberId}, 'assigned', now(), ${owner.memberId}
        from sittings s where s.org_id = ${orgId} order by s.sitting_id limit 1`),
  );
  await enter(page.context(), service, { name: 'sahyadri owner', email: owner.email, interviews: 0 });
  await page.goto(`${service.origin}/schools/${orgId}/analytics?season=${intakeId}`);
  const why = page.getByText('once your own reviews of this season are in');
  await expect(why).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How far they came' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our scores' })).toHaveCount(0);
  await expectEverywhere(page, 'a season whose scores and marks are left out');
});

test('an admin of one programme is offered nothing of the whole school, and no member beyond it', async ({
  page,
}) => {
  const { orgId, programmeId, owner } = world;
  const [name, email] = ['Bea Admin', 'bea.admin@example.com'];
  const body = { name, email, role: 'admin' as const, programmeIds: [programmeId] };
  await owner.client.call('addMember', { params: { orgId }, body });
  await enter(page.context(), service, { name, email, interviews: 0 });
  await page.goto(`${service.origin}/schools/${orgId}/members`);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row(email).getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(row(world.staff.email).getByRole('button')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'School' });
  await expect(menu.getByRole('link', { name: 'Branding' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Add a season to' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a programme' })).toHaveCount(0);
  await expect(page.getByText('How long records are kept')).toHaveCount(0);
  await page.goto(`${service.origin}/schools/${orgId}/branding`);
  await expect(page.getByText('Your role here is admin for some programmes')).toBeVisible();
  await expectEverywhere(page, 'a page that is not for an admin of one programme');
});
