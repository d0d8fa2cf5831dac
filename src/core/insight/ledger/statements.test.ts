import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { statementsOfLine } from './statements.ts';

it.each<[string, string[]]>([
  [
    '- 8,500 users across 6 campuses; Rs 14 lakh GMV; featured in a paper.',
    ['8,500 users across 6 campuses; Rs 14 lakh GMV; featured in a paper'],
  ],
  ['CA Final, AIR 43 | CA Inter AIR 28', ['CA Final, AIR 43', 'CA Inter AIR 28']],
  ['Analyst | Product | 38 months', ['Analyst', 'Product | 38 months']],
  ['Prizes (first; second) at two fests', ['Prizes (first; second) at two fests']],
  [
    'Owned a funnel: conversion 3.2% to 5.1%, disbursal Rs 210 crore',
    ['Owned a funnel: conversion 3.2% to 5.1%, disbursal Rs 210 crore'],
  ],
])('of "%s" are %j (rule LEDGER-12)', (line, said) => expect(statementsOfLine(line)).toEqual(said));

it('stand in their line verbatim, in its order, from one mark to another', () => {
  const word = fc.constantFrom(
    'sold',
    '48 pumps',
    '(of 9',
    'all)',
    ';',
    ' | ',
    ', ',
    'Rs 3 lakh',
    '62.7%',
    '- ',
    '.',
    'Ltd.',
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
      (line) => {
        let from = 0;
        for (const statement of statementsOfLine(line)) {
          const at = line.indexOf(statement, from);
          expect(at).toBeGreaterThanOrEqual(from);
          expect(line.slice(0, at)).toMatch(/(?:^[\s\-.,]*|\|\s*)$/);
          expect(line.slice(at + statement.length)).toMatch(/^[.,\s]*(?:$|\|)/);
          from = at + statement.length;
        }
      },
    ),
    { numRuns: runs(300) },
  );
});
