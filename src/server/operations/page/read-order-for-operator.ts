import type { OrderForOperator } from '#contract/operator-page.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { listDocumentsOf } from '#server/billing/documents/document-store.ts';
import { findOrder } from '#server/billing/order-store.ts';
import { refundsOfOrders } from '#server/billing/refund-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { orderShown } from './read-user-for-operator.ts';
import { attemptsOf } from './user-view-store.ts';

/** An order with its attempts, refunds and documents. Throws Refusal `not_found`. */
export async function readOrderForOperator(
  { database }: Pick<Parts, 'database'>,
  { orderId }: { orderId: string },
): Promise<{ order: OrderForOperator }> {
  return database.read(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw new Refusal('not_found');
    const { uid, currency, receipt, razorpayOrderId, razorpayPaymentId, nextCheckAt } = order;
    const attempts = await attemptsOf(tx, orderId);
    const refunds = await refundsOfOrders(tx, [orderId]);
    const documents = await listDocumentsOf(tx, uid, [orderId]);
    return {
      order: {
        ...orderShown(order),
        uid,
        email: (await readNameAndEmail(tx, uid)).email,
        currency,
        receipt,
        razorpayOrderId,
        razorpayPaymentId,
        nextCheckAt: nextCheckAt?.toISOString() ?? null,
        attempts: attempts.map(({ createdAt, ...attempt }) => ({
          razorpayPaymentId: attempt.razorpayPaymentId,
          status: attempt.status,
          amountPaise: attempt.amountPaise,
          method: attempt.method,
          createdAt: createdAt.toISOString(),
        })),
        refunds: refunds.map((refund) => ({
          refundId: refund.id,
          razorpayRefundId: refund.razorpayRefundId,
          amountPaise: refund.amountPaise,
          cause: refund.cause,
          status: refund.status,
          createdAt: refund.createdAt.toISOString(),
        })),
        documents: documents.map(({ number, kind, issuedAt }) => ({
          number,
          kind,
          issuedAt: issuedAt.toISOString(),
        })),
      },
    };
  });
}
