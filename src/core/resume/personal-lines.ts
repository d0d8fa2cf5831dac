import { oneOf, raw } from '#core/text/lexicon.ts';
import { withoutBullet } from './clean-line.ts';
import { findMonths } from './months.ts';

const matter = oneOf(
  raw`date of birth|d\.?o\.?b\.?|birth ?date|born(?: on)?|age|gender|sex|marital status|religion|caste|category|sub-?caste`,
  raw`community|nationality|father'?s?(?: name|'s name)?|mother'?s?(?: name)?|father’s name|mother’s name|parents?`,
  raw`passport(?: no\.?| number)?|aadhaa?r(?: no\.?| number)?|pan(?: no\.?| card| number)?|driving licen[cs]e(?: no\.?)?`,
  raw`blood group|height|weight|disability|pwd|husband'?s? name|spouse`,
);
const personal = new RegExp(raw`^(?:[dswc]\/o\b|${matter}\s*(?:[:–|-]|\bis\b))`, 'i');

/** Whether the line states a personal matter the panel must neither ask about nor keep: birth, gender, category, religion, family, identity numbers (rule RESUME-10). */
export function isPersonalLine(line: string): boolean {
  return personal.test(withoutBullet(line));
}

const within = new RegExp(
  raw`(?:^|[\s,.;|(])(?:${matter})\s*[:–|]|\b(?:date of birth|d\.?o\.?b\b|born (?:on|in)|aged? \d|\d\d years old)`,
  'i',
);

/** Whether a line states such a matter anywhere, beside whatever else. */
export const holdsPersonal = (line: string): boolean => isPersonalLine(line) || within.test(line);

const birthLabel = /\b(?:date of birth|d\.?o\.?b\.?|birth ?date|born)\b[^\d\p{L}]{0,8}(?:on\s+)?/iu;

function birthDay(text: string): string | undefined {
  const pad = (n: string) => n.padStart(2, '0');
  const iso = /^\W*((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso?.[1] && iso[2] && iso[3]) return `${iso[1]}-${pad(iso[2])}-${pad(iso[3])}`;
  const numeric = /^\W*(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?((?:19|20)\d{2})/.exec(text);
  if (numeric?.[1] && numeric[2] && numeric[3]) {
    const monthFirst = Number(numeric[2]) > 12;
    const [day, month] = monthFirst ? [numeric[2], numeric[1]] : [numeric[1], numeric[2]];
    return `${numeric[3]}-${pad(month)}-${pad(day)}`;
  }
  const head = text.slice(0, 40).replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1');
  const dayFirst = /^\W*(\d{1,2})\s*[-,./ ]?\s*(?=[a-z]{3})/i.exec(head);
  const american = /^\W*([a-z]{3,9})\.?\s+(\d{1,2}),?\s+((?:19|20)\d{2})/i.exec(head);
  const named = american
    ? findMonths(`${american[1]} ${american[3]}`)[0]
    : findMonths(
        head
          .slice(dayFirst?.[0].length ?? 0)
          .replace(/^[\s-]+/, '')
          .replace(/([a-z])[-,\s]+(\d{4})/i, '$1 $2'),
      )[0];
  return named ? `${named.month}-${pad(american?.[2] ?? dayFirst?.[1] ?? '01')}` : undefined;
}

/** Whether the resume says its writer is under 18 on `today` (`YYYY-MM-DD`), by date of birth or age. Silence means nothing. */
export function saysUnderAge(lines: readonly string[], today: string): boolean {
  const [year = '0', ...rest] = today.split('-');
  const adultIfBornBy = [String(Number(year) - 18), ...rest].join('-');
  return lines.some((line) => {
    const label = birthLabel.exec(line);
    const born = label ? birthDay(line.slice(label.index + label[0].length)) : undefined;
    if (born !== undefined && Number(born.slice(0, 4)) > 1940) return born > adultIfBornBy;
    const age = /(?:^|[|,•]\s*)age\s*[:–|-]\s*(\d{1,2})\b|\b(?:i am|aged)\s+(\d{1,2})\s*(?:years|yrs)/i.exec(
      withoutBullet(line),
    );
    const years = Number(age?.[1] ?? age?.[2]);
    return years >= 8 && years < 18;
  });
}
