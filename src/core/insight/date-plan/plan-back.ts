import { drillLimits } from '#contract/drills.ts';
import type { DatePlan } from '#contract/interview-date.ts';
import { spreadInterviews } from './spread-interviews.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The last mock interview is so many days before the real one: what it shows can still be worked on (rule DATE-2). */
const lastMockBefore = 2;

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** So many days from `today` to `day`, both YYYY-MM-DD; below zero when it is over. */
export function daysBetween(today: string, day: string): number {
  return dayNumber(day) - dayNumber(today);
}

/**
 * The plan back from an interview's day: what interviews are left on days of their own, evenly, none after its credit ended, the last two days
 * before; drills on the first free day from when they are due; one's own feedback the evening before. What does not fit is counted and not
 * squeezed in (rule DATE-2).
 */
export function planBack({
  today,
  day,
  credits,
  drillDays,
  neverAssessed,
}: {
  today: string;
  day: string;
  /** What is left, by the last day on which it can be begun. */
  credits: readonly { lastDay: string; interviews: number }[];
  /** When each drill is due; a day that is over counts as today. */
  drillDays: readonly string[];
  neverAssessed: DatePlan['neverAssessed'];
}): DatePlan {
  const daysLeft = daysBetween(today, day);
  const [from, to] = [dayNumber(today), dayNumber(day)];
  const mocks = spreadInterviews({
    from,
    to: to - lastMockBefore,
    lastDays: credits.flatMap(({ lastDay, interviews }) =>
      Array<number>(interviews).fill(dayNumber(lastDay)),
    ),
  });
  const kinds = new Map<number, DatePlan['steps'][number]['kind']>();
  for (const at of mocks.days) kinds.set(at, 'interview');
  if (daysLeft >= 1) kinds.set(to - 1, 'read');
  if (daysLeft >= 0) kinds.set(to, 'day');
  const due = drillDays.map((on) => dayNumber(on));
  let practised = 0;
  for (let at = from; at < to - 1; at++) {
    const open = due.filter((on) => on <= at).length - practised;
    if (open === 0 || kinds.has(at)) continue;
    kinds.set(at, 'drills');
    practised += Math.min(open, drillLimits.perDay);
  }
  return {
    daysLeft,
    interviews: mocks.days.length,
    beyond: mocks.outrun + mocks.beyond,
    outrun: mocks.outrun,
    firstExpiry: mocks.firstEnd === null ? null : dayOf(mocks.firstEnd),
    drillsDue: due.filter((on) => on <= from).length,
    neverAssessed,
    steps: [...kinds].toSorted(([a], [b]) => a - b).map(([at, kind]) => ({ day: dayOf(at), kind })),
  };
}
