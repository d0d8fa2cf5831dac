import { randomBytes } from 'node:crypto';
import type { Sealing } from '#server/platform/sealing.ts';
import type { WebhookKey, WebhookRow } from './webhook-store.ts';

const secretBytes = 32;

/** A new signing secret, in the form of the standard: 256 random bits. */
export const newSigningSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

/** What a sealed secret is closed for. */
export const sealedFor = ({ orgId, webhookId }: WebhookKey): string => `webhook ${orgId} ${webhookId}`;

/** The secrets that sign at `now`: the present one, and the one before while it still does. Empty where they do not open. */
export function secretsOf(sealing: Sealing, webhook: WebhookRow, now: Date): string[] {
  const { secret, previousSecret, previousUntil } = webhook;
  const isBoth = previousSecret !== null && previousUntil !== null && previousUntil > now;
  return [secret, ...(isBoth ? [previousSecret] : [])]
    .map((sealed) => sealing.open(sealed, sealedFor(webhook)))
    .filter((opened) => opened !== null);
}
