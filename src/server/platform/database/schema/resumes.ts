import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type HiddenRun, type ResumeFact, type ResumeSection, resumeSources } from '#contract/resume.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The text of a resume and the facts read from it; the file itself is never kept (rule FILE-1). */
export const resumes = pgTable(
  'resumes',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    source: text('source', { enum: resumeSources }).notNull(),
    lines: jsonb('lines').$type<string[]>().notNull(),
    sections: jsonb('sections').$type<ResumeSection[]>().notNull(),
    hiddenRuns: jsonb('hidden_runs').$type<HiddenRun[]>().notNull(),
    facts: jsonb('facts').$type<ResumeFact[]>().notNull(),
    workMonths: integer('work_months'),
    uploadedAt: at('uploaded_at').notNull(),
    confirmedAt: at('confirmed_at'),
    /** When the privacy sweep looks at it again; null until it first did. */
    dueAt: at('due_at'),
  },
  (t) => [
    index('resumes_uid').on(t.uid, t.uploadedAt),
    index('resumes_unseen').on(t.uploadedAt).where(sql`due_at is null`),
    index('resumes_due').on(t.dueAt).where(sql`due_at is not null`),
  ],
);
