import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { paidPlans } from '#contract/catalogue.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Interviews granted together, with one expiry (rule CREDIT-1). Availability is `granted - held - captured - lapsed - revoked`, computed at `now`. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    /** What granted it: the id of a paid order, or of an operator's grant. */
    sourceKey: text('source_key').notNull().unique(),
    granted: integer('granted').notNull(),
    held: integer('held').notNull().default(0),
    captured: integer('captured').notNull().default(0),
    /** What expired unused; `expired` is set for good when the first lapse is written. */
    lapsed: integer('lapsed').notNull().default(0),
    expired: boolean('expired').notNull().default(false),
    /** What was taken back unused with a refund. */
    revoked: integer('revoked').notNull().default(0),
    frozen: boolean('frozen').notNull().default(false),
    /** The plan an operator's grant puts its holder on; null where none, and of every purchase, whose order says it (rule FEATURE-4). */
    plan: text('plan', { enum: paidPlans }),
    grantedAt: at('granted_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('credit_lots_uid').on(t.uid, t.expiresAt),
    index('credit_lots_granted_at').on(t.grantedAt),
    index('credit_lots_to_lapse')
      .on(t.expiresAt)
      .where(sql`not expired or held + captured + lapsed + revoked < granted`),
    check(
      'credit_lots_bounds',
      sql`${t.held} >= 0 and ${t.captured} >= 0 and ${t.lapsed} >= 0 and ${t.revoked} >= 0 and ${t.granted} > 0`,
    ),
    check(
      'credit_lots_not_overdrawn',
      sql`${t.held} + ${t.captured} + ${t.lapsed} + ${t.revoked} <= ${t.granted}`,
    ),
  ],
);

/** Every movement of a credit, append-only; the same movement is written once (`kind`, `source_key`). */
export const ledger = pgTable(
  'ledger',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    lotId: text('lot_id')
      .notNull()
      .references(() => creditLots.id),
    kind: text('kind', {
      enum: ['grant', 'hold', 'release', 'capture', 'expire', 'revoke', 'adjust'],
    }).notNull(),
    /** What it does to the number of interviews the user can still begin. */
    delta: integer('delta').notNull(),
    sourceKey: text('source_key').notNull(),
    /** Why an interview without feedback came back, or was captured all the same (rule CREDIT-6). */
    reason: text('reason', { enum: ['given_up', 'not_started', 'our_failure', 'returns_used_up'] }),
    /** Which credit of its lot came back: how many were captured before it. The next hold on the lot takes it. */
    creditNumber: integer('credit_number'),
    at: at('at').notNull(),
  },
  (t) => [
    unique('ledger_once').on(t.kind, t.sourceKey),
    /** A hold ends one way: captured or released, never both. */
    uniqueIndex('ledger_hold_settled_once').on(t.sourceKey).where(sql`kind in ('capture', 'release')`),
    index('ledger_lot').on(t.lotId),
    index('ledger_uid').on(t.uid),
  ],
);
