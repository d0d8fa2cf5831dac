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
const both = '. On the four topics both asked, 5 then and 7.5 now:';

it.each<[OverallChange, string]>([
  [{ change: 'up', common }, `${both} up, by more than a second reading could make.`],
  [{ change: 'down', common }, `${both} down, by more than a second reading could make.`],
  [{ change: 'same', common }, `${both} the same, as far as two readings can tell.`],
  [{ change: null, because: ['profile', 'style'] }, ', in Grill. The two styles are not compared.'],
  [{ change: null, because: ['assessor'] }, ', read in another way, so the two are not compared.'],
  [{ change: null, because: ['topics'] }, ', with too few topics in common, so the two are not compared.'],
])('the last score, with %j', (change, words) => {
  expect(changeWords({ avgScore: 5.52, style: 'grill', change })).toBe(`Your last interview: 5.5${words}`);
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
