/** A mark as the resume writes it. `percent` is for comparing stages only and never shown; `converted` tells that it came from a grade point scale. */
export type Score = { text: string; index: number; percent?: number; converted: boolean };

/** Marks of some subjects, or of others, are not the mark of the stage. */
export const chosenSubjects =
  /[([](?:PCM|PCB|PCMB|PCMC|best of (?:four|five|4|5)|(?:branch|batch|class|college) average|average of (?:the )?(?:branch|batch|class)|topper)\b[^)\]]*[)\]]/gi;

const point = '(?:CGPA|C\\.G\\.P\\.A\\.?|SGPA|GPA|CPI|SPI|CQPI|OGPA|DGPA|YGPA)';
const number = '\\d{1,2}(?:\\.\\d{1,3})?';
const forms: readonly (readonly [RegExp, (m: RegExpExecArray) => Omit<Score, 'index'> | undefined])[] = [
  [
    new RegExp(
      `(${number})\\s*(?:/|out of|on)\\s*(10|4|5|7|8|9)(?:\\.0{1,2})?(?![\\d/]|[.,]\\d)(?:\\s*${point})?`,
      'gi',
    ),
    outOfScale,
  ],
  [/(?<![\d.,/-])(\d{2,4}(?:\.\d{1,2})?)\s*(?:\/|out of)\s*(\d{3,4})(?![\d/]|[.,]\d)/g, outOfTotal],
  [/(?<![\d.])(\d{2,3}(?:\.\d{1,3})?)\s*(?:%(?!\s*-?\s*iles?)|per ?cent(?!ile)|percentage\b)/gi, percentage],
  [new RegExp(`(?<![\\d.])(${number})\\s*${point}(?![a-z])`, 'gi'), gradePoint],
  [
    new RegExp(
      `${point}(?![a-z])\\s*(?:\\([^)]{0,24}\\))?\\s*(?:of|is)?\\s*[:=–|-]{0,2}\\s*(${number})(?![\\d%/]|\\.\\d)`,
      'gi',
    ),
    gradePoint,
  ],
  [
    /\b(?:percentage|aggregate|marks|score[d]?)\b\s*[:=–|-]{1,2}\s*(\d{2}(?:\.\d{1,3})?)(?![\d%/.])/gi,
    bareMarks,
  ],
  [
    /\b(first class(?: with distinction| honou?rs)?|second class|distinction|first division|second division|grade [ao]\+?|[AO]\+? grade)\b/gi,
    (m) => ({ text: m[0], converted: false }),
  ],
];

function outOfScale(m: RegExpExecArray) {
  const [value, scale] = [Number(m[1]), Number(m[2])];
  if (value > scale || value < 1) return undefined;
  const text = m[0].replace(new RegExp(`\\s*${point}$`, 'i'), '');
  return { text: text.replace(/\s*\/\s*/, '/'), percent: (value / scale) * 100, converted: true };
}

function outOfTotal(m: RegExpExecArray) {
  const [value, total] = [Number(m[1]), Number(m[2])];
  if (value > total || value < total * 0.2 || total % 5 !== 0) return undefined;
  return { text: m[0].replace(/\s*\/\s*/, '/'), percent: (value / total) * 100, converted: false };
}

function percentage(m: RegExpExecArray) {
  const value = Number(m[1]);
  return value > 100 || value < 20
    ? undefined
    : { text: m[0].replace(/\s+%/, '%'), percent: value, converted: false };
}

function gradePoint(m: RegExpExecArray) {
  const value = Number(m[1]);
  if (value > 10 || value < 1) return undefined;
  const name = new RegExp(point, 'i').exec(m[0])?.[0].toUpperCase().replaceAll('.', '') ?? 'CGPA';
  return { text: `${m[1]} ${name}`, percent: value <= 4 ? value * 25 : value * 10, converted: true };
}

function bareMarks(m: RegExpExecArray) {
  return { text: m[1] ?? '', percent: Number(m[1]), converted: false };
}

/** Every mark in a line of the education part, left to right: `8.74/10`, `8.12 CGPA`, `76.8%`, `1142/1200`, `10 CGPA`, `First Class` (rule RESUME-4). A percentile is not a mark. */
export function findScores(line: string): Score[] {
  const taken: { from: number; to: number; score: Score }[] = [];
  for (const [pattern, read] of forms)
    for (const match of line.matchAll(pattern)) {
      const found = read(match);
      const [from, to] = [match.index, match.index + match[0].length];
      if (found === undefined || taken.some((t) => from < t.to && to > t.from)) continue;
      taken.push({ from, to, score: { ...found, index: from } });
    }
  const scores = taken.toSorted((a, b) => a.from - b.from).map((t) => t.score);
  const figures = scores.filter((score) => score.percent !== undefined);
  return figures.length > 0 ? figures : scores;
}

/** A bare figure of a table's score column, read by its header: `8.12` is a grade point, `76.4` a percentage. */
export function readScoreCell(cell: string, header: string): Score | undefined {
  const written = findScores(cell)[0];
  if (written) return written;
  const match = /^\W*(\d{1,3}(?:\.\d{1,3})?)\W*$/.exec(cell);
  if (!match) return /^[A-O][+-]?\d?$/.test(cell) ? { text: cell, index: 0, converted: false } : undefined;
  const value = Number(match[1]);
  if (value <= 10 && /cgpa|gpa|cpi|score|grade|marks|%|percent|aggregate|performance/i.test(header))
    return {
      text: `${match[1]} CGPA`,
      index: 0,
      percent: value <= 4 ? value * 25 : value * 10,
      converted: true,
    };
  return value >= 20 && value <= 100
    ? { text: `${match[1]}%`, index: 0, percent: value, converted: false }
    : undefined;
}
