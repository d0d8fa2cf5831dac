import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * Complaints, each with a ticket number that is told to whoever complained. They refer to no user: somebody who never signed in may complain, and a
 * complaint outlives the account it is about, until the retention table ends it.
 */
export const grievances = pgTable(
  'grievances',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    uid: text('uid'),
    about: text('about').notNull(),
    receivedAt: at('received_at').notNull(),
    acknowledgedAt: at('acknowledged_at'),
    closedAt: at('closed_at'),
    outcome: text('outcome'),
  },
  (t) => [index('grievances_open').on(t.closedAt, t.receivedAt), index('grievances_uid').on(t.uid)],
);
