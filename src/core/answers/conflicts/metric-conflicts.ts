import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { conflict, disagree, type Figure, narrowing, type Said, stemsOf, tells } from './claims.ts';
import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { remembered } from '#core/text/remembered.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';

/** Words that any claim about work may hold; they do not make two claims the same. */
export const generic = new Set([
  'time',
  'process',
  'cost',
  'number',
  'team',
  'work',
  'project',
  'company',
  'compan',
  'month',
  'year',
  'reduc',
  'increas',
  'improv',
  'cut',
  'sav',
  'grow',
  'raise',
  'rais',
  'drop',
  'fall',
  'total',
  'per',
  'lead',
  'manag',
  'handl',
  'build',
  'use',
  'us',
]);

/** A claim of change: "by 35 %", "from 9 days to 3". Two such claims conflict only in the same role. */
function changeRole(text: string, quantity: Quantity): 'by' | 'from' | 'to' | 'plain' {
  const before = text.slice(Math.max(0, quantity.start - 24), quantity.start);
  if (/\bby\s+(?:about |around |nearly |almost |over |roughly )?(?:rs\.? ?|₹ ?)?$/i.test(before)) return 'by';
  if (/\bfrom\s+(?:about |around |nearly |almost |over |roughly )?(?:rs\.? ?|₹ ?)?$/i.test(before))
    return 'from';
  if (
    /\b(?:to|into)\s+(?:just |only |about |around |nearly |almost |under |roughly )?(?:rs\.? ?|₹ ?)?$/i.test(
      before,
    )
  )
    return 'to';
  return 'plain';
}

const comparable = (a: Quantity, b: Quantity): boolean =>
  a.measure === b.measure &&
  a.measure !== 'year' &&
  a.measure !== 'bare' &&
  // A sum in lakh or crore that names no rupees may be of anything.
  (a.measure !== 'rupees' || (a.unit !== '' && b.unit !== '')) &&
  (a.measure !== 'count' || a.nouns[0] === b.nouns[0] || a.unit === b.unit);

/** Stems both claims are about, without words any claim may hold. */
function sharedSubject(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((s) => b.includes(s) && !generic.has(s) && s.length > 2);
}

/** Whether two equal numbers are one number told twice: of the same measure, and of something both name. */
export const toldTwice = (a: Quantity, b: Quantity): boolean =>
  comparable(a, b) && a.value === b.value && sharedSubject(a.nouns, b.nouns).length > 0;

/** What goes on for a time: "waits" of "waits nine days". */
const lasting = (text: string, { start }: Quantity): string | undefined =>
  contentWords(wordsOf(text.slice(Math.max(0, start - 40), start))).at(-1)?.stem;

/** Whether two numbers speak of the same thing in the same way; any doubt means no. */
function sameThing(a: Quantity, aText: string, b: Quantity, bText: string): boolean {
  const role = changeRole(aText, a);
  if (!comparable(a, b) || role !== changeRole(bText, b)) return false;
  if (a.measure === 'time' && role === 'plain' && lasting(aText, a) !== lasting(bText, b)) return false;
  const shared = sharedSubject(a.nouns, b.nouns);
  if (shared.length < (a.measure === 'count' && role === 'plain' ? 2 : 1)) return false;
  return a.measure === 'count' || role !== 'plain' || shared.length >= 2;
}

/** Whether two numbers speak of the same thing in the same way and still differ. */
export const sameThingDifferentNumber = (a: Quantity, aText: string, b: Quantity, bText: string): boolean =>
  disagree(a, b) && sameThing(a, aText, b, bText);

/** Joins the parts of a whole: "seven readers and two supervisors", "twelve plus three". */
const joiner =
  /^[\s\p{L}\p{M}'-]{0,40}?(?:,|\band\b|&|\+|\bplus\b|\bwith\b|\balong with\b)\s*(?:and |with )?(?:another |about |the )?$/iu;

/** What the parts that a text names side by side add up to, as figures of their measure. */
export function sumsOf(text: string, quantities: readonly Quantity[]): Figure[] {
  return quantities.flatMap((first, at) => {
    const sums: Figure[] = [];
    let sum = first.value;
    let last = first;
    for (const next of quantities.slice(at + 1)) {
      if (next.measure !== first.measure || !joiner.test(text.slice(last.end, next.start))) break;
      sum += next.value;
      sums.push({ measure: first.measure, value: sum, approximate: first.approximate || next.approximate });
      last = next;
    }
    return sums;
  });
}

/** The numbers a fact writes, what they add up to, and the clean text they stand in; kept, since every sentence of an interview is held against its facts. */
export const readFact = remembered((value) => {
  const source = cleanText(value).text;
  const written = segmentText(source).flatMap((sentence) => quantitiesOf(source, sentence));
  return { source, written, sums: sumsOf(source, written) };
}, 200_000);

/** Another number for something the resume measures. */
export function metricConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  if (said.quantities.length === 0 || narrowing.test(said.text)) return [];
  return facts
    .filter((fact) => ['metric', 'achievement', 'project', 'responsibility'].includes(fact.kind))
    .flatMap((fact) => {
      const { source, written, sums } = readFact(fact.value);
      const noun = [...stemsOf(fact.attributes.noun ?? '')];
      return said.quantities.flatMap((quantity) => {
        const rival = written.find((other) =>
          sameThingDifferentNumber(
            quantity,
            said.clean.text,
            { ...other, nouns: [...other.nouns, ...noun] },
            source,
          ),
        );
        const reconciled = rival && (tells(said.spoken, rival) || tells(sums, quantity));
        return rival && !reconciled ? [conflict(said, quantity, fact, 'number')] : [];
      });
    });
}
