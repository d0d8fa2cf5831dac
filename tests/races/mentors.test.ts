import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import type { MentorTopicScore } from '#contract/mentors.ts';
import { mentorLimits } from '#contract/mentor-limits.ts';
import { makeMentorLink } from '#server/mentors/make-mentor-link.ts';
import { openMentorPage } from '#server/mentors/open-mentor-page.ts';
import { revokeMentorLink } from '#server/mentors/revoke-mentor-link.ts';
import { scoreAsMentor } from '#server/mentors/score-as-mentor.ts';
import { eq, sql } from '#server/platform/database/query.ts';
import { feedbacks } from '#server/platform/database/schema/interviews.ts';
import { forgetFeedback } from '#server/privacy/forgetting-store.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

/* A link takes scores once and only while it works, and five of an interview work at once (rules MENTOR-1, MENTOR-3). */

const clock = new TestClock();
let db: TestDatabase;
let kept: KeptData;
let uid: string;
beforeAll(async () => {
  db = await openRaceDatabase();
  kept = new KeptData(db.database);
  uid = await addUser(db.database, 'Race Mentor', clock.now());
});
afterAll(() => db.close());

const parts = () => ({ database: db.database, clock });
const twenty = Array.from({ length: 20 }, (_, at) => at);
const levels = { structure: 2, reasoning: 2, ownership: 2, response: null };

/** An interview whose feedback has one topic to score. */
async function interview(): Promise<string> {
  const sessionId = await kept.interview(uid, clock.now());
  const topic = { topicId: 'hobbies', name: 'Hobbies', score: 5, text: 'words' };
  const given = [{ criterion: 'evidence', level: 2, because: '' }];
  const feedback = {
    completedAt: clock.now().toISOString(),
    verdict: 'words',
    assessor: { kind: 'offline' },
    avgScore: null,
    band: null,
    topics: [{ ...topic, levels: given }],
    transcript: [],
    panel: [],
    drills: [],
  } as unknown as Feedback;
  await db.database.write((tx) =>
    tx.update(feedbacks).set({ feedback }).where(eq(feedbacks.sessionId, sessionId)),
  );
  return sessionId;
}

const shows = { name: false, resumeFacts: false, scores: true, feedbackText: false };
const make = (sessionId: string) =>
  makeMentorLink(parts(), { uid, sessionId, days: 7, forWhom: '', shows, helps: false });
const scores = (evidence: number, note = ''): MentorTopicScore[] => [
  { topicId: 'hobbies', levels: { evidence, ...levels }, note },
];
const score = (token: string, given: MentorTopicScore[]) =>
  scoreAsMentor(parts(), { token, scores: given, helps: false, uid: null, address: token });

async function rowOf(linkId: string): Promise<Record<string, unknown> | undefined> {
  return (await rowsOf(db.database, 'mentor_links')).find((row) => row['id'] === linkId);
}

/** How each of many ended: `done` or the code of its refusal. */
const endings = (works: readonly Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    works.map((work) =>
      work.then(
        () => 'done',
        (error: unknown) => (error as { code?: string }).code ?? String(error),
      ),
    ),
  );

it('of twenty scores sent at once by one link, one is stored and the others are told so', async () => {
  const { token, linkId } = await make(await interview());
  const given = twenty.map((at) => scores(at % 5, `mentor ${at}`));
  const ended = await endings(given.map((one) => score(token, one)));
  expect(ended.toSorted()).toEqual([...twenty.slice(1).map(() => 'already_scored'), 'done']);
  expect((await rowOf(linkId))?.['scores']).toEqual(given[ended.indexOf('done')]);
});

it('revoked while scores are sent, a link has taken them wholly or not at all', async () => {
  for (const _ of twenty) {
    const { token, linkId } = await make(await interview());
    const [scored = ''] = await endings([
      score(token, scores(3)),
      revokeMentorLink(parts(), { uid, linkId }),
      score(token, scores(3)),
    ]);
    const row = await rowOf(linkId);
    expect(row).toMatchObject({ token_hash: null, candidate_helps: false });
    expect(row?.['revoked_at']).not.toBeNull();
    expect((row?.['scores'] === null) === (row?.['scored_at'] === null)).toBe(true);
    expect(['done', 'not_found', 'already_scored']).toContain(scored);
    await expect(score(token, scores(1))).rejects.toMatchObject({ code: 'not_found' });
    expect(await rowOf(linkId)).toEqual(row);
  }
});

it('of twenty links asked for at once, five are made', async () => {
  const sessionId = await interview();
  const ended = await endings(twenty.map(() => make(sessionId)));
  expect(ended.filter((one) => one === 'done')).toHaveLength(5);
  expect(ended.filter((one) => one === 'mentor_links_used_up')).toHaveLength(15);
});

it('deleted while links are made, an interview leaves none', async () => {
  const sessionId = await interview();
  const ended = await endings([
    ...twenty.slice(0, 4).map(() => make(sessionId)),
    db.database.transaction((tx) => forgetFeedback(tx, [sessionId])),
    ...twenty.slice(0, 4).map(() => make(sessionId)),
  ]);
  for (const one of ended) expect(['done', 'not_found', 'mentor_links_used_up']).toContain(one);
  expect(
    (await rowsOf(db.database, 'mentor_links')).filter((row) => row['session_id'] === sessionId),
  ).toEqual([]);
});

it('an address has thirty wrong guesses, however many it makes at once, and a link that works costs none (rule MENTOR-8)', async () => {
  const { token } = await make(await interview());
  const guess = (guessed: string, address: string) =>
    openMentorPage(parts(), { token: guessed, uid: null, address }).then(
      () => 'opened',
      (error: { code?: string }) => String(error.code),
    );
  const [guesser, campus] = ['203.0.113.7', '203.0.113.8'];
  expect(new Set(await Promise.all(twenty.map(() => guess(token, guesser))))).toEqual(new Set(['opened']));
  const codes = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(`wrong-${at}`, guesser)));
  expect(codes.filter((code) => code === 'not_found')).toHaveLength(mentorLimits.guesses);
  expect(codes.filter((code) => code === 'mentor_guesses_used_up')).toHaveLength(30);
  expect(await guess(token, guesser)).toBe('mentor_guesses_used_up');
  expect(await guess(token, campus)).toBe('opened');
  // The hour is over.
  await db.database.write((tx) =>
    tx.execute(sql`update call_counts set ends_at = now() - interval '1 second'`),
  );
  expect(await guess(token, guesser)).toBe('opened');
  expect(await guess('wrong-again', guesser)).toBe('not_found');
});
