import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { webhookTest } from '#contract/schools/webhooks.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findDelivery, insertTest, sendAnew } from './delivery-store.ts';
import { payloadOf, webhookChannel } from './tell-school.ts';
import { lockWebhook, type WebhookRow } from './webhook-store.ts';

type Parts = Pick<SchoolParts, 'database' | 'clock'>;
type Of = { webhookId: string };
type Line = { kind: SchoolAuditKind; detail: Record<string, string | number> };

/** Sends a message that only says it is a test, once, to a webhook that is on or off. Throws Refusal `not_found`. */
export async function testWebhook(
  parts: Parts,
  member: ActingMember,
  of: Of,
): Promise<{ deliveryId: string }> {
  const deliveryId = randomId('msg_');
  await onWebhook(parts, member, of, async (tx, { orgId, webhookId }, now) => {
    const payload = payloadOf(webhookTest, { webhookId }, now);
    await insertTest(tx, { orgId, webhookId, deliveryId, payload, now });
    return { kind: 'webhook_tested', detail: {} };
  });
  return { deliveryId };
}

/** Sends a message that is over again, under its id. Throws Refusal `not_found`, `webhook_is_off`, `changed_meanwhile` while it waits. */
export async function resendDelivery(
  parts: Parts,
  member: ActingMember,
  { webhookId, deliveryId }: Of & { deliveryId: string },
): Promise<void> {
  await onWebhook(parts, member, { webhookId }, async (tx, webhook, now) => {
    const { orgId } = webhook;
    const message = await findDelivery(tx, { orgId, deliveryId });
    if (message?.webhookId !== webhookId) throw new Refusal('not_found');
    if (message.event !== webhookTest) requireOn(webhook);
    if ((await sendAnew(tx, webhook, { deliveryId }, now)) === 0) throw new Refusal('changed_meanwhile');
    return { kind: 'webhook_resent', detail: { messages: 1 } };
  });
}

/** Sends again, under their ids, all messages from a time on that were given up; how many. Throws Refusal `not_found`, `webhook_is_off`. */
export async function resendDead(
  parts: Parts,
  member: ActingMember,
  { webhookId, since }: Of & { since: string },
): Promise<{ messages: number }> {
  let messages = 0;
  await onWebhook(parts, member, { webhookId }, async (tx, webhook, now) => {
    requireOn(webhook);
    messages = await sendAnew(tx, webhook, { deadSince: new Date(since) }, now);
    return { kind: 'webhook_resent', detail: { messages, since } };
  });
  return { messages };
}

function requireOn({ state }: WebhookRow): void {
  if (state !== 'active') throw new Refusal('webhook_is_off');
}

async function onWebhook(
  { database, clock }: Parts,
  { orgId, memberId }: ActingMember,
  { webhookId }: Of,
  work: (tx: Tx, webhook: WebhookRow, now: Date) => Promise<Line>,
): Promise<void> {
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const webhook = await lockWebhook(tx, { orgId, webhookId });
    if (!webhook) throw new Refusal('not_found');
    const line = await work(tx, webhook, now);
    await auditSchool(tx, { orgId, actor: 'member', memberId, subject: webhookId, now, ...line });
    await notify(tx, webhookChannel, orgId);
  });
}
