import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rungText } from '#contract/ladder.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import { knownFacts } from '#core/scoring/invented-in.ts';
import { liar } from '#tests/fixtures/lying-model.ts';
import { knownTexts } from './known-texts.ts';
import { type ProseInput, readProse } from './read-prose.ts';

type Case = typeof liar extends fc.Arbitrary<infer T> ? T : never;

const inputOf = ({
  transcript,
  facts,
  answer,
}: Pick<Case, 'transcript' | 'facts' | 'answer'>): ProseInput => {
  const ledger = claimLedger({ transcript, facts });
  const question = transcript[0]?.text ?? '';
  const texts = knownTexts({ transcript, facts, ledger, question });
  return { turnId: 'T02', answer, transcript, facts, texts, known: knownFacts(texts) };
};

describe('a rung in the words of a model', () => {
  it('stops every lie, whatever the resume and the answer', () => {
    fc.assert(
      fc.property(liar, (one) => {
        expect(readProse(one.lying, inputOf(one)), one.lying).toMatchObject({ ok: false });
      }),
      { numRuns: 500 },
    );
  });

  it('passes without the lie, and is the same words in pieces that stand where they say', () => {
    fc.assert(
      fc.property(liar, (one) => {
        const read = readProse(one.honest, inputOf(one));
        if (!read.ok) throw new Error(`${read.fault}: ${one.honest}`);
        expect(rungText(read.parts)).toBe(one.honest);
        for (const part of read.parts) {
          if (part.kind === 'kept') expect(one.answer.slice(part.start, part.end)).toBe(part.text);
          if (part.kind === 'added') {
            const { source } = part;
            const from =
              source.by === 'turn'
                ? one.transcript.find(({ id }) => id === source.turnId)?.text
                : one.facts[0]?.value;
            expect(from).toContain(part.text);
          }
        }
        expect(read.parts.filter(({ kind }) => kind === 'asked').map(({ text }) => text)).toEqual(
          one.honest.match(/\[[^\]]*\]/g),
        );
      }),
      { numRuns: 500 },
    );
  });

  const one = fc.sample(liar, { numRuns: 1, seed: 7 })[0] as Case;
  it.each([
    ['a figure', 'We had 4711 of them.'],
    ['a name', 'We sold them to Kolhapur.'],
    ['an office', 'I was their captain.'],
    ['a word', 'I bought a scooter.'],
  ])('stops %s that nobody said', (_, more) =>
    expect(readProse(`${one.honest} ${more}`, inputOf(one))).toMatchObject({
      ok: false,
      fault: expect.stringContaining('said by nobody'),
    }),
  );

  it.each([
    ['too short', 'I mapped the steps.'],
    [
      'another answer',
      'I think that this is right because it is fair, and I would say so again, although others may see it in another way [who?].',
    ],
    ['a blank that asks nothing', `${one.honest} It was [so].`],
    ['marks of a list', `* ${one.honest}`],
    ['an open bracket', `${one.honest} [how many?`],
  ])('is refused for %s', (_, text) => expect(readProse(text, inputOf(one))).toMatchObject({ ok: false }));
});
