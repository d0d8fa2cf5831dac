import { oneOf, raw } from '#core/text/lexicon.ts';
import { wordCount } from '#core/text/words-of.ts';
import { isPlace } from '#core/resume/places.ts';
import type { FactAttributes } from '#contract/resume.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { findAddress } from '#core/interview/guards/find-markup.ts';
import { Known } from '#core/interview/guards/known.ts';
import type { Slot, TableFact } from './question.ts';
import { companyForm, firstName, spelledOut, unshouted, unshoutedName, wholeName } from './spoken-names.ts';
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
const hobbies = oneOf(
  'chess|cricket|football|badminton|tennis|volleyball|basketball|hockey|carrom|kabaddi|yoga|music',
  'poetry|theatre|photography|astronomy|calligraphy|pottery|origami|trekking|sudoku|crosswords|golf|gym|guitar|choir',
  'ceramics|treks?|hikes?|walks?|rides?|kolam|rangoli|debat(?:e|es)|squash|archery|podcasts?|violin|piano|flute|keyboard|drums|karate|judo|handball|snooker|athletics|ghazals',
  raw`puzzles|marathons?|films?|movies|[a-z]+ing\b`,
  raw`(?:long|table|bird|public|street|classical|competitive|amateur|wildlife|mountain|rock|board|short|nature|film|food|stand|self|home|kitchen|vegetable|half|solo|newspaper|bike|scuba|ice|` +
    raw`stock|fantasy|block|old|church|bamboo|modern|contemporary|digital|video|web|graphic|creative|community|social|indoor|outdoor|lawn|horse|distance)[- ]|dance$|drama$|rangoli$|sourdough$`,
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
/** What else a subject is called; XLRI and SRCC are none. */
const learned = new RegExp(
  raw`^(?!(?:evening|morning)$)(?:[\p{L}-]{2,}(?:ics|istry|ology|onomy|ography|ation|ture|ing|ment|ies|ence|ance|osophy|acy|icine)|${oneOf(
    'media|english|hindi|sanskrit|tamil|telugu|marathi|bengali|urdu|french|german|nursing|design|laws?|cse|ece|eee|it|ai|ml|bms|baf|bbi',
  )})$`,
  'iu',
);
/** What of a resume the panel must not say. Not the steering rules of answers: a resume tells of its marks with every right ("Overall: 9.1"). */
const steering =
  /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:instruction|previous|above|prompt|rule)|system prompt|language model|\bas an ai\b|full marks|award.{0,20}\bscore/i;

/** What a program fills in, and never did: "{{name}}", "${amount}", "%s", tags. */
const placeholder = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|<%[^%]*%>|<[/?]?[a-z][^<>]*>|%[sd]\b/gi;
/** Stands for one until it is known whether it would be said. */
const unfilled = '¤';
const marked = (text: string): string => text.replace(placeholder, unfilled);

const force = /\b(?:army|navy|air force|coast guard|police)$/i;
/** Names that are said with "the". */
const publicBody = oneOf(
  'reserve bank|ministry|department|directorate|government of|high court|supreme court|university of|college of|institute of',
  'national institute of|indian institute of|indian naval|national law',
);
const withThe = new RegExp(
  `^${publicBody}\\b|\\b(?:department|ministry|directorate|secretariat|commission|high court)$`,
  'i',
);

/** "at Wipro", "at the Ministry of Textiles", "in the Indian Army". */
function withPreposition(name: string): string {
  if (force.test(name)) return `in the ${name}`;
  return withThe.test(name) ? `at the ${name}` : `at ${name.replace(/^The /, 'the ')}`;
}

const spelled = /^(?:[A-Z]{1,5}|[A-Z]\.[A-Za-z.]*)(?![a-z])/;

