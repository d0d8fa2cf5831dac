import { describe, expect, it } from 'vitest';
import { sumsOf, wordsOfFault, wordsOfField, wordsOfValue } from './scenario-words.ts';

describe('the words of a scenario', () => {
  it.each([
    [{ code: 'question_unfit', detail: 'praise' }, 'praises'],
    [{ code: 'question_banned', detail: 'salary' }, 'salary'],
    [{ code: 'phrase_needed', detail: 'opening_two' }, 'opening two'],
    [{ code: 'of_tomorrow' }, 'of tomorrow'],
  ])('tell a fault with what it is about', (fault, words) => expect(wordsOfFault(fault)).toContain(words));

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
