import { expect, it } from 'vitest';
import { topicTable } from '#core/topics/topic-table.ts';
import { needsOf, needsOfAny, needsOfView } from './ladder-needs.ts';

const supposed = topicTable.situational_ethics.ladder;
const told = topicTable.work_experience.ladder;

it.each([
  ['work_experience', 'How would you handle a worker who comes late?', supposed],
  ['work_experience', 'What did you do at the plant?', told],
  ['work_experience', 'Why did you leave Kale & Co?', needsOfView],
  ['work_experience', 'What motivates you to do a good job?', needsOfView],
  ['work_experience', 'What is your biggest achievement?', told],
  ['academics', 'You took five years. What happened?', needsOfAny],
  ['academics', 'Explain price elasticity.', topicTable.academics.ladder],
  ['situational_ethics', 'Describe a decision you made that was a failure.', told],
  ['situational_ethics', 'Your friend copies in an exam. What would you do?', supposed],
] as const)('of %s, “%s” needs what such a question asks for (rule LADDER-1)', (topicId, question, needs) => {
  expect(needsOf(topicId, { isProbe: false, question })).toBe(needs);
  expect([needsOfAny, needsOfView]).toContain(needsOf(topicId, { isProbe: true, question }));
});
