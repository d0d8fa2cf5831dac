import { fileURLToPath } from 'node:url';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { type OwnPostgres, startOwnPostgres } from '#tests/fixtures/own-postgres.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { answerTimes, openSite, type Site, startInterview, test } from './site.ts';
import { enter } from './visitor.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));
const answer = 'At Nilgiri Pumps I cut the changeover from 48 minutes to 19, and two people objected.';
const draft = 'half of what comes next';
const waitingWords = 'We wait and try again';
const retryAfterMs = 2_000;

// What the browser itself notes of a service without its database.
test.use({ planted: /status of 503|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

let postgres: OwnPostgres;
let site: Site;
test.beforeAll(async () => {
  postgres = await startOwnPostgres();
  site = await openSite({ DATABASE_URL: postgres.url });
});
test.afterAll(async () => {
  await site.close();
  await postgres.stop();
});

type Try = { status: number; url: string; beganMs: number; endedMs: number };

/** The tries to send an answer, as the page made them. */
function followTries(page: Page): Try[] {
  const tries: Try[] = [];
  page.on('requestfinished', async (request) => {
    const url = request.url();
    if (!url.endsWith('/answers') || request.method() !== 'POST') return;
    const status = (await request.response())?.status() ?? 0;
    // By the browser's own clock: the service may be slower to answer one try than the next.
    const { startTime: beganMs, responseEnd } = request.timing();
    tries.push({ status, url, beganMs, endedMs: beganMs + responseEnd });
  });
  return tries;
}

type Waiting = { room: FrameLocator; client: ApiClient; asked: string; tries: Try[] };

/** A person in their interview, whose answer the room could not have saved. */
async function answerWithoutDatabase(page: Page, name: string): Promise<Waiting> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const client = await enter(page.context(), site, { name, email, interviews: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Grill', resumePdf);
  await answerTimes(room, 1);
  const asked = (await room.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const tries = followTries(page);
  await postgres.crash();
  await composerOf(room).fill(answer);
  await room.getByRole('button', { name: 'That is my answer' }).click();
  await expect(room.getByRole('status').filter({ hasText: waitingWords })).toBeVisible();
  await composerOf(room).fill(draft);
  return { room, client, asked, tries };
}

const composerOf = (room: FrameLocator) => room.getByRole('textbox', { name: 'Your answer' });

/** The panel goes on, the answer is in the transcript once, and what was typed since still stands. */
async function expectSentOnce({ room, client, asked, tries }: Waiting): Promise<void> {
  await expect(room.getByRole('heading', { level: 1 })).not.toHaveText(asked, { timeout: 120_000 });
  await expect(room.getByText(waitingWords)).toHaveCount(0);
  await expect(composerOf(room)).toHaveValue(draft);
  // What the panel says then may come before the reply to the answer.
  const taken = () => tries.filter((one) => one.status === 200);
  await expect.poll(() => taken().length).toBe(1);
  const sessionId = taken()[0]?.url.split('/').at(-2) ?? '';
  const { turns } = await client.call('readInterview', { params: { sessionId } });
  expect(turns.filter((turn) => turn.text === answer)).toHaveLength(1);
  expect(turns.filter((turn) => turn.role === 'candidate')).toHaveLength(2);
}

test('an answer given while the database is away waits in the room, which says so, and is sent once (rule FAULT-10)', async ({
  page,
}) => {
  const waiting = await answerWithoutDatabase(page, 'Anand Pillai');
  const { room, tries } = waiting;
  await expect(room.getByText('is thinking')).toHaveCount(0);
  await expect.poll(() => tries.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(3);
  expect(tries.filter((one) => one.status !== 503)).toEqual([]);
  const pauses = tries.slice(1).map((one, at) => one.beganMs - (tries[at]?.endedMs ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(retryAfterMs - 200);
  await expectEverywhere(page, 'the room without a database');
  await postgres.start();
  await expectSentOnce(waiting);
});

test('an answer that waits is kept over a reload while the database is away, and is sent once the page has come back by itself (rule FAULT-10)', async ({
  page,
}) => {
  const waiting = await answerWithoutDatabase(page, 'Bela Thakur');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('A part of the service is not answering.')).toBeVisible();
  await postgres.start();
  await page.getByRole('button', { name: /continue/i }).click();
  await expectSentOnce(waiting);
});
