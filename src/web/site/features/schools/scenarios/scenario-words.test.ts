import { describe, expect, it } from 'vitest';
import { sumsOf, wordsOfFault, wordsOfField, wordsOfValue } from './scenario-words.ts';

describe('the words of a scenario', () => {
  it.each([
    [{ code: 'weights_not_100' }, 'The weights have to come to 100.'],
    [{ code: 'question_unfit', detail: 'praise' }, 'A panel does not say this: it praises.'],
    [{ code: 'question_banned', detail: 'salary' }, 'It holds a phrase that you banned: salary.'],
    [
      { code: 'phrase_needed', detail: 'opening_two' },
      'The panel could no longer say something it has to: opening two.',
    ],
    [{ code: 'of_tomorrow' }, 'of tomorrow'],
  ])('tell a fault', (fault, words) => expect(wordsOfFault(fault)).toBe(words));

  it.each([
    ['minutes', 'Minutes'],
    ['topics.hobbies.weightPercent', 'Topic · Hobbies & Interests · weight'],
    ['topics.order', 'Topic · order'],
    ['anchors.hobbies.5', 'Anchor · Hobbies & Interests · mark 5'],
    ['mustAsk.q_aaaaaaaaa.rungs', 'Asked of everybody · follow-ups'],
    ['banned.salary', 'Banned phrase'],
  ])('tell what a change of %s is about', (field, words) => expect(wordsOfField(field)).toBe(words));

  it('tell what stood there', () => {
    expect([null, true, 1200, 'hobbies · why us'].map(wordsOfValue)).toEqual([
      'nothing',
      'yes',
      '1,200',
      'Hobbies & Interests · why us',
    ]);
  });

  it('add up what an agenda has, to the tenth', () => {
    const topics = [0.1, 0.2].map((minutes) => ({ minutes, weightPercent: 45 }));
    expect(sumsOf({ minutes: 20, topics })).toMatchObject({ weight: 90, given: 0.3 });
    expect(sumsOf({ minutes: 0, topics: [] })).toEqual({ weight: 0, given: 0, share: 0 });
  });
});
