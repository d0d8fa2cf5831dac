import { z } from 'zod';
import { agreedAttempts, unsettledOrders } from '#core/billing/order-machine.ts';
import { refundsUnderWay } from '#core/billing/refunds.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import type { Figures } from '#server/platform/metrics/figures.ts';

const waiting = z.object({ count: z.number(), oldestSeconds: z.number() });
type Waiting = z.infer<typeof waiting>;

const none: Waiting = { count: 0, oldestSeconds: 0 };
/** The columns of `Waiting`, over times since which each thing waits. */
const waitingSince = (since: string, now: Date) => sql`count(*)::int as count,
  coalesce(greatest(extract(epoch from ${now.toISOString()}::timestamptz - min(${sql.raw(since)})), 0), 0)::float8 as "oldestSeconds"`;

/**
 * Orders the bank agreed to pay, or that are paid, without interviews, since when the payment was heard of. Only orders the reconciler still
 * asks about are looked at: those of the last five days.
 */
export async function countPaidNotCredited(tx: Tx, now: Date): Promise<Waiting> {
  const [found] = await queryRows(
    tx,
    waiting,
    sql`
    select ${waitingSince('since', now)} from (
      select (select min(a.updated_at) from payment_attempts a where a.order_id = o.id and a.status in ${agreedAttempts}) as since
      from orders o
      where o.next_check_at is not null and o.status in ${[...unsettledOrders, 'success']}
        and not exists (select 1 from credit_lots l where l.source_key = o.id)
    ) unpaid where since is not null`,
  );
  return found ?? none;
}

/** Orders with captured money that does not match them, until it has gone back. The status stands in the statement as it does in the index. */
export async function countToReview(tx: Tx): Promise<number> {
  return countOf(
    tx,
    sql`
    select count(*)::int as count from orders o
    where o.status = 'needs_review'
      and exists (select 1 from payment_attempts a where a.order_id = o.id and a.status = 'captured')`,
  );
}

/** Refunds under way that were asked for before `askedBefore`. */
export async function countStuckRefunds(tx: Tx, askedBefore: Date): Promise<number> {
  return countOf(
    tx,
    sql`
    select count(*)::int as count from refunds
    where next_check_at is not null and status in ${refundsUnderWay} and created_at < ${askedBefore.toISOString()}`,
  );
}

/** Webhooks that were stored and not processed, since when they came. */
export async function countWaitingWebhooks(tx: Tx, now: Date): Promise<Waiting> {
  const [found] = await queryRows(
    tx,
    waiting,
    sql`select ${waitingSince('received_at', now)} from webhook_inbox where processed_at is null`,
  );
  return found ?? none;
}

/** Webhooks that can never be processed. The pattern stands in the statement as it does in the index. */
export async function countSetAside(tx: Tx): Promise<number> {
  return countOf(tx, sql`select count(*)::int as count from webhook_inbox where outcome like 'set aside: %'`);
}

/** Mails queued before `queuedBefore` that no server took. */
export async function countUnsentMails(tx: Tx, queuedBefore: Date): Promise<number> {
  return countOf(
    tx,
    sql`
    select count(*)::int as count from mails where sent_at is null and created_at < ${queuedBefore.toISOString()}`,
  );
}

/** Interviews that are not over, by state, and how long the oldest waits for its feedback. */
export async function countOpenInterviews(
  tx: Tx,
  now: Date,
): Promise<Pick<Figures<'minute'>, 'interviews' | 'oldestScoringSeconds'>> {
  const rows = await queryRows(
    tx,
    waiting.extend({ state: z.enum(['preparing', 'running', 'scoring']) }),
    sql`
    select state, ${waitingSince('coalesce(ended_at, updated_at)', now)} from interview_sessions
    where kind = 'interview' and state in ('preparing', 'running', 'scoring') group by state`,
  );
  const of = (state: (typeof rows)[number]['state']): Waiting =>
    rows.find((row) => row.state === state) ?? none;
  return {
    interviews: {
      preparing: of('preparing').count,
      running: of('running').count,
      scoring: of('scoring').count,
    },
    oldestScoringSeconds: of('scoring').oldestSeconds,
  };
}

/** Interviews that hold a credit and in which nothing has happened since `before`, or whose scoring should have been given up (rule CREDIT-4). */
export async function countIdleHolds(
  tx: Tx,
  { before, scoredBefore }: { before: Date; scoredBefore: Date },
): Promise<number> {
  return countOf(
    tx,
    sql`
    select count(*)::int as count from interview_sessions
    where kind = 'interview' and ((state in ('preparing', 'running') and updated_at < ${before.toISOString()})
      or (state = 'scoring' and updated_at < ${scoredBefore.toISOString()}))`,
  );
}

/** Jobs that are due at `now` and not begun, by queue. */
export async function countDueJobs(tx: Tx): Promise<Figures<'minute'>['queues']> {
  return queryRows(
    tx,
    z.object({ queue: z.string(), waiting: z.number(), oldestSeconds: z.number() }),
    sql`
    select name as queue, count(*)::int as waiting,
      greatest(extract(epoch from now() - min(start_after)), 0)::float8 as "oldestSeconds"
    from pgboss.job where state < 'active' and start_after <= now() group by name order by name`,
  );
}

/**
 * Compares the ledger with the lots over the `limit` lots after `afterLot`, in the order of their ids (rule MONEY-2): how many were
 * looked at and how many of them differ, and the last one.
 */
export async function compareLots(
  tx: Tx,
  afterLot: string,
  limit: number,
): Promise<{ looked: number; differing: number; lastLot: string | null }> {
  const [found] = await queryRows(
    tx,
    z.object({ looked: z.number(), differing: z.number(), lastLot: z.string().nullable() }),
    sql`
    select count(*)::int as looked, count(*) filter (where remaining <> summed)::int as differing, max(id) as "lastLot" from (
      select l.id, l.granted - l.held - l.captured - l.lapsed - l.revoked as remaining,
        (select coalesce(sum(delta), 0) from ledger where lot_id = l.id) as summed
      from credit_lots l where l.id > ${afterLot} order by l.id limit ${limit}
    ) page`,
  );
  return found ?? { looked: 0, differing: 0, lastLot: null };
}

async function countOf(tx: Tx, statement: ReturnType<typeof sql>): Promise<number> {
  const [found] = await queryRows(tx, z.object({ count: z.number() }), statement);
  return found?.count ?? 0;
}
