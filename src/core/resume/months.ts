/**
 * A stretch of time as a resume writes it. `from` and `to` are `YYYY-MM`, or `YYYY` where no month was given; `to` may be `present`. `exact` is
 * false when a month is missing.
 */
export type MonthRange = { from: string; to: string; exact: boolean; index: number; text: string };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const name =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = "(?:['’‘`]?\\s?(?:19|20)\\d{2}|['’‘`]\\s?\\d{2})";
const shortYear = '\\d{2}(?!\\d)';
const day = '(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?[\\s./-]{1,2})?';
const named = `${day}${name}\\.?\\s?[-,./]?\\s?(?:${year}|${shortYear})`;
const numeric =
  '(?:(?:(?:0?[1-9]|[12]\\d|3[01])[/.-])?(?:0?[1-9]|1[0-2])(?:[/.-](?:19|20)\\d{2}|[/-]\\d{2}(?!\\d))|(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.\\d{2}(?!\\d))';
const iso = '(?:19|20)\\d{2}[-/.](?:0[1-9]|1[0-2])(?!\\d)';
const asOfNow =
  '(?:onwards?|till\\s?(?:date|now|today|present)|to\\s?date|as\\s(?:on|of)\\s(?:date|now|today)|cont(?:inu(?:ing|es?)|d?\\.|d))';
const now = `(?:present|current(?:ly)?|${asOfNow}|now|on-?going|today|date)`;
const point = `(?:${iso}|${named}|${numeric})`;
const bareYear = '(?:19|20)\\d{2}';
const bareMonth = `${name}\\.?`;
/** Any dash of Unicode; U+2212 is the minus, U+00AD the soft hyphen that typesetters leave between dates. */
const stroke = '[\\p{Pd}\\u00ad\\u2212]';
const dash = `(?:\\s\\|)?\\s{0,3}(?:${stroke}{1,2}|\\bto\\b:?|\\btill\\b|\\buntil\\b|→|~)\\s{0,3}(?:\\|\\s)?`;
const datesRange = new RegExp(
  `(?<![\\w/])(${point}|${bareMonth}|${bareYear})${dash}(${point}|${bareYear}|${now})(?!\\w)`,
  'giu',
);
/** "July 2021 onwards", and "Jul 2021 –" with nothing behind it. */
const openRange = new RegExp(
  `(?<![\\w/])(${point}|${bareYear})\\s{0,2}[,(]?\\s?${asOfNow}(?!\\w)|(?<![\\w/])(${point})\\s{0,3}${stroke}{1,2}(?=\\s*(?:$|[|)\\]]))`,
  'giu',
);
/** The months of a table in two cells of their own. */
const cellsRange = new RegExp(`(?<![\\w/])(${point})\\s?\\|\\s?(${point}|${now})(?=\\s*(?:\\||$))`, 'giu');
const sinceRange = new RegExp(
  `\\b(?:since|with effect from|w\\.?e\\.?f\\.?)\\s+(${point}|${bareYear})(?!\\w)`,
  'gi',
);
const singlePoint = new RegExp(`(?<![\\w/])(?:${iso}|${named})(?!\\w)`, 'gi');
const academicYears = /(?<![\w/.])((?:19|20)\d{2})\s?[\p{Pd}\u00ad\u2212/]\s?(\d{2})(?![\w/.])/gu;

function fullYear(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  if (digits >= 100) return digits;
  return digits > 60 ? 1900 + digits : 2000 + digits;
}

type Point = { year: number; month?: number };

function readPoint(text: string): Point | undefined {
  const isoParts = /^((?:19|20)\d{2})[-/.](\d{2})$/.exec(text);
  if (isoParts) return { year: Number(isoParts[1]), month: Number(isoParts[2]) };
  const word = new RegExp(name, 'i').exec(text);
  if (word) {
    const month = monthNames.indexOf(word[0].slice(0, 3).toLowerCase()) + 1;
    const tail = /(\d{4}|\d{2})\s*$/.exec(text.slice(word.index));
    return tail ? { year: fullYear(tail[0]), month } : undefined;
  }
  const parts = text.split(/[/.-]/);
  if (parts.length >= 2) return { year: fullYear(parts.at(-1) ?? ''), month: Number(parts.at(-2)) };
  return /^\d{4}$/.test(text) ? { year: Number(text) } : undefined;
}

const written = (year: number, month?: number) =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
const isYear = (date: string): boolean => /^\d{4}$/.test(date);

/** Whether a date names its month. */
export const namesMonth = (date: string | undefined): date is string =>
  date !== undefined && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date);

