import { expect, it } from 'vitest';
import { takeSentence } from './sentences.ts';

it.each([
  ['Who chose it? And', 'Who chose it?'],
  ['Sixty-two jobs. Why', 'Sixty-two jobs.'],
  ['So Prof. Bhalla asked. Then', 'So Prof. Bhalla asked.'],
  ['From 6.5 hours to 2.1. Who', 'From 6.5 hours to 2.1.'],
  ['At Rs. 19,000 a month. What', 'At Rs. 19,000 a month.'],
  ['You took B.Com. at Pune. Why', 'You took B.Com. at Pune.'],
  ['It ran at 6 a.m. daily. Why', 'It ran at 6 a.m. daily.'],
  ['That is… about twelve. Why', 'That is… about twelve.'],
  ['Well... twelve. Why', 'Well... twelve.'],
  ['You said “we did it.” Who', 'You said “we did it.”'],
  ['You said "no!" Who', 'You said "no!"'],
  ['Really?! Who', 'Really?!'],
  ['Who chose it?\nWhy', 'Who chose it?'],
])('%s', (stream, sentence) => {
  expect(takeSentence(stream)?.sentence).toBe(sentence);
});

it.each(['', 'Who chose it', 'Who chose it?', 'Who chose it?”', 'Prof. ', 'Well... ', '6.'])(
  'no sentence has ended in "%s"',
  (stream) => {
    expect(takeSentence(stream)).toBeNull();
  },
);
