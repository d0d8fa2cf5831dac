import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What one process measured for all of them, by name (`platform/metrics/figures.ts`). It holds counts and ages, nobody's data. */
export const serviceFigures = pgTable('service_figures', {
  name: text('name').primaryKey(),
  figures: jsonb('figures').$type<unknown>().notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});
