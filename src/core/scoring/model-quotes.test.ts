import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claim,
  evidence,
  quotesOfAll,
  hobbies,
  marksAt,
  said,
  textOf,
  work,
} from '#tests/fixtures/model-read-topics.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { type EvidenceClaim, namedEvidence, readingOf, verifyClaims } from './model-reading.ts';

const survivors = (claims: readonly EvidenceClaim[]): number =>
  verifyClaims(claims, [work, hobbies]).verified.length;

describe('quotes that nobody said never survive (rule QUOTE-1)', () => {
  test.each([
    ['fabricated', claim('T02', 'I doubled the revenue of the clinic in a single quarter')],
    ['with an altered number', claim('T02', 'I cut the wait from 40 minutes to 5, because bills')],
    ['out of a panel turn', claim('T01', 'Which decision at the clinic was yours alone')],
    ['of the panel, put into the answer', claim('T02', 'Which decision at the clinic was yours alone')],
    ['of three words', claim('T02', 'the billing desk')],
    ['out of another turn', claim('T04', 'I ran the billing desk of a clinic in Mysuru')],
    ['out of no turn', claim('T77', 'I ran the billing desk of a clinic in Mysuru')],
  ])('a quote %s is dropped', (_name, wrong) => {
    const { verified, dropped, survival } = verifyClaims([wrong], [work, hobbies]);
    expect({ verified, survival }).toEqual({ verified: [], survival: 0 });
    expect(dropped).toEqual([{ turnId: wrong.turnId, quote: wrong.quote }]);
  });

  const stretch = fc
    .tuple(fc.constantFrom(...said.map(([id]) => id)), fc.nat(10), fc.integer({ min: 6, max: 14 }))
    .map(([turnId, from, length]) => ({
      turnId,
      words: textOf(turnId)
        .split(' ')
        .slice(from, from + length),
    }))
    .filter(({ words }) => words.length >= 6);
  const foreign = fc.constantFrom('never', 'eleven', 'crores', '777', 'Oslo', 'volunteered', 'ledger');

  test('any stretch of an answer stands; with any word changed for a foreign one it never does', () => {
    fc.assert(
      fc.property(stretch, fc.nat(100), foreign, ({ turnId, words }, at, word) => {
        expect(survivors([claim(turnId, words.join(' '))])).toBe(1);
        const edited = words.map((one, index) => (index === at % words.length ? word : one));
        expect(survivors([claim(turnId, edited.join(' '))])).toBe(0);
      }),
      { numRuns: runs(150) },
    );
  });

  test('a quote of one topic never becomes evidence of another', () => {
    fc.assert(
      fc.property(stretch, ({ turnId, words }) => {
        const evidence = namedEvidence([claim(turnId, words.join(' '))], [work, hobbies]);
        const other = turnId === 'T06' ? work : hobbies;
        const reading = readingOf('chair', other, marksAt(4, other, evidence), evidence, false);
        expect(reading?.criteria.flatMap((one) => one.evidence)).toEqual([]);
      }),
    );
  });

  test('a quote is kept with the marks and capitals of its turn', () => {
    const { verified } = verifyClaims(
      [claim('T04', 'the cashier did not trust the sheet so i let him')],
      [work],
    );
    expect(verified.map((one) => one.quote)).toEqual(['The cashier did not trust the sheet, so I let him']);
  });
});

test('evidence is named in the order of the interview, each quote once for a criterion, and never without end', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    claim(
      'T02',
      textOf('T02')
        .split(' ')
        .slice(at % 12, (at % 12) + 7)
        .join(' '),
      'evidence',
    ),
  );
  const named = namedEvidence([...quotesOfAll, ...quotesOfAll, ...many], [work, hobbies]);
  expect(named.map((one) => one.id)).toEqual(named.map((_, at) => `E${String(at + 1).padStart(2, '0')}`));
  expect(named.filter((one) => one.topicId === 'work_experience').length).toBeLessThanOrEqual(14);
  expect(namedEvidence([...quotesOfAll, ...quotesOfAll], [work, hobbies])).toEqual(evidence);
});
