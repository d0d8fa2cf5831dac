import { describe, expect, it } from 'vitest';
import { scoredBy, topicIds } from '#contract/topics.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { wordCount } from '#core/text/words-of.ts';
import { demoAnswers } from './answers/answer-bank.ts';
import { type DemoAnswer, type DemoQuality, threads } from './answers/demo-answer.ts';
import { honestLimits } from './answers/honest-limits.ts';
import { chooseAnswer } from './choose-answer.ts';

const qualities: readonly DemoQuality[] = [1, 2, 3];

describe('the answers of the demo', () => {
  it('say nothing twice', () => {
    const texts = [...demoAnswers.map(({ text }) => text), ...honestLimits];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('cover every topic whose score comes from answers, each in several qualities, and the closing', () => {
    for (const topicId of topicIds.filter((id) => scoredBy(id) === 'answers' || id === 'closing')) {
      const own = demoAnswers.filter((answer) => answer.topicId === topicId);
      expect(new Set(own.map(({ quality }) => quality)), topicId).toEqual(new Set(qualities));
      expect(own.length, topicId).toBeGreaterThan(3);
    }
  });

  it('name questions there are, of their own topic', () => {
    const topicOf = new Map(questionBank.map(({ id, topicId }) => [id, topicId]));
    for (const { stemId, topicId } of demoAnswers.filter((answer) => answer.stemId))
      expect(topicOf.get(stemId ?? ''), stemId).toBe(topicId);
  });

  it('are as long as answers that are typed', () => {
    for (const { text } of demoAnswers) {
      expect(wordCount(text), text).toBeGreaterThan(15);
      expect(wordCount(text), text).toBeLessThan(110);
    }
  });
});

describe('choosing one', () => {
  const bank: readonly DemoAnswer[] = [
    ...threads('work_experience', [
      {
        asked: 'normal_day',
        quality: 1,
        says: ['A weak day.', 'And more.', { to: 'watch', says: 'By a watch.' }],
      },
      { asked: 'normal_day', quality: 3, says: ['A strong day.'] },
      { asked: 'normal_day', to: 'abroad', quality: 2, says: ['A day abroad.'] },
      { asked: 'team_led', quality: 2, says: ['A team.'] },
    ]),
    { topicId: 'work_experience', quality: 2, gaps: ['size'], text: 'So many.' },
    { topicId: 'work_experience', quality: 2, gaps: ['reason'], text: 'Because of that.' },
  ];
  const asked = {
    topicId: 'work_experience',
    stemId: 'work_experience.normal_day',
    move: 'lead',
    draft: 'A day?',
  } as const;
  const chosen = (
    question: Parameters<typeof chooseAnswer>[1],
    quality: DemoQuality = 1,
    given: string[] = [],
  ) => chooseAnswer(bank, question, { quality, given: new Set(given) })?.text;

  it.each([
    ['the answer to its question of the quality wanted', asked, 1, [], 'A weak day.'],
    ['a better one where that is wanted', asked, 3, [], 'A strong day.'],
    ['the one for these words of the question', { ...asked, draft: 'A day abroad?' }, 1, [], 'A day abroad.'],
    ['what follows in its thread', { ...asked, move: 'probe', gap: 'size' }, 1, [], 'And more.'],
    [
      'what follows for these words',
      { ...asked, move: 'probe', draft: 'By what watch?' },
      1,
      [],
      'By a watch.',
    ],
    [
      'what the follow-up goes for where nothing was written for its question',
      { ...asked, stemId: 'work_experience.other', move: 'challenge', gap: 'reason' },
      1,
      [],
      'Because of that.',
    ],
    ['nothing that was given', asked, 1, ['A weak day.', 'A strong day.'], undefined],
    [
      'nothing that another question asked for',
      { ...asked, stemId: 'work_experience.other' },
      1,
      [],
      undefined,
    ],
  ] as const)('takes %s', (_, question, quality, given, text) => {
    expect(chosen(question, quality, [...given])).toBe(text);
  });
});
