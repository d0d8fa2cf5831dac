import type { InterviewDate } from '#contract/interview-date.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { eq, sql } from '#server/platform/database/query.ts';
import { interviewDates } from '#server/platform/database/schema/interview-dates.ts';
import { insertWithdrawal } from '#server/platform/tombstones/tombstone-store.ts';

/** The day the user prepares for, and whether they are reminded of it; null where none is set. */
export async function findInterviewDate(
  tx: Tx,
  uid: string,
): Promise<(InterviewDate & { reminders: boolean }) | null> {
  const { day, school, remindersChosenAt } = interviewDates;
  const reminders = sql<boolean>`${remindersChosenAt} is not null`;
  const [row] = await tx
    .select({ day, school, reminders })
    .from(interviewDates)
    .where(eq(interviewDates.uid, uid));
  return row ?? null;
}

/** Sets the user's day; the one before it is gone, the choice to be reminded stays. */
export async function upsertInterviewDate(
  tx: Tx,
  uid: string,
  date: InterviewDate,
  now: Date,
): Promise<void> {
  const row = { ...date, chosenAt: now };
  await tx
    .insert(interviewDates)
    .values({ uid, ...row })
    .onConflictDoUpdate({ target: interviewDates.uid, set: row });
}

/** Takes the user's day away, and with it their choice to be reminded. */
export async function deleteInterviewDate(tx: Tx, uid: string, now: Date): Promise<void> {
  const [gone] = await tx
    .delete(interviewDates)
    .where(eq(interviewDates.uid, uid))
    .returning({ reminders: interviewDates.remindersChosenAt });
  if (gone?.reminders) await insertWithdrawal(tx, { uid, of: 'reminders', at: now });
}
