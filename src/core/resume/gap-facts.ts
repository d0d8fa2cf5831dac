import { sayMonth } from '#contract/fact-in-words.ts';
import type { FactAttributes, FactKind } from '#contract/resume.ts';
import { isExamination, longestYears } from './course-lengths.ts';
import { stageOf } from './education-levels.ts';
import { clip, withoutBullet } from './clean-line.ts';
import type { FactDraft, KnownFact, NumberedLine } from './fact-draft.ts';
import { earliestMonth, findMonthRanges, latestMonth, monthIndex, namesMonth } from './months.ts';

/** Months counted from year 0, at their most favourable: the earliest start and the latest end the page allows. */
type Span = { from: number; to: number; of: KnownFact };

const leastMonths = 6;
const mostMonths = 120;

const isAfterSchool = ({ kind, attributes: { level } }: KnownFact): boolean =>
  kind === 'education' && level !== 'X' && level !== 'XII';

/** When a stage of study may have run; undefined where the page does not tell, so that it may have filled any time. */
function studySpan(of: KnownFact, nowMonth: string): Span | undefined {
  const { from, to, year, degree = '', branch = '', level } = of.attributes;
  if (year === undefined && to !== 'present') return undefined;
  const ended = to ?? String(year);
  const end = monthIndex(latestMonth(ended), nowMonth);
  if (level === 'XII') return { from: end, to: monthIndex(`${year ?? 0}-07`, nowMonth), of };
  const usual =
    monthIndex(`${year ?? nowMonth.slice(0, 4)}-06`, nowMonth) -
    12 * longestYears(`${degree} ${branch}`, year);
  const start = from === undefined ? usual : monthIndex(earliestMonth(from), nowMonth);
  return { from: namesMonth(from) ? start : Math.min(start, usual), to: end, of };
}

function jobSpan(of: KnownFact, nowMonth: string): Span | undefined {
  const { from, to } = of.attributes;
  if (!from || !to || Number.isNaN(monthIndex(earliestMonth(from), nowMonth))) return undefined;
  return {
    from: monthIndex(earliestMonth(from), nowMonth),
    to: monthIndex(latestMonth(to), nowMonth),
    of,
  };
}

/** What else may have filled a time. */
const besides: readonly FactKind[] = ['responsibility', 'project', 'also'];

/** All that took time after Class XII, in order; undefined where the time of one of them is unknown. */
function occupations(facts: readonly KnownFact[], nowMonth: string): Span[] | undefined {
  const spans = facts.flatMap((fact) => {
    if (fact.kind === 'employment') return [jobSpan(fact, nowMonth)];
    if (isAfterSchool(fact)) return [studySpan(fact, nowMonth)];
    const other = besides.includes(fact.kind) ? jobSpan(fact, nowMonth) : undefined;
    return other ? [other] : [];
  });
  const known = spans.filter((span) => span !== undefined);
  return known.length === spans.length ? known.toSorted((a, b) => a.from - b.from) : undefined;
}

const firmOf = ({ attributes }: KnownFact, otherwise: string): string => attributes.organisation || otherwise;

/** "between KPMG (until 2017) and EY (from Mar 2020)"; undefined where what bounds the time is not worth a question. */
function wording(before: KnownFact, after: KnownFact, isFirstJob: boolean): string | undefined {
  if (after.kind !== 'employment') return undefined;
  const start = sayMonth(after.attributes.from ?? '');
  const next = isFirstJob ? `the first job (${start})` : `${firmOf(after, 'the next')} (from ${start})`;
  if (before.kind === 'employment')
    return `between ${firmOf(before, 'one job')} (until ${sayMonth(before.attributes.to ?? '')}) and ${next}`;
  return isAfterSchool(before)
    ? `between ${stageOf(before)} (${before.attributes.year ?? ''}) and ${next}`
    : undefined;
}

