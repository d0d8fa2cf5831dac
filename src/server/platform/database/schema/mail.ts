import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
