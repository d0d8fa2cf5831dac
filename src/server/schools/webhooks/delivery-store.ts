import { z } from 'zod';
import {
  type DeliveryState,
  type TryResult,
  webhookLimits,
  webhookTest,
} from '#contract/schools/webhooks.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, lt, or, sql } from '#server/platform/database/query.ts';
import {
  schoolWebhookDeliveries as deliveries,
  schoolWebhookTries as tries,
} from '#server/platform/database/schema/school-webhooks.ts';
import type { WebhookKey } from './webhook-store.ts';

type DeliveryKey = { orgId: string; deliveryId: string };
export type DeliveryRow = typeof deliveries.$inferSelect;
type TryRow = typeof tries.$inferSelect;
/** A message that is due, and how many tries of it were made: only the next one may be made for it. */
export type DueDelivery = DeliveryKey & { made: number };

const pageSize = 30;
/** Longer than a try takes with all about it. */
const leaseMs = 30_000;
const queuedMs = 10 * 60_000;
const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const later = (now: Date, ms: number) => at(new Date(now.getTime() + ms));
const isDelivery = ({ orgId, deliveryId }: DeliveryKey) =>
  and(eq(deliveries.orgId, orgId), eq(deliveries.deliveryId, deliveryId));
const counted = z.object({ n: z.number() });

/** Writes these messages for every webhook of the school that is on and asked for them; how many. */
export async function insertMessages(
  tx: Tx,
  orgId: string,
  messages: readonly { event: string; payload: string }[],
  now: Date,
): Promise<number> {
  const [row] = await queryRows(
    tx,
    counted,
    sql`with told as (
        insert into school_webhook_deliveries (org_id, delivery_id, webhook_id, event, payload, state, last_try, next_at, created_at)
        select w.org_id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), w.webhook_id, m.event, m.payload, 'waiting',
          ${webhookLimits.tries}::int, ${at(now)}, ${at(now)}
        from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m(event text, payload text)
        join school_webhooks w on w.org_id = ${orgId} and w.state = 'active' and w.events @> jsonb_build_array(m.event)
        join organisations o on o.org_id = w.org_id and o.closed_at is null
        returning 1)
      select count(*)::int as n from told`,
  );
  return row?.n ?? 0;
}

/** Writes the one message by which a webhook is tried out, once. */
export async function insertTest(
  tx: Tx,
  row: WebhookKey & { deliveryId: string; payload: string; now: Date },
): Promise<void> {
  const { now, ...values } = row;
  const times = { nextAt: now, createdAt: now };
  await tx
    .insert(deliveries)
    .values({ ...values, ...times, event: webhookTest, state: 'waiting', lastTry: 1 });
}

/**
 * Takes messages that are due, the longest due first, for a job each; two processes take none twice. Those of a webhook that rests stay. A job that is lost leaves its
 * message due again after ten minutes. Only across organisations.
 */
export async function takeDue(tx: Tx, now: Date, limit: number): Promise<DueDelivery[]> {
  return queryRows(
    tx,
    z.object({ orgId: z.string(), deliveryId: z.string(), made: z.number() }),
    sql`update school_webhook_deliveries d set next_at = ${later(now, queuedMs)}
      from (select x.org_id, x.delivery_id from school_webhook_deliveries x
        join school_webhooks w on w.org_id = x.org_id and w.webhook_id = x.webhook_id
        where x.state = 'waiting' and x.next_at <= ${at(now)} and (w.rests_until is null or w.rests_until <= ${at(now)} or x.event = ${webhookTest})
        order by x.next_at limit ${limit}::int for update of x skip locked) due
      where d.org_id = due.org_id and d.delivery_id = due.delivery_id
      returning d.org_id as "orgId", d.delivery_id as "deliveryId", d.tries as made`,
  );
}

/** Ends what waits for a webhook that is off, and what died in its last try. Only across organisations. */
export async function endStranded(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`update school_webhook_deliveries d set state = 'dead', next_at = null from school_webhooks w
    where w.org_id = d.org_id and w.webhook_id = d.webhook_id and d.state = 'waiting' and d.next_at <= ${at(now)}
      and (d.tries >= d.last_try or (w.state <> 'active' and d.event <> ${webhookTest}))`);
  await tx.execute(sql`update school_webhook_tries t set result = 'cut_off' from school_webhook_deliveries d
    where d.org_id = t.org_id and d.delivery_id = t.delivery_id and d.state = 'dead' and t.result is null
      and t.at <= ${later(now, -leaseMs)}`);
}

/**
 * Begins the next try of a message, once, in one statement: false when it was made, is over, or the webhook rests or is off. A try before it that nobody ended was cut
 * off. The message is looked at again after half a minute if this one ends nowhere either.
 */
export async function beginTry(tx: Tx, due: DueDelivery, now: Date): Promise<boolean> {
  const { orgId, deliveryId, made } = due;
  const rows = await queryRows(
    tx,
    counted,
    sql`with begun as (
        update school_webhook_deliveries d set tries = d.tries + 1, next_at = ${later(now, leaseMs)} from school_webhooks w
        where d.org_id = ${orgId} and d.delivery_id = ${deliveryId} and d.state = 'waiting' and d.tries = ${made}::int and d.tries < d.last_try
          and w.org_id = d.org_id and w.webhook_id = d.webhook_id
          and (d.event = ${webhookTest} or (w.state = 'active' and (w.rests_until is null or w.rests_until <= ${at(now)})))
        returning d.org_id, d.delivery_id, d.tries
      ), cut as (
        update school_webhook_tries t set result = 'cut_off' from begun
        where t.org_id = begun.org_id and t.delivery_id = begun.delivery_id and t.result is null
      ), written as (
        insert into school_webhook_tries (org_id, delivery_id, number, at) select org_id, delivery_id, tries, ${at(now)} from begun
      )
      select tries as n from begun`,
  );
  return rows.length > 0;
}

