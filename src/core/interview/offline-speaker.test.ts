import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SpeakDirective } from './directive.ts';
import { offlineWords } from './offline-speaker.ts';

const say = (plain: string): SpeakDirective => ({
  turnId: 'T01',
  speakerId: 'kale',
  topicId: 'closing',
  move: 'closing',
  style: 'chill',
  factIds: [],
  plain,
  maxWords: 40,
  awaiting: false,
});

it('cuts a line into words with their spaces', () => {
  expect(offlineWords(say('Sixty-two jobs. Why those?'))).toEqual(['Sixty-two ', 'jobs. ', 'Why ', 'those?']);
  expect(offlineWords(say(''))).toEqual([]);
});

it('joined, the words are the line again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      (plain) => offlineWords(say(plain)).join('') === plain,
    ),
  );
});
