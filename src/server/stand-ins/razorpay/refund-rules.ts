import type { Books } from './books.ts';
import type { DisputeEntity, DisputeStatus, Notes, PaymentEntity, RefundEntity } from './entities.ts';
import { refused, unknownId } from './gateway-problem.ts';

export type WantedRefund = {
  /** Paise; the rest of the payment when omitted. */
  amount?: number | undefined;
  speed?: 'normal' | 'optimum' | undefined;
  notes?: Notes | undefined;
  receipt?: string | null | undefined;
};

/** ₹24.68 is the amount whose refunds fail in test mode (rule RAZORPAY-10). */
const failingAmount = 2_468;
const disputeDays = 10;

/** Begins to send money back and says what the caller hears: the refund as it is at that moment. The bank's word follows at once, unless the scenario leaves it pending. */
export function refundPayment(books: Books, paymentId: string, wanted: WantedRefund): RefundEntity {
  const payment = books.payment(paymentId);
  const amount = refundableAmount(payment, wanted.amount);
  const planned = books.behaviour(books.order(payment.order_id)).refunds;
  const fails = planned === 'failed' || amount === failingAmount;
  const refund: RefundEntity = {
    id: books.newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: wanted.notes ?? {},
    receipt: wanted.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: books.nowSeconds(),
    batch_id: null,
    status: planned === 'processed' && !fails ? 'processed' : 'pending',
    speed_processed: 'normal',
    speed_requested: wanted.speed ?? 'normal',
  };
  books.state.refunds[refund.id] = refund;
  changeRefunded(payment, amount);
  books.announce('refund.created', payment, { refund });
  if (refund.status === 'processed') books.announce('refund.processed', payment, { refund });
  const told = structuredClone(refund);
  if (fails) decideRefund(books, refund.id, 'failed');
  return told;
}

export function findRefund(books: Books, refundId: string): RefundEntity {
  const refund = Object.hasOwn(books.state.refunds, refundId) ? books.state.refunds[refundId] : undefined;
  if (!refund) throw unknownId();
  return refund;
}

/** The bank's word on a pending refund; a final one is not decided again. */
export function decideRefund(books: Books, refundId: string, status: 'processed' | 'failed'): RefundEntity {
  const refund = findRefund(books, refundId);
  if (refund.status !== 'pending') throw refused('The refund is already final.');
  const payment = books.payment(refund.payment_id);
  refund.status = status;
  if (status === 'failed') changeRefunded(payment, -refund.amount);
  books.announce(`refund.${status}`, payment, { refund });
  return refund;
}

/** A customer's bank disputes a payment, or decides the dispute; `lost` takes the whole amount. */
export function moveDispute(books: Books, paymentId: string, status: DisputeStatus): DisputeEntity {
  const payment = books.payment(paymentId);
  const known = Object.values(books.state.disputes).find((one) => one.payment_id === paymentId);
  const dispute = known ?? openDispute(books, payment);
  dispute.status = status === 'created' ? 'open' : status;
  dispute.amount_deducted = status === 'lost' ? dispute.amount : 0;
  books.announce(`payment.dispute.${status}`, payment, { dispute });
  return dispute;
}

function openDispute(books: Books, payment: PaymentEntity): DisputeEntity {
  if (!payment.captured) throw refused('Only a captured payment can be disputed.');
  const dispute: DisputeEntity = {
    id: books.newId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: books.nowSeconds() + disputeDays * 86_400,
    status: 'open',
    phase: 'chargeback',
    created_at: books.nowSeconds(),
  };
  books.state.disputes[dispute.id] = dispute;
  return dispute;
}

function refundableAmount(payment: PaymentEntity, wanted: number | undefined): number {
  const rest = payment.amount - payment.amount_refunded;
  if (payment.status === 'refunded' || (payment.captured && rest === 0))
    throw refused('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw refused('The payment status should be captured for action to be taken');
  if (wanted === undefined) return rest;
  if (wanted < 100) throw refused('The amount must be atleast INR 1.00', { field: 'amount' });
  if (wanted > payment.amount)
    throw refused('The refund amount provided is greater than amount captured', { field: 'amount' });
  if (wanted > rest)
    throw refused('The total refund amount is greater than the refund payment amount', { field: 'amount' });
  return wanted;
}

function changeRefunded(payment: PaymentEntity, byPaise: number): void {
  payment.amount_refunded += byPaise;
  const full = payment.amount_refunded === payment.amount;
  payment.status = full ? 'refunded' : 'captured';
  payment.refund_status = full ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
}