/** Leaves a message to the end of its webhook's rest, where that is why its next try did not begin. */
export async function waitForRest(
  tx: Tx,
  { orgId, deliveryId, made }: DueDelivery,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update school_webhook_deliveries d set next_at = w.rests_until from school_webhooks w
    where d.org_id = ${orgId} and d.delivery_id = ${deliveryId} and d.state = 'waiting' and d.tries = ${made}::int
      and w.org_id = d.org_id and w.webhook_id = d.webhook_id and w.rests_until > ${at(now)}`);
}

/** A message; null when there is none. */
export async function findDelivery(tx: Tx, key: DeliveryKey): Promise<DeliveryRow | null> {
  const [row] = await tx.select().from(deliveries).where(isDelivery(key));
  return row ?? null;
}

/** Ends a try. What was taken is delivered whatever became of it meanwhile; otherwise it waits for `nextAt`, or is given up where that is null. */
export async function endTry(
  tx: Tx,
  { orgId, deliveryId }: DeliveryKey,
  ended: {
    number: number;
    result: TryResult;
    status: number | null;
    durationMs: number;
    answer: string;
    isTaken: boolean;
    nextAt: Date | null;
  },
): Promise<void> {
  const { number, isTaken, nextAt, ...values } = ended;
  await tx
    .update(tries)
    .set(values)
    .where(and(eq(tries.orgId, orgId), eq(tries.deliveryId, deliveryId), eq(tries.number, number)));
  const state = isTaken ? 'delivered' : nextAt === null ? 'dead' : 'waiting';
  await tx
    .update(deliveries)
    .set({ state, nextAt: isTaken ? null : nextAt })
    .where(
      and(
        isDelivery({ orgId, deliveryId }),
        eq(deliveries.tries, number),
        isTaken ? undefined : eq(deliveries.state, 'waiting'),
      ),
    );
}

const isOf = ({ orgId, webhookId }: WebhookKey) =>
  and(eq(deliveries.orgId, orgId), eq(deliveries.webhookId, webhookId));

/** A page of a webhook's messages, newest first, from after the message `before`, each with its last try. */
export async function listDeliveryRows(
  tx: Tx,
  key: WebhookKey,
  { before, state }: { before?: string | undefined; state?: DeliveryState | undefined },
) {
  const from = before === undefined ? null : await findDelivery(tx, { orgId: key.orgId, deliveryId: before });
  if (before !== undefined && !from) return { rows: [], more: false };
  const older = from
    ? or(
        lt(deliveries.createdAt, from.createdAt),
        and(eq(deliveries.createdAt, from.createdAt), lt(deliveries.deliveryId, from.deliveryId)),
      )
    : undefined;
  const rows = await tx
    .select({ row: deliveries, last: { result: tries.result, status: tries.status } })
    .from(deliveries)
    .leftJoin(
      tries,
      and(
        eq(tries.orgId, deliveries.orgId),
        eq(tries.deliveryId, deliveries.deliveryId),
        eq(tries.number, deliveries.tries),
      ),
    )
    .where(and(isOf(key), state ? eq(deliveries.state, state) : undefined, older))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.deliveryId))
    .limit(pageSize + 1);
  return { rows: rows.slice(0, pageSize), more: rows.length > pageSize };
}

/** A message with its tries in their order, both as of one moment; null when there is none. */
export async function findDeliveryWithTries(
  tx: Tx,
  key: DeliveryKey,
): Promise<{ row: DeliveryRow; tries: TryRow[] } | null> {
  const rows = await tx
    .select({ row: deliveries, made: tries })
    .from(deliveries)
    .leftJoin(tries, and(eq(tries.orgId, deliveries.orgId), eq(tries.deliveryId, deliveries.deliveryId)))
    .where(isDelivery(key))
    .orderBy(asc(tries.number));
  const [first] = rows;
  return first ? { row: first.row, tries: rows.flatMap(({ made }) => (made ? [made] : [])) } : null;
}

/** Gives messages of a webhook that are over another round of tries from now on: one, or what was given up since a time. How many there were. */
export async function sendAnew(
  tx: Tx,
  { orgId, webhookId }: WebhookKey,
  which: { deliveryId: string } | { deadSince: Date },
  now: Date,
): Promise<number> {
  const these =
    'deliveryId' in which
      ? sql`delivery_id = ${which.deliveryId} and state <> 'waiting'`
      : sql`state = 'dead' and event <> ${webhookTest} and created_at >= ${at(which.deadSince)}`;
  const rows = await queryRows(
    tx,
    counted,
    sql`update school_webhook_deliveries set state = 'waiting', next_at = ${at(now)},
        last_try = tries + case when event = ${webhookTest} then 1 else ${webhookLimits.tries}::int end
      where org_id = ${orgId} and webhook_id = ${webhookId} and ${these} returning 1 as n`,
  );
  return rows.length;
}

/** Deletes messages older than `before` with their tries, at most `limit`; how many. Only across organisations. */
export async function deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await queryRows(
    tx,
    counted,
    sql`delete from school_webhook_deliveries where (org_id, delivery_id) in
      (select org_id, delivery_id from school_webhook_deliveries where created_at < ${at(before)} order by created_at limit ${limit}::int)
      returning 1 as n`,
  );
  return rows.length;
}
