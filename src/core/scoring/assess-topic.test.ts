import { describe, expect, test } from 'vitest';
import { criterionIds, readers } from '#contract/feedback.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Reading, TopicReadings, TopicTranscript } from './assessment.ts';
import { finishTopic, isDiverged, readPlainly, type ScoringBy } from './assess-topic.ts';
import { gatherTopic } from './gather-topic.ts';

const plainWords = [
  'In 2022 I ran the billing desk of a clinic in Mysuru and I cut the wait from 40 minutes to 15, because bills were typed twice.',
  'I compared 30 bills by hand for a week, although the cashier did not trust the sheet, and I let him hold the watch.',
];
const mixedWords = [
  'Maine clinic ka billing desk chalaya aur wait 40 minute se 15 minute kar diya kyunki bill do baar likhte the.',
  'Humne ek hafte tak 30 bill haath se check kiye, lekin cashier ko sheet par bharosa nahi tha aur phir maan gaya.',
];

function topicOf(answers: readonly string[]): TopicTranscript {
  const topicId = 'work_experience';
  const times = { startedAtMs: 0, endedAtMs: 0 };
  const transcript = answers.flatMap((text, at): Turn[] => [
    {
      id: `T0${at * 2 + 1}`,
      role: 'panel',
      topicId,
      move: at === 0 ? 'lead' : 'probe',
      text: 'What did you do?',
      ...times,
    },
    { id: `T0${at * 2 + 2}`, role: 'candidate', topicId, source: 'typed', text, ...times },
  ]);
  return gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
}

const quotes = [
  { turnId: 'T02', quote: 'I ran the billing desk of a clinic in Mysuru' },
  { turnId: 'T04', quote: 'I compared 30 bills by hand for a week' },
];
const readingAt = (level: number, at = 0): Reading => ({
  topicId: 'work_experience',
  coreWrong: false,
  reader: readers[at % 3] ?? null,
  criteria: criterionIds.map((criterion) => ({
    criterion,
    level,
    evidence: quotes,
    because: 'b',
    missing: '',
  })),
});
const readAt = (...levels: number[]): TopicReadings => ({
  topicId: 'work_experience',
  by: 'model',
  readings: levels.map(readingAt),
});

const model: ScoringBy = { kind: 'model', calibration: null };
const fitted: ScoringBy = {
  kind: 'model',
  calibration: {
    knots: [
      { raw: 0, score: 1 },
      { raw: 10, score: 8 },
    ],
    residual: 2,
  },
};
const none = { contradictedTurns: new Set<string>() };
const topic = topicOf(plainWords);
const feedbackOf = (read: TopicReadings, by: ScoringBy, of = topic) =>
  finishTopic(none, of, read, by).feedback;

describe('a topic that a model has read', () => {
  test('says so, with what each reader alone would have given', () => {
    expect(feedbackOf(readAt(2, 3, 3, 4), model)).toMatchObject({
      score: 7,
      assessedBy: 'model',
      readings: [
        { reader: 'chair', score: 7 },
        { reader: 'subject', score: 7 },
        { reader: 'industry', score: 7 },
      ],
    });
  });

  test('is calibrated, readings and all, and its band is as wide as the map was wrong', () => {
    const plain = feedbackOf(readAt(3, 3, 3), model);
    const calibrated = feedbackOf(readAt(3, 3, 3), fitted);
    expect(calibrated).toMatchObject({
      score: 5.9,
      readings: readers.map((reader) => ({ reader, score: 5.9 })),
    });
    expect(calibrated.band).toEqual({ low: 3.6, high: 8.2 });
    expect(plain.band).toEqual({ low: 5.5, high: 8.5 });
  });

  test.each([
    [0, true],
    [4, false],
  ])('at level %d parts from the plain reading: %s', (level, diverged) => {
    expect(isDiverged(topic, readAt(level, level, level), model)).toBe(diverged);
    expect(feedbackOf(readAt(level, level, level), model).diverged ?? false).toBe(diverged);
  });

  test('in mixed language is not held against a plain reading that cannot read it', () => {
    const mixed = topicOf(mixedWords);
    const read = {
      ...readAt(4, 4, 4),
      readings: [1, 2, 3].map((at) => ({
        ...readingAt(4, at),
        criteria: readingAt(4).criteria.map((one) => ({
          ...one,
          evidence: [{ turnId: 'T02', quote: mixedWords[0]?.slice(0, -1) ?? '' }],
        })),
      })),
    };
    const feedback = feedbackOf(read, model, mixed);
    expect(feedback.score).toBeGreaterThan(6);
    expect(feedback.diverged).toBeUndefined();
  });
});

describe('a topic that plain code read for a model', () => {
  test('is what it is offline, band and all, and says who read it', () => {
    const offline = feedbackOf(readPlainly(topic), { kind: 'offline', calibration: null });
    expect(offline).not.toHaveProperty('assessedBy');
    expect(feedbackOf({ ...readPlainly(topic), offlineBecause: 'refused' }, fitted)).toEqual({
      ...offline,
      assessedBy: 'offline',
    });
  });

  test('has no number in a language that plain code cannot read', () => {
    expect(feedbackOf(readPlainly(topicOf(mixedWords)), model, topicOf(mixedWords))).toMatchObject({
      score: null,
      notAssessedBecause: 'code_mixed',
      assessedBy: 'offline',
    });
  });
});

test.each([0, 1])(
  'the cap of a topic without follow-ups is true when %d of them were asked (rule PROSE-4)',
  (followUpsAsked) => {
    const topic = { ...topicOf(plainWords.slice(0, 1)), followUpsAsked };
    const { feedback } = finishTopic({ contradictedTurns: new Set() }, topic, readAt(4, 4, 4), model);
    expect(feedback.caps).toContain(
      'The scoring counted no answer to a follow-up here; without one it stops at 8.',
    );
    expect(
      finishTopic({ contradictedTurns: new Set() }, topic, readPlainly(topic), model).feedback.levels.at(-1)
        ?.because,
    ).toBe('No answer to a follow-up was counted.');
  },
);
