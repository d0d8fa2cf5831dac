import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { DrillRating } from '#contract/drills.ts';
import { indiaDay } from '#contract/india-time.ts';
import { dayMs } from '#contract/time.ts';

/** A drill that was read, and when it ended. */
export type Practised = { rating: DrillRating; at: Date };

const grades: Record<DrillRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** Whole days, without chance: the same drills always come due on the same days. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 90,
  enable_fuzz: false,
  enable_short_term: false,
});

/** The last day worth practising before an interview on `interviewDate`: the day before, or the day itself once it is that late. */
function lastDayBefore(interviewDate: string, practisedOn: string): string {
  const dayBefore = new Date(Date.parse(interviewDate) - dayMs).toISOString().slice(0, 10);
  return dayBefore > practisedOn ? dayBefore : interviewDate;
}

/**
 * The day in India, YYYY-MM-DD, on which an aim is to be practised again after these drills on it, in the order they ended: spaced by how well
 * each went, and never beyond an interview date that is still to come (rule DRILL-6). Null when it was never practised: it is due at once.
 */
export function nextDue(drills: readonly Practised[], interviewDate: string | null): string | null {
  const [first] = drills;
  const last = drills.at(-1);
  if (!first || !last) return null;
  const card = drills.reduce<Card>(
    (before, { rating, at }) => scheduler.next(before, at, grades[rating]).card,
    createEmptyCard(first.at),
  );
  const due = indiaDay(card.due);
  const practisedOn = indiaDay(last.at);
  if (interviewDate === null || interviewDate < practisedOn) return due;
  const cap = lastDayBefore(interviewDate, practisedOn);
  return due < cap ? due : cap;
}