/** "a Data Engineer", "an HR Manager", "an MBBS": by the sound it begins with. */
function withArticle(text: string): string {
  const isVowel = spelled.test(text)
    ? /^[AEFHILMNORSX]/.test(text)
    : /^[aeiou]/i.test(text) && !/^(?:uni|use|euro|one\b)/i.test(text);
  return `${isVowel ? 'an' : 'a'} ${text}`;
}

const forms = { at: withPreposition, a: withArticle } as const;

/** Offices of which a body has one. */
const soleOffice = new RegExp(
  `^(?:${oneOf('vice|joint|general|assistant|deputy|sports|cultural|class|house|school|college|student')}[ -])*${oneOf(
    'president|secretary|treasurer|captain|head|convenor|convener|chair(?:man|person)?|editor|director|prefect',
    'representative|leader|founder',
  )}\\b`,
  'i',
);

/** The clause of the resume that has the figure, in quotation marks. */
function metricText({ value, attributes: { number = '' } }: TableFact): string | null {
  const figure = /\d[\d,.]*/.exec(number)?.[0].replace(/[.,]+$/, '') ?? '';
  const clauses = plainText(value).split(/;\s+|\.\s+(?=[A-Z])/);
  const clause = clauses.find((part) => part.includes(figure) && /\d/.test(part));
  const said = clause && headOf(clause, 14, new RegExp(figure ? figure.replaceAll('.', '\\.') : '\\d'));
  return said && wordCount(said) >= 3 && !/^[^\d]*\b(?:19|20)\d{2}\b[^\d]*$/.test(said)
    ? `“${capitalised(said)}”`
    : null;
}

/** "a team of 4", or those who were led as the resume counts them: "22 contract workmen". */
function teamText({ attributes: { size, noun = '' } }: TableFact): string | null {
  if (!size || size < 3) return null;
  const counted = plainText(noun);
  return /^\d[\d,]*\s\p{L}/u.test(counted) && !/\bteam\b/i.test(counted) && wordCount(counted) <= 4
    ? counted
    : `a team of ${size}`;
}

const whenAndWhere = /,\s|\s[-–—]\s|\sat\s|\sin (?=\p{L}+ (?:19|20)\d{2}\b)/u;
/** "in B.Tech. Mechanical Engineering": the degree is enough. */
const ofADegree = /(\sin (?:[A-Z][A-Za-z]*\.)+[A-Za-z]*)\s.*$/;

/** "from … to …", which a sentence can go on with, without when and where; null when the value names no two ends. */
function fromTo(value: string): string | null {
  const ends = value
    .replace(companyForm, '')
    .replace(/^from\s+/i, '')
    .split(/\sto\s/);
  if (ends.length !== 2) return null;
  const [first, second] = ends.map((end) => {
    const [named = ''] = end.split(whenAndWhere);
    const short = trimmed(named.replace(ofADegree, '$1'));
    return force.test(short) ? `the ${short}` : short;
  });
  return first && second && wordCount(`${first} ${second}`) <= 14 ? `from ${first} to ${second}` : null;
}

/** The post as it stands after "as": an office that one person holds as it is, any other with its article. */
const afterAs = (office: string): string => (soleOffice.test(office) ? office : withArticle(office));

const commonBody = /\b(?:club|society|cell|committee|team|association|council|forum|chapter|union)$/i;

/** An office as a sentence says it: "weekend volunteer"; null where two or more things are run together. */
function officeName(role: string | null): string | null {
  if (role === null || /\s--?\s/.test(role) || (wordCount(role) > 3 && /\b(?:member|team)$/i.test(role)))
    return null;
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)+$/u.test(role) ? uncapitalised(role) : role;
}

const helping = /\b(?:volunteer|intern|mentor|teacher|trainer|coach)\b/i;

