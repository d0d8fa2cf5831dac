import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { schoolJobStates } from '#contract/schools/states.ts';
import { organisations, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored),
});
const orgId = () =>
  text('org_id')
    .notNull()
    .references(() => organisations.orgId, { onDelete: 'cascade' });

/** A sheet brought in, or a file made to be taken out, as a job with its progress. Its bytes go with `expiresAt`. */
export const schoolJobs = pgTable(
  'school_jobs',
  {
    orgId: orgId(),
    jobId: text('job_id').notNull(),
    /** Which import or export it is. */
    kind: text('kind').notNull(),
    state: text('state', { enum: schoolJobStates }).notNull(),
    /** What it was asked for. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    /** How often it was begun: each beginning writes under its own number, and an earlier one writes no more. */
    attempts: integer('attempts').notNull().default(0),
    /** Rows that could not be taken, and whatever else the job found. */
    report: jsonb('report').$type<unknown>(),
    fileName: text('file_name'),
    mediaType: text('media_type'),
    bytes: bigint('bytes', { mode: 'number' }),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.jobId] }),
    index('school_jobs_page').on(t.orgId, t.createdAt, t.jobId),
    index('school_jobs_expired').on(t.expiresAt),
  ],
);

export const schoolJobChunks = pgTable(
  'school_job_chunks',
  {
    orgId: orgId(),
    jobId: text('job_id').notNull(),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [withinOrganisation(), primaryKey({ columns: [t.orgId, t.jobId, t.number] })],
);
