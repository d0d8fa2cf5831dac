import type { ReplyOf } from '#contract/endpoints.ts';
import type { Delivery, DeliveryState, TryResult } from '#contract/schools/webhooks.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { type DeliveryRow, findDeliveryWithTries, listDeliveryRows } from './delivery-store.ts';
import { findWebhook, listWebhookRows } from './webhook-store.ts';

type Parts = Pick<SchoolParts, 'database' | 'clock'>;
type Of = { webhookId: string };

/** The webhooks of a school with how they fare, oldest first. */
export async function listWebhooks(
  { database, clock }: Parts,
  { orgId }: ActingMember,
): Promise<ReplyOf<'listWebhooks'>> {
  const rows = await withinOrganisation(database, orgId, (tx) => listWebhookRows(tx, orgId));
  const now = clock.now();
  return {
    webhooks: rows.map(({ row, waiting, dead }) => ({
      webhookId: row.webhookId,
      url: row.url,
      description: row.description,
      events: row.events,
      state: row.state,
      revision: row.revision,
      createdAt: row.createdAt.toISOString(),
      previousUntil: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
      failingSince: row.failingSince?.toISOString() ?? null,
      lastTakenAt: row.lastTakenAt?.toISOString() ?? null,
      waiting,
      dead,
    })),
  };
}

/** A page of a webhook's messages, newest first. Throws Refusal `not_found`. */
export async function listDeliveries(
  { database }: Parts,
  { orgId }: ActingMember,
  { webhookId, ...page }: Of & { before?: string | undefined; state?: DeliveryState | undefined },
): Promise<ReplyOf<'listDeliveries'>> {
  return withinOrganisation(database, orgId, async (tx) => {
    if (!(await findWebhook(tx, { orgId, webhookId }))) throw new Refusal('not_found');
    const { rows, more } = await listDeliveryRows(tx, { orgId, webhookId }, page);
    return { deliveries: rows.map(({ row, last }) => deliveryShown(row, last)), more };
  });
}

/** A message as it is sent, with its tries. Throws Refusal `not_found`. */
export async function readDelivery(
  { database }: Parts,
  { orgId }: ActingMember,
  { webhookId, deliveryId }: Of & { deliveryId: string },
): Promise<ReplyOf<'readDelivery'>> {
  return withinOrganisation(database, orgId, async (tx) => {
    const found = await findDeliveryWithTries(tx, { orgId, deliveryId });
    if (found?.row.webhookId !== webhookId) throw new Refusal('not_found');
    const { row, tries } = found;
    const attempts = tries.map(({ number, at, result, status, durationMs, answer }) => {
      return { number, at: at.toISOString(), result, status, durationMs, answer };
    });
    return { ...deliveryShown(row, tries.at(-1) ?? null), payload: row.payload, attempts };
  });
}

const deliveryShown = (
  { deliveryId, event, state, createdAt, tries, nextAt }: DeliveryRow,
  last: { result: TryResult | null; status: number | null } | null,
): Delivery => ({
  deliveryId,
  event,
  state,
  createdAt: createdAt.toISOString(),
  tries,
  last: last?.result ? { result: last.result, status: last.status } : null,
  nextAt: nextAt?.toISOString() ?? null,
});
