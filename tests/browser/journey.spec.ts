import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { operate } from '#tests/fixtures/operate.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import {
  answerTimes,
  chooseInRoom,
  openNewcomersSite,
  openSiteOfTwo,
  roomOf,
  signIn,
  type Site,
  startInterview,
  test,
} from './site.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));

async function feedbackStands(page: Page): Promise<void> {
  await expect(page.getByText('Interview Feedback')).toBeVisible();
  await expect(page.getByText(/^Completed at /)).toBeVisible();
  await expect(page.getByText(/topics assessed/)).toBeVisible();
  await expect(page.getByText('This interview has been counted toward your usage.')).toBeVisible();
  await expect(page.getByText('it cannot tell whether facts are right').first()).toBeVisible();
}

/** On paper stands the feedback with the whole transcript, and nothing of the page around it or to press. */
async function feedbackPrints(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const transcript = page.getByRole('complementary', { name: 'Your transcript' });
  await expect(transcript.getByRole('listitem').last()).toBeVisible();
  const cut = await transcript.evaluate((rail) =>
    [rail, ...rail.querySelectorAll('*')].some(
      (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible',
    ),
  );
  expect(cut, 'turns hidden in a box that scrolls').toBe(false);
  await page.emulateMedia({ media: null });
}

for (const { where, open } of sampled([
  { where: 'one server, embedded database', open: openNewcomersSite },
  { where: 'two servers behind one port, PostgreSQL', open: openSiteOfTwo },
])) {
  test.describe(where, () => {
    let site: Site;
    test.beforeAll(async () => {
      site = await open();
    });
    test.afterAll(() => site.close());

    test('from sign-in to feedback on a real PDF', async ({ page }) => {
      await page.goto(`${site.origin}/past-interviews`);
      await expect(page).toHaveURL(/\/signin/);
      await signIn(page, site, { name: 'Devika Nair', email: 'devika.nair@example.com', interviews: 0 });
      await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
      await operate(site.env, ['grant', 'devika.nair@example.com', '2', '--reason', 'browser test']);
      await expect(page.getByRole('heading', { name: 'Ready to Begin Your Interview?' })).toBeVisible();

      const room = await startInterview(page, 'Grill', resumePdf);
      await expect(page.getByRole('banner').getByText('Pricing')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
      await answerTimes(room, 3);

      // A refresh comes back to the same question with the words typed so far.
      const question = await room.getByRole('heading', { level: 1 }).textContent();
      await room.getByRole('textbox', { name: 'Your answer' }).fill('half an answ');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      const again = roomOf(page);
      const goOn = page.getByRole('button', { name: /continue/i });
      await goOn.or(page.locator('iframe')).first().waitFor();
      if (await goOn.isVisible()) await goOn.click();
      await expect(again.getByRole('heading', { level: 1 })).toHaveText(question ?? '');
      await expect(again.getByRole('textbox', { name: 'Your answer' })).toHaveValue('half an answ');

      await answerTimes(again, 15);
      await chooseInRoom(again, 'End the interview');
      await again.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
      await again.getByRole('link', { name: 'See your feedback' }).click();

      await expect(page).toHaveURL(/\/feedback\/session_/);
      await feedbackStands(page);
      await feedbackPrints(page);
      await expectNoViolations(page, 'feedback');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoViolations(page, 'feedback, dark');
      // A quote is in a topic, and topics come folded.
      await page.getByRole('button', { name: 'Open all' }).click();
      const quote = page.locator('main a[href^="#"]').filter({ hasText: /^You,/ }).first();
      const target = await quote.getAttribute('href');
      await quote.click();
      await expect(page.locator(target ?? '')).toBeInViewport();

      await page.getByRole('link', { name: 'Recent Interviews' }).click();
      await expect(page.getByRole('heading', { name: 'Recent Interviews' })).toBeVisible();
      await expect(page.getByText('Completed').first()).toBeVisible();
      await expect(page.getByText('Putting your interviews side by side...')).toBeHidden();
      await expect(page.getByText('Loading your drills...')).toBeHidden();
      await expectNoViolations(page, 'past interviews, dark');
      await page.getByRole('link', { name: 'View Details' }).click();
      await feedbackStands(page);

      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(`${site.origin}/`);
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    });
  });
}

test.describe('two servers behind one port', () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await openSiteOfTwo();
  });
  test.afterAll(() => site.close());

  test('a second tab reads along and takes over; a lost network loses nothing', async ({ page, context }) => {
    await signIn(page, site, { name: 'Rehan Ali', email: 'rehan.ali@example.com', interviews: 1 });
    const room = await startInterview(page, 'Chill', resumePdf);
    await answerTimes(room, 1);

    const second = await context.newPage();
    await second.goto(`${site.origin}/interview`);
    const resume = second.getByRole('button', { name: /continue/i });
    await resume.or(second.locator('iframe')).first().waitFor();
    if (await resume.isVisible()) await resume.click();
    const other = roomOf(second);
    await expect(other.getByText('open in another tab')).toBeVisible();
    await other.getByRole('button', { name: 'Continue here' }).click();
    await expect(room.getByText('open in another tab')).toBeVisible();
    await answerTimes(other, 1);
    const asked = await other.getByRole('heading', { level: 1 }).textContent();
    await expect(room.getByRole('heading', { level: 1 })).toHaveText(asked ?? '');

    await context.setOffline(true);
    await expect(other.getByText('You are offline.')).toBeVisible();
    await other
      .getByRole('textbox', { name: 'Your answer' })
      .fill('Written without a network, sent when it is back: 27 files in March.');
    await other.getByRole('button', { name: 'That is my answer' }).click();
    await context.setOffline(false);
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(asked ?? '');
    const said = other.getByText('Written without a network');
    await expect(said.first()).toBeAttached();
  });

  test('restart asks first, discards and begins anew on the same interview', async ({ page }) => {
    await signIn(page, site, { name: 'Mira Sen', email: 'mira.sen@example.com', interviews: 1 });
    const room = await startInterview(page, 'Chill', resumePdf);
    await chooseInRoom(room, 'Restart');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'Are you sure you want to restart? This will end your current interview.',
    );
    await dialog.getByRole('button', { name: /restart/i }).click();
    await expect(dialog).toBeHidden({ timeout: 120_000 });
    // As long as the page itself gives a room to load.
    await expect(roomOf(page).getByText('Chill', { exact: true }).first()).toBeVisible({
      timeout: 120_000,
    });
  });

  test('asking again is taken until the button says that it is used up; a restart that is used up is not asked about', async ({
    page,
  }) => {
    await signIn(page, site, { name: 'Esha Nair', email: 'esha.nair@example.com', interviews: 1 });
    const room = await startInterview(page, 'Chill', resumePdf);
    const again = room.getByRole('button', { name: 'Ask again' });
    const usedUp = room.getByRole('button', { name: 'Asked as often as it can be' });
    await expect(async () => {
      // It may have become the other one meanwhile, so neither is waited for without an end.
      if (!(await usedUp.isVisible())) await again.click({ timeout: 1_000 });
      await expect(usedUp).toBeDisabled({ timeout: 1_000 });
    }).toPass();

    await page.route(/\/api\/interviews\/session_\w+$/, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), restartsLeft: 0 } });
    });
    await chooseInRoom(room, 'Restart');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('This interview has been restarted as often as it can be.');
    await expect(dialog.getByRole('button')).toHaveText(['Back']);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toBeHidden();
  });

  test('a menu that is open stays so when the panel has spoken', async ({ page }) => {
    await signIn(page, site, { name: 'Omar Khan', email: 'omar.khan@example.com', interviews: 1 });
    const room = await startInterview(page, 'Chill', resumePdf);
    const bar = room.getByRole('banner');
    const opened = Promise.withResolvers<void>();
    await page.route('**/api/interviews/*/answers', async (route) => {
      await opened.promise;
      await route.continue();
    });
    const asked = (await room.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await room.getByRole('textbox', { name: 'Your answer' }).fill(soundAnswer(asked));
    await room.getByRole('button', { name: 'That is my answer' }).click();
    await bar.getByRole('button', { name: 'Menu' }).click();
    opened.resolve();
    await expect(room.getByRole('heading', { level: 1 })).not.toHaveText(asked);
    await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
    await expect(bar.getByRole('button', { name: 'Restart' })).toBeVisible();
  });
});
