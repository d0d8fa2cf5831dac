import { expect, type FrameLocator } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { untilEvent } from '#tests/fixtures/interview-driver.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { test } from './microphone.ts';
import { hold } from './hold.ts';
import { agreeToNotice, chooseInRoom, sharedSite, roomOf, type Site, startInterview } from './site.ts';
import { enter } from './visitor.ts';

/* Parts of the room and answers of the service that do not come: no word is lost, and there is always a way on. */

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const resume = 'src/server/resumes/samples/vikram-nair-engineer.txt';
const composer = (room: FrameLocator) => room.getByRole('textbox', { name: 'Your answer' });
const half = 'I took the night shift off the second line, because';

test.describe('code that does not come', () => {
  test.use({ planted: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('the steps are opened again by a press', async ({ page, context }) => {
    await enter(context, site, { name: 'Asha Bose', email: 'asha.bose@example.com', interviews: 1 });
    const comes = await hold(page, '**/assets/setup-*.js');
    await page.goto(`${site.origin}${paths.interview}`);
    await page.getByRole('button', { name: 'Begin Interview' }).click();
    const room = roomOf(page);
    await expect(room.getByRole('heading', { level: 1, name: 'The room did not open' })).toBeVisible();
    comes();
    await room.getByRole('button', { name: 'Open it again' }).click();
    await expect(room.getByRole('heading', { level: 1, name: /Which room/ })).toBeVisible();
  });

  test('who wants to speak goes on by typing, or tries again', async ({ page, context }) => {
    await enter(context, site, { name: 'Bela Roy', email: 'bela.roy@example.com', interviews: 1 });
    const comes = await hold(page, '**/assets/speaking-bar-*.js');
    await page.goto(`${site.origin}${paths.interview}`);
    const room = await startInterview(page, 'Chill', resume);
    await composer(room).fill(half);
    await room.getByRole('button', { name: 'Speak instead' }).click();
    await expect(room.getByRole('alert')).toHaveText('What speaking needs did not come. Try again, or type.');
    await expect(composer(room)).toHaveValue(half);
    await room.getByRole('button', { name: 'Type instead' }).click();
    await expect(room.getByRole('alert')).toHaveCount(0);
    await expect(composer(room)).toHaveValue(half);
    await room.getByRole('button', { name: 'Speak instead' }).click();
    await expect(room.getByRole('alert')).toBeVisible();
    comes();
    await room.getByRole('button', { name: 'Try again' }).click();
    await expect(room.getByText(/microphone|understands speech|listen|Speak when/i).first()).toBeVisible();
    await expect(room.getByRole('alert')).toHaveCount(0);
    await expect(composer(room)).toHaveValue(half);
  });
});

test('a stream on which nothing comes stops neither the questions nor the end (rule STREAM-2)', async ({
  page,
  context,
}) => {
  await enter(context, site, { name: 'Chetan Das', email: 'chetan.das@example.com', interviews: 1 });
  await page.route('**/api/interviews/*/stream*', () => undefined);
  await page.goto(`${site.origin}${paths.interview}`);
  const room = await startInterview(page, 'Chill', resume);
  const heading = room.getByRole('heading', { level: 1 });
  const think = room.getByRole('button', { name: 'Let me think' });
  await expect(think).not.toHaveAttribute('aria-disabled', 'true', { timeout: 120_000 });
  const first = (await heading.textContent()) ?? '';
  await composer(room).fill(soundAnswer(first));
  await room.getByRole('button', { name: 'That is my answer' }).click();
  await expect(heading).not.toHaveText(first, { timeout: 120_000 });
  await expect(think).not.toHaveAttribute('aria-disabled', 'true', { timeout: 120_000 });
  await chooseInRoom(room, 'End the interview');
  await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await expect(room.getByRole('heading', { level: 1, name: 'Too little was said' })).toBeVisible({
    timeout: 120_000,
  });
});

test('who comes back to the tab finds the interview as it stands, whatever its stream said', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Gopal Iyer',
    email: 'g.iyer@example.com',
    interviews: 1,
  });
  await page.route('**/api/interviews/*/stream*', () => undefined);
  await page.goto(`${site.origin}${paths.interview}`);
  const room = await startInterview(page, 'Chill', resume);
  const think = room.getByRole('button', { name: 'Let me think' });
  await expect(think).not.toHaveAttribute('aria-disabled', 'true', { timeout: 120_000 });
  const sessionId = /session_\w+/.exec((await page.locator('iframe').getAttribute('src')) ?? '')?.[0] ?? '';
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, ({ state }) => state === 'done');
  await expect(think).toBeVisible();
  await room.locator('body').evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(room.getByRole('heading', { level: 1, name: 'Too little was said' })).toBeVisible();
});

