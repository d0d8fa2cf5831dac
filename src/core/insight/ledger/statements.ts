import type { ResumeFact } from '#contract/resume.ts';
import { withoutBullet } from '#core/resume/clean-line.ts';

/** Marks between two things that one line says. */
const between = /\s*\|\s*/g;
/** Within brackets nothing ends. */
const isOpen = (before: string): boolean =>
  before.lastIndexOf('(') > before.lastIndexOf(')') || before.lastIndexOf('[') > before.lastIndexOf(']');

/** A figure that says not of what: it goes with what stands before it. */
const alone = /^[\d.,%+/\s]*(?:months?|years?|yrs?|percentile|percent|cgpa|gpa|lakh|crore)?$/i;

/** A part of a line without the spaces and marks round it. */
function trimmed(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .trim()
    .replace(/[.,]+$/, '');
}

/** What a line of a resume says, thing by thing, each verbatim: parted at bars alone: what stands beside a semicolon is asked about together. */
export function statementsOfLine(line: string): string[] {
  const text = withoutBullet(line);
  const said: string[] = [];
  let [from, start] = [0, 0];
  for (const mark of [...text.matchAll(between), { index: text.length, 0: '' }]) {
    const open = mark.index < text.length && isOpen(text.slice(from, mark.index));
    const next = mark.index + mark[0].length;
    if (open) continue;
    const isAlone = alone.test(trimmed(text, start, mark.index));
    if (isAlone && said.length > 0) said[said.length - 1] = trimmed(text, from, mark.index);
    else {
      from = start;
      said.push(trimmed(text, from, mark.index));
    }
    start = next;
  }
  return said.filter((one) => /[\p{L}\d]/u.test(one));
}

/** The number of a line among the facts: those the ledger reads from lines are none of the resume's own. */
export const isOfLine = (factId: string): boolean => factId.startsWith('L');

/** Figures and long names are what a fact has of a line; its letters alone. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What the lines of a resume say that none of its facts does, as facts of their own for this ledger alone: a page that was read only in part claims
 * all it says nevertheless.
 */
export function factsOfLines(lines: readonly string[], facts: readonly ResumeFact[]): ResumeFact[] {
  return lines.flatMap((text, at) => {
    const told = facts
      .filter(({ line }) => line === at + 1)
      .map(({ value, attributes }) => plain(`${value} ${Object.values(attributes).join(' ')}`));
    return statementsOfLine(text).flatMap((value, part): ResumeFact[] => {
      const whole = plain(value);
      if (told.some((one) => one.includes(whole) || (whole.includes(one) && one.length > 0.6 * whole.length)))
        return [];
      return [
        {
          id: `L${String(at + 1).padStart(2, '0')}${part > 0 ? String.fromCharCode(97 + part) : ''}`,
          kind: 'claim',
          value: value.slice(0, 400),
          line: at + 1,
          attributes: {},
        },
      ];
    });
  });
}

/** The part of its line that holds the words of a fact; null where its line does not say them so. */
export function statementOfFact(
  { line, value }: ResumeFact,
  lines: readonly string[],
  words: string,
): string | null {
  const holds = statementsOfLine(lines[line - 1] ?? '').filter((one) => one.includes(words));
  const own = holds.find((one) => one.includes(value) || value.includes(one));
  return own ?? (holds.length === 1 ? (holds[0] ?? null) : null);
}
