import { afterEach, expect, test } from 'vitest';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { scoreRecord } from '#server/feedback/score-record.ts';
import { type scoringWork, workHere, type WorkPlace } from '#server/feedback/scoring-work.ts';
import { openScoringThread } from '#server/feedback/work-aside.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { stagesInMemory } from '#tests/fixtures/scored-interview.ts';

const thread = openScoringThread();
afterEach(() => thread.close());

const { events, state } = simulateInterview(engineer, 'grill', 41, 'strong');
const stored = events.map((event, at) => ({ seq: at + 1, event }));
const at = (ms: number): Date => new Date(Date.parse('2026-03-07T16:00:00.000Z') + ms);
const row = {
  sessionId: 'session_aside_1',
  uid: 'user_aside_1',
  state: 'scoring',
  startedAt: at(0),
  endedAt: at(state.nowMs),
  frozenMs: 0,
} as Parameters<typeof scoringWork.record>[0];

async function scored(place: WorkPlace) {
  const record = await place.do('record', row, stored);
  if (!record) throw new Error('There is nothing to score.');
  const assessor = createOfflineAssessor((topic) => place.do('read', topic));
  return scoreRecord(assessor, record, stagesInMemory(), place);
}

test('a whole interview scored on the thread comes out as it does here', async () => {
  const here = await scored(workHere);
  expect(here.kind).toBe('feedback');
  expect(await scored(thread)).toEqual(here);
});

test('work that fails says why, and the thread goes on', async () => {
  await expect(thread.do('record', row, [{ seq: 1, event: null }])).rejects.toThrow(/TypeError/);
  expect(await thread.do('record', row, [])).toBeNull();
});

test('work under way when the thread ends is given up, and the next begins another', async () => {
  const given = thread.do('record', row, stored);
  await thread.close();
  await expect(given).rejects.toThrow('ended');
  expect(await thread.do('record', row, [])).toBeNull();
});
