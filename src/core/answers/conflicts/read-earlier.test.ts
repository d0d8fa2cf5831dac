import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { AnswerInput, AnswerSignals } from '#core/answers/answer-signals.ts';

/** Reads as a process does that has read nothing before. */
async function readCold(input: AnswerInput): Promise<AnswerSignals> {
  vi.resetModules();
  const fresh = await import('#core/answers/analyse-answer.ts');
  expect(fresh.analyseAnswer).not.toBe(analyseAnswer);
  return fresh.analyseAnswer(input);
}

const number = fc.integer({ min: 2, max: 40 });
const thing = fc.constantFrom('team', 'matcher', 'customers', 'club budget', 'invoices');
const verb = fc.constantFrom('led', 'managed', 'used', 'wrote');
const sentence = fc.oneof(
  fc.tuple(verb, thing).map(([did, what]) => `I have never ${did} a ${what}.`),
  fc.tuple(verb, thing, number).map(([did, what, n]) => `I ${did} the ${what} with ${n} analysts.`),
  fc.tuple(thing, number).map(([what, n]) => `We had ${n} ${what} in Pune because nobody else did it.`),
  fc.tuple(number, number).map(([from, to]) => `The wait at the clinic fell from ${from} days to ${to}.`),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const answers = fc.array(
  fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(' ')),
  { minLength: 2, maxLength: 6 },
);
const facts: ResumeFact[] = [
  {
    id: 'F01',
    kind: 'metric',
    value: 'Served 12 customers in 9 days',
    line: 1,
    attributes: { noun: 'customers' },
    confidence: 1,
  },
];

test('an answer is read alike whether or not the answers before it were read before', async () => {
  let conflicts = 0;
  await fc.assert(
    fc.asyncProperty(answers, async (texts) => {
      const inputs = texts.map((answer, index) => ({
        answer,
        question: 'Tell us about your team and its customers.',
        facts,
        earlierAnswers: texts.slice(0, index).map((text, at) => ({ turnId: `T0${at}`, text })),
      }));
      const warm = inputs.map(analyseAnswer);
      const last = inputs.at(-1);
      if (!last) return;
      conflicts += warm.at(-1)?.contradictions.length ?? 0;
      expect(warm.at(-1)).toEqual(await readCold(last));
      expect(analyseAnswer(last)).toEqual(warm.at(-1));
    }),
    { numRuns: 30 },
  );
  expect(conflicts).toBeGreaterThan(0);
});
