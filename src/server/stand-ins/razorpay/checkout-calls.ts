import type { Register } from './register.ts';
import { type Answer, fieldsOf, ok, type Route } from './calls.ts';
import type { PaymentEntity } from './entities.ts';
import { GatewayProblem, refused, unknownId } from './gateway-problem.ts';
import { type Payer, someone } from './payment-facts.ts';
import { readNotes } from './request-rules.ts';
import { standInKeys } from './stand-in-keys.ts';
import { type Instrument, type Outcome, workingCard } from './test-instruments.ts';
import { signPair } from './webhook-bytes.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** The calls of the payment dialog. */
export function checkoutRoutes(register: Register, sender: WebhookSender): Route[] {
  return [
    { method: 'POST', path: /^\/checkout\/preview$/, run: ({ body }) => preview(register, fieldsOf(body)) },
    {
      method: 'POST',
      path: /^\/checkout\/pay$/,
      run: ({ body }) => payByDialog(register, sender, fieldsOf(body)),
    },
  ];
}

/** What the page's handler is given on success. */
function handlerFields(register: Register, payment: PaymentEntity): Record<string, string> {
  const forged = register.behaviour(register.order(payment.order_id)).handler === 'wrong_signature';
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: signPair(payment.order_id, forged ? `${payment.id}0` : payment.id),
  };
}

/** A customer pays without a browser. Says what the page would have heard; a failure is an answer too. */
export function payWithoutBrowser(register: Register, orderId: string, outcome: Outcome | undefined): Answer {
  const payment = register.pay(orderId, workingCard, someone, outcome);
  if (payment.status === 'failed')
    return ok({ status: 'failed', razorpay_payment_id: payment.id, error: failureTold(payment).detail });
  const refundedAtOnce = payment.status === 'refunded';
  return ok({ status: refundedAtOnce ? 'authorized' : payment.status, ...handlerFields(register, payment) });
}

function preview(register: Register, fields: Record<string, unknown>): Answer {
  const { id, amount, currency, status } = payableOrder(register, fields);
  const asked = fields['amount'];
  if ((asked !== undefined && Number(asked) !== amount) || (fields['currency'] ?? currency) !== currency)
    throw refused('The amount or the currency is not that of the order.', {
      reason: 'order_amount_mismatch',
    });
  return ok({ order: { id, amount, currency, status } });
}

async function payByDialog(
  register: Register,
  sender: WebhookSender,
  fields: Record<string, unknown>,
): Promise<Answer> {
  const order = payableOrder(register, fields);
  const { handler } = register.behaviour(register.order(order.id));
  const payment = register.pay(order.id, readInstrument(fields), readPayer(fields));
  if (handler === 'after_webhooks') await sender.sendDue();
  if (payment.status === 'failed') throw failureTold(payment);
  if (payment.status === 'created') return { status: 0, body: null, silent: true };
  const status = payment.captured ? 'captured' : 'authorized';
  return { ...ok({ status, ...handlerFields(register, payment) }), lost: handler === 'lost' };
}

function payableOrder(register: Register, fields: Record<string, unknown>) {
  const { key_id: keyId, order_id: orderId } = fields;
  if (keyId !== standInKeys.keyId || typeof orderId !== 'string') throw unknownId();
  return register.order(orderId).entity;
}

function readInstrument(fields: Record<string, unknown>): Instrument {
  const { method, card, vpa } = fields;
  if (method === 'upi' && typeof vpa === 'string' && vpa.length <= 100) return { method, vpa };
  const number = method === 'card' ? fieldsOf(card)['number'] : undefined;
  if (method === 'card' && typeof number === 'string' && number.length <= 40) return { method, number };
  throw refused('The payment method is missing or unknown.', { field: 'method' });
}

function readPayer(fields: Record<string, unknown>): Payer {
  const text = (value: unknown, otherwise: string) =>
    typeof value === 'string' && value !== '' && value.length <= 254 ? value : otherwise;
  return {
    email: text(fields['email'], someone.email),
    contact: text(fields['contact'], someone.contact),
    notes: readNotes(fields['notes']),
  };
}

function failureTold(payment: PaymentEntity): GatewayProblem {
  return new GatewayProblem(400, {
    code: payment.error_code ?? '',
    description: payment.error_description ?? '',
    source: payment.error_source ?? '',
    step: payment.error_step ?? '',
    reason: payment.error_reason ?? '',
    metadata: { order_id: payment.order_id, payment_id: payment.id },
  });
}
