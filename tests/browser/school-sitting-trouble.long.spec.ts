import { expect, type Page } from '@playwright/test';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { SchoolWorld, WorldService } from '#tests/fixtures/school-world.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { acceptAs, openAs, prepareSitting } from '#tests/fixtures/sitting-driver.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { roomOf, sayAnswer, signInHere, type Site, test } from './site.ts';
import { agreeBoxes, invited, openSittingSite, resumePdf, school, shoot } from './sitting-visit.ts';

let site: Site;
let service: WorldService;
let world: SchoolWorld;
test.beforeAll(async () => {
  ({ site, service, world } = await openSittingSite());
});
test.afterAll(() => site.close());

test('who agreed to practise alone is asked for the school, brings a resume of their own, and a second tab is noted once', async ({
  page,
  context,
}) => {
  const applicant = await invited(world, 'Meher Irani');
  const client = await service.signedIn(applicant.name, 0);
  await client.call('useSampleResume', { body: { sample: 'fresher' } });
  const { token } = applicant;
  const { notice } = await openAs(client, applicant);
  await client.call('acceptInvitation', { body: { token, notice: notice.version } });
  await withinOrganisation(service.parts.database, world.orgId, (tx) =>
    tx.execute(sql`update invitations set attempts_left = 2 where invitation_id = ${applicant.invitationId}`),
  );
  await page.goto(`${site.origin}/sit#${token}`);
  await page.getByRole('link', { name: 'Sign in to go on' }).click();
  await signInHere(page, applicant);
  await page.getByRole('button', { name: 'Prepare the interview' }).click();
  const room = roomOf(page);
  const boxes = await agreeBoxes(page);
  expect(boxes, 'age was agreed to before').toHaveLength(1);
  await expectEverywhere(page, 'the notice before a sitting');
  await shoot(page, 'consent-room');
  await room.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(room.getByText(`${school} का रिकॉर्ड:`)).toBeVisible();
  await shoot(page, 'consent-hindi-room');
  await boxes[0]?.check();
  await room.getByRole('button', { name: 'जिन पर निशान है, उनसे मैं सहमत हूँ' }).click();

  await expect(room.getByRole('heading', { name: 'What shall they read?' })).toBeVisible();
  await expect(room.getByRole('button', { name: 'Paste the text instead' })).toBeVisible();
  await expect(room.getByRole('button', { name: /A fresher|Use this one again/ })).toHaveCount(0);
  await shoot(page, 'resume-room');
  await room.locator('input[type=file]').setInputFiles(resumePdf);
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  const box = room.getByRole('textbox', { name: 'Your answer' });
  await expect(box).toBeEnabled();
  const sessionId = (await openAs(client, applicant)).open?.sessionId ?? '';

  const noted: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/signals')) noted.push(request.postData() ?? '');
  });
  const seconds = () => noted.filter((body) => body.includes('second_tab')).length;
  await page.reload();
  await goOn(page);
  await expect(box).toBeEnabled();
  expect(seconds(), 'a reload is no second tab').toBe(0);

  const second = await context.newPage();
  const told = second.waitForResponse((reply) => reply.url().endsWith('/signals') && reply.ok());
  await second.goto(`${site.origin}/sit#${token}`);
  await goOn(second);
  await expect(roomOf(second).getByText('open in another tab')).toBeVisible();
  await told;
  await second.reload();
  await goOn(second);
  await roomOf(second).getByRole('button', { name: 'Continue here' }).click();
  await expect(room.getByText('open in another tab')).toBeVisible();
  await sayAnswer(roomOf(second), soundAnswer('this'));
  await page.reload();
  await goOn(page);
  await expect(room.getByText('open in another tab')).toBeVisible();
  const bar = roomOf(second).getByRole('banner');
  await bar.getByRole('button', { name: 'Menu' }).click();
  await bar.getByRole('button', { name: 'End the interview' }).click();
  await roomOf(second).getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await expect(
    roomOf(second).getByText('this attempt is used. You have one attempt left until your deadline.'),
  ).toBeVisible({ timeout: 120_000 });
  await expectEverywhere(second, 'a sitting that came to nothing');
  await shoot(second, 'nothing-room');
  await roomOf(second).getByRole('button', { name: 'Back to your invitation' }).click();
  await expect(second.getByText('this attempt is used. You have one attempt left')).toBeVisible();
  await shoot(second, 'nothing-invitation');
  const { noticed } = await client.call('readSitting', { params: { sessionId } });
  expect(noticed.secondTab).toBe(1);
  await second.close();

  await page.goto(`${site.origin}/account`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Interviews for a school' }) });
  await expect(row).toContainText(/Agreed to on .*, in Hindi/);
  await page.getByRole('button', { name: 'Read the notice' }).click();
  await expect(page.getByText('for as long as the school’s own notice says')).toBeVisible();
  await expectEverywhere(page, 'both notices on the account page');
  await shoot(page, 'account');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('Withdrawn on');
  await expect(row.getByRole('button')).toHaveCount(0);
});

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on with the interview' }).click();
}

test('another account, a school without a seat, and no network are each said as they are', async ({
  page,
  context,
}) => {
  const applicant = await invited(world, 'Rohan Pillai');
  const client = await acceptAs(service, applicant);
  await page.goto(`${site.origin}/signin`);
  await signInHere(page, { name: 'Somebody Else', email: 'somebody.else@example.com' });
  await page.waitForURL('**/interview');
  await page.goto(`${site.origin}/sit#${applicant.token}`);
  await expect(
    page.getByRole('heading', { name: 'This invitation was opened with another account' }),
  ).toBeVisible();
  await expectEverywhere(page, 'somebody else’s invitation');
  await shoot(page, 'other-account');
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByRole('link', { name: 'Sign in to go on' }).click();
  await signInHere(page, applicant);
  await page.waitForURL('**/sit');
  await expect(page.getByRole('heading', { name: 'Whenever you are ready' })).toBeVisible();

  const prepared = await prepareSitting(client, applicant);
  const seats = (held: number) =>
    withinOrganisation(service.parts.database, world.orgId, (tx) =>
      tx.execute(sql`update organisations set seats = seats_held + seats_used + ${held}`),
    );
  await seats(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your interview is open' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on with the interview' }).click();
  const room = roomOf(page);
  await room
    .getByRole('button', { name: /use|last resume|again/i })
    .first()
    .click();
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await expect(room.getByText(/Your school has no seat free at this moment. It has been told/)).toBeVisible();
  await shoot(page, 'no-seat-room');
  await seats(5);
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await expect(room.getByRole('textbox', { name: 'Your answer' })).toBeEnabled();
  expect((await openAs(client, applicant)).open).toEqual({ sessionId: prepared.sessionId, kind: 'sitting' });

  const offline = await context.newPage();
  await offline.goto(`${site.origin}/sit`);
  await expect(offline.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere');
  await offline.close();
});
