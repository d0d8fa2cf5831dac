import { nextRefundCheck } from '#core/billing/check-schedule.ts';
import { refundsUnderWay } from '#core/billing/refunds.ts';
import type { AskGatewayParts } from './read-from-gateway.ts';
import { requireGateway } from './require-gateway.ts';
import { GatewayRefused, type GatewayRefund } from './payment-gateway.ts';
import { claimDueRefunds, findRefund, setRefund, type StoredRefund } from './refund-store.ts';
import { settleRefund } from './settle-refund.ts';

const batch = 20;
const claimMs = 60_000;

/**
 * Sends every refund that is due to be sent and asks about those under way. The refund's id is its name at the gateway: a reply that got
 * lost is found again and nothing is paid back twice. Replies how many it dealt with.
 */
export async function driveRefunds(parts: AskGatewayParts): Promise<number> {
  let driven = 0;
  for (;;) {
    const now = parts.clock.now();
    const until = new Date(now.getTime() + claimMs);
    const due = await parts.database.transaction((tx) => claimDueRefunds(tx, { now, until, limit: batch }));
    for (const refund of due) {
      await driveRefund(parts, refund).catch((error: unknown) =>
        parts.log.warn({ err: error, refundId: refund.id }, 'a refund could not be driven on'),
      );
      await planNext(parts, refund.id);
    }
    driven += due.length;
    if (due.length < batch) return driven;
  }
}

async function driveRefund(parts: AskGatewayParts, refund: StoredRefund): Promise<void> {
  const gateway = requireGateway(parts);
  const seen = refund.razorpayRefundId
    ? await gateway.readRefund(refund.razorpayRefundId)
    : await send(parts, refund);
  if (seen) await settleRefund(parts, { ...seen, cause: 'gateway' });
}

async function send(parts: AskGatewayParts, refund: StoredRefund): Promise<GatewayRefund | null> {
  const gateway = requireGateway(parts);
  const { id, razorpayPaymentId: paymentId, amountPaise } = refund;
  try {
    return await gateway.refund({ paymentId, amountPaise, receipt: id });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    return (await filledOtherwise(parts, refund)) ? null : refused(refund);
  }
}

/** Whether the gateway said no because money of this payment has gone back already: what it knows is booked, and what is left of ours is sent at its next turn. */
async function filledOtherwise(parts: AskGatewayParts, refund: StoredRefund): Promise<boolean> {
  for (const known of await requireGateway(parts).refundsOf(refund.razorpayPaymentId))
    await settleRefund(parts, { ...known, cause: 'gateway' });
  const now = await parts.database.read((tx) => findRefund(tx, refund.id));
  return now === null || now.status !== 'requested' || now.amountPaise !== refund.amountPaise;
}

/** A refund the gateway will not make, told as one that failed there. */
function refused(refund: StoredRefund): GatewayRefund {
  return {
    id: `refused_${refund.id}`,
    paymentId: refund.razorpayPaymentId,
    amountPaise: refund.amountPaise,
    currency: 'INR',
    status: 'failed',
    receipt: refund.id,
    createdAt: refund.createdAt,
  };
}

async function planNext(parts: Pick<AskGatewayParts, 'database' | 'clock'>, id: string): Promise<void> {
  const now = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    const refund = await findRefund(tx, id);
    if (!refund || !refundsUnderWay.includes(refund.status)) return;
    await setRefund(tx, id, { nextCheckAt: nextRefundCheck(refund.createdAt, now) }, now);
  });
}
