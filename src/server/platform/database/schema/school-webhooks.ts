import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { deliveryStates, tryResults, type WebhookEvent, webhookStates } from '#contract/schools/webhooks.ts';
import { organisations, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const orgId = () =>
  text('org_id')
    .notNull()
    .references(() => organisations.orgId, { onDelete: 'cascade' });

/** Where a school is told of what happened in it. */
export const schoolWebhooks = pgTable(
  'school_webhooks',
  {
    orgId: orgId(),
    webhookId: text('webhook_id').notNull(),
    /** One of the ten places a school has: the key lets no eleventh in. */
    place: integer('place').notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    state: text('state', { enum: webhookStates }).notNull(),
    revision: integer('revision').notNull().default(1),
    /** Sealed with the service's key. */
    secret: text('secret').notNull(),
    /** The one before it, which signs too until `previousUntil`. */
    previousSecret: text('previous_secret'),
    previousUntil: at('previous_until'),
    /** Since when nothing was taken. */
    failingSince: at('failing_since'),
    /** Until when nothing else is tried, after something was not taken. */
    restsUntil: at('rests_until'),
    lastTakenAt: at('last_taken_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.webhookId] }),
    unique('school_webhooks_place').on(t.orgId, t.place),
    check('school_webhooks_places', sql`${t.place} between 1 and 10`),
  ],
);

/** What a school is to be told, written with what it tells of: a message for each webhook that asked for it. */
export const schoolWebhookDeliveries = pgTable(
  'school_webhook_deliveries',
  {
    orgId: orgId(),
    deliveryId: text('delivery_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    event: text('event').notNull(),
    /** The bytes that are signed and sent, the same at every try. */
    payload: text('payload').notNull(),
    state: text('state', { enum: deliveryStates }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** The number of the last try of its present round. */
    lastTry: integer('last_try').notNull(),
    /** When it is looked at next; null once it is over. */
    nextAt: at('next_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.deliveryId] }),
    foreignKey({
      columns: [t.orgId, t.webhookId],
      foreignColumns: [schoolWebhooks.orgId, schoolWebhooks.webhookId],
    }).onDelete('cascade'),
    index('school_webhook_deliveries_page').on(t.orgId, t.webhookId, t.createdAt, t.deliveryId),
    index('school_webhook_deliveries_due').on(t.nextAt).where(sql`state = 'waiting'`),
    index('school_webhook_deliveries_old').on(t.createdAt),
  ],
);

/** Every try of a message, begun before it is made. */
export const schoolWebhookTries = pgTable(
  'school_webhook_tries',
  {
    orgId: orgId(),
    deliveryId: text('delivery_id').notNull(),
    number: integer('number').notNull(),
    at: at('at').notNull(),
    /** Null while it is under way. */
    result: text('result', { enum: tryResults }),
    status: integer('status'),
    durationMs: integer('duration_ms'),
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.deliveryId, t.number] }),
    foreignKey({
      columns: [t.orgId, t.deliveryId],
      foreignColumns: [schoolWebhookDeliveries.orgId, schoolWebhookDeliveries.deliveryId],
    }).onDelete('cascade'),
  ],
);
