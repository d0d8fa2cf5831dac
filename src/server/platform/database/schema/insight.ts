import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Ladder } from '#contract/ladder.ts';
import { feedbacks } from './interviews.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * The ladder of a feedback (rule LADDER-4), one for ever: null while it is being made, since `asked_at`. It goes with its feedback, whoever
 * deletes that and however late this was written.
 */
export const ladders = pgTable('ladders', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => feedbacks.sessionId, { onDelete: 'cascade' }),
  askedAt: at('asked_at').notNull(),
  ladder: jsonb('ladder').$type<Ladder>(),
  madeAt: at('made_at'),
});
