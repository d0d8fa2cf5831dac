import { expect, it } from 'vitest';
import { plannedQuestion } from './planned-question.ts';

it.each([
  ['Who chose the cut-off?', 'Who chose the cut-off?'],
  ['You said “62 batch jobs”. Why those?', 'You said “62 batch jobs”. Why those?'],
  ['You said “62 batch jobs”. Why those sixty-two?', 'Why those sixty-two?'],
  ['“62 batch jobs”: who would have done them in your place?', 'Who would have done them in your place?'],
  ['A critic calls that naive. What is your reply?', 'What is your reply?'],
  ['“Nine lakh.” Price it now. Thirty seconds.', 'Price it now. Thirty seconds.'],
  ['You do this work well enough, and it pays. Stay.', 'You do this work well enough, and it pays. Stay.'],
])('%s: %s', (draft, question) => {
  expect(plannedQuestion(draft)).toBe(question);
});
