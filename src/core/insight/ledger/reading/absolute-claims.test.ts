import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { between, conflictsOf, led, never, refOf, row } from '#tests/fixtures/two-answers.ts';
import { ledgerRead } from './read-ledger.ts';
import { claimsToRead } from './shown-claims.ts';

describe('sentences that say it of every time, or of oneself alone (rule LEDGER-19)', () => {
  it('are offered, twelve at the most, the plainest first, and are no row but where something stands against them', () => {
    const input = between(
      never,
      Array.from({ length: 20 }, (_, at) => `I was always at gate ${'abcdefghijklmnopqrst'[at]}.`).join(' '),
    );
    const shown = JSON.stringify(claimsToRead(input));
    expect(shown.match(/\[S\d+\]/g)?.length).toBeLessThanOrEqual(14);
    const of = refOf(input, 'I write the code');
    expect(of).toMatch(/^S/);
    for (const standing of ['left_open', 'defended', 'shaken'] as const) {
      const rows = [row('', 'I was always at gate a', { of, standing })];
      const ledger = ledgerRead(input, rows, [{ row: 1, about: [5], standing, both: null }]);
      expect(ledger.some(({ statement }) => statement.text === never)).toBe(false);
    }
  });

  it.each([
    'I have always wanted to lead.',
    'I would never lie to a captain.',
    'My father has never left the shop.',
    'Was I ever alone, never mind?',
  ])('are not: %s', (said) => expect(refOf(between(said, 'It rained.'), said)).toBe('none'));

  it('whatever two pieces of an interview are held against each other, both sides are whole sentences of two answers', () => {
    const input = between(`${never} ${led}`, `${led} I alone wrote it. Nobody else did.`);
    const words = input.transcript.flatMap(({ text }) => text.split(' '));
    const piece = fc
      .tuple(fc.nat(words.length - 1), fc.integer({ min: 1, max: 12 }))
      .map(([from, size]) => words.slice(from, from + size).join(' '));
    fc.assert(
      fc.property(piece, piece, fc.integer({ min: 0, max: 7 }), (said, other, number) => {
        const [found] = conflictsOf(input, [row(said, other, { of: `Q${number}` })]);
        if (!found) return;
        const [place] = found.places;
        const turnId = place?.by === 'turn' ? place.turnId : '';
        const turns = [turnId, found.against?.turnId].map((id) =>
          input.transcript.find((turn) => turn.id === id),
        );
        expect(turns.map((turn) => turn?.role)).toEqual(['candidate', 'candidate']);
        expect(Number(turnId.slice(1))).toBeLessThan(Number(found.against?.turnId?.slice(1)));
        expect(turns[0]?.text).toContain(found.statement.text);
        expect(turns[1]?.text).toContain(found.against?.words);
        for (const text of [found.statement.text, found.against?.words ?? '']) expect(text).toMatch(/[.?!]$/);
      }),
      { numRuns: runs(300) },
    );
  });
});
