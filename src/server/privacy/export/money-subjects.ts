import { eq, type SQL, sql } from '#server/platform/database/query.ts';
import {
  billingDocuments,
  orders,
  paymentAttempts,
  refunds,
} from '#server/platform/database/schema/billing.ts';
import { creditLots, ledger } from '#server/platform/database/schema/credits.ts';
import { keep, ours, type Subject } from './kept-columns.ts';

const ofOrders = (uid: string): SQL => sql`order_id in (select id from orders where uid = ${uid})`;

/** What stands in `data/` of orders, payments, receipts and interviews bought. */
export const moneySubjects: readonly Subject[] = [
  {
    file: 'orders',
    title: 'Orders',
    ...keep(
      orders,
      [
        'id',
        'uid',
        'product',
        'amountPaise',
        'currency',
        'interviews',
        'status',
        'receipt',
        'razorpayOrderId',
        'billing',
        'razorpayPaymentId',
        'paidAt',
        'createdAt',
        'updatedAt',
      ],
      { nextCheckAt: ours },
    ),
    of: (uid) => eq(orders.uid, uid),
    order: [orders.createdAt, orders.id],
  },
  {
    file: 'payments',
    title: 'Payments and tries to pay',
    ...keep(paymentAttempts, [
      'razorpayPaymentId',
      'orderId',
      'status',
      'amountPaise',
      'currency',
      'method',
      'errorReason',
      'createdAt',
      'updatedAt',
    ]),
    of: ofOrders,
    order: [paymentAttempts.createdAt, paymentAttempts.razorpayPaymentId],
  },
  {
    file: 'refunds',
    title: 'Refunds',
    ...keep(
      refunds,
      [
        'id',
        'orderId',
        'razorpayPaymentId',
        'razorpayRefundId',
        'amountPaise',
        'cause',
        'status',
        'createdAt',
        'updatedAt',
      ],
      { nextCheckAt: ours },
    ),
    of: ofOrders,
    order: [refunds.createdAt, refunds.id],
  },
  {
    file: 'receipts',
    title: 'Receipts, tax invoices and credit notes',
    ...keep(billingDocuments, ['id', 'uid', 'orderId', 'refundId', 'kind', 'number', 'issuedAt', 'content']),
    of: (uid) => eq(billingDocuments.uid, uid),
    order: [billingDocuments.issuedAt, billingDocuments.number],
  },
  {
    file: 'packs',
    title: 'Packs of interviews',
    ...keep(creditLots, [
      'id',
      'uid',
      'sourceKey',
      'granted',
      'held',
      'captured',
      'lapsed',
      'expired',
      'revoked',
      'frozen',
      'plan',
      'grantedAt',
      'expiresAt',
    ]),
    of: (uid) => eq(creditLots.uid, uid),
    order: [creditLots.grantedAt, creditLots.id],
  },
  {
    file: 'ledger',
    title: 'What became of each interview you had',
    ...keep(ledger, ['id', 'uid', 'lotId', 'kind', 'delta', 'sourceKey', 'reason', 'creditNumber', 'at']),
    of: (uid) => eq(ledger.uid, uid),
    order: [ledger.at, ledger.id],
  },
];
