import { expect, test } from 'vitest';
import { othersWords } from './not-own-words.ts';

const quoted = '"The duplicate tag was her find and my tracing."';

test.each([
  ['What do you say?', `Before the appraisal, alone: ${quoted}`],
  ['How would you tell him?', `With the file on the table. ${quoted}`],
  ['What do you do?', `I would tell him on the Monday: ${quoted}`],
  ['What do you do?', `I'd say, before the others come in, ${quoted}`],
])('asked “%s”, what the candidate would say is theirs: %s (rule SIGNAL-7)', (question, answer) => {
  expect(othersWords(answer, question)).toEqual([]);
});

test.each([
  ['What do you say?', `My manager said: ${quoted}`],
  ['What do you say?', `She always told everybody ${quoted}`],
  ['What do you do?', `The report began like this: ${quoted}`],
  ['Who noticed it?', `In the file stands ${quoted}`],
])('asked “%s”, somebody else’s words are not: %s (rule SIGNAL-7)', (question, answer) => {
  expect(othersWords(answer, question)).toHaveLength(1);
});
