import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { schoolScenario } from '#tests/fixtures/school-scenario.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { openSchoolWorld, type SchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { acceptAs, openAs, prepareSitting } from '#tests/fixtures/sitting-driver.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSchoolSite } from './school-site.ts';
import { roomOf, sayAnswer, type Site, test } from './site.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));
/** Short, and weighing one topic: a browser answers faster than people do, and is still on that topic when it ends. */
const rules: ScenarioRules = {
  ...schoolScenario,
  minutes: 10,
  topics: [
    { topicId: 'work_experience', weightPercent: 100, minutes: 5 },
    { topicId: 'why_mba', weightPercent: 0, minutes: 2 },
  ],
};
const shots = process.env['HOTSEAT_SITTING_SHOTS'];
let site: Site;
let service: WorldService;
let world: SchoolWorld;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  ({ site, service } = await openSchoolSite());
  world = await openSchoolWorld(service, { rules });
});
test.afterAll(() => site.close());

async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const fullPage = !name.includes('room');
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage });
    }
  if (before) await page.setViewportSize(before);
}

async function invited(name: string) {
  const [applicant] = await world.invite([name]);
  if (!applicant) throw new Error('Nobody was invited.');
  return applicant;
}

/** Signs in through the popup as a new person, wherever the page leads to it. */
async function signInHere(page: Page, person: { name: string; email: string }): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByText('Use another account').click();
  await popup.getByLabel('Name').fill(person.name);
  await popup.getByLabel('E-mail').fill(person.email);
  await popup.getByRole('button', { name: 'Continue' }).click();
}

const school = 'Sahyadri School of Management';

test('an applicant comes from the link over notice, sign-in and practice to the interview, and it is with the school', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const applicant = await invited('Kavya Ramanathan');
  await page.goto(`${site.origin}/sit#${applicant.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`An interview for ${school}`);
  expect(page.url(), 'the secret leaves the address').toBe(`${site.origin}/sit`);
  await expect(page.getByText('13 days left')).toBeVisible();
  await expect(page.getByText('Prof. Anita Deshmukh')).toBeVisible();
  await expect(page.getByText('People decide.')).toBeVisible();
  await expectEverywhere(page, 'an invitation, signed out');
  await shoot(page, 'welcome');

  await page.getByRole('link', { name: 'Sign in to go on' }).click();
  await signInHere(page, applicant);
  await page.waitForURL('**/sit');
  const agree = page.getByRole('button', { name: 'Go on' });
  await expect(agree).toBeDisabled();
  await page.getByLabel('I agree that the school gets my interview').check();
  await shoot(page, 'notice');
  await agree.press('Enter');
  await expect(page.getByRole('heading', { name: 'Whenever you are ready' })).toBeVisible();
  await expectEverywhere(page, 'an invitation that was accepted');
  await shoot(page, 'ready');

  await page.getByRole('button', { name: 'Warm up' }).click();
  const room = roomOf(page);
  const boxes = await agreeBoxes(page);
  expect(boxes).toHaveLength(2);
  await expect(room.getByText(`The record of ${school}: 365 days after`)).toBeVisible();
  await expect(room.getByText(/mentor|your feedback/)).toHaveCount(0);
  for (const box of boxes) await box.check();
  await room.getByRole('button', { name: 'I agree to what I ticked' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await expect(room.getByRole('heading', { level: 1 })).toHaveText('Two questions to warm up');
  await expectEverywhere(page, 'before the practice');
  await shoot(page, 'practice-rules-room');
  await room.getByRole('button', { name: 'Start the practice' }).click();
  const practised = room.getByRole('heading', { name: 'That was the practice' });
  await answerUntil(page, practised, 4);
  await shoot(page, 'practised-room');
  await room.getByRole('button', { name: 'Back to your invitation' }).click();
  await expect(page.getByText('You have warmed up.')).toBeVisible();

  await page.getByRole('button', { name: 'Prepare the interview' }).click();

  await room.locator('input[type=file]').setInputFiles(resumePdf);
  await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeVisible();
  await expect(room.getByText('Beyond the resume')).toHaveCount(0);
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await expect(room.getByText('10 minutes, once they start, are 10 minutes.')).toBeVisible();
  await expect(room.getByText(/What is noted beside your answers/)).toBeVisible();
  await expectEverywhere(page, 'before a sitting');
  await shoot(page, 'rules-room');
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await expect(room.getByRole('textbox', { name: 'Your answer' })).toBeEnabled();
  await expect(room.getByRole('timer')).toHaveText('10 min left');
  await expect(room.getByText('Prof. Anita Deshmukh').first()).toBeVisible();
  await shoot(page, 'run-room');
  await room.getByRole('textbox', { name: 'Your answer' }).evaluate((box) => {
    const data = new DataTransfer();
    data.setData('text', 'x'.repeat(40));
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  const noticed = page.waitForResponse((reply) => reply.url().endsWith('/signals') && reply.ok());
  await room.locator('body').evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });
  await noticed;
  const client = await service.signedIn(applicant.name, 0);
  for (let n = 0; n < 45 && (await answeredOn(client, applicant.token, 'work_experience')) < 5; n++) {
    const question = (await room.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await sayAnswer(room, `${soundAnswer(question)} In ${1980 + n} it was so too.`);
  }
  const bar = room.getByRole('banner');
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(bar.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'End the interview' }).click();
  await expect(room.getByText(/goes to the school, and this attempt is used/)).toBeVisible();
  await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await expect(room.getByRole('heading', { level: 1 })).toHaveText(/^Thank you|^It is with the school/);
  await expect(room.getByText('40 characters')).toBeVisible();
  await expect(room.getByText('once', { exact: true })).toBeVisible();
  await expectEverywhere(page, 'a sitting that is over');
  await shoot(page, 'over-room');
  await room.getByRole('button', { name: 'Back to your invitation' }).click();
  await expect(page.getByText(/People there read it and decide/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/\b\d\.\d\b/), 'no score is shown').toHaveCount(0);
  await expectEverywhere(page, 'an invitation that was sat');
  await shoot(page, 'finished');

  await page.getByRole('button', { name: 'Take my consent back' }).click();
  await shoot(page, 'withdraw');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You took your consent back');
  await page.goto(`${site.origin}/sit#${applicant.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere');
  await expectEverywhere(page, 'a link that leads nowhere');
  await shoot(page, 'nowhere');
});

