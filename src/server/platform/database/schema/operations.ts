import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was done to accounts and credits, append-only; each entry carries the hash of the one before it (rule LOG-2). */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: integer('seq').primaryKey(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    uid: text('uid'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [index('audit_log_kind').on(t.kind, t.seq), index('audit_log_uid').on(t.uid, t.seq)],
);

/** Where the audit log was cut, append-only: its entries up to `seq` had their time, and the chain goes on from `hash` (rule LOG-4). */
export const auditCuts = pgTable('audit_cuts', {
  seq: integer('seq').primaryKey(),
  hash: text('hash').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});