function gap(before: KnownFact, value: string, idle: number, line: number, until: string): FactDraft {
  const from = before.attributes.to ?? String(before.attributes.year);
  const isExact = namesMonth(from) && namesMonth(until);
  const dates: FactAttributes = { ...(isExact ? { months: idle } : {}), from, to: until };
  return {
    kind: 'gap',
    value: isExact ? `${idle} months ${value}` : value,
    line,
    attributes: dates,
  };
}

/** Time between Class XII and the first degree that the longest usual course does not fill. */
function beforeCollege(facts: readonly KnownFact[], spans: readonly Span[], nowMonth: string): FactDraft[] {
  const school = facts.find(({ kind, attributes }) => kind === 'education' && attributes.level === 'XII');
  const ended = school && studySpan(school, nowMonth);
  const [first] = spans.filter(({ of, to }) => ended && to > ended.to && of.kind !== 'project');
  if (!ended || !school || !first || first.of.kind !== 'education') return [];
  const { level, degree = '', from, year } = first.of.attributes;
  if ((level !== 'UG' && level !== 'professional') || isExamination(degree)) return [];
  const idle = first.from - ended.to - 1;
  if (idle < leastMonths || idle > mostMonths) return [];
  const years = Math.max(1, Math.round(idle / 12));
  return [
    {
      kind: 'gap',
      value: `${years} ${years === 1 ? 'year' : 'years'} more than the course takes between ${stageOf(school)} (${school.attributes.year ?? ''}) and ${stageOf(first.of)} (${year ?? ''})`,
      line: first.of.line,
      attributes: { from: String(school.attributes.year), to: from ?? String(year) },
    },
  ];
}

/**
 * Months without work or study, where there are six of them under every reading (rule RESUME-6): of each month left open the most favourable, of each
 * course the longest usual length. One occupation without dates may have filled any time, so then there is none.
 */
export function gapFacts(facts: readonly KnownFact[], nowMonth: string): FactDraft[] {
  const spans = occupations(facts, nowMonth);
  if (spans === undefined) return [];
  const gaps = beforeCollege(facts, spans, nowMonth);
  const jobs = spans.filter(({ of }) => of.kind === 'employment');
  let [latest] = spans;
  for (const next of spans.slice(1)) {
    const idle = latest ? next.from - latest.to - 1 : 0;
    const said = latest && wording(latest.of, next.of, next === jobs[0]);
    if (latest && said && idle >= leastMonths && idle <= mostMonths)
      gaps.push(gap(latest.of, said, idle, next.of.line, next.of.attributes.from ?? ''));
    if (!latest || next.to > latest.to) latest = next;
  }
  const now = monthIndex('present', nowMonth);
  const idle = latest ? now - latest.to - 1 : 0;
  if (latest?.of.kind === 'employment' && idle >= leastMonths && idle <= mostMonths)
    gaps.push(
      gap(
        latest.of,
        `since ${firmOf(latest.of, 'the last job')} (until ${sayMonth(latest.of.attributes.to ?? '')})`,
        idle,
        latest.of.line,
        nowMonth,
      ),
    );
  return gaps;
}

/** The lines whose months or years lie in what else would be a gap, so that it is none: whatever they tell of, the page accounts for that time (rule RESUME-6). */
export function timesTold(
  facts: readonly KnownFact[],
  lines: readonly NumberedLine[],
  nowMonth: string,
): FactDraft[] {
  const gaps = gapFacts(facts, nowMonth).flatMap((open) => jobSpan(open, nowMonth) ?? []);
  if (gaps.length === 0) return [];
  return lines.flatMap(({ text, line }) =>
    findMonthRanges(text).flatMap(({ from, to }) => {
      const told: FactDraft = {
        kind: 'also',
        value: clip(withoutBullet(text), 200),
        line,
        attributes: { from, to },
      };
      const span = jobSpan(told, nowMonth);
      return span && gaps.some((gap) => span.from < gap.to && span.to > gap.from) ? [told] : [];
    }),
  );
}