test.describe('a service that fails once', () => {
  test.use({ planted: /status of 500/ });

  test('the last resume is asked for again by a press', async ({ page, context }) => {
    const client = await enter(context, site, {
      name: 'Divya Rao',
      email: 'd.rao@example.com',
      interviews: 1,
    });
    await giveConsent(client);
    await client.call('pasteResume', {
      body: { text: 'Divya Rao\nExperience\nAnalyst at Nilgiri Pumps, 2021 to 2024' },
    });
    let asked = 0;
    await page.route('**/api/resumes/latest', (route) =>
      asked++ === 0 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto(`${site.origin}${paths.interview}`);
    await page.getByRole('button', { name: 'Begin Interview' }).click();
    const room = roomOf(page);
    await room.getByText('Chill', { exact: true }).first().click();
    await room.getByRole('button', { name: 'Continue' }).click();
    await agreeToNotice(room);
    await expect(room.getByRole('alert')).toBeVisible();
    await room.getByRole('button', { name: 'Try again' }).click();
    await room.getByRole('button', { name: 'Use this one again' }).click();
    await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeFocused();
  });
});

test.describe('a plan that has ended', () => {
  test.use({ planted: /status of 403/ });

  test('what it took is left out, said, and the interview starts at the next press', async ({
    page,
    context,
  }) => {
    await enter(context, site, { name: 'Esha Rao', email: 'esha.rao@example.com', interviews: 1 });
    // As it was when the page asked; the plan has ended since.
    const aims = { inPlan: true, statement: '', targetSchools: [] };
    await page.route('**/api/aims/latest', (route) => route.fulfill({ json: aims }));
    await page.goto(`${site.origin}${paths.interview}`);
    await page.getByRole('button', { name: 'Begin Interview' }).click();
    const room = roomOf(page);
    await room.getByText('Chill', { exact: true }).first().click();
    await room.getByRole('button', { name: 'Continue' }).click();
    await agreeToNotice(room);
    await room.locator('input[type=file]').setInputFiles(resume);
    await room.getByText('Add your SOP, form answers or schools').click();
    await room.getByLabel('Statement of purpose or form answers').fill('I want to run a plant.');
    await room.getByRole('button', { name: 'This is right' }).click();
    await room.getByRole('button', { name: 'I will type' }).click();
    const start = room.getByRole('button', { name: 'Start the interview' });
    await start.click();
    await expect(room.getByRole('alert')).toHaveText(
      'Your SOP, form answers and schools are part of Premium, so the panel will not read them. Press Start to go on without.',
    );
    await start.click();
    await expect(composer(room)).toBeEnabled();
  });
});

test.describe('a reply that is lost', () => {
  test.use({ planted: /net::ERR_FAILED/ });

  test('a restart that took is not asked for twice: the next press goes to the new interview', async ({
    page,
    context,
  }) => {
    await enter(context, site, { name: 'Farah Khan', email: 'farah.khan@example.com', interviews: 1 });
    let asked = 0;
    await page.route('**/restart', async (route) => {
      asked += 1;
      await route.fetch();
      await route.abort();
    });
    await page.goto(`${site.origin}${paths.interview}`);
    await page.getByRole('button', { name: 'Begin Interview' }).click();
    const frame = page.locator('iframe');
    const first = await frame.getAttribute('src');
    await page.getByRole('button', { name: 'Restart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restart' });
    await dialog.getByRole('button', { name: 'Restart' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Restart' }).click();
    await expect(roomOf(page).getByRole('heading', { level: 1, name: /Which room/ })).toBeVisible();
    expect(await frame.getAttribute('src')).not.toBe(first);
    expect(asked).toBe(1);
  });
});
