import { stageInWords, studyInWords } from '#contract/fact-in-words.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { isBullet, withoutBullet } from './clean-line.ts';
import { type DegreeMention, findDegree } from './education-levels.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import { isKnownInstitution } from './known-institutions.ts';
import { findMonthRanges, findYears } from './months.ts';
import { isTableHeader } from './page-tables.ts';
import { oneStageEach } from './school-stages.ts';
import { chosenSubjects, findScores, readScoreCell, type Score } from './scores.ts';

const institutions = oneOf(
  'universit(?:y|ies)|college|institute?|school|vidyalaya?|vidya|vidhyalaya|academy|polytechnic|iit',
  'nit|iiit|bits|iim|iisc|iiser|nift|nmims|srcc|mahavidyalaya|vidyap(?:ith|eeth)|convent|mandir|gurukul|faculty|campus',
  'aktu|vtu|gtu|ignou|kv|dps|dav|jnv|navodaya|junior college|matric|high school|public school',
  'centre|center|lyceum|training wing',
);
const institutionWord = new RegExp(raw`\b${institutions}\b`, 'i');
const boards = oneOf(
  raw`cbse|c\.b\.s\.e\.?|icse|isc|cisce|nios|pseb|rbse|mpbse|bseb|ssc board|hbse|gseb|gshseb|wbbse`,
  'wbchse|ib|igcse|(?:[A-Z][a-z]+ ){0,3}state board|(?:[A-Z][a-z]+ ){1,3}board|up board',
  raw`u\.p\. board`,
);
const boardName = new RegExp(raw`\b${boards}\b`, 'i');

/** Whether the text has a word of schools and colleges in it, or a known one's name as a piece of its own. */
const namesInstitution = (text: string): boolean =>
  institutionWord.test(text) || text.split(/\s*[,|]\s*|\s[–—-]\s/).some((piece) => isKnownInstitution(piece));

type Entry = { lines: NumberedLine[]; degree?: DegreeMention; institution?: boolean; header?: string[] };

const cellsOf = (text: string) => text.split(/\s*\|[\s|]*/).map((cell) => cell.trim());

/** The education part cut into one entry a degree or school stage, whichever of degree and institution the resume writes first. */
function entriesOf(lines: readonly NumberedLine[]): Entry[] {
  const entries: Entry[] = [];
  let header: string[] | undefined;
  for (const numbered of lines.flatMap(oneStageEach)) {
    const text = withoutBullet(numbered.text);
    const cells = cellsOf(text);
    if (isTableHeader(cells)) {
      header = cells;
      continue;
    }
    const found = findDegree(text);
    const opens = !isBullet(numbered.text) || (found !== undefined && found.index < 25);
    const degree = opens ? found : undefined;
    const institution = opens && namesInstitution(text);
    const open = entries.at(-1);
    const isRest = text.startsWith('(');
    const full =
      !isRest && ((degree && open?.degree) || (institution && !degree && open?.institution && open.degree));
    const tableRow = header !== undefined && cells.length === header.length;
    if (open === undefined || full || (tableRow && degree)) {
      if (open === undefined && !degree && !institution) continue;
      entries.push({
        lines: [numbered],
        institution,
        ...(degree ? { degree } : {}),
        ...(tableRow && header ? { header } : {}),
      });
      continue;
    }
    open.lines.push(numbered);
    if (degree) open.degree = degree;
    open.institution ||= institution;
  }
  return entries.filter((entry) => entry.degree !== undefined);
}

function pieces(entry: Entry): string[] {
  return entry.lines
    .filter(({ text }, index) => index === 0 || !isBullet(text))
    .flatMap(({ text }) => cellsOf(withoutBullet(text)))
    .flatMap((cell) =>
      cell.split(/(?:,\s+(?!(?:pune|delhi|mumbai|anna)\s+university\b)|\s+[–—]\s+|\s+-\s+)(?![^(]*\))/i),
    )
    .flatMap((piece) => piece.split(/\s+(?:from|at)\s+(?=\p{Lu})/u))
    .map((piece) => piece.trim());
}

