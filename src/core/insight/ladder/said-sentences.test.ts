import { expect, it } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { TopicId } from '#contract/topics.ts';
import { isEmptyTalk } from './said-sentences.ts';

const isEmpty = (topicId: TopicId, question: string, text: string): boolean => {
  const signals = analyseAnswer({ answer: text, question, facts: [], earlierAnswers: [] });
  return isEmptyTalk({ text, question, signals }, topicId);
};

it.each<[TopicId, string, string]>([
  [
    'why_mba',
    'Why an MBA?',
    'I want to grow in my career. An MBA will give me a 360 degree view of business and a strong network.',
  ],
  [
    'career_goals',
    'Where do you see yourself?',
    'I see myself in a good position in a reputed company where I can use my skills.',
  ],
  [
    'work_experience',
    'What did you change?',
    'As a team we gave our best and the management was very happy with the results.',
  ],
])('is empty talk, of %s: %s %s (rule LADDER-7)', (topicId, question, text) => {
  expect(isEmpty(topicId, question, text)).toBe(true);
});

it.each<[TopicId, string, string]>([
  ['why_mba', 'Why an MBA?', 'I want to grow, and in March I could not read the payback of our new press.'],
  [
    'work_experience',
    'What did you do?',
    'I worked as a system engineer on support tickets for a banking client.',
  ],
  ['hobbies', 'What do you read?', 'I read Atomic Habits.'],
  ['academics', 'What is goodwill?', 'Goodwill is an intangible asset shown when it was purchased.'],
  [
    'current_affairs',
    'Should petrol be under GST?',
    'Yes, because the price will reduce, but the states will lose money.',
  ],
])('is none, of %s: %s %s', (topicId, question, text) => {
  expect(isEmpty(topicId, question, text)).toBe(false);
});
