import type { NewOrder } from './register.ts';
import type { CaptureTerms } from './register-state.ts';
import { fieldsOf } from './calls.ts';
import type { Notes } from './entities.ts';
import { type GatewayProblem, refused } from './gateway-problem.ts';
import type { WantedRefund } from './refund-rules.ts';

const orderFields = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment',
  'payment_capture',
  'unique_receipt',
];
const refundFields = ['amount', 'speed', 'notes', 'receipt'];
const minAmountPaise = 100;
/** What the merchant's dashboard says when an order does not. */
const usualTerms: CaptureTerms = {
  automatic: true,
  automaticExpiryMinutes: 4_320,
  manualExpiryMinutes: 7_200,
};

/** The order a request asks for, by the documented rules (rule RAZORPAY-11). Throws the gateway's refusal. */
export function readNewOrder(body: unknown): NewOrder & { uniqueReceipt: boolean } {
  const fields = fieldsOf(body);
  refuseExtra(fields, orderFields, 'order_creation');
  const amount = readAmount(fields['amount']);
  if (amount < minAmountPaise)
    throw refused('Order amount less than minimum amount allowed', {
      field: 'amount',
      step: 'order_creation',
      reason: amount < 0 ? 'input_validation_failed' : 'amount_less_than_minimum_amount',
    });
  return {
    amount,
    currency: readCurrency(fields['currency']),
    receipt: readReceipt(fields['receipt']),
    notes: readNotes(fields['notes']),
    capture: readCapture(fields['payment'], fields['payment_capture']),
    uniqueReceipt: fields['unique_receipt'] === true,
  };
}

/** The refund a request asks for. Throws the gateway's refusal. */
export function readWantedRefund(body: unknown): WantedRefund {
  const fields = fieldsOf(body);
  refuseExtra(fields, refundFields, 'payment_refund');
  const speed = fields['speed'] ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum') throw wrong('speed', 'The selected speed is invalid.');
  return {
    amount: fields['amount'] === undefined ? undefined : readAmount(fields['amount']),
    speed,
    notes: readNotes(fields['notes']),
    receipt: readReceipt(fields['receipt']),
  };
}

/** At most 15 pairs of at most 256 characters. Throws the gateway's refusal. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw wrong('notes', 'The notes must be an array.');
  const pairs = Object.entries(value).map(([key, text]) => [key, String(text)] as const);
  if (pairs.length > 15) throw wrong('notes', 'The number of notes may not be greater than 15.');
  if (pairs.some(([key, text]) => key.length > 256 || text.length > 256))
    throw wrong('notes', 'A note may not be greater than 256 characters.');
  return Object.fromEntries(pairs);
}

export function readAmount(value: unknown): number {
  if (value === undefined || value === null || value === '')
    throw wrong('amount', 'The amount field is required.');
  const amount = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount))
    throw wrong('amount', 'The amount must be an integer.');
  return amount;
}

function readCurrency(value: unknown): string {
  if (value === undefined || value === null) throw wrong('currency', 'The currency field is required.');
  if (typeof value !== 'string') throw wrong('currency', 'The currency must be a string.');
  if (value !== 'INR') throw wrong('currency', 'Currency is not supported');
  return value;
}

function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw wrong('receipt', 'The receipt must be a string.');
  if (value.length > 40) throw wrong('receipt', 'The receipt may not be greater than 40 characters.');
  return value;
}

function readCapture(payment: unknown, old: unknown): CaptureTerms {
  if (payment === undefined)
    return { ...usualTerms, automatic: old === undefined || old === 1 || old === true };
  const { capture, capture_options: options } = fieldsOf(payment);
  if (capture !== 'automatic' && capture !== 'manual')
    throw wrong('payment.capture', 'The selected payment.capture is invalid.');
  const automatic = capture === 'automatic';
  const terms = fieldsOf(options);
  const automaticExpiryMinutes = terms['automatic_expiry_period'] ?? (automatic ? undefined : 0);
  if (!isMinutes(automaticExpiryMinutes, automatic ? 12 : 0))
    throw wrong('payment.capture_options', 'The automatic expiry period must be 12 to 7200 minutes.');
  const manualExpiryMinutes =
    terms['manual_expiry_period'] ?? Math.max(automaticExpiryMinutes, usualTerms.manualExpiryMinutes);
  if (!isMinutes(manualExpiryMinutes, Math.max(12, automaticExpiryMinutes)))
    throw wrong(
      'payment.capture_options',
      'The manual expiry period must be 12 to 7200 minutes and no shorter than the automatic one.',
    );
  return { automatic, automaticExpiryMinutes, manualExpiryMinutes };
}

function isMinutes(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 7_200;
}

function refuseExtra(fields: Record<string, unknown>, known: readonly string[], step: string): void {
  const extra = Object.keys(fields).filter((field) => !known.includes(field));
  if (extra.length === 0) return;
  throw refused(`${extra.join(', ')} is/are not required and should not be sent`, {
    field: extra[0] ?? null,
    step,
    reason: 'extra_field_sent',
  });
}

function wrong(field: string, description: string): GatewayProblem {
  return refused(description, { field });
}
