import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidPartsOf } from './said-parts.ts';
import type { SpokenInto, Turn } from './transcript.ts';

const turn = (id: string, role: Turn['role'], text: string, spokenInto?: SpokenInto): Turn => ({
  id,
  role,
  topicId: 'career_goals',
  text,
  startedAtMs: 0,
  endedAtMs: 0,
  ...(spokenInto && { spokenInto }),
});

/** An interview of which the last answer was spoken into what the panel said before it. */
const spokenOver = (spokenInto?: SpokenInto): Turn[] => [
  turn('T01', 'panel', 'Good morning.'),
  turn('T02', 'candidate', 'Good morning.'),
  turn('T03', 'panel', 'I see.  You left in March.'),
  turn('T04', 'panel', 'Why did you leave?'),
  turn('T05', 'candidate', 'Because of my father.', spokenInto),
  turn('T06', 'panel', 'And then?'),
];

const partsOf = (transcript: Turn[]) =>
  Object.fromEntries(
    transcript.flatMap((one) => {
      const { said, unsaid } = saidPartsOf(one, transcript);
      return unsaid === '' ? [] : [[one.id, [said, unsaid]]];
    }),
  );

describe('words that the candidate did not let be said (rule VOICE-11)', () => {
  it.each<[string, SpokenInto | undefined, Record<string, string[]>]>([
    ['all were said', undefined, {}],
    ['the last turn', { turnId: 'T04', words: 0 }, { T04: ['', 'Why did you leave?'] }],
    [
      'a turn before the last',
      { turnId: 'T03', words: 2 },
      { T03: ['I see.', 'You left in March.'], T04: ['', 'Why did you leave?'] },
    ],
    ['after its last word', { turnId: 'T04', words: 9 }, {}],
    ['a turn that is not there', { turnId: 'T09', words: 0 }, {}],
    ['a turn that was answered before', { turnId: 'T01', words: 0 }, {}],
  ])('%s', (_, spokenInto, expected) => {
    expect(partsOf(spokenOver(spokenInto))).toEqual(expected);
  });

  it('and those that were are together the words of the turn', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (text, words) => {
        const transcript = [
          turn('T01', 'panel', text),
          turn('T02', 'candidate', 'Yes.', { turnId: 'T01', words }),
        ];
        const { said, unsaid } = saidPartsOf(transcript[0]!, transcript);
        expect(`${said} ${unsaid}`.split(/\s+/).filter(Boolean)).toEqual(text.split(/\s+/).filter(Boolean));
      }),
    );
  });
});
