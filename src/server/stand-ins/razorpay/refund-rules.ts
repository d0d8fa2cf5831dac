import type { Register } from './register.ts';
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
export function refundPayment(register: Register, paymentId: string, wanted: WantedRefund): RefundEntity {
  const payment = register.payment(paymentId);
  const amount = refundableAmount(payment, wanted.amount);
  const planned = register.behaviour(register.order(payment.order_id)).refunds;
  const fails = planned === 'failed' || amount === failingAmount;
  const refund: RefundEntity = {
    id: register.newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: wanted.notes ?? {},
    receipt: wanted.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: register.nowSeconds(),
    batch_id: null,
    status: planned === 'processed' && !fails ? 'processed' : 'pending',
    speed_processed: 'normal',
    speed_requested: wanted.speed ?? 'normal',
  };
  register.state.refunds[refund.id] = refund;
  changeRefunded(payment, amount);
  register.announce('refund.created', payment, { refund });
  if (refund.status === 'processed') register.announce('refund.processed', payment, { refund });
  const told = structuredClone(refund);
  if (fails) decideRefund(register, refund.id, 'failed');
  return told;
}

export function findRefund(register: Register, refundId: string): RefundEntity {
  const refund = Object.hasOwn(register.state.refunds, refundId)
    ? register.state.refunds[refundId]
    : undefined;
  if (!refund) throw unknownId();
  return refund;
}

/** The bank's word on a pending refund; a final one is not decided again. */
export function decideRefund(
  register: Register,
  refundId: string,
  status: 'processed' | 'failed',
): RefundEntity {
  const refund = findRefund(register, refundId);
  if (refund.status !== 'pending') throw refused('The refund is already final.');
  const payment = register.payment(refund.payment_id);
  refund.status = status;
  if (status === 'failed') changeRefunded(payment, -refund.amount);
  register.announce(`refund.${status}`, payment, { refund });
  return refund;
}

/** A customer's bank disputes a payment, or decides the dispute; `lost` takes the whole amount. */
export function moveDispute(register: Register, paymentId: string, status: DisputeStatus): DisputeEntity {
  const payment = register.payment(paymentId);
  const known = Object.values(register.state.disputes).find((one) => one.payment_id === paymentId);
  const dispute = known ?? openDispute(register, payment);
  dispute.status = status === 'created' ? 'open' : status;
  dispute.amount_deducted = status === 'lost' ? dispute.amount : 0;
  register.announce(`payment.dispute.${status}`, payment, { dispute });
  return dispute;
}

function openDispute(register: Register, payment: PaymentEntity): DisputeEntity {
  if (!payment.captured) throw refused('Only a captured payment can be disputed.');
  const dispute: DisputeEntity = {
    id: register.newId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: register.nowSeconds() + disputeDays * 86_400,
    status: 'open',
    phase: 'chargeback',
    created_at: register.nowSeconds(),
  };
  register.state.disputes[dispute.id] = dispute;
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
