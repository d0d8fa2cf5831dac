import { z } from 'zod';
import { productIds } from './catalogue.ts';
import { indianStates } from './indian-states.ts';

const paise = z.number().int().min(0);
const time = z.string();

/** What became of a purchase, as it is told outside (rule PACK-3): paid is `success`, given back is `refunded`. */
const paymentStatuses = ['pending', 'failed', 'success', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why an order cannot be refunded by its owner. The words stand in `web/content/refund-words.ts`. */
export const refundObstacles = [
  'not_paid',
  'refund_under_way',
  'refunded',
  'window_over',
  'interview_used',
  'interview_running',
  'interviews_expired',
] as const;
export type RefundObstacle = (typeof refundObstacles)[number];

export const refundStatuses = ['requested', 'pending', 'processed', 'failed'] as const;
export const documentKinds = ['receipt', 'tax_invoice', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentId = z.string().regex(/^doc_[A-Za-z0-9]{22}$/);
export const orderId = z.string().regex(/^ord_[A-Za-z0-9]{22}$/);

/** A purchase as its owner sees it. */
export const order = z.object({
  orderId,
  paymentType: z.enum(productIds),
  amountPaise: paise,
  interviews: z.number().int(),
  status: z.enum(paymentStatuses),
  /** The bank has said yes and the money is on its way: nothing to do but wait. */
  confirming: z.boolean(),
  createdAt: time,
  paidAt: time.nullable(),
  razorpayPaymentId: z.string().nullable(),
  /** Until when the owner may refund it, or what stands against it. */
  refundableUntil: time.nullable(),
  refundObstacle: z.enum(refundObstacles).nullable(),
  refund: z.object({ status: z.enum(refundStatuses), amountPaise: paise, requestedAt: time }).nullable(),
  documents: z.array(
    z.object({ documentId, kind: z.enum(documentKinds), number: z.string(), issuedAt: time }),
  ),
});
export type Order = z.infer<typeof order>;

/** Interviews bought or given together. `available` can be begun now; the rest is held, used, expired or refunded. */
export const lot = z.object({
  lotId: z.string(),
  source: z.enum([...productIds, 'gift']),
  granted: z.number().int(),
  available: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
  grantedAt: time,
  expiresAt: time,
});
export type Lot = z.infer<typeof lot>;

/** Where a tax invoice is to be made out: state and PIN are required for services sold online (Rule 46). */
export const billingAddress = z.strictObject({
  /** The two-digit GST code of the state or union territory. */
  stateCode: z
    .string()
    .refine((code) => Object.hasOwn(indianStates, code), 'must be the GST code of a state'),
  pin: z.string().regex(/^[1-9]\d{5}$/),
});
export type BillingAddress = z.infer<typeof billingAddress>;

/** What opens the gateway's checkout: the order's own figures, never the browser's. */
export const checkout = z.object({
  orderId,
  razorpayOrderId: z.string(),
  keyId: z.string(),
  amountPaise: paise,
  currency: z.literal('INR'),
  name: z.string(),
  description: z.string(),
  prefill: z.object({ name: z.string(), email: z.string() }),
});
export type Checkout = z.infer<typeof checkout>;

const line = z.object({ label: z.string(), amountPaise: z.number().int() });

/** A receipt, tax invoice or credit note as it was issued; nothing in it changes afterwards. */
export const billingDocument = z.object({
  documentId,
  orderId,
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: time,
  /** A credit note names the document it takes back. */
  againstNumber: z.string().nullable(),
  seller: z.object({
    name: z.string(),
    address: z.string().nullable(),
    gstin: z.string().nullable(),
    email: z.string(),
    grievanceOfficer: z.string().nullable(),
  }),
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    state: z.string().nullable(),
    pin: z.string().nullable(),
  }),
  description: z.string(),
  sac: z.string().nullable(),
  placeOfSupply: z.string().nullable(),
  /** What the total is made of: taxable value and taxes on a tax invoice, one line otherwise. They sum to the total. */
  lines: z.array(line),
  totalPaise: paise,
  interviews: z.number().int(),
  expiresAt: time.nullable(),
  razorpayOrderId: z.string(),
  razorpayPaymentId: z.string(),
  method: z.string().nullable(),
});
export type BillingDocument = z.infer<typeof billingDocument>;

/** An order that is paid for or may be, but is not settled; for the operator. */
export const stuckOrder = z.object({
  orderId,
  uid: z.string(),
  paymentType: z.enum(productIds),
  status: z.string(),
  razorpayOrderId: z.string().nullable(),
  createdAt: time,
  why: z.string(),
});

/** One disagreement between the gateway's books and ours; ids only. */
const bookDifference = z.object({
  kind: z.enum([
    'captured_without_order',
    'captured_without_credit',
    'amount_differs',
    'credited_without_capture',
    'refund_unknown_to_us',
    'refund_unknown_to_gateway',
    'refunded_but_credited',
  ]),
  orderId: z.string().nullable(),
  gatewayId: z.string().nullable(),
});
export type BookDifference = z.infer<typeof bookDifference>;

/** The gateway's books against ours, over payments made in a span of days. */
export const booksReport = z.object({
  from: time,
  to: time,
  payments: z.number().int(),
  capturedPaise: paise,
  refundedPaise: paise,
  orders: z.number().int(),
  differences: z.array(bookDifference),
});
export type BooksReport = z.infer<typeof booksReport>;
