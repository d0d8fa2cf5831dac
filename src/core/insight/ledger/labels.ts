import { oneOf, raw } from '#core/text/lexicon.ts';
import type { Word } from '#core/text/words-of.ts';

const monthName = oneOf(
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
);
const monthBefore = new RegExp(raw`\b${monthName}\.?,?\s?['’]?$`, 'i');
const monthAfter = new RegExp(raw`^(?:st|nd|rd|th)?\s(?:of )?${monthName}\b`, 'i');
const named = oneOf(
  'class(?:es)?|grades?|standard|std|phase|level|section|round|semester|sem|type|part|tier|page|under|series|zones?|sector|hostel',
  'fy|q|para(?:graph)?|slide|version|ind as|ias|ifrs|rule|form|step|covid|top|sheet|block|ward|gate|platform|route|highway|aged?',
);
/** "class 8", "U-15", "Grades 7-9": numbers of a name. */
const nameBefore = new RegExp(raw`(?:\b${named}[ .-]{0,2}(?:\d{1,2}(?:-|–| and | & ))?|\p{L}-|\p{L})$`, 'iu');
const clockAfter = /^(?::\d\d\b|\s?[ap]\.?m\b|\s?o['’]clock)/i;
const clockBefore = /\d:$/;
const ordinalAfter = /^(?:st|nd|rd|th)\b/i;
/** "80G", "5K", but not "40k". */
/** A belt, a race and an overdue book are names too: "Six Sigma", "10K", "30+ delinquency". */
const properAfter = /^\s(?:sigma|wheeler|star)\b|^k in\b|^\+? (?:dpd|delinquency)\b/i;
const nameAfter = /^(?!k\b|cr\b|mn\b|bn\b|lpa\b|hrs?\b|mins?\b|x\b)\p{L}/iu;
const idiom = /^(?:360[ -]?degrees?\b|24 ?[x×*/] ?7\b)/i;
const year = /^(?:1\d|20)\d\d$/;
const yearBefore = /(?:19|20)\d\d\s?[-–/]\s?$/;
/** "7.9/10": out of so many. */
const outOf = /\d\s?\/\s?$/;
const every = /\b(?:every|per|out of(?: a| every)?|one in|in the)\s$/i;

/** Whether a number measures nothing: a year, a day or a time of day, an ordinal, a number of a name or of an idiom, the base of a share. */
export function isLabel(text: string, first: Word, last: Word): boolean {
  const [before, after] = [text.slice(0, first.start), text.slice(last.end)];
  if (
    year.test(first.key) &&
    first === last &&
    !/^\s?(?:%|rupees?\b|\+|per cent\b)/u.test(after) &&
    !/(?:₹|\brs\.?|\brating)\s?$/i.test(before)
  )
    return true;
  if (outOf.test(before) && first.isNumber) return true;
  if (properAfter.test(after)) return true;
  if (
    (yearBefore.test(before) && /^\d{2}(?:\d\d)?$/.test(first.key)) ||
    (monthBefore.test(before) && Number(first.key) <= 31)
  )
    return true;
  if (first.isNumber && (monthAfter.test(after) || clockAfter.test(after) || clockBefore.test(before)))
    return true;
  if (first === last && (ordinalAfter.test(after) || (first.isNumber && nameAfter.test(after)))) return true;
  if (idiom.test(text.slice(first.start)) || nameBefore.test(before)) return true;
  return first === last && /^(?:hundred|100)$/.test(first.key) && every.test(before);
}
