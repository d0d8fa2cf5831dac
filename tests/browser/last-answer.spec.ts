import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import {
  agreeToNotice,
  answerTimes,
  chooseInRoom,
  sharedSite,
  roomOf,
  type Site,
  startInterview,
  test,
} from './site.ts';
import { expectCopies } from './expect-copies.ts';
import { enter } from './visitor.ts';

const resume = 'src/server/resumes/samples/vikram-nair-engineer.txt';
const half = 'I took the night shift off the second line, because';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const composer = (room: FrameLocator) => room.getByRole('textbox', { name: 'Your answer' });
const unsent = (room: FrameLocator) => room.getByRole('region', { name: 'Not sent' });

/** Seated in an interview, and what ends it as the service does at the hard stop: without asking this page. */
async function seated(
  page: Page,
  context: BrowserContext,
  name: string,
): Promise<{ room: FrameLocator; end: () => Promise<unknown> }> {
  const person = { name: 'Kabir Rao', email: `${name}@example.com`, interviews: 1 };
  const client = await enter(context, site, person);
  await page.goto(`${site.origin}${paths.interview}`);
  const room = await startInterview(page, 'Chill', resume);
  await expect(room.getByRole('button', { name: 'Let me think' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const sessionId = /session_\w+/.exec(await addressOf(page))?.[0] ?? '';
  return { room, end: () => client.call('endInterview', { params: { sessionId }, body: {} }) };
}

const addressOf = async (page: Page): Promise<string> =>
  (await page.locator('iframe').getAttribute('src')) ?? '';

test('when the last answer must be in is said, and what is written by then is sent by itself (rule CLOCK-1)', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { room, end } = await seated(page, context, 'kabir.sent');
  await composer(room).fill(half);
  const told = room.getByText(/left for your last answer/);
  await expect(told).toBeHidden();
  await page.clock.fastForward('29:15');
  await expect(told).toHaveText(
    '3 minutes are left for your last answer; what is written then is sent by itself.',
  );
  const sent = page.waitForRequest((request) => request.url().endsWith('/answers'));
  await page.clock.fastForward('02:50');
  expect((await sent).postDataJSON()).toMatchObject({ text: half });
  const saysSo = room.getByText('Time was up, so what you had written was sent as your last answer.');
  await expect(saysSo).toBeVisible();
  await expect(composer(room)).toHaveValue('');
  await end();
  await expect(room.getByRole('heading', { level: 1, name: /interview|score|feedback/i })).toBeVisible();
  await expect(saysSo).toBeVisible();
  await expect(unsent(room)).toBeHidden();
});

test('what could not be sent before the end stays in the browser, and is shown to be copied or discarded', async ({
  page,
  context,
}) => {
  const { room, end } = await seated(page, context, 'kabir.kept');
  await composer(room).fill('An answer the service never took.');
  await page.route('**/answers', () => undefined);
  await room.getByRole('button', { name: 'That is my answer' }).click();
  await composer(room).fill(half);
  await end();
  await expect(unsent(room)).toContainText(
    'The interview ended before this was sent. It can no longer be scored.',
  );
  const words = `An answer the service never took.\n${half}`;
  await expect(unsent(room).getByRole('textbox')).toHaveValue(words);
  await expectCopies(unsent(room).getByRole('button', { name: 'Copy it' }), words, site.origin);
  const again = await context.newPage();
  await again.goto(new URL(await addressOf(page), site.origin).href);
  await expect(again.getByRole('region', { name: 'Not sent' }).getByRole('textbox')).toHaveValue(half);
  await again.close();
  await unsent(room).getByRole('button', { name: 'Discard it' }).click();
  await expect(unsent(room)).toBeHidden();
  await expect
    .poll(() =>
      room
        .locator('body')
        .evaluate(() =>
          [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
            /:(?:draft|sending)$/.test(key),
          ),
        ),
    )
    .toEqual([]);
});

test('each step before and after the interview begins at its heading, and what comes later is announced', async ({
  page,
}) => {
  await enter(page.context(), site, { name: 'Kabir Rao', email: 'kabir.focus@example.com', interviews: 1 });
  await page.goto(`${site.origin}/interview`);
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  const room = roomOf(page);
  const heading = (name: string) => room.getByRole('heading', { level: 1, name });
  await room.getByText('Chill', { exact: true }).first().click();
  await room.getByRole('button', { name: 'Continue' }).click();
  await agreeToNotice(room);
  await expect(heading('What shall they read?')).toBeFocused();
  await room.getByRole('button', { name: 'Paste the text instead' }).click();
  await room.getByRole('textbox', { name: 'The text of your resume' }).fill(pastedResume);
  await room.getByRole('button', { name: 'Read this' }).click();
  await expect(heading('This is what the panel reads')).toBeFocused();
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await expect(composer(room)).toBeEnabled();
  await answerTimes(room, 18);
  await chooseInRoom(room, 'End the interview');
  await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await expect(room.getByRole('heading', { level: 1, name: /^Your feedback is/ })).toBeFocused();
  await expect(room.getByRole('status').filter({ hasText: 'Your feedback is written.' })).toHaveCount(1, {
    timeout: 120_000,
  });
  await expect(heading('Your feedback is written')).toBeFocused();
});
