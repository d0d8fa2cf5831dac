import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { comeIn, joinSchool, openSchool } from '#tests/fixtures/school-people.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter } from './visitor.ts';

const name = 'Sahyadri School of Management';

let site: Site;
let orgId: string;
let owner: ApiClient;
test.beforeAll(async () => {
  site = await sharedSite();
  orgId = await openSchool(site, {
    slug: 'sahyadri',
    name,
    ownerEmail: 'kabir.sethi@example.com',
    managerCalendar: 'https://calendar.example.com/anita',
  });
  owner = await comeIn(site, 'Kabir Sethi', 'kabir.sethi@example.com');
});

const navigation = (page: Page) => page.getByRole('navigation', { name: 'School' });
const goTo = (page: Page, view: string) => navigation(page).getByRole('link', { name: view }).click();

/** Comes to the list of one's schools. */
async function toSchools(page: Page, person: string, email: string): Promise<void> {
  await enter(page.context(), site, { name: person, email, interviews: 0 });
  await page.goto(`${site.origin}/schools`);
}

test('an owner sets a school up: a programme, its season, members, days, and reads the log', async ({
  page,
}) => {
  await toSchools(page, 'Kabir Sethi', 'kabir.sethi@example.com');
  // Who works in one school alone goes straight in.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/schools/${orgId}`);
  await expect(page.getByRole('link', { name: 'anita.rao@example.com' })).toBeVisible();
  await expect(page.getByText('40 seats left of 40')).toBeVisible();
  await expectEverywhere(page, 'dashboard of an empty school');

  await page.getByRole('link', { name: 'To the settings' }).click();
  await page.getByRole('button', { name: 'Add a programme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a programme' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Two letters at least.')).toBeVisible();
  await dialog.getByLabel('Name').fill('PGP');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'PGP' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a season to PGP' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('2027');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change the season 2027 of PGP' })).toBeVisible();
  await page.getByLabel('Days').fill('29');
  await expect(page.getByText('A whole number from 30 to 1,095.')).toBeVisible();
  await page.getByLabel('Days').fill('90');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Days')).toHaveValue('90');
  await expectEverywhere(page, 'settings');

  await goTo(page, 'Members');
  await page.getByRole('button', { name: 'Add a member' }).click();
  const form = page.getByRole('dialog', { name: 'Add a member' });
  await form.getByLabel('E-mail').fill('ravi');
  await form.getByLabel('Name').fill('Ravi Iyer');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please give a whole address')).toBeVisible();
  await form.getByLabel('E-mail').fill('ravi.iyer@example.com');
  await form.getByLabel('Role').selectOption('Staff');
  await form.getByLabel('PGP').check();
  await expectEverywhere(page, 'the form of a member');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Ravi Iyer was added and gets a mail.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'ravi.iyer@example.com' });
  await expect(row).toContainText('Staff');
  await expect(row).toContainText('PGP');
  await expect(row).toContainText('Invited, not yet');
  await expectEverywhere(page, 'members');
  // The last owner stays.
  await page.getByRole('button', { name: 'Remove Kabir Sethi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('A school keeps at least one owner of all its programmes.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Ravi Iyer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ravi Iyer was removed.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await goTo(page, 'Audit log');
  await expect(page.getByRole('row').nth(1)).toContainText('A member was removed');
  await expect(page.getByRole('row').filter({ hasText: 'The days records are kept' })).toContainText(
    'days 90',
  );
  await expectEverywhere(page, 'audit log');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.origin}/`);
});

test('a reviewer has their own pages only, by keyboard too', async ({ page }) => {
  await joinSchool(site, owner, orgId, { name: 'Lata Menon', email: 'lata@example.com', role: 'reviewer' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await toSchools(page, 'Lata Menon', 'lata@example.com');
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Members' })).toHaveCount(0);
  await expect(page.getByText('seats left')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto(`${site.origin}/schools/${orgId}/members`);
  await expect(page.getByText('Your role here is reviewer, which does not open this page.')).toBeVisible();
  await page.goto(`${site.origin}/schools/${orgId}/payroll`);
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expectEverywhere(page, 'a view that is not there');
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('who works in none is told how a school comes to be here, and who works in two chooses', async ({
  page,
}) => {
  await page.goto(`${site.origin}/schools/${orgId}/members`);
  await page.waitForURL('**/signin?returnTo=**');
  await toSchools(page, 'Ira Deshpande', 'ira@example.com');
  await expect(page.getByRole('heading', { name: 'You work in no school here' })).toBeVisible();
  await expectEverywhere(page, 'no school');
  await page.goto(`${site.origin}/schools/${orgId}`);
  await expect(page.getByRole('heading', { name: 'This school is not open to you' })).toBeVisible();

  const second = await openSchool(site, { slug: 'nilgiri', name: 'Nilgiri', ownerEmail: 'ira@example.com' });
  await owner.call('addMember', {
    params: { orgId },
    body: { email: 'ira@example.com', name: 'Ira Deshpande', role: 'analyst', programmeIds: [] },
  });
  await page.goto(`${site.origin}/schools`);
  await expect(page.getByRole('heading', { name: 'Your schools' })).toBeVisible();
  await expectEverywhere(page, 'two schools');
  await page.getByRole('link', { name: 'Nilgiri' }).click();
  await expect(page).toHaveURL(`${site.origin}/schools/${second}`);
  await page.getByRole('link', { name: 'Another school' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Figures appear once an open season has ten applicants')).toBeVisible();
  await page.getByRole('link', { name: 'Hotseat', exact: true }).click();
  await page.waitForURL('**/interview');
});
