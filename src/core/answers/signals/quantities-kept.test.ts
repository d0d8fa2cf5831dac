import { expect, test } from 'vitest';
import { simulatedAnswer, temperaments } from '#core/interview/testing/simulated-answers.ts';
import { type Sentence, segmentText } from '#core/text/segment-text.ts';
import { quantitiesOf } from './quantities.ts';

const texts = [
  ...temperaments.map((temperament) => simulatedAnswer(temperament, 'How many were there?', 3)),
  'We cut 12 hours to 4. Nine, not eleven, of 400 rupees came by 2021.',
  'About 30 percent of two lakh rupees, 3rd of all.',
];
/** The same sentence, never seen before. */
const unseen = ({ words, ...rest }: Sentence): Sentence => ({ ...rest, words: [...words] });

test('the quantities of a sentence are the same however often, for whom and beside which text it is read', () => {
  for (let round = 0; round < 2; round += 1)
    for (const text of texts)
      for (const sentence of segmentText(text))
        for (const [beside, bare] of [
          [text, false],
          [text, true],
          [text.replaceAll(/\D/g, '%'), false],
        ] as const)
          expect(quantitiesOf(beside, sentence, { bare })).toEqual(
            quantitiesOf(beside, unseen(sentence), { bare }),
          );
});
