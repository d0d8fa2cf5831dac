import type { FactAttributes } from '#contract/resume.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { beginsWithInstitution, isKnownInstitution } from './known-institutions.ts';

type EducationLevel = NonNullable<FactAttributes['level']>;
/** A degree or school stage named in a line. */
export type DegreeMention = {
  level: EducationLevel;
  degree: string;
  branch: string;
  index: number;
};

const dot = raw`\.?\s?`;
const honours = raw`(?:\s*\(?(?:[Hh](?:ons?|onou?rs)|HON(?:OU?R)?S)\.?\)?)?`;
const classWord = '(?:class|std|standard|grade)';
const inA = raw`(?= (?:in|\(|[A-Z][a-z]))`;
const before = raw`(?=\s*(?:[,(|–-]|in\b|[A-Z][a-z]))`;
/** "B.Com", "B Com", "BCom." out of its parts. */
const short = (...parts: readonly string[]): string => raw`${parts.join(dot)}\b\.?`;
/** At the start of a line or a cell, where the year may stand before it. */
const atStart = raw`(?<=^|\| |^(?:19|20)\d\d[:,]? )`;
type Row = readonly [EducationLevel, ...alternatives: string[]];
/** Degrees by level; the pattern is matched without regard to case where it is a word, as written where it is an abbreviation. */
const degrees: readonly Row[] = [
  ['professional', short('M', 'B', 'B', 'S')],
  ['professional', short('B', 'D', 'S')],
  ['professional', 'BAMS|BHMS|B\\.A\\.M\\.S\\.?|B\\.H\\.M\\.S\\.?'],
  ['professional', short('B', 'Arch'), 'Bachelor of Architecture'],
  ['UG', raw`B(?:SW|FA|JMC|HTM|RS|ASLP|LIS|P\.?Ed|V\.?Sc)\b\.?`],
  ['PG', raw`M(?:SW|FA|JMC|HRM|LIS|PH|P\.?Ed|V\.?Sc)\b\.?`],
  ['UG', raw`B${dot}P${dot}T\b\.?|Bachelor of Physiotherapy`],
  [
    'professional',
    raw`B${dot}A${dot}\s?,?\s?LL${dot}B\b\.?${honours}`,
    raw`BBA\s?,?\s?LL${dot}B\b\.?${honours}`,
  ],
  ['professional', short('LL', 'B') + honours, 'Bachelor of Laws?'],
  [
    'professional',
    'Chartered Accountan(?:t|cy)(?!s)|CA[ -](?:Final|Inter(?:mediate)?|Foundation|IPCC)',
    raw`C\.?A\.?(?=\s*(?:\(ICAI\)|,?\s*ICAI))|(?<=^)CA(?=\s*\|)`,
    raw`Company Secretary|CS[ -](?:Executive|Professional|Foundation|CSEET)|CS\s?\((?:ICSI)\)|CMA(?:[ -](?:Final|Inter(?:mediate)?|Foundation))?(?:\s?\(ICMAI\))?|ACCA`,
  ],
  [
    'PG',
    raw`Post[- ]?Graduate Diploma(?: in [A-Z][\w& ]{2,40})?|PGDM|PGDBM|PGP`,
    raw`${short('M', 'Tech')}|M\.E\.|ME${inA}`,
    'Master of [A-Z][a-z]+(?: [A-Z][a-z]+)?|Masters?(?= (?:in|of|degree))',
    raw`${short('M', 'B', 'A')}|${short('M', 'Com')}${honours}|${short('M', 'Sc')}${honours}`,
    raw`M\.A\.?(?![a-z])|MA${inA}|${short('M', 'C', 'A')}|${short('M', 'Phil')}`,
    raw`${short('Ph', 'D')}|Doctorate|MS${inA}|M\.S\.`,
    raw`${short('LL', 'M')}|${short('M', 'Pharm')}|${short('M', 'Des')}`,
  ],
  ['UG', raw`Dual Degree|Integrated (?:M\.?\s?Tech|M\.?\s?Sc|M\.?B\.?A)\b\.?|BS-MS|IPM(?=\b)`],
  [
    'UG',
    raw`${short('B', 'Tech')}${honours}|B\.\s?E\b\.?${honours}|${short('B', 'Engg')}|BE${before}`,
    'Bachelor of (?:Technology|Engineering|Pharmacy)|Bachelors?(?= (?:in|of|degree))',
    raw`B${dot}Pharm(?:acy|a)?\b\.?|${short('B', 'Des')}`,
    raw`BS(?=\s*(?:in\b|\(|\||[A-Z][a-z]))|B\.S\.(?!\s?c)|B${dot}F${dot}Tech\b`,
  ],
  [
    'UG',
    short('B', 'Com') + honours,
    'Bachelor of (?:Commerce|Arts|Science|Business Administration|Computer Applications|Management Studies|[A-Z][a-z]+)',
    raw`${short('B', 'B', 'A')}${honours}|${short('B', 'M', 'S')}${honours}|${short('B', 'B', 'M')}|${short('B', 'B', 'E')}`,
    raw`B${dot}A${dot}F\b|B${dot}F${dot}I${dot}A\b|${short('B', 'Sc')}${honours}|${short('B', 'C', 'A')}`,
    raw`B\.\s?A\b\.?${honours}|BA\b${before}${honours}|BMM`,
    [
      raw`${short('B', 'Voc')}|${short('B', 'Ed')}|${short('B', 'H', 'M')}`,
      raw`(?<!expected |anticipated |of |year of )Graduation(?!\s*(?:date|year|:|in \d|[-–]?\s*(?:\w{3,9}\.?\s)?(?:19|20)\d{2}))|Under ?graduat(?:e|ion)`,
    ].join('|'),
  ],
  [
    'XII',
    raw`(?:class|std\.?|standard|grade)[\s.-]*(?:XII|12)(?:th)?(?!\d)|XII(?:th)?\b`,
    raw`\b12(?:th|\s?\+\s?)(?:\s*${classWord})?|10\s?\+\s?2`,
    raw`${short('H', 'S', 'C')}|${short('H', 'S', 'S', 'L', 'C')}|A?ISSCE|\bISC\b`,
    raw`Higher Secondary(?! school)|Hr\.? ?Sec(?:ondary)?\.?(?![.]? ?school)`,
    raw`Senior Secondary(?! school)|Sr\.? ?Sec(?:ondary)?\.?(?![.]? ?school)`,
    raw`H\.?\s?S\.?(?=\s*\((?:science|arts|commerce)\)|,\s*(?:AHSEC|W?B?CHSE|TBSE|NBSE)\b)`,
    raw`Intermediate|Pre[- ]?University|\bPUC\b|Plus Two|\+2\b`,
  ],
  [
    'X',
    raw`(?:class|std\.?|standard|grade)[\s.-]*(?:X|10)(?:th)?(?![\dIi+])`,
    raw`\b10th(?:\s*${classWord})?|\bXth\b`,
    raw`(?<![\w.])X(?=\s*(?:\(|\||,|:|[-–]\s|std|standard|grade|$))`,
    raw`\bSSLC\b|${short('H', 'S', 'L', 'C')}|${short('S', 'S', 'C')}|\bICSE\b|AISSE|Matric(?:ulation)?(?!\s+(?:Hr|Higher|School|Sec))`,
    raw`${atStart}High School(?=\s*(?:\||\(|,|[-–]|$))`,
    raw`Secondary School(?: Certificate| Leaving| Examination)|${atStart}Secondary(?! school)|Madhyamik`,
  ],
  ['diploma', raw`Diploma(?: in [A-Z][\w& ]{2,40})?|Polytechnic(?=\s*\|)`],
];
const compiled = degrees.map(([level, ...alternatives]) => ({
  level,
  pattern: new RegExp(raw`(?<![\w&.])${oneOf(...alternatives)}`, level === 'X' || level === 'XII' ? 'i' : ''),
}));
const anyCase = compiled.map((d) => ({ ...d, pattern: new RegExp(d.pattern.source, 'i') }));

