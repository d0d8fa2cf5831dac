/** An order at the gateway: what may be paid, once. */
export type GatewayOrder = {
  id: string;
  /** Our name for it, unique among our orders; null when it was made elsewhere. */
  receipt: string | null;
  amountPaise: number;
  amountPaidPaise: number;
  currency: string;
  status: 'created' | 'attempted' | 'paid';
  /** What we wrote beside it when it was opened; empty when it was made elsewhere. */
  notes: Readonly<Record<string, string>>;
  createdAt: Date;
};

/** An order to be opened. `notes` are what it takes to write our row of it again should it be lost (rule FAULT-14): nothing that names a person. */
export type NewGatewayOrder = {
  receipt: string;
  amountPaise: number;
  notes?: Readonly<Record<string, string>>;
};

/** One attempt to pay, as the gateway knew it when it told us. Only `captured` money counts. */
export type GatewayPayment = {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amountRefundedPaise: number;
  /** card, upi, netbanking, wallet, emi. */
  method: string | null;
  /** Why it failed, in the gateway's codes; null otherwise. */
  errorReason: string | null;
  createdAt: Date;
};

/** Money on its way back. `processed` and `failed` are final. */
export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  /** The name we gave it; null for one made on the gateway's dashboard. */
  receipt: string | null;
  createdAt: Date;
};

/**
 * The payment gateway. Every call has a time limit. Throws UpstreamError('razorpay') when the gateway did not answer as it should (then
 * nothing is known about the effect), GatewayRefused when it said no. Amounts are integer paise in INR.
 */
export type PaymentGateway = {
  /** What the browser's checkout identifies the merchant by; not a secret. */
  publicKey: string;
  /** Opens an order to be captured automatically. Idempotent by `receipt`: repeating gives the same order. Throws GatewayRefused when the known order of that receipt differs. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  /** The order of a receipt; null when the gateway knows none. */
  findOrder(receipt: string): Promise<GatewayOrder | null>;
  /** Null for an id the gateway does not know. */
  readOrder(orderId: string): Promise<GatewayOrder | null>;
  /** Every attempt to pay an order, failed ones too. Empty for an unknown order. */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  /** Sends money back. Idempotent by `receipt` (10 to 40 of A-Z, a-z, 0-9, _ and -): repeating gives the same refund. */
  refund(refund: { paymentId: string; amountPaise: number; receipt: string }): Promise<GatewayRefund>;
  readRefund(refundId: string): Promise<GatewayRefund | null>;
  refundsOf(paymentId: string): Promise<GatewayRefund[]>;
  /** All payments and refunds made in [from, to), for the two-sided audit. */
  paymentsBetween(from: Date, to: Date): Promise<GatewayPayment[]>;
  refundsBetween(from: Date, to: Date): Promise<GatewayRefund[]>;
};

/** The gateway's definite no: asking again with the same input gets the same answer. */
export class GatewayRefused extends Error {
  /** The gateway's code, such as BAD_REQUEST_ERROR, and its reason where it gave one. */
  readonly code: string;
  readonly reason: string | null;
  readonly status: number;

  constructor(detail: { code: string; reason: string | null; status: number; description: string }) {
    super(detail.description);
    this.name = 'GatewayRefused';
    this.code = detail.code;
    this.reason = detail.reason;
    this.status = detail.status;
  }
}
