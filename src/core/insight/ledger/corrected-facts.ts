import type { FactAttributes, ResumeFact } from '#contract/resume.ts';
import { attributesOf, editFacts } from '#core/resume/edit-facts.ts';
import { cutText } from '#core/text/cut-text.ts';

/** A claim its owner marked as wrong: its words, the facts that say it, and what it becomes. */
export type ClaimMark = { words: string; within: readonly string[]; becomes: string };

/** Parts of a fact that hold figures and dates: read again from the new wording, never kept from the old. */
const figureParts = [
  'number',
  'size',
  'months',
  'from',
  'to',
  'year',
  'score',
  'percent',
  'percentile',
  'drop',
] as const;

/** Every place of these words in a text, where they are not a part of longer ones. */
function exchanged(text: string, words: string, becomes: string): string {
  if (words === '') return text;
  let out = '';
  let rest = text;
  for (let at = rest.indexOf(words); at >= 0; at = rest.indexOf(words)) {
    const end = at + words.length;
    const bounded =
      !/[\p{L}\p{N}]$/u.test(rest.slice(0, at)) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(rest.slice(end));
    out += rest.slice(0, at) + (bounded ? becomes : words);
    rest = rest.slice(end);
  }
  return out + rest;
}

/** Texts of the attributes, with the words exchanged; what holds figures is left to be read again. */
function otherParts(attributes: FactAttributes, { words, becomes }: ClaimMark): FactAttributes {
  const kept = Object.entries(attributes).filter(
    ([name]) => !(figureParts as readonly string[]).includes(name),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? exchanged(value, words, becomes) : value]),
  );
}

/**
 * The facts with what their owner marked as wrong set right, the oldest mark first: wherever a fact still says the marked words as it did then, and nowhere else. A
 * changed fact is read anew, as one edited by hand is, so that no part of it keeps the old figure (rule LEDGER-8).
 */
export function correctedFacts(
  facts: readonly ResumeFact[],
  marks: readonly ClaimMark[],
  nowMonth: string,
): ResumeFact[] {
  const edited = facts.map((fact) => {
    let { value, attributes } = fact;
    for (const mark of marks) {
      const said = mark.within.includes(fact.value) || mark.within.includes(value);
      const corrected = said ? cutText(exchanged(value, mark.words, mark.becomes), 400) : value;
      if (corrected === value) continue;
      attributes = otherParts(attributes, mark);
      value = corrected;
    }
    if (value === fact.value) return fact;
    return { ...fact, value, attributes: { ...attributes, ...attributesOf(fact.kind, value, nowMonth) } };
  });
  const changed = edited.some((fact, at) => fact !== facts[at]);
  return changed ? editFacts(edited, edited, nowMonth) : [...facts];
}

/** The lines of a resume with the same marks: what no fact says is read by nobody but the next ledger, and there it has to be right too. */
export const correctedLines = (lines: readonly string[], marks: readonly ClaimMark[]): string[] =>
  lines.map((line) =>
    marks.reduce(
      (text, { words, within, becomes }) =>
        within.some((said) => text.includes(said)) ? exchanged(text, words, becomes) : text,
      line,
    ),
  );
