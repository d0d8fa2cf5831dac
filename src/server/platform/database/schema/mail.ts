import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { stoppableMails } from '#contract/unsubscribe.ts';
import { users } from './accounts.ts';
import { billingDocuments } from './billing.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Mail to be sent, written with what it tells of; its id names its occasion, so that nobody is told twice. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    documentId: text('document_id').references(() => billingDocuments.id),
    /** Where mails of its kind are stopped, with the secret, until it is sent; null for a mail that is owed. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    /** When its address and words were deleted; that it was sent stays. */
    forgottenAt: at('forgotten_at'),
  },
  (t) => [
    index('mails_unsent').on(t.createdAt).where(sql`sent_at is null`),
    index('mails_to_forget').on(t.createdAt).where(sql`forgotten_at is null`),
    index('mails_uid').on(t.uid),
    index('mails_document').on(t.documentId).where(sql`document_id is not null`),
  ],
);

/** Links in mails by which one kind of mail to one user is stopped without signing in; the secret itself is kept nowhere once its mail is sent. */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    kind: text('kind', { enum: stoppableMails }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('unsubscribe_links_uid').on(t.uid)],
);
