import { oneOf, raw } from '#core/text/lexicon.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { FactAttributes } from '#contract/resume.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { findAddress } from '#core/interview/guards/find-markup.ts';
import { Known } from '#core/interview/guards/known.ts';
import type { Slot, TableFact } from './question.ts';
import {
  capitalised,
  firstPart,
  headOf,
  plainText,
  trimmed,
  uncapitalised,
  withoutYears,
} from './shorten-phrase.ts';

const partEnd = /:\s|,\s|;\s|\s[-–—]\s/;
const companyForm =
  /,?\s+(?:pvt\.?|private|ltd\.?|limited|llp|inc\.?)(?:\s+(?:ltd\.?|limited))?(?=$|[\s,.])\.?/gi;
const honorific = /^(?:mr|mrs|ms|dr|shri|sri|smt|md|mohd|mohammed|mohammad|muhammad|syed)$/i;
const money = /₹|\brs\b|\binr\b|\blakhs?\b|\bcrores?\b|\brupees\b/i;
const hobbies = oneOf(
  'chess|cricket|football|badminton|tennis|volleyball|basketball|hockey|carrom|kabaddi|yoga|music',
  'poetry|theatre|photography|astronomy|calligraphy|pottery|origami|trekking|sudoku|crosswords',
  raw`puzzles|marathons?|films?|movies|[a-z]+ing\b`,
  '(?:long|table|bird|public|street|classical|competitive|amateur|wildlife|mountain|rock|board|short|nature|film|food|stand|self|home|kitchen)[- ]',
);
const everydayHobby = new RegExp(raw`^${hobbies}`, 'i');
const subjects = oneOf(
  'computer|science|engineering|and|&|mechanical|civil|electrical|electronics|communications?',
  'instrumentation|chemical|production|industrial|information|technology|commerce|accounting',
  'accountancy|finance|economics|mathematics|physics|chemistry|biology|statistics|history|political',
  'psychology|sociology|philosophy|marketing|management|metallurgical|automobile|aerospace',
  'biotechnology|textile|law|arts',
);
const subjectWord = new RegExp(raw`^${subjects}$`, 'i');
/** What of a resume the panel must not say. Not the steering rules of answers: a resume tells of its marks with every right ("Overall: 9.1"). */
const steering =
  /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:instruction|previous|above|prompt|rule)|system prompt|language model|\bas an ai\b|full marks|award.{0,20}\bscore/i;

/** What a program fills in, and never did: "{{name}}", "${amount}", "%s", tags. */
const placeholder = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|<%[^%]*%>|<[/?]?[a-z][^<>]*>|%[sd]\b/gi;
/** Stands for one until it is known whether it would be said. */
const unfilled = '¤';
const marked = (text: string): string => text.replace(placeholder, unfilled);

