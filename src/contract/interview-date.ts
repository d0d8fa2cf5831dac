import { z } from 'zod';
import { topicIds } from './topics.ts';

/** A day of India's calendar, as YYYY-MM-DD. */
export const calendarDay = z.iso.date();

/** So many days ahead an interview may lie: two admission rounds. */
export const furthestDays = 400;

export const interviewDate = z.object({
  day: calendarDay,
  school: z.string().nullable(),
});
export type InterviewDate = z.infer<typeof interviewDate>;

/** So many days before the day a mail may come to who asked for them; at most one each (rule REMIND-1). */
export const reminderDays = [7, 3, 1] as const;

/** What a day of the plan is for: a mock interview, the drills that are due, a last reading of one's own, or the day itself. */
const stepKinds = ['interview', 'drills', 'read', 'day'] as const;

export const datePlan = z.object({
  /** Below zero once it is over. */
  daysLeft: z.number().int(),
  /** Interviews that are left and have a day before it. */
  interviews: z.number().int(),
  /** Interviews that are left and no longer fit. */
  beyond: z.number().int(),
  /** Of these, the ones that expire before a day of their own is left. */
  outrun: z.number().int(),
  /** The last day of the first to expire of those that have a day, where that is before the date and so moved it; null where none does. */
  firstExpiry: calendarDay.nullable(),
  /** Those due today or before. */
  drillsDue: z.number().int(),
  neverAssessed: z.array(z.object({ topicId: z.enum(topicIds), name: z.string() })),
  /** By day, each day once. */
  steps: z.array(z.object({ day: calendarDay, kind: z.enum(stepKinds) })),
});
export type DatePlan = z.infer<typeof datePlan>;
