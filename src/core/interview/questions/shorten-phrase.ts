import { wordCount } from '#core/text/words-of.ts';
const connector =
  /,\s+|;\s+|\s[-–—]\s|\s(?=(?:through|by|using|via|while|resulting|leading|and|across|for|with|which|thereby|in order)\s)/gi;
const abbreviation = /(?:[A-Z]|\b(?:Ltd|Inc|Co|No|Dr|Tech|Com|Sc|Hons))\.$/;

/** One line without quotation marks, brackets of code, question marks or bullets; arrows become "to". */
export function plainText(value: string): string {
  return value
    .replace(/\s*(?:->|→|⇒|➔)\s*/g, ' to ')
    .replace(/["“”«»{}<>[\]\\`|?!*_#]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .trim();
}

/** Without what stands in brackets, and without punctuation hanging at either end. */
export function trimmed(value: string): string {
  const bare = value
    .replace(/\s*\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.•\-–—]+|[\s,;:•\-–—]+$/g, '');
  return abbreviation.test(bare) ? bare : bare.replace(/\.$/, '').trim();
}

/** The longest head of a phrase that ends where a clause ends (or at `also`), has at most `most` words and matches `mustHold`; null if there is none. */
export function headOf(value: string, most: number, mustHold?: RegExp, also?: RegExp): string | null {
  const cuts = [connector, ...(also ? [also] : [])];
  const ends = cuts.flatMap((cut) => Array.from(value.matchAll(cut), (match) => match.index));
  for (const end of [value.length, ...ends.toSorted((a, b) => b - a)]) {
    const head = trimmed(value.slice(0, end));
    if (head && wordCount(head) <= most && (!mustHold || mustHold.test(head))) return head;
  }
  return null;
}

/** What stands before the first match of `cut`. */
export function firstPart(value: string, cut: RegExp): string {
  return trimmed(value.split(cut)[0] ?? '');
}

const year = String.raw`(?:19|20)\d{2}\b(?:\s?[-–/]\s?(?:\d{2,4}|present))?`;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
const lastYears = new RegExp(
  String.raw`[,\s-]*\(?\b(?:(?:q[1-4],?\s)?(?:fy|ay)\s|q[1-4],?\s|${month}\.?\s)?${year}(?:\s?(?:,|&|and)\s?${year})*\)?\s*$`,
  'i',
);
/** A word that something must follow. */
const hanging = /[\s,]+(?:in|of|at|for|on|from|since|until|till|by|and|or|to|with|during|the|an?)$/i;

/** Without a year, or years, at the end, and without what led to them ("since"). */
export function withoutYears(value: string): string {
  return trimmed(value.replace(lastYears, '').replace(hanging, ''));
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
