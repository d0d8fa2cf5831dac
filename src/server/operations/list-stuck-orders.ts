import type { z } from 'zod';
import type { stuckOrder } from '#contract/billing.ts';
import { dayMs } from '#contract/time.ts';
import type { Parts } from '#server/platform/parts.ts';
import {
  countUnprocessedWebhooks,
  findConfirmingTooLong,
  findInReview,
  findRefundingTooLong,
  findUnsendable,
} from './stuck-store.ts';

const patienceMs = 15 * 60_000;
/** Banks take 5-7 business days. */
const refundPatienceMs = 10 * dayMs;

/**
 * What of money does not move by itself: orders older than fifteen minutes with an authorised payment, orders with a payment that does not
 * match or could not be sent back, refunds without an end after ten days; and how many webhooks wait for more than fifteen minutes.
 */
export async function listStuckOrders({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<{
  orders: z.infer<typeof stuckOrder>[];
  unprocessedWebhooks: number;
}> {
  const nowMs = clock.now().getTime();
  const patience = new Date(nowMs - patienceMs);
  return database.read(async (tx) => {
    const found = [
      ...(await findConfirmingTooLong(tx, patience)),
      ...(await findInReview(tx)),
      ...(await findUnsendable(tx)),
      ...(await findRefundingTooLong(tx, new Date(nowMs - refundPatienceMs))),
    ];
    return {
      orders: found.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
      unprocessedWebhooks: await countUnprocessedWebhooks(tx, patience),
    };
  });
}
