import { expect, it } from 'vitest';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { scenario } from '#core/interview/testing/plain-scenario.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { brokeOff } from './broke-off.ts';
import { interviewRecord } from './interview-record.ts';

const [candidate] = fictionalCandidates;
if (!candidate) throw new Error('there is nobody to sit');
const [question] = scenario().mustAsk;
if (!question) throw new Error('nothing is asked of everybody');
const keyPoints = ['baseline', 'second option'];
const stored = (events: readonly ConductorEvent[]) => events.map((event, at) => ({ seq: at + 1, event }));
const row = {
  sessionId: 'session_of_a_sitting',
  uid: 'u_1',
  startedAt: new Date('2026-11-25T09:00:00Z'),
  endedAt: new Date('2026-11-25T09:20:00Z'),
  frozenMs: 0,
};

it('a sitting is scored with what the school’s right answers hold, and by its weights (rules SCHOOL-32, SCHOOL-35)', () => {
  const plan = scenario({ mustAsk: [{ ...question, keyPoints }] });
  const { events, spoken } = simulateInterview(candidate, 'chill', 3, 'average', { scenario: plan });
  const record = interviewRecord(row, stored(events));
  const asked = spoken.find(({ stemId, move }) => stemId === question.questionId && move === 'lead');
  expect(record?.keys?.get(asked?.turnId ?? '')).toEqual({ keyPoints, accepts: [] });
  expect(record?.weights).toEqual(
    new Map([
      ['why_mba', 60],
      ['hobbies', 40],
    ]),
  );
  const ours = simulateInterview(candidate, 'chill', 3, 'average');
  expect(interviewRecord(row, stored(ours.events))).not.toHaveProperty('weights');
});

const minute = 60_000;
it.each([
  [10, 18, true],
  [10, 17.9, false],
  [35, 43, true],
  [35, 42.9, false],
])(
  'a sitting of %i minutes that the bell found at minute %d broke off by us: %s (rules CREDIT-6, SCHOOL-30)',
  (minutes, bell, ours) => {
    const { events, spoken } = simulateInterview(candidate, 'chill', 3, 'average', {
      scenario: scenario({ minutes }),
      pace: () => 60 * minute,
    });
    const said = spoken
      .slice(0, 2)
      .map(({ turnId, draft }) => ({ kind: 'uttered' as const, atMs: 0, turnId, text: draft }));
    const started = events.slice(0, 1);
    expect(brokeOff(stored([...started, ...said, { kind: 'time_up', atMs: bell * minute }]))).toBe(ours);
  },
);
