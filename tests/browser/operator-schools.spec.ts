import { expect } from '@playwright/test';
import { expectEverywhere } from './expect-everywhere.ts';
import { signInAsOperator } from './operator-sign-in.ts';
import { openSite, type Site, test } from './site.ts';

const admin = 'asha.rao@example.com';
let site: Site;
test.beforeAll(async () => {
  site = await openSite({ OPERATORS: `${admin} admin` });
});
test.afterAll(() => site.close());

test('a school is opened by a contract of days in their order, and its acts can be read at every width', async ({
  page,
}) => {
  await signInAsOperator(page, site, admin);
  await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Schools' }).click();
  await page.getByRole('button', { name: 'Open a school' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['Name of the school', 'Nilgiri School of Management and Public Affairs'],
    ['Seats', '60'],
    ['Their person at Hotseat', 'Anita Rao'],
    ['The person’s e-mail', 'anita.rao@nilgiri-demo.example'],
    ['Slug', 'nilgiri-school-of-management'],
    ['Name of the first owner', 'Hana Owner'],
    ['E-mail of the first owner', 'hana.owner@example.com'],
    ['Reason', 'The contract was signed.'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  const open = dialog.getByRole('button', { name: 'Open it' });
  await open.click();
  await expect(dialog.getByText('Say from which day and until which day the contract runs.')).toBeVisible();
  await dialog.getByLabel('From', { exact: true }).fill('2027-06-15');
  await dialog.getByLabel('Until', { exact: true }).fill('2026-04-01');
  await open.click();
  await expect(dialog.getByText('The contract would end before it begins.').first()).toBeVisible();
  await expectEverywhere(page, 'a contract that ends before it begins');
  await dialog.getByLabel('Until', { exact: true }).fill('2027-12-31');
  await open.click();
  await expect(page.getByRole('cell', { name: '2027-06-15 to 2027-12-31' })).toBeVisible();
  await expectEverywhere(page, 'the operator’s schools');
  for (const width of [390, 768, 1024, 1110, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('region', { name: 'Schools' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), `at ${width}`).toBe(0);
    for (const day of ['2027-06-15', '2027-12-31'])
      expect((await table.getByText(day, { exact: true }).boundingBox())?.height).toBeLessThan(30);
  }
});