/** How many answers of the sitting that runs are on a topic. */
async function answeredOn(client: ApiClient, token: string, topicId: string): Promise<number> {
  const { open } = await client.call('openInvitation', { body: { token } });
  const { turns } = await client.call('readInterview', { params: { sessionId: open?.sessionId ?? '' } });
  return turns.filter((turn) => turn.role === 'candidate' && turn.topicId === topicId).length;
}

async function agreeBoxes(page: Page) {
  const room = roomOf(page);
  await expect(room.getByRole('heading', { level: 1, name: 'What you agree to' })).toBeVisible();
  return room.getByRole('checkbox').all();
}

async function answerUntil(page: Page, over: ReturnType<Page['getByRole']>, most: number): Promise<void> {
  const room = roomOf(page);
  const box = room.getByRole('textbox', { name: 'Your answer' });
  for (let n = 0; n < most && !(await over.isVisible()); n++) {
    await expect(box.or(over).first()).toBeVisible({ timeout: 15_000 });
    if (await over.isVisible()) return;
    await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled({ timeout: 15_000 });
    const question = (await room.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await box.fill(soundAnswer(question));
    await room.getByRole('button', { name: 'That is my answer' }).click();
    await expect(room.getByRole('button', { name: 'Let me think' }).or(over).first()).toBeEnabled({
      timeout: 15_000,
    });
  }
  await expect(over).toBeVisible({ timeout: 15_000 });
}

test('who agreed to practise alone is asked for the school, brings a resume of their own, and a second tab is noted once', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const applicant = await invited('Meher Irani');
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
  ).toBeVisible({ timeout: 30_000 });
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
  test.setTimeout(120_000);
  const applicant = await invited('Rohan Pillai');
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
