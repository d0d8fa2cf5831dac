import type { DatePlan } from '#contract/interview-date.ts';
import { inWordsCapital } from '#web/content/number-words.ts';

const stepWords: Readonly<Record<DatePlan['steps'][number]['kind'], string>> = {
  interview: 'a mock interview',
  drills: 'the drills that are due',
  read: 'your last feedback once, then rest',
  day: 'your interview',
};

/** How far it is: "Ten days left." A day that is over is said to be, and nothing more is asked of anybody (rule DATE-3). */
export function daysLeftWords(daysLeft: number): string {
  if (daysLeft < 0)
    return 'That day is over. We hope it went well. Clear it, or set the next one, whenever you like.';
  if (daysLeft === 0) return 'It is today. Nothing is left to prepare. All the best.';
  return daysLeft === 1 ? 'It is tomorrow.' : `${inWordsCapital(daysLeft)} days left.`;
}

/** A day of the plan with what it is for. */
export function stepLine({ day, kind }: DatePlan['steps'][number]): { day: string; words: string } {
  const at = new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return { day: at.format(new Date(`${day}T00:00:00Z`)), words: stepWords[kind] };
}

/** Interviews that no longer have a day before it; null when all have. */
export function beyondWords({ beyond, daysLeft }: Pick<DatePlan, 'beyond' | 'daysLeft'>): string | null {
  if (beyond === 0 || daysLeft < 0) return null;
  return beyond === 1
    ? 'One interview of yours has no day before it. It stays yours until it expires.'
    : `${inWordsCapital(beyond)} interviews of yours have no day before it. They stay yours until they expire.`;
}
