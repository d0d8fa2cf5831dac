import { expect } from '@playwright/test';
import { apiKeyLimits } from '#contract/schools/api-keys.ts';
import { holdKey } from '#tests/fixtures/api-key.ts';
import { openSchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { expectCopies } from './expect-copies.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSchoolSite } from './school-site.ts';
import { type Site, test } from './site.ts';
import { enter } from './visitor.ts';

let site: Site;
let service: WorldService;
test.beforeAll(async () => {
  ({ site, service } = await openSchoolSite());
});
test.afterAll(() => site.close());

test('an owner makes a key, keeps it, sees it used and revokes it', async ({ page, context }) => {
  const { orgId, owner, programmeId } = await openSchoolWorld(service);
  await enter(context, site, { name: 'sahyadri owner', email: owner.email, interviews: 0 });
  await page.goto(`${site.origin}/schools/${orgId}/api`);
  await expect(page.getByText('There is no key yet.')).toBeVisible();
  await expectEverywhere(page, 'the keys, none yet');

  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog', { name: 'Make a key' });
  await form.getByRole('button', { name: 'Make it' }).click();
  await expect(form.getByText('Two letters at least.')).toBeVisible();
  await expect(form.getByText('Tick one at least.')).toBeVisible();
  await expectEverywhere(page, 'the form of a key, with faults');
  await form.getByLabel('Name').fill('Admissions portal');
  await form.getByLabel('Read programmes').check();
  await form.getByLabel('Read results').check();
  await form.getByLabel('Post Graduate Programme').check();
  await form.getByLabel('Last day (may stay empty)').fill('2020-01-01');
  await expect(form.getByText('Please choose today or a day to come.')).toBeVisible();
  await form.getByLabel('Last day (may stay empty)').fill('2099-12-31');
  await form.getByRole('button', { name: 'Make it' }).click();

  const made = page.getByRole('dialog', { name: 'The key “Admissions portal”' });
  const token = await made.getByLabel('Key', { exact: true }).inputValue();
  expect(token).toMatch(/^hs_[A-Za-z0-9]{16}_[A-Za-z0-9_-]{43}$/);
  await expectCopies(made.getByRole('button', { name: 'Copy the key' }), token, site.origin);
  await expectEverywhere(page, 'a key that was made');
  // It is not lost by a key pressed in passing.
  await page.keyboard.press('Escape');
  await expect(made.getByRole('button', { name: 'Done' })).toBeDisabled();
  await made.getByLabel('I have kept it').check();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Admissions portal was made.')).toBeVisible();
  expect(await page.content()).not.toContain(token);

  const row = page.getByRole('row').filter({ hasText: 'Admissions portal' });
  await expect(row).toContainText('Read programmesRead results');
  await expect(row).toContainText('Post Graduate Programme');
  await expect(row).toContainText('31 Dec 2099');
  await expect(row).toContainText('Never');
  const reply = await fetch(`${site.origin}/api/v1/programmes`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await reply.json()).toMatchObject({ programmes: [{ programmeId }] });
  await page.reload();
  await expect(row).not.toContainText('Never');
  await expectEverywhere(page, 'the keys');

  await row.getByRole('button', { name: 'Revoke Admissions portal' }).click();
  const revoking = page.getByRole('dialog', { name: 'Revoke Admissions portal?' });
  await revoking.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Admissions portal was revoked.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const after = await fetch(`${site.origin}/api/v1/programmes`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(after.status).toBe(401);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'A key was revoked' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'A key was made' })).toContainText(
    'key Admissions portal, scopes programmes:read results:read',
  );
});

test('at the most of them no other is made, and an admin has no keys', async ({ page, context }) => {
  const { orgId, owner } = await openSchoolWorld(service, { slug: 'nilgiri' });
  for (let at = 0; at < apiKeyLimits.live; at++) await holdKey(owner.client, orgId, { name: `Portal ${at}` });
  await owner.client.call('addMember', {
    params: { orgId },
    body: { name: 'Meera Nair', email: 'meera.nair@example.com', role: 'admin', programmeIds: [] },
  });
  await enter(context, site, { name: 'nilgiri owner', email: owner.email, interviews: 0 });
  await page.goto(`${site.origin}/schools/${orgId}/api`);
  await expect(page.getByText('There are 20, which is the most.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a key' })).toBeDisabled();
  await context.clearCookies();
  await enter(context, site, { name: 'Meera Nair', email: 'meera.nair@example.com', interviews: 0 });
  await page.goto(`${site.origin}/schools/${orgId}/api`);
  await expect(page.getByText('Your role here is admin, which does not open this page.')).toBeVisible();
});

test('the API is described to people, also to who came by a link and without a script', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.origin}/schools/api`);
  await expect(page.getByRole('heading', { level: 1, name: 'The API for schools' })).toBeVisible();
  await expect(page.getByText(`curl '${site.origin}/api/v1/programmes'`).first()).toBeVisible();
  await page.getByText('The reply of results of a season').click();
  await expect(page.getByText('"decision": "shortlisted"')).toBeVisible();
  await expectEverywhere(page, 'the API for schools');
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(`${site.origin}/schools/api`);
  await expect(still.getByRole('heading', { name: 'What is refused' })).toBeVisible();
  await still.close();
});
