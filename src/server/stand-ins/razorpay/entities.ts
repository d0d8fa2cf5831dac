/** Up to 15 pairs. On the wire an empty one is `[]`, as at the real gateway. */
export type Notes = Record<string, string>;

/** Amounts are integer paise, times are seconds since 1970. Field names are the gateway's. */
export type OrderEntity = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
};

export type CardEntity = { id: string; entity: 'card'; last4: string; network: string; type: string };

export type PaymentEntity = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: 'card' | 'upi';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string;
  card_id: string | null;
  card?: CardEntity;
  bank: null;
  wallet: null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  /** Includes `tax`; null until the payment is captured. */
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
};

export type RefundEntity = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
};

export type DisputeStatus = 'created' | 'under_review' | 'won' | 'lost' | 'closed';

export type DisputeEntity = {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'chargeback';
  created_at: number;
};

/** An entity as the gateway sends it: a copy, with empty notes as `[]`. */
export function onTheWire(entity: object): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone(entity) as Record<string, unknown>;
  if ('notes' in copy && Object.keys(copy['notes'] as Notes).length === 0) copy['notes'] = [];
  return copy;
}

/** A list as the gateway sends it. */
export function collection(items: readonly object[]): Record<string, unknown> {
  return { entity: 'collection', count: items.length, items: items.map(onTheWire) };
}
