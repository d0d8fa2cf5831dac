import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The day of the interview somebody prepares for, one a user; no row is no date. `day` is India's, as YYYY-MM-DD. */
export const interviewDates = pgTable('interview_dates', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  day: text('day').notNull(),
  school: text('school'),
  chosenAt: at('chosen_at').notNull(),
});
