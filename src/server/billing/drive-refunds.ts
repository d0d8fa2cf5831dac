import { nextRefundCheck } from '#core/billing/check-schedule.ts';
import { type BillingRoom, requireGateway } from './billing-room.ts';
import { GatewayRefused, type GatewayRefund } from './payment-gateway.ts';
import { claimDueRefunds, findRefund, setRefund, type StoredRefund } from './refund-store.ts';
import { settleRefund } from './settle-refund.ts';

const batch = 20;
const claimMs = 60_000;

/**
 * Sends every refund that is due to be sent and asks about those under way. The refund's id is its name at the gateway: a reply that got
 * lost is found again and nothing is paid back twice. Replies how many it dealt with.
 */
export async function driveRefunds(room: BillingRoom): Promise<number> {
  let driven = 0;
  for (;;) {
    const now = room.clock.now();
    const until = new Date(now.getTime() + claimMs);
    const due = await room.database.transaction((tx) => claimDueRefunds(tx, { now, until, limit: batch }));
    for (const refund of due) {
      await driveRefund(room, refund).catch((error: unknown) =>
        room.log.warn({ err: error, refundId: refund.id }, 'a refund could not be driven on'),
      );
      await planNext(room, refund.id);
    }
    driven += due.length;
    if (due.length < batch) return driven;
  }
}

async function driveRefund(room: BillingRoom, refund: StoredRefund): Promise<void> {
  const gateway = requireGateway(room);
  const seen = refund.razorpayRefundId
    ? await gateway.readRefund(refund.razorpayRefundId)
    : await send(room, refund);
  if (seen) await settleRefund(room, { ...seen, cause: 'gateway' });
}

async function send(room: BillingRoom, refund: StoredRefund): Promise<GatewayRefund | null> {
  const gateway = requireGateway(room);
  const { id, razorpayPaymentId: paymentId, amountPaise } = refund;
  try {
    return await gateway.refund({ paymentId, amountPaise, receipt: id });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    return (await filledOtherwise(room, refund)) ? null : refused(refund);
  }
}

/** Whether the gateway said no because money of this payment has gone back already: what it knows is booked, and what is left of ours is sent at its next turn. */
async function filledOtherwise(room: BillingRoom, refund: StoredRefund): Promise<boolean> {
  for (const known of await requireGateway(room).refundsOf(refund.razorpayPaymentId))
    await settleRefund(room, { ...known, cause: 'gateway' });
  const now = await room.database.read((tx) => findRefund(tx, refund.id));
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

async function planNext(room: BillingRoom, id: string): Promise<void> {
  const now = room.clock.now();
  await room.database.transaction(async (tx) => {
    const refund = await findRefund(tx, id);
    if (refund?.status !== 'requested' && refund?.status !== 'pending') return;
    await setRefund(tx, id, { nextCheckAt: nextRefundCheck(refund.createdAt, now) }, now);
  });
}
