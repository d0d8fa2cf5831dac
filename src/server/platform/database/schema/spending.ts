import { callPurposes } from '#contract/costs.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * What language models took and may still take, by what a limit is set on: `interview:<sessionId>`, `user:<uid>:<day>`, `day:<day>` (days of
 * India's calendar), for speech services each after `speech:`. Each row is the sum over its `model_calls`; guarded statements hold it below its limit. Deleting an account deletes
 * its `interview:` and `user:` rows; nothing refers to them.
 */
export const modelBudgets = pgTable(
  'model_budgets',
  {
    key: text('key').primaryKey(),
    reservedTokens: amount('reserved_tokens'),
    spentTokens: amount('spent_tokens'),
    reservedMicroRupees: amount('reserved_micro_rupees'),
    spentMicroRupees: amount('spent_micro_rupees'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    check(
      'model_budgets_not_negative',
      sql`${t.reservedTokens} >= 0 and ${t.spentTokens} >= 0 and ${t.reservedMicroRupees} >= 0 and ${t.spentMicroRupees} >= 0`,
    ),
  ],
);

/**
 * One call of a language model or, counting sound as tokens, of a speech service. Its counts are the estimate it was reserved by until it is settled, then what it took; `micro_rupees` is
 * null when its model has no price. No prompt and no reply is kept. Deleting an account clears `uid` and `session_id` (which names the
 * uid) and leaves the costs.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id'),
    uid: text('uid'),
    purpose: text('purpose', { enum: callPurposes }).notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** The day in India it was reserved on, and is counted on. */
    day: text('day').notNull(),
    /** `released`: it was never made, or failed in a way that costs nothing. */
    state: text('state', { enum: ['reserved', 'settled', 'released'] }).notNull(),
    reservedTokens: integer('reserved_tokens').notNull(),
    reservedMicroRupees: amount('reserved_micro_rupees'),
    inputTokens: integer('input_tokens').notNull(),
    cachedInputTokens: integer('cached_input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    microRupees: bigint('micro_rupees', { mode: 'number' }),
    at: at('at').notNull(),
    settledAt: at('settled_at'),
  },
  (t) => [
    index('model_calls_day').on(t.day),
    index('model_calls_session').on(t.sessionId),
    index('model_calls_uid').on(t.uid, t.day),
    index('model_calls_open').on(t.at).where(sql`state = 'reserved'`),
  ],
);
