import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo, markOf, newestMark } from './answers.ts';

test('an answer has 90 words and can be told from its mark in a prompt', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(9_999),
      fc.integer({ min: 1, max: 998 }),
      (question, conversation, turn) => {
        const mark = markOf(conversation, turn);
        const answer = answerTo(question, mark, turn);
        expect(answer.split(' ')).toHaveLength(90);
        expect(newestMark(`${answerTo(question, markOf(conversation, turn + 1), turn)} … ${answer}`)).toBe(
          markOf(conversation, turn + 1),
        );
        expect(newestMark(JSON.stringify({ answer }))).toBe(mark);
      },
    ),
  );
});

test('a prompt without an answer of the bench has no mark', () => {
  expect(newestMark('order 12, order 123456789')).toBeNull();
});
