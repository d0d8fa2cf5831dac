import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Standing, standings } from '#contract/ledger.ts';
import type { Turn } from '#contract/transcript.ts';
import { input, transcript } from '#tests/fixtures/billing-interview.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { ledgerRead } from './read-ledger.ts';
import { together } from './settle-rows.ts';

describe('whatever a model replies (rule LEDGER-16)', () => {
  const said = transcript.flatMap(({ text }) => text.match(/[^.?!]+[.?!]/g) ?? []);
  const words = fc.oneof(
    fc.constantFrom(
      ...said,
      '',
      'I made it all up',
      '[S1] [R1] defended',
      'I want to die, nothing is worth it',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );
  const number = fc.integer({ min: -2, max: 12 });
  const refs = fc.oneof(
    fc.constantFrom(
      'R1',
      'R2',
      'R3',
      'R4',
      'r1',
      'S1',
      'S2',
      'S3',
      'S4',
      'S5',
      'R9',
      'Q1',
      'Q2',
      'Q4',
      'q5',
      '',
    ),
    fc.string({ maxLength: 6 }),
  );
  const rows = fc.array(
    fc.record({
      of: refs,
      said: words,
      standing: fc.constantFrom(...standings),
      exchanges: fc.array(number, { maxLength: 5 }),
      figures: fc.array(fc.constantFrom('42%', '64', '12 lakh', '7', ''), { maxLength: 2 }),
      words,
    }),
    { maxLength: 12 },
  );
  const judged = fc.array(
    fc.record({
      row: number,
      about: fc.array(number, { maxLength: 6 }),
      standing: fc.constantFrom(...standings),
      both: fc.constantFrom(...together, null),
    }),
    { maxLength: 14 },
  );
  const textOf = (turnId: string): Turn | undefined => transcript.find(({ id }) => id === turnId);
  const decides: Partial<Record<Standing, string>> = {
    collapsed: 'taken_back',
    corrected: 'corrected',
    shaken: 'no_ground',
    in_conflict: 'conflicts',
    defended: 'defended',
  };

  it('each row quotes whole turns that count, stands by an answer of its own, and is there once', () => {
    fc.assert(
      fc.property(rows, judged, (first, second) => {
        const ledger = ledgerRead(input, first, second);
        expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
        const byStatement = new Map<string, Set<Standing>>();
        for (const { statement, standing, steps, against, places } of ledger) {
          const all = byStatement.get(statement.text) ?? new Set();
          byStatement.set(statement.text, all.add(standing));
          for (const { turnId, quote, kind } of steps) {
            expect(textOf(turnId)).toMatchObject({
              text: quote,
              role: kind === 'asked' ? 'panel' : 'candidate',
            });
            expect(textOf(turnId)?.unscored).toBeUndefined();
          }
          const kind = decides[standing];
          if (kind) {
            const step = steps.find((one) => one.kind === kind);
            expect(step).toBeDefined();
            const backed = first.some(
              (one) =>
                one.standing === standing && one.words !== '' && step && sameWords(step.quote, one.words),
            );
            expect(backed, `${standing} by ${step?.quote}`).toBe(true);
          } else expect(steps.every((one) => one.kind === 'asked' || one.kind === 'left_open')).toBe(true);
          if (standing === 'untested') expect(steps).toEqual([]);
          if (against) expect(textOf(against.turnId ?? '')?.text).toContain(against.words);
          const [place] = places;
          if (place?.by === 'turn' && standing !== 'in_conflict') {
            const made = transcript.findIndex(({ id }) => id === place.turnId);
            for (const { turnId } of steps)
              expect(transcript.findIndex(({ id }) => id === turnId)).toBeGreaterThan(made);
          }
        }
        for (const one of byStatement.values()) expect(one.size).toBe(1);
      }),
      { numRuns: runs(300) },
    );
  });

  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const sameWords = (quote: string, given: string): boolean => letters(quote).includes(letters(given));
});
