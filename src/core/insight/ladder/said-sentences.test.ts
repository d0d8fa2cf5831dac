import { expect, it } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { TopicId } from '#contract/topics.ts';
import { isDodge, isEmptyTalk } from './said-sentences.ts';

const saidOf = (question: string, text: string) => ({
  text,
  question,
  signals: analyseAnswer({ answer: text, question, facts: [], earlierAnswers: [] }),
});
const isEmpty = (topicId: TopicId, question: string, text: string): boolean =>
  isEmptyTalk(saidOf(question, text), topicId);

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
  [
    'work_experience',
    'A problem you solved?',
    'There was a vibration in one pump and I checked the alignment with my fitters.',
  ],
  [
    'situational_ethics',
    'What do you do?',
    'I will talk to him and give a warning. Then I will inform my manager.',
  ],
  ['academics', 'What is goodwill?', 'Goodwill is an intangible asset shown when it was purchased.'],
  [
    'current_affairs',
    'Should petrol be under GST?',
    'Yes, because the price will reduce, but the states will lose money.',
  ],
])('is none, of %s: %s %s', (topicId, question, text) => {
  expect(isEmpty(topicId, question, text)).toBe(false);
});

it.each([
  [
    'Did you see one bad decision?',
    'It was a very good learning experience, sir. All the seniors were supportive, and it was overall a smooth experience for me.',
    true,
  ],
  ['I asked for the number.', 'Sir, it varies from season to season, and HR in Pune tracks it.', true],
  ['How many of them?', 'All of them, sir.', false],
  ['By how much?', 'I do not remember the exact figure, sir.', true],
  ['Why a plant?', 'Plants are where things are made, and my uncle runs a foundry.', false],
  ['And then?', 'My father refused.', false],
  [
    'How did you find it?',
    'I went to the site and saw that the base plate was loose, and my manager did not agree with me about it at all, he said it was something else.',
    false,
  ],
])('got words and no answer: %s %s %s', (question, text, dodged) => {
  expect(isDodge(saidOf(question, text))).toBe(dodged);
});
