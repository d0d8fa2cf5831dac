import type { ResumeFact } from '#contract/resume.ts';
import { holdsPersonal } from './personal-lines.ts';
import { readResume } from './read-resume.ts';

/** Who somebody is and where to reach them, which claims nothing. */
const ofThePerson: ReadonlySet<ResumeFact['kind']> = new Set(['name', 'email', 'phone', 'place'] as const);

/** What no address says: a year, a share, a time, or what something came to. */
const tells = /%|:|\b(?:19|20)\d\d\b|\b\d+\+? ?(?:days?|weeks?|months?|years?|hours?)\b|\bc?gpa\b/i;

/**
 * The lines of a resume, in their places, as far as its owner stands by them: a line of which a fact was edited or dropped since is empty, and one
 * that says who they are, how to reach them or what is nobody's matter too (rule RESUME-10), and the first, which does so whatever stands in it.
 */
export function uneditedLines(
  lines: readonly string[],
  facts: readonly ResumeFact[],
  today: string,
): string[] {
  const kept = new Set(facts.map(({ line, kind, value }) => `${line} ${kind} ${value}`));
  const read = readResume(lines, today).facts.filter(({ line }) => line > 0);
  const changed = new Set(
    read.flatMap(({ line, kind, value }) => (kept.has(`${line} ${kind} ${value}`) ? [] : [line])),
  );
  const reach = read
    .filter(
      ({ kind, line }) => ofThePerson.has(kind) && !(kind === 'place' && tells.test(lines[line - 1] ?? '')),
    )
    .map(({ line }) => line);
  const isLeftOut = (text: string, at: number): boolean =>
    at === 0 || changed.has(at + 1) || reach.includes(at + 1) || holdsPersonal(text);
  return lines.map((text, at) => (isLeftOut(text, at) ? '' : text));
}
