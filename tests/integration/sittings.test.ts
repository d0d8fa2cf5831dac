import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import { startRow } from '#server/interviews/interview-store.ts';
import { LiveInterviews } from '#server/interviews/live-interviews.ts';
import { interviewSetting } from '#server/interviews/start-interview.ts';
import { sweepInterviews } from '#server/interviews/sweep-interviews.ts';
import { findResume } from '#server/resumes/resume-store.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { answerAll, drillLease as leaseId } from '#tests/fixtures/drill-driver.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { pastedResume, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const minute = 60_000;
const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

/** A scenario of a school that asks two things of everybody. */
const scenario = (minutes: number): ScenarioPlan => ({
  style: 'chill',
  panel: [
    { portrait: 'kale', name: 'Prof. Anita Deshmukh', role: 'Marketing' },
    { portrait: 'ritu', name: 'Tara Sengupta', role: 'Admissions' },
  ],
  minutes,
  topics: [
    { topicId: 'why_mba', weightPercent: 100, minutes: minutes / 3 },
    { topicId: 'hobbies', weightPercent: 0, minutes: minutes / 3 },
  ],
  mustAsk: [
    {
      questionId: 'q_course0001',
      topicId: 'why_mba',
      text: 'Which of our courses would you leave out, and for what?',
      rungs: [],
      keyPoints: [],
    },
    {
      questionId: 'q_course0002',
      topicId: 'hobbies',
      text: 'What did you give up for longer than you meant to?',
      rungs: [],
      keyPoints: [],
    },
  ],
  mayAsk: [],
  banned: [],
  oursOffIn: [],
});

/** Starts a prepared interview under a scenario, as a school's own start will, and lets the room in. */
async function startSitting(client: ApiClient, minutes: number): Promise<InterviewSnapshot> {
  await giveConsent(client);
  const { resumeId, facts } = await client.call('pasteResume', { body: { text: pastedResume } });
  await client.call('confirmFacts', { params: { resumeId }, body: { facts } });
  const { sessionId } = await client.call('beginInterview', { body: {} });
  await client.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: true } });
  const uid = (await client.call('readMe')).account?.uid ?? '';
  const now = clock.now();
  await service.parts.database.transaction(async (tx) => {
    const resume = await findResume(tx, uid, resumeId);
    if (!resume) throw new Error('no resume');
    const input = { uid, sessionId, style: 'chill' as const, statement: '', targetSchools: [], now };
    const setting = await interviewSetting(tx, { ...input, resume, displayName: '' });
    const event = { kind: 'started', atMs: 0, ...setting, scenario: scenario(minutes) };
    expect(await startRow(tx, { ...input, leaseId, resumeId, event })).toBe(true);
  });
  return client.call('startInterview', {
    params: { sessionId },
    body: { leaseId, style: 'chill', resumeId },
  });
}

/** The service's own watchdog looks once a minute; this is its look. */
async function look(): Promise<void> {
  const { parts } = service;
  await sweepInterviews({
    ...parts,
    interviews: new LiveInterviews(parts),
    speaker: createOfflineSpeaker(0),
  });
}

describe('a school’s sitting', () => {
  it('runs in the room under the school’s names and minutes, asks what everybody is asked, and is scored by the school’s weights', async () => {
    const client = await service.signedIn('Sits Ten', 1);
    const { sessionId, lengthMs, panel } = await startSitting(client, 10);
    expect(lengthMs).toBe(10 * minute);
    expect(panel.map(({ name, shortName }) => [name, shortName])).toEqual([
      ['Prof. Anita Deshmukh', 'Deshmukh'],
      ['Tara Sengupta', 'Sengupta'],
    ]);
    await untilAwaited(client, sessionId);
    await answerAll(client, sessionId, { answer: soundAnswerAt, between: () => clock.advance(minute) });
    const snapshot = await untilEvent(client, sessionId, ({ feedbackReady }) => feedbackReady);
    expect(snapshot.endReason).toBe('completed');
    expect(snapshot.elapsedMs).toBeLessThanOrEqual(12 * minute);
    for (const { text } of scenario(10).mustAsk)
      expect(snapshot.turns.filter((turn) => turn.role === 'panel' && turn.text === text)).toHaveLength(1);
    const { feedback } = await client.call('readFeedback', { params: { sessionId } });
    const scores = new Map(feedback?.topics.map(({ topicId, score }) => [topicId, score]));
    expect(scores.get('hobbies')).toEqual(expect.any(Number));
    expect(feedback).toMatchObject({ assessedTopics: 1, avgScore: scores.get('why_mba') });
  });

  it.each([
    ['Ten', 10],
    ['Thirty Five', 35],
  ])(
    'of %s minutes that nobody goes on with is ended by the watchdog five minutes after them',
    async (name, minutes) => {
      const client = await service.signedIn(`Leaves ${name}`, 1);
      const { sessionId } = await startSitting(client, minutes);
      await untilAwaited(client, sessionId);
      const read = () => client.call('readInterview', { params: { sessionId } });
      clock.advance((minutes + 5) * minute - 1000);
      await look();
      expect((await read()).state).toBe('running');
      clock.advance(1000);
      await look();
      expect((await untilEvent(client, sessionId, ({ state }) => state !== 'running')).endReason).toBe(
        'abandoned',
      );
    },
  );
});
