import { indiaDay } from '#contract/india-time.ts';
import { daysBetween } from '#core/insight/date-plan/plan-back.ts';
import { findReader } from '#server/feedback/feedback-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Reminder, wantsReminder } from './reminder-store.ts';

/** A reminder's occasion: nobody is told twice of the same day as far ahead, whatever became of the date in between. */
export function reminderIdOf({ uid, day, daysBefore }: Reminder): string {
  return `reminder:${uid}:${day}:${daysBefore}`;
}

/**
 * Whether a mail that comes by choice is still wanted now that it is to be sent: the choice may have been taken back, the date moved or the account been
 * given up while it waited, and a reminder that waited past its day would say what is not so (rule REMIND-2).
 */
export async function isMailWanted(
  tx: Tx,
  { id, uid }: { id: string; uid: string },
  now: Date,
): Promise<boolean> {
  const feedback = /^feedback:(.+)$/.exec(id)?.[1];
  if (feedback !== undefined) return (await findReader(tx, feedback)) !== null;
  const [, day = '', daysBefore = ''] = /^reminder:[^:]+:([\d-]+):(\d+)$/.exec(id) ?? [];
  if (daysBetween(indiaDay(now), day) !== Number(daysBefore)) return false;
  return wantsReminder(tx, uid, day);
}
