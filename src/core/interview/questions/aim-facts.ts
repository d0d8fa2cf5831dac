import { isQuotable } from '#core/interview/guards/quotable.ts';
import { clausesIn } from '#core/text/whole-quote.ts';
import type { TableFact } from './question.ts';

/** What was written beside the resume: the statement of purpose or form answers, and the schools aimed at. */
type Aims = { statement: string; targetSchools: readonly string[] };

const wish =
  /^(?:i|my)\b.*\b(?:want|hope|aim|plan|wish|intend|would like|will|dream|believe|aspire|goal|vision|see myself|ambition|purpose)\b/i;
const mostPurposes = 4;
const mostPurposeWords = 12;
const mostSchoolWords = 6;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** A name as schools have them, and nothing that reads as a sentence or an order. */
const isSchool = (name: string): boolean =>
  /^\p{Lu}[\p{L}\p{N}&.,'’() -]*$/u.test(name) && wordsIn(name) <= mostSchoolWords && isQuotable(name);

/** What may be asked about from the aims (rule TOPIC-10): each school, each wish the panel may quote, and the statement itself if there is one. */
export function aimFacts({ statement, targetSchools }: Aims): TableFact[] {
  const wishes = clausesIn(statement)
    .map(({ text }) => text)
    .filter((text) => wish.test(text) && wordsIn(text) <= mostPurposeWords && isQuotable(text))
    .slice(0, mostPurposes);
  const told = [
    ...targetSchools
      .map((name) => name.trim())
      .filter(isSchool)
      .map((value) => ({ kind: 'school' as const, value })),
    ...wishes.map((value) => ({ kind: 'purpose' as const, value })),
    ...(statement.trim() === '' ? [] : [{ kind: 'statement' as const, value: 'your statement' }]),
  ];
  return told.map((fact, at) => ({ ...fact, id: `A${at + 1}`, line: 0, attributes: {} }));
}
