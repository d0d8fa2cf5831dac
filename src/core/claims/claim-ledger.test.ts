import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { claimLedger } from './claim-ledger.ts';

const fact = (
  id: string,
  kind: ResumeFact['kind'],
  value: string,
  attributes: ResumeFact['attributes'] = {},
) => ({ id, kind, value, line: 1, attributes }) satisfies ResumeFact;

const facts: ResumeFact[] = [
  fact('F01', 'employment', 'Planner, Kaveri Pumps, 2021 - 2024', {
    role: 'Planner',
    organisation: 'Kaveri Pumps',
    from: '2021-06',
    to: '2024-05',
    months: 36,
    fullTime: true,
  }),
  fact('F02', 'metric', 'Wrote 48 proposals to mills in Erode', { number: '48', noun: 'proposals to mills' }),
  fact('F03', 'responsibility', 'Treasurer, Rotaract Club of Salem', {
    role: 'Treasurer',
    organisation: 'Rotaract Club of Salem',
  }),
  fact('F04', 'email', 'asha4821@example.com'),
];

/** A transcript of what the candidate says, a question of the panel before each. */
function transcriptOf(answers: readonly (string | { asked: string; said: string })[]): Turn[] {
  return answers.flatMap((one, at) => {
    const { asked, said } = typeof one === 'string' ? { asked: 'Go on?', said: one } : one;
    const turn = (n: number, role: Turn['role'], text: string): Turn => ({
      id: `T${String(n).padStart(2, '0')}`,
      role,
      topicId: 'work_experience',
      text,
      startedAtMs: n,
      endedAtMs: n,
    });
    return [turn(2 * at + 1, 'panel', asked), turn(2 * at + 2, 'candidate', said)];
  });
}
const ledgerOf = (...answers: Parameters<typeof transcriptOf>[0][number][]) =>
  claimLedger({ transcript: transcriptOf(answers), facts });
/** What the ledger says became of the words. */
const outcome = (ledger: ReturnType<typeof claimLedger>, words: string) =>
  ledger.filter((one) => one.sources.some((source) => source.text.includes(words))).map((one) => one.outcome);

describe('what becomes of a claim (rule CLAIM-1)', () => {
  it.each<[string, string, string[], string[]]>([
    ['said once', '31 dealers', ['I spoke to 31 dealers in Erode.'], ['stated']],
    ['said twice', '31 dealers', ['I spoke to 31 dealers.', 'Of the 31 dealers nine bought.'], ['confirmed']],
    ['on the resume', '48 proposals', ['I wrote 48 proposals to mills.'], ['confirmed']],
    ['against the resume', '65 proposals', ['I wrote 65 proposals to mills.'], ['in_conflict']],
    [
      'against it and corrected when asked',
      '65 proposals',
      ['I wrote 65 proposals to mills.', 'Sorry, I wrote 48 proposals to mills, not 65.'],
      ['corrected'],
    ],
    [
      'corrected from one answer to the next',
      'eleven days',
      ['The yard repair took eleven days.', 'Nine days, sorry, not eleven. The yard repair took nine days.'],
      ['corrected'],
    ],
    ['a firm of the resume', 'Kaveri', ['When I was at Kaveri Pumps we cast the housings.'], ['confirmed']],
    ['a firm of no resume', 'Larsen', ['We sold them to Larsen after that.'], ['stated']],
  ])('%s', (_, words, answers, expected) => {
    expect(outcome(ledgerOf(...answers), words)).toEqual(expected);
  });

  const placesOf = (lines: readonly string[], said: string) => {
    const resume = lines.map((value, at) => ({ ...fact(`F${at}`, 'achievement', value), line: at + 1 }));
    const ledger = claimLedger({ transcript: transcriptOf([said]), facts: resume });
    return ledger.map(({ sources }) => sources.map(({ text }) => text).join(' = ')).toSorted();
  };

  it.each<[string, string[], string, string[]]>([
    [
      'the end and the beginning of one post',
      ['Intern, Goonj (Jun 2024 to Aug 2024)'],
      'Yes.',
      ['Aug 2024', 'Jun 2024'],
    ],
    [
      'a post and a degree of one year',
      ['Officer (Jul 2020 to present)', 'B.Arch, CEPT (2020)'],
      'Yes.',
      ['2020', 'Jul 2020'],
    ],
    [
      'two months of one year',
      [],
      'I failed in May 2019 and again in November 2019.',
      ['May 2019', 'November 2019'],
    ],
    [
      'the same month again',
      ['Officer (Jul 2020 to present)'],
      'I joined in July 2020.',
      ['Jul 2020 = July 2020'],
    ],
    [
      'one share in two spellings',
      ['Brought NPA from 9.2 % to 5.8 %'],
      'It was 5.8 percent when I left.',
      ['5.8 % = 5.8 percent', '9.2 %'],
    ],
    [
      'one sum of one thing',
      ['Grew turnover to Rs 6 crore'],
      'We had a turnover of 6 crore.',
      ['6 crore = 6 crore'],
    ],
    [
      'a round share of two things',
      ['Cut rework by 30 percent'],
      'In my village 30 percent of the wells are dry.',
      ['30 percent', '30 percent'],
    ],
  ])('lists %s as often as it is claimed', (_, lines, said, expected) => {
    expect(placesOf(lines, said)).toEqual(expected);
  });

  it('names what a claim is in conflict with, and what took the place of one', () => {
    const ledger = ledgerOf(
      'I wrote 65 proposals to mills.',
      'Sorry, the bill was 48 lakh rupees.',
      'Dealers bought 90 pumps.',
    );
    const conflict = ledger.find((one) => one.outcome === 'in_conflict' || one.outcome === 'explained');
    expect(conflict?.conflict).toMatchObject({
      turnId: 'T02',
      words: '65 proposals',
      against: facts[1]?.value,
    });
    expect(ledger.find((one) => one.id === conflict?.conflict?.claimId)?.sources[0]).toMatchObject({
      factId: 'F02',
    });
    const corrected = ledgerOf(
      'The bill was 52 lakh rupees.',
      'Sorry, the bill was 48 lakh rupees, not 52.',
    ).find((one) => one.outcome === 'corrected');
    expect(corrected?.sources[0]?.text).toBe('52 lakh rupees');
    expect(corrected?.replacedBy).toBeDefined();
  });

  it('holds nothing private, and nothing of turns that are never scored', () => {
    const transcript = transcriptOf(['I owe 90,000 rupees.']).map((turn) => ({ ...turn, unscored: true }));
    expect(JSON.stringify(claimLedger({ transcript, facts }))).not.toMatch(/90,000|4821/);
  });
});

