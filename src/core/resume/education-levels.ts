import type { FactAttributes } from '#contract/resume.ts';

export type EducationLevel = NonNullable<FactAttributes['level']>;
/** A degree or school stage named in a line; `years` is the usual length of the course. */
export type DegreeMention = {
  level: EducationLevel;
  degree: string;
  branch: string;
  years: number;
  index: number;
};

const dot = '\\.?\\s?';
const honours = '(?:\\s*\\(?(?:[Hh](?:ons?|onou?rs)|HON(?:OU?R)?S)\\.?\\)?)?';
type Row = readonly [EducationLevel, number, string];
/** Degrees by level with usual years; the pattern is matched without regard to case where it is a word, as written where it is an abbreviation. */
const degrees: readonly Row[] = [
  ['professional', 5, `M${dot}B${dot}B${dot}S\\b\\.?`],
  ['professional', 5, `B${dot}D${dot}S\\b\\.?`],
  ['professional', 5, `BAMS|BHMS|B${dot}Arch\\b\\.?|Bachelor of Architecture`],
  [
    'professional',
    5,
    `B${dot}A${dot}\\s?,?\\s?LL${dot}B\\b\\.?${honours}|BBA\\s?,?\\s?LL${dot}B\\b\\.?${honours}`,
  ],
  ['professional', 3, `LL${dot}B\\b\\.?${honours}|Bachelor of Laws?`],
  [
    'professional',
    3,
    `Chartered Accountan(?:t|cy)(?!s)|CA[ -](?:Final|Inter(?:mediate)?|Foundation|IPCC)|C\\.?A\\.?(?=\\s*(?:\\(ICAI\\)|,?\\s*ICAI))|(?<=^)CA(?=\\s*\\|)|Company Secretary|CS\\s?\\((?:ICSI)\\)|CMA(?:\\s?\\(ICMAI\\))?|ACCA`,
  ],
  [
    'PG',
    2,
    `Post[- ]?Graduate Diploma(?: in [A-Z][\\w& ]{2,40})?|PGDM|PGDBM|PGP|M${dot}Tech\\b\\.?|M\\.E\\.|ME(?= (?:in|\\(|[A-Z][a-z]))|Master of [A-Z][a-z]+(?: [A-Z][a-z]+)?|Masters?(?= (?:in|of|degree))|M${dot}B${dot}A\\b\\.?|M${dot}Com\\b\\.?${honours}|M${dot}Sc\\b\\.?${honours}|M\\.A\\.?(?![a-z])|MA(?= (?:in|\\(|[A-Z][a-z]))|M${dot}C${dot}A\\b\\.?|M${dot}Phil\\b\\.?|Ph${dot}D\\b\\.?|Doctorate|MS(?= (?:in|\\(|[A-Z][a-z]))|M\\.S\\.|LL${dot}M\\b\\.?|M${dot}Pharm\\b\\.?|M${dot}Des\\b\\.?`,
  ],
  ['UG', 5, `Dual Degree|Integrated (?:M\\.?\\s?Tech|M\\.?\\s?Sc|M\\.?B\\.?A)\\b\\.?|BS-MS|IPM(?=\\b)`],
  [
    'UG',
    4,
    `B${dot}Tech\\b\\.?${honours}|B\\.\\s?E\\b\\.?${honours}|B${dot}Engg\\b\\.?|BE(?=\\s*(?:[,(|–-]|in\\b|[A-Z][a-z]))|Bachelor of (?:Technology|Engineering|Pharmacy)|Bachelors?(?= (?:in|of|degree))|B${dot}Pharm(?:acy|a)?\\b\\.?|B${dot}Des\\b\\.?|BS(?=\\s*(?:in\\b|\\(|\\||[A-Z][a-z]))|B\\.S\\.(?!\\s?c)|B${dot}F${dot}Tech\\b|B${dot}P${dot}T\\b`,
  ],
  [
    'UG',
    3,
    `B${dot}Com\\b\\.?${honours}|Bachelor of (?:Commerce|Arts|Science|Business Administration|Computer Applications|Management Studies|[A-Z][a-z]+)|B${dot}B${dot}A\\b\\.?${honours}|B${dot}M${dot}S\\b\\.?${honours}|B${dot}B${dot}M\\b\\.?|B${dot}B${dot}E\\b\\.?|B${dot}A${dot}F\\b|B${dot}F${dot}I${dot}A\\b|B${dot}Sc\\b\\.?${honours}|B${dot}C${dot}A\\b\\.?|B\\.\\s?A\\b\\.?${honours}|BA(?=\\s*(?:[,(|–-]|in\\b|[A-Z][a-z]))${honours}|BMM|B${dot}Voc\\b\\.?|B${dot}Ed\\b\\.?|B${dot}H${dot}M\\b\\.?|Graduation|Under ?graduat(?:e|ion)`,
  ],
  [
    'XII',
    0,
    `(?:class|std\\.?|standard|grade)[\\s.-]*(?:XII|12)(?:th)?(?!\\d)|XII(?:th)?\\b|\\b12(?:th|\\s?\\+\\s?)(?:\\s*(?:class|std|standard|grade))?|10\\s?\\+\\s?2|H${dot}S${dot}C\\b\\.?|A?ISSCE|\\bISC\\b|Higher Secondary|Hr\\.? ?Sec(?:ondary)?\\.?(?! ?school)|Senior Secondary(?! school)|Sr\\.? ?Sec(?:ondary)?\\.?(?! ?school)|Intermediate|Pre[- ]?University|\\bPUC\\b|Plus Two|\\+2\\b`,
  ],
  [
    'X',
    0,
    `(?:class|std\\.?|standard|grade)[\\s.-]*(?:X|10)(?:th)?(?![\\dIi+])|\\b10th(?:\\s*(?:class|std|standard|grade))?|\\bXth\\b|(?<![\\w.])X(?=\\s*(?:\\(|\\||,|[-–]\\s|std|standard|grade|$))|\\bSSLC\\b|S${dot}S${dot}C\\b\\.?|\\bICSE\\b|AISSE|Matric(?:ulation)?(?!\\s+(?:Hr|Higher|School|Sec))|(?<=^|\\| )High School(?=\\s*(?:\\||\\(|,|[-–]|$))|Secondary School(?: Certificate| Leaving| Examination)|(?<=^|\\| )Secondary(?! school)`,
  ],
  ['diploma', 3, `Diploma(?: in [A-Z][\\w& ]{2,40})?|Polytechnic(?=\\s*\\|)`],
];
const compiled = degrees.map(([level, years, source]) => ({
  level,
  years,
  pattern: new RegExp(`(?<![\\w&.])(?:${source})`, level === 'X' || level === 'XII' ? 'i' : ''),
}));
const anyCase = compiled.map((d) => ({ ...d, pattern: new RegExp(d.pattern.source, 'i') }));

