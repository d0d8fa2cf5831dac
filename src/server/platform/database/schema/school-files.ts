import { sql } from 'drizzle-orm';
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
  unique,
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

/** Keys of a school's own systems; only the hash of one is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    orgId: orgId(),
    keyId: text('key_id').notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [withinOrganisation(), primaryKey({ columns: [t.orgId, t.keyId] })],
);

/** Where a school's systems are told of what happened, signed as Standard Webhooks say. */
export const schoolWebhooks = pgTable(
  'school_webhooks',
  {
    orgId: orgId(),
    webhookId: text('webhook_id').notNull(),
    url: text('url').notNull(),
    /** Sealed with the service's key: it signs, so it must be read again. */
    secret: text('secret').notNull(),
    events: jsonb('events').$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
    disabledAt: at('disabled_at'),
  },
  (t) => [withinOrganisation(), primaryKey({ columns: [t.orgId, t.webhookId] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    orgId: orgId(),
    deliveryId: text('delivery_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    event: text('event').notNull(),
    /** Names the happening: told once to each webhook. */
    occasion: text('occasion').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    nextAt: at('next_at'),
    createdAt: at('created_at').notNull(),
    deliveredAt: at('delivered_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.deliveryId] }),
    unique('webhook_deliveries_once').on(t.orgId, t.webhookId, t.occasion),
    index('webhook_deliveries_page').on(t.orgId, t.webhookId, t.createdAt),
    index('webhook_deliveries_next').on(t.nextAt).where(sql`state = 'waiting'`),
  ],
);
