import { expect, test } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { simulatedAnswer, temperaments } from '#core/interview/testing/simulated-answers.ts';
import { type Callback, callbacksIn } from './choose-callback.ts';
import { weighAnswer } from './heard-answer.ts';

const told = [
  ...temperaments.flatMap((temperament) =>
    Array.from({ length: 5 }, (_, seed) => simulatedAnswer(temperament, 'What did you change?', seed)),
  ),
  'I failed my first paper and I told nobody. I rebuilt the EBITDA sheet and cut it by 30 percent. I would run a plant one day. I think marks should go.',
];
const kinds: readonly Callback['kind'][] = [
  'figure',
  'term',
  'confession',
  'own_act',
  'result',
  'stand',
  'plan',
];

test('callbacks of some kinds are those of all kinds without the others', () => {
  const found = told.flatMap((text) =>
    (['work_experience', 'why_mba', 'academics', 'situational_ethics'] as const).flatMap((topicId) => {
      const signals = analyseAnswer({ answer: text, question: '', facts: [], earlierAnswers: [] });
      const heard = weighAnswer({ turnId: 'T04', text, topicId }, signals, undefined);
      const all = callbacksIn(heard, []);
      for (const kind of kinds)
        expect(callbacksIn(heard, [], [kind])).toEqual(all.filter((one) => one.kind === kind));
      return all;
    }),
  );
  expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
});
