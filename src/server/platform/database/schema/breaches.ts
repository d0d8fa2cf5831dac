import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Breaches of personal data: what happened, when it became known, who was told of it when, and the words for those it concerns. */
export const breaches = pgTable('breaches', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  what: text('what').notNull(),
  beganAt: at('began_at').notNull(),
  endedAt: at('ended_at').notNull(),
  knownAt: at('known_at').notNull(),
  certInAt: at('cert_in_at'),
  boardAt: at('board_at'),
  boardDetailsAt: at('board_details_at'),
  consequences: text('consequences'),
  measures: text('measures'),
  advice: text('advice'),
});

/** Whom a breach concerns, and when each was told; no more than an id. */
export const breachAffected = pgTable(
  'breach_affected',
  {
    breach: integer('breach')
      .notNull()
      .references(() => breaches.number),
    uid: text('uid').notNull(),
    toldAt: at('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.breach, t.uid] }),
    index('breach_affected_untold').on(t.breach, t.toldAt),
    index('breach_affected_uid').on(t.uid),
  ],
);
