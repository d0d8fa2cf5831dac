import { processWebhook } from '#server/billing/process-webhook.ts';
import type { AskGatewayParts } from '#server/billing/read-from-gateway.ts';
import { findOutcome, findSetAside, takeBack } from '#server/billing/webhook-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';

const shown = 500;

/** Signed webhooks that could not be processed and wait for the operator, the newest first (rule RAZORPAY-13). */
export async function listWebhooksSetAside({ database }: Pick<Parts, 'database'>): Promise<{
  webhooks: { eventId: string; receivedAt: string; reason: string }[];
}> {
  const found = await database.read((tx) => findSetAside(tx, shown));
  return { webhooks: found.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })) };
}

/**
 * Processes a webhook that was set aside once more and gives what it came to, which may be set aside again; the reason goes into the audit
 * log. Throws Refusal `not_found` when none of that id is set aside, UpstreamError; it is then tried again like a new one.
 */
export async function retryWebhook(
  parts: AskGatewayParts,
  { eventId, reason }: { eventId: string; reason: string },
): Promise<{ outcome: string }> {
  await parts.database.transaction(async (tx) => {
    if (!(await takeBack(tx, eventId))) throw new Refusal('not_found');
    const detail = { eventId, reason };
    await parts.audit(tx, { kind: 'webhook_retried', actor: 'operator', uid: null, detail });
  });
  await processWebhook(parts, eventId);
  const outcome = await parts.database.read((tx) => findOutcome(tx, eventId));
  return { outcome: outcome ?? 'it waits to be processed' };
}
