import { expect, it } from 'vitest';
import type { MentorComparison } from '#contract/mentors.ts';
import { countWords, kappaWords } from './comparison-words.ts';

const of = (counts: Partial<MentorComparison>): MentorComparison => ({
  topics: [],
  compared: 0,
  equal: 0,
  oneApart: 0,
  further: 0,
  kappa: null,
  ...counts,
});

it('counts are told as they are (rule MENTOR-5)', () => {
  const many = of({ compared: 25, equal: 9, oneApart: 12, further: 4, kappa: 0.4 });
  expect(countWords(many).match(/\d+/g)).toEqual(['25', '9', '12', '4']);
  expect(kappaWords(many)).toContain('0.40');
  expect(countWords(of({}))).not.toMatch(/\d/);
  expect(kappaWords(of({ compared: 1, equal: 1 }))).toBe('');
});