/** A stretch in months to reckon with, never to be said: bare years run from July to June, as an Indian hiring year does, one of a single year to its end. */
export function reckonedSpan(from: string, to: string): { from: string; to: string } {
  return {
    from: isYear(from) ? `${from}-07` : from,
    to: isYear(to) ? `${to}-${from.slice(0, 4) === to ? '12' : '06'}` : to,
  };
}

/** The first and the last month a date may mean. */
export const earliestMonth = (date: string): string => (isYear(date) ? `${date}-01` : date);
export const latestMonth = (date: string): string => (isYear(date) ? `${date}-12` : date);

function toRange(fromText: string, toText: string, index: number, text: string): MonthRange | undefined {
  const open = new RegExp(`^${now}$`, 'iu').test(toText.trim());
  const to = open ? undefined : readPoint(toText);
  let from = readPoint(fromText);
  if (from === undefined && to?.month !== undefined) {
    const month = monthNames.indexOf(fromText.slice(0, 3).toLowerCase()) + 1;
    if (month > 0) from = { year: to.year, month };
  }
  if (from === undefined || (!open && to === undefined)) return undefined;
  const exact = from.month !== undefined && (open || to?.month !== undefined);
  const start = written(from.year, from.month);
  if (to === undefined) return { from: start, to: 'present', exact, index, text };
  const end = written(to.year, to.month);
  return latestMonth(end) < earliestMonth(start) ? undefined : { from: start, to: end, exact, index, text };
}

/**
 * Every stretch of months in a line, left to right: `Mon YYYY – Present`, `Jun'21 - Aug'23`, `07/2021 – 03/2024`, `May - Jul 2024`,
 * `since July 2022`, `2019-2021`. Bare years are not `exact`.
 */
export function findMonthRanges(text: string): MonthRange[] {
  const found = [...text.matchAll(datesRange)].flatMap(
    (m) => toRange(m[1] ?? '', m[2] ?? '', m.index, m[0]) ?? [],
  );
  if (found.length > 0) return found;
  const inCells = [...text.matchAll(cellsRange)].flatMap(
    (m) => toRange(m[1] ?? '', m[2] ?? '', m.index, m[0]) ?? [],
  );
  if (inCells.length > 0) return inCells;
  const since = [...text.matchAll(sinceRange)].flatMap(
    (m) => toRange(m[1] ?? '', 'present', m.index, m[0]) ?? [],
  );
  if (since.length > 0) return since;
  const open = [...text.matchAll(openRange)].flatMap(
    (m) => toRange(m[1] ?? m[2] ?? '', 'present', m.index, m[0]) ?? [],
  );
  if (open.length > 0) return open;
  return [...text.matchAll(academicYears)].flatMap((m) => {
    const first = Number(m[1]);
    const last = Math.floor(first / 100) * 100 + Number(m[2]);
    if (last <= first || last - first > 6) return [];
    return { from: written(first), to: written(last), exact: false, index: m.index, text: m[0] };
  });
}

/** Single months in a line (`Aug 2023`), as `YYYY-MM`. */
export function findMonths(text: string): { month: string; index: number; text: string }[] {
  return [...text.matchAll(singlePoint)].flatMap((m) => {
    const found = readPoint(m[0]);
    if (found?.month === undefined) return [];
    return { month: written(found.year, found.month), index: m.index, text: m[0] };
  });
}

/** Years a line names, 1980-2035, in order. */
export function findYears(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,/])(19[89]\d|20[0-3]\d)(?![\d.,]*\d)/g)].map((m) => Number(m[1]));
}

/** A duration in months as written: `2 years 10 months`, `26 months`, `1.5 yrs`; undefined when there is none. */
export function findDuration(text: string): number | undefined {
  const match =
    /(?<![\w.])(?:(\d{1,2}(?:\.\d)?)\+?\s?(?:years?|yrs?)\b\.?,?\s?(?:and\s|&\s)?)?(?:(\d{1,3})\+?\s?(?:months?|mths?|mos?)\b)?/gi;
  for (const m of text.matchAll(match)) {
    if (m[1] === undefined && m[2] === undefined) continue;
    const months = Math.round(Number(m[1] ?? 0) * 12) + Number(m[2] ?? 0);
    if (months > 0 && months <= 720) return months;
  }
  return undefined;
}

/** The number of a month counted from year 0; `present` takes `nowMonth`, a bare year its first. */
export function monthIndex(month: string, nowMonth: string): number {
  const [year = '0', inYear = '1'] = (month === 'present' ? nowMonth : month).split('-');
  return Number(year) * 12 + Number(inYear) - 1;
}

/** Months from `from` to `to`, both counted: `2021-08` to `2023-03` is 20. Never negative. */
export function monthsBetween(from: string, to: string, nowMonth: string): number {
  return Math.max(0, monthIndex(to, nowMonth) - monthIndex(from, nowMonth) + 1);
}