/** A rank, a distinction or a thesis. */
const notItsName = new RegExp(
  [
    '^(?:thesis|advisor)',
    raw`\b(?:ranks?(?:ed)?|toppers?|topped|medal(?:s|l?ist)?|merit|distinction|scholar(?:ship)?|prize|percentile|best student|average|batch)\b`,
  ].join('|'),
  'i',
);
/** A stage that is called a school ("High School (UP Board)", "Matric"). */
const isStage = (piece: string): boolean => {
  const name = piece.replace(/\s*\([^()]*\)$/, '');
  return (
    findDegree(name)?.degree === name || /^(?:high|(?:(?:higher|senior) )?secondary) school$/i.test(name)
  );
};
/** "in college", "the school": no institution is called so. */
const isCommonNoun = (piece: string): boolean => !/\p{Lu}/u.test(piece);

/** The name of the school or college: the pieces with an institution word, a university named right after its college joined by a comma. */
function readInstitution(entry: Entry): string {
  const clean = (piece: string) =>
    findScores(piece)
      .reduce((text, score) => text.replace(score.text, ''), piece)
      .replace(/\(?\b(?:19|20)\d{2}\)?(?:\s?[-–]\s?(?:\d{2,4}|present))?\)?/gi, '')
      .replace(/^(?:[XI]+|1[02](?:th)?|(?:class|std\.?|standard|grade)\s\S+|\p{L}+)\s*:\s*/iu, '')
      .replace(/^(?:from|at|in)\s+/i, '')
      .replace(/[\s(|:,–-]+$/, '')
      .replace(/(?:\s+(?:with|in|of|and|securing|scoring|scored|secured))+\s*$/i, '')
      .trim();
  const named = entry.header?.findIndex((h) => /institut|school|college/i.test(h)) ?? -1;
  const column = named >= 0 ? named : (entry.header?.findIndex((h) => /universit/i.test(h)) ?? -1);
  const cell = column >= 0 ? cellsOf(entry.lines[0]?.text ?? '')[column] : undefined;
  if (cell && cell !== '-') return boardName.test(cell) && !institutionWord.test(cell) ? '' : clean(cell);
  const hasCapitals = /\p{Lu}\p{Ll}/u.test(pieces(entry).join(' '));
  const within = pieces(entry).filter(
    (piece) =>
      namesInstitution(piece) &&
      !notItsName.test(piece) &&
      !isStage(piece) &&
      !(hasCapitals && isCommonNoun(piece)),
  );
  const own = within.filter(
    (piece) => (findDegree(piece)?.index ?? 99) > 3 || institutionWord.test(piece.slice(0, 30)),
  );
  return clean((own.length > 0 ? own : within).slice(0, 2).join(', ').replace(', (', ' ('));
}

function readBoard(entry: Entry): string {
  if (entry.degree?.level !== 'X' && entry.degree?.level !== 'XII') return '';
  const text = entry.lines.map((l) => l.text).join(' ');
  const bracket = /\(([^()]*(?:board|cbse|icse|isc)[^()]*)\)/i.exec(text)?.[1];
  const found = bracket?.split(/,\s*/).find((part) => boardName.test(part)) ?? boardName.exec(text)?.[0];
  return found?.trim().replace(/^(?:\p{Ll}+\s+)+(?=\p{Lu})/u, '') ?? '';
}

type When = { year?: number; from?: string; to?: string };

/** When the stage was: as the line says that names it, else as the lines around do. */
function readYear(entry: Entry): When {
  const lines = entry.lines.filter(({ text }, i) => i === 0 || !isBullet(text)).map(({ text }) => text);
  const own = yearIn(lines.find((text) => findDegree(withoutBullet(text)) !== undefined) ?? '');
  return own.year === undefined && own.to === undefined ? yearIn(lines.join(' | ')) : own;
}

/** The year a stage ended: the end of a span, else the last plain year that is not part of a mark. */
function yearIn(text: string): When {
  const range = findMonthRanges(text)[0];
  if (range && range.to !== 'present')
    return { year: Number(range.to.slice(0, 4)), from: range.from, ...(range.exact ? { to: range.to } : {}) };
  if (range) return { from: range.from, to: 'present' };
  const span = /(?<![\d/])((?:19|20)\d{2})\s?[-–—/]\s?((?:19|20)?\d{2})(?![\d/]|\.\d|\s?%)/.exec(text);
  const end =
    span?.[2] && span[1] ? Number(span[2].length === 4 ? span[2] : span[1].slice(0, 2) + span[2]) : 0;
  if (span && end > Number(span[1]) && end - Number(span[1]) <= 8)
    return { year: end, from: String(span[1]) };
  const years = findYears(text);
  const year = years.at(-1);
  return year === undefined ? {} : { year };
}

