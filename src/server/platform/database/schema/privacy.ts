import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tombstoneKinds } from '../../tombstones/tombstone-file.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * Accounts whose owner asked for their deletion (rule ERASE-1). Until `erasing_at` they may be kept after all; `erased_at` is when nothing
 * was left but what the law keeps.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => users.uid),
    requestedAt: at('requested_at').notNull(),
    dueAt: at('due_at').notNull(),
    erasingAt: at('erasing_at'),
    erasedAt: at('erased_at'),
  },
  (t) => [index('account_deletions_due').on(t.dueAt).where(sql`erased_at is null`)],
);

/** Who chose to keep feedback longer than the purchase it came with; a row is the choice. */
export const feedbackKeeping = pgTable('feedback_keeping', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  chosenAt: at('chosen_at').notNull(),
});

/**
 * What was asked to be deleted or was taken away, ids only, in the order it was asked: each row also becomes a line of a file outside the database, so that a
 * restored backup deletes it again (rule ERASE-5).
 */
export const tombstones = pgTable(
  'tombstones',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: tombstoneKinds }).notNull(),
    /** The interview's session id, the resume's id, the account's uid or that with what was taken back, or a school's id with that of what is its own and how it stands. */
    subject: text('subject').notNull(),
    at: at('at').notNull(),
    /** Of an account: when it goes. */
    dueAt: at('due_at'),
    /** When its line was in the file for good. */
    writtenAt: at('written_at'),
  },
  (t) => [index('tombstones_unwritten').on(t.id).where(sql`written_at is null`)],
);
