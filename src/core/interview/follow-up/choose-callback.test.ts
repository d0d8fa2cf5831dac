import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { callbacksIn } from './choose-callback.ts';
import { weighAnswer } from './heard-answer.ts';

function heard(text: string, topicId: TopicId) {
  const signals = analyseAnswer({ answer: text, question: 'What happened?', facts: [], earlierAnswers: [] });
  return weighAnswer({ turnId: 'T03', text, topicId }, signals, undefined);
}
const found = (text: string, topicId: TopicId, used: readonly string[] = []) =>
  callbacksIn(heard(text, topicId), used).map(({ kind, hook }) => [kind, hook.quote]);

describe('what of an answer may be said again (rules HOOK-1, HOOK-2)', () => {
  it.each([
    [
      'work_experience',
      'The plant was old. I stopped the second shift, and we lost two clients.',
      [['own_act', 'I stopped the second shift']],
    ],
    [
      'work_experience',
      'We were late every month. I should have asked the fitters first.',
      [['confession', 'I should have asked the fitters first']],
    ],
    ['work_experience', 'After that complaints fell by half in one quarter.', []],
    [
      'work_experience',
      'The complaints fell by half in one quarter.',
      [['result', 'The complaints fell by half in one quarter']],
    ],
    ['work_experience', 'Rework went down to 4 per cent with two of us.', [['figure', '4 per cent']]],
    [
      'why_mba',
      'I want to run a hospital one day. My father is a doctor.',
      [['plan', 'I want to run a hospital one day']],
    ],
    [
      'current_affairs',
      'I think fuel should be taxed less in villages.',
      [['stand', 'I think fuel should be taxed less in villages']],
    ],
    ['academics', 'I stopped the second shift. I should have asked first.', []],
  ] as const)('in %s of “%s”: %j', (topicId, text, expected) => {
    expect(found(text, topicId)).toEqual(expected);
  });

  it.each([
    ['a condition', 'If I stopped the second shift the client would leave us.'],
    ['half a report', 'I told them that the audit was late for the second time.'],
    ['what somebody else did', 'My manager stopped the second shift that week.'],
    ['what only happened', 'I was born in Kanpur and I grew up in Delhi. I missed being the first to know.'],
    ['a date or a length of time', 'It was in 2021 and it took six months.'],
    ['a town, a school, an exam', 'I studied in Kanpur at DPS and wrote CAT last year.'],
  ])('nothing of %s', (_, text) => {
    expect(found(text, 'work_experience')).toEqual([]);
  });

  it('nothing that was quoted before', () => {
    const text = 'I stopped the second shift. We lost two clients.';
    expect(found(text, 'work_experience', ['i stopped the second shift'])).toEqual([]);
  });

  it('is verbatim, whatever was said', () => {
    const words = fc.constantFrom(
      'I',
      'stopped',
      'the',
      'line',
      'because',
      'that',
      'it',
      'fell',
      'by',
      '12',
      '%',
      ',',
      '.',
      'should',
      'have',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (said) => {
        const text = said.join(' ');
        for (const { hook } of callbacksIn(heard(text, 'work_experience'), []))
          expect(text).toContain(hook.quote);
      }),
    );
  });
});