describe('over any interview', () => {
  const figure = fc.integer({ min: 2, max: 90 });
  const sentence = fc.oneof(
    figure.map((n) => `We repaired ${n} pumps in Erode.`),
    figure.map((n) => `The yard repair took ${n} days.`),
    fc.tuple(figure, figure).map(([a, b]) => `Sorry, it was ${a} days, not ${b}.`),
    figure.map((n) => `I wrote ${n} proposals to mills at Kaveri Pumps.`),
    fc.constant('I was the treasurer of Rotaract Club of Salem in 2022.'),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );
  const answers = fc.array(
    fc.array(sentence, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
    { maxLength: 6 },
  );

  it('every claim stands verbatim where it says, once in the ledger, and points at another that is there', () => {
    fc.assert(
      fc.property(answers, (said) => {
        const transcript = transcriptOf(said);
        const ledger = claimLedger({ transcript, facts });
        const ids = ledger.map((one) => one.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const claim of ledger) {
          expect(claim.conflict !== undefined || !['in_conflict', 'explained'].includes(claim.outcome)).toBe(
            true,
          );
          for (const other of [claim.conflict?.claimId, claim.replacedBy])
            if (other !== undefined) {
              expect(ids).toContain(other);
              expect(other).not.toBe(claim.id);
            }
          for (const source of claim.sources) {
            if (source.by === 'turn')
              expect(
                transcript.find((turn) => turn.id === source.turnId)?.text.slice(source.start, source.end),
              ).toBe(source.text);
            else expect(facts.map((one) => one.id)).toContain(source.factId);
          }
        }
      }),
    );
  });

  it('is the same whatever the panel asked, but for what is said to be explained', () => {
    fc.assert(
      fc.property(answers, fc.string({ maxLength: 60 }), (said, asked) => {
        const plain = claimLedger({ transcript: transcriptOf(said), facts });
        const other = claimLedger({
          transcript: transcriptOf(said.map((one) => ({ asked, said: one }))),
          facts,
        });
        const settled = (one: { outcome: string }) => one.outcome.replace('explained', 'in_conflict');
        expect(other.map((one) => ({ ...one, outcome: settled(one) }))).toEqual(
          plain.map((one) => ({ ...one, outcome: settled(one) })),
        );
      }),
    );
  });
});
