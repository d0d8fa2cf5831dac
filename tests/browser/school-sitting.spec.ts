import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import type { SchoolWorld, WorldService } from '#tests/fixtures/school-world.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
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

test('an applicant comes from the link over notice, sign-in and practice to the interview, and it is with the school', async ({
  page,
}) => {
  const applicant = await invited(world, 'Kavya Ramanathan');
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
  await expect(page.getByText(/People there read it and decide/)).toBeVisible({ timeout: 120_000 });
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

async function answerUntil(page: Page, over: ReturnType<Page['getByRole']>, most: number): Promise<void> {
  const room = roomOf(page);
  const box = room.getByRole('textbox', { name: 'Your answer' });
  for (let n = 0; n < most && !(await over.isVisible()); n++) {
    await expect(box.or(over).first()).toBeVisible({ timeout: 120_000 });
    if (await over.isVisible()) return;
    await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled({ timeout: 120_000 });
    const question = (await room.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await box.fill(soundAnswer(question));
    await room.getByRole('button', { name: 'That is my answer' }).click();
    await expect(room.getByRole('button', { name: 'Let me think' }).or(over).first()).toBeEnabled({
      timeout: 120_000,
    });
  }
  await expect(over).toBeVisible({ timeout: 120_000 });
}
