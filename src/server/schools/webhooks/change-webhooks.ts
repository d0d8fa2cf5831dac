import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { webhookLimits, type WebhookTerms } from '#contract/schools/webhooks.ts';
import { hourMs } from '#contract/time.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertSchoolTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { lockForMember } from '../members/lock-for-member.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember } from '../school-parts.ts';
import { mayBeCalled } from '#server/platform/outgoing/reach.ts';
import type { WebhookParts } from './webhook-parts.ts';
import { newSigningSecret, sealedFor } from './webhook-secret.ts';
import {
  deleteWebhook,
  insertWebhook,
  lockWebhook,
  replaceSecret,
  setState,
  updateWebhook,
  type WebhookKey,
  type WebhookRow,
} from './webhook-store.ts';

type Of = { webhookId: string };

/** Adds a webhook and tells its secret, once. Throws Refusal `webhook_address_unfit`, `school_limit_reached`. */
export async function addWebhook(
  parts: WebhookParts,
  member: ActingMember,
  terms: WebhookTerms,
): Promise<{ webhookId: string; secret: string }> {
  const { orgId } = member;
  requireFit(parts, terms);
  const webhookId = randomId('whk_');
  const secret = newSigningSecret();
  const what = { webhookId, kind: 'webhook_added', detail: detailOf(terms) } as const;
  await inSchool(parts, member, what, async (tx, now) => {
    await lockForMember(tx, member);
    const sealed = parts.sealing.seal(secret, sealedFor({ orgId, webhookId }));
    if (!(await insertWebhook(tx, { orgId, webhookId, ...terms, secret: sealed, now })))
      throw new Refusal('school_limit_reached');
  });
  return { webhookId, secret };
}

/** Changes address, description and events. Throws Refusal `webhook_address_unfit`, `not_found`, `changed_meanwhile`. */
export async function changeWebhook(
  parts: WebhookParts,
  member: ActingMember,
  { webhookId, revision, ...terms }: Of & WebhookTerms & { revision: number },
): Promise<void> {
  requireFit(parts, terms);
  const key = { orgId: member.orgId, webhookId };
  await inSchool(
    parts,
    member,
    { webhookId, kind: 'webhook_changed', detail: detailOf(terms) },
    async (tx, now) => {
      const found = await lockWebhook(tx, key);
      if (!found) throw new Refusal('not_found');
      if (!(await updateWebhook(tx, { ...key, ...terms, revision }))) throw new Refusal('changed_meanwhile');
      await noteWebhook(tx, key, { revision: revision + 1, state: found.state }, now);
    },
  );
}

/** Switches a webhook on or off; what waits for one that goes off is given up. Throws Refusal `not_found`; as it stands already, nothing is changed. */
export async function switchWebhook(
  parts: WebhookParts,
  member: ActingMember,
  { webhookId, isOn }: Of & { isOn: boolean },
): Promise<void> {
  const key = { orgId: member.orgId, webhookId };
  const kind = isOn ? 'webhook_switched_on' : 'webhook_switched_off';
  const state = isOn ? 'active' : 'off';
  await inSchool(parts, member, { webhookId, kind }, async (tx, now) => {
    const found = await lockWebhook(tx, key);
    if (!found) throw new Refusal('not_found');
    if (!(await setState(tx, key, state))) return false;
    await noteWebhook(tx, key, { ...found, state }, now);
  });
}

/** Makes another secret and tells it, once; the one before signs beside it for a day. Throws Refusal `not_found`. */
export async function rotateSecret(
  parts: WebhookParts,
  member: ActingMember,
  { webhookId }: Of,
): Promise<{ secret: string; previousUntil: string }> {
  const key = { orgId: member.orgId, webhookId };
  const secret = newSigningSecret();
  const sealed = parts.sealing.seal(secret, sealedFor(key));
  const previousUntil = new Date(parts.clock.now().getTime() + webhookLimits.overlapHours * hourMs);
  await inSchool(parts, member, { webhookId, kind: 'webhook_secret_rotated' }, async (tx) => {
    if (!(await replaceSecret(tx, key, { secret: sealed, previousUntil }))) throw new Refusal('not_found');
  });
  return { secret, previousUntil: previousUntil.toISOString() };
}

/** Removes a webhook with its messages. Throws Refusal `not_found`. */
export async function removeWebhook(
  parts: WebhookParts,
  member: ActingMember,
  { webhookId }: Of,
): Promise<void> {
  const key = { orgId: member.orgId, webhookId };
  await inSchool(parts, member, { webhookId, kind: 'webhook_removed' }, async (tx, now) => {
    await lockWebhook(tx, key);
    if (!(await deleteWebhook(tx, key))) throw new Refusal('not_found');
    await noteWebhook(tx, key, null, now);
  });
}

/** Keeps outside the database which of its addresses a webhook has and whether it is on, or that it was removed (rule ERASE-5). */
async function noteWebhook(
  tx: Tx,
  { orgId, webhookId: id }: WebhookKey,
  row: Pick<WebhookRow, 'revision' | 'state'> | null,
  at: Date,
): Promise<void> {
  const stands = row ? [String(row.revision), row.state] : [];
  await insertSchoolTombstone(tx, 'school_webhook', { orgId, id, stands, at });
}

function requireFit(parts: WebhookParts, { url }: WebhookTerms): void {
  if (!mayBeCalled(url, parts)) throw new Refusal('webhook_address_unfit');
}

/** The host alone: what else stands in an address may be a secret of its receiver. */
const detailOf = ({ url, events }: WebhookTerms) => ({ host: new URL(url).host, events: events.length });

/** Changes something of a webhook with its line in the log, unless `change` says that nothing was. */
async function inSchool(
  { database, clock }: WebhookParts,
  { orgId, memberId }: ActingMember,
  {
    webhookId: subject,
    kind,
    detail = {},
  }: Of & { kind: SchoolAuditKind; detail?: Record<string, string | number> },
  change: (tx: Tx, now: Date) => Promise<boolean | void>,
): Promise<void> {
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    if ((await change(tx, now)) === false) return;
    await auditSchool(tx, { orgId, actor: 'member', memberId, kind, subject, detail, now });
  });
}
