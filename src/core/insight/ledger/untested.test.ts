import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { ledgerTranscript } from '#tests/fixtures/ledger-interviews.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { claimStandings } from './claim-standings.ts';
import { figuresIn, isPlainlySame, isSameFigure } from './figures.ts';

const lines = [
  'NANDINI RAO | Pune',
  'Teacher, Grades 7-9, Vidya Trust School, Yadgir (2019-22): 96 students, 3 sections',
  '- English pass percentage raised from 54% to 88%; started a library with 2,400 books',
  'Operations Manager, Parcel Hub (2022 - present): 340 riders, P&L Rs 6.4 crore/month',
  '- Saved Rs 1.4 crore annually by renegotiating vendor contracts',
  'Started crèche for 26 children of women workers',
  'Secretary, Music Club: annual budget Rs 18 lakh',
  'B.Tech Civil, 2018, CPI 8.44',
  'State level under-19 badminton quarter-finalist',
];
const facts: ResumeFact[] = [];
const ofQuestions = (...asked: string[]) =>
  claimStandings({
    transcript: ledgerTranscript(
      asked.map((text) => ({ asked: text, said: 'We did that in the spring, all of us together.' })),
    ),
    facts,
    lines,
  });
const spokenOf = (...asked: string[]) => [
  ...new Set(
    ofQuestions(...asked).flatMap(({ standing, statement }) =>
      standing === 'untested' ? [] : [statement.text],
    ),
  ),
];

describe('what a question speaks of (rule LEDGER-13)', () => {
  it.each<[string, string[]]>([
    [
      'The pass percentage, fifty-four to eighty-eight. How?',
      ['English pass percentage raised from 54% to 88%; started a library with 2,400 books'],
    ],
    ['And this 1.4 crore, was it you?', ['Saved Rs 1.4 crore annually by renegotiating vendor contracts']],
    [
      'And the crèche for the women workers, is that yours?',
      ['Started crèche for 26 children of women workers'],
    ],
    [
      'P and L of six point four crore. Is that revenue?',
      ['Operations Manager, Parcel Hub (2022 - present): 340 riders, P&L Rs 6.4 crore/month'],
    ],
    [
      'You say you were a state level quarter-finalist in badminton. When?',
      ['State level under-19 badminton quarter-finalist'],
    ],
    ['Good CPI in civil engineering. Why management?', []],
    ['Are you an executive, a manager or a secretary at heart?', []],
    ['What is a fair price in the club of your street?', []],
    [
      'And then Yadgir. Why Yadgir?',
      ['Teacher, Grades 7-9, Vidya Trust School, Yadgir (2019-22): 96 students, 3 sections'],
    ],
    ['Did you do it, or did some vendor do it?', []],
    ['Crèche. Who pays for such a thing?', ['Started crèche for 26 children of women workers']],
    ['You were eighteen when you left home?', []],
    [
      'Twenty-six children. If I come one evening, how many are there?',
      ['Started crèche for 26 children of women workers'],
    ],
    [
      'Fifty-four to eighty-eight per cent. Prove it.',
      ['English pass percentage raised from 54% to 88%; started a library with 2,400 books'],
    ],
    [
      'Secretary of the music club, and CPI 8.44. Which of the two are you?',
      ['Secretary, Music Club: annual budget Rs 18 lakh', 'B.Tech Civil, 2018, CPI 8.44'],
    ],
    [
      'Improved how? From fifty-four to eighty-eight is a jump.',
      ['English pass percentage raised from 54% to 88%; started a library with 2,400 books'],
    ],
    ['What is the attrition in your team?', []],
    ['An MBA is two years of sitting. Why?', []],
    ['Give me 88 reasons, and the weather in 26 words.', []],
  ])('"%s" speaks of %j', (asked, statements) => expect(spokenOf(asked)).toEqual(statements));

  it('tells no line from the others by words that stand in most of them', () => {
    const hockey = [
      'NIRMAL K | Simdega',
      'Head coach, hockey centre, Kolebira',
      'Assistant coach, parish hockey tournament',
      'Coach of the hockey team for girls',
    ];
    const asked = [
      { asked: 'A hockey coach and an MBA. Join the two for me.', said: 'I want to run a centre.' },
    ];
    const ledger = claimStandings({ transcript: ledgerTranscript(asked), facts: [], lines: hockey });
    expect(ledger.filter(({ standing }) => standing !== 'untested')).toEqual([]);
  });

  it('never calls untested whose figure a question shares', () => {
    const figures = lines
      .flatMap((line) => figuresIn(line))
      .filter(({ said }) => said >= 10 || !Number.isInteger(said));
    const asked = fc
      .tuple(fc.constantFrom('Tell us about', 'I do not believe', 'What is'), fc.constantFrom(...figures))
      .map(([before, figure]) => `${before} ${figure.text}, on a wet day?`);
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 4 }), (questions) => {
        const named = questions.flatMap((text) => figuresIn(text));
        for (const { standing, statement, steps } of ofQuestions(...questions)) {
          const own = figuresIn(statement.text);
          const shares = own.some((one) =>
            named.some((other) => isSameFigure(one, other) && isPlainlySame(one, other)),
          );
          if (shares) expect(standing, statement.text).not.toBe('untested');
          if (standing === 'untested') expect(steps).toEqual([]);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
