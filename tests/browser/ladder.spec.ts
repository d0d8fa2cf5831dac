import { expect, type Page } from '@playwright/test';
import type { AnswerLadder, LadderPart } from '#contract/ladder.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const person = { name: 'Rohan Kale', email: 'rohan.kale@example.com', interviews: 1 };
const weak = [
  'We were handling many tasks in the team and it was a good experience. I am a hard working person and a quick learner.',
  'I wrote a Python script that sorted the requests by branch, because the morning queue took four hours. After that it took 50 minutes.',
];

/** Two heights of an answer: one with a line that is brought in, one with a blank besides. */
function outline(question: string, turnId: string, answer: string): AnswerLadder {
  const told = { text: answer, turnId, start: 0, end: answer.length, space: true };
  const source = { by: 'turn', turnId, start: 0, end: answer.length } as const;
  const parts: LadderPart[] = [
    { kind: 'left_out', ...told },
    { kind: 'lead', text: 'Bring this in unasked. They had to ask “And you?”, and you said:', space: true },
    { kind: 'added', text: answer, source, space: true },
  ];
  const blank: LadderPart[] = [
    { kind: 'lead', text: 'Only you know this. Say it too:', space: true },
    { kind: 'asked', text: '[What did it cost?]', space: true },
  ];
  const lifts = [{ criterion: 'reasoning', text: 'A cause is given.' } as const];
  const topic = { topicId: 'introduction', topicName: 'Introduction' } as const;
  return {
    kind: 'ladder',
    ...topic,
    question,
    turnId,
    answer,
    because: 'Of your scored answers this one cost most.',
    rungs: [
      { mark: 5, lifts, parts, wordedBy: 'offline' },
      { mark: 8, lifts, parts: [...parts, ...blank], wordedBy: 'offline' },
    ],
    model: null,
  };
}

let site: Site;
let sessionId: string;
let ladder: AnswerLadder;
test.beforeAll(async ({ browser }) => {
  site = await openSite();
  const context = await browser.newContext();
  const client = await enter(context, site, person);
  sessionId = await finishedInterview(client, 'chill', 14, (_, before) => weak[before % 2] ?? '');
  const { feedback } = await client.call('readFeedback', { params: { sessionId } });
  const [asked, turn] = feedback?.transcript.filter(({ topicId }) => topicId === 'introduction') ?? [];
  if (!asked || !turn) throw new Error('Nothing was answered.');
  ladder = outline(asked.text, turn.id, turn.text);
  await context.close();
});
test.afterAll(() => site.close());
test.use({ reducedMotion: 'reduce' } as object);

const title = 'Your weakest answer, and how it could have gone';
const section = (page: Page) => page.getByRole('region', { name: title });
const opened = (page: Page) => section(page).getByRole('button', { name: 'See how it could have gone' });

let asked: string[];
test.beforeEach(async ({ context, page }) => {
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(context, site, { ...person, interviews: 0 });
  await page.goto(`${site.origin}/feedback/${sessionId}`);
  await expect(section(page)).toBeVisible();
});

test('what was built of an interview is shown, or why nothing was', async ({ page }) => {
  await opened(page).click();
  await expect(section(page).locator('.told, .empty, .asked-for').first()).toBeVisible({ timeout: 30_000 });
  await expectEverywhere(page, 'the ladder');
});

test('it opens by keyboard, the arrows go up and down, and a word leads to its turn', async ({ page }) => {
  await page.route(`**/api/feedback/${sessionId}/ladder`, (route) =>
    route.fulfill({ json: { status: 'ready', ladder } }),
  );
  expect(asked.filter((url) => /\/ladder(?:-answer.*)?$/.test(url))).toEqual([]);
  await opened(page).focus();
  await page.keyboard.press('Enter');
  const five = section(page).getByRole('tab', { name: 'As about a 5' });
  const eight = section(page).getByRole('tab', { name: 'As about an 8' });
  const told = section(page).getByRole('tabpanel');
  const lines = told.locator('.rung').getByRole('listitem');
  await expect(five).toHaveAttribute('aria-selected', 'true');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toHaveText(`Left out: ${ladder.answer} End of what is left out.`);
  await expect(lines.nth(1)).toContainText(
    `They had to ask “And you?”, and you said:Put in: ${ladder.answer} (you, at`,
  );
  await expect(told).toContainText('Put together by plain code');
  await expect(told).toContainText(
    'Only heights above what the topic came to, and that bring something new, are shown.',
  );
  await five.focus();
  await page.keyboard.press('ArrowRight');
  await expect(eight).toBeFocused();
  await expect(lines.nth(2)).toContainText('Only you know this. Say it too:Put in: [What did it cost?]');
  await page.keyboard.press('ArrowRight');
  await expect(five).toBeFocused();
  await page.keyboard.press('End');
  await expect(eight).toHaveAttribute('aria-selected', 'true');
  await expectEverywhere(page, 'the ladder');
  const link = section(page).getByRole('link').first();
  const turnId = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect(page.locator(`#${turnId}`)).toBeInViewport();
});

test.describe('while the service is away', () => {
  test.use({ planted: /status of 503 .*\/ladder$/ });
  test('what cannot be had can be asked for again, and where there is none that is said', async ({
    page,
  }) => {
    const path = `**/api/feedback/${sessionId}/ladder`;
    await page.route(path, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'upstream_unavailable' } } }),
    );
    await opened(page).click();
    await expect(section(page).getByRole('alert')).toBeVisible();
    await page.unroute(path);
    const none = { status: 'ready', ladder: { kind: 'none', because: 'all_strong' } };
    await page.route(path, (route) => route.fulfill({ json: none }));
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(section(page)).toContainText('There is no weak answer to tell again.');
  });
});
