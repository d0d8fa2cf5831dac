import { isGivenUp, nextTryAt } from '#core/schools/webhook-tries.ts';
import { webhookLimits, webhookTest } from '#contract/schools/webhooks.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { auditSchool } from '../school-audit.ts';
import { type Answered, callReceiver } from './call-receiver.ts';
import {
  beginTry,
  type DeliveryRow,
  type DueDelivery,
  endTry,
  findDelivery,
  waitForRest,
} from './delivery-store.ts';
import { mailSwitchedOff } from './mail-switched-off.ts';
import { secretsOf } from './webhook-secret.ts';
import type { WebhookParts } from './webhook-parts.ts';
import { findWebhook, lockWebhook, noteHealth, setState, type WebhookRow } from './webhook-store.ts';

/** Shorter than the first pause of a message. */
const restMs = 30_000;
/** A receiver that took nothing is left alone for half a minute, so that one that hangs does not keep others waiting. */
const restOf = (now: Date): Date => new Date(now.getTime() + restMs);

/**
 * Makes the next try of a message (rule SCHOOL-81). However often it is asked for, that try is made once: at least once in all, under the same id and with the same
 * bytes, since a process may die after the receiver took it.
 */
export async function deliverWebhook(parts: WebhookParts, due: DueDelivery): Promise<void> {
  const { database, clock, metrics } = parts;
  const begun = await withinOrganisation(database, due.orgId, (tx) => begin(tx, due, clock.now()));
  if (!begun) return;
  const answered = await send(parts, begun);
  const isTaken = answered.status !== null && answered.status >= 200 && answered.status < 300;
  const ended = await withinOrganisation(database, due.orgId, (tx) =>
    end(tx, parts, begun, { ...answered, isTaken }),
  );
  metrics.count('hotseat_school_webhooks_total', { delivery: ended });
}

type Begun = { message: DeliveryRow; webhook: WebhookRow };

async function begin(tx: Tx, due: DueDelivery, now: Date): Promise<Begun | null> {
  if (!(await beginTry(tx, due, now))) {
    await waitForRest(tx, due, now);
    return null;
  }
  const message = await findDelivery(tx, due);
  const webhook = message && (await findWebhook(tx, message));
  return webhook ? { message, webhook } : null;
}

async function send(parts: WebhookParts, { message, webhook }: Begun): Promise<Answered> {
  const now = parts.clock.now();
  const secrets = secretsOf(parts.sealing, webhook, now);
  if (secrets.length === 0) return { result: 'secret_lost', status: null, durationMs: 0, answer: '' };
  const { Webhook } = await import('standardwebhooks');
  const { deliveryId, payload } = message;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Hotseat-Webhooks/1',
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(deliveryId, now, payload))
      .join(' '),
  };
  return callReceiver(webhook.url, { headers, body: payload }, parts);
}

async function end(
  tx: Tx,
  parts: WebhookParts,
  { message, webhook: { orgId, webhookId } }: Begun,
  ended: Answered & { isTaken: boolean },
): Promise<'delivered' | 'failed' | 'given_up'> {
  const now = parts.clock.now();
  // Before the message: whoever switches a webhook off holds it first too.
  if (!(await lockWebhook(tx, { orgId, webhookId }))) return ended.isTaken ? 'delivered' : 'given_up';
  const { tries: number, lastTry } = message;
  const inRound = number - (lastTry - webhookLimits.tries);
  const nextAt = ended.isTaken ? null : nextTryAt(inRound, now, Math.random());
  await endTry(tx, message, { ...ended, number, nextAt });
  const isTest = message.event === webhookTest;
  if (ended.isTaken) await noteHealth(tx, { orgId, webhookId }, { now, restsUntil: null });
  else if (!isTest) await failed(tx, parts, { orgId, webhookId }, now);
  if (ended.isTaken) return 'delivered';
  return nextAt === null ? 'given_up' : 'failed';
}

/** Notes that a webhook took nothing, and switches it off when it has taken nothing for days (rule SCHOOL-82). */
async function failed(
  tx: Tx,
  parts: WebhookParts,
  key: { orgId: string; webhookId: string },
  now: Date,
): Promise<void> {
  const webhook = await noteHealth(tx, key, { now, restsUntil: restOf(now) });
  if (webhook?.state !== 'active' || !webhook.failingSince || !isGivenUp(webhook.failingSince, now)) return;
  if (!(await setState(tx, key, 'failed'))) return;
  const { orgId, webhookId: subject } = key;
  await auditSchool(tx, { orgId, actor: 'service', kind: 'webhook_given_up', subject, now });
  await mailSwitchedOff(tx, parts, webhook, now);
}
