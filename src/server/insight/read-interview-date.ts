import type { ReplyOf } from '#contract/endpoints.ts';
import { indiaDay } from '#contract/india-time.ts';
import { calendarFile } from '#core/insight/date-plan/calendar-file.ts';
import { planBack } from '#core/insight/date-plan/plan-back.ts';
import { progressOf } from '#core/insight/progress/progress-of.ts';
import { readCreditDays } from '#server/billing/read-remaining.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findReadFeedback } from './insight-store.ts';
import { findInterviewDate } from './interview-date-store.ts';
import type { DrillFigures } from './read-progress.ts';

export type DateParts = Pick<Parts, 'database' | 'clock'> & { drills: DrillFigures };
type DatedPlan = ReplyOf<'readInterviewDate'>;

/** The day the user prepares for, with the plan back from it by India's calendar; both null where no day is set. */
export async function readInterviewDate(parts: DateParts, { uid }: { uid: string }): Promise<DatedPlan> {
  return parts.database.read((tx) => datedPlan(parts, tx, uid));
}

/** The plan as a calendar file. Throws Refusal `not_found` where no day is set. */
export async function readCalendar(parts: DateParts, { uid }: { uid: string }): Promise<string> {
  const { date, plan } = await readInterviewDate(parts, { uid });
  if (!date || !plan) throw new Refusal('not_found');
  return calendarFile({ date, plan, name: uid, stampedAt: parts.clock.now() });
}

/** The same within a transaction. */
export async function datedPlan(
  { clock, drills }: Omit<DateParts, 'database'>,
  tx: Tx,
  uid: string,
): Promise<DatedPlan> {
  const date = await findInterviewDate(tx, uid);
  if (!date) return { date: null, plan: null };
  const now = clock.now();
  const plan = planBack({
    today: indiaDay(now),
    day: date.day,
    credits: await readCreditDays(tx, uid, now),
    drillDays: await drills.dueDays(tx, uid, now),
    neverAssessed: progressOf(await findReadFeedback(tx, uid)).neverAssessed,
  });
  return { date, plan };
}
