import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FactKind, ResumeFact } from '#contract/resume.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { readCorrections, takesBack } from '#core/answers/conflicts/find-corrections.ts';
import { quantitiesOf } from '#core/answers/signals/quantities.ts';
import { deniedFacts } from '#core/interview/turns/denied-facts.ts';
import { segmentText } from '#core/text/segment-text.ts';

const said = z.object({ turn: z.string(), text: z.string() });
const correctionCase = z.object({
  id: z.string(),
  earlier: z.array(said),
  resumeLine: z.string().optional(),
  answer: z.string(),
  correction: z.object({ figureBefore: z.string(), figureAfter: z.string() }).nullable(),
});
const contradictionCase = z.object({
  id: z.string(),
  earlier: said.optional(),
  resumeLine: z.string().optional(),
  answer: z.string(),
  conflict: z.boolean(),
});
const denialCase = z.object({
  id: z.string(),
  fact: z.string(),
  question: z.string(),
  answer: z.string(),
  denies: z.boolean(),
});

/** One case: whether code asserted something, whether that is right, and whether there was something to assert. */
export type Asserted = { id: string; asserted: string | null; right: boolean; expected: boolean };
export type AssertionKind = 'corrections' | 'contradictions' | 'denials';

function rowsOf<T>(folder: string, name: AssertionKind, shape: z.ZodType<T>): T[] {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8').split('\n');
  return lines.filter((line) => line.trim()).map((line) => shape.parse(JSON.parse(line)));
}

const factOf = (value: string, kind: FactKind, attributes: ResumeFact['attributes'] = {}): ResumeFact => ({
  id: 'F01',
  kind,
  value,
  line: 1,
  attributes,
});

const figuresIn = (text: string) =>
  segmentText(text).flatMap((sentence) => quantitiesOf(text, sentence, { bare: true }));

const post = /^([^,(]+), ([^,(]+)[ ,(]+(?:[A-Z][a-z]{2} )?(\d{4}) - (?:[A-Z][a-z]{2} )?(\d{4}|Present)/;

/** The facts a line of a resume stands for: a post with its years, or a line with a figure. */
function factsOf(line: string | undefined): ResumeFact[] {
  if (!line) return [];
  const [, role, organisation, from, to] = post.exec(line) ?? [];
  if (!role || !organisation || !from) return [factOf(line, 'metric')];
  const until = to === 'Present' ? {} : { to: `${to}-01` };
  return [factOf(line, 'employment', { role, organisation, from: `${from}-01`, ...until })];
}

function correctionsOf(folder: string): Asserted[] {
  return rowsOf(folder, 'corrections', correctionCase).map(
    ({ id, answer, correction, earlier, resumeLine }) => {
      const own = [...earlier.map(({ text }) => text), ...(resumeLine ? [resumeLine] : []), answer].flatMap(
        figuresIn,
      );
      const found = readCorrections(answer).corrections.find((one) =>
        own.some((figure) => takesBack(one, figure)),
      );
      const is = (value: number, figure: string): boolean =>
        figuresIn(figure).some((one) => [one.value, one.value / one.factor].includes(value));
      const right =
        found !== undefined &&
        correction !== null &&
        is(found.now.value, correction.figureAfter) &&
        is(found.before.value, correction.figureBefore);
      const asserted = found ? answer.slice(found.now.start, found.now.end) : null;
      return { id, asserted, right, expected: correction !== null };
    },
  );
}

function contradictionsOf(folder: string): Asserted[] {
  return rowsOf(folder, 'contradictions', contradictionCase).map(
    ({ id, answer, conflict, earlier, resumeLine }) => {
      const [found] = analyseAnswer({
        answer,
        question: '',
        facts: factsOf(resumeLine),
        earlierAnswers: earlier ? [{ turnId: earlier.turn, text: earlier.text }] : [],
      }).contradictions;
      return { id, asserted: found?.claim.text ?? null, right: conflict, expected: conflict };
    },
  );
}

const kinds: readonly (readonly [RegExp, FactKind])[] = [
  [/^gap/, 'gap'],
  [/^hobby/, 'hobby'],
  [/^(?:employer|job)/, 'employment'],
  [/^team/, 'team'],
  [/^promotion/, 'promotion'],
  [/^founder/, 'responsibility'],
  [/^(?:skill|tool|language)/, 'tool'],
  [/^project/, 'project'],
  [/^(?:award|prize|winner|achievement)/, 'achievement'],
  [/^(?:marks|fall|dip)/, 'grade_trend'],
  [/^certificate/, 'certificate'],
];

function denialsOf(folder: string): Asserted[] {
  return rowsOf(folder, 'denials', denialCase).map(({ id, fact, question, answer, denies }) => {
    const kind = kinds.find(([pattern]) => pattern.test(fact))?.[1] ?? 'metric';
    const value = fact
      .replace(/^(?:employer|job|hobby|skill|tool|language) /, '')
      .replace(/ until \d{4}$/, '');
    const attributes = kind === 'employment' ? { organisation: value } : {};
    const found = deniedFacts({ question, answer, asked: [factOf(value, kind, attributes)] });
    return { id, asserted: found.length > 0 ? fact : null, right: denies, expected: denies };
  });
}

/** What code asserts, or acts on, in the cases of a folder. */
export const measureAssertions = (folder: string): Record<AssertionKind, Asserted[]> => ({
  corrections: correctionsOf(folder),
  contradictions: contradictionsOf(folder),
  denials: denialsOf(folder),
});

/** Of what code asserts so much at least is to be right. */
export const leastRight = 0.98;

export const assertedIn = (rows: readonly Asserted[]): Asserted[] =>
  rows.filter(({ asserted }) => asserted !== null);

/** Prints each kind with what was asserted wrongly and what was missed; true when enough of what was asserted is right. */
export function printAssertions(folder: string): boolean {
  const found = measureAssertions(folder);
  for (const [kind, rows] of Object.entries(found)) {
    const asserted = assertedIn(rows);
    const right = asserted.filter((one) => one.right).length;
    const expected = rows.filter((one) => one.expected);
    console.log(
      `${kind}: ${rows.length} cases, ${asserted.length} asserted, ${right} of them right; ${expected.length} were to be found.`,
    );
    for (const one of asserted.filter(({ right: is }) => !is))
      console.log(`  WRONG ${one.id}: ${one.asserted}`);
    const missed = rows
      .filter((one) => one.expected && !(one.asserted !== null && one.right))
      .map(({ id }) => id);
    if (missed.length > 0) console.log(`  missed: ${missed.join(', ')}`);
  }
  const all = assertedIn(Object.values(found).flat());
  const share = all.filter(({ right }) => right).length / Math.max(1, all.length);
  console.log(
    `Right: ${(100 * share).toFixed(1)} % of ${all.length} assertions (goal: ${100 * leastRight} %).`,
  );
  return all.length === 0 || share >= leastRight;
}
