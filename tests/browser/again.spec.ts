import { expect, type Page } from '@playwright/test';
import { type AnswerReading, againChars, type SecondAnswer, type WeakAnswer } from '#contract/again.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const person = { name: 'Rohan Kale', email: 'rohan.kale@example.com', interviews: 1 };
const weak =
  'We were handling many tasks in the team and it was a good experience. I am a hard working person and a quick learner.';
const better = 'I sorted 1,200 requests by branch, and the queue fell from four hours to 50 minutes.';

const read = (level: number, quote: string): AnswerReading => ({
  kind: 'read',
  levels: [
    { criterion: 'evidence', level },
    { criterion: 'ownership', level: 2 },
  ],
  quotes: [quote],
});
const secondOf = (text: string, isRead: boolean): SecondAnswer => ({
  text,
  at: '2026-03-07T16:12:00.000Z',
  readings: isRead
    ? { first: read(1, 'a quick learner'), second: read(3, 'I sorted 1,200 requests'), model: null }
    : null,
});

let site: Site;
let sessionId: string;
let told: WeakAnswer;
test.beforeAll(async ({ browser }) => {
  site = await sharedSite();
  const context = await browser.newContext();
  const client = await enter(context, site, person);
  sessionId = await finishedInterview(client, 'chill', 18, () => weak);
  const { feedback } = await client.call('readFeedback', { params: { sessionId } });
  const talk = feedback?.transcript.filter(({ topicId }) => topicId === 'introduction') ?? [];
  const turn = talk.find(({ role }) => role === 'candidate');
  const asked = talk.findLast(({ role, id }) => role === 'panel' && id < (turn?.id ?? ''));
  if (!asked || !turn) throw new Error('Nothing was answered.');
  told = {
    kind: 'answer',
    topicId: 'introduction',
    topicName: 'Introduction',
    began: null,
    question: asked.text,
    turnId: turn.id,
    answer: turn.text,
    pointed: 'What did it come to, in rupees, days or people?',
    pointedBy: null,
  };
  await context.close();
});

const section = (page: Page) => page.getByRole('region', { name: 'Answer it again' });
const opener = (page: Page) => section(page).getByRole('button', { name: 'Show your weakest answer' });
const box = (page: Page) => section(page).getByLabel('Your answer, again');

let asked: string[];
test.beforeEach(async ({ context, page }) => {
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(context, site, { ...person, interviews: 0 });
  await page.goto(`${site.origin}/feedback/${sessionId}`);
  await expect(section(page)).toBeVisible();
});

/** What the service would say: the weak answer, and a second one once it was sent, first unread and then read. */
const path = () => `**/api/feedback/${sessionId}/again`;
const played = async (page: Page, second: SecondAnswer | null = null): Promise<void> => {
  let stands = second;
  let reads = 0;
  await page.route(path(), async (route) => {
    if (route.request().method() === 'PUT') {
      stands = secondOf((route.request().postDataJSON() as { text: string }).text, false);
      reads = 0;
      return route.fulfill({ json: { second: stands } });
    }
    reads += 1;
    const isRead = stands !== null && (stands.readings !== null || reads > 2);
    const now = stands && secondOf(stands.text, isRead);
    return route.fulfill({ json: { status: 'ready', again: told, second: now } });
  });
};

test('the weakest answer is given again and read beside the first by the service itself', async ({
  page,
}) => {
  await opener(page).click();
  await expect(box(page)).toBeVisible({ timeout: 120_000 });
  await expectEverywhere(page, 'the answer to give again');
  await box(page).fill(better);
  await section(page).getByRole('button', { name: 'Send it' }).click();
  await expect(section(page).getByRole('heading', { name: 'Now' })).toBeVisible({ timeout: 120_000 });
  await expect(section(page)).toContainText('Plain code read both answers, each alone.');
  await page.reload();
  await opener(page).click();
  await expect(box(page)).toHaveValue(better);
  await expectEverywhere(page, 'both answers');
});

test('by keyboard it opens, counts, sends, waits and shows both readings, and the answer leads to its turn', async ({
  page,
}) => {
  await played(page);
  expect(asked.filter((url) => /\/(?:again|second-answer.*)$/.test(url))).toEqual([]);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(section(page)).toContainText(told.pointed);
  await expect(section(page).getByRole('button', { name: 'Send it' })).toBeDisabled();
  await box(page).focus();
  await page.keyboard.type('I did.');
  await expect(box(page)).toHaveAccessibleDescription('6 of 3,000 characters. It changes no score.');
  await expect(box(page)).toHaveAttribute('maxlength', String(againChars));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('status').filter({ hasText: 'being read' })).toBeVisible();
  const first = section(page).getByRole('region', { name: 'In the interview' });
  const now = section(page).getByRole('region', { name: 'Now' });
  await expect(first.locator('dl')).toHaveText('Evidencea littleOwnershiphalf');
  await expect(now.locator('dl')).toHaveText('Evidencemost of itOwnershiphalf');
  await expect(first.locator('mark')).toHaveText('a quick learner');
  await expect(section(page).getByRole('status').filter({ hasText: 'Both answers are read.' })).toHaveCount(
    1,
  );
  await expect(section(page).getByRole('button', { name: 'Send this instead' })).toBeDisabled();
  await expectEverywhere(page, 'both readings');
  const link = section(page).getByRole('link').first();
  const turnId = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect(page.locator(`#${turnId}`)).toBeInViewport();
});

for (const [width, stand] of sampled([
  [360, 'one below the other'],
  [768, 'beside one another'],
  [1366, 'beside one another'],
] as const))
  test(`the readings stand ${stand} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await played(page, secondOf(better, true));
    await opener(page).click();
    const [first, now] = await Promise.all(
      ['In the interview', 'Now'].map((name) => section(page).getByRole('region', { name }).boundingBox()),
    );
    if (!first || !now) throw new Error('They are not shown.');
    expect(now.y > first.y ? 'one below the other' : 'beside one another').toBe(stand);
  });

test.describe('while the service is away', () => {
  test.use({ planted: /status of 503 .*\/again$/ });
  test('what was written stays in the tab until it is sent, and where there is nothing to answer that is said', async ({
    page,
  }) => {
    const down = () =>
      page.route(path(), (route) =>
        route.fulfill({ status: 503, json: { error: { code: 'upstream_unavailable' } } }),
      );
    await down();
    await opener(page).click();
    await expect(section(page).getByRole('alert')).toBeVisible();
    await page.unroute(path());
    await played(page);
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await box(page).fill(better);
    await page.unroute(path());
    await down();
    await section(page).getByRole('button', { name: 'Send it' }).click();
    await expect(section(page).getByRole('alert')).toContainText('What you wrote is kept in this tab.');
    await page.unroute(path());
    await played(page);
    await page.reload();
    await opener(page).click();
    await expect(box(page)).toHaveValue(better);
    await page.unroute(path());
    const none = { status: 'ready', again: { kind: 'none', because: 'all_strong' }, second: null };
    await page.route(path(), (route) => route.fulfill({ json: none }));
    await page.reload();
    await opener(page).click();
    await expect(section(page)).toContainText('There is no weak answer to give again.');
  });
});
