import { expect, it } from 'vitest';
import { opened } from './open-passage.ts';

/** How the sentence is said where it is brought in. */
const told = (sentence: string, question: string, before = ''): string | null => {
  const open = opened(sentence, { question, before });
  return open && [...open.lead.map(({ text }) => text), sentence.slice(open.from)].join(' ');
};

it.each([
  [
    'He first asked me to let it go.',
    'What did your partner say?',
    'My partner first asked me to let it go.',
  ],
  ['She was against it.', 'What did the headmistress think of that?', 'The headmistress was against it.'],
  ['They did the work.', 'Your operators would say they did it.', 'My operators did the work.'],
  ['No, but somebody has to learn it.', 'And an MBA repairs them?', 'Somebody has to learn it.'],
  ['Because we read the meters twice.', 'Why so slow?', 'We read the meters twice.'],
  ['One night we had two babies.', 'One.', 'One night we had two babies.'],
])('a later answer stands by itself: %s (rule LADDER-7)', (sentence, question, words) => {
  expect(told(sentence, question)).toBe(words);
});

it.each([
  ['They did the work.', 'What did your partner say?'],
  ['That was in the second year.', 'When?'],
  ['One of them left.', 'And the four?'],
  ['I told him to stop it.', 'What would you do?'],
  ['The lab said yes after seven days.', 'Were you right?'],
])('what means nothing without its question is not brought in: %s', (sentence, question) => {
  expect(told(sentence, question)).toBeNull();
});

it('knows somebody for a person', () => {
  expect(told('I know someone at DFCCIL, and he told me of it.', 'Where exactly?')).not.toBeNull();
});

it('knows whom a pronoun means from what is told before', () => {
  expect(told('I told him to stop it.', 'What would you do?', 'My mama has twelve looms.')).not.toBeNull();
});
