import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DrillAim, DrillResult } from '#contract/drills.ts';
import { users } from './accounts.ts';
import { interviewSessions } from './interviews.ts';

/**
 * What a session of kind `drill` is besides its talk: its aim, the day in India it counts on, and what it came to. The row outlives its words, since the
 * day's three are counted on it (rule DRILL-4).
 */
export const drills = pgTable(
  'drills',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => interviewSessions.sessionId, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    day: text('day').notNull(),
    /** False once it was thrown away before it started. */
    counts: boolean('counts').notNull().default(true),
    /** Null once its words were deleted, as is the result. */
    aim: jsonb('aim').$type<DrillAim>(),
    result: jsonb('result').$type<DrillResult>(),
    completedAt: timestamp('completed_at', { withTimezone: true, mode: 'date', precision: 3 }),
  },
  (t) => [index('drills_uid_day').on(t.uid, t.day)],
);
