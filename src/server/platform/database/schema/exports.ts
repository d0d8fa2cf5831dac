import { customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The copy of everything that a user asked for last: one row a user, so that there is one under way or ready (rule EXPORT-2). */
export const dataExports = pgTable(
  'exports',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => users.uid, { onDelete: 'cascade' }),
    id: text('id').notNull().unique(),
    status: text('status', { enum: ['making', 'ready', 'over', 'failed'] }).notNull(),
    /** Whose chunks are the file: the job that began to write it last. */
    attempt: text('attempt'),
    attempts: integer('attempts').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    bytes: integer('bytes'),
    askedAt: at('asked_at').notNull(),
    readyAt: at('ready_at'),
    /** When what it is now ends: a making one is given up, the file of a ready one deleted, the row of another forgotten. */
    endsAt: at('ends_at').notNull(),
    /** The day in India it was asked for on, and how often on that day. */
    askedOn: text('asked_on').notNull(),
    asks: integer('asks').notNull(),
  },
  (t) => [index('exports_ends_at').on(t.endsAt)],
);

/** The file of a copy in pieces; they go with their row's time, and with the account. */
export const exportChunks = pgTable(
  'export_chunks',
  {
    attempt: text('attempt').notNull(),
    seq: integer('seq').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attempt, t.seq] }), index('export_chunks_uid').on(t.uid)],
);
