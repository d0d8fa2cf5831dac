import type { FactAttributes, FactKind } from '#contract/resume.ts';
import type { FactDraft } from './fact-draft.ts';
import { findDegree } from './education-levels.ts';
import {
  earliestMonth,
  latestMonth,
  monthIndex,
  monthsBetween,
  namesMonth,
  reckonedSpan,
  sayMonth,
} from './months.ts';

/** The kinds that follow from other facts; they are worked out again when the candidate edits those. */
export const derivedKinds: readonly FactKind[] = ['grade_trend', 'gap', 'job_switch', 'promotion'];

type Known = { kind: FactKind; value: string; line: number; attributes: FactAttributes };

const stageOrder: NonNullable<FactAttributes['level']>[] = [
  'X',
  'XII',
  'diploma',
  'UG',
  'PG',
  'professional',
];

const stageOf = ({ attributes }: Known) => {
  const { level, degree = '', branch = '' } = attributes;
  if (level === 'X' || level === 'XII') return `Class ${level}`;
  return branch ? `${degree} ${branch}` : degree;
};

/**
 * Falls of marks between one stage and the next: 8 points and more between two percentages (rule RESUME-5), more than 10 where a grade point
 * had to be converted. The marks are quoted as written, never converted.
 */
function gradeTrends(facts: readonly Known[]): FactDraft[] {
  const marks = facts
    .filter(
      ({ kind, attributes }) =>
        kind === 'score' && attributes.percent !== undefined && attributes.level !== undefined,
    )
    .toSorted(
      (a, b) => stageOrder.indexOf(a.attributes.level ?? 'X') - stageOrder.indexOf(b.attributes.level ?? 'X'),
    );
  const stages = marks.filter((mark, i) => marks.findIndex((m) => stageOf(m) === stageOf(mark)) === i);
  return stages.slice(1).flatMap((later, i) => {
    const earlier = stages[i] as Known;
    const drop = Math.round(((earlier.attributes.percent ?? 0) - (later.attributes.percent ?? 0)) * 10) / 10;
    const isPoint = ({ attributes }: Known) =>
      /\/(?:10|4|5|7|8|9)(?:\.0+)?$|gpa|cpi|spi/i.test(attributes.score ?? '');
    const fell = isPoint(earlier) || isPoint(later) ? drop > 10 : drop >= 8;
    if (!fell) return [];
    const said = (mark: Known) => `${mark.attributes.score ?? ''} in ${stageOf(mark)}`;
    return [
      {
        kind: 'grade_trend',
        value: `from ${said(earlier)} to ${said(later)}`,
        line: later.line,
        attributes: {
          drop,
          level: later.attributes.level ?? 'UG',
          percent: later.attributes.percent ?? 0,
          number: `${earlier.attributes.score ?? ''} to ${later.attributes.score ?? ''}`,
        },
        confidence: isPoint(earlier) || isPoint(later) ? 0.75 : 0.9,
      } satisfies FactDraft,
    ];
  });
}

/** Usual years of the course after Class XII; undefined when the length cannot be told (a Bachelor's without a name, a lateral entry). */
function courseYears({ attributes }: Known): number | undefined {
  const found = findDegree(`${attributes.degree ?? ''} ${attributes.branch ?? ''}`);
  return attributes.level === 'UG' || attributes.level === 'professional' ? found?.years : undefined;
}

function studyGaps(facts: readonly Known[]): FactDraft[] {
  const stages = facts.filter(
    ({ kind, attributes }) => kind === 'education' && attributes.year !== undefined,
  );
  const school = stages.find(({ attributes }) => attributes.level === 'XII');
  const first = stages
    .filter(({ attributes }) => attributes.level === 'UG' || attributes.level === 'professional')
    .toSorted((a, b) => (a.attributes.year ?? 0) - (b.attributes.year ?? 0))[0];
  const tenth = stages.find(({ attributes }) => attributes.level === 'X');
  const facing: FactDraft[] = [];
  const add = (earlier: Known, later: Known, years: number) => {
    const [from, to] = [earlier.attributes.year ?? 0, later.attributes.year ?? 0];
    const missed = to - from - years;
    if (missed < 1 || missed > 6) return;
    facing.push({
      kind: 'gap',
      value: `${missed} ${missed === 1 ? 'year' : 'years'} more than the course takes between ${stageOf(earlier)} (${from}) and ${stageOf(later)} (${to})`,
      line: later.line,
      attributes: { months: missed * 12, from: `${from}-06`, to: `${to}-06` },
      confidence: 0.75,
    });
  };
  const years = first ? courseYears(first) : undefined;
  if (school && first && years !== undefined) add(school, first, years);
  if (tenth && school) add(tenth, school, 2);
  return facing;
}

