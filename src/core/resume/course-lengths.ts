import { raw } from '#core/text/lexicon.ts';

/** Courses with the most years they usually take, the longest first where one name holds another. */
const lengths: readonly (readonly [years: number, pattern: string])[] = [
  [30, raw`Ph\.?\s?D|D\.?\s?Phil|Doctora|Fellow|M\.?\s?Phil|\bMS\b.*research|actuar|FIAI|IAI\b`],
  [
    7,
    raw`\bC\.?A\b|Chartered|\bC\.?S\b|Company Secretary|\bCMA\b|ICWA|ICMAI|ACCA|CIMA|\bCFA\b|\bFRM\b|\bCPA\b`,
  ],
  [
    6,
    raw`M\.?\s?B\.?\s?B\.?\s?S|BAMS|BHMS|BUMS|BNYS|BSMS|B\.A\.M\.S|B\.H\.M\.S|Pharm\.?\s?D|Architecture.*Integrated`,
  ],
  [6, raw`Dual Degree|Integrated|BS-?MS|\bIPM\b|B\.?\s?V\.?\s?Sc`],
  [
    5,
    raw`B\.?\s?Arch|Bachelor of Architecture|B\.?\s?Plan|B\.?\s?D\.?\s?S\b|B\.?\s?P\.?\s?T\b|Physiotherapy|B\.?\s?O\.?\s?T\b|B\.?\s?F\.?\s?A\b|Fine Arts`,
  ],
  [
    5,
    raw`(?:B\.?\s?A|BBA|B\.?\s?Com|B\.?\s?Sc|B\.?\s?Tech)\.?\s?,?\s?LL\.?\s?B|LL\.?\s?B.*(?:\bBA\b|Integrated|5)|B\.?\s?A\.?\s?B\.?\s?Ed|B\.?\s?Sc\.?\s?B\.?\s?Ed`,
  ],
  [
    4,
    [
      raw`Nursing|Agricultur|Horticultur|Forestry|Fisher|Sericulture|Home Science|Optometry|Radi|Medical Lab|B\.?\s?M\.?\s?L\.?\s?T|Paramed|Cardiac|Dialysis`,
      raw`Hospitality|Hotel|B\.?\s?H\.?\s?M|Aviation|Nautical|Marine`,
    ].join('|'),
  ],
  [
    4,
    [
      raw`B\.?\s?Tech|B\.\s?E\b|\bBE\b|Engineering|Technology|B\.?\s?Pharm|Pharmacy|B\.?\s?Des|Design|B\.?\s?F\.?\s?Tech|B\.?\s?S\.?W|Social Work`,
      raw`B\.?\s?El\.?\s?Ed|B\.?\s?P\.?\s?Ed|\bB\.?S\.?(?!\s?c)\b|B\.?\s?Stat|B\.?\s?Voc`,
    ].join('|'),
  ],
  [
    3,
    raw`LL\.?\s?B|Bachelor of Laws?|M\.?\s?C\.?\s?A|Computer Applications|Diploma|M\.?\s?D\b|M\.?\s?S\b|M\.?\s?Ch|D\.?\s?M\b|DNB|M\.?\s?D\.?\s?S|M\.?\s?Des|M\.?\s?Arch|M\.?\s?Plan|M\.?\s?P\.?\s?T`,
  ],
  [2, raw`B\.?\s?Ed|B\.?\s?Lib|M\.?\s?Ed|D\.?\s?El\.?\s?Ed|LL\.?\s?M`],
  [3, raw`Master|M\.?\s?(?:Tech|E\b|B\.?A|Com|Sc|A\b|Pharm)|PG|Post`],
];
const patterns = lengths.map(([years, pattern]) => ({ years, pattern: new RegExp(pattern, 'i') }));

/** What a course takes at most when nobody can say which it is. */
const unknownCourse = 6;
const threeYears =
  /^\s*(?:B\.?\s?(?:Com|A|Sc|C\.?A|B\.?A|M\.?S|B\.?M|B\.?E|M\.?M|A\.?F|F\.?I\.?A)\b|Bachelor of (?:Commerce|Arts|Science|Business|Computer|Management))/i;
/** A B.Sc. of which the page does not say what in may be one of nursing or agriculture. */
const bareScience = /^\s*(?:B\.?\s?Sc|Bachelor of Science)\.?(?:\s*\(?Hon\w*\.?\)?)?\s*$/i;
/** The first batch of the four-year honours degrees graduated in this year. */
const fourYearsSince = 2026;

/** The most years a course usually takes (rule RESUME-6). */
export function longestYears(course: string, ended: number | undefined): number {
  const named = patterns.find(({ pattern }) => pattern.test(course));
  const isThree = threeYears.test(course);
  if (named && !(isThree && named.years < 4)) return named.years;
  if (!isThree) return unknownCourse;
  if (bareScience.test(course)) return 4;
  return ended !== undefined && ended < fourYearsSince ? 3 : 4;
}

const examination =
  /^\s*(?:C\.?\s?A\b|C\.?\s?S\b|CMA|ICWA|ACCA|CIMA|CFA|FRM|CPA|Chartered|Company Secretary|Cost (?:and|&) Management|Actuar)|\b(?:ICAI|ICSI|ICMAI|IPCC|actuar\w*)\b/i;

/** Whether a stage is an examination of a profession, whose marks compare with nothing (rule RESUME-5). */
export const isExamination = (degree: string): boolean => examination.test(degree);