/** The name to call a person by: the first that is neither an initial nor a form of address. */
export function firstName(name: string): string | null {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{L}[\p{L}'-]+$/u.test(word));
  const called = words.find((word) => !honorific.test(word)) ?? words[0];
  return called ? capitalised(called.toLowerCase()) : null;
}

/** "run time from 6.5 hours to 2.1 hours" where the figure is a change of something named, else the line itself in quotation marks. */
function metricText(fact: TableFact): string | null {
  const { number = '', noun = '' } = fact.attributes;
  if (noun && /^from\b.+\bto\b/i.test(number)) {
    const change = headOf(plainText(`${noun} ${number}`), 14, /\sto\s/);
    if (change) return uncapitalised(change);
  }
  const figure = /\d[\d,.]*/.exec(number)?.[0].replace(/[.,]+$/, '') ?? '';
  const clauses = plainText(fact.value).split(/;\s+|\.\s+(?=[A-Z])/);
  const clause = clauses.find((part) => part.includes(figure) && /\d/.test(part));
  const said = clause && headOf(clause, 14, new RegExp(figure ? figure.replaceAll('.', '\\.') : '\\d'));
  return said && wordCount(said) >= 3 && !/^[^\d]*\b(?:19|20)\d{2}\b[^\d]*$/.test(said)
    ? `“${capitalised(said)}”`
    : null;
}

/** "team of 4", or those who were led as the resume counts them: "22 contract workmen". */
function teamText({ attributes: { size, noun = '' } }: TableFact): string | null {
  if (!size || size < 2) return null;
  const counted = plainText(noun);
  return /^\d/.test(counted) && !/\bteam\b/i.test(counted) && wordCount(counted) <= 4
    ? counted
    : `team of ${size}`;
}

/** "from … to …", which a sentence can go on with; null when the value names no two ends. */
function fromTo(value: string): string | null {
  const bare = value
    .replace(companyForm, '')
    .replace(/(\sin (?:[A-Z][A-Za-z]*\.)+[A-Za-z]*)\s.*$/, '$1')
    .replace(/^from\s+/i, '');
  const short = headOf(bare, 15, /\sto\s/);
  return short && `from ${short}`;
}

/** "Treasurer of Spandan 2024": an office with what it was held in. */
function officeText({ value, attributes: { role, organisation = '' } }: TableFact): string | null {
  if (!role) return headOf(withoutYears(firstPart(trimmed(plainText(value)), /:\s|;\s|\s[-–—]\s/)), 8);
  const office = headOf(plainText(role), 6);
  const body = headOf(firstPart(plainText(organisation), partEnd), 6);
  if (!office || !body || office.toLowerCase().includes(body.toLowerCase())) return office;
  return `${office} of ${/^\p{Ll}/u.test(body) && !/^the\b/.test(body) ? 'the ' : ''}${body}`;
}

function projectText(value: string): string | null {
  const title = firstPart(value.replace(/^(?:[a-z-]+[ -]){0,2}project\s*[:–-]\s*/i, ''), partEnd);
  return (
    headOf(title, 8, /\S\s\S/, /\s(?=(?:among|in|on|of|to|from|at|based|between)\s)/gi) ?? headOf(title, 8)
  );
}

function hobbyText(value: string): string | null {
  const hobby = headOf(firstPart(value, partEnd), 6);
  return hobby && everydayHobby.test(hobby) ? uncapitalised(hobby) : hobby;
}

const ofValue =
  (shorten: (value: string) => string | null) =>
  (fact: TableFact): string | null =>
    shorten(plainText(fact.value));

/** How a fact of a kind is said; kinds that are not listed are said as they stand, cut at a clause. */
const kindTexts: Partial<Record<TableFact['kind'], (fact: TableFact) => string | null>> = {
  name: ofValue(firstName),
  metric: metricText,
  team: teamText,
  project: ofValue(projectText),
  grade_trend: ofValue(fromTo),
  job_switch: ofValue(fromTo),
  promotion: ofValue(fromTo),
  responsibility: officeText,
  hobby: ofValue(hobbyText),
  certificate: ofValue((value) =>
    headOf(withoutYears(firstPart(value, /,\s|:\s|\s[-–—]\s|\s(?:cleared|passed|completed)\b/i)), 8),
  ),
  achievement: ofValue((value) => headOf(withoutYears(value), 12)),
  tool: ofValue((value) => headOf(firstPart(value, partEnd), 4)),
  purpose: ofValue((value) => `“${capitalised(value)}”`),
};
const asItStands = ofValue((value) => headOf(value, 14));

function monthsText(months: number): string {
  if (months === 1) return 'one month';
  return months === 12 ? 'a year' : months === 24 ? 'two years' : `${months} months`;
}

function branchText(text: string): string | null {
  const branch = headOf(text, 6);
  const spoken = branch?.split(' ').every((word) => subjectWord.test(word)) ? branch.toLowerCase() : branch;
  return spoken?.replace(/(?<=science) and engineering$/, '') ?? null;
}

const latestRole = (text: string): string =>
  text.split(/,?\s+(?:later|then|promoted (?:to|as))\s+/i).at(-1) ?? '';

/** How a typed part of a fact is said; the others as they stand, in at most eight words. */
const attributeTexts: Partial<Record<keyof FactAttributes, (text: string) => string | null>> = {
  organisation: (text) => headOf(firstPart(text, partEnd).replace(companyForm, ''), 6),
  role: (text) => headOf(firstPart(latestRole(text), partEnd), 6),
  institution: (text) => headOf(firstPart(text, partEnd), 6),
  branch: (text) => branchText(firstPart(text, partEnd)),
  degree: (text) => (wordCount(text) <= 5 ? text : headOf(text, 5)),
  number: (text) => (money.test(text) ? headOf(text, 6) : null),
  months: (text) => (Number(text) >= 1 ? monthsText(Number(text)) : null),
};

function attributeText(fact: TableFact, attribute: keyof FactAttributes): string | null {
  const raw = fact.attributes[attribute];
  if (raw === undefined || typeof raw === 'boolean') return null;
  const text = plainText(marked(String(raw)));
  return (attributeTexts[attribute] ?? ((value: string) => headOf(value, 8)))(text);
}

function withMarks(fact: TableFact): TableFact {
  const parts = Object.entries(fact.attributes).map(([key, part]) => [
    key,
    typeof part === 'string' ? marked(part) : part,
  ]);
  return { ...fact, value: marked(fact.value), attributes: Object.fromEntries(parts) as FactAttributes };
}

/** Kinds whose whole line must be fit for the panel, though a part of it is said. */
const ownWords: ReadonlySet<string> = new Set([
  'project',
  'responsibility',
  'achievement',
  'hobby',
  'claim',
  'metric',
]);

/** What a fact puts into a slot: short enough to stand inside a question; null when it has nothing, or nothing the panel may say (rules BANK-2, GUARD-3). */
export function slotText(slot: Slot, fact: TableFact): string | null {
  if (steering.test(fact.value) || /@|https?:|www\./i.test(fact.value)) return null;
  if (ownWords.has(fact.kind) && findBannedTopic(fact.value)) return null;
  const text = slot.attribute
    ? attributeText(fact, slot.attribute)
    : (kindTexts[fact.kind] ?? asItStands)(withMarks(fact));
  if (
    !text ||
    text.includes(unfilled) ||
    !/[\p{L}\p{N}]/u.test(text) ||
    text.length > 110 ||
    steering.test(text)
  )
    return null;
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(text)) return null;
  if (findAddress(text, new Known([text]))) return null;
  return findBannedTopic(text) ? null : text;
}
