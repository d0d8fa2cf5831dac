import { expect, type Page } from '@playwright/test';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSchoolSite } from './school-site.ts';
import { type Site, test } from './site.ts';

/* Who may read an appeal is offered and the others are said why not (rule SCHOOL-64); a dialog gives the focus back. */

let site: Site;
let world: SchoolWorld;
let sat: WorldSitting[];
test.beforeAll(async () => {
  const opened = await openSchoolSite();
  site = opened.site;
  world = await openSchoolWorld(opened.service);
  sat = await finishSittings(opened.service, world, await world.invite(['Asha Rane', 'Bina Kaul']));
  const applicants = sat.map(({ applicantId }) => ({ applicantId, was: 'undecided' as const }));
  await world.staff.client.call('decideApplicants', {
    params: { orgId: world.orgId, intakeId: world.intakeId },
    body: { status: 'rejected', reason: 'Below the others.', applicants },
  });
});
test.afterAll(() => site.close());
test.describe.configure({ mode: 'serial' });

async function as(page: Page, client: ApiClient, view: string): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies(
    client
      .cookiesFor(site.origin)
      .split('; ')
      .map((cookie) => {
        const [name = '', ...value] = cookie.split('=');
        return { name, value: value.join('='), url: site.origin };
      }),
  );
  await page.goto(`${site.origin}/schools/${world.orgId}/${view}`);
}
const caseOf = (at: number): string =>
  `shortlist?season=${world.intakeId}&compare=${sat[at]?.applicantId ?? ''}`;

test('only who knows nothing of what stood before is offered, and nobody decides until it is read', async ({
  page,
}) => {
  const { owner, reviewers } = world;
  await as(page, owner.client, caseOf(0));
  await page.getByRole('button', { name: 'Open an appeal of Asha Rane' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open an appeal of Asha Rane' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByText(/^Not offered/)).toHaveText(
    'Not offered: sahyadri staff (decided), sahyadri owner (has seen their marks).',
  );
  await dialog.getByRole('button', { name: 'Open the appeal' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose who reads it.');
  await expect(dialog.getByLabel('sahyadri reviewer one')).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Who reads it now' })).toHaveAccessibleDescription(
    'Choose who reads it.',
  );
  await expectEverywhere(page, 'an appeal');
  await page.setViewportSize({ width: 390, height: 640 });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('sahyadri reviewer one').check();
  await dialog.getByRole('button', { name: 'Open the appeal' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('The line broke.');
  await dialog.getByRole('button', { name: 'Open the appeal' }).click();
  await expect(
    page.getByText('Their appeal is being read. They stay undecided until it is read.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Decide/ })).toHaveCount(0);
  await expectEverywhere(page, 'an appeal that waits');

  const params = { orgId: world.orgId };
  await owner.client.call('removeMember', { params: { ...params, memberId: reviewers[0].memberId } });
  await page.reload();
  await page.getByRole('button', { name: 'Name who reads the appeal of Asha Rane' }).click();
  const naming = page.getByRole('dialog', { name: 'Who reads the appeal of Asha Rane' });
  await naming.getByLabel('sahyadri reviewer two').check();
  await naming.getByLabel('Reason').fill('The first reader has left.');
  await naming.getByRole('button', { name: 'Name them' }).click();
  await expect(page.getByText(/^Other readers were named for Asha Rane\./)).toBeVisible();

  await as(page, owner.client, 'shortlist?part=incomplete');
  await page.getByLabel('Choose Asha Rane').check();
  await page.getByRole('button', { name: 'Decide' }).click();
  const deciding = page.getByRole('dialog', { name: 'Decide about Asha Rane' });
  await deciding.getByLabel('Reason').fill('As before.');
  await deciding.getByRole('button', { name: /^Set 1/ }).click();
  await expect(deciding.getByRole('alert')).toHaveText(
    'The appeal of Asha Rane is not read yet, so nobody was moved. They stay undecided until it is read.',
  );
});

test('where nobody is left to read an appeal, it is said and what to do', async ({ page }) => {
  const [, second] = world.reviewers;
  await world.owner.client.call('assignReviews', {
    params: { orgId: world.orgId },
    body: {
      intakeId: world.intakeId,
      memberIds: [second.memberId],
      reviewersEach: 1,
      sittingIds: [sat[1]?.sittingId ?? ''],
    },
  });
  await as(page, world.owner.client, caseOf(1));
  await page.getByRole('button', { name: 'Open an appeal of Bina Kaul' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nobody is left who may read it. Add a member who reviews')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expectEverywhere(page, 'an appeal without a reader');
});

test('a dialog that Escape closes gives the focus back to what opened it', async ({ page }) => {
  const opened = [
    [caseOf(1), 'Decide about Bina Kaul'],
    [caseOf(1), 'Open an appeal of Bina Kaul'],
    ['shortlist', 'Change the rules'],
    ['reviews?tab=team', 'Assign reviews'],
    ['members', 'Add a member'],
    ['applicants', 'Add one'],
    ['applicants', 'Import a list'],
    ['scenarios', 'New scenario'],
    ['bank', 'Add a question'],
    ['webhooks', 'Add a webhook'],
    ['settings', 'Add a programme'],
  ] as const;
  for (const [view, name] of opened) {
    await as(page, world.owner.client, view);
    const opener = page.getByRole('button', { name }).first();
    await opener.press('Enter');
    await expect(page.getByRole('dialog'), name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), name).toHaveCount(0);
    await expect(opener, name).toBeFocused();
  }
});
