import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { ledgerTranscript } from '#tests/fixtures/ledger-interviews.ts';
import { claimStandings } from './claim-standings.ts';

const things = ['conversion of the website', 'the dispatch delay', 'turnover of the shop', 'the closing run'];
const figure = fc.oneof(
  fc.integer({ min: 2, max: 95 }).map((value) => `${value} percent`),
  fc.integer({ min: 2, max: 95 }).map((value) => `${value} days`),
  fc.integer({ min: 2, max: 95 }).map((value) => `Rs ${value} lakh`),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 59 }))
    .map(([hours, minutes]) => `${hours} hours ${minutes} minutes`),
);
/** What something was and what it became, in one breath; `a` and `b` are figures. */
const told: readonly ((thing: string, a: string, b: string) => string)[] = [
  (thing, a, b) => `We took ${thing} from ${a} to ${b}.`,
  (thing, a, b) => `When I joined ${thing} was ${a}, and when I left it was ${b}.`,
  (thing, a, b) => `Earlier ${thing} was ${a}. Now ${thing} is ${b}.`,
  (thing, a, b) => `In 2021 ${thing} was ${a} and in 2023 it was ${b}.`,
  (thing, a, b) => `Here ${thing} moved from ${a}, which nobody had questioned, to ${b}.`,
  (thing, a, b) => `Here ${thing} is ${b}, it was ${a} before.`,
];
const way = fc.constantFrom(...told);
const written = (value: string): ResumeFact[] => [
  { id: 'F01', kind: 'metric', value, line: 1, attributes: {}, confidence: 1 },
];

it('a pair of before and after is no conflict, however it is told twice and with what time it took (rule LEDGER-1)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...things), figure, figure, way, way, (thing, a, b, first, again) => {
      const transcript = ledgerTranscript([
        { asked: 'What did you change?', said: first(thing, a, b) },
        { asked: 'Tell it again.', said: again(thing, a, b) },
      ]);
      const facts = written(`Took ${thing} from ${a} to ${b} in nine months`);
      const ledger = claimStandings({ transcript, facts });
      expect(ledger.filter(({ standing }) => standing === 'in_conflict')).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('of a change whose end is told otherwise only the two ends stand in conflict', () => {
  const facts = written('Took the dispatch delay from 9 days to 3 days');
  for (const said of [
    'We took the dispatch delay from 9 to 7 days.',
    'We took the dispatch delay from 9 days to 7 days.',
  ]) {
    const ledger = claimStandings({ transcript: ledgerTranscript([{ asked: 'And?', said }]), facts });
    const flagged = ledger.filter(({ standing }) => standing === 'in_conflict').map(({ words }) => words);
    expect(flagged.toSorted()).toEqual(['3 days', '7 days']);
  }
});
