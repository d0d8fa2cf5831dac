import type { ResumeFact } from '#contract/resume.ts';
import { monthIndex, namesMonth, reckonedSpan } from './months.ts';

/**
 * Months of full-time work up to and including `nowMonth` (`YYYY-MM`), both ends of each job counted and overlapping jobs counted once. Internships and
 * articled training (`fullTime` false) do not count; a job with only a length adds its length (rule RESUME-7). Null where a job is in doubt or has neither dates nor a length.
 */
export function workMonths(
  facts: readonly Pick<ResumeFact, 'kind' | 'attributes' | 'doubt'>[],
  nowMonth: string,
): number | null {
  const worked = new Set<number>();
  let undated = 0;
  const last = monthIndex('present', nowMonth);
  for (const { kind, attributes, doubt } of facts) {
    if (kind !== 'employment' || attributes.fullTime !== true) continue;
    if (doubt !== undefined) return null;
    const { months } = attributes;
    const { from, to } = reckonedSpan(attributes.from ?? '', attributes.to ?? '');
    if (!namesMonth(from) || !(to === 'present' || namesMonth(to))) {
      if (months === undefined) return null;
      undated += months;
      continue;
    }
    const end = Math.min(monthIndex(to, nowMonth), last);
    const start = Math.max(monthIndex(from, nowMonth), end - 719);
    for (let month = start; month <= end; month += 1) worked.add(month);
  }
  return Math.min(worked.size + undated, 720);
}

/** Whether the panel treats the candidate as a fresher: certainly under twelve months of full-time work. */
export function isFresher(months: number | null): boolean {
  return months !== null && months < 12;
}
