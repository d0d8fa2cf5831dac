import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SpeakDirective } from './directive.ts';
import { draftWords } from './draft-words.ts';

const say = (draft: string): SpeakDirective => ({
  turnId: 'T01',
  speakerId: 'kale',
  topicId: 'closing',
  move: 'closing',
  style: 'chill',
  factIds: [],
  draft,
  maxWords: 40,
  awaiting: false,
});

it('cuts a line into words with their spaces', () => {
  expect(draftWords(say('Sixty-two jobs. Why those?'))).toEqual(['Sixty-two ', 'jobs. ', 'Why ', 'those?']);
  expect(draftWords(say(''))).toEqual([]);
});

it('joined, the words are the line again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      (draft) => draftWords(say(draft)).join('') === draft,
    ),
  );
});
