import type { DatePlan } from '#contract/interview-date.ts';

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
 * The plan back from an interview's day: what interviews are left on days of their own, evenly from today to two days before, drills on the day
 * after each while any are due, one's own feedback the evening before. What does not fit is counted and not squeezed in (rule DATE-2).
 */
export function planBack({
  today,
  day,
  remaining,
  drillsDue,
  neverAssessed,
}: {
  today: string;
  day: string;
  remaining: number;
  drillsDue: number;
  neverAssessed: DatePlan['neverAssessed'];
}): DatePlan {
  const daysLeft = daysBetween(today, day);
  const [from, to] = [dayNumber(today), dayNumber(day)];
  const room = Math.max(0, daysLeft - lastMockBefore + 1);
  const interviews = Math.min(remaining, room);
  const steps: DatePlan['steps'] = [];
  const taken = new Set<number>();
  const add = (at: number, kind: DatePlan['steps'][number]['kind']): void => {
    if (taken.has(at)) return;
    taken.add(at);
    steps.push({ day: dayOf(at), kind });
  };
  for (let left = 0; left < interviews; left++)
    add(to - lastMockBefore - Math.floor((left * room) / interviews), 'interview');
  if (daysLeft >= 1) add(to - 1, 'read');
  if (daysLeft >= 0) add(to, 'day');
  const drillsFrom = drillsDue > 0 ? from : to;
  for (let at = drillsFrom; at < to - 1; at++) if (taken.has(at - 1) || at === from) add(at, 'drills');
  return {
    daysLeft,
    interviews,
    beyond: remaining - interviews,
    drillsDue,
    neverAssessed,
    steps: steps.toSorted((a, b) => a.day.localeCompare(b.day)),
  };
}
