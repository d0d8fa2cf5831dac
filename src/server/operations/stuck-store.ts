import { z } from 'zod';
import { stuckOrder } from '#contract/billing.ts';
import { agreedAttempts, sendBackCauses, unsettledOrders } from '#core/billing/order-machine.ts';
import { refundsUnderWay } from '#core/billing/refunds.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';

const shown = 500;
const row = stuckOrder.omit({ createdAt: true }).extend({ createdAt: z.coerce.date() });
type StuckOrder = z.infer<typeof row>;

const columns = sql`o.id as "orderId", o.uid, o.product as "paymentType", o.status,
  o.razorpay_order_id as "razorpayOrderId", o.created_at as "createdAt"`;

/** Orders placed before `placedBefore` that the bank has said yes to and nobody settled; the oldest first. */
export async function findConfirmingTooLong(tx: Tx, placedBefore: Date): Promise<StuckOrder[]> {
  return queryRows(
    tx,
    row,
    sql`
    select ${columns}, 'a payment is authorised and was not settled' as why from orders o
    where o.status in ${unsettledOrders} and o.created_at < ${placedBefore.toISOString()}
      and exists (select 1 from payment_attempts a where a.order_id = o.id and a.status in ${agreedAttempts})
    order by o.created_at, o.id limit ${shown}`,
  );
}

/** Orders somebody paid with another amount or currency, until that money has gone back; the oldest first. */
export async function findInReview(tx: Tx): Promise<StuckOrder[]> {
  return queryRows(
    tx,
    row,
    sql`
    select ${columns}, 'a payment does not match the order' as why from orders o
    where o.status = 'needs_review'
      and exists (select 1 from payment_attempts a where a.order_id = o.id and a.status = 'captured')
    order by o.created_at, o.id limit ${shown}`,
  );
}

/** Orders with a refund that was asked for before `askedBefore` and has neither been paid nor failed; the oldest first. */
export async function findRefundingTooLong(tx: Tx, askedBefore: Date): Promise<StuckOrder[]> {
  return queryRows(
    tx,
    row,
    sql`
    select ${columns}, 'a refund is ' || r.status || ' and does not end' as why
    from orders o join refunds r on r.order_id = o.id
    where r.status in ${refundsUnderWay} and r.created_at < ${askedBefore.toISOString()}
    order by r.created_at, r.id limit ${shown}`,
  );
}

/** Orders with money that should go back and could not be sent at least once; the oldest first. */
export async function findUnsendable(tx: Tx): Promise<StuckOrder[]> {
  return queryRows(
    tx,
    row,
    sql`
    select ${columns}, 'money that bought nothing could not be sent back, and is tried again daily' as why
    from orders o join refunds r on r.order_id = o.id
    where r.cause in ${sendBackCauses} and r.status in ${refundsUnderWay}
      and exists (select 1 from refunds f where f.razorpay_payment_id = r.razorpay_payment_id and f.status = 'failed')
    order by r.created_at, r.id limit ${shown}`,
  );
}

/** How many webhooks came before `receivedBefore` and were not processed. */
export async function countUnprocessedWebhooks(tx: Tx, receivedBefore: Date): Promise<number> {
  const [found] = await queryRows(
    tx,
    z.object({ waiting: z.number() }),
    sql`
    select count(*)::int as waiting from webhook_inbox
    where processed_at is null and received_at < ${receivedBefore.toISOString()}`,
  );
  return found?.waiting ?? 0;
}
