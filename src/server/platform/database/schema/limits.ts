import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often a caller called within the running window of a limit, on every node together (rule LIMIT-1). `key` is a hash: no address is kept.
 * The table is unlogged: a crash of the database forgets the counts, and counting waits for no disk.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (t) => [index('call_counts_ends_at').on(t.endsAt)],
);
