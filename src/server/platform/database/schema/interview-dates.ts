import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The day of the interview somebody prepares for, one a user; no row is no date. `day` is India's, as YYYY-MM-DD. */
export const interviewDates = pgTable(
  'interview_dates',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => users.uid, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    school: text('school'),
    chosenAt: at('chosen_at').notNull(),
    /** Since when its owner wants to be reminded by mail; null is no. */
    remindersChosenAt: at('reminders_chosen_at'),
    /** The last reminder that was written: of which day, and how many days before it. */
    remindedDay: text('reminded_day'),
    remindedDaysBefore: integer('reminded_days_before'),
  },
  (t) => [index('interview_dates_to_remind').on(t.day).where(sql`reminders_chosen_at is not null`)],
);
