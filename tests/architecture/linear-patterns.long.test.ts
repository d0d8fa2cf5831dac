import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { readResume } from '#core/resume/read-resume.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { splitSentences } from '#core/text/split-sentences.ts';
import { processorMs } from '#tests/fixtures/processor-time.ts';

/*
 * No text a stranger writes makes a pattern of core work for long (rule FILE-3). Every pattern is run, by itself, over repetitions of
 * everything patterns speak of, each as long as the text it may meet can be: a line of a resume, a fact, an answer.
 */

const answerChars = 4_000;
const lineChars = 600;
const factChars = 400;
const mostMs = 50;
/** Less than this tells nothing of growth on a busy machine; what grows with the square takes seconds. */
const muchMs = 250;

const signs = '| \t\n-.,()"\'@1aAé/\\_:;₹%•–क“*#+`<[{&=$ °…';
const phrases = [
  '|  ',
  '| ',
  ' |',
  'a ',
  'A ',
  'a.',
  'A. ',
  'a-',
  'a1',
  '1a',
  'a@',
  '((',
  '.a',
  'x, ',
  'a\n',
  '1\n',
  '1,',
  '1.',
  '1 ',
  'i ',
  '. ',
  'and ',
  'of ',
  'the ',
  'not ',
  'to 1 ',
  'from 1 ',
  'we ',
  'no ',
  'I did ',
  'because ',
  'a b c d ',
  'College ',
  'Rs. ',
  'B.Com ',
  'i have never ',
];
const pieces = signs.split('').concat(phrases);
/** Pieces as they are repeated: alone, or after a word, so that what stands at the beginning of a text has passed. */
const repeated = pieces.flatMap((piece) => [
  { before: '', piece },
  { before: 'Zx', piece },
]);
type Repeated = (typeof repeated)[number];
/** A piece again and again, and an end that nothing expects, so that what could match must be given up. */
const hostile = ({ before, piece }: Repeated, characters: number): string =>
  `${before}${piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)}\u0001!`;

type Pattern = { file: string; pattern: RegExp };

/** The patterns of a file as written, and those it makes when it is loaded. */
async function patternsOf(file: string): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ file, pattern: new RegExp(regex.pattern, regex.flags) });
    Object.values(node).forEach(walk);
  };
  walk(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
  const exported: Record<string, unknown> = await import(resolve(file));
  const collect = (value: unknown, depth: number): void => {
    if (value instanceof RegExp) found.push({ file, pattern: value });
    else if (typeof value === 'object' && value !== null && depth < 3)
      for (const inner of Object.values(value)) collect(inner, depth + 1);
  };
  collect(exported, 0);
  return found;
}

const boundOf = (file: string): number =>
  file.includes('core/resume') ? lineChars : file.includes('interview/questions') ? factChars : answerChars;

describe('whatever the text, no pattern of core works for long', () => {
  let all: Pattern[] = [];
  beforeAll(async () => {
    const files = readdirSync('src/core', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
      .map((file) => join('src/core', file));
    const found = (await Promise.all(files.map(patternsOf))).flat();
    all = [...new Map(found.map((one) => [`${boundOf(one.file)} ${one.pattern}`, one])).values()];
  });

  it('alone, on what it may meet', () => {
    expect(all.length).toBeGreaterThan(800);
    const slow = all.flatMap(({ file, pattern }) => {
      const at = repeated.find(
        (one) => processorMs(() => hostile(one, boundOf(file)).replace(pattern, ''), mostMs) > mostMs,
      );
      return at === undefined ? [] : [{ file, pattern: String(pattern).slice(0, 120), at }];
    });
    expect(slow).toEqual([]);
  }, 600_000);

  it.each<[string, (text: string) => void]>([
    ['a resume', (text) => readResume(text.split('\n'), '2026-11-23')],
    ['a text made clean', (text) => cleanText(text)],
    ['a text in sentences', (text) => splitSentences(text)],
  ])(
    'together, where 30,000 characters are read at once: %s',
    (_, read) => {
      const growth = repeated.flatMap((one) => {
        const [short, long] = [7_500, 30_000].map((characters) => {
          const text = hostile(one, characters);
          return processorMs(() => read(text), muchMs);
        });
        // Four times the text is at most eight times the work, where there is any to speak of.
        return (long ?? 0) > muchMs && (long ?? 0) > 8 * (short ?? 0) ? [{ ...one, short, long }] : [];
      });
      expect(growth).toEqual([]);
    },
    600_000,
  );
});