const branchStop =
  /\s+(?:from|at|with|-|–)\s+.*$|\s*[(|,;:–].*$|\s+-\s.*$|\s*\b(?:19|20)\d{2}\b.*$|\s*\d.*$/i;

const notBranch = new RegExp(
  raw`\b${oneOf(
    raw`university|college|institute|school|board|\w*vidyalaya|academy|hospital|polytechnic|iit|nit|cbse|icse|hsc|isc`,
    'year|hons|icai|icsi|icmai|pursuing|completed|group|level|part|paper|stage|attempt|semester',
  )}\b`,
  'i',
);

/** "MCom" behind "Master of Commerce" repeats the degree. */
const sameDegree = /^(?:[BM]\.?\s?(?:Com|Tech|Sc|A|E|Ed|C\.?A|B\.?A|Des|Arch|Pharm)|BMS|PGDM|Ph\.?D)\.?$/i;
const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?$/i;

function branchAfter(text: string): string {
  const inBrackets = /^[\s.]*\((?!hons)(\p{L}[\p{L}&,. /]{1,70})\)/iu.exec(text)?.[1];
  if (inBrackets !== undefined && !notBranch.test(inBrackets)) return inBrackets.trim();
  const start = text
    .replace(/^\s*(?:[.,|–:-]|in\b|of\b|with\b|degree\b|major(?:ing)? in\b|specialisation in\b)\s*/i, '')
    .trim();
  const branch = start
    .replace(/^(?:in|of)\s+/i, '')
    .replace(branchStop, '')
    .trim();
  const isBranch =
    /^\p{L}[\p{L}&. /]{1,70}$/u.test(branch) &&
    !notBranch.test(branch) &&
    !beginsWithInstitution(branch) &&
    !isKnownInstitution(branch) &&
    !sameDegree.test(branch) &&
    !monthName.test(branch);
  return isBranch ? branch.replace(/[.\s]+$/, '') : '';
}

/** A degree that its owner wrote in small letters. */
const unheld =
  /(?<![\p{L}])(?:b\.?com|b\.?tech|b\.?sc|bca|bba|bms|m\.?com|m\.?tech|m\.?sc|mca|mba|pgdm|mbbs|b\.?pharm)(?![\p{L}])/u;

/** The first degree or school stage a line of the education part names, the highest level where several do; undefined when it names none. */
export function findDegree(line: string): DegreeMention | undefined {
  const shouted = (/\p{Lu}{4}/u.test(line) && !/\p{Ll}{2}/u.test(line)) || unheld.test(line);
  let best: DegreeMention | undefined;
  for (const { level, pattern } of shouted ? anyCase : compiled) {
    const match = pattern.exec(line);
    if (!match || (best !== undefined && best.index <= match.index)) continue;
    const degree = match[0].replace(/[\s,]+$/, '').trim();
    const branch =
      level === 'X' || level === 'XII' ? '' : branchAfter(line.slice(match.index + match[0].length));
    best = { level, degree, branch, index: match.index };
  }
  return best;
}

/** A stage as it is said: "Class XII", "B.Sc. Physics". */
export function stageOf({ attributes }: { attributes: FactAttributes }): string {
  const { level, degree = '', branch = '' } = attributes;
  if (level === 'X' || level === 'XII') return `Class ${level}`;
  return branch ? `${degree} ${branch}` : degree;
}