type Job = Known;

const dated = ({ kind, attributes }: Known): boolean =>
  kind === 'employment' && Boolean(attributes.from) && Boolean(attributes.to);

const spanOf = ({ attributes }: Job) => reckonedSpan(attributes.from ?? '', attributes.to ?? '');

const inOrder = (jobs: readonly Job[], nowMonth: string): Job[] =>
  jobs.toSorted((a, b) => monthIndex(spanOf(a).from, nowMonth) - monthIndex(spanOf(b).from, nowMonth));

const fullTimeJobs = (facts: readonly Known[], nowMonth: string): Job[] =>
  inOrder(
    facts.filter((fact) => dated(fact) && fact.attributes.fullTime === true),
    nowMonth,
  );

const isDegree = ({ kind, attributes }: Known): boolean =>
  kind === 'education' &&
  attributes.year !== undefined &&
  attributes.level !== 'X' &&
  attributes.level !== 'XII';

const endOfStudy = ({ attributes }: Known): string =>
  attributes.to && attributes.to !== 'present' ? attributes.to : `${attributes.year ?? 0}-06`;

/** All that filled the time after the first degree: full-time posts, and articles, house jobs and work on one's own account. */
function occupations(facts: readonly Known[], nowMonth: string): Job[] {
  const [graduated] = facts.filter(isDegree).map(endOfStudy).toSorted();
  return inOrder(
    facts.filter(
      (fact) =>
        dated(fact) &&
        (fact.attributes.fullTime === true ||
          (graduated !== undefined &&
            monthIndex(spanOf(fact).from, nowMonth) > monthIndex(graduated, nowMonth))),
    ),
    nowMonth,
  );
}

/**
 * Months without work: more than 6 between a degree and the first job, more than 2 between jobs, more than 6 since the last (rule RESUME-6). Where a year
 * came without its month it is a gap only if it is one whichever month was meant, and how long it was is not said.
 */
function workGaps(facts: readonly Known[], nowMonth: string): FactDraft[] {
  const jobs = occupations(facts, nowMonth);
  const gaps: FactDraft[] = [];
  const add = (from: string, to: string, limit: number, line: number, said: string) => {
    const idle = monthIndex(earliestMonth(to), nowMonth) - monthIndex(latestMonth(from), nowMonth) - 1;
    if (idle <= limit || idle > 120) return;
    const until = to === 'present' ? nowMonth : to;
    const isExact = namesMonth(from) && namesMonth(until);
    gaps.push({
      kind: 'gap',
      value: isExact ? `${idle} months ${said}` : said,
      line,
      attributes: { ...(isExact ? { months: idle } : {}), from, to: until },
      confidence: 0.7,
    });
  };
  const first = jobs[0];
  const start = first?.attributes.from ?? '';
  const degrees = facts.filter(isDegree);
  const before = degrees
    .filter((d) => first && monthIndex(endOfStudy(d), nowMonth) < monthIndex(spanOf(first).from, nowMonth))
    .toSorted((a, b) => endOfStudy(b).localeCompare(endOfStudy(a)))[0];
  if (first && before)
    add(
      endOfStudy(before),
      start,
      6,
      first.line,
      `between ${stageOf(before)} (${before.attributes.year ?? ''}) and the first job (${sayMonth(start)})`,
    );
  let latest = first;
  for (const job of jobs.slice(1)) {
    const end = latest?.attributes.to ?? '';
    if (latest && end !== 'present')
      add(
        end,
        job.attributes.from ?? '',
        2,
        job.line,
        `between ${latest.attributes.organisation || 'one job'} (until ${sayMonth(end)}) and ${job.attributes.organisation || 'the next'} (from ${sayMonth(job.attributes.from ?? '')})`,
      );
    if (latest && monthIndex(spanOf(job).to, nowMonth) > monthIndex(spanOf(latest).to, nowMonth))
      latest = job;
  }
  const end = latest?.attributes.to ?? 'present';
  if (latest && end !== 'present') {
    const study = degrees.some(
      (d) => monthIndex(endOfStudy(d), nowMonth) > monthIndex(latestMonth(end), nowMonth),
    );
    if (!study)
      add(
        end,
        'present',
        6,
        latest.line,
        `since ${latest.attributes.organisation || 'the last job'} (until ${sayMonth(end)})`,
      );
  }
  return gaps;
}

