import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { interviewSessions } from './interviews.ts';

/**
 * Claims that their owner marked as wrong in the ledger of an interview (rule LEDGER-10): the words as they were said, the facts of the resume
 * that said them, what was written instead, and what they become. A row repeats words of its interview and goes with them.
 */
export const claimMarks = pgTable(
  'claim_marks',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.sessionId, { onDelete: 'cascade' }),
    claimId: text('claim_id').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    words: text('words').notNull(),
    within: jsonb('within').$type<string[]>().notNull(),
    correct: text('correct').notNull(),
    becomes: text('becomes').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.sessionId, t.claimId] })],
);
