import type { CardEntity, Notes, OrderEntity, PaymentEntity } from './entities.ts';
import type { Behaviour } from './scenarios.ts';
import { digitsOf, type Instrument, testCards } from './test-instruments.ts';

/** Who pays, as the checkout was told. */
export type Payer = { email: string; contact: string; notes: Notes };

export const someone: Payer = { email: 'void@razorpay.com', contact: '+919000090000', notes: {} };

/** The gateway's share in paise: 2 % and 18 % GST on it; `fee` includes `tax` (500000 gives 11800 and 1800). */
export function feeOf(amountPaise: number): { fee: number; tax: number } {
  const base = Math.round(amountPaise * 0.02);
  const tax = Math.round(base * 0.18);
  return { fee: base + tax, tax };
}

type Desk = { newId(prefix: string): string; nowSeconds(): number };

/** A payment at its start, of the order's amount and currency unless tampered with. */
export function blankPayment(
  desk: Desk,
  order: OrderEntity,
  instrument: Instrument,
  payer: Payer,
  tampered: Behaviour['tampered'],
): PaymentEntity {
  const card = instrument.method === 'card' ? cardOf(desk.newId('card'), instrument.number) : null;
  return {
    id: desk.newId('pay'),
    entity: 'payment',
    amount: tampered === 'amount' ? order.amount - 1 : order.amount,
    currency: tampered === 'currency' ? 'USD' : order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: instrument.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: `₹${order.amount / 100} / ${order.receipt ?? order.id}`,
    card_id: card?.id ?? null,
    ...(card ? { card } : {}),
    bank: null,
    wallet: null,
    vpa: instrument.method === 'upi' ? instrument.vpa : null,
    email: payer.email,
    contact: payer.contact,
    notes: payer.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: desk.nowSeconds(),
  };
}

function cardOf(id: string, number: string): CardEntity {
  const digits = digitsOf(number);
  return {
    id,
    entity: 'card',
    last4: digits.slice(-4),
    network: testCards[digits]?.network ?? 'Unknown',
    type: 'debit',
  };
}
