import { createHmac } from 'node:crypto';
import type { EventSubject } from './register.ts';
import { onTheWire } from './entities.ts';
import type { Behaviour } from './scenarios.ts';
import { standInKeys } from './stand-in-keys.ts';

type SignedEvent = { body: string; signature: string };

type EntityName = 'order' | 'payment' | 'refund' | 'dispute';

/** What an event tells, in the order of `contains`; its payment alone when it is not here. */
const contents: Readonly<Record<string, readonly EntityName[]>> = {
  'order.paid': ['payment', 'order'],
  'refund.created': ['refund', 'payment'],
  'refund.processed': ['refund', 'payment'],
  'refund.failed': ['refund', 'payment'],
};

/** The bytes of an event, signed. They hold the entities as they are now, written as the gateway writes them (rule RAZORPAY-7). */
export function signEvent(
  event: string,
  subject: EventSubject,
  about: { secret: string; nowSeconds: number; twist: Behaviour['webhooks'] },
): SignedEvent {
  const contains = event.startsWith('payment.dispute.')
    ? (['payment', 'dispute'] as const)
    : (contents[event] ?? ['payment']);
  const payload = Object.fromEntries(
    contains.map((name) => [name, { entity: asToldBy(event, name, subject) }]),
  );
  const envelope = {
    entity: 'event',
    account_id: about.twist === 'other_account' ? 'acc_SomebodyElse01' : standInKeys.accountId,
    event,
    contains,
    payload,
    created_at: about.nowSeconds,
    ...(subject.padBytes === undefined ? {} : { padding: 'x'.repeat(subject.padBytes) }),
    ...(about.twist === 'extra_fields'
      ? { delivered_via: 'https://localhost/', trace: { hops: [1, 2] } }
      : {}),
  };
  const body = gatewayJson(envelope);
  const signature = signBytes(body, signingSecret(about.secret, about.twist));
  return about.twist === 'changed_byte'
    ? { body: body.replace('"INR"', '"INQ"'), signature }
    : { body, signature };
}

/** JSON with escaped slashes and no character outside ASCII: the same value as plain JSON, other bytes. */
export function gatewayJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(
      /[\u0080-\uffff]/g,
      (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

export function signBytes(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** What the checkout's handler is given: proof that this gateway knows the pair. */
export function signPair(orderId: string, paymentId: string): string {
  return createHmac('sha256', standInKeys.keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

function signingSecret(secret: string, twist: Behaviour['webhooks']): string {
  if (twist === 'wrong_secret') return 'a-secret-nobody-was-told';
  return twist === 'live' ? 'the-live-modes-own-secret' : secret;
}

/** The documented oddities: payment.authorized may already say captured, and order.paid writes "" for null errors. */
function asToldBy(event: string, name: EntityName, subject: EventSubject): Record<string, unknown> {
  const entity = onTheWire(subject[name] ?? {});
  if (name !== 'payment') return entity;
  if (event === 'payment.authorized') entity['captured'] = true;
  if (event === 'order.paid')
    for (const key of Object.keys(entity))
      if (key.startsWith('error_') && entity[key] === null) entity[key] = '';
  return entity;
}
