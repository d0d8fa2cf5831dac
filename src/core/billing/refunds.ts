import type { RefundObstacle } from '#contract/billing.ts';
import { refundDays } from '#contract/catalogue.ts';
import { dayMs } from '#contract/time.ts';
import type { CreditLot } from './credits.ts';
import type { OrderStatus } from './order-machine.ts';

export type RefundStatus = 'requested' | 'pending' | 'failed' | 'processed';

/** Neither paid nor failed: to be sent, or on their way. */
export const refundsUnderWay: readonly RefundStatus[] = ['requested', 'pending'];

/** What the refunds of a payment come to that went back or are on their way back, in paise: all but those that failed. */
export function paiseGoingBack(
  refunds: readonly { razorpayPaymentId: string; amountPaise: number; status: RefundStatus }[],
  razorpayPaymentId: string,
): number {
  return refunds
    .filter((refund) => refund.razorpayPaymentId === razorpayPaymentId && refund.status !== 'failed')
    .reduce((paise, refund) => paise + refund.amountPaise, 0);
}

const rank: Record<RefundStatus, number> = { requested: 0, pending: 1, failed: 2, processed: 3 };

/** The further of two states of a refund. Money that did move outweighs an earlier "failed". */
export function furtherRefund(a: RefundStatus, b: RefundStatus): RefundStatus {
  return rank[b] > rank[a] ? b : a;
}

/** Until when the owner may refund an order that was paid at `paidAt`, inclusively (rule REFUND-1). */
export function refundableUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + refundDays * dayMs);
}

/**
 * What stands against refunding an order when its owner asks; null when nothing does. Within 14 days, while no interview of its lot was
 * used or is running (rule REFUND-1), and nothing of its payment is on its way back: the gateway gives no more back than is left. `lot` is
 * null when nothing of it is left to take back.
 */
export function refundObstacle(
  order: { status: OrderStatus; paidAt: Date | null; goingBackPaise: number },
  lot: CreditLot | null,
  now: Date,
): RefundObstacle | null {
  if (order.status === 'refund_pending') return 'refund_under_way';
  if (order.status === 'refunded' || order.status === 'partially_refunded') return 'refunded';
  if (order.status !== 'success' || order.paidAt === null) return 'not_paid';
  if (order.goingBackPaise > 0) return 'refund_under_way';
  if (lot && lot.captured > 0) return 'interview_used';
  if (lot && lot.held > 0) return 'interview_running';
  if (now.getTime() > refundableUntil(order.paidAt).getTime()) return 'window_over';
  if (!lot || lot.expired || lot.lapsed > 0 || now.getTime() >= lot.expiresAt.getTime())
    return 'interviews_expired';
  return lot.frozen ? 'refund_under_way' : null;
}

/** Where an order that was paid stands, by the refunds of the payment that settled it. */
export function statusAfterRefunds(
  amountPaise: number,
  refunds: readonly { amountPaise: number; status: RefundStatus }[],
): Extract<OrderStatus, 'success' | 'refund_pending' | 'partially_refunded' | 'refunded'> {
  const sum = (statuses: readonly RefundStatus[]): number =>
    refunds.reduce((paise, r) => (statuses.includes(r.status) ? paise + r.amountPaise : paise), 0);
  const processed = sum(['processed']);
  if (processed >= amountPaise) return 'refunded';
  if (processed + sum(refundsUnderWay) >= amountPaise) return 'refund_pending';
  return processed > 0 ? 'partially_refunded' : 'success';
}
