import { oneOf, raw } from '#core/text/lexicon.ts';
import { findDegree } from './education-levels.ts';
import type { NumberedLine } from './fact-draft.ts';
import { findMonthRanges, findYears } from './months.ts';
import { chosenSubjects, findScores, type Score } from './scores.ts';

/** A school stage that a line names; `XI` stands for the classes that are no stage of their own. */
type Mention = { level: 'X' | 'XI' | 'XII'; index: number; text: string };

const classWord = raw`(?:class|std\.?|standard|grade)[\s.-]*`;
const classAfter = raw`(?:th)?(?:\s?(?:class|std\.?|standard|grade)\b)?`;
const figuresNext = raw`(?=\s*(?:[-–:(,|/&]|\d|std\b|and\b|$))`;
/** "Hill Senior Secondary School" is a school, "the SSC Board" a board, "CA Intermediate" an examination of accountants. */
const ownName = raw`(?!\.?\s*(?:schools?(?! (?:certificate|leaving|exam))|college|board|hr\b|higher|sec\b|cgl|chsl))`;
const stages: readonly (readonly [Mention['level'], string])[] = [
  [
    'XII',
    oneOf(
      raw`${classWord}(?:XII|12)${classAfter}|12th${classAfter}|XII(?:th)?\b`,
      raw`(?:senior|sr\.?|higher|hr\.?) ?sec(?:ondary)?\b\.?${ownName}|(?<!CA[ -]|CMA[ -])\bintermediate\b${ownName}`,
      raw`H\.?S\.?C\b${ownName}|H\.?S\.?S\.?L\.?C\b|A?ISSCE\b|pre[- ]?university|P\.?U\.?C\b${ownName}|plus two\b`,
    ),
  ],
  [
    'XI',
    oneOf(
      raw`${classWord}(?:XI|IX|11|9)${classAfter}\b|(?:11|9)th${classAfter}|(?:XI|IX)(?:th)?${figuresNext}`,
    ),
  ],
  [
    'X',
    oneOf(
      raw`${classWord}(?:X|10)(?![\dIi])${classAfter}|10th${classAfter}|Xth\b|X${figuresNext}`,
      raw`S\.?S\.?L\.?C\b|H\.?S\.?L\.?C\b|S\.?S\.?C\b${ownName}|AISSE\b|matric(?:ulation)?\b${ownName}|madhyamik\b`,
      raw`secondary\b${ownName}`,
    ),
  ],
];
const patterns = stages.map(
  ([level, source]) => [level, new RegExp(raw`(?<![\p{L}\d.&+])(?:${source})`, 'giu')] as const,
);

/** The school stages of a line from left to right; a second name of one stage ("Class X (SSLC)") counts with the first. */
function mentionsIn(text: string): Mention[] {
  const taken: Mention[] = [];
  for (const [level, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const isInside = taken.some(
        (one) => match.index >= one.index && match.index < one.index + one.text.length,
      );
      if (!isInside && !/^x(?:ii?)?$/.test(match[0]))
        taken.push({ level, index: match.index, text: match[0] });
    }
  return taken
    .toSorted((a, b) => a.index - b.index)
    .filter(({ level }, at, all) => level !== all[at - 1]?.level);
}

/** The years a text gives, a span of years as one. */
function yearsIn(text: string): string[] {
  let rest = text;
  const spans = findMonthRanges(text).map((range) => range.text);
  for (const span of spans) rest = rest.replace(span, ' ');
  return [...new Set([...spans, ...findYears(rest).map(String)])];
}

const isPoint = ({ text }: Score): boolean => /gpa|cpi|spi|\/\s*(?:10|[4-9])$/i.test(text);

/** Whether two marks of one scale stand there that differ: they are not both the mark of one stage. */
function differ(scores: readonly Score[]): boolean {
  return scores.some((one) =>
    scores.some(
      (other) => isPoint(one) === isPoint(other) && Math.abs((one.percent ?? 0) - (other.percent ?? 0)) > 1,
    ),
  );
}

/** Whether a text gives figures that may not be those of one stage. */
const isMixed = (text: string): boolean =>
  yearsIn(text).length > 1 || differ(findScores(text.replace(chosenSubjects, ' ')));

const hasFigures = (text: string): boolean => yearsIn(text).length > 0 || findScores(text).length > 0;
const labelAlone = /^(?:school(?:ing)?|education|academics?|marks|boards?)?\s*[:–—|-]*\s*$/i;
/** "both Tamil Nadu State Board", behind the last stage, is said of each. */
const saidOfAll = /[,;(]?\s*\b(?:[Bb]oth|[Aa]ll)\s+(?:from|at|under|in|of)?\s*(?=\p{Lu})(.+)$/u;

const neither = (mentions: readonly Mention[], line: number): NumberedLine[] =>
  mentions.filter(({ level }) => level !== 'XI').map(({ text }) => ({ text, line }));

/**
 * A line that names several school stages ("Senior Secondary 2010 – 68%   Secondary 2008 – 71%") as a line each; where years or marks cannot be told apart,
 * the stages alone are left.
 */
export function oneStageEach({ text, line }: NumberedLine): NumberedLine[] {
  const mentions = mentionsIn(text);
  const [first] = mentions;
  if (first === undefined) return [{ text, line }];
  const before = text.slice(0, first.index);
  const degree = findDegree(before);
  if (mentions.length === 1)
    return degree === undefined && first.level !== 'XI' && isMixed(text)
      ? [{ text: withoutFigures(text), line }]
      : [{ text, line }];
  const cells = text.split(/\s+\|\s+/).filter((cell) => mentionsIn(cell).length > 0);
  const isByCell = cells.length === mentions.length && text.startsWith(cells[0] ?? '-');
  const all = saidOfAll.exec(text);
  const body = all ? text.slice(0, all.index) : text;
  const parts = isByCell
    ? cells
    : mentions.map(({ index }, at) => body.slice(index, mentions[at + 1]?.index ?? body.length));
  const isTold = isByCell || degree !== undefined || !hasFigures(before);
  const isBare = (part: string) => !/\d{2}/.test(part.replace(/1[012]th/gi, '')) && part.length < 25;
  if (
    !isTold ||
    hasFigures(all?.[1] ?? '') ||
    parts.some(isMixed) ||
    (parts.some(isBare) && !parts.every(isBare))
  )
    return [...(degree ? [{ text: before, line }] : []), ...neither(mentions, line)];
  const lead = isByCell || degree !== undefined || labelAlone.test(before) ? '' : before;
  const rows = parts
    .filter((_, at) => mentions[at]?.level !== 'XI')
    .map((part) => ({
      text: [
        lead.trim(),
        part.replace(/[\s,;|&–-]+(?:and\s*)?$|\s+and\s*$/i, ''),
        isByCell ? '' : (all?.[1] ?? ''),
      ]
        .filter(Boolean)
        .join(', '),
      line,
    }));
  return degree && !isByCell ? [{ text: before.replace(/[\s,;|&–-]+$/, ''), line }, ...rows] : rows;
}

/** The text without the years and marks in it. */
function withoutFigures(text: string): string {
  let rest = text;
  for (const { text: range } of findMonthRanges(text)) rest = rest.replace(range, ' ');
  rest = rest.replace(/(?<!\d)(?:19|20)\d{2}(?!\d)/g, ' ');
  return rest
    .replace(/\d+(?:\.\d+)?\s*(?:%|\/\s*\d+|per ?cent|c?gpa)/gi, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/[,;:–|-](?:\s*[,;:–|-])+/g, ', ')
    .trim();
}
