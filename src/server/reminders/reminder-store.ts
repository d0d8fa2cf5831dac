import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, gt, isNotNull, lte, sql } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { interviewDates } from '#server/platform/database/schema/interview-dates.ts';
import { insertWithdrawal } from '#server/platform/tombstones/tombstone-store.ts';

/** One mail that may be due: to whom, of which day, how many days before it. */
export type Reminder = { uid: string; day: string; daysBefore: number };

const accountStays = sql`not exists (select 1 from account_deletions d where d.uid = ${interviewDates.uid})`;
const notWritten = ({ day, daysBefore }: Omit<Reminder, 'uid'>) =>
  sql`(${interviewDates.remindedDay}, ${interviewDates.remindedDaysBefore}) is distinct from (${day}, ${daysBefore}::integer)`;

/** Keeps since when the user wants to be reminded of their day; the first yes stands. Whether they have a day, and their account stays. */
export async function setReminders(tx: Tx, uid: string, now: Date): Promise<boolean> {
  const since = sql`coalesce(${interviewDates.remindersChosenAt}, ${now.toISOString()}::timestamptz)`;
  const rows = await tx
    .update(interviewDates)
    .set({ remindersChosenAt: since })
    .where(and(eq(interviewDates.uid, uid), accountStays))
    .returning({ uid: interviewDates.uid });
  return rows.length > 0;
}

/** Takes the choice back, whatever else is so; repeating it changes nothing. */
export async function withdrawReminders(tx: Tx, uid: string, now: Date): Promise<void> {
  if (await endReminders(tx, uid, now)) await insertWithdrawal(tx, { uid, of: 'reminders', at: now });
}

/** Ends a choice that was made by `until`; whether there was one. */
export async function endReminders(tx: Tx, uid: string, until: Date): Promise<boolean> {
  const rows = await tx
    .update(interviewDates)
    .set({ remindersChosenAt: null })
    .where(and(eq(interviewDates.uid, uid), lte(interviewDates.remindersChosenAt, until)))
    .returning({ uid: interviewDates.uid });
  return rows.length > 0;
}

/** Whose mail of this kind is due and not written, by user, after `after`. */
export async function findDue(
  tx: Tx,
  due: Omit<Reminder, 'uid'>,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ uid: interviewDates.uid })
    .from(interviewDates)
    .where(
      and(
        eq(interviewDates.day, due.day),
        isNotNull(interviewDates.remindersChosenAt),
        gt(interviewDates.uid, after),
        notWritten(due),
        accountStays,
      ),
    )
    .orderBy(asc(interviewDates.uid))
    .limit(limit);
  return rows.map(({ uid }) => uid);
}

/** Claims one mail: once, only while its day and the choice stand and the account stays (rule REMIND-2). Whether this caller is to write it. */
export async function claimReminder(tx: Tx, { uid, day, daysBefore }: Reminder): Promise<boolean> {
  const rows = await tx
    .update(interviewDates)
    .set({ remindedDay: day, remindedDaysBefore: daysBefore })
    .where(
      and(
        eq(interviewDates.uid, uid),
        eq(interviewDates.day, day),
        isNotNull(interviewDates.remindersChosenAt),
        notWritten({ day, daysBefore }),
        accountStays,
      ),
    )
    .returning({ uid: interviewDates.uid });
  return rows.length > 0;
}

/** Whether the user still wants to be reminded of that day, and their account stays. */
export async function wantsReminder(tx: Tx, uid: string, day: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    z.object({ uid: z.string() }),
    sql`select uid from ${interviewDates} where uid = ${uid} and day = ${day} and reminders_chosen_at is not null and ${accountStays}`,
  );
  return rows.length > 0;
}

/** Whether the user has mails that their feedback is ready turned on. */
export async function wantsFeedbackMail(tx: Tx, uid: string): Promise<boolean> {
  const [row] = await tx.select({ settings: users.settings }).from(users).where(eq(users.uid, uid));
  return row?.settings.emailUpdates === true;
}
