import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MentorShows, MentorTopicScore } from '#contract/mentors.ts';
import { users } from './accounts.ts';
import { feedbacks } from './interviews.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * Links by which a mentor reads one interview and scores it once (rule MENTOR-1). A row goes with the feedback it is about; one that
 * was never scored goes when its time is over, and a scored one then keeps the scores and loses the way in.
 */
export const mentorLinks = pgTable(
  'mentor_links',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => feedbacks.sessionId, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    /** Of the secret in the link; null once it leads nowhere for good. */
    tokenHash: text('token_hash').unique(),
    /** The candidate's own word for whom it is, seen by nobody else. */
    forWhom: text('for_whom').notNull(),
    shows: jsonb('shows').$type<MentorShows>().notNull(),
    /** The candidate lets the scores help to check ours; a revoked link takes it back. */
    candidateHelps: boolean('candidate_helps').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    openedAt: at('opened_at'),
    scoredAt: at('scored_at'),
    scores: jsonb('scores').$type<MentorTopicScore[]>(),
    mentorHelps: boolean('mentor_helps').notNull().default(false),
  },
  (t) => [
    index('mentor_links_session').on(t.sessionId, t.createdAt),
    index('mentor_links_uid').on(t.uid),
    index('mentor_links_over').on(t.expiresAt).where(sql`scored_at is null or token_hash is not null`),
  ],
);