const branchStop =
  /\s+(?:from|at|with|-|–)\s+.*$|\s*[(|,;:–].*$|\s+-\s.*$|\s*\b(?:19|20)\d{2}\b.*$|\s*\d.*$/i;

const notBranch =
  /\b(?:university|college|institute|school|board|vidyalaya|academy|iit|nit|cbse|icse|hsc|isc|year|hons|icai|icsi|icmai|pursuing|completed)\b/i;

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
  const isBranch = /^\p{L}[\p{L}&. /]{1,70}$/u.test(branch) && !notBranch.test(branch);
  return isBranch ? branch.replace(/[.\s]+$/, '') : '';
}

/** The first degree or school stage a line of the education part names, the highest level where several do; undefined when it names none. */
export function findDegree(line: string): DegreeMention | undefined {
  const shouted = /\p{Lu}{4}/u.test(line) && !/\p{Ll}{2}/u.test(line);
  let best: DegreeMention | undefined;
  for (const { level, years, pattern } of shouted ? anyCase : compiled) {
    const match = pattern.exec(line);
    if (!match || (best !== undefined && best.index <= match.index)) continue;
    const degree = match[0].replace(/[\s,]+$/, '').trim();
    const branch =
      level === 'X' || level === 'XII' ? '' : branchAfter(line.slice(match.index + match[0].length));
    best = { level, degree, branch, years, index: match.index };
  }
  return best;
}