/** "Treasurer of Spandan 2024": an office with what it was held in. */
function officeText({ value, attributes: { role, organisation = '' } }: TableFact): string | null {
  if (!role) {
    const post = officeName(headOf(withoutYears(firstPart(trimmed(plainText(value)), partEnd)), 8));
    return post && !unsaid.test(post) ? afterAs(post) : null;
  }
  const office = officeName(headOf(plainText(role), 6));
  const body = headOf(firstPart(plainText(organisation), partEnd), 6);
  if (!office || !body || office.toLowerCase().includes(body.toLowerCase())) return office && afterAs(office);
  if (/^\d|^(?:one|two|three|four|five|six)\s+(?:years?|months?)\b/i.test(body)) return afterAs(office);
  const isCommon = (/^\p{Ll}/u.test(body) || commonBody.test(body)) && !/^the\b|\d$/i.test(body);
  return afterAs(`${office} ${helping.test(office) ? 'with' : 'of'} ${isCommon ? 'the ' : ''}${body}`);
}

/** A project by the year or the degree it was done in, which names none. */
const stageOfStudy = oneOf(
  raw`(?:final|last|third|second|first|\d(?:st|nd|rd|th))[- ](?:year|semester)|(?:under)?graduation|undergraduate`,
  'college|academic|live|research|summer|industrial',
);
const ofAYear = new RegExp(
  raw`^(?:(?:b|m)\.?\s?\p{L}+\.?,?\s)?${stageOfStudy}?\s?(?:projects?|thesis|dissertation|internship|work)?$`,
  'iu',
);

/** A head in capitals, a firm, a school or a place by itself: no deed and no piece of work. */
const namesNoDeed = (text: string): boolean =>
  /^\p{Lu}{6,}(?:\s\p{Lu}+){0,2}$/u.test(text) ||
  isPlace(text) ||
  (wordCount(text) <= 5 &&
    /\b(?:laborator(?:y|ies)|institute|university|college|school|hospital|ltd|limited|company|foundation|academy|council|ministry|department)\.?$/i.test(
      text,
    ));

function projectText(value: string): string | null {
  const title = firstPart(value.replace(/^(?:[a-z-]+[ -]){0,2}project\s*[:–-]\s*/i, ''), partEnd);
  if (namesNoDeed(title) || ofAYear.test(title)) return null;
  const said =
    headOf(title, 8, /\S\s\S/, /\s(?=(?:among|in|on|of|to|from|at|based|between|vs\.?|versus)\s)/gi) ??
    headOf(title, 8);
  return said === title || (said && wordCount(said) >= 4) ? said : null;
}

/** What somebody is or does and no pastime: "half marathon finisher", "Sings alto in the choir". */
const noPastime = new RegExp(
  raw`\b${oneOf(
    'addict|buff|fan|freak|geek|junkie|nerd|rower|runner|reader|singer|dancer|painter|collector|trekker',
    'finisher|winner|player|holder|member|champion|lover|enthusiast|captain',
  )}s?$|^${oneOf(
    'sings?|plays?|played|reads?|writes?|wrote|paints?|cooks?|teaches|runs?|ran|swims?|watche?s?|enjoys?|loves?',
    'likes?|follows?|keeps?|learns?|learnt|makes?|won',
  )}\s`,
  'i',
);

function hobbyText(value: string): string | null {
  const hobby = headOf(firstPart(value, partEnd), 6);
  if (!hobby || noPastime.test(hobby)) return null;
  if (/^stock markets?$/i.test(hobby)) return 'the stock market';
  if (/^(?:half |full )?marathons?$/i.test(hobby)) return 'long-distance running';
  return everydayHobby.test(hobby) ? uncapitalised(hobby) : hobby;
}

/** Signs that are read and not said. */
const writtenOnly = /[·~|=]|\s[-–—]\s/;

/** Health, the family, what was not reached, and what strayed here from the head of a page: no achievement the panel asks about. */
const unsaid =
  /\b(?:surger\w+|injur\w+|illness|disease|cancer|accident|family|curriculum|attempted|not cleared)\b|r[ée]sum[ée]|^(?:was|part of|i|my|we|father|mother)\b/i;

