import { describe, expect, test } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { askingBack, correcting, stopping, unknown } from './lexicon-intent.ts';

const read = (answer: string) =>
  analyseAnswer({ answer, question: 'What is the repo rate?', facts: [], earlierAnswers: [] });

describe.each([
  ['dontKnow', unknown],
  ['asksBack', askingBack],
  ['wantsToStop', stopping],
  ['selfCorrection', correcting],
] as const)('%s', (intent, { entries }) => {
  test.each(entries.map(({ example }) => example))('%s', (answer) => expect(read(answer)[intent]).toBe(true));
  test.each(entries.flatMap(({ not = [] }) => not))('not: %s', (answer) =>
    expect(read(answer)[intent]).toBe(false),
  );
});
