import type { DecisionStatus } from '#contract/schools/states.ts';
import { type WebhookEvent, webhookVersion } from '#contract/schools/webhooks.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import { insertMessages } from './delivery-store.ts';

/** Told when messages were written, so that they are sent at once. */
export const webhookChannel = 'school_webhooks';

type SatBy = { applicantId: string | null; invitationId: string | null; sittingId: string };

/** What each event says: ids, times and states. Whatever else a receiver wants it reads for itself, with its own rights (rule SCHOOL-80). */
type Told = {
  'applicant.invited': {
    applicantId: string;
    invitationId: string;
    scenarioId: string;
    version: number;
    deadlineAt: string;
  };
  'invitation.bounced': { applicantId: string; invitationId: string };
  'sitting.started': SatBy;
  'sitting.recorded': SatBy;
  'review.submitted': { reviewId: string; sittingId: string };
  'decision.made': { applicantId: string; decisionId: string; state: DecisionStatus };
  'applicant.withdrew': { applicantId: string; invitationId: string };
  'export.ready': { jobId: string; kind: string; expiresAt: string };
};
export type SchoolNews = { [E in WebhookEvent]: { event: E; data: Told[E] } }[WebhookEvent];

/**
 * Writes what happened in a school for each of its webhooks that asked for it, in the transaction in which it happens: it is told if that commits, and only then
 * (rule SCHOOL-80). `now` is when it happened.
 */
export async function tellSchool(
  tx: Tx,
  { orgId, now }: { orgId: string; now: Date },
  ...news: readonly SchoolNews[]
): Promise<void> {
  if (news.length === 0) return;
  const messages = news.map(({ event, data }) => ({ event, payload: payloadOf(event, data, now) }));
  if ((await insertMessages(tx, orgId, messages, now)) > 0) await notify(tx, webhookChannel, orgId);
}

/** The bytes of a message: what they say stays the same at every try. */
export const payloadOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, version: webhookVersion, timestamp: now.toISOString(), data });