/** A mark of an entrance examination is no deed. */
const entrance = /\b(?:CAT|XAT|GMAT|SNAP|NMAT|GATE|CMAT|MAT|JEE|NEET|CLAT|percentile)\b/;

/** What kind of certificate it is, before its name: "Online course: Accounting". */
const courseMakers = 'coursera|udemy|nptel|swayam|edx|linkedin learning';
const onlyKind = new RegExp(
  raw`^(?:${oneOf('online|short|certificate|certification|certified|professional|self-paced', courseMakers)} ?)*${oneOf(
    'courses?|certificates?|certifications?|diplomas?|trainings?|workshops?|program(?:me)?s?|moocs?',
    courseMakers,
  )}(?::\s*|\s[-–—]\s|$)`,
  'i',
);

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
    headOf(
      withoutYears(
        firstPart(
          value.replace(onlyKind, ''),
          /,\s|:\s|\s[-–—·]\s|\s(?:cleared|passed|completed)\b|\scertified$/i,
        ),
      ),
      8,
    ),
  ),
  achievement: ofValue((value) => {
    const said = headOf(withoutYears(value), 12);
    return said &&
      !writtenOnly.test(said) &&
      !unsaid.test(value) &&
      !entrance.test(value) &&
      !namesNoDeed(said)
      ? capitalised(said)
      : null;
  }),
  tool: ofValue((value) => headOf(firstPart(value, partEnd), 4)),
  purpose: ofValue((value) => `“${capitalised(value)}”`),
};
const asItStands = ofValue((value) => headOf(value, 14));

function monthsText(months: number): string {
  if (months === 1) return 'one month';
  return months === 12 ? 'a year' : months === 24 ? 'two years' : `${months} months`;
}

/** Branches that a page often names without the word: "B.E. Mechanical". */
const engineering =
  /^(?:mechanical|civil|electrical|chemical|industrial|metallurgical|automobile|aeronautical|aerospace|mining|textile)$/i;
/** A college said in general: "Pune college", "a university affiliated college". */
const unnamed = /(?:^|\s)(?:affiliated|college|university|institute|school)\b/;

function branchText(text: string): string | null {
  const branch = headOf(text, 6);
  if (!branch?.split(' ').some((word) => subjectWord.test(word) || learned.test(word))) return null;
  if (engineering.test(branch)) return `${branch.toLowerCase()} engineering`;
  const spoken = branch?.split(' ').every((word) => subjectWord.test(word)) ? branch.toLowerCase() : branch;
  return spoken?.replace(/(?<=science) and engineering$/, '') ?? null;
}

const latestRole = (text: string): string =>
  text.split(/,?\s+(?:later|then|promoted (?:to|as))\s+/i).at(-1) ?? '';

/** How a typed part of a fact is said; the others as they stand, in at most eight words. */
const attributeTexts: Partial<Record<keyof FactAttributes, (text: string) => string | null>> = {
  city: (text) => headOf(unshouted(text, 4), 8),
  organisation: (text) => wholeName(unshoutedName(firstPart(text, partEnd).replace(companyForm, ''))),
  role: (text) => headOf(unshouted(firstPart(latestRole(text), partEnd), 4), 6),
  institution: (text) =>
    /^[BM]\.|\bb(?:com|sc|ba|tech)$/i.test(text) || unnamed.test(firstPart(text, partEnd))
      ? null
      : wholeName(spelledOut(firstPart(text, partEnd))),
  branch: (text) => branchText(spelledOut(firstPart(text, partEnd))),
  degree: (text) =>
    /^\p{Lu}/u.test(text) && !/^(?:(?:post|under)[- ]?)?graduat(?:ion|e)$/i.test(text)
      ? wordCount(text) <= 5
        ? text
        : headOf(text, 5)
      : null,
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
  const bare = slot.attribute
    ? attributeText(fact, slot.attribute)
    : (kindTexts[fact.kind] ?? asItStands)(withMarks(fact));
  const text = bare && slot.form ? forms[slot.form](bare) : bare;
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
