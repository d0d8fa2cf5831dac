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

/** Two heights of an answer, and what was asked on after it: one question, or so many that they are folded. */
function told(question: string, turnId: string, answer: string, asked = 1): AnswerLadder {
  const height = (lead: string, text: string): LadderPart[] => [
    { kind: 'lead', text: lead, space: true },
    { kind: 'rule', text, space: true },
  ];
  return {
    kind: 'ladder',
    topicId: 'introduction',
    topicName: 'Introduction',
    question,
    turnId,
    answer,
    because: 'Of your scored answers this one cost most.',
    onward: Array.from({ length: asked }, (_, at) => ({
      question: `And you, at ${at}?`,
      turnId,
      answer: `No no sir, sorry, ${at} it was.`,
    })),
    rungs: [
      { mark: 5, lifts: [], parts: height('About a 5 has:', 'Order.'), wordedBy: 'offline' },
      { mark: 8, lifts: [], parts: height('About an 8 has:', 'A thread.'), wordedBy: 'offline' },
    ],
    model: null,
  };
}

/** A ladder from before: without what was asked on, and with what can go, what is brought in, and a blank. */
function before(ladder: AnswerLadder): AnswerLadder {
  const { onward: _, ...rest } = ladder;
  const { answer: text, turnId } = ladder;
  const whole = { turnId, start: 0, end: text.length };
  const parts: LadderPart[] = [
    { kind: 'left_out', text, ...whole, space: true },
    { kind: 'lead', text: 'Bring this in unasked. They had to ask “And you?”, and you said:', space: true },
    { kind: 'added', text, source: { by: 'turn', ...whole }, space: true },
    { kind: 'lead', text: 'Only you know this. Say it too:', space: true },
    { kind: 'asked', text: '[What did it cost?]', space: true },
  ];
  const lifts = [{ criterion: 'reasoning', text: 'A cause is given.' } as const];
  return { ...rest, rungs: [{ mark: 7, lifts, parts, wordedBy: 'offline' }] };
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
  const talk = feedback?.transcript.filter(({ topicId }) => topicId === 'introduction') ?? [];
  const turn = talk.find(({ role }) => role === 'candidate');
  const asked = talk.findLast(({ role, id }) => role === 'panel' && id < (turn?.id ?? ''));
  if (!asked || !turn) throw new Error('Nothing was answered.');
  ladder = told(asked.text, turn.id, turn.text);
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
  await expect(section(page).locator('.told, .empty, .asked-for').first()).toBeVisible({ timeout: 60_000 });
  await expectEverywhere(page, 'the ladder');
});

const answered = (page: Page, given: AnswerLadder) =>
  page.route(`**/api/feedback/${sessionId}/ladder`, (route) =>
    route.fulfill({ json: { status: 'ready', ladder: given } }),
  );

test('above an answer to a follow-up stands what its thread began with, folded', async ({ page }) => {
  const began = { question: 'What do you do there?', turnId: ladder.turnId, answer: 'Support, sir.' };
  await answered(page, { ...ladder, before: [began] });
  await opened(page).click();
  const summary = section(page).locator('summary').filter({ hasText: 'How it began' });
  await expect(summary).toHaveText('How it began: “What do you do there?”');
  await expect(section(page).getByText(began.answer)).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(section(page).getByText(began.answer)).toBeVisible();
  await expectEverywhere(page, 'how the thread began');
});

test('it opens by keyboard, says what was asked on, the arrows go up and down, and a word leads to its turn', async ({
  page,
}) => {
  await answered(page, ladder);
  expect(asked.filter((url) => /\/ladder(?:-answer.*)?$/.test(url))).toEqual([]);
  await opened(page).focus();
  await page.keyboard.press('Enter');
  const five = section(page).getByRole('tab', { name: 'As about a 5' });
  const eight = section(page).getByRole('tab', { name: 'As about an 8' });
  const rung = section(page).getByRole('tabpanel');
  const lines = rung.locator('.rung').getByRole('listitem');
  await expect(
    section(page).getByRole('heading', { name: 'What they asked on, and what you said' }),
  ).toBeVisible();
  await expect(section(page).locator('.onward')).toContainText(
    '“And you, at 0?”No no sir, sorry, 0 it was.You, ',
  );
  await expect(five).toHaveAttribute('aria-selected', 'true');
  await expect(lines).toHaveText(['About a 5 has:Order.']);
  await expect(rung).toContainText('Put together by plain code');
  await expect(rung).toContainText('Only heights above what the topic came to are shown.');
  await expect(rung).not.toContainText(/Plain words|Underlined|brackets|struck out/);
  await expectEverywhere(page, 'the ladder');
  await five.focus();
  await page.keyboard.press('ArrowRight');
  await expect(eight).toBeFocused();
  await expect(lines).toHaveText(['About an 8 has:A thread.']);
  await page.keyboard.press('ArrowRight');
  await expect(five).toBeFocused();
  await page.keyboard.press('End');
  await expect(eight).toHaveAttribute('aria-selected', 'true');
  const link = section(page).getByRole('link').first();
  const turnId = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect(page.locator(`#${turnId}`)).toBeInViewport();
});

test('many questions are folded, and open by keyboard', async ({ page }) => {
  await answered(page, told(ladder.question, ladder.turnId, ladder.answer, 4));
  await opened(page).click();
  const last = section(page).getByText('“And you, at 3?”');
  const fold = section(page).locator('summary');
  await expect(fold).toHaveText('4 questions, and what you said');
  await expect(last).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await expectEverywhere(page, 'the ladder, unfolded');
});

test('a ladder from before is shown as it was made', async ({ page }) => {
  await answered(page, before(ladder));
  await opened(page).click();
  const rung = section(page).getByRole('tabpanel');
  const lines = rung.locator('.rung').getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toHaveText(`Left out: ${ladder.answer} End of what is left out.`);
  await expect(lines.nth(1)).toContainText(
    `They had to ask “And you?”, and you said:Put in: ${ladder.answer} (you, at`,
  );
  await expect(lines.nth(2)).toContainText('Only you know this. Say it too:Put in: [What did it cost?]');
  await expect(rung).toContainText('Reasoning A cause is given.');
  await expect(rung).toContainText(
    'Underlined ones are brought in. What stands [in brackets] is for you to answer.',
  );
  await expect(rung).not.toContainText('Plain words');
  await expect(section(page)).not.toContainText('What they asked on, and what you said');
  await expectEverywhere(page, 'a ladder from before');
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
