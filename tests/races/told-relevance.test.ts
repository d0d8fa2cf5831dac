import { afterAll, beforeAll, expect, it } from 'vitest';
import { relevances } from '#contract/feedback.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import { tellRelevance } from '#server/feedback/tell-relevance.ts';
import { addInterviews } from '#tests/fixtures/many-interviews.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const at = new Date('2026-03-07T16:12:00Z');
let db: TestDatabase;
beforeAll(async () => {
  db = await openRaceDatabase();
});
afterAll(() => db.close());

it('two tabs that tell at once are both heard, and the overall is of both (rule TOLD-3)', async () => {
  const uid = await addUser(db.database, 'Two Tabs', at);
  await addInterviews(db.database, { uid, count: 1, since: at });
  const sessionId = `session_${uid}_${at.getTime()}`;
  for (let round = 0; round < runs(12, 4); round++) {
    const [one = 'yes', other = 'no'] = [relevances[round % 3], relevances[(round + 1) % 3]];
    await Promise.all([
      tellRelevance(db, { uid, sessionId, topicId: 'work_experience', relevance: one }),
      tellRelevance(db, { uid, sessionId, topicId: 'academics', relevance: other }),
    ]);
    const feedback = await db.database.read((tx) => findFeedback(tx, uid, sessionId));
    const told = Object.fromEntries((feedback?.topics ?? []).map((topic) => [topic.topicId, topic.told]));
    expect(told).toMatchObject({ work_experience: one, academics: other, introduction: null });
    const [row] = await rowsOf(db.database, 'feedbacks');
    expect(row?.['avg_score']).toBe(feedback?.avgScore);
  }
});
