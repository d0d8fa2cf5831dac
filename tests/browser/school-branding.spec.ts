import { expect } from '@playwright/test';
import { brandingWords } from '#tests/fixtures/branding-calls.ts';
import { openSchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
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

test('a school writes its words, sees them as an applicant does, and an applicant reads them', async ({
  page,
  context,
}) => {
  const world = await openSchoolWorld(service);
  const { orgId, owner } = world;
  const [applicant] = await world.invite(['Asha Menon']);
  const client = await enter(context, site, { name: 'sahyadri owner', email: owner.email, interviews: 0 });

  await page.goto(`${site.origin}/schools/${orgId}/branding`);
  await expect(page.getByText('Nothing is set yet: applicants read “Sahyadri School')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  const name = page.getByLabel('Name that applicants read');
  await name.fill('S');
  await expect(page.getByText('Two letters at least.')).toBeVisible();
  await name.fill('Sahyadri');
  await page.getByLabel('Welcome').fill('We are <b>glad</b> that you came.\nTake your time.');
  await expect(page.getByText('It stands under the name. 551 characters left.')).toBeVisible();
  await page.getByLabel('Your own words in the notice').fill('Our faculty reads it, <i>nobody</i> else.');
  const preview = page.getByRole('region', { name: 'What an applicant reads' });
  await expect(preview.getByText('An interview for Sahyadri', { exact: true })).toHaveCount(2);
  await expect(preview.getByText('We are <b>glad</b> that you came.')).toHaveCount(2);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await expectEverywhere(page, 'the words of a school');

  await page.getByRole('link', { name: 'Settings' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Applicants read it from now on.')).toBeVisible();

  const { branding } = await client.call('readBranding', { params: { orgId } });
  await client.call('changeBranding', {
    params: { orgId },
    body: {
      ...brandingWords,
      shownName: 'Sahyadri B-School',
      welcome: branding?.welcome ?? '',
      consentText: branding?.consentText ?? '',
      was: branding?.changedAt ?? null,
    },
  });
  await name.fill('Sahyadri Institute');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Load what the other saved' }).click();
  await expect(name).toHaveValue('Sahyadri B-School');

  await page.goto(`${site.origin}/sit#${applicant?.token}`);
  await expect(page.getByRole('heading', { name: 'An interview for Sahyadri B-School' })).toBeVisible();
  await expect(page.getByText('We are <b>glad</b> that you came.')).toBeVisible();
  await expect(page.getByText('Our faculty reads it, <i>nobody</i> else.')).toBeVisible();
});
