import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StandingClaim } from '#contract/ledger.ts';
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

/**
 * How a model read the claims of an interview, once (rule LEDGER-18): asked for at `asked_at`, made at `made_at`, with no claims where code's ledger
 * stands. A row repeats words of its interview and goes with them.
 */
export const claimReadings = pgTable('claim_readings', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => interviewSessions.sessionId, { onDelete: 'cascade' }),
  askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  claims: jsonb('claims').$type<StandingClaim[]>(),
  /** The model that read them; null where code did. */
  model: text('model'),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date', precision: 3 }),
});
