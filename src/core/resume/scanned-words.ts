import type { ResumeFact } from '#contract/resume.ts';
import { editFacts } from './edit-facts.ts';
import type { TextRun } from './text-run.ts';

/** A word as the recogniser says it: 0-100 how sure it is; pixels from the left and the top of the picture. */
type Word = { text: string; confidence: number; bbox: { x0: number; x1: number } };
/** A line of words; `rowHeight` is about the size of its letters in pixels. */
type Line = { words: Word[]; baseline: { y0: number; y1: number }; rowAttributes: { rowHeight: number } };
/** What the recogniser says of one picture. */
export type Recognised = { blocks: { paragraphs: { lines: Line[] }[] }[] };
/** The words of a page that was a picture, placed as text is, and those of them that may be wrong. */
export type ScannedPage = { runs: TextRun[]; unsureWords: string[] };

const sureFrom = 70;
const fewestSureLetters = 20;
/** What a bullet at the head of a line is taken for: a sign, and of letters those that look like a dot or a ring. */
const bulletLike = /^(?:[^\p{L}\d₹$"'“‘([{#@&/|]|[eoc0](?=\s|$))\s*/u;
const loneSign = /^[«»*°¢©®¥§]$/u;
/** Stages and ranks in Roman figures, whose I is often taken for a small L or a stroke. */
const romanLike = /^[XVI][XVIl|]+$/;
/** The rules of a table, read as words. */
const rule = /^[\s[\]{}|_~]+$/u;
const edgeSigns = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

const lettersOf = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\d]/gu)?.length ?? 0), 0);

function readable(text: string): string {
  if (loneSign.test(text)) return '•';
  return romanLike.test(text) ? text.replace(/[l|]/g, 'I') : text;
}

/** The words of a line without the rules of a table; bullets are written as such. */
function wordsOf(line: Line): Word[] {
  const words = line.words
    .filter(({ text, confidence }) => !rule.test(text) || (text === '|' && confidence >= sureFrom))
    .map((word) => ({ ...word, text: readable(word.text) }));
  const [first, ...rest] = words;
  if (first === undefined || !bulletLike.test(first.text) || /^[+-]\d/.test(first.text)) return words;
  return [{ ...first, text: `• ${first.text.replace(bulletLike, '')}`.trim() }, ...rest];
}

/**
 * The words of one picture as text runs of page `page` (rule RESUME-13). `pointsPerPixel` is the scale. Undefined where the recogniser is unsure of most of what it
 * saw, as for a photograph or a page that lies on its side.
 */
export function scannedPage(
  { blocks }: Recognised,
  { page, pointsPerPixel }: { page: number; pointsPerPixel: number },
): ScannedPage | undefined {
  const lines = blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) => ({ ...line, words: wordsOf(line) }));
  const words = lines.flatMap((line) => line.words);
  const sureLetters = lettersOf(words.filter(({ confidence }) => confidence >= sureFrom));
  if (sureLetters < fewestSureLetters || sureLetters < lettersOf(words) / 2) return undefined;
  const runs = lines.flatMap(({ words: said, baseline, rowAttributes }) =>
    said.map(({ text, bbox }) => ({
      page,
      x: bbox.x0 * pointsPerPixel,
      y: ((baseline.y0 + baseline.y1) / 2) * pointsPerPixel,
      width: (bbox.x1 - bbox.x0) * pointsPerPixel,
      size: rowAttributes.rowHeight * pointsPerPixel,
      bold: false,
      text,
    })),
  );
  const unsure = words.filter(({ confidence }) => confidence < sureFrom);
  return {
    runs,
    unsureWords: unsure.map(({ text }) => text.replace(edgeSigns, '')).filter((text) => text.length > 1),
  };
}

/**
 * The facts, with those that rest on a word the recogniser was unsure of in doubt (rule RESUME-16). What follows from such a fact is left out: it is
 * worked out when the candidate has confirmed it.
 */
export function doubtFacts(
  facts: readonly ResumeFact[],
  unsureWords: readonly string[],
  nowMonth: string,
): ResumeFact[] {
  const doubted = new Set(unsureWords);
  const isDoubted = ({ value, attributes }: ResumeFact): boolean =>
    [value, ...Object.values(attributes).map(String)]
      .join(' ')
      .split(/\s+/)
      .some((word) => doubted.has(word.replace(edgeSigns, '')));
  const checked = facts.map((fact): ResumeFact => (isDoubted(fact) ? { doubt: 'words', ...fact } : fact));
  return facts.some(isDoubted) ? editFacts(facts, checked, nowMonth) : [...facts];
}
