import { describe, expect, it, test } from 'vitest';
import { styles } from '#contract/styles.ts';
import { topicIds } from '#contract/topics.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import { notesOf, tacticLogOf, transcriptOf } from '#core/interview/conductor.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { type AssessedTopic, finishTopic, prepareTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { offlineAssessor } from '#core/scoring/assessment.ts';
import { contradictionsIn, deniedIn, factsOf, withoutDenied } from '#core/scoring/check-feedback.ts';
import { feedbackOf, type InterviewRecord } from '#core/scoring/interview-feedback.ts';

const by = { kind: 'offline', calibration: null } as const;

/** The record of a simulated interview and its topics as plain code assesses them. */
function simulated(style: (typeof styles)[number], at: number, seed: number) {
  const candidate = fictionalCandidates[at % fictionalCandidates.length];
  const temperament = temperaments[(at + seed) % temperaments.length];
  if (!candidate || !temperament) throw new Error('nobody');
  const { state } = simulateInterview(candidate, style, seed, temperament);
  const record: InterviewRecord = {
    sessionId: 's',
    transcript: transcriptOf(state),
    tactics: tacticLogOf(state),
    style,
    profile: candidate.profile,
    facts: candidate.facts,
    panel: [],
    completedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 0,
    notes: notesOf(state),
  };
  const contradicted = { contradictedTurns: new Set<string>() };
  const topics = topicIds.map((topicId): AssessedTopic => {
    const prepared = prepareTopic({ ...record, ...contradicted, topicId }, true);
    return prepared.kind === 'done'
      ? prepared.assessed
      : finishTopic(contradicted, prepared.topic, readPlainly(prepared.topic), by);
  });
  return { record, topics };
}

const interviews = styles.flatMap((style) =>
  [3, 11, 29].flatMap((seed) => fictionalCandidates.map((_, at) => simulated(style, at, seed))),
);
const scored = (record: InterviewRecord, topics: readonly AssessedTopic[]) => {
  const result = feedbackOf(record, topics, claimLedger(record), offlineAssessor, '');
  return result.kind === 'feedback' ? result.feedback.topics : [];
};
const hostile = [
  'It held when the panel pushed.',
  'No follow-up was asked.',
  'You gave no reason for it.',
  'There is no figure in it.',
  'The panel did not come to this.',
  'It never reached a result.',
];
const text = `You told it plainly. ${hostile.join(' ')}`;

describe('feedback agrees with its receipts and the log (rule PROSE-4)', () => {
  test('the writers say nothing the interview denies', () => {
    const found = interviews.flatMap(({ record, topics }) =>
      topics.flatMap(({ feedback, topic }) => contradictionsIn(feedback, factsOf(topic, record))),
    );
    expect(interviews.length).toBeGreaterThan(20);
    expect([...new Set(found)]).toEqual([]);
  });

  test('a model’s sentences that the interview denies are not stored, its others are', () => {
    let dropped = 0;
    for (const { record, topics } of interviews) {
      const worded = topics.map((one) =>
        one.grade === null
          ? one
          : {
              ...one,
              feedback: { ...one.feedback, text, nextStep: 'Tell it to a friend.', missing: hostile },
            },
      );
      for (const feedback of scored(record, worded)) {
        const one = worded.find((other) => other.feedback.topicId === feedback.topicId);
        if (!one?.grade) continue;
        expect(contradictionsIn(feedback, factsOf(one.topic, record))).toEqual([]);
        expect(feedback.text).toMatch(/^You told it plainly\./);
        dropped += hostile.length - feedback.missing.length;
      }
    }
    expect(dropped).toBeGreaterThan(50);
  });

  it('keeps what is true', () => {
    const { record, topics } = interviews[0] ?? simulated('chill', 0, 1);
    const topic = topics.find((one) => one.topic.answers.some((answer) => answer.isProbe))?.topic;
    if (!topic) throw new Error('no topic');
    const facts = factsOf(topic, record);
    expect(withoutDenied('The follow-ups found more. No follow-up was asked.', facts)).toBe(
      'The follow-ups found more.',
    );
    expect(deniedIn('No follow-up was asked.', facts)).toEqual(['not_followed_up']);
  });
});
