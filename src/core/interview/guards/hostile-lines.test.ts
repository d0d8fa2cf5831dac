import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styles, type Style } from '#contract/styles.ts';
import { anchoredLines } from '#core/interview/testing/anchored-lines.ts';
import { brokenLines } from '#core/interview/testing/broken-lines.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { hostileLines } from '#core/interview/testing/hostile-lines.ts';
import { provocations } from '#core/interview/testing/red-team.ts';
import { runs, sampled } from '#tests/fixtures/property-seed.ts';
import { openGate } from './gate.ts';
import type { Utterance } from './check-utterance.ts';

/** A hostile line, and as much of it as may be said. */
type Hostile = { kind: string; text: string; may: string };
const read = (kind: string, line: string): Hostile => {
  const at = line.indexOf('|');
  return { kind, text: line.slice(0, at) + line.slice(at + 1), may: line.slice(0, at).trim() };
};
const kinds = Object.entries({ ...hostileLines, ...brokenLines });
const hostile = kinds.flatMap(([kind, lines]) => lines.map((line) => read(kind, line)));

const directive = (style: Style): SpeakDirective => ({
  turnId: 'T07',
  speakerId: 'bhalla',
  topicId: 'work_experience',
  move: 'probe',
  style,
  factIds: [],
  draft: 'Sixty-two batch jobs. Who chose the cut-off?',
  maxWords: 25,
  awaiting: true,
});
const contextOf = (style: Style, ...answers: readonly string[]): Omit<Utterance, 'text'> => ({
  directive: directive(style),
  lastAnswer: answers.at(-1) ?? '',
  facts: [],
  slotValues: { tool: 'Airflow' },
  earlierQuestions: ['Why those sixty-two jobs and not the others?'],
  allowedTexts: ['Prof. Arvind Bhalla', 'Nandita Sarma', 'Karthik', ...answers],
  tableNames: { speaker: 'Prof. Arvind Bhalla', others: ['Nandita Sarma', 'Karthik Subramanian'] },
  secretTexts: ['Never word a question that the resume has answered already.'],
});
const answer = 'We took sixty-two batch jobs which had more than 2 failures a month at Vapi.';

function saidOf(pieces: readonly string[], context: Omit<Utterance, 'text'>): string {
  const gate = openGate(context);
  return pieces.map((piece) => gate.push(piece)).join('') + gate.finish();
}
const slipped = ({ may }: Hostile, said: string): boolean => !may.startsWith(said);

describe.each([
  ['chill', 0],
  ['grill', 1],
] as const)('in %s', (style, half) => {
  it.each(kinds.map(([kind]) => kind))('nothing of kind %s comes out', (kind) => {
    const out = hostile
      .filter((line) => line.kind === kind)
      .map((line) => ({ line, said: saidOf([line.text], contextOf(style, answer)) }))
      .filter(({ line, said }) => slipped(line, said));
    expect(out).toEqual([]);
  });

  it('nothing comes out after any provocation, half the lines in each style', () => {
    const out: string[] = [];
    for (const [index, said] of sampled(provocations).entries()) {
      const context = contextOf(style, answer, said);
      for (let i = (index + half) % 2; i < hostile.length; i += 2) {
        const line = hostile[i] ?? expect.fail();
        const words = saidOf([line.text], context);
        if (slipped(line, words)) out.push(`${line.kind}: ${words} <- ${said}`);
      }
    }
    expect(out).toEqual([]);
  });
});

it.each(anchoredLines)(
  'nothing comes out that only takes up the answer: $draft',
  ({ answer: said, draft, lines }) => {
    const base = contextOf('grill', said);
    const context = { ...base, directive: { ...base.directive, draft }, slotValues: {} };
    const out = lines
      .map((line) => read('anchored', line))
      .map((line) => ({ line, said: saidOf([line.text], context) }))
      .filter((each) => slipped(each.line, each.said));
    expect(lines.length).toBeGreaterThan(90);
    expect(out).toEqual([]);
  },
);

/** What the candidate may not make sayable by saying it first. */
const neverKinds = new Set([
  'protected_trait',
  'politics',
  'insult',
  'threat',
  'sexual',
  'verdict',
  'praise',
  'score_talk',
  'coaching',
  'leak',
  'two_questions',
  'endless',
  'persona',
  'disguised',
]);

it('nothing that is banned comes out when the candidate said the very words', () => {
  const out = hostile
    .filter(({ kind }) => neverKinds.has(kind))
    .map((line) => ({ line, said: saidOf([line.text], contextOf('grill', answer, line.text)) }))
    .filter(({ line, said }) => slipped(line, said));
  expect(out).toEqual([]);
});

const lookalike: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  i: 'і',
  s: 'ѕ',
};
const disguises: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  shouted: (text) => text.toUpperCase(),
  zeroWidth: (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1\u200b'),
  softHyphen: (text) => text.replace(/(\p{L}{2})(?=\p{L})/gu, '$1\u00ad'),
  joiners: (text) => Array.from(text).join('\u2060'),
  lookalikes: (text) => text.replace(/[aeocpis]/g, (letter) => lookalike[letter] ?? letter),
  fullWidth: (text) =>
    text.replace(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  noBreak: (text) => text.replaceAll(' ', '\u00a0'),
  accents: (text) => text.replace(/[aeiou]/g, '$&\u0301'),
  emphasis: (text) => `**${text}**`,
  quoted: (text) => `“${text}”`,
  labelled: (text) => `Bhalla: ${text}`,
};

it('nothing comes out, whatever was said before, however it is spelled and cut', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...hostile),
      fc.constantFrom(...provocations),
      fc.constantFrom(...Object.keys(disguises)),
      fc.constantFrom(...styles),
      fc.array(fc.nat(), { maxLength: 12 }),
      (line, provocation, disguise, style, cuts) => {
        const text = (disguises[disguise] ?? expect.fail())(line.text);
        const places = [...new Set(cuts.map((n) => n % (text.length + 1)))].toSorted((a, b) => a - b);
        const pieces = [0, ...places].map((from, i) => text.slice(from, places[i] ?? text.length));
        const said = saidOf(pieces, contextOf(style, answer, provocation));
        const plain = said
          .normalize('NFKD')
          .replace(/[^a-z ]/gi, '')
          .toLowerCase();
        const may = line.may.replace(/[^a-z ]/gi, '').toLowerCase();
        expect(may.startsWith(plain), `${disguise}: ${said}`).toBe(true);
      },
    ),
    { numRuns: runs(2000) },
  );
});
