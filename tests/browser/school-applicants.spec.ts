import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { mailsInOutbox } from '#tests/fixtures/outbox.ts';
import { openSchoolWorld, type SchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSchoolSite } from './school-site.ts';
import { type Site, test } from './site.ts';
import { enter } from './visitor.ts';

const shots = process.env['HOTSEAT_APPLICANT_SHOTS'];
let site: Site;
let service: WorldService;
let world: SchoolWorld;
test.beforeAll(async () => {
  ({ site, service } = await openSchoolSite());
  world = await openSchoolWorld(service);
});
test.afterAll(() => site.close());

async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  if (before) await page.setViewportSize(before);
}

/** The secret of the link in the mail to this address, as it stands in the outbox. */
async function linkTo(email: string): Promise<string> {
  let token: string | undefined;
  await expect(async () => {
    const mails = await mailsInOutbox(site.env['DATA_DIR']);
    const mail = mails.find((text) => text.includes(`To: ${email}`));
    const plain = mail?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    token = /\/sit#([\w-]{43})/.exec(plain ?? '')?.[1];
    expect(token).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return token ?? '';
}

const list = [
  'Email,Name,Application number',
  'asha.pillai@example.com,Asha Pillai,1',
  'bharat.jain@example.com,Bharat Jain,2',
  'no address,Chetan Rao,3',
  'deepa.nair@example.com,Deepa Nair,4',
  'esha.menon@example.com,Esha Menon,5',
].join('\n');

test('staff import a list with a bad row, take the good ones, invite them, and see how far they come', async ({
  page,
}) => {
  await enter(page.context(), site, { name: 'sahyadri staff', email: world.staff.email, interviews: 0 });
  await page.goto(`${site.origin}${paths.schoolView(world.orgId)}/applicants`);
  await expect(page.getByText('Nobody is in this season yet.')).toBeVisible();
  await expectEverywhere(page, 'a season without applicants');
  await shoot(page, 'empty');

  await page.getByRole('button', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({
    name: 'applicants.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('1 of 5 rows cannot be taken.')).toBeVisible({ timeout: 120_000 });
  await expect(dialog.getByText('“no address” is not an e-mail address.')).toBeVisible();
  await expectEverywhere(page, 'the report of a sheet');
  await shoot(page, 'report');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the bad rows as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('no address,Chetan Rao,3');
  await dialog.getByRole('button', { name: 'Take the 4 good rows' }).click();
  await expect(dialog.getByText('4 applicants taken in.')).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Asha Pillai' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Tick Asha Pillai' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Invite 1 applicant' })).toBeVisible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Invite all not invited' }).click();
  await expect(dialog.getByText('4 mails to everybody not invited yet.')).toBeVisible();
  await expectEverywhere(page, 'how many are invited');
  await shoot(page, 'invite');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('4 mails on the way.')).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('cell', { name: 'Invited', exact: true })).toHaveCount(4);
  await expectEverywhere(page, 'invited applicants');
  await shoot(page, 'list');

  const body = { token: await linkTo('asha.pillai@example.com') };
  await new ApiClient(site.origin).call('openInvitation', { body });
  await page.getByLabel('Invitation').selectOption('Opened');
  await expect(page.getByRole('link', { name: 'Bharat Jain' })).toBeHidden();
  await page.getByRole('link', { name: 'Asha Pillai' }).click();
  await expect(page.getByRole('heading', { name: /First round, version 1: Opened/ })).toBeVisible();
  await expect(page.getByText('Link opened')).toBeVisible();
  await expectEverywhere(page, 'an applicant');
  await shoot(page, 'applicant');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('heading', { name: /First round, version 1: Revoked/ })).toBeVisible();
  await page.getByRole('button', { name: 'Allow a retake' }).click();
  await dialog.getByLabel('Reason').fill('The link went to the wrong person.');
  await expectEverywhere(page, 'a retake');
  await dialog.getByRole('button', { name: 'Allow it' }).click();
  await expect(page.getByRole('heading', { name: /First round, version 1: Invited/ })).toBeVisible();
  await expect(new ApiClient(site.origin).call('openInvitation', { body })).rejects.toThrow(
    'invitation_over',
  );
});

test('an address that mail came back from is corrected, and its link is sent again', async ({ page }) => {
  const [applicant, other] = await world.invite(['Misspelt Person', 'Known Already']);
  if (!applicant || !other) throw new Error('Nobody was invited.');
  await withinOrganisation(service.parts.database, world.orgId, (tx) =>
    tx.execute(
      sql`update invitations set bounced = '550 no such user', sent_at = null where invitation_id = ${applicant.invitationId}`,
    ),
  );
  await enter(page.context(), site, { name: 'sahyadri staff', email: world.staff.email, interviews: 0 });
  await page.goto(`${site.origin}${paths.schoolView(world.orgId)}`);
  await page.getByRole('link', { name: 'To those whose mail came back' }).click();
  await page.getByRole('link', { name: applicant.name }).click();
  await expect(page.getByText('The mail came back: 550 no such user')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(other.email);
  await expectEverywhere(page, 'changing an applicant');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByText('This season has an applicant of that address already.')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('no address');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByText('Please give a whole address.')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('spelt.right@example.com');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('No link was sent to the corrected address yet.')).toBeVisible();
  await expect(page.getByText('The mail came back')).toBeHidden();
  await expectEverywhere(page, 'an applicant whose address was corrected');
  await expect(
    new ApiClient(site.origin).call('openInvitation', { body: { token: applicant.token } }),
  ).rejects.toThrow('invitation_over');
  await page.getByRole('link', { name: 'All applicants' }).click();
  await expect(page.getByRole('row').filter({ hasText: applicant.name })).toContainText('No link sent');
  await expectEverywhere(page, 'a list with somebody who has no link');
  await page.getByRole('link', { name: applicant.name }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('No link was sent to the corrected address yet.')).toBeHidden();
  const body = { token: await linkTo('spelt.right@example.com') };
  expect(await new ApiClient(site.origin).call('openInvitation', { body })).toMatchObject({
    state: 'opened',
  });
});
