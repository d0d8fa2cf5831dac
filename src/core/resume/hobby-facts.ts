import { oneOf, raw } from '#core/text/lexicon.ts';
import { withoutBullet } from './clean-line.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import { artPastimes } from './lexicon-pastimes-arts.ts';
import { playPastimes } from './lexicon-pastimes-play.ts';
import { honourFacts, splitList } from './list-facts.ts';
import { findMonths } from './months.ts';
import { isPlace } from './places.ts';

const label =
  /^(?:(?:personal |my |other )?(?:hobby|hobbies|interests?|pastimes?)(?: (?:and|&) (?:hobbies|interests?))?)\s*[:–-]\s*/i;

/** Words of prizes, offices, examinations and events, none of which is a pastime whatever it is about. */
const honours = oneOf(
  'won|winners?|prizes?|place|positions?|medal(?:s|l?ist)?|ranks?|runners?[- ]?up|champion(?:ship)?s?|trophy|cup|awards?|awarded',
  'represented|participat\\p{L}*|selected|secured|achiev\\p{L}*|certifi\\p{L}*|scholarship|qualified|cleared|attempt(?:ed)?|score[ds]?|percentile',
  'exams?|examinations?|olympiads?|course|workshop|training|seminar|conference|webinar|competitions?|contests?|tournaments?|meets?|league|camp|events?|fests?|festival',
  'captain|vice[- ]captain|goal ?keeper|coach|teams?|squad|members?|head|lead|secretary|president|coordinator|co-?ordinator|organi[sz]\\p{L}*|volunteer(?:ed)?|representative|contributor|committee',
  [
    'clubs?|society|association|council|cell|chapter|district|state|national|international|inter|zonal|level|annual|college|school|university|days?',
    'certificates?|published|performed|managed|conducted|played|attended',
  ].join('|'),
);
const honour = new RegExp(
  raw`(?<![\p{L}])${honours}(?![\p{L}])|(?<!\d)(?:19|20)\d{2}(?!\d)|\d(?:st|nd|rd|th)\b|%|^\d`,
  'iu',
);
const mostWords = 7;

/** Whether a phrase says that a prize, an office, an examination or an event stands there. */
const isHonour = (text: string): boolean => honour.test(text);

/** Whether a short phrase is something a person does for its own sake (rule RESUME-14). */
function isPastime(value: string): boolean {
  return (
    value.length >= 3 &&
    value.length <= 60 &&
    value.split(/\s+/).length <= mostWords &&
    !isHonour(value) &&
    !isPlace(value) &&
    (playPastimes.pattern.test(value) || artPastimes.pattern.test(value))
  );
}

/** "NAGPUR, MAHARASHTRA, INDIA | OCTOBER 2018": when and where, and nothing else. */
const isDateline = (text: string): boolean =>
  text
    .split(/\s*[|·]\s*/)
    .every((cell) => isPlace(cell) || findMonths(cell).length > 0 || /^(?:19|20)\d{2}$/.test(cell));

/** The pastimes of a line, and what stands between them. What stands in brackets or after a dash behind one is its depth (`Chess (rapid 1620)`, `Carnatic violin – Grade 3`). */
function readList({ text, line }: NumberedLine): { hobbies: FactDraft[]; others: string[] } {
  const body = withoutBullet(text).replace(label, '');
  const hobbies: FactDraft[] = [];
  const others: string[] = [];
  for (const [at, item] of splitList(body).entries()) {
    const bracket = /^([^()]+?)\s*\(([^()]+)\)\.?$/.exec(item) ?? /^(.+?)(?:\s[–—-]|:)\s(.+)$/.exec(item);
    const value = (bracket?.[1] ?? item).replace(/^(?:and|also)\s+/i, '').trim();
    if (at === 0 && isHonour(value)) return { hobbies: [], others: [body] };
    if (isPastime(value))
      hobbies.push({ kind: 'hobby', value, line, attributes: bracket?.[2] ? { depth: bracket[2] } : {} });
    else others.push(item);
  }
  return { hobbies, others };
}

/** The hobbies of lists. */
export const hobbyFacts = (lines: readonly NumberedLine[]): FactDraft[] =>
  lines.flatMap((line) => readList(line).hobbies);

/** What lines under a head that names pastimes say: hobbies, a prize or an office, and what is neither, which nobody asks about (rule RESUME-14). */
export function pastimeFacts(lines: readonly NumberedLine[]): FactDraft[] {
  return lines.flatMap((numbered) => {
    const { line } = numbered;
    const text = withoutBullet(numbered.text).replace(label, '');
    const { hobbies, others } = readList(numbered);
    if (hobbies.length === 0 && isDateline(text)) return [];
    if (hobbies.length === 0 && isHonour(text)) return honourFacts([{ text, line }], ['achievements']);
    const also = others.filter((value) => /\p{L}{3}/u.test(value) && !isPlace(value));
    return [...hobbies, ...also.map((value): FactDraft => ({ kind: 'also', value, line, attributes: {} }))];
  });
}
