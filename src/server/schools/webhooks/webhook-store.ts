import { z } from 'zod';
import { webhookLimits, type WebhookState, type WebhookTerms } from '#contract/schools/webhooks.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, ne, sql } from '#server/platform/database/query.ts';
import { schoolWebhookDeliveries, schoolWebhooks } from '#server/platform/database/schema/school-webhooks.ts';

export type WebhookKey = { orgId: string; webhookId: string };
export type WebhookRow = typeof schoolWebhooks.$inferSelect;

const one = z.object({ webhook_id: z.string() });
const isWebhook = ({ orgId, webhookId }: WebhookKey) =>
  and(eq(schoolWebhooks.orgId, orgId), eq(schoolWebhooks.webhookId, webhookId));

/**
 * Adds a webhook in the first place of the school that is free, in one statement; false when none is. The key of the places lets no eleventh in, whoever else adds one
 * at the same moment.
 */
export async function insertWebhook(
  tx: Tx,
  row: WebhookKey & WebhookTerms & { secret: string; now: Date },
): Promise<boolean> {
  const { orgId, webhookId, url, description, events, secret, now } = row;
  const added = await queryRows(
    tx,
    one,
    sql`insert into school_webhooks (org_id, webhook_id, place, url, description, events, state, secret, created_at)
      select ${orgId}, ${webhookId}, free.place, ${url}, ${description}, ${JSON.stringify(events)}::jsonb, 'active', ${secret},
        ${now.toISOString()}::timestamptz
      from generate_series(1, ${webhookLimits.endpoints}::int) as free(place)
      where not exists (select from school_webhooks w where w.org_id = ${orgId} and w.place = free.place)
      order by free.place limit 1
      on conflict (org_id, place) do nothing returning webhook_id`,
  );
  return added.length > 0;
}

/** The webhooks of a school, oldest first, with how many of their messages wait and how many were given up. */
export async function listWebhookRows(tx: Tx, orgId: string) {
  const inState = (state: string) =>
    sql<number>`(select count(*)::int from ${schoolWebhookDeliveries} d where d.org_id = ${schoolWebhooks}.org_id
      and d.webhook_id = ${schoolWebhooks}.webhook_id and d.state = ${state})`;
  return tx
    .select({ row: schoolWebhooks, waiting: inState('waiting'), dead: inState('dead') })
    .from(schoolWebhooks)
    .where(eq(schoolWebhooks.orgId, orgId))
    .orderBy(asc(schoolWebhooks.createdAt), asc(schoolWebhooks.place));
}

/** A webhook; null when there is none. */
export async function findWebhook(tx: Tx, key: WebhookKey): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(schoolWebhooks).where(isWebhook(key));
  return row ?? null;
}

/** A webhook, held until the transaction ends: taken before its messages, by whoever changes both. Null when there is none. */
export async function lockWebhook(tx: Tx, key: WebhookKey): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(schoolWebhooks).where(isWebhook(key)).for('update');
  return row ?? null;
}

/** Sets address, description and events over the revision that was seen; false when it stands at another. */
export async function updateWebhook(
  tx: Tx,
  { revision, url, description, events, ...key }: WebhookKey & WebhookTerms & { revision: number },
): Promise<boolean> {
  const rows = await tx
    .update(schoolWebhooks)
    .set({ url, description, events, revision: revision + 1 })
    .where(and(isWebhook(key), eq(schoolWebhooks.revision, revision)))
    .returning({ id: schoolWebhooks.webhookId });
  return rows.length > 0;
}

/** Switches a webhook, and gives up what waits for one that goes off; false when it stands so already. Its days of failing begin anew when it goes on. */
export async function setState(tx: Tx, key: WebhookKey, state: WebhookState): Promise<boolean> {
  const rows = await tx
    .update(schoolWebhooks)
    .set({ state, ...(state === 'active' ? { failingSince: null, restsUntil: null } : {}) })
    .where(and(isWebhook(key), ne(schoolWebhooks.state, state)))
    .returning({ id: schoolWebhooks.webhookId });
  if (rows.length === 0) return false;
  if (state !== 'active')
    await tx.execute(sql`update school_webhook_deliveries set state = 'dead', next_at = null
      where org_id = ${key.orgId} and webhook_id = ${key.webhookId} and state = 'waiting'`);
  return true;
}

/** Puts a secret in the place of the one there, which signs beside it until `previousUntil`. */
export async function replaceSecret(
  tx: Tx,
  key: WebhookKey,
  { secret, previousUntil }: { secret: string; previousUntil: Date },
): Promise<boolean> {
  const rows = await tx
    .update(schoolWebhooks)
    .set({ secret, previousSecret: sql`secret`, previousUntil })
    .where(isWebhook(key))
    .returning({ id: schoolWebhooks.webhookId });
  return rows.length > 0;
}

/** Deletes a webhook with all its messages; false when there was none. */
export async function deleteWebhook(tx: Tx, key: WebhookKey): Promise<boolean> {
  const rows = await tx
    .delete(schoolWebhooks)
    .where(isWebhook(key))
    .returning({ id: schoolWebhooks.webhookId });
  return rows.length > 0;
}

/** Notes how the last try went: taken, all is well; not taken, nothing else is tried before `restsUntil`. The webhook as it stands then. */
export async function noteHealth(
  tx: Tx,
  key: WebhookKey,
  { now, restsUntil }: { now: Date; restsUntil: Date | null },
): Promise<WebhookRow | null> {
  const set =
    restsUntil === null
      ? { failingSince: null, restsUntil: null, lastTakenAt: now }
      : { failingSince: sql`coalesce(failing_since, ${now.toISOString()}::timestamptz)`, restsUntil };
  const [row] = await tx.update(schoolWebhooks).set(set).where(isWebhook(key)).returning();
  return row ?? null;
}

/** Forgets secrets that no longer sign. Only across organisations. */
export async function forgetPreviousSecrets(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`update school_webhooks set previous_secret = null, previous_until = null
    where previous_until <= ${now.toISOString()}::timestamptz`);
}
