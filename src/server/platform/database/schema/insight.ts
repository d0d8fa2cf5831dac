import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Again, SecondAnswer } from '#contract/again.ts';
import { feedbacks } from './interviews.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * The answer of a feedback that is worth giving again, one for ever: null while it is being made, since `asked_at`; and the second answer, of which the last
 * one stands. It goes with its feedback, whoever deletes that and however late this was written (rule AGAIN-3).
 */
export const againAnswers = pgTable('again_answers', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => feedbacks.sessionId, { onDelete: 'cascade' }),
  askedAt: at('asked_at').notNull(),
  again: jsonb('again').$type<Again>(),
  madeAt: at('made_at'),
  second: jsonb('second').$type<SecondAnswer>(),
  /** How many second answers there were: a reading is stored only of the one it was asked for. */
  tries: integer('tries').notNull().default(0),
  readingAskedAt: at('reading_asked_at'),
});
