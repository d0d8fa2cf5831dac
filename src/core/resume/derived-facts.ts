import { sayMonth } from '#contract/fact-in-words.ts';
import type { FactAttributes, FactKind } from '#contract/resume.ts';
import { isExamination } from './course-lengths.ts';
import { stageOf } from './education-levels.ts';
import type { FactDraft, KnownFact } from './fact-draft.ts';
import { gapFacts } from './gap-facts.ts';
import { monthIndex, monthsBetween, namesMonth, reckonedSpan } from './months.ts';
import { namesRole } from './role-words.ts';

type Level = NonNullable<FactAttributes['level']>;
const leastFall = 10;

/** The kinds that follow from other facts; they are worked out again when the candidate edits those. */
export const derivedKinds: readonly FactKind[] = ['grade_trend', 'gap', 'job_switch', 'promotion'];

type Mark = { fact: KnownFact; value: number; scale: string };

/** A mark with the scale it stands on; undefined for an examination of a profession, and where the scale is not certain. */
function markOf(fact: KnownFact): Mark | undefined {
  const { percent, score = '', degree = '' } = fact.attributes;
  if (fact.kind !== 'score' || percent === undefined || isExamination(degree)) return undefined;
  const scale = /\/\s*(\d+)/.exec(score)?.[1];
  const isPoint = scale !== undefined ? Number(scale) <= 10 : /gpa|cpi|spi/i.test(score);
  if (!isPoint) return { fact, value: percent, scale: '%' };
  const outOf = scale ?? (Number.parseFloat(score) > 5 ? '10' : undefined);
  return outOf === undefined ? undefined : { fact, value: percent, scale: outOf };
}

const steps: readonly (readonly [before: readonly Level[], after: readonly Level[]])[] = [
  [['X'], ['XII']],
  [['UG', 'professional'], ['PG']],
];

/**
 * Falls of 10 points and more between two marks of one kind, school with school and degree with degree (rule RESUME-5). A step with two marks of one
 * scale on either side is left alone. The marks are quoted as written, never converted.
 */
function gradeTrends(facts: readonly KnownFact[]): FactDraft[] {
  const marks = facts.flatMap((fact) => markOf(fact) ?? []);
  return steps.flatMap(([before, after]) =>
    [...new Set(marks.map(({ scale }) => scale))].flatMap((scale) => {
      const at = (levels: readonly Level[]) =>
        marks.filter(
          ({ fact, scale: own }) => own === scale && levels.includes(fact.attributes.level ?? 'diploma'),
        );
      const [[earlier, another], [later, yetAnother]] = [at(before), at(after)];
      if (!earlier || !later || another || yetAnother) return [];
      const drop = Math.round((earlier.value - later.value) * 10) / 10;
      if (drop < leastFall) return [];
      const said = ({ fact }: Mark) => `${fact.attributes.score ?? ''} in ${stageOf(fact)}`;
      return [
        {
          kind: 'grade_trend',
          value: `from ${said(earlier)} to ${said(later)}`,
          line: later.fact.line,
          attributes: {
            drop,
            level: later.fact.attributes.level ?? 'UG',
            percent: later.value,
            number: `${earlier.fact.attributes.score ?? ''} to ${later.fact.attributes.score ?? ''}`,
          },
        } satisfies FactDraft,
      ];
    }),
  );
}

const isJob = ({ kind, attributes: { from, to, fullTime } }: KnownFact): boolean =>
  kind === 'employment' && Boolean(from) && Boolean(to) && fullTime === true;

const fullTimeJobs = (facts: readonly KnownFact[], nowMonth: string): KnownFact[] => {
  const start = ({ attributes }: KnownFact) =>
    monthIndex(reckonedSpan(attributes.from ?? '', attributes.to ?? '').from, nowMonth);
  return facts.filter(isJob).toSorted((a, b) => start(a) - start(b));
};

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

function moves(facts: readonly KnownFact[], nowMonth: string): FactDraft[] {
  const jobs = fullTimeJobs(facts, nowMonth);
  const found: FactDraft[] = jobs.flatMap(({ attributes, line }) => {
    const within = /^(.{4,80}?),?\s+(?:later|then|promoted to|promoted as|and later|→)\s+(.{4,80})$/i.exec(
      attributes.role ?? '',
    );
    if (!within?.[1] || !within[2] || !namesRole(within[1]) || !namesRole(within[2])) return [];
    const organisation = attributes.organisation ?? '';
    return [
      {
        kind: 'promotion',
        value: `from ${within[1]} to ${within[2]}${organisation ? ` at ${organisation}` : ''}`,
        line,
        attributes: { role: within[2], organisation },
      },
    ];
  });
  for (const [i, later] of jobs.slice(1).entries()) {
    const earlier = jobs[i] as KnownFact;
    const [a, b] = [earlier.attributes, later.attributes];
    if (!a.organisation || !b.organisation) continue;
    if (sameFirm(a.organisation, b.organisation)) {
      if (a.role && b.role && a.role !== b.role)
        found.push({
          kind: 'promotion',
          value: `from ${a.role} to ${b.role} at ${b.organisation}`,
          line: later.line,
          attributes: { role: b.role, organisation: b.organisation, from: b.from ?? '' },
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
    });
  }
  return found;
}

/** Months at one firm over all posts held there; null where a month is not known. */
function tenure(jobs: readonly KnownFact[], firm: string, nowMonth: string): number | null {
  const spans = jobs
    .filter(({ attributes }) => sameFirm(attributes.organisation ?? '', firm))
    .map(({ attributes: { from = '', to = '' } }) => ({ from, to: to === 'present' ? nowMonth : to }));
  if (!spans.every(({ from, to }) => namesMonth(from) && namesMonth(to))) return null;
  return spans.reduce((sum, { from, to }) => sum + monthsBetween(from, to, nowMonth), 0);
}

/**
 * What follows from the other facts: falls in marks, gaps in time, changes of firm (`months` is the time at the firm left) and promotions. Nothing follows
 * while one of the facts it rests on is in doubt (rule RESUME-16).
 */
export function derivedFacts(facts: readonly KnownFact[], nowMonth: string): FactDraft[] {
  const isCertain = (...kinds: FactKind[]) =>
    !facts.some(({ kind, doubt }) => doubt !== undefined && kinds.includes(kind));
  return [
    ...(isCertain('score') ? gradeTrends(facts) : []),
    ...(isCertain('employment', 'education', 'responsibility', 'project') ? gapFacts(facts, nowMonth) : []),
    ...(isCertain('employment') ? moves(facts, nowMonth) : []),
  ];
}
