import type { EventSubject } from './register.ts';
import type { RegisterState, Delivery, DeliveryStatus, WebhookSettings } from './register-state.ts';
import type { Behaviour } from './scenarios.ts';
import { signBytes, signEvent } from './webhook-bytes.ts';

const hourMs = 3_600_000;
/** A webhook that failed this long since an event is disabled, and the event given up (rule RAZORPAY-7). */
const givesUpAfterMs = 24 * hourMs;
/** The gateway publishes no schedule, only that it is exponential: 10 s, 20 s, 40 s … */
const firstRetryMs = 10_000;
const keptDeliveries = 1_000;

/** Writes an event down for delivery, with the bytes and the signature of this moment. */
export function queueEvent(
  state: RegisterState,
  at: { nowMs: number; newEventId: () => string; anywhere: boolean },
  event: string,
  subject: EventSubject,
  twist: Behaviour['webhooks'],
): void {
  const { webhooks } = state;
  const nowSeconds = Math.floor(at.nowMs / 1000);
  const signed = signEvent(event, subject, { secret: webhooks.secret, nowSeconds, twist });
  const { status, copies } = planOf(webhooks, twist === 'none', at.anywhere);
  state.deliveries.push({
    eventId: at.newEventId(),
    event,
    orderId: subject.order.id,
    ...signed,
    status,
    copies,
    createdAtMs: at.nowMs,
    dueAtMs: at.nowMs,
    replies: [],
  });
  forgetOldest(state);
}

/** What one sending met. Not acknowledged: due again later, or given up after 24 hours, which disables the webhook. */
export function noteReply(
  state: RegisterState,
  delivery: Delivery,
  reply: number | null,
  nowMs: number,
): void {
  delivery.replies.push(reply);
  if (reply !== null && reply >= 200 && reply < 300) {
    delivery.status = 'delivered';
    return;
  }
  delivery.dueAtMs = nowMs + firstRetryMs * 2 ** (delivery.replies.length - 1);
  if (delivery.dueAtMs <= delivery.createdAtMs + givesUpAfterMs) return;
  delivery.dueAtMs = delivery.createdAtMs + givesUpAfterMs;
  if (nowMs < delivery.dueAtMs) return;
  delivery.status = 'gave_up';
  state.webhooks.disabledAtMs ??= nowMs;
}

export function dueDeliveries(state: RegisterState, nowMs: number): Delivery[] {
  if (state.webhooks.disabledAtMs !== null) return [];
  return state.deliveries.filter((one) => one.status === 'waiting' && one.dueAtMs <= nowMs);
}

export function nextDeliveryMs(state: RegisterState): number | null {
  if (state.webhooks.disabledAtMs !== null) return null;
  const moments = state.deliveries.filter((one) => one.status === 'waiting').map((one) => one.dueAtMs);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** What the merchant's dashboard offers: events nobody acknowledged are sent again, signed with the present secret. Says how many. */
export function replayUndelivered(state: RegisterState, nowMs: number): number {
  const lost = state.deliveries.filter((one) => one.status !== 'delivered');
  for (const delivery of lost)
    Object.assign(delivery, {
      status: 'waiting',
      createdAtMs: nowMs,
      dueAtMs: nowMs,
      signature: signBytes(delivery.body, state.webhooks.secret),
      replies: [],
    });
  state.webhooks.disabledAtMs = null;
  return lost.length;
}

function planOf(
  webhooks: WebhookSettings,
  none: boolean,
  anywhere: boolean,
): { status: DeliveryStatus; copies: number } {
  if (none) return { status: 'dropped', copies: 1 };
  if (!anywhere) return { status: 'nowhere', copies: 1 };
  if (webhooks.disabledAtMs !== null) return { status: 'gave_up', copies: 1 };
  const { mode, copies } = webhooks;
  if (webhooks.eventsLeft !== null && mode !== 'send') {
    webhooks.eventsLeft -= 1;
    if (webhooks.eventsLeft <= 0) Object.assign(webhooks, { mode: 'send', eventsLeft: null });
  }
  if (mode === 'hold') return { status: 'held', copies: 1 };
  if (mode === 'drop') return { status: 'dropped', copies: 1 };
  return { status: 'waiting', copies: mode === 'duplicate' ? copies : 1 };
}

function forgetOldest(state: RegisterState): void {
  if (state.deliveries.length <= keptDeliveries) return;
  const index = state.deliveries.findIndex((one) => one.status !== 'waiting' && one.status !== 'held');
  if (index >= 0) state.deliveries.splice(index, 1);
}
