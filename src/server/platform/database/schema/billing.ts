import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type BillingAddress,
  type BillingDocument,
  documentKinds,
  refundStatuses,
} from '#contract/billing.ts';
import { productIds } from '#contract/catalogue.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const orderStatuses = [
  'creating',
  'pending',
  'failed',
  'expired',
  'needs_review',
  'success',
  'refund_pending',
  'partially_refunded',
  'refunded',
] as const;

/** A purchase (rules ORDER-1, ORDER-2). The row and its receipt are stored before the gateway hears of it. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    product: text('product', { enum: productIds }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    /** As promised when it was ordered, whatever the catalogue says later. */
    interviews: integer('interviews').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    receipt: text('receipt').notNull().unique(),
    razorpayOrderId: text('razorpay_order_id').unique(),
    billing: jsonb('billing').$type<BillingAddress>(),
    /** The payment that settled it, and when we saw its money captured. */
    razorpayPaymentId: text('razorpay_payment_id').unique(),
    paidAt: at('paid_at'),
    /** When the reconciler asks the gateway next; null once there is nothing left to ask. */
    nextCheckAt: at('next_check_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_one_open')
      .on(t.uid, t.product)
      .where(sql`status in ('creating', 'pending', 'failed')`),
    index('orders_uid').on(t.uid, t.createdAt),
    index('orders_paid_at').on(t.paidAt).where(sql`paid_at is not null`),
    index('orders_unpaid').on(t.status).where(sql`razorpay_payment_id is null`),
    index('orders_next_check').on(t.nextCheckAt).where(sql`next_check_at is not null`),
    check('orders_amount', sql`${t.amountPaise} >= 100 and ${t.interviews} > 0`),
    check('orders_paid_once', sql`(${t.razorpayPaymentId} is null) = (${t.paidAt} is null)`),
  ],
);

/** Every attempt to pay that we heard of, at the furthest state it reached. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    razorpayPaymentId: text('razorpay_payment_id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status', {
      enum: ['created', 'failed', 'authorized', 'captured', 'refunded'],
    }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    method: text('method'),
    errorReason: text('error_reason'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('payment_attempts_order').on(t.orderId)],
);

/** Money going back. Its id is the name it has at the gateway, so that a lost reply never pays twice. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    razorpayPaymentId: text('razorpay_payment_id').notNull(),
    razorpayRefundId: text('razorpay_refund_id').unique(),
    amountPaise: integer('amount_paise').notNull(),
    cause: text('cause', {
      enum: ['user', 'operator', 'excess', 'mismatch', 'gateway', 'dispute'],
    }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    nextCheckAt: at('next_check_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    /** One refund of an order is under way at a time, whoever asked for it. */
    uniqueIndex('refunds_one_under_way')
      .on(t.orderId)
      .where(sql`status in ('requested', 'pending') and cause in ('user', 'operator')`),
    /** What should not have been taken is sent back once; a refund that failed leaves room for the next try. */
    uniqueIndex('refunds_once_a_payment')
      .on(t.razorpayPaymentId, t.cause)
      .where(sql`cause in ('excess', 'mismatch') and status <> 'failed'`),
    index('refunds_order').on(t.orderId),
    index('refunds_created_at').on(t.createdAt),
    index('refunds_next_check').on(t.nextCheckAt).where(sql`next_check_at is not null`),
    check('refunds_amount', sql`${t.amountPaise} > 0`),
  ],
);

/** Webhooks as they came, byte for byte, stored before they are acknowledged. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    eventId: text('event_id').primaryKey(),
    body: bytes('body').notNull(),
    receivedAt: at('received_at').notNull(),
    processedAt: at('processed_at'),
    /** What it came to: settled, ignored, unreadable and the like. */
    outcome: text('outcome'),
  },
  (t) => [
    index('webhook_inbox_open').on(t.receivedAt).where(sql`processed_at is null`),
    index('webhook_inbox_processed').on(t.processedAt).where(sql`processed_at is not null`),
  ],
);

/** Which order or refund a caller's Idempotency-Key stands for. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.route, t.key] }),
    index('idempotency_keys_created_at').on(t.createdAt),
  ],
);

/** The last number given in each series and financial year; the row lock makes numbers without gaps (Rule 46). */
export const documentSeries = pgTable('document_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** Receipts, tax invoices and credit notes as issued, kept whole (rule TAX-2). */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    refundId: text('refund_id')
      .unique()
      .references(() => refunds.id),
    kind: text('kind', { enum: documentKinds }).notNull(),
    number: text('number').notNull().unique(),
    issuedAt: at('issued_at').notNull(),
    content: jsonb('content').$type<BillingDocument>().notNull(),
  },
  (t) => [
    uniqueIndex('billing_documents_one_receipt').on(t.orderId).where(sql`kind <> 'credit_note'`),
    index('billing_documents_uid').on(t.uid, t.issuedAt),
  ],
);
