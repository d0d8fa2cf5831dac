import { describe, expect, it } from 'vitest';
import type { FeedbackQuote } from '#contract/feedback.ts';
import type { OverallChange } from '#contract/progress.ts';
import { commonError } from '#web/lib/call-endpoint.ts';
import { changeWords } from '#web/ui/report/overall-score.tsx';
import { minutesWords } from './overall.tsx';
import { byTurn } from '#web/ui/report/topic-article.tsx';
import { feedbackFailure, feedbackState } from './use-feedback.ts';

describe('feedbackState', () => {
  const reply = { feedback: null, previous: null, delivery: null, progress: null };
  it.each([
    [{ ...reply, status: 'none' as const }, { status: 'none' }],
    [{ ...reply, status: 'ready' as const }, { status: 'none' }],
    [{ ...reply, status: 'deleted' as const }, { status: 'deleted' }],
    [
      { ...reply, status: 'writing' as const },
      { status: 'writing', progress: null },
    ],
    [
      { ...reply, status: 'writing' as const, progress: { done: 3, of: 12 } },
      { status: 'writing', progress: { done: 3, of: 12 } },
    ],
  ])('%j', (given, expected) => {
    expect(feedbackState(given)).toEqual(expected);
  });
});

describe('feedbackFailure', () => {
  it('takes an interview that is not there for one without feedback', () => {
    for (const code of ['not_found', 'invalid_input'] as const) {
      expect(feedbackFailure(commonError(code))).toEqual({ status: 'none' });
    }
  });
  it('says everything else', () => {
    expect(feedbackFailure(commonError('offline'))).toMatchObject({ status: 'failed' });
  });
});

const common = { topics: 4, before: 4.9, after: 7.3 };

it.each<[OverallChange, RegExp]>([
  [{ change: 'up', common }, /four topics .*5 then and 7\.5 now.* up/],
  [{ change: 'down', common }, /four topics .*5 then and 7\.5 now.* down/],
  [{ change: 'same', common }, /four topics .*5 then and 7\.5 now.* the same/],
  [{ change: null, because: ['profile', 'style'] }, /in Grill.*not compared/],
  [{ change: null, because: ['assessor'] }, /another way.*not compared/],
  [{ change: null, because: ['topics'] }, /too few topics.*not compared/],
])('the last score, with %j', (change, words) => {
  const said = changeWords({ avgScore: 5.52, style: 'grill', change });
  expect(said).toContain('5.5');
  expect(said).toMatch(words);
});

it.each([
  [0, '1 minute'],
  [89_999, '1 minute'],
  [90_000, '2 minutes'],
  [31 * 60_000, '31 minutes'],
])('%i ms are %s', (durationMs, words) => {
  expect(minutesWords(durationMs)).toBe(words);
});

it('gathers quotes by turn and shows one that counts twice once', () => {
  const quote = (turnId: string, words: string): FeedbackQuote => ({
    turnId,
    quote: words,
    criterion: 'evidence',
  });
  expect(byTurn([quote('T04', 'a'), quote('T02', 'b'), quote('T04', 'a'), quote('T04', 'c')])).toEqual([
    ['T04', ['a', 'c']],
    ['T02', ['b']],
  ]);
});
