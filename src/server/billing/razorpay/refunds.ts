import { GatewayRefused, type GatewayRefund } from '../payment-gateway.ts';
import { paymentIdPattern, refundEntity } from './entities.ts';
import { demand, nullIfUnknown, type Reach, readAllPages } from './reading.ts';

/** What the idempotency header accepts (rule RAZORPAY-8), and the longest receipt. */
const receiptPattern = /^[\w-]{10,40}$/;

type NewRefund = { paymentId: string; amountPaise: number; receipt: string };

/**
 * Sends money back. Before every request the payment's refunds are searched for the receipt: the idempotency header alone is neither
 * confirmed for test mode nor known to last. Throws GatewayRefused, UpstreamError, RangeError for a receipt out of form.
 */
export async function refund(reach: Reach, wanted: NewRefund): Promise<GatewayRefund> {
  if (!receiptPattern.test(wanted.receipt))
    throw new RangeError('a refund receipt is 10 to 40 of [A-Za-z0-9_-]');
  if (!paymentIdPattern.test(wanted.paymentId)) throw unknownPayment();
  return reach.retrying(async (_, deadline) => {
    const once: Reach = { api: reach.api, retrying: (attempt) => attempt(0, deadline) };
    const known = await refundOfReceipt(once, wanted);
    if (known) return known;
    try {
      return await send(once, wanted);
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      // Two callers at once, or our own lost request that the list did not show yet.
      const meanwhile = await refundOfReceipt(once, wanted);
      if (meanwhile) return meanwhile;
      throw error;
    }
  });
}

/** Every refund of a payment; empty for an unknown one. */
export async function refundsOf(reach: Reach, paymentId: string): Promise<GatewayRefund[]> {
  if (!paymentIdPattern.test(paymentId)) return [];
  const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
  const refunds = (await nullIfUnknown(() => readAllPages(reach, { path, entity: refundEntity }))) ?? [];
  demand(
    refunds.every((refund) => refund.paymentId === paymentId),
    path,
  );
  return refunds;
}

function send({ retrying, api }: Reach, wanted: NewRefund): Promise<GatewayRefund> {
  const path = `/payments/${encodeURIComponent(wanted.paymentId)}/refund`;
  return retrying(async (_, deadline) => {
    const sent = await api.ask(
      {
        method: 'POST',
        path,
        headers: { 'x-refund-idempotency': wanted.receipt },
        body: { amount: wanted.amountPaise, speed: 'normal', receipt: wanted.receipt },
        answer: refundEntity,
      },
      deadline,
    );
    demand(isOf(sent, wanted) && sent.receipt === wanted.receipt, path);
    return sent;
  });
}

async function refundOfReceipt(reach: Reach, wanted: NewRefund): Promise<GatewayRefund | null> {
  const refunds = await refundsOf(reach, wanted.paymentId);
  const known = refunds.find((refund) => refund.receipt === wanted.receipt);
  if (known && !isOf(known, wanted))
    throw new GatewayRefused({
      code: 'BAD_REQUEST_ERROR',
      reason: null,
      status: 400,
      description: 'The receipt names a refund of another amount.',
    });
  return known ?? null;
}

function isOf(refund: GatewayRefund, wanted: NewRefund): boolean {
  return (
    refund.paymentId === wanted.paymentId &&
    refund.amountPaise === wanted.amountPaise &&
    refund.currency === 'INR'
  );
}

function unknownPayment(): GatewayRefused {
  return new GatewayRefused({
    code: 'BAD_REQUEST_ERROR',
    reason: null,
    status: 400,
    description: 'The id provided does not exist',
  });
}
