import { describe, expect, it } from 'vitest';
import { questionId, scenarioLimits, scenarioPanellist, scenarioQuestion } from './scenario.ts';

const { questionCharacters, rungs } = scenarioLimits;
const question = {
  questionId: 'q_course0001',
  topicId: 'hobbies',
  text: 'What did you last give up on?',
  rungs: [],
  keyPoints: [],
};

describe('what a scenario may hold (rule SCHOOL-3)', () => {
  it.each([
    ['q_12345678', true],
    [`q_${'a'.repeat(40)}`, true],
    ['q_1234567', false],
    [`q_${'a'.repeat(41)}`, false],
    ['hobbies.last_time', false],
    ['q_1234567 ', false],
  ])('the id %s of a question: %s', (id, ok) => {
    expect(questionId.safeParse(id).success).toBe(ok);
  });

  it.each<[string, object, boolean]>([
    ['as long as it may be', { text: 'a'.repeat(questionCharacters) }, true],
    ['a character longer', { text: 'a'.repeat(questionCharacters + 1) }, false],
    ['of spaces', { text: '   ' }, false],
    ['with all follow-ups', { rungs: Array(rungs).fill('Why?') }, true],
    ['with one follow-up more', { rungs: Array(rungs + 1).fill('Why?') }, false],
    ['with something of its own', { weight: 3 }, false],
  ])('a question %s: %s', (_what, more, ok) => {
    expect(scenarioQuestion.safeParse({ ...question, ...more }).success).toBe(ok);
  });

  it.each<[object, boolean]>([
    [{ portrait: 'kale', name: 'Prof. Anita Deshmukh', role: 'Marketing' }, true],
    [{ portrait: 'kale', name: 'a'.repeat(61), role: 'Marketing' }, false],
    [{ portrait: 'nobody', name: 'Prof. Anita Deshmukh', role: 'Marketing' }, false],
  ])('a panellist %j: %s', (one, ok) => {
    expect(scenarioPanellist.safeParse(one).success).toBe(ok);
  });
});
