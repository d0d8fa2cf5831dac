import type { DatePlan } from '#contract/interview-date.ts';
import { dayMs } from '#contract/time.ts';
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

type Step = DatePlan['steps'][number];

/** The plan line by line, each with the days it holds for: days in a row that are for the same are one line. */
export function planLines(steps: readonly Step[]): { days: string; words: string }[] {
  const stretches: { kind: Step['kind']; from: string; to: string }[] = [];
  for (const { day, kind } of steps) {
    const open = stretches.at(-1);
    if (open?.kind === kind && midnight(day) - midnight(open.to) === dayMs) open.to = day;
    else stretches.push({ kind, from: day, to: day });
  }
  return stretches.map(({ kind, from, to }) => ({
    days: from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`,
    words: stepWords[kind],
  }));
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(midnight(day))
    .replaceAll(' ', '\u00a0');

/** What the plan does about interviews that expire before the date, and which have no day in it; nothing once the date is over. */
export function interviewLines({
  beyond,
  outrun,
  firstExpiry,
  daysLeft,
}: Pick<DatePlan, 'beyond' | 'outrun' | 'firstExpiry' | 'daysLeft'>): string[] {
  if (daysLeft < 0) return [];
  const tooNear = beyond - outrun;
  return [
    firstExpiry &&
      `Your interviews do not all last until the date: the first expire after ${dayWords(firstExpiry)}. Each is planned for a day on which it can still be begun.`,
    outrun === 1 && 'One interview of yours expires before a day of its own is left for it.',
    outrun > 1 &&
      `${inWordsCapital(outrun)} interviews of yours expire before a day of their own is left for them.`,
    tooNear === 1 && 'One interview of yours has no day before it. It stays yours until it expires.',
    tooNear > 1 &&
      `${inWordsCapital(tooNear)} interviews of yours have no day before it. They stay yours until they expire.`,
  ].filter((line) => typeof line === 'string');
}