const sameFirm = (a: string, b: string) => {
  const key = (name: string) =>
    name
      .toLowerCase()
      .replace(/\b(?:pvt|private|ltd|limited|india|inc|llp|technologies)\b\.?/g, '')
      .replace(/[^\p{L}\d]/gu, '');
  return (
    key(a) !== '' &&
    (key(a) === key(b) ||
      (key(a).length > 4 && key(b).startsWith(key(a))) ||
      (key(b).length > 4 && key(a).startsWith(key(b))))
  );
};

function moves(facts: readonly Known[], nowMonth: string): FactDraft[] {
  const jobs = fullTimeJobs(facts, nowMonth);
  const found: FactDraft[] = jobs.flatMap(({ attributes, line }) => {
    const within = /^(.{4,80}?),?\s+(?:later|then|promoted to|promoted as|and later|→|to)\s+(.{4,80})$/i.exec(
      attributes.role ?? '',
    );
    if (!within?.[1] || !within[2]) return [];
    const organisation = attributes.organisation ?? '';
    return [
      {
        kind: 'promotion',
        value: `from ${within[1]} to ${within[2]}${organisation ? ` at ${organisation}` : ''}`,
        line,
        attributes: { role: within[2], organisation },
        confidence: 0.85,
      },
    ];
  });
  for (const [i, later] of jobs.slice(1).entries()) {
    const earlier = jobs[i] as Known;
    const [a, b] = [earlier.attributes, later.attributes];
    if (!a.organisation || !b.organisation) continue;
    if (sameFirm(a.organisation, b.organisation)) {
      if (a.role && b.role && a.role !== b.role)
        found.push({
          kind: 'promotion',
          value: `from ${a.role} to ${b.role} at ${b.organisation}`,
          line: later.line,
          attributes: { role: b.role, organisation: b.organisation, from: b.from ?? '' },
          confidence: 0.85,
        });
      continue;
    }
    const months = tenure(jobs, a.organisation, nowMonth);
    found.push({
      kind: 'job_switch',
      value: `from ${a.organisation} to ${b.organisation} in ${sayMonth(b.from ?? '')}`,
      line: later.line,
      attributes: {
        organisation: b.organisation,
        role: b.role ?? '',
        from: b.from ?? '',
        ...(months === null ? {} : { months }),
      },
      confidence: 0.85,
    });
  }
  return found;
}

/** Months at one firm over all posts held there; null where a month is not known. */
function tenure(jobs: readonly Known[], firm: string, nowMonth: string): number | null {
  const spans = jobs
    .filter(({ attributes }) => sameFirm(attributes.organisation ?? '', firm))
    .map(({ attributes: { from = '', to = '' } }) => ({ from, to: to === 'present' ? nowMonth : to }));
  if (!spans.every(({ from, to }) => namesMonth(from) && namesMonth(to))) return null;
  return spans.reduce((sum, { from, to }) => sum + monthsBetween(from, to, nowMonth), 0);
}

/** What follows from the other facts: falls in marks, gaps in time, changes of firm (`months` is the time at the firm left) and promotions. */
export function derivedFacts(facts: readonly Known[], nowMonth: string): FactDraft[] {
  return [
    ...gradeTrends(facts),
    ...studyGaps(facts),
    ...workGaps(facts, nowMonth),
    ...moves(facts, nowMonth),
  ];
}
