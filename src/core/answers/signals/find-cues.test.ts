import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as argument from './lexicon-argument.ts';
import * as delivery from './lexicon-delivery.ts';
import { deltaPattern } from './find-deltas.ts';
import * as story from './lexicon-story.ts';
import { simulatedAnswer, temperaments } from '#core/interview/testing/simulated-answers.ts';
import { cleanText, type CleanText } from '#core/text/clean-text.ts';
import { isIn, matchesIn, type Mention, mentionAt, spansOf } from '#core/text/find-mentions.ts';
import { phrasePattern } from '#core/text/phrase-pattern.ts';
import { type Sentence, segmentText } from '#core/text/segment-text.ts';
import { runs } from '#tests/fixtures/property-seed.ts';

/** What it means: every sentence is cut out and searched by itself. */
const cutOut = (clean: CleanText, sentences: readonly Sentence[], pattern: RegExp): Mention[] =>
  sentences.flatMap((sentence) =>
    Array.from(clean.text.slice(sentence.start, sentence.end).matchAll(pattern), (match) =>
      mentionAt(clean, sentence.start + match.index, sentence.start + match.index + match[0].length),
    ),
  );

function expectSame(answer: string, patterns: readonly RegExp[]): void {
  const clean = cleanText(answer);
  const sentences = segmentText(clean.text);
  for (const pattern of patterns) {
    expect(matchesIn(clean, sentences, pattern)).toEqual(cutOut(clean, sentences, pattern));
    for (const one of sentences)
      expect(isIn(clean, one, pattern)).toBe(cutOut(clean, [one], pattern).length > 0);
    expect(spansOf(clean.text, pattern)).toEqual(
      Array.from(clean.text.matchAll(pattern), ({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      })),
    );
  }
}

const isPattern = (value: unknown): value is RegExp => value instanceof RegExp && value.global;
const cues = [...Object.values({ ...argument, ...delivery, ...story }).filter(isPattern), deltaPattern];

test('what is found in an answer is what is found in its sentences one by one', () => {
  const answers = temperaments.flatMap((temperament) =>
    Array.from({ length: 8 }, (_, seed) => simulatedAnswer(temperament, 'Why did you leave?', seed)),
  );
  for (const answer of answers) expectSame(answer, cues);
  expectSame(`${answers.join(' ')} so ${answers.join(' and then ')}`, cues);
});

test('a phrase that reaches from one sentence into the next is in neither', () => {
  const phrases = phrasePattern(['on the other hand', 'other hand', 'hand it', 'the result', 'it']);
  expectSame('I was on the other\nhand it fell. So it was the. Result it is', [phrases]);
});

test('phrases of a few words are found alike in any text of the same words', () => {
  const word = fc.constantFrom(
    'so',
    'i',
    'and',
    'then',
    'the',
    'é',
    '5',
    'so.',
    'the.',
    'I',
    '.',
    '\n',
    'a',
    ',',
  );
  const space = fc.constantFrom(' ', ' ', ' ', '', '\n');
  const text = fc.array(fc.tuple(word, space), { maxLength: 70 }).map((pairs) => pairs.flat().join(''));
  const phrase = fc.array(fc.constantFrom('so', 'i', 'and', 'then', 'the*', 'a', '5'), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(text, fc.array(phrase, { minLength: 1, maxLength: 4 }), (answer, words) =>
      expectSame(answer, [phrasePattern(words.map((one) => one.join(' ')))]),
    ),
    { numRuns: runs(400) },
  );
});