function scoresOf(entry: Entry): { score: Score; line: number }[] {
  const column =
    entry.header?.findLastIndex((h) =>
      /score|cgpa|gpa|cpi|marks?|percent|%|grade|aggregate|performance|result/i.test(h),
    ) ?? -1;
  const first = entry.lines[0];
  const cell = column >= 0 && first ? cellsOf(withoutBullet(first.text))[column] : undefined;
  if (first && cell && cell !== '-') {
    const score = readScoreCell(cell, entry.header?.[column] ?? '');
    if (score) return [{ score, line: first.line }];
  }
  const isMarked = entry.lines.some(({ text }) => !isBullet(text) && findScores(text).length > 0);
  const written = entry.lines.flatMap(({ text, line }, i) =>
    i > 0 &&
    isBullet(text) &&
    (isMarked || !/\b(?:cgpa|gpa|cpi|spi|percentage|aggregate|score[ds]?|marks|%)(?![a-z])/i.test(text))
      ? []
      : findScores(text.replace(chosenSubjects, ' ')).map((score) => ({ score, line })),
  );
  const bare =
    first && written.length === 0 ? pieces(entry).findLast((one) => /^\d\.\d{1,2}$/.test(one)) : undefined;
  return first && bare ? [{ score: { text: bare, index: 0, converted: false }, line: first.line }] : written;
}

function readEntry(entry: Entry & { degree: DegreeMention }): FactDraft[] {
  const { degree } = entry;
  const institution = readInstitution(entry);
  const board = readBoard(entry);
  const when = readYear(entry);
  const line =
    entry.lines.find(({ text }) => findDegree(withoutBullet(text)) !== undefined)?.line ??
    entry.lines[0]?.line ??
    1;
  const owner: FactDraft = {
    kind: 'education',
    value: studyInWords({ ...degree, institution, ...when }),
    line,
    attributes: {
      level: degree.level,
      degree: degree.degree,
      branch: degree.branch,
      institution,
      board,
      ...when,
    },
  };
  const scores = scoresOf(entry)
    .slice(0, 3)
    .map(
      ({ score, line: at }): FactDraft => ({
        kind: 'score',
        value: `${score.text} in ${stageInWords(degree)}`,
        line: at,
        of: owner,
        attributes: {
          level: degree.level,
          degree: degree.degree,
          branch: degree.branch,
          score: score.text,
          ...(score.percent === undefined ? {} : { percent: Math.round(score.percent * 100) / 100 }),
          ...(when.year ? { year: when.year } : {}),
        },
      }),
    );
  return [owner, ...scores];
}

/** In Odisha the HSC is the examination of Class X, and "+2" that of Class XII. */
const isHsc = ({ degree }: DegreeMention): boolean => /^H\.?\s?S\.?\s?C\b/i.test(degree);

/** What a page heads the time after its studies with. */
const afterStudies = /^(?:after|since)\s+(?:my\s+)?(?:graduation|college|school|the degree)\b/i;

/** Degrees, schools and marks of the education part, each mark tied to its stage and kept as written (rule RESUME-4). */
export function educationFacts(lines: readonly NumberedLine[]): FactDraft[] {
  const end = lines.findIndex(({ text }) => afterStudies.test(text));
  const entries = entriesOf(end < 0 ? lines : lines.slice(0, end));
  const isAbove = entries.some(({ degree }) => degree?.level === 'XII' && !isHsc(degree));
  const hasClassX = entries.some(({ degree }) => degree?.level === 'X');
  return entries.flatMap((entry) => {
    if (entry.degree === undefined) return [];
    const isClassX = isAbove && !hasClassX && isHsc(entry.degree);
    return readEntry({ ...entry, degree: isClassX ? { ...entry.degree, level: 'X' } : entry.degree });
  });
}
